//! Instructions that take bits to their places, as the runtime has them, against what they are said to give. `.ci/run` runs
//! this for a target that has the instructions too, where the processor does. Verification notices each change of them.

use quadrille_circuits::{BitGather, BitMatrix};
use quadrille_codegen::layout::Layout;
use quadrille_codegen::read::read_source;
use quadrille_codegen::solve::{Instructions, Solution, solve};
use quadrille_codegen::verify::{Defect, verify};
use quadrille_runtime::bits::{by_matrix, gathered, turned_by_matrix};
use support::Random;

/// Calls `check` with words, each of them random.
fn random<const N: usize>(check: impl Fn([u64; N])) {
    let mut random = Random::new(23);
    (0..10_000).for_each(|_| check([(); N].map(|()| random.next())));
}

#[test]
fn matrices_are_multiplied_as_said() {
    random(|[word, matrix, bytes]| {
        // Bytes that are there, and some that are none; each tenth as they stand.
        let shuffled = bytes.to_le_bytes().map(|byte| byte & 0x87);
        let bytes = if matrix % 10 == 0 { [0, 1, 2, 3, 4, 5, 6, 7] } else { shuffled };
        let said = |is_turned| BitMatrix { bytes, matrix, is_turned }.eval(word);
        let bytes = u64::from_le_bytes(bytes);
        assert_eq!(by_matrix(word, bytes, matrix), said(false));
        assert_eq!(turned_by_matrix(word, bytes, matrix), said(true));
    });
}

#[test]
fn bits_are_gathered_as_said() {
    random(|[word, mask, places @ ..]: [u64; 10]| {
        let places = places.map(|places| places & 0x3f3f_3f3f_3f3f_3f3f);
        let bytes = places.map(u64::to_le_bytes).concat().try_into().expect("64 places");
        let said = BitGather { halves: [0, 0], places: bytes, mask }.eval(word);
        assert_eq!(gathered(word, places, mask), said);
    });
}

/// The instructions with one thing changed.
fn changed(by: &Instructions, place: usize) -> Instructions {
    match by {
        Instructions::Matrix(matrix) if place < 8 => {
            let mut bytes = matrix.bytes;
            bytes[place] ^= 1;
            Instructions::Matrix(BitMatrix { bytes, ..*matrix })
        }
        Instructions::Matrix(matrix) => {
            Instructions::Matrix(BitMatrix { matrix: matrix.matrix ^ 1 << place, ..*matrix })
        }
        Instructions::Gathers(gathers) => {
            let mut gathers: Vec<BitGather> = gathers.clone();
            gathers[0].places[place] ^= 1;
            Instructions::Gathers(gathers)
        }
    }
}

/// What is wrong with the bitboards of a layout once a way of a flip is changed at a place.
fn defect(
    layout: &Layout,
    mut solution: Solution,
    way: [usize; 2],
    place: usize,
) -> Option<Defect> {
    let bitboards = solution.bitboards.as_mut().expect("bitboards");
    let by = &mut bitboards.flips_at_once[way[0]][way[1]].by;
    *by = changed(by, place);
    verify(layout, &solution).err()
}

#[test]
fn no_change_of_an_instruction_goes_unnoticed() {
    for name in ["w", "lerf"] {
        let path = format!("{}/../layouts/{name}.layout", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).expect("a layout");
        let described = read_source(&text).layouts.remove(0);
        // Riders take their time and are not what is changed.
        let layout = Layout { pieces: Vec::new(), ..described.layout };
        let solution = solve(&layout).expect("a solution");
        let flips = &solution.bitboards.as_ref().expect("bitboards").flips_at_once;
        let mut changes = 0;
        for (flip, ways) in flips.iter().enumerate() {
            for (way, place) in (0..ways.len()).flat_map(|way| (0..64).map(move |at| (way, at))) {
                let defect = defect(&layout, solution.clone(), [flip, way], place);
                assert!(
                    defect.is_some_and(|it| it.of.contains(" with ")),
                    "{name}: {flip}, {place}"
                );
                changes += 1;
            }
        }
        assert!(changes >= 256, "{name}: {changes} changes");
    }
}
