//! Ports generate the moves of the published engines, in random games; if the numbering is the published one, in
//! the same order.

/// The moves of a position and their names, in the order in which they are generated. Each group of moves says how
/// many it has.
macro_rules! moves {
    ($board:expr, [$($generate:ident),+]) => {{
        let mut list = Vec::new();
        $($board.$generate(|moves| {
            let (before, moves) = (list.len(), moves.into_iter());
            let count = moves.len();
            list.extend(moves.map(|played| (played.to_string(), played)));
            assert_eq!(list.len() - before, count);
            false
        });)+
        list
    }};
}

/// Plays the same moves on the published board and on a port's, and compares all legal moves.
macro_rules! compare {
    ($published:ident, $port:ident, $generate:tt, $starts:ident, ordered: $ordered:literal) => {
        let mut random = fastrand::Rng::with_seed(1);
        for game in 0..40 {
            let start = $starts[game % $starts.len()];
            let mut published: $published::Board = start.parse().expect("a position");
            let mut port: $port::Board = start.parse().expect("a position");
            for _ in 0..150 {
                let mut expected = moves!(published, $generate);
                let mut moves = moves!(port, $generate);
                if !$ordered {
                    expected.sort_unstable_by(|a, b| a.0.cmp(&b.0));
                    moves.sort_unstable_by(|a, b| a.0.cmp(&b.0));
                }
                let same =
                    expected.iter().map(|named| &named.0).eq(moves.iter().map(|named| &named.0));
                assert!(same, "{}: {expected:?} and {moves:?} in {port}", stringify!($port));
                if expected.is_empty() {
                    break;
                }
                let chosen = random.usize(..expected.len());
                published.play_unchecked(expected[chosen].1);
                port.play_unchecked(moves[chosen].1);
            }
        }
    };
}

#[test]
fn cozy_chess_has_the_same_moves_on_layouts() {
    let starts = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    ];
    compare!(cozy_chess, cozy_chess_lerf, [generate_moves], starts, ordered: true);
    compare!(cozy_chess, cozy_chess_look_ups, [generate_moves], starts, ordered: true);
    compare!(cozy_chess, cozy_chess_pext, [generate_moves], starts, ordered: true);
    compare!(cozy_chess, cozy_chess_turntable, [generate_moves], starts, ordered: false);
    compare!(cozy_chess, cozy_chess_w, [generate_moves], starts, ordered: false);
}

#[test]
fn haitaka_has_the_same_moves_on_layouts() {
    let starts = [
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
        "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1",
    ];
    compare!(haitaka, haitaka_shogi, [generate_board_moves, generate_drops], starts, ordered: true);
    compare!(haitaka, haitaka_fast, [generate_board_moves, generate_drops], starts, ordered: true);
    compare!(haitaka, haitaka_look_ups, [generate_board_moves, generate_drops], starts, ordered: true);
}
