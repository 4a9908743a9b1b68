//! A search for magics that form equal keys, over the bits that keys depend on: their [`Windows`], which the
//! compiler explains.
//!
//! Keys of as many bits as squares are left to the compiler's [`minimal`], which tries all magics. For larger keys all values
//! of the unknowns are tried where these are few. Smaller keys need carries and are left to
//! [`carries`](crate::search::magics::carries).

use std::slice;

use quadrille_codegen::layout::WordSize;
use quadrille_codegen::model::magics::{least_rotated, multiplied_bits};
use quadrille_codegen::solve::sliders::magic::minimal::{Outcome, minimal};
use quadrille_codegen::solve::sliders::magic::windows::Windows;

use crate::search::magics::class::{Class, Member};

/// Magics for some members of a class that form equal keys.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The bits of the key.
    pub key_bits: u32,
    /// A magic for each member.
    pub magics: Vec<u64>,
    /// For each member how far its occupancies are rotated up before the multiplication: of 128-bit words
    /// the upper half.
    pub rotations: Vec<u32>,
}

impl Found {
    /// Magics without rotations.
    pub fn plain(key_bits: u32, magics: Vec<u64>) -> Found {
        let rotations = vec![0; magics.len()];
        Found { key_bits, magics, rotations }
    }

    /// The magics of some of the members that these are for.
    pub fn of(&self, members: u32, some: u32) -> Found {
        let members: Vec<u32> = (0..32).filter(|member| members >> member & 1 != 0).collect();
        let is_chosen = |place: &usize| some >> members[*place] & 1 != 0;
        let chosen: Vec<usize> = (0..members.len()).filter(is_chosen).collect();
        Found {
            key_bits: self.key_bits,
            magics: chosen.iter().map(|&place| self.magics[place]).collect(),
            rotations: chosen.iter().map(|&place| self.rotations[place]).collect(),
        }
    }
}

/// Searches for magics by which some members of a class share a key of so many bits, whichever
/// way they are images of one another, with rotations only where squares of a 128-bit word are told apart by
/// them.
pub fn search(class: &Class, members: u32, key_bits: u32, effort: u64) -> Outcome<Found> {
    if key_bits < class.relevant_bits() {
        return Outcome::Impossible;
    }
    let chosen = class.shape.chosen(members);
    let rotated = chosen.map(|at| rotated_least(&class.shape.members[at]));
    let Some(members) = rotated.collect::<Option<Vec<_>>>() else {
        return Outcome::Impossible;
    };
    let rotations = || members.iter().map(|(rotation, _)| *rotation).collect();
    let members: Vec<&Vec<Vec<u8>>> = members.iter().map(|(_, images)| images).collect();
    // The first member is tried in one way only: what matters is how the others lie relative to it.
    let ways: usize = members[1..].iter().map(|images| images.len()).product();
    let mut outcome = Outcome::Impossible;
    for way in 0..ways {
        let mut rest = way;
        let mut images = vec![&members[0][0][..]];
        for other in &members[1..] {
            images.push(&other[rest % other.len()]);
            rest /= other.len();
        }
        let effort = effort / ways as u64 + 1;
        let tried = if key_bits == class.relevant_bits() && key_bits > 0 {
            // What carries may do is not looked for.
            let mut effort = u32::try_from(effort).unwrap_or(u32::MAX);
            minimal(&images, key_bits as usize, &mut effort)
        } else {
            exhaust(class, &images, key_bits)
        };
        match tried {
            Outcome::Found(magics) => {
                return Outcome::Found(Found { key_bits, magics, rotations: rotations() });
            }
            Outcome::Open => outcome = Outcome::Open,
            Outcome::Impossible => {}
        }
    }
    outcome
}

/// How far a member's occupancies have to be rotated, and its images in bits of what is then multiplied.
fn rotated_least(member: &Member) -> Option<(u32, Vec<Vec<u8>>)> {
    // The images of a member are the same squares in other orders.
    let (rotation, _) = least_rotated(&member.images[0])?;
    let ways = 0..member.images.len();
    Some((rotation, ways.map(|way| rotated_way(member, way, rotation)).collect()))
}

/// The most unknowns of which all values are tried.
const MOST_UNKNOWNS: usize = 20;

/// Tries all values of the unknowns, if they are few.
fn exhaust(class: &Class, images: &[&[u8]], key_bits: u32) -> Outcome {
    let windows = Windows::new(images, key_bits);
    if windows.count() > MOST_UNKNOWNS {
        return Outcome::Open;
    }
    let bits = bits_of_unknowns(&windows);
    let magics = |ones| with_unknowns(&bits, ones, images.len());
    let is_right =
        |magics: &Vec<u64>| !windows.carry(magics) && agree(&class.names, images, key_bits, magics);
    let found = (0..1 << bits.len()).map(magics).find(is_right);
    found.map_or(Outcome::Impossible, Outcome::Found)
}

/// The unknowns of a window, from its lowest bit; `None` where a bit must be 0.
pub fn named(window: &[u8]) -> impl Iterator<Item = Option<usize>> {
    window.iter().map(|&unknown| (unknown != Windows::ZERO).then_some(unknown.into()))
}

/// For each unknown the bits of the members' magics that it sets.
pub fn bits_of_unknowns(windows: &Windows<'_>) -> Vec<Vec<u64>> {
    (0..windows.count()).map(|unknown| windows.magics(1 << unknown)).collect()
}

/// The magics of so many members in which some unknowns are set, given the bits that each sets.
pub fn with_unknowns(bits: &[Vec<u64>], ones: u64, members: usize) -> Vec<u64> {
    let mut magics = vec![0; members];
    for (_, bits) in bits.iter().enumerate().filter(|(at, _)| ones >> at & 1 != 0) {
        magics.iter_mut().zip(bits).for_each(|(magic, bits)| *magic |= bits);
    }
    magics
}

/// Whether magics lead equal keys to equal sets on all occupancies of all members, carries
/// included. `images` says how each member is an image of the first.
pub fn agree(names: &[u16], images: &[&[u8]], key_bits: u32, magics: &[u64]) -> bool {
    let mut owners = vec![0; 1 << key_bits];
    images.iter().zip(magics).all(|(image, &magic)| {
        let (squares, constants) = image.split_at(names.len().trailing_zeros() as usize);
        let constant = constants.iter().fold(0, |sum: u64, &bit| sum.wrapping_add(magic << bit));
        let mut products = vec![constant];
        for &bit in squares {
            let copy = magic << bit;
            let half = products.len();
            products.extend_from_within(..);
            products[half..].iter_mut().for_each(|product| *product = product.wrapping_add(copy));
        }
        products.iter().zip(names).all(|(product, &name)| {
            let owner = &mut owners[(product >> (64 - key_bits)) as usize];
            let is_free = *owner == 0 || *owner == name + 1;
            *owner = name + 1;
            is_free
        })
    })
}

/// Whether some ways of seeing the members as images of the first make these magics agree.
pub fn holds(class: &Class, members: u32, found: &Found) -> bool {
    let chosen: Vec<&Member> =
        class.shape.chosen(members).map(|member| &class.shape.members[member]).collect();
    if chosen.len() != found.magics.len() || chosen.len() != found.rotations.len() {
        return false;
    }
    let mut choices: Vec<Vec<Vec<u8>>> = vec![Vec::new()];
    for (member, &by) in chosen.into_iter().zip(&found.rotations) {
        let ways = 0..member.images.len();
        let ways: Vec<Vec<u8>> = ways.map(|way| rotated_way(member, way, by)).collect();
        let longer = choices.iter().flat_map(|choice| {
            ways.iter().map(|image| [choice.as_slice(), slice::from_ref(image)].concat())
        });
        choices = longer.collect();
    }
    choices.iter().any(|images| {
        let images: Vec<&[u8]> = images.iter().map(Vec::as_slice).collect();
        agree(&class.names, &images, found.key_bits, &found.magics)
    })
}

/// One way in which a member is an image of the first, in bits of what is multiplied after a rotation;
/// behind them the bits that a pattern adds to every occupancy.
pub fn rotated_way(member: &Member, way: usize, by: u32) -> Vec<u8> {
    let word = word_of(&member.images[way]);
    let mut bits = multiplied_bits(word, &member.images[way], by);
    bits.extend(multiplied_bits(word, &member.constants[way], by));
    bits
}

fn word_of(image: &[u8]) -> WordSize {
    let is_wide = image.iter().any(|&number| number >= 64);
    if is_wide { WordSize::U128 } else { WordSize::U64 }
}

#[cfg(test)]
mod tests {
    use quadrille_codegen::board::Board;
    use quadrille_codegen::layout::{Leap, Numbering};
    use quadrille_codegen::random::SplitMix64;

    use super::*;
    use crate::search::magics::class::classes;

    /// Rooks where a quarter turn adds 4, and where ranks follow one another: on 4x4.
    fn rooks(numbers: [u8; 16]) -> Class {
        let numbering = Numbering::new(Board::new(4, 4).unwrap(), numbers.to_vec()).unwrap();
        classes(&numbering, Leap { m: 0, n: 1 }, &[vec![0, 1, 2, 3]]).swap_remove(0)
    }

    #[test]
    fn corners_of_a_turning_numbering_share_a_key() {
        let class = rooks([0, 1, 6, 4, 2, 3, 7, 5, 13, 15, 11, 10, 12, 14, 9, 8]);
        assert_eq!((class.shape.members.len(), class.relevant_bits()), (4, 4));
        let Outcome::Found(found) = search(&class, 0b1111, 4, 100_000) else {
            panic!("none found")
        };
        assert!(holds(&class, 0b1111, &found));
        // Not with another magic for one of them.
        let mut wrong = found.clone();
        wrong.magics[2] = 0;
        assert!(!holds(&class, 0b1111, &wrong));
    }

    #[test]
    fn keys_too_small_for_the_attack_sets_are_impossible() {
        let class = rooks([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
        let sets = class.names.iter().max().unwrap() + 1;
        assert_eq!(sets, 9);
        assert_eq!(search(&class, 0b1111, 3, 100_000), Outcome::Impossible);
    }

    /// Rooks' corners and edges on 4x4, numbered from 0 in an order that a generator shuffles.
    fn shuffled_rooks(seed: u64) -> Vec<Class> {
        let mut numbers: Vec<u8> = (0..16).collect();
        let mut random = SplitMix64::new(seed);
        for end in (1..16).rev() {
            numbers.swap(end, random.word() as usize % (end + 1));
        }
        let numbering = Numbering::new(Board::new(4, 4).unwrap(), numbers).unwrap();
        classes(&numbering, Leap { m: 0, n: 1 }, &[vec![0, 1, 2, 3]])
    }

    #[test]
    fn lowest_bits_find_magics_exactly_where_there_are_some() {
        let (mut found, mut impossible) = (0, 0);
        for class in (0..20).flat_map(shuffled_rooks) {
            for (one, other) in [(0, 1), (0, 2), (1, 3), (2, 3)] {
                let [one, other] =
                    [one, other].map(|at: usize| &class.shape.members[at].images[0][..]);
                let images = vec![one, other];
                let key_bits = class.relevant_bits() as usize;
                let has = match minimal(&images, key_bits, &mut (1 << 20)) {
                    Outcome::Found(magics) => {
                        assert!(agree(&class.names, &images, class.relevant_bits(), &magics));
                        true
                    }
                    Outcome::Impossible => false,
                    Outcome::Open => panic!("it is a small search"),
                };
                let exhausted = exhaust(&class, &images, class.relevant_bits());
                assert_eq!(exhausted == Outcome::Impossible, !has);
                assert_eq!(matches!(exhausted, Outcome::Found(_)), has);
                *if has { &mut found } else { &mut impossible } += 1;
            }
        }
        assert!(found > 20 && impossible > 20, "{found}, {impossible}");
    }

    /// Smaller keys collide, whatever is above the lowest bits: of 16 occupancies all windows of
    /// three bits are tried.
    #[test]
    fn keys_that_are_sums_do_not_collide_harmlessly() {
        let classes = shuffled_rooks(1);
        let corner = classes.iter().find(|class| class.relevant_bits() == 4).unwrap();
        for windows in 0_usize..1 << 12 {
            let window = |square: usize| windows >> (3 * square) & 7;
            let mut owners = [None; 8];
            let holds = corner.names.iter().enumerate().all(|(occupancy, name)| {
                let occupied = (0..4).filter(|square| occupancy >> square & 1 != 0);
                let key = occupied.map(window).sum::<usize>() % 8;
                *owners[key].get_or_insert(name) == name
            });
            assert!(!holds);
        }
    }
}
