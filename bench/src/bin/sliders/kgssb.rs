//! Kindergarten Super SISSY Bitboards (KGSSB) by Michael Sherwin, from Daniel Infuehr's comparison
//! of sliders, `github.com/Gigantua/Chess_Movegen`; the multiplications are Gerd Isenberg's (Chess
//! Programming Wiki, "Kindergarten Bitboards").
//!
//! Each of the four lines through a square has a key of six bits, which selects the squares attacked along this
//! line. A rank's key is shifted out. A diagonal has at most one square on each file, so a multiplication gathers
//! it in the last rank. Another gathers a file, once it is shifted to the first one. Each line has 64 sets for each
//! square, even if it has fewer keys.

use shakmaty::Square;

use super::lines::{Line, Sets, Tables, masks, next_subset};
use super::published::Published;

pub struct Kgssb;

static TABLES: Tables<2> = Tables {
    files: sets(Line::File),
    ranks: sets(Line::Rank),
    diagonals: sets(Line::Diagonal),
    anti_diagonals: sets(Line::AntiDiagonal),
    masks: masks([Line::Diagonal, Line::AntiDiagonal]),
};

impl Published for Kgssb {
    const BYTES: usize = size_of::<Tables<2>>();

    #[inline]
    fn queen(square: Square, occupied: u64) -> u64 {
        let square = square.to_usize();
        let [diagonal, anti_diagonal] = TABLES.masks[square];
        TABLES.files[square][file_key(square, occupied)]
            | TABLES.ranks[square][rank_key(square, occupied)]
            | TABLES.diagonals[square][diagonal_key(occupied & diagonal)]
            | TABLES.anti_diagonals[square][diagonal_key(occupied & anti_diagonal)]
    }
}

#[inline]
const fn rank_key(square: usize, occupied: u64) -> usize {
    (occupied >> ((square & 0x38) + 1)) as usize & 0x3f
}

#[inline]
const fn file_key(square: usize, occupied: u64) -> usize {
    const INNER_A: u64 = 0x0001_0101_0101_0100;
    // Rank r is moved by 63 - 9r, so that ranks 6 to 1 are the six highest bits from below.
    const GATHER: u64 = 0x0080_4020_1008_0400;
    ((occupied >> (square & 0x7) & INNER_A).wrapping_mul(GATHER) >> 58) as usize
}

#[inline]
const fn diagonal_key(inner: u64) -> usize {
    const FILE_B: u64 = 0x0202_0202_0202_0202;
    (inner.wrapping_mul(FILE_B) >> 58) as usize
}

const fn key(line: Line, square: usize, occupied: u64) -> usize {
    match line {
        Line::File => file_key(square, occupied),
        Line::Rank => rank_key(square, occupied),
        Line::Diagonal | Line::AntiDiagonal => diagonal_key(occupied & line.inner(square)),
    }
}

#[expect(clippy::large_stack_arrays, reason = "only the compiler runs it")]
const fn sets(line: Line) -> Sets {
    let mut sets = [[0; 64]; 64];
    let mut square = 0;
    while square < 64 {
        let inner = line.inner(square);
        let mut occupied = 0;
        loop {
            let attacks = line.attacks(square, occupied);
            // The square itself may be occupied, and is in the key of its file and rank.
            sets[square][key(line, square, occupied)] = attacks;
            sets[square][key(line, square, occupied | 1 << square)] = attacks;
            occupied = next_subset(occupied, inner);
            if occupied == 0 {
                break;
            }
        }
        square += 1;
    }
    sets
}
