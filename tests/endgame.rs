//! The endgame solver of the examples, against known results.

#[path = "../examples/endgame/library.rs"]
#[allow(dead_code, reason = "shared with a program that uses other parts of it")]
mod library;
#[path = "../examples/endgame/materials.rs"]
#[allow(dead_code, reason = "shared with a program that uses other parts of it")]
mod materials;
#[path = "../examples/endgame/position.rs"]
mod position;
#[path = "../examples/endgame/solver.rs"]
mod solver;

use std::sync::Arc;

use library::{Library, Outcome, Table};
use quadrille::layouts::{A8, FileMajor, Gray, H1, Lerf, Ring, Rotary, W};
use quadrille::{Chess, Color};

/// Solves a material and all that it leads to.
fn solved<L: Chess>(name: &str) -> Arc<Table> {
    let jobs = materials::jobs::<L>();
    let job = jobs.iter().find(|job| job.name == name).expect("a material of the program");
    let library = Library::default();
    library.solve(&jobs.iter().filter(|other| job.leads_to(other)).collect::<Vec<_>>());
    library.solve(&[job]);
    library.table(name)
}

/// How many positions are won, drawn and lost for the side to move.
fn totals(table: &Table, side: Color) -> [usize; 3] {
    let mut totals = [0; 3];
    for outcome in table.outcomes(side) {
        match outcome {
            Outcome::Win(_) => totals[0] += 1,
            Outcome::Draw => totals[1] += 1,
            Outcome::Loss(_) => totals[2] += 1,
            Outcome::Illegal => {}
        }
    }
    totals
}

/// The longest win of White's, in moves.
fn longest_win(table: &Table) -> u8 {
    let plies = table.outcomes(Color::White).map(|outcome| match outcome {
        Outcome::Win(plies) => plies,
        _ => 0,
    });
    plies.max().expect("some position").div_ceil(2)
}

/// Black to move and lose in 0 to 16 moves: the UCI data set "Chess (King-Rook vs. King)".
const KRVK_LOSSES: [usize; 17] =
    [27, 78, 246, 81, 198, 471, 592, 683, 1433, 1712, 1985, 2854, 3597, 4194, 4553, 2166, 390];

fn check_krvk<L: Chess>() {
    let table = solved::<L>("KRvK");
    let mut losses = [0; 17];
    for outcome in table.outcomes(Color::Black) {
        if let Outcome::Loss(plies) = outcome {
            losses[usize::from(plies / 2)] += 1;
        }
    }
    assert_eq!(losses, KRVK_LOSSES);
    assert_eq!(totals(&table, Color::White), [21959, 0, 0]);
    assert_eq!(totals(&table, Color::Black), [0, 2796, 25260]);
    assert_eq!(longest_win(&table), 16);
}

#[test]
fn krvk_has_the_known_histogram_in_every_numbering() {
    check_krvk::<Lerf>();
    check_krvk::<A8>();
    check_krvk::<H1>();
    check_krvk::<FileMajor>();
    check_krvk::<Gray>();
    check_krvk::<Ring>();
    check_krvk::<Rotary>();
    check_krvk::<W>();
}

#[test]
fn kqvk_has_the_known_totals() {
    let table = solved::<Ring>("KQvK");
    assert_eq!(totals(&table, Color::White), [18081, 0, 0]);
    assert_eq!(totals(&table, Color::Black), [0, 2896, 25160]);
    assert_eq!(longest_win(&table), 10);
}

/// Captures and promotions lead to four other materials.
#[test]
fn kpvk_has_the_known_totals() {
    let table = solved::<W>("KPvK");
    assert_eq!(totals(&table, Color::White), [62480, 19184, 0]);
    assert_eq!(totals(&table, Color::Black), [0, 35210, 48802]);
    assert_eq!(longest_win(&table), 28);
}
