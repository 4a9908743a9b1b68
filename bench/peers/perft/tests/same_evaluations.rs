//! The port of nnue-rs evaluates like the published crate: each position of some games, anew and move by move.

#[path = "../src/network.rs"]
mod network;

use network::{random_games, random_network};

/// The evaluations of all positions, first anew and then from those of the positions before.
macro_rules! evaluations {
    ($facade:ident, $bytes:expr, $games:expr) => {{
        use $facade::{Board, FenBoard, Network};
        let net = Network::from_bytes($bytes).expect("a network");
        let mut found = Vec::new();
        for game in $games {
            let boards: Vec<FenBoard> =
                game.iter().map(|text| FenBoard::parse(text).expect("a position")).collect();
            let mut before = net.accumulator(&boards[0]);
            for pair in boards.windows(2) {
                let mut after = net.empty_accumulator();
                net.update(&pair[0], &pair[1], &before, &mut after);
                let side = pair[1].side_to_move();
                found.push((net.evaluate(&pair[1]), net.evaluate_accumulator(&after, side)));
                before = after;
            }
        }
        found
    }};
}

#[test]
fn nnue_rs_sees_the_same_threats_as_pairs() {
    let (bytes, games) = (random_network(32), random_games(40));
    let published = evaluations!(nnue_rs, &bytes, &games);
    assert!(published.iter().all(|(anew, by_move)| anew == by_move));
    assert_eq!(published, evaluations!(nnue_rs_pairs, &bytes, &games));
    let mut values: Vec<i32> = published.iter().map(|&(anew, _)| anew).collect();
    values.sort_unstable();
    values.dedup();
    assert!(values.len() > published.len() / 2, "positions differ in value");
}
