//! The standard numberings, and random ones.

use quadrille_codegen::model::{Board, Numbering};
use quadrille_codegen::random::SplitMix64;
use quadrille_codegen::read::read_source;

/// A named numbering.
pub(crate) struct Named {
    pub(crate) name: &'static str,
    pub(crate) numbering: Numbering,
}

/// All the standard numberings, of 8x8 and other boards.
pub(crate) fn standard() -> Vec<Named> {
    let gray = |x: u8| x ^ (x >> 1);
    vec![
        lerf(),
        ring(),
        w(),
        rotary(),
        formula("a8 = 0", 8, 8, |file, rank| 8 * (7 - rank) + file),
        formula("h1 = 0", 8, 8, |file, rank| 8 * rank + (7 - file)),
        formula("file-major", 8, 8, |file, rank| 8 * file + rank),
        formula("gray", 8, 8, |file, rank| 8 * gray(rank) + gray(file)),
        formula("5x5", 5, 5, |file, rank| 5 * rank + file),
        formula("6x6", 6, 6, |file, rank| 6 * rank + file),
        formula("10x8", 10, 8, |file, rank| 10 * rank + file),
        // Shogi counts its columns from the right and its rows from the top.
        formula("shogi", 9, 9, |file, rank| 9 * (8 - file) + (8 - rank)),
        formula("xiangqi", 9, 10, |file, rank| 9 * rank + file),
        formula("12x10", 12, 10, |file, rank| 12 * rank + file),
    ]
}

/// The two that have no bitboards.
pub(crate) fn with_holes() -> Vec<Named> {
    vec![
        formula("0x88", 8, 8, |file, rank| 16 * rank + file),
        formula("mailbox", 8, 8, |file, rank| 21 + 10 * rank + file),
    ]
}

pub(crate) fn lerf() -> Named {
    formula("a1 = 0", 8, 8, |file, rank| 8 * rank + file)
}

/// The second numbering of the puzzle "Bit Manipulation Problem".
pub(crate) fn ring() -> Named {
    described("ring", include_str!("../../../layouts/ring.layout"))
}

/// H. G. Muller's W system.
pub(crate) fn w() -> Named {
    described("W", include_str!("../../../layouts/w.layout"))
}

/// Quadrant a1-d4 is 4 * rank + file; each clockwise quarter turn of the board adds 16.
pub(crate) fn rotary() -> Named {
    formula("rotary", 8, 8, |file, rank| match (file < 4, rank < 4) {
        (true, true) => 4 * rank + file,
        (true, false) => 16 + 4 * file + (7 - rank),
        (false, false) => 32 + 4 * (7 - rank) + (7 - file),
        (false, true) => 48 + 4 * (7 - file) + rank,
    })
}

fn described(name: &'static str, source: &str) -> Named {
    Named { name, numbering: read_source(source).layouts.remove(0).layout.numbering }
}

fn formula(name: &'static str, files: u64, ranks: u64, number: impl Fn(u8, u8) -> u8) -> Named {
    let board = Board::new(files, ranks).expect("a board");
    let numbers = board.squares().map(|sq| number(board.file(sq), board.rank(sq))).collect();
    Named { name, numbering: Numbering::new(board, numbers).expect("different numbers") }
}

/// Numbers without pattern, from a fixed beginning.
pub(crate) struct Random(SplitMix64);

impl Random {
    pub(crate) const fn new(seed: u64) -> Random {
        Random(SplitMix64::new(seed))
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

    /// The first numbers in another order.
    pub(crate) fn shuffled(&mut self, count: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..count).collect();
        for end in (1..count).rev() {
            order.swap(end, self.below(end + 1));
        }
        order
    }

    /// The board's squares numbered at random: with the dense numbers.
    pub(crate) fn numbering(&mut self, files: u64, ranks: u64) -> Numbering {
        self.sparse_numbering(files, ranks, (files * ranks) as usize)
    }

    /// The board's squares numbered at random with some of the first `numbers`.
    pub(crate) fn sparse_numbering(&mut self, files: u64, ranks: u64, numbers: usize) -> Numbering {
        let board = Board::new(files, ranks).expect("a board");
        let pool = self.shuffled(numbers).into_iter().take(board.len());
        Numbering::new(board, pool.map(|number| number as u8).collect()).expect("different numbers")
    }
}
