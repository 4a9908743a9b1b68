//! Moves in standard algebraic notation, against those of python-chess (`data/san.txt`: five or ten of each combination
//! of man, disambiguation, capture, promotion and check, of 30,000 random positions) and against reading them back.

use std::collections::BTreeSet;

use crate::support::Random;
use crate::support::slow::{Played, Slow};
use quadrille::layouts::{Lerf, W};
use quadrille_syzygy::{Move, Placement, Position, Role, SanError};

#[test]
fn moves_are_written_as_python_chess_writes_them() {
    let text = include_str!("data/san.txt");
    for line in text.lines() {
        // The position, and the move as UCI writes it and in algebraic notation.
        let [fen, uci, san] = line.split(';').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let position: Placement = fen.parse().unwrap();
        let mv: Move<Lerf> = uci.parse().unwrap();
        assert_eq!(mv.san(&position).as_deref(), Ok(san), "{line}");
        assert_eq!(Move::from_san(&position, san), Ok(mv), "{line}");
    }
    assert!(text.lines().count() > 500);
}

/// The notation of a move, which is read back as this move.
fn written<P: Position>(position: &P, uci: &str) -> String {
    let mv: Move<P::Layout> = uci.parse().unwrap();
    let san = mv.san(position).unwrap();
    assert_eq!(Move::from_san(position, &san), Ok(mv), "{san}");
    san
}

fn uci(played: &Played) -> String {
    let name = |square: usize| format!("{}{}", char::from(b'a' + square as u8 % 8), square / 8 + 1);
    let man = played.next.cells[played.to].to_ascii_lowercase();
    let is_promotion = played.zeroing && matches!(played.to / 8, 0 | 7) && man != b'k';
    let squares = name(played.from) + &name(played.to);
    if is_promotion { squares + &char::from(man).to_string() } else { squares }
}

#[test]
fn moves_are_read_as_they_are_written_and_have_a_notation_each() {
    let mut random = Random::new(11);
    let mut positions = 0;
    while positions < 2000 {
        let men =
            ["KQQQk", "KRRRk", "KNNNNk", "KBBBk", "KPPkpp", "KPPkr", "KRNkb"][random.below(7)];
        let squares: Vec<usize> = men.bytes().map(|_| random.below(64)).collect();
        let Some(position) = Slow::new(men, &squares, random.below(2) == 0) else { continue };
        let mut seen = BTreeSet::new();
        for played in position.moves() {
            let is_pawn = position.cells[played.from].eq_ignore_ascii_case(&b'p');
            let text = uci(&played);
            let text = if is_pawn { &text } else { &text[..4] };
            let san = written(&position.placement::<Lerf>(), text);
            assert_eq!(san, written(&position.placement::<W>(), text));
            assert!(seen.insert(san), "{text} has the notation of another move");
        }
        positions += 1;
    }
}

#[test]
fn what_is_no_move_is_refused() {
    let position: Placement = "8/1k2P3/8/8/8/2R5/8/R3K2R w - -".parse().unwrap();
    let read = |text: &str| Move::from_san(&position, text);
    for text in
        ["", "e", "+", "R", "=Q", "Q", "Rz1", "R1aa2", "Rxxc1", "Ké2", "éé", "0-0-0", "e8=QQ"]
    {
        assert_eq!(read(text), Err(SanError::Syntax), "{text}");
    }
    for text in ["e8", "e8=K", "e7", "Rb2", "Ke3", "exd8=Q", "Rac2", "Qe2"] {
        assert_eq!(read(text), Err(SanError::Illegal), "{text}");
    }
    assert_eq!(read("Rc1"), Err(SanError::Ambiguous));
    let position: Placement = "8/1k2P3/8/8/8/2R5/8/RK5R w - -".parse().unwrap();
    let read = |text: &str| Move::from_san(&position, text);
    assert_eq!(read("Rd1"), Ok("h1d1".parse().unwrap()));
    // More than must be told, and marks that are missing.
    for text in ["e8=Q", "e8Q", "e7e8=Q", "ee8=Q!?"] {
        assert_eq!(read(text).map(|mv| mv.promotion), Ok(Some(Role::Queen)), "{text}");
    }
    let castling: Placement = "4k3/8/8/8/8/8/8/4K2R w K -".parse().unwrap();
    assert!(matches!(Move::from_san(&castling, "Rh2"), Err(SanError::Position(_))));
}
