//! Assembling the index and the attack sets from magics.
//!
//! Sets are numbered in the order in which their first keys appear, so the bytes of an index
//! depend on nothing but which keys lead to equal sets. Where the squares of a class have magics
//! that form equal keys (W's, for example) their bytes are equal, and equal runs of bytes are
//! stored once: that is how index tables are shared.

use crate::layout::WordSize;

use super::super::problem::Problem;
use super::super::rays::{Occupancies, doubled};
use super::shared_index::SharedIndex;
use super::{Groups, MagicTables, Multiplier, Part, Storage};

/// Two occupancies that have one key and different attack sets.
pub(super) struct Collision(pub(super) usize, pub(super) usize);

/// Tables that grow square by square.
pub(super) struct Assembly {
    word: WordSize,
    /// How many slots there are records for.
    slots: usize,
    /// By number; `None` where a number is no square's.
    squares: Vec<Option<Vec<Part>>>,
    index: SharedIndex,
    sets: Vec<u128>,
}

impl Assembly {
    pub(super) fn new(problem: &Problem<'_>) -> Assembly {
        let (squares, index, sets) = Default::default();
        Assembly { word: problem.word, slots: problem.slots(), squares, index, sets }
    }

    /// Adds the bytes and sets for some rays of a square, unless the magic fails on them.
    pub(super) fn part(
        &mut self,
        occupancies: &Occupancies,
        multiplier: Multiplier,
    ) -> Result<Part, Collision> {
        let (run, order) =
            in_order(&owners(occupancies, self.word, multiplier)?, occupancies.sets().len());
        let sets = self.sets.len() as u16;
        self.sets.extend(order.iter().map(|&name| occupancies.sets()[usize::from(name)]));
        Ok(Part {
            mask: occupancies.mask(),
            multiplier,
            offset: self.index.share(&run),
            sets,
            second: 0,
        })
    }

    /// Adds the parts of the next number.
    pub(super) fn square(&mut self, parts: Vec<Part>) {
        self.squares.push(Some(parts));
    }

    /// Adds a number that no square has.
    pub(super) fn hole(&mut self) {
        self.squares.push(None);
    }

    /// The tables, complete.
    pub(super) fn tables(mut self, groups: Groups) -> MagicTables {
        self.squares.resize(self.slots, None);
        let squares = std::mem::take(&mut self.squares);
        let fill = |parts: Option<_>| parts.unwrap_or_else(|| vec![self.nowhere(); groups.len()]);
        let squares: Vec<_> = squares.into_iter().map(fill).collect();
        let mut index = self.index.into_bytes();
        let storage = Storage::Squares;
        pad(self.word, &storage, &mut index, self.sets.len(), &squares);
        MagicTables { word: self.word, groups, squares, storage, index, sets: self.sets }
    }

    /// The part of a number that is no square's: its only key leads to the empty set.
    fn nowhere(&mut self) -> Part {
        let empty = self.sets.iter().position(|&set| set == 0).unwrap_or_else(|| {
            self.sets.push(0);
            self.sets.len() - 1
        });
        let multiplier = Multiplier::plain(0, 63);
        Part {
            mask: 0,
            multiplier,
            offset: self.index.share(&[0, 0]),
            sets: empty as u16,
            second: 0,
        }
    }
}

/// Lengthens the index so that sets and index together hold all words that a byte may name from
/// every part's first set on: look-ups then need no check whether a byte of the index is too great.
pub(super) fn pad(
    word: WordSize,
    storage: &Storage,
    index: &mut Vec<u8>,
    sets: usize,
    squares: &[Vec<Part>],
) {
    let last = |part: &Part| usize::from(part.sets) + usize::from(part.second);
    let last = squares.iter().flatten().map(last).max();
    let words = (last.unwrap_or(0) + storage.reach()).saturating_sub(sets);
    let bytes = words * word.bits() as usize / 8;
    index.resize(index.len().max(bytes), 0);
}

/// Whether no two occupancies with different attack sets have one key.
pub(in super::super) fn is_right(
    occupancies: &Occupancies,
    word: WordSize,
    multiplier: Multiplier,
) -> bool {
    owners(occupancies, word, multiplier).is_ok()
}

/// The name of the set that each key leads to, plus one; 0 for keys that no occupancy has.
fn owners(
    occupancies: &Occupancies,
    word: WordSize,
    multiplier: Multiplier,
) -> Result<Vec<u16>, Collision> {
    let products = &products(occupancies, word, multiplier)[..];
    let names = occupancies.names();
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

/// The product of every occupancy with the magic: each square adds its copy of the magic to the
/// products of the occupancies of the squares before it.
pub(in super::super) fn products(
    occupancies: &Occupancies,
    word: WordSize,
    multiplier: Multiplier,
) -> Vec<u64> {
    products_of(word, multiplier, occupancies.squares())
}

/// The same for squares with these numbers.
pub(super) fn products_of(word: WordSize, multiplier: Multiplier, numbers: &[u8]) -> Vec<u64> {
    let (empty, copies) = multiplier.terms(word, numbers);
    let mut products = Vec::with_capacity(1 << numbers.len());
    products.push(empty);
    for copy in copies {
        let (given, added) = doubled(&mut products);
        let mut place = 0;
        while place < given.len() {
            added[place] = given[place].wrapping_add(copy);
            place += 1;
        }
    }
    products
}

/// The index for these owners, and the names of the sets in the order in which it numbers them. A
/// loop, as it runs unoptimised for every key.
fn in_order(owners: &[u16], sets: usize) -> (Vec<u8>, Vec<u8>) {
    const NOWHERE: u16 = u16::MAX;
    let (mut index, mut places) = (vec![0; owners.len()], vec![NOWHERE; sets]);
    let (index_of, place_of) = (&mut index[..], &mut places[..]);
    let mut order = Vec::with_capacity(sets);
    let mut key = 0;
    while key < owners.len() {
        if owners[key] != 0 {
            let name = owners[key] as usize - 1;
            if place_of[name] == NOWHERE {
                place_of[name] = order.len() as u16;
                order.push(name as u8);
            }
            index_of[key] = place_of[name] as u8;
        }
        key += 1;
    }
    (index, order)
}
