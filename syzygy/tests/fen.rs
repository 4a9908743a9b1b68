//! Positions as text; text that is no FEN is an error.

use quadrille_syzygy::{Color, Lerf, Placement, Position, Role};

fn error(board: &str) -> String {
    format!("{board} w - - 0 1").parse::<Placement>().expect_err(board).to_string()
}

#[test]
fn counts_of_empty_squares() {
    // This might mean fifteen squares, or one and five.
    let two = "two counts of empty squares in a row: write their sum";
    for rank in ["1k15", "11k5", "k43", "44", "71"] {
        assert_eq!(error(&format!("{rank}/8/8/8/8/8/8/4K3")), two, "{rank}");
        assert_eq!(error(&format!("4k3/8/8/8/8/8/8/{rank}")), two, "{rank}");
    }
    let squares = "a board has eight ranks of eight squares";
    for rank in
        ["1k5", "1k7", "8k", "k8", "kkkkkkkkk", "", "8k8k8k8k8k8k8k8k8k8k8k8k8k8k8k8k8k8k8k8k8k8k8"]
    {
        assert_eq!(error(&format!("{rank}/8/8/8/8/8/8/4K3")), squares, "{rank}");
    }
    for rank in ["0k7", "9", "k0k6", "k\u{666}1"] {
        assert_eq!(error(&format!("{rank}/8/8/8/8/8/8/4K3")), "no such man", "{rank}");
    }
}

#[test]
fn a_position() {
    let position: Placement = "1k6/8/8/8/8/8/8/R3K2R b - - 7 1".parse().expect("a position");
    assert_eq!(position.men(Color::Black, Role::King), Lerf::B8.bitboard());
    let rooks = Lerf::A1.bitboard() | Lerf::H1.bitboard();
    assert_eq!(position.men(Color::White, Role::Rook), rooks);
    assert_eq!((position.turn(), position.halfmove_clock()), (Color::Black, 7));
}
