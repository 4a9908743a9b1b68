//! Lame leapers: the squares that hinder each step, and tables of keys that tell which steps are free.
//!
//! - [`keys`]: keys of few squares
//! - [`shifted`]: one key for all squares, where numbers grow evenly along files and ranks

mod keys;
mod shifted;

pub use self::shifted::{ShiftedGates, ShiftedSets};

use self::keys::Key;
use super::{Bars, Gates, LookUps, Solver, Way};
use crate::board::{Square, SquareSet};
use crate::layout::{WordSize, squares_of};
use crate::model::movement::{Manner, Rule, Step};
use crate::reference;
use crate::reference::moves;
use crate::sort;

/// One step of a lame leaper: where it leads, and what must be empty.
#[derive(Clone, Debug)]
struct Gate<T = Square> {
    target: T,
    path: SquareSet,
}

/// Gates in groups: those that look at the same squares together, and as many with them as keep the
/// key short.
fn grouped<T>(gates: Vec<Gate<T>>, most_squares: u32) -> Vec<Vec<Gate<T>>> {
    // Gates that share a square belong together, directly or by others between them.
    let mut groups: Vec<(SquareSet, Vec<Gate<T>>)> = Vec::new();
    for gate in gates {
        let (meet, mut apart): (Vec<_>, Vec<_>) =
            groups.into_iter().partition(|(squares, _)| squares & gate.path != 0);
        let mut joined = (gate.path, vec![gate]);
        for (squares, gates) in meet {
            joined.0 |= squares;
            joined.1.extend(gates);
        }
        apart.push(joined);
        groups = apart;
    }
    // Groups that have no square in common share a key while that has room for the squares of both.
    sort::by_key(&mut groups, |(squares, _)| *squares);
    let mut packed: Vec<(SquareSet, Vec<Gate<T>>)> = Vec::new();
    for (squares, gates) in groups {
        let fits =
            |(others, _): &&mut (SquareSet, _)| (*others | squares).count_ones() <= most_squares;
        match packed.iter_mut().find(fits) {
            Some((others, with)) => {
                *others |= squares;
                with.extend(gates);
            }
            None => packed.push((squares, gates)),
        }
    }
    packed.into_iter().map(|(_, gates)| gates).collect()
}

impl Solver<'_> {
    /// Adds the lame leapers among some rules.
    pub(super) fn gates(&self, rules: &[&Rule], way: Way, look_ups: &mut LookUps) {
        let mut leaps: Vec<Vec<Gate>> = vec![Vec::new(); self.board().len()];
        for from in self.board().squares() {
            for rule in rules.iter().filter(|rule| matches!(rule.manner, Manner::Lame(_))) {
                for gate in self.gates_from(from, rule) {
                    let (at, other) = match way {
                        Way::There => (from, gate.target),
                        Way::Back => (gate.target, from),
                    };
                    leaps[at.index()].push(Gate { target: other, path: gate.path });
                }
            }
        }
        look_ups.shifted = shifted::gates(self.numbering, self.word, &leaps);
        if look_ups.shifted.is_some() {
            return;
        }
        // A square may need several tables: each takes one group of every square that has one left.
        let (mut keyed, mut barred): (Vec<Vec<Keyed>>, Vec<Vec<Gate>>) =
            leaps.into_iter().map(|gates| self.keyed_or_barred(gates)).unzip();
        for _ in 0..longest(&keyed) {
            let group = |square: Square| keyed[square.index()].pop();
            look_ups.gates.push(self.table(self.by_square(group)));
        }
        for _ in 0..longest(&barred) {
            let gate = |square: Square| barred[square.index()].pop();
            look_ups.bars.push(self.bars(&self.by_square(gate)));
        }
    }

    /// By number: what a function gives for the square.
    fn by_square<T>(&self, mut value: impl FnMut(Square) -> Option<T>) -> Vec<Option<T>> {
        self.numbering.by_number().iter().map(|square| square.and_then(&mut value)).collect()
    }

    /// The groups of a square's gates that have keys, and the gates that have none.
    fn keyed_or_barred(&self, gates: Vec<Gate>) -> (Vec<Keyed>, Vec<Gate>) {
        let (mut found, mut barred) = (Vec::new(), Vec::new());
        for group in grouped(gates, keys::MOST_SQUARES) {
            match self.keyed(&group) {
                Some(keyed) => found.push(keyed),
                None => barred.extend(group),
            }
        }
        (found, barred)
    }

    fn keyed(&self, group: &[Gate]) -> Option<Keyed> {
        let mask = group.iter().fold(0, |mask, gate| mask | gate.path);
        let squares: Vec<u8> =
            squares_of(mask).map(|square| self.numbering.number(square)).collect();
        let key = keys::key(&squares, keys::MOST_SQUARES)?;
        let mut sets = vec![0; 1 << squares.len()];
        for occupied in reference::subsets(mask) {
            let free = group.iter().filter(|gate| gate.path & occupied == 0);
            let word = self.numbering.word(occupied);
            sets[key.of(word)] =
                self.numbering.word(free.fold(0, |set, gate| set | gate.target.bit()));
        }
        Some(Keyed { mask: self.numbering.word(mask), key, sets })
    }

    fn bars(&self, gates: &[Option<Gate>]) -> Bars {
        let word = |set: fn(&Gate) -> SquareSet| {
            gates
                .iter()
                .map(move |gate| gate.as_ref().map_or(0, |gate| self.numbering.word(set(gate))))
        };
        Bars {
            paths: word(|gate| gate.path).collect(),
            targets: word(|gate| gate.target.bit()).collect(),
        }
    }

    fn gates_from(&self, from: Square, rule: &Rule) -> Vec<Gate> {
        let gate = |step: &(Step, Vec<Step>)| {
            let (target, path) = moves::lame_step(self.board(), from, rule, step)?;
            Some(Gate { target, path })
        };
        rule.steps.iter().filter_map(gate).collect()
    }

    /// The tables of one group of gates on each square.
    fn table(&self, groups: Vec<Option<Keyed>>) -> Gates {
        let mut gates = Gates::default();
        for group in groups {
            let Keyed { mask, key, sets } = group.unwrap_or_default();
            // What another square has already is not stored again.
            let known = gates.sets.windows(sets.len()).position(|window| *window == sets);
            let place = known.unwrap_or(gates.sets.len());
            if known.is_none() {
                gates.sets.extend(sets);
            }
            gates.masks.push(mask);
            gates.magics.push(key.magic);
            gates.places.push((place as u32) << 8 | key.shift);
        }
        debug_assert!(self.word == WordSize::U128 || gates.masks.iter().all(|m| m >> 64 == 0));
        gates
    }
}

/// A group of gates of one square with its key.
struct Keyed {
    /// The squares that matter.
    mask: u128,
    key: Key,
    /// By key: what is reached.
    sets: Vec<u128>,
}

/// Of a square without gates: nothing is reached.
impl Default for Keyed {
    fn default() -> Keyed {
        Keyed { mask: 0, key: Key::default(), sets: vec![0] }
    }
}

fn longest<T>(lists: &[Vec<T>]) -> usize {
    lists.iter().map(Vec::len).max().unwrap_or(0)
}
