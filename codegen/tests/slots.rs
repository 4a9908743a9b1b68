//! Slots around squares, in which changes of pairs are found. Verification notices each kind of wrong table.

use quadrille_codegen::model::Layout;
use quadrille_codegen::read::read_source;
use quadrille_codegen::solve::pair_vectors::PairVectors;
use quadrille_codegen::solve::{Solution, solve};
use quadrille_codegen::verify::verify;

const SOURCE: &str = "struct A {
    board: 8 x 8, number: (7 - rank) * 8 + file, pieces: { knight: N, bishop: B, rook: R, king: K },
    pairs: { Threats: {
        attacks: { pawn: [pawn by move, knight], knight: [bishop], bishop: [rook, king], rook: [king], king: [pawn] },
        changes: vectors,
    } },
}";

fn solved() -> (Layout, Solution) {
    let read = read_source(SOURCE);
    let [layout] = &read.layouts[..] else { panic!("{:?}", read.diagnostics) };
    let layout = layout.layout.clone();
    let solution = solve(&layout).expect("a solution");
    (layout, solution)
}

#[test]
fn verification_notices_wrong_slots() {
    let (layout, solution) = solved();
    verify(&layout, &solution).expect("right tables");
    let is_noticed = |change: &dyn Fn(&mut PairVectors)| {
        let mut solution = solution.clone();
        let bitboards = solution.bitboards.as_mut().expect("bitboards");
        change(bitboards.pairs[0].vectors.as_mut().expect("slots"));
        verify(&layout, &solution).is_err()
    };
    let changes: [&dyn Fn(&mut PairVectors); 12] = [
        // Exchanged squares, a square off the board, and a slot off the board on it.
        &|it| it.permutations[27].swap(1, 2),
        &|it| it.permutations[27][0] = 0x80,
        &|it| it.permutations[0][63] = 9,
        // Wrong slots of a man's attacks; a class too many, too few, and of other men.
        &|it| it.attacks[3] ^= 1 << 8,
        &|it| it.attacks[7] ^= 1 << 6,
        &|it| it.moves[1] ^= 1 << 1,
        &|it| it.by_move[1] = 0,
        &|it| it.classes[9] = it.classes[7],
        &|it| it.classes[2] = 0,
        &|it| it.back[0][3] ^= it.classes[5],
        &|it| it.back[1][33] ^= it.classes[1],
        &|it| it.riders[10] ^= it.classes[5],
    ];
    for (index, change) in changes.into_iter().enumerate() {
        assert!(is_noticed(change), "change {index} is not noticed");
    }
}
