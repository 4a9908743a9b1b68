//! How short a program may be that transposes the four 4 x 4 blocks of a 64-bit word and exchanges them: the
//! reflections of a board that is numbered quadrant by quadrant, each a quarter turn of the one before.
//!
//! Bits move by 14 distances. Fourteen operations are known: two exchanges of bits and one of blocks. No program
//! of [`Family::ALL`] with 13 operations or fewer does it.

mod families;

use quadrille_circuits::proof::BitMap;

use families::Family;

/// The bit of a cell.
fn bit(column: u32, row: u32) -> u32 {
    let (mut at, mut block) = ((column, row), 0);
    while at.0 > 3 || at.1 > 3 {
        // A quarter turn back, towards the first block.
        at = (7 - at.1, at.0);
        block += 1;
    }
    16 * block + 4 * at.1 + at.0
}

/// Where a cell goes, by column and row.
type Flip = fn(u32, u32) -> (u32, u32);

/// At both diagonals, and at rows and columns: that is at a diagonal and a rotation by 16.
fn reflections() -> Vec<BitMap> {
    let cells = || (0..8).flat_map(|row| (0..8).map(move |column| (column, row)));
    let reflection = |flip: Flip, turn: u32| {
        let moved = |(column, row)| {
            let to = flip(column, row);
            (bit(column, row), (bit(to.0, to.1) + turn) % 64)
        };
        BitMap::new(64, &cells().map(moved).collect::<Vec<_>>(), u64::MAX.into())
    };
    let diagonals: [Flip; 2] = [|c, r| (r, c), |c, r| (7 - r, 7 - c)];
    diagonals.into_iter().flat_map(|flip| [0, 16].map(|turn| reflection(flip, turn))).collect()
}

/// All families.
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
