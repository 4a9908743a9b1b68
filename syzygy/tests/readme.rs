//! The README quotes what its program prints.

use quadrille_syzygy::{Placement, Prober};

#[test]
fn its_first_program_prints_what_it_says() {
    let readme = include_str!("../README.md");
    let (_, program) = readme.split_once("```rust").expect("a program");
    let (program, _) = program.split_once("```").expect("its end");
    let quoted = |behind: &str, end: &str| {
        let (_, text) = program.split_once(behind).expect(behind);
        text.split_once(end).expect(end).0
    };
    let position: Placement = quoted("Placement = \"", "\"").parse().expect("a position");
    let data = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data");
    let prober = Prober::open(data).expect("tables");
    let values = [
        prober.probe_wdl(&position).map(|it| format!("{it:?}")),
        prober.probe_dtz(&position).map(|it| it.plies().to_string()),
    ];
    let [wdl, plies] = values.map(|value| value.expect("a value"));
    assert_eq!(quoted("plies()); // `", "`"), format!("{wdl}, {plies} plies"));
    let moves = prober.root_moves(&position).expect("moves");
    let best = &moves[0];
    let printed = format!("{}: {:?} in {}", best.mv, best.outcome, best.dtz.plies());
    assert_eq!(quoted("plies()); // the best: `", "`"), printed);
}
