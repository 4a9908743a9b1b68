//! How short circuits for Rotary's reflections may be.
//!
//! A reflection transposes each quadrant's 4 x 4 numbers and exchanges quadrants: bits move by 14
//! distances. Fourteen operations are known: two exchanges of bits and one of quadrants. No circuit of
//! [`Family::ALL`] with 13 operations or fewer does it.

use quadrille_codegen::board::Board;
use quadrille_codegen::proof::BitMap;
use quadrille_codegen::solve::flips::families::Family;

/// The number of a square.
fn number(file: u8, rank: u8) -> u32 {
    let (mut at, mut quadrant) = ((file, rank), 0);
    while at.0 > 3 || at.1 > 3 {
        // A quarter turn back, towards a1.
        at = (7 - at.1, at.0);
        quadrant += 1;
    }
    16 * quadrant + 4 * u32::from(at.1) + u32::from(at.0)
}

/// At both diagonals, and at ranks and files: that is at a diagonal and a rotation by 16.
fn reflections() -> Vec<BitMap> {
    let board = Board::new(8, 8).expect("64 squares");
    let places: Vec<(u8, u8)> =
        board.squares().map(|at| (board.file(at), board.rank(at))).collect();
    let maps = [|file, rank| (rank, file), |file, rank| (7 - rank, 7 - file)].map(
        |flip: fn(u8, u8) -> (u8, u8)| {
            [0, 16].map(|turn| {
                let moved = |&(file, rank): &(u8, u8)| {
                    let to = flip(file, rank);
                    (number(file, rank), (number(to.0, to.1) + turn) % 64)
                };
                let moves: Vec<_> = places.iter().map(moved).collect();
                BitMap::new(64, &moves, u64::MAX.into())
            })
        },
    );
    maps.concat()
}

/// All that the tool tries.
#[test]
#[ignore = "minutes: `.ci/long` runs it"]
fn no_family_makes_a_reflection() {
    for family in Family::ALL {
        assert!(family.operations() < 14);
        assert!(reflections().iter().all(|map| family.excludes(map)), "{family}");
    }
}

/// The same of the shorter ones, for every change.
#[test]
fn no_short_circuit_makes_a_reflection() {
    let short = [
        Family::TwoProducts { rotations: 1 },
        Family::SwappedBytes { rotations: 1 },
        Family::ProductsAndRotations,
        Family::ThreeProducts { rotations: 0 },
        Family::Turned { rotations: 0 },
        Family::Exchanged { rotations: 0 },
    ];
    for family in short {
        assert!(reflections().iter().all(|map| family.excludes(map)), "{family}");
    }
}
