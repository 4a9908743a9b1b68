//! The size of a table after pair replacement, without writing it: Syzygy's files are compressed so.
//!
//! The pair of symbols that is most frequent becomes a symbol of its own, again and again, until no pair is worth its
//! entry in the dictionary (Larsson and Moffat, "Off-line dictionary-based compression", 2000, called RE-PAIR). The
//! symbols that are left cost their entropy, as a good prefix code does. The index of a file's blocks is left out.

use std::collections::HashMap;

/// The most symbols: those of Syzygy's files have twelve bits.
const SYMBOLS: usize = 4095;
/// The symbols that are no pairs.
const BYTES: usize = 256;
/// The size of a pair in the dictionary: two symbols of twelve bits each.
const ENTRY_BYTES: u64 = 3;
/// Pairs that occur less often save no more than their entry takes.
const LEAST: u32 = 8;

/// About how many bytes these take by pair replacement and a prefix code.
///
/// ```
/// use quadrille_tools::index::estimate;
/// assert!(estimate(&[1; 100_000]) < 100);
/// assert!(estimate(b"no pair occurs twice") >= 9);
/// ```
pub fn estimate(bytes: &[u8]) -> u64 {
    let mut text: Vec<u16> = bytes.iter().map(|&byte| byte.into()).collect();
    let (mut symbols, mut least) = (BYTES, u64::MAX);
    loop {
        // Pairs may cost more than they save: then it is as if fewer were replaced.
        let entries = ENTRY_BYTES * (symbols - BYTES) as u64;
        least = least.min(entropy_bytes(&text, symbols) + entries);
        let replaced = best_pairs(&text, symbols);
        if replaced.is_empty() || entries > least {
            return least;
        }
        text = replace(&text, &replaced, symbols);
        symbols += replaced.iter().filter(|pair| pair.is_some()).count();
    }
}

/// The pairs to replace in one pass, by their first symbol: the most frequent, and others that occur half as often
/// and have no symbol in common with it or each other, so that all of them can be replaced at once.
fn best_pairs(text: &[u16], symbols: usize) -> Vec<Option<u16>> {
    let mut counted: Vec<((u16, u16), u32)> = counts(text).into_iter().collect();
    // Of pairs that are as frequent the least comes first, whatever the order of the map was.
    counted.sort_unstable_by_key(|&(pair, count)| (std::cmp::Reverse(count), pair));
    let Some(&(_, most)) = counted.first() else { return Vec::new() };
    if most < LEAST || symbols == SYMBOLS {
        return Vec::new();
    }
    let (mut second, mut is_taken) = (vec![None; symbols], vec![false; symbols]);
    let mut room = SYMBOLS - symbols;
    for ((a, b), _) in counted.into_iter().take_while(|&(_, count)| count >= LEAST.max(most / 2)) {
        if room > 0 && !is_taken[usize::from(a)] && !is_taken[usize::from(b)] {
            (is_taken[usize::from(a)], is_taken[usize::from(b)]) = (true, true);
            second[usize::from(a)] = Some(b);
            room -= 1;
        }
    }
    second
}

/// The number of each pair, without overlaps of a pair with itself: `aaa` has one pair.
fn counts(text: &[u16]) -> HashMap<(u16, u16), u32> {
    let mut counts = HashMap::new();
    let mut overlaps = false;
    for (i, pair) in text.windows(2).enumerate() {
        let is_run = i > 0 && text[i - 1] == pair[0] && pair[0] == pair[1];
        overlaps = is_run && !overlaps;
        if !overlaps {
            *counts.entry((pair[0], pair[1])).or_insert(0) += 1;
        }
    }
    counts
}

/// The text with a new symbol for each of the pairs, in the order of their first symbols.
fn replace(text: &[u16], second: &[Option<u16>], symbols: usize) -> Vec<u16> {
    let mut new = symbols as u16..;
    let name = |second: &Option<u16>| second.and_then(|second| Some((second, new.next()?)));
    let named: Vec<Option<(u16, u16)>> = second.iter().map(name).collect();
    let mut replaced = Vec::with_capacity(text.len());
    let mut rest = text;
    while let [first, others @ ..] = rest {
        match (named[usize::from(*first)], others) {
            (Some((second, new)), [next, others @ ..]) if *next == second => {
                replaced.push(new);
                rest = others;
            }
            _ => {
                replaced.push(*first);
                rest = others;
            }
        }
    }
    replaced
}

/// The size of the symbols, each coded according to its frequency.
fn entropy_bytes(text: &[u16], symbols: usize) -> u64 {
    let mut counts = vec![0_u32; symbols];
    for &symbol in text {
        counts[usize::from(symbol)] += 1;
    }
    let all = f64::from(text.len() as u32);
    let bits = |&count: &u32| f64::from(count) * (all / f64::from(count)).log2();
    let bits: f64 = counts.iter().filter(|&&count| count > 0).map(bits).sum();
    (bits / 8.0).ceil() as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_are_counted_without_overlaps() {
        let counts = counts(&[1, 1, 1, 1, 2, 1, 1, 1, 2]);
        assert_eq!(counts[&(1, 1)], 3);
        assert_eq!(counts[&(1, 2)], 2);
        assert_eq!(counts[&(2, 1)], 1);
    }

    #[test]
    fn pairs_are_replaced_from_the_left() {
        let mut second = vec![None; 4];
        (second[1], second[2]) = (Some(1), Some(3));
        assert_eq!(replace(&[1, 1, 1, 2, 3, 2, 1], &second, 4), [4, 1, 5, 2, 1]);
    }

    #[test]
    fn regular_tables_are_small_and_random_ones_are_not() {
        // The top bits of a multiplicative sequence, which no short pattern repeats.
        let mut random = 1_u64;
        let mut bit = |_| {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (random >> 63) as u8
        };
        let bits: Vec<u8> = (0..80_000).map(&mut bit).collect();
        // A bit each, and nothing to be saved.
        assert!((10_000..10_600).contains(&estimate(&bits)), "{}", estimate(&bits));
        let period: Vec<u8> = (0..80_000).map(|i| bits[i % 500]).collect();
        assert!(estimate(&period) < 700, "{}", estimate(&period));
        assert_eq!(estimate(&[]), 0);
    }
}
