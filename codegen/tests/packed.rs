//! Programs that flip packed positions: their proofs, and their operations. `tests/layouts/packed.rs` flips users'
//! positions by them.

use crate::numberings::{RandomNumberings, formula, lerf, ring, standard};
use quadrille_circuits::Objective;
use quadrille_circuits::packing::PackingPair;
use quadrille_circuits::proof::Proof;
use quadrille_circuits::solve::{Optimality, PackedMap, PackedSolver};
use quadrille_codegen::model::{Field, Numbering, PackedOrder};
use quadrille_codegen::read_circuit::{Operand, read};
use quadrille_runtime::Symmetry;

fn field(name: &str, width: u32, shift: u32) -> Field {
    Field { name: name.into(), width, shift }
}

/// The fields of the puzzle "Bit Manipulation Problem".
fn octal() -> [Field; 2] {
    [field("hi", 3, 3), field("lo", 3, 0)]
}

/// Orders of fields of several kinds.
fn orders() -> Vec<PackedOrder> {
    let [hi, lo] = octal();
    let both = octal();
    vec![
        PackedOrder::by_fields(&both),
        PackedOrder::by_piece(&both),
        PackedOrder::by_plane(&both),
        PackedOrder(vec![vec![lo.clone()], vec![hi.clone()]]),
        PackedOrder(vec![vec![lo, hi]]),
    ]
}

/// The number of each square's image, from a1 by rank.
fn images(numbering: &Numbering, symmetry: Symmetry) -> Vec<u8> {
    let board = numbering.board();
    board.squares().map(|square| numbering.number(board.image(square, symmetry))).collect()
}

fn solved(packings: &PackingPair, numbering: &Numbering, symmetry: Symmetry) -> PackedMap {
    PackedSolver::new(packings, numbering.numbers(), Objective::Latency)
        .map(&images(numbering, symmetry))
}

/// Every program is proved to be its own symmetry, and no other.
#[test]
fn proofs_hold_for_what_is_right_and_fail_for_what_is_not() {
    let mut random = RandomNumberings::new(13);
    for numbering in [ring(), lerf()] {
        let board = numbering.board();
        for order in orders() {
            let packing = order.packing(64);
            for symmetry in board.symmetries() {
                let map = solved(&PackingPair::within(&packing), &numbering, symmetry);
                let mut points: Vec<(u8, u8)> = board
                    .squares()
                    .map(|sq| (numbering.number(sq), numbering.number(board.image(sq, symmetry))))
                    .collect();
                let packings = PackingPair::within(&packing);
                let proof = Proof::new(&packings, numbering.numbers());
                let proved = |points: &[(u8, u8)]| {
                    map.circuit.as_ref().map(|program| proof.flaw(program, points).is_none())
                };
                assert_ne!(proved(&points), Some(false), "{symmetry}");
                points[random.below(64)].1 ^= 1 << random.below(6);
                assert_ne!(proved(&points), Some(true), "{symmetry}");
            }
        }
    }
}

/// A program of random steps on fields of three bits, the last one masked.
fn random_text(random: &mut RandomNumberings) -> String {
    let mut text = String::new();
    for step in 0..6 {
        let mut word = || match random.below(step + 2) {
            0 => "x".to_owned(),
            1 => format!("each({})", random.below(64)),
            known => format!("t{}", known - 2),
        };
        let (a, b) = (word(), word());
        let mask = random.below(64);
        let value = match random.below(9) {
            0 => format!("{a} & each({mask})"),
            1 => format!("{a} & !{b}"),
            2 => format!("{a} ^ {b}"),
            3 => format!("{a} | {b}"),
            4 => format!("{a} + {b}"),
            5 => format!("{a} - {b}"),
            6 => format!("(each({mask}) & x) + {a} - {b}"),
            7 => format!("{a} >> {}", ["1", "2", "3 * n", "3 * n + 1"][random.below(4)]),
            _ => format!("{a} << {}", ["1", "2", "3 * n", "3 * n - 1"][random.below(4)]),
        };
        text.extend(["t", &step.to_string(), " = ", &value, "; "]);
    }
    text + "t5 & each(63)"
}

/// Proofs about random programs hold on random positions, including sums that carry.
#[test]
fn what_is_proved_is_true() {
    let mut random = RandomNumberings::new(16);
    let packing_pairs = [64, 128]
        .map(|width| PackingPair::within(&PackedOrder::by_fields(&octal()).packing(width)));
    let operand = Operand::Packed(6);
    let mut proved = 0;
    for _ in 0..600 {
        let program = read(&random_text(&mut random), operand).expect("a program");
        for packings in &packing_pairs {
            // The program's effect on one piece defines the map, on a board that lacks some squares.
            let circuit = packings.circuit(&program, 1);
            let numbers: Vec<u8> = (0..64).filter(|_| random.below(4) > 0).collect();
            let image = |&number: &u8| {
                let image = circuit.eval(packings.pack(&[number]));
                (0..64).find(|&to| packings.pack(&[to]) == image).expect("masked")
            };
            let points: Vec<(u8, u8)> = numbers.iter().map(|n| (*n, image(n))).collect();
            if Proof::new(packings, &numbers).flaw(&program, &points).is_some() {
                continue;
            }
            proved += 1;
            for pieces in 2..=packings.most_pieces() {
                let chosen: Vec<(u8, u8)> =
                    (0..pieces).map(|_| points[random.below(points.len())]).collect();
                let (from, to): (Vec<u8>, Vec<u8>) = chosen.into_iter().unzip();
                let image = packings.circuit(&program, pieces).eval(packings.pack(&from));
                assert_eq!(image, packings.pack_results(&to), "{program}");
            }
        }
    }
    assert!(proved > 120, "{proved}");
}

#[test]
fn the_figures_of_the_bit_manipulation_problem() {
    let packing = PackedOrder::by_fields(&octal()).packing(64);
    let operations = |numbering: &Numbering, symmetry| {
        solved(&PackingPair::within(&packing), numbering, symmetry)
            .cost(&PackingPair::within(&packing), 5)
            .expect("regular")
            .operations
    };
    assert!(operations(&ring(), Symmetry::FlipDiagonal) <= 9);
    let lerf = lerf();
    let all = lerf.board().symmetries().map(|symmetry| operations(&lerf, symmetry));
    assert_eq!(all.collect::<Vec<_>>(), [0, 1, 1, 4, 5, 4, 1, 5]);
}

/// Programs of one operation are known to be the shortest.
#[test]
fn what_is_known_to_be_least() {
    let packing = PackedOrder::by_fields(&octal()).packing(64);
    let known = |numbering: &Numbering, symmetry| {
        solved(&PackingPair::within(&packing), numbering, symmetry).optimality
    };
    let (lerf, ring) = (lerf(), ring());
    for symmetry in [Symmetry::FlipVertical, Symmetry::FlipHorizontal] {
        assert_eq!(known(&lerf, symmetry), Optimality::Proved);
        assert_eq!(known(&ring, symmetry), Optimality::Proved);
    }
    assert_eq!(known(&ring, Symmetry::FlipDiagonal), Optimality::BestFound);
}

#[test]
fn half_turns_of_boards_numbered_rank_by_rank_are_one_subtraction() {
    let packing = PackedOrder::by_piece(&[field("number", 7, 0)]).packing(64);
    let map = solved(&PackingPair::within(&packing), &standard("shogi"), Symmetry::Rotate180);
    assert_eq!(map.cost(&PackingPair::within(&packing), 9).map(|cost| cost.operations), Some(1));
}

/// Fields that are mirrored by subtraction from a constant, adjacent to each other and apart.
#[test]
fn sides_that_are_no_powers_of_two_are_mirrored_by_subtraction() {
    let numbering = formula(9, 5, |file, rank| 16 * rank + file);
    let fields = [field("rank", 3, 4), field("file", 4, 0)];
    for order in [PackedOrder::by_fields(&fields), PackedOrder::by_piece(&fields)] {
        let packing = order.packing(64);
        for (symmetry, least) in
            [(Symmetry::FlipHorizontal, 2), (Symmetry::FlipVertical, 2), (Symmetry::Rotate180, 1)]
        {
            let map = solved(&PackingPair::within(&packing), &numbering, symmetry);
            let operations =
                map.cost(&PackingPair::within(&packing), 5).map(|cost| cost.operations);
            assert_eq!(operations, Some(least), "{symmetry}");
        }
    }
}
