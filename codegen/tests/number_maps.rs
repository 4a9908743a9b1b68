//! Maps of square numbers, against the board itself.

use crate::numberings::{NAMES, RandomNumberings, lerf, ring, rotary, standard};
use quadrille_circuits::solve::NumberMap;
use quadrille_codegen::model::{Numbering, Square};
use quadrille_codegen::solve::flips::number_map;
use quadrille_runtime::Symmetry;

/// The map of a numbering, after a comparison with `value` on every square.
fn checked(numbering: &Numbering, value: impl Fn(Square) -> u8) -> NumberMap {
    let map = number_map(numbering, &value);
    for square in numbering.board().squares() {
        assert_eq!(map.eval(numbering.number(square)), value(square), "{map:?} at {square:?}");
    }
    map
}

fn flip(numbering: &Numbering, symmetry: Symmetry) -> NumberMap {
    checked(numbering, |sq| numbering.number(numbering.board().image(sq, symmetry)))
}

fn check_every_map(numbering: &Numbering) {
    let board = numbering.board();
    checked(numbering, |sq| board.file(sq));
    checked(numbering, |sq| board.rank(sq));
    checked(numbering, |sq| sq.0);
    board.symmetries().for_each(|symmetry| {
        flip(numbering, symmetry);
    });
}

#[test]
fn maps_of_standard_numberings_give_what_the_board_says() {
    for name in NAMES.into_iter().chain(["x88", "mailbox"]) {
        check_every_map(&standard(name));
    }
}

#[test]
fn maps_of_random_numberings_give_what_the_board_says() {
    let mut random = RandomNumberings::new(1);
    for (files, ranks, numbers) in [(8, 8, 64), (8, 8, 128), (3, 7, 21), (1, 1, 9), (16, 8, 128)] {
        check_every_map(&random.sparse_numbering(files, ranks, numbers));
    }
}

#[test]
fn coordinates_and_flips_take_the_operations_that_a_person_would_write() {
    let costs = Symmetry::ALL.map(|symmetry| flip(&lerf(), symmetry).cost().operations);
    // The identity; rank ^ 7; file ^ 7; halves exchanged, plain and complemented; turns.
    assert_eq!(costs, [0, 1, 1, 4, 5, 5, 1, 5]);
    assert_eq!(flip(&rotary(), Symmetry::Rotate90).cost().operations, 2); // n + 16 & 63
    assert_eq!(flip(&ring(), Symmetry::FlipVertical).cost().operations, 1); // n ^ 4
    assert_eq!(flip(&ring(), Symmetry::FlipDiagonal).bytes(), 64);
}

#[test]
fn division_and_difference_where_files_are_no_power_of_two() {
    let numbering = standard("board12x10");
    let board = numbering.board();
    assert_eq!(checked(&numbering, |sq| board.rank(sq)).cost().operations, 2);
    assert_eq!(flip(&numbering, Symmetry::Rotate180).cost().operations, 1);
}
