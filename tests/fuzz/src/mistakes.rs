//! Mistakes that people make in descriptions, somewhere at random.

use crate::combine::Parts;
use crate::random::Random;
use crate::{Corpus, mutation};

/// Makes one mistake in a description.
pub fn make(parts: &mut [Parts], corpus: &Corpus, random: &mut Random) {
    let which = random.below(parts.len());
    let Parts { head, keys, .. } = &mut parts[which];
    if keys.is_empty() {
        return;
    }
    let (index, other) = (random.below(keys.len()), random.below(keys.len()));
    match random.below(10) {
        0 => drop(keys.remove(index)),
        1 => keys.push(keys[index].clone()),
        2 => exchange_values(keys, index, other),
        3 => keys[index] = misspelt(&keys[index], random),
        4 => keys[index] = keys[index].replace(['0', '2'], "1"),
        5 => keys[index] = keys[index].replacen(|c| "8xRN".contains(c), "9", 1),
        6 => {
            keys[index] += random.pick(&[" 1", " == 3", " where file", " > a", ": x", " { }", "'"]);
        }
        7 => *head = head.replace("struct", random.pick(&["enum", "struct struct", "", "fn"])),
        _ => mutation::change_text(&mut keys[index], corpus, random),
    }
}

/// Gives two keys each other's values.
fn exchange_values(keys: &mut [String], a: usize, b: usize) {
    let split = |key: &String| key.split_once(": ").map(|(k, v)| (k.to_owned(), v.to_owned()));
    if let (Some((first, one)), Some((second, two))) = (split(&keys[a]), split(&keys[b])) {
        keys[a] = format!("{first}: {two}");
        keys[b] = format!("{second}: {one}");
    }
}

/// One letter too few, or two that are exchanged.
fn misspelt(key: &str, random: &mut Random) -> String {
    let mut characters: Vec<char> = key.chars().collect();
    let index = random.below(characters.len().clamp(1, 12).saturating_sub(1));
    if characters.len() > index + 1 {
        match random.below(2) {
            0 => characters.swap(index, index + 1),
            _ => drop(characters.remove(index)),
        }
    }
    characters.into_iter().collect()
}
