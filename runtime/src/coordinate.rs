//! Coordinates of squares from numbers, and numbers from coordinates, as data of a layout.
//!
//! Both are matched where they are used. They are constants of a layout, so that only one arm remains.

/// The way to find the file or the rank of a square from its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coordinate {
    /// Bits of the number that lie side by side, some of them inverted.
    Bits {
        /// The index of the lowest of them.
        shift: u8,
        /// A one for each of them.
        mask: u8,
        /// The inverted ones.
        flipped: u8,
    },
    /// The coordinate is looked up in [`Layout::COORDS`](crate::Layout::COORDS).
    Table,
}

impl Coordinate {
    /// The bits from `shift` on that `mask` has, some of them inverted.
    pub const fn bits(shift: u8, mask: u8, flipped: u8) -> Coordinate {
        Coordinate::Bits { shift, mask, flipped }
    }

    /// The coordinate of the square with this number, unless it is to be looked up.
    #[inline(always)]
    pub const fn of_number(self, number: u8) -> Option<u8> {
        match self {
            Coordinate::Bits { shift, mask, flipped } => Some(number >> shift & mask ^ flipped),
            Coordinate::Table => None,
        }
    }
}

/// The way to find the number of a square from its file and rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NumberOf {
    /// A sum of multiples of both, some of its bits inverted.
    Linear {
        /// The amount that each file adds to the number.
        file: u8,
        /// The amount that each rank adds to the number.
        rank: u8,
        /// The inverted bits.
        flipped: u8,
    },
    /// The number is looked up in [`Layout::CELLS`](crate::Layout::CELLS).
    Table,
}

impl NumberOf {
    /// A sum of multiples of file and rank, some of its bits inverted.
    pub const fn linear(file: u8, rank: u8, flipped: u8) -> NumberOf {
        NumberOf::Linear { file, rank, flipped }
    }

    /// The number of the square on a file and a rank of the board, unless it is to be looked up.
    #[inline(always)]
    pub const fn of_coords(self, at_file: u8, at_rank: u8) -> Option<u8> {
        match self {
            NumberOf::Linear { file, rank, flipped } => {
                let sum = at_file as u32 * file as u32 + at_rank as u32 * rank as u32;
                Some((sum ^ flipped as u32) as u8)
            }
            NumberOf::Table => None,
        }
    }
}

/// The names of files, if a description gives no others.
pub const LETTERS: [&str; 26] = [
    "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n", "o", "p", "q", "r", "s",
    "t", "u", "v", "w", "x", "y", "z",
];

/// The names of ranks, if a description gives no others.
pub const DIGITS: [&str; 16] =
    ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16"];
