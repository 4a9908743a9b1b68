//! Circuits on bitboards, against the slow reference.

use crate::numberings::{self, RandomNumberings, lerf, ring, rotary, standard, w};
use quadrille_circuits::Objective;
use quadrille_circuits::circuit::Circuit;
use quadrille_circuits::proof::BitMap;
use quadrille_circuits::solve::{bit_permutation, neighbourhood_search};
use quadrille_codegen::model::{Numbering, Square, SquareSet, WordSize, squares_of};
use quadrille_codegen::reference;
use quadrille_codegen::solve::flips::{bitboards, by_reversal};
use quadrille_runtime::Symmetry;

fn word(numbering: &Numbering) -> WordSize {
    WordSize::for_numbers(numbering.len()).expect("a word")
}

/// Random sets of squares, and each square alone.
fn samples(numbering: &Numbering) -> Vec<SquareSet> {
    let mut random = RandomNumberings::new(7);
    let all = numbering.board().all();
    let singles = squares_of(all).map(Square::bit);
    singles
        .chain([SquareSet::MIN, all])
        .chain((0..50).map(|_| SquareSet::from(random.wide()) & all))
        .collect()
}

/// Compares circuits of symmetries with the reference.
fn check_flips(numbering: &Numbering, flips: &[(Symmetry, Circuit)]) {
    for (symmetry, circuit) in flips {
        for set in samples(numbering) {
            let image = reference::transform(numbering.board(), set, *symmetry);
            assert_eq!(
                circuit.eval(numbering.word(set).low()),
                numbering.word(image).low(),
                "{symmetry}"
            );
        }
    }
}

/// Compares the circuits of all symmetries.
fn check_all_flips(numbering: &Numbering, objective: Objective) {
    check_flips(numbering, &bitboards(numbering, word(numbering), &[], objective));
}

#[test]
fn flips_of_standard_numberings_are_those_of_the_reference() {
    for objective in [Objective::Latency, Objective::Throughput] {
        for name in numberings::NAMES {
            check_all_flips(&standard(name), objective);
        }
    }
}

/// Compares the operations of vertical, horizontal, diagonal and anti-diagonal flips, and turns by 90, 180 and 270.
fn assert_at_most(numbering: &Numbering, objective: Objective, most: [u32; 7]) {
    let flips = bitboards(numbering, word(numbering), &[], objective);
    let reached: [u32; 7] = std::array::from_fn(|flip| flips[flip + 1].1.cost().operations);
    let is_met = reached.iter().zip(most).all(|(&reached, most)| reached <= most);
    assert!(is_met, "{reached:?} is more than {most:?}");
}

#[test]
fn known_operation_counts_are_met() {
    // The least operations known before; for Rotary see the documentation of `optimality`.
    for objective in [Objective::Latency, Objective::Throughput] {
        assert_at_most(&lerf(), objective, [1, 13, 18, 18, 19, 14, 19]);
        assert_at_most(&ring(), objective, [5, 5, 14, 14, 18, 11, 18]);
    }
    assert_at_most(&w(), Objective::Throughput, [41, 38, 38, 41, 15, 15, 15]);
    assert_at_most(&rotary(), Objective::Latency, [18, 18, 18, 18, 1, 1, 1]);
}

#[test]
fn fewer_operations_where_only_they_count() {
    assert_at_most(&lerf(), Objective::Throughput, [1, 13, 15, 15, 16, 14, 16]);
    assert_at_most(&ring(), Objective::Throughput, [5, 5, 10, 10, 15, 9, 15]);
    assert_at_most(&w(), Objective::Throughput, [33, 31, 31, 33, 15, 15, 12]);
}

/// The flips with a reversal, by name, with their operations, after a comparison with the reference.
fn reversals(numbering: &Numbering) -> Vec<(&'static str, u32)> {
    let word = word(numbering);
    let others = bitboards(numbering, word, &[], Objective::Latency);
    let reversed = by_reversal(numbering, word, &others, |_| false, Objective::Latency);
    for (symmetry, circuit) in &reversed {
        let other = others.iter().find(|(other, _)| other == symmetry).expect("the same");
        assert!(
            Objective::Latency.score(circuit.cost()) < Objective::Latency.score(other.1.cost())
        );
    }
    check_flips(numbering, &reversed);
    let cost =
        |(symmetry, circuit): &(Symmetry, Circuit)| (symmetry.name(), circuit.cost().operations);
    reversed.iter().map(cost).collect()
}

#[test]
fn words_reversed_in_one_instruction_turn_boards_by_half() {
    for name in numberings::NAMES {
        let mut reversals = reversals(&standard(name));
        // The others are better as one of these followed by another flip.
        reversals.retain(|(_, operations)| *operations <= 2);
        let expected: &[_] = match name {
            "lerf" | "a8" | "h1" => &[("flip_horizontal", 2), ("rotate_180", 1)],
            "file_major" => &[("flip_vertical", 2), ("rotate_180", 1)],
            "board5x5" | "board6x6" | "board10x8" | "shogi" | "xiangqi" | "board12x10" => {
                &[("rotate_180", 2)]
            }
            _ => &[],
        };
        assert_eq!(reversals, expected, "{name}");
    }
    assert!(reversals(&RandomNumberings::new(5).numbering(8, 8)).is_empty());
}

#[test]
fn flips_of_random_numberings_are_those_of_the_reference() {
    let mut random = RandomNumberings::new(3);
    for (files, ranks, numbers) in
        [(8, 8, 64), (8, 8, 64), (3, 7, 21), (1, 1, 9), (16, 8, 128), (7, 7, 64), (5, 9, 90)]
    {
        let numbering = random.sparse_numbering(files, ranks, numbers);
        check_all_flips(&numbering, Objective::Throughput);
    }
}

#[test]
fn longer_searches_do_the_same() {
    let mut random = RandomNumberings::new(9);
    for (files, ranks, numbers) in [(8, 8, 64), (6, 7, 60), (11, 11, 128)] {
        let numbering = random.sparse_numbering(files, ranks, numbers);
        let width = word(&numbering).bits();
        let moves: Vec<(u32, u32)> = numbering
            .board()
            .squares()
            .map(|sq| (numbering.number(sq), numbering.board().image(sq, Symmetry::FlipVertical)))
            .map(|(from, image)| (from.into(), numbering.number(image).into()))
            .collect();
        let live = numbering.word(numbering.board().all()).low();
        // The first file vanishes, like squares that a step moves off the board.
        let some = BitMap::new(width, &moves[usize::from(numbering.board().ranks())..], live);
        for map in [BitMap::new(width, &moves, live), some] {
            let found = neighbourhood_search(&map, Objective::Throughput, 20, 0);
            assert!(map.is_done_by(&found));
            let solved = bit_permutation(&map, Objective::Throughput);
            assert!(map.is_done_by(&solved));
            assert!(found.cost().operations <= solved.cost().operations);
        }
    }
}
