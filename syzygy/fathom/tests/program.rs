//! A program in C that was written for Fathom is compiled with the header and linked to the library, and must print
//! the results of `quadrille-syzygy`. Without a compiler of C the test says so and passes, unless `REQUIRE_C` is
//! set.

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use quadrille_syzygy::{Color, Move, Placement, Position, Prober, Role, Wdl};

const POSITIONS: [&str; 12] = [
    "8/8/8/8/4k3/8/4P3/4K3 w - -",
    "8/8/4k3/8/4K3/4P3/8/8 b - -",
    "3k4/7P/3K4/8/8/8/8/8 w - -",
    "3k4/8/3K4/8/8/8/8/7R w - - 60",
    "8/8/8/8/8/4k3/8/R3K3 w - - 95",
    "8/8/8/3k4/8/2q5/8/K7 w - - 3",
    "8/8/8/8/8/2k5/1q6/K7 w - -",
    "8/8/8/8/8/2k5/2q5/K7 w - -",
    "8/8/3k4/8/8/4n3/8/K7 w - - 12",
    "7k/8/8/8/3b4/8/1K6/8 w - -",
    "8/k7/8/8/8/8/p7/1K6 b - - 49",
    "8/5k2/8/1Q6/8/8/8/K7 b - - 80",
];

/// A probe's arguments: eight sets, the clock, no capture en passant, and whether White is to move.
fn numbers(position: &Placement) -> String {
    let men = |color: Option<Color>, role: Option<Role>| {
        let colors = [Color::White, Color::Black]
            .into_iter()
            .filter(|one| color.is_none_or(|color| color == *one));
        colors.fold(0, |set, color| {
            let roles = Role::ALL.into_iter().filter(|one| role.is_none_or(|role| role == *one));
            roles.fold(set, |set, role| set | position.men(color, role).word())
        })
    };
    let colors = [Color::White, Color::Black].map(|color| men(Some(color), None).to_string());
    let roles = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn]
        .map(|role| men(None, Some(role)).to_string());
    let white = u32::from(position.turn() == Color::White);
    format!("{} {} {} 0 {white}\n", colors.join(" "), roles.join(" "), position.halfmove_clock())
}

/// The word by which the program sorts results, and the line of a move.
fn line(mv: Move<quadrille_syzygy::Lerf>, plies: i32, clock: u32) -> (u32, String) {
    let promotion = match mv.promotion {
        None => 0,
        Some(Role::Queen) => 1,
        Some(Role::Rook) => 2,
        Some(Role::Bishop) => 3,
        Some(_) => 4,
    };
    let in_time = plies.unsigned_abs() + clock <= 100;
    let wdl = match plies {
        0 => 2,
        1.. => 3 + u32::from(in_time),
        _ => 1 - u32::from(in_time),
    };
    let (from, to, dtz) = (mv.from.number(), mv.to.number(), plies.unsigned_abs());
    let word = wdl | u32::from(to) << 4 | u32::from(from) << 10 | promotion << 16 | dtz << 20;
    (word, format!("{from}-{to}={promotion} {wdl} {dtz}\n"))
}

/// The score that Fathom shows for a rank by distances.
fn score(rank: i32) -> i32 {
    match rank {
        900.. => 31744,
        1..900 => (rank - 800).max(3) / 2,
        0 => 0,
        -899..0 => (rank + 800).min(-3) / 2,
        _ => -31744,
    }
}

fn expected(data: &Path) -> String {
    let prober = Prober::open(data).unwrap();
    let mut text = "largest 3\n".to_owned();
    for position in POSITIONS {
        let position: Placement = position.parse().unwrap();
        let wdl = prober.probe_wdl(&position).unwrap();
        let _ = write!(text, "wdl {}", wdl as i32 + 2);
        let moves = prober.root_moves(&position).unwrap();
        if moves.is_empty() {
            text += if wdl == Wdl::Loss { " mate\n" } else { " stalemate\n" };
            continue;
        }
        let clock = position.halfmove_clock();
        let dtz = prober.probe_dtz(&position).unwrap().plies();
        let (word, _) = line(moves[0].mv, dtz, clock);
        let _ = writeln!(text, " best {} dtz {}", word & 15, word >> 20);
        let mut lines: Vec<_> =
            moves.iter().map(|one| line(one.mv, one.dtz.plies(), clock)).collect();
        lines.sort();
        text.extend(lines.into_iter().map(|(_, line)| line));
        let by_dtz: i32 = moves
            .iter()
            .map(|one| one.rank(clock, false))
            .map(|rank| rank * 64 + score(rank))
            .sum();
        let targets: i32 = moves.iter().map(|one| i32::from(one.mv.to.number())).sum();
        let _ = write!(text, "dtz {} {}", moves.len(), by_dtz + targets);
        let by_wdl = prober.root_moves_by_wdl(&position).unwrap().into_iter().map(|(mv, wdl)| {
            let shown = [-31744, -2, 0, 2, 31744][usize::from((wdl as i8 + 2).unsigned_abs())];
            wdl.rank() + shown + i32::from(mv.from.number())
        });
        let _ = writeln!(text, " wdl {} {}", moves.len(), by_wdl.sum::<i32>());
    }
    // Computed by hand: a rook on e4 attacks its file and rank, a king the squares around it, a white pawn d5 and
    // f5; a queen on a1 attacks b2 and its file and rank; a bishop on a1 the seven squares up to h8; a knight b3
    // and c2.
    let file_and_rank = 0x1010_1010_ef10_1010_u64;
    let queen = 0x0101_0101_0101_03fe_u64;
    let attacks = file_and_rank ^ 0x0000_0038_2838_0000 ^ 0x0000_0028_0000_0000 ^ queen;
    let _ = writeln!(text, "attacks {attacks} 7 17");
    text
}

/// The library for C that belongs to this test.
fn library() -> PathBuf {
    let deps = std::env::current_exe().unwrap().parent().unwrap().to_owned();
    let files = std::fs::read_dir(&deps).unwrap().map(|entry| entry.unwrap().path());
    let is_library = |path: &PathBuf| {
        let name = path.file_name().unwrap().to_string_lossy();
        name.starts_with("libquadrille_fathom")
            && path.extension().is_some_and(|suffix| suffix == "a")
    };
    let newest =
        files.filter(is_library).max_by_key(|path| path.metadata().unwrap().modified().unwrap());
    newest.expect("cargo builds the library before this test")
}

#[test]
fn a_program_for_fathom_says_the_same() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let data = here.join("../tests/data");
    for (compiler, language) in [("cc", "c"), ("c++", "c++")] {
        if Command::new(compiler).arg("--version").output().is_err() {
            assert!(std::env::var_os("REQUIRE_C").is_none(), "there is no {compiler}");
            eprintln!("skipped: there is no {compiler}");
            continue;
        }
        let program = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("fathom-{language}"));
        let mut compile = Command::new(compiler);
        compile
            .args(["-Wall", "-Wextra", "-Werror", "-x", language])
            .arg(here.join("tests/c/program.c"));
        compile.arg("-I").arg(here.join("include")).args(["-x", "none"]).arg(library());
        let status =
            compile.args(["-lpthread", "-ldl", "-lm", "-o"]).arg(&program).status().unwrap();
        assert!(status.success(), "{compiler}");
        let mut run = Command::new(&program);
        let mut child =
            run.arg(&data).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let positions = POSITIONS.map(|position| numbers(&position.parse().unwrap()));
        child.stdin.take().unwrap().write_all(positions.concat().as_bytes()).unwrap();
        let output = child.wait_with_output().unwrap();
        assert!(output.status.success(), "{:?}", output.status);
        assert_eq!(String::from_utf8(output.stdout).unwrap(), expected(&data), "{language}");
    }
}
