//! Lame leapers in a numbering that grows evenly along files and ranks: the squares that hinder them
//! stand at the same distances from every square.
//!
//! So the occupancy is shifted until these squares come to fixed bits. There one key of few bits serves all
//! squares, and the set of this key is rotated by the square's number. At the edge of the board, squares of the
//! opposite edge come to the fixed bits. They hinder only steps that lead off the board, and a mask by square
//! removes the targets of these steps. The same mask selects the half of a 128-bit word, so that a set of 64 bits
//! serves both halves. For a horse on 12x10 that takes 2,200 bytes; path by path takes 16,384.

use quadrille_runtime::moves::{LameKey, shifted_lame};
use quadrille_runtime::{U256, Word};

use super::super::Growth;
use super::{LameLeap, keys};
use crate::list::{collected, list, union};
use crate::model::{Numbering, Square, SquareSet, Step, WordSize, in_words, set_of, squares_of};
use crate::{reference, sort};

/// The look-up of lame leapers whose blockers stand at the same distances from every square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShiftedLameLeaps {
    /// The word of a bitboard.
    pub word: WordSize,
    /// The offset from the square's number down to the first of the 64 bits that keys read.
    pub below: u32,
    /// The keys, each of some bits of the window.
    pub keys: Vec<LameKey>,
    /// The sets by key, with a bit for each step that is not blocked, at the amount it adds to the number, modulo
    /// 64. A set serves both halves of a 128-bit word.
    pub sets: Vec<u64>,
    /// The targets on the board, by number.
    pub targets: Vec<U256>,
}

impl ShiftedLameLeaps {
    /// The squares reached from a number, by the runtime's function.
    pub fn attacks(&self, number: usize, occupancy: U256) -> U256 {
        let ShiftedLameLeaps { word, below, keys, sets, targets } = self;
        let (below, target) = (*below as usize, targets[number]);
        in_words!(*word, W => {
            let [target, occupancy] = [target, occupancy].map(W::truncated);
            shifted_lame::<W>(keys, sets, target, number, below, occupancy).into()
        })
    }

    /// The squares that a key reads from a number, including those across the edge of the board.
    pub fn seen(&self, key: &LameKey, number: usize) -> U256 {
        let bits = self.word.bits();
        let (mask, turn) = (U256::from(key.mask), (number as u32 + bits - self.below) % bits);
        let round = if turn == 0 { U256::MIN } else { mask >> (bits - turn) };
        (mask << turn | round) & self.word.mask()
    }
}

/// A step and the squares that it passes, as steps from its origin.
type LameStep = (Step, Vec<Step>);

/// Solves the leaps of all squares, given by square, with keys that all squares share. `None` if there are no leaps, or
/// if the numbering or the steps do not allow it.
pub(super) fn solve(
    numbering: &Numbering,
    word: WordSize,
    leaps: &[Vec<LameLeap>],
) -> Option<ShiftedLameLeaps> {
    let growth = Growth::of(numbering)?;
    let lame_steps = lame_steps(numbering, leaps)?;
    let bits = word.bits() as i32;
    let passed = sort::distinct(lame_steps.iter().flat_map(|(_, path)| path.clone()));
    let targets = sort::distinct(lame_steps.iter().map(|&(target, _)| target));
    // Keys see 64 squares from the lowest that any step passes, in which each passed square has a fixed bit.
    let lowest = passed.iter().map(|&step| growth.offset(step)).min()?;
    let bit = |step: Step| growth.offset(step) - lowest;
    let turn = |step: Step| growth.offset(step).rem_euclid(64);
    let are_apart = |steps: &[Step], number: &dyn Fn(Step) -> i32| {
        sort::distinct(steps.iter().map(|&step| number(step))).len() == steps.len()
    };
    // Two steps must not have the same bit. On narrow boards they may: (1, 0) and (-1, 1) are the same distance if
    // ranks are two numbers apart.
    let is_seen = passed.iter().all(|&step| bit(step) < 64);
    if !(is_seen && are_apart(&passed, &bit) && are_apart(&targets, &turn)) {
        return None;
    }
    let leap = |(target, path): &LameStep| LameLeap {
        target: turn(*target),
        path: union(path.iter().map(|&passed| SquareSet::bit(bit(passed) as u32))),
    };
    let groups = groups(list(lame_steps.iter(), leap));
    let (mut keys, mut sets) = (Vec::new(), Vec::new());
    for group in groups {
        let (key, own) = keyed(&group, sets.len())?;
        keys.push(key);
        sets.extend(own);
    }
    let below = (-lowest).rem_euclid(bits) as u32;
    let targets = |square: Square| leaps[square.index()].iter().map(|leap| leap.target);
    let targets = numbering.words_by_number(|square| set_of(targets(square)));
    Some(ShiftedLameLeaps { word, below, keys, sets, targets })
}

/// The key of a group, whose first set has this index, and its sets.
fn keyed(group: &[LameLeap<i32>], first: usize) -> Option<(LameKey, Vec<u64>)> {
    let mask = union(group.iter().map(|leap| leap.path));
    let squares: Vec<u8> = collected((0..64).filter(|&bit| mask.has_bit(u32::from(bit))));
    let (magic, shift) = (keys::magic(&squares)?, 64 - squares.len() as u32);
    let mut sets = vec![0; 1 << squares.len()];
    for occupied in reference::subsets(mask) {
        let free = group.iter().filter(|leap| (leap.path & occupied).is_zero());
        let key = (occupied.low() as u64).wrapping_mul(magic) >> shift;
        sets[key as usize] = union(free.map(|leap| 1_u64 << leap.target));
    }
    Some((LameKey { mask: mask.low() as u64, magic, shift, first: first as u32 }, sets))
}

/// The leaps in groups. Leaps that share relevant squares are together, and groups are joined while the key stays
/// short.
fn groups(leaps: Vec<LameLeap<i32>>) -> Vec<Vec<LameLeap<i32>>> {
    // Leaps that share a square belong together, directly or through other leaps.
    let mut linked: Vec<(SquareSet, Vec<LameLeap<i32>>)> = Vec::new();
    for leap in leaps {
        let (meet, mut apart): (Vec<_>, Vec<_>) =
            linked.into_iter().partition(|(squares, _)| !(*squares & leap.path).is_zero());
        let mut joined = (leap.path, vec![leap]);
        for (squares, leaps) in meet {
            joined.0 |= squares;
            joined.1.extend(leaps);
        }
        apart.push(joined);
        linked = apart;
    }
    // Merge disjoint groups while their squares fit one key.
    sort::by_key(&mut linked, |(squares, _)| *squares);
    let mut packed: Vec<(SquareSet, Vec<LameLeap<i32>>)> = Vec::new();
    for (squares, leaps) in linked {
        let fits = |(others, _): &&mut (SquareSet, _)| {
            (*others | squares).count_ones() <= keys::MOST_SQUARES
        };
        match packed.iter_mut().find(fits) {
            Some((others, with)) => {
                *others |= squares;
                with.extend(leaps);
            }
            None => packed.push((squares, leaps)),
        }
    }
    list(packed, |(_, leaps)| leaps)
}

/// The lame steps of all squares, each once. `None` if a square has some but not all routes to a target that other
/// squares have: the shared key would add the missing route.
fn lame_steps(numbering: &Numbering, leaps: &[Vec<LameLeap>]) -> Option<Vec<LameStep>> {
    let board = numbering.board();
    let from = |at, square| {
        let along = |of: fn(&_, _) -> u8| i16::from(of(&board, square)) - i16::from(of(&board, at));
        (along(crate::model::Board::file), along(crate::model::Board::rank))
    };
    let step = |at, leap: &LameLeap| {
        (from(at, leap.target), list(squares_of(leap.path), |square| from(at, square)))
    };
    let own: Vec<Vec<LameStep>> =
        list(board.squares(), |at| list(&leaps[at.index()], |leap| step(at, leap)));
    let all = sort::distinct(own.iter().flatten().cloned());
    // A target is reached if any of the routes to it is free, and all squares share the sets of these routes. A
    // square may lack a target, which its mask removes. But it may not lack one of several routes to a target that
    // it has: the shared set would let it take that route.
    let is_whole = |own: &Vec<LameStep>| {
        let has = |target| own.iter().any(|step| step.0 == target);
        all.iter().all(|step| !has(step.0) || own.contains(step))
    };
    own.iter().all(is_whole).then_some(all)
}
