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

/// One index for all squares that mirrors and turns exchange: what H. G. Muller asked for "if it can be done in
/// practice" (the first of the three documents, on the W system).
#[test]
fn whole_classes_share() {
    let layout = pinwheel();
    let board = layout.board();
    for ride in RIDES {
        let indexes = solved(&layout, ride).indexes(&layout.numbering);
        let index = |square: Square| indexes.iter().position(|index| index.contains(&square));
        assert_eq!(indexes.len(), 10);
        for square in board.squares() {
            let images = board.symmetries().map(|by| board.image(square, by));
            assert!(images.into_iter().all(|image| index(image) == index(square)), "{square:?}");
        }
    }
}

#[test]
fn keys_have_no_more_bits_than_relevant_squares() {
    for ride in RIDES {
        let Method::Magic(tables) = solved(&pinwheel(), ride).method else { panic!("no magics") };
        for part in tables.squares.iter().flatten() {
            assert!(part.multiplier.key_bits() <= part.mask.count_ones());
        }
    }
}

#[test]
fn bytes_of_rook_and_bishop() {
    let mut layout = pinwheel();
    assert_eq!(total(&layout), 31_568);
    layout.sliders.sets = SetStorage::PerLine;
    assert_eq!(total(&layout), 21_632);
}
