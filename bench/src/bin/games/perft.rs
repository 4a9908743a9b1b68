//! Perft of shogi from its start: the rules of `examples/games`, which play every move to see if it is legal,
//! compared with haitaka's own generator of legal moves, which counts the last ones.

use quadrille::layouts::Shogi;
use quadrille_bench::{Subject, take_turns, warm_up};

#[path = "../../../../examples/games/mod.rs"]
#[allow(dead_code, unused_imports, reason = "shared with a program that uses all games")]
mod rules;

use rules::Game as _;

const DEPTH: u32 = 3;

/// The count from the published tables.
const NODES: u64 = 25_470;

const START: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

/// Measures both, and prints a line for each.
pub fn run(rounds: usize) {
    let board = haitaka::Board::from_sfen(START).expect("a position");
    let game = rules::shogi::Shogi::<Shogi, 14>::standard();
    let start = game.start();
    let check = |nodes| assert_eq!(nodes, NODES);
    let mut subjects = [
        Subject::timed("haitaka", || perft(&board, DEPTH), check),
        Subject::timed("examples/games", || rules::perft(&game, &start, DEPTH), check),
    ];
    warm_up(&mut subjects);
    let costs = take_turns(rounds, &mut subjects);
    for subject in &costs {
        let seconds = subject.median() / NODES as f64;
        let faster = subject.times_as_fast_as(&costs[0]);
        println!(
            "9x9\tshogi\tperft {DEPTH}\t{}\t\t{:.2}\t{:.1}\t{:.3}\t{:.3}\t{:.3}",
            subject.name(),
            seconds * 1e9,
            1e-6 / seconds,
            faster.median,
            faster.lower,
            faster.upper
        );
    }
}

quadrille_bench::perft!(haitaka, generate_board_moves, generate_drops);
