//! Magics of riders, found here by trial, with their keys in letters.

use std::collections::BTreeMap;

use crate::random::Random;

use super::ground::Ground;
use super::truth::{Board, Cell, Cells, Mover, Piece, Standing};

/// The most squares that matter to a rider of which magics are looked for: their occupancies are tried one by one.
const MOST_RELEVANT: usize = 8;

/// The factors that are tried for a square.
const TRIALS: usize = 200;

/// A factor, which shifts the product down, and by how much the occupancy is rotated before.
#[derive(Clone, Copy)]
struct Magic {
    factor: u64,
    shift: u32,
    rotation: u32,
}

/// Magics of one of some riders, by name, where some are found.
pub(super) fn magics(
    random: &mut Random,
    ground: &Ground,
    board: &Board,
    has_wide_words: bool,
    riders: &[(String, Piece)],
) -> Option<String> {
    let (name, piece) = riders.get(random.below(riders.len()))?;
    let mover = Mover { board, piece, color: 0 };
    let mut cells: Vec<Cell> = board.cells().collect();
    cells.sort_by_key(|&cell| board.number(cell));
    let is_list = cells.len() <= 9 && random.once_in(4);
    let mut entries = Vec::new();
    for cell in cells {
        if !is_list && !random.once_in(4) {
            continue;
        }
        let looked_up = LookedUp::new(ground, mover, cell, has_wide_words);
        match (looked_up.and_then(|looked_up| looked_up.entry(random)), is_list) {
            (Some(entry), true) => entries.push(entry),
            (Some(entry), false) => entries.push(format!("{}: {entry}", ground.named(cell))),
            (None, true) => return None,
            (None, false) => {}
        }
    }
    let list = entries.join(", ");
    let list = if is_list { format!("[{list}]") } else { format!("{{ {list} }}") };
    (!entries.is_empty()).then(|| format!("magics: {{ {name}: {list} }}"))
}

/// The look-up of a rider on a square: the names of its relevant squares, and the attacks of each occupancy.
struct LookedUp {
    names: Vec<String>,
    /// The occupancies of the relevant squares in order, each with the attacks.
    occupancies: Vec<(u128, Cells)>,
    has_wide_words: bool,
}

impl LookedUp {
    fn new(
        ground: &Ground,
        mover: Mover<'_>,
        from: Cell,
        has_wide_words: bool,
    ) -> Option<LookedUp> {
        let board = mover.board;
        let attacks = |occupied: Cells| {
            mover.attacks(from, &Standing { occupied: occupied.clone(), hurdles: occupied })
        };
        let empty = attacks(Cells::new());
        let relevant: Vec<Cell> =
            empty.iter().copied().filter(|&cell| attacks(Cells::from([cell])) != empty).collect();
        if !(1..=MOST_RELEVANT).contains(&relevant.len()) {
            return None;
        }
        let occupancy = |index: u32| {
            let there = (0..).zip(&relevant).filter(|(bit, _)| index >> bit & 1 != 0);
            let occupied: Cells = there.map(|(_, &cell)| cell).collect();
            let bits = occupied.iter().filter_map(|&cell| board.number(cell));
            (bits.fold(0, |all, number| all | 1_u128 << number), attacks(occupied))
        };
        let occupancies = (0..1 << relevant.len()).map(occupancy).collect();
        let names = relevant.iter().map(|&cell| ground.named(cell)).collect();
        Some(LookedUp { names, occupancies, has_wide_words })
    }

    /// An entry of the list of magics, if one is found.
    fn entry(&self, random: &mut Random) -> Option<String> {
        let relevant = self.names.len() as u32;
        let bits = relevant + random.below(3) as u32;
        let rotation = if random.once_in(4) { random.between(1, 63) as u32 } else { 0 };
        for _ in 0..TRIALS {
            // Few bits shift each square to few places.
            let factor = random.bits() & random.bits() & random.bits();
            let magic = Magic { factor, shift: 64 - bits, rotation };
            if self.is_right(magic) {
                let Magic { factor, shift, .. } = magic;
                let has_shift = bits != relevant || random.once_in(2);
                let parts = [
                    has_shift.then(|| format!(" >> {shift}")),
                    (rotation > 0).then(|| format!(" rotated {rotation}")),
                    random.once_in(2).then(|| format!(" as \"{}\"", self.letters(magic))),
                ];
                let entry: String = parts.into_iter().flatten().collect();
                return Some(format!("{factor:#x}{entry}"));
            }
        }
        None
    }

    fn key(&self, occupancy: u128, Magic { factor, shift, rotation }: Magic) -> u64 {
        let [low, high] = [occupancy as u64, (occupancy >> 64) as u64];
        let sum = match self.has_wide_words {
            true => low.wrapping_add(high.rotate_left(rotation)),
            false => low.rotate_left(rotation),
        };
        sum.wrapping_mul(factor) >> shift
    }

    /// Returns whether occupancies with different attacks have different keys.
    fn is_right(&self, magic: Magic) -> bool {
        let mut known: BTreeMap<u64, &Cells> = BTreeMap::new();
        self.occupancies.iter().all(|(bits, attacks)| {
            *known.entry(self.key(*bits, magic)).or_insert(attacks) == attacks
        })
    }

    /// The key in letters: each bit that is a relevant square in all occupancies is written as this square.
    fn letters(&self, magic: Magic) -> String {
        let bit = |bit: u32| {
            let is_it = |&(index, _): &(usize, &String)| {
                (0_usize..).zip(&self.occupancies).all(|(occupancy, (bits, _))| {
                    (self.key(*bits, magic) >> bit & 1 != 0) == (occupancy >> index & 1 != 0)
                })
            };
            let name = self.names.iter().enumerate().find(is_it);
            name.map_or_else(|| "_".to_owned(), |(_, name)| format!("({name})"))
        };
        (0..64 - magic.shift).rev().map(bit).collect()
    }
}
