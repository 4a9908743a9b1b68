//! timecat against its ports: searches to a fixed depth, evaluated without a network.
//!
//! A port whose tables are not given searches the same nodes as the published engine.

use quadrille_bench::{
    Costs, HEADER, Subject, count_option, report, take_turns, together, warm_up,
};

/// Names, positions and depths.
const CASES: &[(&str, &str, i8)] = &[
    ("start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 7),
    ("kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 6),
    ("endgame", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 10),
    ("middlegame", "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 6),
];

/// A crate's search of a position, and the nodes it takes.
macro_rules! subject {
    ($facade:ident, $name:literal, $fen:expr, $depth:expr) => {{
        use $facade::{ChessEngine, Engine, SearchConfig};
        let search = move || {
            let mut engine = Engine::from_fen($fen).expect("a FEN");
            let config = SearchConfig::new_depth($depth);
            engine.search(&config, false).get_num_nodes_searched().expect("a count")
        };
        let nodes = search();
        (Subject::timed($name, search, move |again| assert_eq!(again, nodes)), nodes)
    }};
}

fn main() {
    let rounds = count_option("--rounds", 9).max(1);
    println!("{HEADER}");
    let measured: Vec<Vec<Costs>> = CASES
        .iter()
        .map(|&(name, fen, depth)| {
            let (published, nodes) = subject!(timecat, "timecat", fen, depth);
            let (attacks, with_attacks) = subject!(timecat_attacks, "on Lerf", fen, depth);
            let (prober, with_prober) = subject!(timecat_prober, "with a prober", fen, depth);
            assert_eq!([with_attacks, with_prober], [nodes; 2], "{name}: nodes are equal");
            let mut subjects = [published, attacks, prober];
            warm_up(&mut subjects);
            let costs = take_turns(rounds, &mut subjects);
            report("search", &format!("{name}, {nodes} nodes"), &costs, "ms", 1000.0);
            costs
        })
        .collect();
    report("search", "all", &together(&measured), "times", 1.0);
}
