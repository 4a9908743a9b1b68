//! nnue-rs against its port: accumulators of whole positions, and of games move by move.
//!
//! The narrow networks show the cost of finding and numbering threats; in networks of the published width the sums
//! of their weights dominate.

#[path = "../network.rs"]
mod network;

use network::{random_games, random_network};
use quadrille_bench::{HEADER, Subject, count_option, report, take_turns, warm_up};

/// A crate's accumulators, computed anew for each position and updated from the position before.
macro_rules! subjects {
    ($facade:ident, $name:literal, $bytes:expr, $games:expr) => {{
        use $facade::{Board, FenBoard, Network};
        let net: &Network = Box::leak(Box::new(Network::from_bytes($bytes).expect("a network")));
        let parse = |text: &String| FenBoard::parse(text).expect("a position");
        let games: &Vec<Vec<FenBoard>> = Box::leak(Box::new(
            $games.iter().map(|game| game.iter().map(parse).collect()).collect(),
        ));
        let anew = move || {
            let mut held = net.empty_accumulator();
            let mut sum = 0;
            for board in games.iter().flatten() {
                net.refresh(board, &mut held);
                sum += i64::from(net.evaluate_accumulator(&held, board.side_to_move()));
            }
            sum
        };
        let by_move = move || {
            let mut sum = 0;
            for game in games {
                let mut before = net.accumulator(&game[0]);
                let mut after = net.empty_accumulator();
                for boards in game.windows(2) {
                    net.update(&boards[0], &boards[1], &before, &mut after);
                    sum += i64::from(net.evaluate_accumulator(&after, boards[1].side_to_move()));
                    std::mem::swap(&mut before, &mut after);
                }
            }
            sum
        };
        let sums = [anew(), by_move()];
        (
            Subject::timed($name, anew, move |sum| assert_eq!(sum, sums[0])),
            Subject::timed($name, by_move, move |sum| assert_eq!(sum, sums[1])),
            sums,
        )
    }};
}

fn main() {
    let rounds = count_option("--rounds", 9).max(1);
    let games = random_games(10);
    println!("{HEADER}");
    for (width, name) in [(16, "16 wide"), (1024, "1024 wide")] {
        let bytes = random_network(width);
        let (anew, by_move, sums) = subjects!(nnue_rs, "nnue-rs", &bytes, &games);
        let (own_anew, own_by_move, own_sums) =
            subjects!(nnue_rs_pairs, "by pairs", &bytes, &games);
        assert_eq!(sums, own_sums, "evaluations are equal");
        for (case, mut subjects) in
            [("anew", [anew, own_anew]), ("by move", [by_move, own_by_move])]
        {
            warm_up(&mut subjects);
            report(name, case, &take_turns(rounds, &mut subjects), "ms", 1000.0);
        }
    }
}
