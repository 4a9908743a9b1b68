//! Pinwheel: a quarter turn is one rotation of the word, and squares that only mirrors exchange share an
//! index as well.

mod turned;

use quadrille_codegen::board::Square;
use quadrille_codegen::layout::{Layout, SetStorage};
use quadrille_codegen::solve::sliders::Method;
use quadrille_runtime::Symmetry;

use turned::{RIDES, described, solved, total};

fn pinwheel() -> Layout {
    described(include_str!("../../layouts/pinwheel.layout"))
}

#[test]
fn a_quarter_turn_adds_sixteen() {
    let layout = pinwheel();
    let (board, numbering) = (layout.board(), &layout.numbering);
    for square in board.squares() {
        let turned = numbering.number(board.image(square, Symmetry::Rotate90));
        assert_eq!(turned, (numbering.number(square) + 16) % 64);
    }
}

/// One index for all squares that mirrors and turns exchange, but for the rook's on c1 and its like.
#[test]
fn whole_classes_share() {
    let layout = pinwheel();
    let board = layout.board();
    for ride in RIDES {
        let indexes = solved(&layout, ride).indexes(&layout.numbering);
        let index = |square: Square| indexes.iter().position(|index| index.contains(&square));
        let is_torn = |square: &Square| {
            board.symmetries().any(|by| index(board.image(*square, by)) != index(*square))
        };
        let mut torn: Vec<String> = board
            .squares()
            .filter(is_torn)
            .map(|square| layout.names.square(board, square))
            .collect();
        torn.sort();
        let expected: &[&str] = &["a3", "a6", "c1", "c8", "f1", "f8", "h3", "h6"];
        assert_eq!(torn, if ride == RIDES[0] { expected } else { &[] });
    }
}

#[test]
fn no_look_up_rotates_but_by_turns() {
    for ride in RIDES {
        let Method::Magic(tables) = solved(&pinwheel(), ride).method else { panic!("no magics") };
        for part in tables.squares.iter().flatten() {
            assert_eq!(part.multiplier.rotation, 0);
            assert!(part.multiplier.key_bits() <= part.mask.count_ones());
        }
    }
}

#[test]
fn bytes_of_rook_and_bishop() {
    let mut layout = pinwheel();
    assert_eq!(total(&layout), 33_840);
    layout.sliders.sets = SetStorage::PerLine;
    assert_eq!(total(&layout), 23_616);
}
