//! Split PEXT, from Daniel Infuehr's comparison of sliders, `github.com/Gigantua/Chess_Movegen`: like KGSSB, but
//! PEXT extracts the keys of the file and of both diagonals. The rank's key is shifted out, since its bits are
//! already neighbours.

use std::arch::x86_64::_pext_u64;
use std::hint::assert_unchecked;

use shakmaty::Square;

use super::lines::{Line, Sets, Tables, masks, next_subset};
use super::published::Published;

pub struct SplitPext;

static TABLES: Tables<3> = Tables {
    files: extracted(Line::File),
    ranks: shifted(),
    diagonals: extracted(Line::Diagonal),
    anti_diagonals: extracted(Line::AntiDiagonal),
    masks: masks([Line::File, Line::Diagonal, Line::AntiDiagonal]),
};

impl Published for SplitPext {
    const BYTES: usize = size_of::<Tables<3>>();

    #[inline]
    fn queen(square: Square, occupied: u64) -> u64 {
        let square = square.to_usize();
        let [file, diagonal, anti_diagonal] = TABLES.masks[square];
        TABLES.files[square][extract(occupied, file)]
            | TABLES.ranks[square][(occupied >> ((square & 0x38) + 1)) as usize & 0x3f]
            | TABLES.diagonals[square][extract(occupied, diagonal)]
            | TABLES.anti_diagonals[square][extract(occupied, anti_diagonal)]
    }
}

/// The key of the inner squares of a line. There are at most six; told so, the compiler checks no bounds.
#[inline]
#[allow(unsafe_code)]
fn extract(occupied: u64, inner: u64) -> usize {
    // SAFETY: this module is only compiled for targets with BMI2, and the key has a bit for each inner square.
    unsafe {
        let key = _pext_u64(occupied, inner) as usize;
        assert_unchecked(key < 64);
        key
    }
}

/// The sets along a line whose keys PEXT extracts, which count the subsets of the line in order.
#[expect(clippy::large_stack_arrays, reason = "only the compiler runs it")]
const fn extracted(line: Line) -> Sets {
    let mut sets = [[0; 64]; 64];
    let mut square = 0;
    while square < 64 {
        let (mut key, mut occupied) = (0, 0);
        loop {
            sets[square][key] = line.attacks(square, occupied);
            (key, occupied) = (key + 1, next_subset(occupied, line.inner(square)));
            if occupied == 0 {
                break;
            }
        }
        square += 1;
    }
    sets
}

/// The sets along a rank, by all its inner squares, of which the square itself may be one.
#[expect(clippy::large_stack_arrays, reason = "only the compiler runs it")]
const fn shifted() -> Sets {
    let mut sets = [[0; 64]; 64];
    let mut square = 0;
    while square < 64 {
        let mut key = 0;
        while key < 64 {
            sets[square][key] = Line::Rank.attacks(square, (key as u64) << ((square & 0x38) + 1));
            key += 1;
        }
        square += 1;
    }
    sets
}
