//! The keys that a multiplier makes: whether occupancies with different attack sets have different ones, and the
//! set of each key.
//!
//! Sets are numbered in the order in which their first keys appear, so the bytes of an index depend only on which
//! keys lead to equal sets. If the squares of a class have magics that form equal keys (W's, for example), their
//! bytes are equal, and equal runs of bytes are stored once: that is how index tables are shared.

use crate::list::list;
use crate::model::{Keyed, Multiplier, WordSize};
use crate::riders::rays::{Occupancies, doubled};

/// The sets that a multiplier's keys lead to, unless it fails on these occupancies.
pub(crate) fn keyed(
    occupancies: &Occupancies,
    word: WordSize,
    multiplier: Multiplier,
) -> Result<Keyed, Collision> {
    let owners = owners(occupancies, word, multiplier)?;
    let (index, order) = in_order(&owners, occupancies.sets.len());
    let sets = list(order.iter(), |&name| occupancies.sets[usize::from(name)]);
    Ok(Keyed { mask: occupancies.mask(), multiplier, index, sets })
}

/// Two occupancies that have the same key and different attack sets.
pub(crate) struct Collision(pub(crate) usize, pub(crate) usize);

/// Returns whether occupancies with different attack sets have different keys.
pub(crate) fn is_right(occupancies: &Occupancies, word: WordSize, multiplier: Multiplier) -> bool {
    owners(occupancies, word, multiplier).is_ok()
}

/// The name of the set that each key leads to, plus one; 0 for keys that no occupancy has.
pub(crate) fn owners(
    occupancies: &Occupancies,
    word: WordSize,
    multiplier: Multiplier,
) -> Result<Vec<u16>, Collision> {
    let products = &products(word, multiplier, &occupancies.squares)[..];
    let names = &occupancies.names;
    let mut list = vec![0; 1 << multiplier.key_bits()];
    let owners = &mut list[..];
    let mut occupancy = 0;
    while occupancy < products.len() {
        let key = (products[occupancy] >> multiplier.shift) as usize;
        let owner = names[occupancy] as u16 + 1;
        if owners[key] == 0 {
            owners[key] = owner;
        } else if owners[key] != owner {
            let has_key = |product: &u64| (product >> multiplier.shift) as usize == key;
            let first = products.iter().position(has_key).unwrap_or(0);
            return Err(Collision(first, occupancy));
        }
        occupancy += 1;
    }
    Ok(list)
}

/// The key of each occupancy of squares with these numbers.
pub(crate) fn keys(word: WordSize, multiplier: Multiplier, numbers: &[u8]) -> Vec<u64> {
    list(products(word, multiplier, numbers), |product| product >> multiplier.shift)
}

/// The product of each occupancy of squares with these numbers. Each square adds its copy of the magic to the
/// products of the occupancies of the squares before it.
pub(crate) fn products(word: WordSize, multiplier: Multiplier, numbers: &[u8]) -> Vec<u64> {
    let (empty, copies) = multiplier.terms(word, numbers);
    let mut products = Vec::with_capacity(1 << numbers.len());
    products.push(empty);
    for copy in copies {
        let (given, added) = doubled(&mut products);
        let mut index = 0;
        while index < given.len() {
            added[index] = given[index].wrapping_add(copy);
            index += 1;
        }
    }
    products
}

/// The index of bytes for these owners, and the sets' own indexes in the order in which it numbers them. This is a
/// loop, since it runs unoptimised for every key.
fn in_order(owners: &[u16], sets: usize) -> (Vec<u8>, Vec<u8>) {
    const NOWHERE: u16 = u16::MAX;
    let (mut index, mut numbers) = (vec![0; owners.len()], vec![NOWHERE; sets]);
    let (index_of, number_of) = (&mut index[..], &mut numbers[..]);
    let mut order = Vec::with_capacity(sets);
    let mut key = 0;
    while key < owners.len() {
        let owner = owners[key] as usize;
        // A set gets the next number at the first key that leads to it, not in the order of occupancies. So squares
        // whose keys lead alike have equal bytes, whatever their rays. Keys without an occupancy keep 0.
        if owner != 0 {
            let name = owner - 1;
            if number_of[name] == NOWHERE {
                number_of[name] = order.len() as u16;
                order.push(name as u8);
            }
            index_of[key] = number_of[name] as u8;
        }
        key += 1;
    }
    (index, order)
}
