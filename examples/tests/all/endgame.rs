//! The endgame solver of the examples, against known results, and as processes that are killed or share the work.

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use std::{fs, thread};

use quadrille::layouts::{Lerf, W};
use quadrille::{Chess, Color};

use crate::run::Work;
use crate::table::{Outcome, Table};
use crate::{library, materials};

/// Solves a material and all materials that it leads to.
fn solved<L: Chess>(name: &str) -> Table {
    let directory = tempfile::tempdir().expect("a directory");
    let work = Work { directory: directory.path().to_owned(), ranges: 5, part: (0, 1) };
    let material = materials::named(name).expect("a material");
    work.solve::<L>(&materials::with_all_that_follow(&[material])).expect("files");
    let path = library::path(directory.path(), &material);
    Table::open(&path, &materials::index::<L>(&material)).expect("a table")
}

/// The numbers of positions won, drawn and lost by the side to move.
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

/// The longest win of White, in moves.
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
fn krvk_has_the_known_histogram() {
    check_krvk::<Lerf>();
    check_krvk::<W>();
}

#[cfg(feature = "long")]
#[test]
fn krvk_has_the_known_histogram_in_the_other_numberings() {
    use quadrille::layouts::{A8, FileMajor, Gray, H1, Ring, Rotary};
    check_krvk::<A8>();
    check_krvk::<H1>();
    check_krvk::<FileMajor>();
    check_krvk::<Gray>();
    check_krvk::<Ring>();
    check_krvk::<Rotary>();
}

#[test]
fn kqvk_has_the_known_totals() {
    let table = solved::<Lerf>("KQvK");
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

/// With pawns on either side of the name, colours are exchanged to get the solved material.
#[test]
fn materials_are_named_in_either_order() {
    let name = |text| materials::named(text).map(|material| material.to_string());
    assert_eq!(name("kpvk"), Ok("KPvK".to_owned()));
    assert_eq!(name("KvKNR"), Ok("KRNvK".to_owned()));
    assert!(name("KPvKP").is_err_and(|error| error.contains("en passant")));
    assert!(name("KRvR").is_err_and(|error| error.contains("Black has no king")));
    assert!(name("KXvK").is_err_and(|error| error.contains("`X`")));
    let all = materials::with_all_that_follow(&[materials::named("KPvK").unwrap()]);
    let all: Vec<_> = all.iter().map(ToString::to_string).collect();
    assert_eq!(all, ["KvK", "KBvK", "KNvK", "KQvK", "KRvK", "KPvK"]);
}

fn start(directory: &Path, arguments: &[&str]) -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_endgame"));
    command.arg("KRvK").arg("--directory").arg(directory).args(arguments);
    command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("the program")
}

/// The bytes that a single undisturbed process writes.
fn undisturbed() -> Vec<u8> {
    let directory = tempfile::tempdir().expect("a directory");
    assert!(start(directory.path(), &[]).wait().expect("an end").success());
    bytes(directory.path())
}

fn bytes(directory: &Path) -> Vec<u8> {
    fs::read(directory.join("KRvK.endgame")).expect("a solved material")
}

#[test]
fn processes_with_ranges_of_their_own_give_the_same_bytes() {
    let directory = tempfile::tempdir().expect("a directory");
    let parts = ["1/2", "2/2"];
    // The second run has other ranges and another numbering.
    let start = |part| start(directory.path(), &["--ranges", "7", "--layout", "w", "--part", part]);
    let mut passes = 0;
    while !directory.path().join("KRvK.endgame").exists() {
        for mut part in parts.map(start) {
            assert!(part.wait().expect("an end").success());
        }
        passes += 1;
    }
    assert!(passes > 20, "each part ends where it needs the others, not after {passes} passes");
    assert!(bytes(directory.path()) == undisturbed());
}

#[test]
fn what_was_killed_goes_on_to_the_same_bytes() {
    let directory = tempfile::tempdir().expect("a directory");
    for round in [3, 11] {
        let mut child = start(directory.path(), &[]);
        let file = directory.path().join(format!("KRvK.16/008.round-{round}.state"));
        let begun = Instant::now();
        while !file.exists() && begun.elapsed() < Duration::from_secs(120) {
            thread::sleep(Duration::from_micros(200));
        }
        child.kill().expect("it runs");
        child.wait().expect("an end");
        let solved = directory.path().join("KRvK.endgame").exists();
        assert!(!solved, "it was killed on its way");
        let kept = fs::read_dir(directory.path().join("KRvK.16")).expect("files").count();
        assert!(kept >= 16, "{kept} files are left to go on from");
    }
    let begun = directory.path().join("KRvK.16/000.round-0.state");
    assert!(!begun.exists(), "rounds that are done are not kept");
    assert!(start(directory.path(), &[]).wait().expect("an end").success());
    assert!(bytes(directory.path()) == undisturbed());
}
