//! Keys that squares of a class share, and their magics.

use std::slice;

use quadrille_codegen::model::{WordSize, least_rotated, multiplied_bits};
use quadrille_codegen::solve::sliders::magic::minimal::{self, Outcome};

use super::cheapest::Members;
use super::square_class::{Class, Member};

/// A key that some members of a class share, each by a magic of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SharedKey {
    /// The bits of the key.
    pub key_bits: u32,
    /// A magic for each member.
    pub magics: Vec<u64>,
    /// The left rotation of each member's occupancies before the multiplication; in 128-bit words only the upper half is
    /// rotated.
    pub rotations: Vec<u32>,
}

impl SharedKey {
    /// The same key for fewer of these members.
    pub fn of(&self, members: Members, some: Members) -> SharedKey {
        let members = (0..32).filter(|member| members >> member & 1 != 0);
        let chosen = members.enumerate().filter(|(_, member)| some >> member & 1 != 0);
        let (magics, rotations) =
            chosen.map(|(index, _)| (self.magics[index], self.rotations[index])).unzip();
        SharedKey { key_bits: self.key_bits, magics, rotations }
    }
}

/// Searches for a key with a bit for each relevant square that some members of a class share, under any of the
/// symmetries that map one to another. Carries are not considered, nor rotations unless the squares of a 128-bit word
/// need one.
pub fn minimal_key(class: &Class, members: Members, effort: u64) -> Outcome<SharedKey> {
    let key_bits = class.relevant_bits();
    let chosen = class.shape.chosen(members);
    let rotated = chosen.map(|at| rotated_least(&class.shape.members[at]));
    let Some(members) = rotated.collect::<Option<Vec<_>>>() else {
        return Outcome::Impossible;
    };
    let rotations = || members.iter().map(|(rotation, _)| *rotation).collect();
    let members: Vec<&Vec<Vec<u8>>> = members.iter().map(|(_, images)| images).collect();
    // The first member's image is fixed, since only the others' positions relative to it matter.
    let choices: usize = members[1..].iter().map(|images| images.len()).product();
    let mut outcome = Outcome::Impossible;
    for choice in 0..choices {
        let mut rest = choice;
        let mut images = vec![&members[0][0][..]];
        for other in &members[1..] {
            images.push(&other[rest % other.len()]);
            rest /= other.len();
        }
        let mut effort = u32::try_from(effort / choices as u64 + 1).unwrap_or(u32::MAX);
        match minimal::minimal(&images, key_bits as usize, &mut effort) {
            Outcome::Found(magics) => {
                return Outcome::Found(SharedKey { key_bits, magics, rotations: rotations() });
            }
            Outcome::Open => outcome = Outcome::Open,
            Outcome::Impossible => {}
        }
    }
    outcome
}

/// The rotation of a member's occupancies, and its images in bits of the rotated occupancy.
fn rotated_least(member: &Member) -> Option<(u32, Vec<Vec<u8>>)> {
    // The images of a member are the same squares in different orders.
    let (rotation, _) = least_rotated(&member.images[0])?;
    Some((rotation, rotated_images(member, rotation)))
}

/// True if the members share this key by its magics, under some choice of their images.
pub fn holds(class: &Class, members: Members, key: &SharedKey) -> bool {
    let chosen = class.shape.chosen(members).map(|member| &class.shape.members[member]);
    let mut choices: Vec<Vec<Vec<u8>>> = vec![Vec::new()];
    for (member, &by) in chosen.zip(&key.rotations) {
        let images = rotated_images(member, by);
        let longer = choices.iter().flat_map(|choice| {
            images.iter().map(|image| [choice.as_slice(), slice::from_ref(image)].concat())
        });
        choices = longer.collect();
    }
    choices.iter().any(|images| agree(&class.names, images, key.key_bits, &key.magics))
}

/// True if equal keys imply equal attack sets, on all occupancies of all members, carries included. `images` lists each
/// member's squares as images of the first member's.
pub fn agree(names: &[u16], images: &[Vec<u8>], key_bits: u32, magics: &[u64]) -> bool {
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

/// The image of the first member's squares under a symmetry, as bits of the rotated occupancy, followed by the bits that
/// a pattern adds to every occupancy.
pub fn rotated_image(member: &Member, image: usize, by: u32) -> Vec<u8> {
    let word = word_of(&member.images[image]);
    let mut bits = multiplied_bits(word, &member.images[image], by);
    bits.extend(multiplied_bits(word, &member.constants[image], by));
    bits
}

fn rotated_images(member: &Member, by: u32) -> Vec<Vec<u8>> {
    (0..member.images.len()).map(|image| rotated_image(member, image, by)).collect()
}

fn word_of(image: &[u8]) -> WordSize {
    let is_wide = image.iter().any(|&number| number >= 64);
    if is_wide { WordSize::U128 } else { WordSize::U64 }
}

#[cfg(test)]
mod tests {
    use quadrille_codegen::model::Board;
    use quadrille_codegen::model::{Leap, Numbering};

    use super::super::square_class::classes;
    use super::*;

    /// Rooks on a 4x4 board on which a quarter turn adds 4 to the numbers.
    #[test]
    fn corners_of_a_turning_numbering_share_a_key() {
        let numbers = vec![0, 1, 6, 4, 2, 3, 7, 5, 13, 15, 11, 10, 12, 14, 9, 8];
        let numbering = Numbering::new(Board::new(4, 4).unwrap(), numbers).unwrap();
        let class =
            classes(&numbering, Leap { m: 0, n: 1 }, &[vec![0, 1, 2, 3]], None).swap_remove(0);
        assert_eq!((class.shape.members.len(), class.relevant_bits()), (4, 4));
        let Outcome::Found(key) = minimal_key(&class, 0b1111, 100_000) else {
            panic!("none found")
        };
        assert!(holds(&class, 0b1111, &key));
        // They do not share it if one of them has another magic.
        let mut wrong = key.clone();
        wrong.magics[2] = 0;
        assert!(!holds(&class, 0b1111, &wrong));
    }
}
