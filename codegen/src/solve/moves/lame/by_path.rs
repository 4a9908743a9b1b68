//! Lame leapers path by path, in any numbering: a step is free if its path is empty.

use quadrille_runtime::U256;
use quadrille_runtime::Word;
use quadrille_runtime::moves::lame;

use super::LameLeap;
use crate::list::list;
use crate::model::{Numbering, Square, SquareSet, WordSize, in_words, set_of};
use crate::sort;

/// A path from each square, and its target. Unused entries have no target.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LamePaths {
    /// The squares that must be empty, by number.
    pub paths: Vec<U256>,
    /// The squares that are reached if the path is empty, by number.
    pub targets: Vec<U256>,
}

impl LamePaths {
    /// The squares reached from a number, by the runtime's function.
    pub fn attacks(&self, word: WordSize, number: usize, occupancy: U256) -> U256 {
        if_free(word, self.paths[number], self.targets[number], occupancy)
    }
}

/// The targets, if no square of the path is occupied, by the runtime's function.
pub fn if_free(word: WordSize, path: U256, targets: U256, occupancy: U256) -> U256 {
    in_words!(word, W => {
        let [path, targets, occupancy] = [path, targets, occupancy].map(W::truncated);
        lame::<W>(path, targets, occupancy).into()
    })
}

/// The paths of all squares, whose leaps are given by square: table n holds each square's nth path.
pub(super) fn solve(numbering: &Numbering, leaps: &[Vec<LameLeap>]) -> Vec<LamePaths> {
    let by_square = list(leaps.iter(), |leaps| by_path(leaps));
    let most = by_square.iter().map(Vec::len).max().unwrap_or(0);
    let nth = |nth: usize| {
        let of = |square: Square| by_square[square.index()].get(nth).copied().unwrap_or_default();
        LamePaths {
            paths: numbering.words_by_number(|square| of(square).0),
            targets: numbering.words_by_number(|square| of(square).1),
        }
    };
    list(0..most, nth)
}

/// Each path once, with the targets of the leaps that take it.
fn by_path(leaps: &[LameLeap]) -> Vec<(SquareSet, SquareSet)> {
    let paths = sort::distinct(leaps.iter().map(|leap| leap.path));
    let targets = |path| {
        let along = leaps.iter().filter(|leap| leap.path == path);
        set_of(along.map(|leap| leap.target))
    };
    list(paths, |path| (path, targets(path)))
}
