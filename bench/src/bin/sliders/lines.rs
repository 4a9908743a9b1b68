//! The four lines through a square of a1 = 0, walked square by square when tables are made, and tables of sets
//! along each line.

/// Files, ranks and both diagonals.
#[derive(Clone, Copy)]
pub enum Line {
    File,
    Rank,
    Diagonal,
    AntiDiagonal,
}

/// The sets of each square, by key.
pub type Sets = [[u64; 64]; 64];

/// All tables one after the other, so that they share one base address.
#[repr(align(64))]
pub struct Tables<const MASKS: usize> {
    pub files: Sets,
    pub ranks: Sets,
    pub diagonals: Sets,
    pub anti_diagonals: Sets,
    /// The inner squares of the lines that keys are made of.
    pub masks: [[u64; MASKS]; 64],
}

/// The inner squares of these lines through each square.
pub const fn masks<const MASKS: usize>(lines: [Line; MASKS]) -> [[u64; MASKS]; 64] {
    let mut masks = [[0; MASKS]; 64];
    let mut place = 0;
    while place < 64 * MASKS {
        let (square, line) = (place / MASKS, place % MASKS);
        masks[square][line] = lines[line].inner(square);
        place += 1;
    }
    masks
}

impl Line {
    /// The squares that a slider attacks along the line.
    pub const fn attacks(self, square: usize, occupied: u64) -> u64 {
        let (file, rank) = match self {
            Line::File => (0, 1),
            Line::Rank => (1, 0),
            Line::Diagonal => (1, 1),
            Line::AntiDiagonal => (-1, 1),
        };
        ray(square, (file, rank), occupied) | ray(square, (-file, -rank), occupied)
    }

    /// All other squares of the line.
    pub const fn others(self, square: usize) -> u64 {
        self.attacks(square, 0)
    }

    /// The squares of the line that can shield others: at most six.
    pub const fn inner(self, square: usize) -> u64 {
        const FILES: u64 = 0x7e7e_7e7e_7e7e_7e7e;
        const RANKS: u64 = 0x00ff_ffff_ffff_ff00;
        let inside = match self {
            Line::File => RANKS,
            Line::Rank => FILES,
            Line::Diagonal | Line::AntiDiagonal => FILES & RANKS,
        };
        self.others(square) & inside
    }
}

/// The squares in one direction, up to the first occupied one.
const fn ray(square: usize, (right, up): (i32, i32), occupied: u64) -> u64 {
    let (mut file, mut rank) = ((square % 8) as i32 + right, (square / 8) as i32 + up);
    let mut set = 0;
    while file >= 0 && file < 8 && rank >= 0 && rank < 8 {
        let bit = 1 << (8 * rank + file);
        set |= bit;
        if occupied & bit != 0 {
            break;
        }
        (file, rank) = (file + right, rank + up);
    }
    set
}

/// The subset of `mask` after this one, in the order of PEXT's keys. The empty set follows the last.
pub const fn next_subset(subset: u64, mask: u64) -> u64 {
    subset.wrapping_sub(mask) & mask
}
