//! Perft in several numberings, against cozy-chess and shakmaty.

#[path = "../../../examples/chess/mod.rs"]
#[allow(dead_code, unused_imports, reason = "shared with programs that use other parts of it")]
mod chess;

use quadrille::Chess;
use quadrille::layouts::{Lerf, Ring, W};
use quadrille_bench::{
    Costs, HEADER, Subject, count_option, report, take_turns, together, warm_up,
};
use shakmaty::CastlingMode;
use shakmaty::fen::Fen;

use chess::Position;

/// Names, positions and depths, with the counts of the chess programming wiki.
const CASES: &[(&str, &str, u32, u64)] = &[
    ("start", chess::START, 5, 4865609),
    (
        "kiwipete",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        4,
        4085603,
    ),
    ("endgame", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 6, 11030083),
    ("promotions", "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 5, 15833292),
    (
        "middlegame",
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        4,
        3894594,
    ),
];

fn quadrille<L: Chess>(name: &str, fen: &str, depth: u32, count: u64) -> Subject<'static> {
    let position: Position<L> = fen.parse().expect("a FEN");
    let run = move || chess::perft(&position, depth);
    Subject::timed(name, run, move |nodes| assert_eq!(nodes, count))
}

fn cozy(fen: &str, depth: u32, count: u64) -> Subject<'static> {
    let board: cozy_chess::Board = fen.parse().expect("a FEN");
    let run = move || perft(&board, depth);
    Subject::timed("cozy-chess", run, move |nodes| assert_eq!(nodes, count))
}

// This follows cozy-chess's own example.
quadrille_bench::perft!(cozy_chess, generate_moves);

/// shakmaty has a perft, which counts the last moves without playing them.
fn shakmaty(fen: &str, depth: u32, count: u64) -> Subject<'static> {
    let fen: Fen = fen.parse().expect("a FEN");
    let position: shakmaty::Chess =
        fen.into_position(CastlingMode::Standard).expect("a legal position");
    let run = move || shakmaty::perft(&position, depth);
    Subject::timed("shakmaty", run, move |nodes| assert_eq!(nodes, count))
}

fn main() {
    let rounds = count_option("--rounds", 9).max(1);
    println!("{HEADER}");
    let cases: Vec<Vec<Costs>> = CASES
        .iter()
        .map(|&(case, fen, depth, count)| {
            let mut subjects = [
                quadrille::<Lerf>("quadrille lerf", fen, depth, count),
                quadrille::<Ring>("quadrille ring", fen, depth, count),
                quadrille::<W>("quadrille w", fen, depth, count),
                cozy(fen, depth, count),
                shakmaty(fen, depth, count),
            ];
            warm_up(&mut subjects);
            let costs = take_turns(rounds, &mut subjects);
            report("perft", case, &costs, "ns/node", 1e9 / count as f64);
            costs
        })
        .collect();
    report("perft", "all", &together(&cases), "of lerf", 1.0);
}
