//! Flips of packed positions, against the board itself.

mod numberings;

use std::time::Instant;

use numberings::{Named, Random};
use quadrille_codegen::layout::{Field, Numbering};
use quadrille_codegen::solve::flips::Objective;
use quadrille_codegen::solve::flips::packed::{PackedField, Packing, Program, packed_map};
use quadrille_runtime::Symmetry;

/// The fields of the bit manipulation problem.
fn octal(width: u32) -> Packing {
    let field = |name: &str, shift| Field { name: name.into(), width: 3, shift };
    Packing::by_fields(&[field("hi", 3), field("lo", 0)], width)
}

fn solved(
    packing: &Packing,
    numbering: &Numbering,
    symmetry: Symmetry,
    objective: Objective,
) -> Program {
    let board = numbering.board();
    let image = |sq| numbering.number(board.image(sq, symmetry));
    let program = packed_map(packing, numbering, image, objective).expect("equal strides");
    let mut random = Random(11);
    for pieces in 1..=packing.most_pieces() {
        let circuit = program.circuit(packing, pieces);
        for _ in 0..20 {
            let squares: Vec<_> = (0..pieces)
                .map(|_| board.squares().nth(random.below(board.len())).expect("a square"))
                .collect();
            let numbers: Vec<u8> = squares.iter().map(|&sq| numbering.number(sq)).collect();
            let images: Vec<u8> = squares.iter().map(|&sq| image(sq)).collect();
            assert_eq!(circuit.eval(packing.pack(&numbers)), packing.pack(&images));
        }
    }
    program
}

fn operations(packing: &Packing, numbering: &Numbering, objective: Objective) -> Vec<u32> {
    let symmetries = numbering.board().symmetries().iter();
    symmetries
        .map(|&symmetry| {
            solved(packing, numbering, symmetry, objective).cost(packing, 5).operations
        })
        .collect()
}

#[test]
fn standard_numberings_in_fields_of_three_bits() {
    for Named { name, numbering } in numberings::standard() {
        if numbering.bits() == 6 {
            println!("{name:12} {:?}", operations(&octal(64), &numbering, Objective::Latency));
        }
    }
}

#[test]
fn other_boards_piece_by_piece() {
    for Named { name, numbering } in numberings::standard() {
        let packing = Packing::by_piece(numbering.bits(), 64);
        println!("{name:12} {:?}", operations(&packing, &numbering, Objective::Throughput));
    }
}

#[test]
fn random_numberings_in_all_packings() {
    let mut random = Random(12);
    let halves = |fixed, shift| PackedField { shift, width: 3, fixed, per_piece: 0, stride: 3 };
    let plane = |shift| PackedField { shift, width: 1, fixed: 0, per_piece: shift, stride: 1 };
    let packings = [
        octal(64),
        octal(128),
        Packing::by_piece(6, 64),
        Packing::new(vec![halves(0, 0), halves(32, 3)], 64),
        Packing::new((0..6).map(plane).collect(), 64),
    ];
    for packing in packings {
        let numbering = numberings::random(8, 8, 64, &mut random);
        println!("{:?}", operations(&packing, &numbering, Objective::Throughput));
    }
}

#[test]
fn the_figures_of_the_bit_manipulation_problem() {
    let packing = octal(64);
    let ring = numberings::ring().numbering;
    let flip = solved(&packing, &ring, Symmetry::FlipDiagonal, Objective::Throughput);
    println!("{flip:?}");
    for pieces in 1..=10 {
        assert!(flip.cost(&packing, pieces).operations <= 9);
    }
    let lerf = numberings::lerf().numbering;
    assert_eq!(operations(&packing, &lerf, Objective::Latency), [0, 1, 1, 4, 5, 5, 1, 5]);
}

#[test]
#[ignore = "a measurement"]
fn time() {
    let mut numberings = numberings::standard();
    let mut random = Random(12);
    numberings.push(Named { name: "random", numbering: numberings::random(8, 8, 64, &mut random) });
    for Named { name, numbering } in numberings {
        let board = numbering.board();
        for width in [64, 128] {
            let start = Instant::now();
            let packing = if numbering.bits() == 6 {
                octal(width)
            } else {
                Packing::by_piece(numbering.bits(), width)
            };
            for &symmetry in board.symmetries() {
                let image = |sq| numbering.number(board.image(sq, symmetry));
                packed_map(&packing, &numbering, image, Objective::Latency);
            }
            println!("{name:12} u{width} {:?}", start.elapsed());
        }
    }
}
