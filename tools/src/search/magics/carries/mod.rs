//! A search for magics that use carries into the key. Such keys may have fewer bits than there are relevant squares,
//! since some occupancies with equal attack sets then have equal keys. And squares may share keys that they cannot share
//! without carries.
//!
//! Without carries no key has fewer bits: `magic::minimal` of the compiler proves that sums of windows never collide
//! harmlessly. Carries from below the key decide which occupancies collide, so windows reach further down here. For one
//! square they reach the lowest bit of the magic, and the search is complete. The magics of several squares must agree
//! in all bits of their windows, so these reach only a few bits further down, and the magics are tried on all
//! occupancies at the end.
//!
//! Squares are decided one after another, from high numbers down: there only the lowest bits of the magic reach the key,
//! so few bits are open. After each square the keys of all occupancies of the squares so far are known, carries
//! included. If two occupancies with different attack sets collide, the branch ends.
//!
//! Few beginnings lead far, but one that leads far once does so again. Therefore many beginnings are drawn at random and
//! searched for a while. The best quarter is searched for longer, and so on, and the best few are continued by one more
//! square: successive halving, square by square.
//!
//! - `start`: the bits of a magic that are set before the search; `order`: the order in which squares are decided
//! - `walk`: beginnings, and the search from them

mod order;
mod start;
mod walk;

use quadrille_codegen::model::least_rotated;
use quadrille_codegen::random::SplitMix64;
use quadrille_codegen::solve::sliders::magic::windows::Windows;

use super::cheapest::Members;
use super::shared_key::{SharedKey, rotated_image};
use super::square_class::{Class, Member};
use order::SearchOrder;
use start::Start;
use walk::Walk;

/// The greatest number of bits below the key that windows of several squares reach.
const MOST_GUARDS: u64 = 8;

/// Searches for magics by which some members share a key of `key_bits` bits, until `effort` nodes have been visited.
/// If it finds none, that proves nothing.
pub fn search(
    class: &Class,
    members: Members,
    key_bits: u32,
    effort: u64,
    seed: u64,
) -> Option<SharedKey> {
    let mut random = SplitMix64::new(seed);
    let chosen = class.shape.chosen(members).map(|member| &class.shape.members[member]);
    let members: Vec<&Member> = chosen.collect();
    let rotations = members.iter().map(|member| Some(least_rotated(&member.images[0])?.0));
    let rotations: Vec<u32> = rotations.collect::<Option<_>>()?;
    let mut spent = 0;
    while spent < effort {
        let image = |(member, &by): (&&Member, &u32)| {
            let image = random.word() as usize % member.images.len();
            rotated_image(member, image, by)
        };
        let images: Vec<Vec<u8>> = members.iter().zip(&rotations).map(image).collect();
        let guards = if members.len() == 1 { 64 } else { 1 + random.word() % MOST_GUARDS };
        // A round counts even if it searches nothing, as with windows cut off at the word's end: otherwise the loop would
        // not end.
        spent += 1;
        let window = (u64::from(key_bits) + guards).min(64) as u32;
        let start = match random.word() % 4 {
            0 => Start::Open,
            1 => Start::FarEndSubtracts,
            _ => Start::NearEndOnTop,
        };
        let Some(order) = SearchOrder::new(class, &images, key_bits, window, start) else {
            continue;
        };
        let mut walk = Walk::new(&order, effort - spent, &mut random);
        let found = walk.search();
        spent = effort - walk.left;
        if let Some(magics) = found {
            return Some(SharedKey { key_bits, magics, rotations });
        }
    }
    None
}

/// The unknowns of a window, from its lowest bit; `None` where a bit must be 0.
fn named(window: &[u8]) -> impl Iterator<Item = Option<usize>> {
    window.iter().map(|&unknown| (unknown != Windows::ZERO).then_some(unknown.into()))
}

/// The unknowns of a window. There are at most 64, as they are bits of the first member's magic.
fn unknowns(window: &[u8]) -> u64 {
    named(window).flatten().fold(0, |all, unknown| all | 1 << unknown)
}

#[cfg(test)]
mod tests {
    use quadrille_codegen::model::Board;
    use quadrille_codegen::model::{Leap, Numbering};

    use super::super::shared_key::holds;
    use super::super::square_class::classes;
    use super::*;

    /// With a1 = 0 a bishop on a7 has five relevant squares. The proof that it has no key of four bits assumes that
    /// nothing carries into the key; this search allows carries.
    #[test]
    fn carries_do_what_is_impossible_without_them() {
        let numbering = Numbering::new(Board::new(8, 8).unwrap(), (0..64).collect()).unwrap();
        let classes = classes(&numbering, Leap { m: 1, n: 1 }, &[vec![0, 1, 2, 3]], None);
        let is_a7 = |member: &Member| member.rays.square.0 == 48;
        let member = |class: &Class| class.shape.members.iter().position(is_a7);
        let (class, member) = classes.iter().find_map(|it| Some((it, member(it)?))).unwrap();
        assert_eq!(class.relevant_bits(), 5);
        let found = search(class, 1 << member, 4, 20_000_000, 1).expect("some");
        assert_eq!((found.key_bits, found.rotations.as_slice()), (4, &[0][..]));
        assert!(holds(class, 1 << member, &found));
        // The same seed finds the same magic.
        assert_eq!(search(class, 1 << member, 4, 20_000_000, 1), Some(found));
    }

    /// A search that finds nothing ends once its effort is spent.
    #[test]
    fn a_search_ends() {
        let numbering = Numbering::new(Board::new(8, 8).unwrap(), (0..64).collect()).unwrap();
        let classes = classes(&numbering, Leap { m: 1, n: 1 }, &[vec![0, 1, 2, 3]], None);
        let class = &classes[0];
        assert_eq!(search(class, 1, 2, 20_000, 1), None);
        let all = (1 << class.shape.members.len()) - 1;
        assert_eq!(search(class, all, 5, 20_000, 1), None);
    }
}
