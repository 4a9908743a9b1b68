//! Published engines against their ports: perft that counts the last moves without playing them, and generating
//! moves alone.
//!
//! Every line is a port's cost divided by the published crate's in the same round.

use quadrille_bench::{
    Costs, HEADER, Subject, count_option, report, take_turns, together, warm_up,
};

/// Names, positions, depths, and counts from the Chess Programming Wiki.
const CASES: &[(&str, &str, u32, u64)] = &[
    ("start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 5, 4_865_609),
    (
        "kiwipete",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        4,
        4_085_603,
    ),
    ("endgame", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 6, 11_030_083),
    (
        "promotions",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        5,
        15_833_292,
    ),
    (
        "middlegame",
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        4,
        3_894_594,
    ),
];

/// Perft of a crate that is cozy-chess or a port of it, and its generation of moves.
macro_rules! subjects {
    ($facade:ident, $name:literal, $fen:expr, $depth:expr, $count:expr) => {{
        quadrille_bench::perft!($facade, generate_moves);
        let board: $facade::Board = $fen.parse().expect("a FEN");
        Subject::timed($name, move || perft(&board, $depth), move |nodes| assert_eq!(nodes, $count))
    }};
}

/// Moves of positions a few plies on, generated again and again.
macro_rules! generation {
    ($facade:ident, $name:literal, $fen:expr) => {{
        let start: $facade::Board = $fen.parse().expect("a FEN");
        let mut boards = vec![start];
        for _ in 0..2 {
            let mut next = Vec::new();
            for board in &boards {
                board.generate_moves(|moves| {
                    for played in moves {
                        let mut board = board.clone();
                        board.play_unchecked(played);
                        next.push(board);
                    }
                    false
                });
            }
            boards = next;
        }
        let run = move || {
            let mut count = 0;
            for _ in 0..100 {
                for board in &boards {
                    board.generate_moves(|moves| {
                        count += moves.len();
                        false
                    });
                }
            }
            count
        };
        Subject::timed($name, run, |count| assert!(count > 0))
    }};
}

/// Positions of shogi: the start, and a middlegame with pieces in hand (the position known as
/// "matsuri", from tests of many shogi programs).
const SHOGI: &[(&str, &str, u32, u64)] = &[
    ("shogi start", "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1", 4, 719_731),
    ("matsuri", "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1", 2, 28684),
];

/// Perft of a crate that is haitaka or a port of it.
macro_rules! shogi {
    ($facade:ident, $name:literal, $fen:expr, $depth:expr, $count:expr) => {{
        quadrille_bench::perft!($facade, generate_board_moves, generate_drops);
        let board = $facade::Board::from_sfen($fen).expect("a position");
        // It runs four times, since one run takes only some milliseconds.
        let run = move || (0..4).map(|_| perft(&board, $depth)).max();
        Subject::timed($name, run, move |nodes| assert_eq!(nodes, Some($count)))
    }};
}

fn main() {
    let rounds = count_option("--rounds", 9).max(1);
    println!("{HEADER}");
    measure("perft", SHOGI, rounds, |&(_, fen, depth, count)| {
        vec![
            shogi!(haitaka, "haitaka", fen, depth, count),
            shogi!(haitaka_shogi, "on Shogi", fen, depth, count),
            shogi!(haitaka_fast, "on Shogi, tables", fen, depth, count),
            shogi!(haitaka_look_ups, "on Shogi, look-ups", fen, depth, count),
        ]
    });
    measure("perft", CASES, rounds, |&(_, fen, depth, count)| {
        vec![
            subjects!(cozy_chess, "cozy-chess", fen, depth, count),
            subjects!(cozy_chess_lerf, "on Lerf", fen, depth, count),
            subjects!(cozy_chess_look_ups, "on Lerf, look-ups", fen, depth, count),
            subjects!(cozy_chess_pext, "on Lerf, pext", fen, depth, count),
            subjects!(cozy_chess_turntable, "on Turntable", fen, depth, count),
            subjects!(cozy_chess_w, "on W", fen, depth, count),
        ]
    });
    measure("moves", CASES, rounds, |&(_, fen, _, _)| {
        vec![
            generation!(cozy_chess, "cozy-chess", fen),
            generation!(cozy_chess_lerf, "on Lerf", fen),
            generation!(cozy_chess_look_ups, "on Lerf, look-ups", fen),
            generation!(cozy_chess_pext, "on Lerf, pext", fen),
            generation!(cozy_chess_turntable, "on Turntable", fen),
            generation!(cozy_chess_w, "on W", fen),
        ]
    });
}

/// Measures all cases, and reports each of them and all together.
fn measure<D>(
    benchmark: &str,
    cases: &[(&str, &'static str, D, u64)],
    rounds: usize,
    subjects: impl Fn(&(&str, &'static str, D, u64)) -> Vec<Subject<'static>>,
) {
    let measured: Vec<Vec<Costs>> = cases
        .iter()
        .map(|case| {
            let mut subjects = subjects(case);
            warm_up(&mut subjects);
            let costs = take_turns(rounds, &mut subjects);
            report(benchmark, case.0, &costs, "ms", 1000.0);
            costs
        })
        .collect();
    report(benchmark, "all", &together(&measured), "times", 1.0);
}
