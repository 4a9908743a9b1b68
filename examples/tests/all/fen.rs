//! FEN as the chess programs of the examples read it: refused texts and their messages.

use crate::chess::{Position, START, perft};
use quadrille::Chess;
use quadrille::layouts::{Lerf, W};

/// Wrong FENs, each with the column of the mistake and the message.
#[rustfmt::skip]
const REFUSED: &[(&str, usize, &str)] = &[
    ("", 1, "the board is missing"),
    ("8/8/8/8/8/8/8 w - -", 1, "7 ranks, where a board has 8"),
    ("4k3/8/8/8/8/8/8/8/4K3 w - -", 1, "9 ranks, where a board has 8"),
    ("4k3/8/7/8/8/8/8/4K3 w - -", 7, "rank 6 has 7 squares, where a rank has 8"),
    ("4k3/8/ppppppppp/8/8/8/8/4K3 w - -", 7, "rank 6 has 9 squares, where a rank has 8"),
    ("4k3/8/44/8/8/8/8/4K3 w - -", 8, "two counts of empty squares in a row"),
    ("4k3/9/8/8/8/8/8/4K3 w - -", 5, "'9' is neither a piece (PNBRQK, pnbrqk) nor a count from 1 to 8"),
    ("4k3/8/8/8/8/8/8/3éK3 w - -", 18, "'é' is neither a piece (PNBRQK, pnbrqk) nor a count from 1 to 8"),
    ("8/8/8/8/8/8/8/4K3 w - -", 1, "Black has no king"),
    ("4k3/8/8/8/8/8/8/8 w - -", 1, "White has no king"),
    ("4k3/8/8/8/3K4/8/8/4K3 w - -", 20, "a second king of White"),
    ("4k2P/8/8/8/8/8/8/4K3 w - -", 4, "a pawn on h8"),
    ("4k3/8/8/8/8/8/8/p3K3 w - -", 17, "a pawn on a1"),
    ("4k3/pppppppp/p7/8/8/8/8/4K3 w - -", 1, "Black has 9 pawns, more than eight"),
    ("4k3/8/8/8/8/Q7/PPPPPPPP/3QK3 w - -", 1, "White has more pieces than eight pawns can become"),
    ("4k3/8/8/8/8/8/8/4K3", 20, "the side to move is missing"),
    ("4k3/8/8/8/8/8/8/4K3 white - -", 21, "'white' is no side to move: w and b are"),
    ("4k3/8/8/8/8/8/8/4RK2 w - -", 22, "White is to move and could take the king from e1"),
    ("4k3/8/8/8/4r3/5n2/3p4/4K3 w - -", 27, "White is in check by more than two pieces"),
    ("4k3/8/8/8/8/8/8/4K3 w", 22, "the castling field is missing"),
    ("r3k2r/8/8/8/8/8/8/R3K2R w KX -", 28, "'X' is no castling right: K, Q, k and q are"),
    ("r3k2r/8/8/8/8/8/8/R3K2R w Kk- -", 29, "'-' is no castling right: K, Q, k and q are"),
    ("r3k2r/8/8/8/8/8/8/R3K2R w KkK -", 29, "'K' is there twice"),
    ("r3k2r/8/8/8/8/8/8/R4K2 w kqQ -", 28, "'Q' needs White's king on e1 and a rook on a1"),
    ("4k3/8/8/8/8/8/8/R3K3 w Qk -", 25, "'k' needs Black's king on e8 and a rook on h8"),
    ("4k3/8/8/8/8/8/8/4K3 w -", 24, "the en passant field is missing"),
    ("4k3/8/8/8/8/8/8/4K3 w - e9", 25, "'e9' is neither '-' nor a square"),
    ("4k3/8/8/8/4P3/8/8/4K3 w - e3", 27, "no pawn of Black passes e3 in a double step"),
    ("4k3/8/8/8/8/8/8/4K3 w - d6", 25, "no pawn of Black stands on d5"),
    ("4k3/3n4/8/3p4/8/8/8/4K3 w - d6", 29, "the pawn on d5 cannot have come by d7, not empty"),
    ("4k3/8/3n4/3p4/8/8/8/4K3 w - d6", 29, "the pawn on d5 cannot have come by d6, not empty"),
    ("8/8/8/3k4/3QP3/8/8/4K3 b - e3", 28, "Black was in check before the double step to e4"),
    ("4k3/8/8/8/8/8/8/4K3 w - - x", 27, "'x' is not the number of halfmoves since a capture or pawn move"),
    ("4k3/8/8/8/8/8/8/4K3 w - - 0 -1", 29, "'-1' is not the number of the move"),
    ("4k3/8/8/8/8/8/8/4K3 w - - 0 1 x", 31, "a FEN has no more than six fields"),
];

fn refusal<L: Chess>(fen: &str) -> Option<String> {
    fen.parse::<Position<L>>().err().map(|error| error.to_string())
}

#[test]
fn what_is_refused_and_why() {
    for (fen, column, message) in REFUSED {
        let expected = format!("column {column} of the FEN: {message}");
        assert_eq!(refusal::<Lerf>(fen), Some(expected.clone()), "{fen}");
        assert_eq!(refusal::<W>(fen), Some(expected), "{fen}");
    }
}

#[test]
fn clocks_and_idle_en_passant_squares_may_be_there_or_not() {
    let moves = |fen: &str| perft(&fen.parse::<Position<W>>().expect(fen), 2);
    let placement = START.split(" - ").next().expect("a board");
    assert_eq!(moves(&format!("{placement} -")), 400);
    assert_eq!(moves(&format!("  {placement}   -  12 7 ")), 400);
    // No pawn attacks e3.
    assert_eq!(moves("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"), 600);
}
