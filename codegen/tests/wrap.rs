//! Boards whose edges wrap: which look-ups riders get, and methods that suit lines which meet themselves. Everything is
//! verified when it is solved; the program `wrap` in `tests` compares it with a walk of its own.

use quadrille_codegen::diagnostic::Diagnostics;
use quadrille_codegen::model::Square;
use quadrille_codegen::read::read_source;
use quadrille_codegen::reference::moves::{self, Standing};
use quadrille_codegen::solve::moves::PieceLookUps;
use quadrille_codegen::solve::sliders::Method;
use quadrille_codegen::{solved, verified};
use quadrille_runtime::U256;

use crate::riders::described;

/// Solves a description, and verifies its emission.
fn verify(body: &str) -> Result<(), Diagnostics> {
    let read = read_source(&format!("struct Name {{ {body} }}"));
    assert!(read.diagnostics.is_empty(), "{body}");
    verified(&read.layouts[0], &read.layouts).map(drop)
}

#[test]
fn every_method_that_rings_have_is_right() {
    for wrap in ["files", "ranks", "files ranks"] {
        for (pieces, method) in [
            ("rook: R, bishop: B", "magic"),
            ("rook: R, bishop: B", "auto"),
            ("rook: R", "split"),
            ("bishop: B", "pext"),
        ] {
            for number in ["rank * 8 + file", "(rank * 8 + file) * 37 + 11 & 63"] {
                let body = format!(
                    "board: 8 x 8, number: {number}, wrap: {wrap}, pieces: {{ {pieces} }}, sliders: {{ method: {method} }}"
                );
                // On a torus a bishop sees more squares than 16 bits hold.
                let is_refused = method == "pext" && verify(&body).is_err();
                assert!(is_refused || verify(&body).is_ok(), "{body}");
            }
        }
    }
}

#[test]
fn small_boards_are_right_where_rays_meet_often() {
    for (board, number) in [
        ("3 x 3", "rank * 3 + file"),
        ("4 x 4", "rank * 4 + file"),
        ("5 x 5", "file * 5 + rank"),
        ("3 x 7", "rank * 3 + file"),
        ("6 x 4", "rank * 6 + file where file != 2 || rank != 1"),
    ] {
        for wrap in ["files", "ranks", "files ranks"] {
            let pieces = "rook: R, bishop: B, nightrider: NN, dabbaba: DD, cannon: pR, wing: gB, short: Q2, rose: qN, \
                griffon: [F?R], horse: nN";
            let body =
                format!("board: {board}, number: {number}, wrap: {wrap}, pieces: {{ {pieces} }}");
            assert!(verify(&body).is_ok(), "{body}: {:?}", verify(&body));
        }
    }
}

/// A piece walks its parts that go around the edges, and looks its other parts up.
#[test]
fn parts_that_go_around_stand_beside_parts_that_do_not() {
    for piece in [
        "[W?R] + o[F?R]",
        "o[W?B] + [F?B]",
        "o[W?pR] + [F?pR] + nN + onA",
        "onNN + qN + o[F?R]",
        "oR + B",
        "zB + ozR",
    ] {
        let body = format!("board: 6 x 5, number: rank * 6 + file, pieces: {{ p: {piece} }}");
        assert!(verify(&body).is_ok(), "{piece}: {:?}", verify(&body));
    }
}

/// Lines with too many relevant squares for tables are walked.
#[test]
fn riders_on_long_rings_are_walked() {
    let body = "board: 16 x 8, number: rank * 16 + file, wrap: files, pieces: { rook: R, bishop: B, queen: Q }";
    assert!(verify(body).is_ok());
    let read = read_source(&format!("struct Name {{ {body} }}"));
    let bitboards = solved(&read.layouts[0]).expect("a solution").bitboards.expect("bitboards");
    assert!(!bitboards.moves[0][0].attacks.walks.is_empty());
    let short = body.replace("16", "8");
    let read = read_source(&format!("struct Name {{ {short} }}"));
    let bitboards = solved(&read.layouts[0]).expect("a solution").bitboards.expect("bitboards");
    assert!(matches!(bitboards.sliders[0].method, Method::Split(_)));
    assert!(bitboards.moves.iter().all(|sides| sides[0].attacks.walks.is_empty()));
}

/// A plain piece that is walked is verified as any other, and so are the squares that are tried for attackers over a bend.
#[test]
fn walks_that_are_missing_are_noticed() {
    let on = |pieces: &str| {
        let body =
            format!("board: 16 x 8, number: rank * 16 + file, wrap: files, pieces: {{ {pieces} }}");
        let layout = read_source(&format!("struct Name {{ {body} }}")).layouts.remove(0);
        let solution = solved(&layout).expect("a solution");
        (layout.layout, solution)
    };
    let notices = |pieces: &str, spoil: fn(&mut PieceLookUps)| {
        let (layout, mut solution) = on(pieces);
        spoil(&mut solution.bitboards.as_mut().expect("bitboards").moves[0][0]);
        quadrille_codegen::verify::verify(&layout, &solution).is_err()
    };
    for pieces in ["queen: Q", "griffon: [F?R]", "short: R3"] {
        assert!(!notices(pieces, |_| ()), "{pieces}");
        assert!(notices(pieces, |piece| drop(piece.attacks.walks.pop())), "{pieces}");
    }
    assert!(notices("queen: Q", |piece| drop(piece.attackers.walks.pop())));
    assert!(notices("griffon: [F?R]", |piece| {
        piece.attackers.trial.as_mut().expect("a trial").from[20] = U256::MIN;
    }));
    assert!(notices("griffon: [F?R]", |piece| {
        drop(piece.attackers.trial.as_mut().expect("a trial").walks.pop());
    }));
}

/// The reference itself, by hand.
#[test]
fn the_reference_goes_around() {
    let layout = described(
        "struct Name { board: 8 x 8, number: rank * 8 + file, wrap: files, pieces: { rook: R, far: [(+8,+0), (+7,+0)], \
         ride: [(+1,+1) > (+1,+0)...], lame: [(+4,+0) > (+8,+0) > (+8,+1), (+1,+0)] } }",
    );
    let board = layout.board();
    let attacks = |piece: usize, occupied: u64| {
        let standing = Standing::all(occupied.into());
        moves::attacks(board, Square(0), &layout.pieces[piece].rules()[0], standing).low()
    };
    // A rook on a1: b1 to h1 and a2 to a8, each once.
    assert_eq!(attacks(0, 0), 0x0101_0101_0101_01fe);
    // Around the board a leap ends on its own square, which it does not attack.
    assert_eq!(attacks(1, 0), 0x80);
    // To b2, and along the rank up to a2, the square before b2 again; as far as e2 if that is occupied.
    assert_eq!(attacks(2, 0), 0xff00);
    assert_eq!(attacks(2, 0x1000), 0x1e00);
    // No way leads over the piece's own square.
    assert_eq!(attacks(3, 0), 2);
}
