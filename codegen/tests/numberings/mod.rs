//! The standard numberings, and random ones.

use std::fs;

use quadrille_codegen::model::{Board, Layout, Numbering};
use quadrille_codegen::random::SplitMix64;

use crate::riders::described;

/// The standard layouts whose flips are all tried, on boards of 8 x 8 and others.
pub(crate) const NAMES: [&str; 14] = [
    "lerf",
    "ring",
    "w",
    "rotary",
    "a8",
    "h1",
    "file_major",
    "gray",
    "board5x5",
    "board6x6",
    "board10x8",
    "shogi",
    "xiangqi",
    "board12x10",
];

pub(crate) fn standard_layout(name: &str) -> Layout {
    let path = format!("{}/../layouts/{name}.layout", env!("CARGO_MANIFEST_DIR"));
    described(&fs::read_to_string(path).expect("a standard layout"))
}

/// The numbering of a standard layout.
pub(crate) fn standard(name: &str) -> Numbering {
    standard_layout(name).numbering
}

/// a1 = 0, b1 = 1, ... h8 = 63.
pub(crate) fn lerf() -> Numbering {
    standard("lerf")
}

/// The second numbering of the puzzle "Bit Manipulation Problem".
pub(crate) fn ring() -> Numbering {
    standard("ring")
}

/// H. G. Muller's W system.
pub(crate) fn w() -> Numbering {
    standard("w")
}

/// The numbering Rotary: each clockwise quarter turn of the board adds 16.
pub(crate) fn rotary() -> Numbering {
    standard("rotary")
}

/// Squares numbered by file and rank.
pub(crate) fn formula(files: u64, ranks: u64, number: impl Fn(u8, u8) -> u8) -> Numbering {
    let board = Board::new(files, ranks).expect("a board");
    let numbers = board.squares().map(|sq| number(board.file(sq), board.rank(sq))).collect();
    Numbering::new(board, numbers).expect("different numbers")
}

/// Random numbers from a fixed seed.
pub(crate) struct RandomNumberings(SplitMix64);

impl RandomNumberings {
    pub(crate) const fn new(seed: u64) -> RandomNumberings {
        RandomNumberings(SplitMix64::new(seed))
    }

    pub(crate) fn word(&mut self) -> u64 {
        self.0.word()
    }

    pub(crate) fn wide(&mut self) -> u128 {
        u128::from(self.word()) << 64 | u128::from(self.word())
    }

    pub(crate) fn below(&mut self, bound: usize) -> usize {
        (self.word() % bound as u64) as usize
    }

    /// The first `count` numbers in random order.
    pub(crate) fn shuffled(&mut self, count: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..count).collect();
        for end in (1..count).rev() {
            order.swap(end, self.below(end + 1));
        }
        order
    }

    /// The board's squares with dense numbers in random order.
    pub(crate) fn numbering(&mut self, files: u64, ranks: u64) -> Numbering {
        self.sparse_numbering(files, ranks, (files * ranks) as usize)
    }

    /// The board's squares with some of the first `numbers` numbers at random.
    pub(crate) fn sparse_numbering(&mut self, files: u64, ranks: u64, numbers: usize) -> Numbering {
        let board = Board::new(files, ranks).expect("a board");
        let pool = self.shuffled(numbers).into_iter().take(board.len());
        Numbering::new(board, pool.map(|number| number as u8).collect()).expect("different numbers")
    }
}
