//! perft in C++ over exported headers, compared with the same generator in Rust, which shows the cost of a header.
//!
//! The compiler is the system's C++ compiler, or the one that `CXX` names. Both are measured by processor time.

#[path = "../../../examples/chess/mod.rs"]
#[allow(dead_code, unused_imports, reason = "shared with programs that use other parts of it")]
mod chess;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::{env, fs};

use nix::sys::resource::{UsageWho, getrusage};
use quadrille::Chess;
use quadrille::layouts::{Lerf, W};
use quadrille_bench::{HEADER, Subject, count_option, report, take_turns, together, warm_up};

use chess::Position;

/// Names, positions without clocks, depths and counts.
const CASES: &[(&str, &str, u32, u64)] = &[
    ("start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -", 5, 4_865_609),
    ("kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -", 4, 4_085_603),
    ("endgame", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -", 6, 11_030_083),
];

/// The most that a header's time may be, in multiples of Rust's.
const MOST: f64 = 1.15;

fn main() -> ExitCode {
    let Some(program) = program() else {
        println!("skipped: there is no C++ compiler");
        return ExitCode::SUCCESS;
    };
    let rounds = count_option("--rounds", 9).max(1);
    println!("{HEADER}");
    let slow =
        [ratio("lerf", rounds, rust::<Lerf>, &program), ratio("w", rounds, rust::<W>, &program)];
    if slow.iter().any(|ratio| *ratio > MOST) {
        eprintln!("error: a header is more than 15 % slower than Rust: {slow:.2?}");
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

/// The time in C++ divided by that in Rust, over all cases.
fn ratio(
    layout: &'static str,
    rounds: usize,
    rust: fn(&str, u32, u64) -> Subject<'static>,
    program: &Path,
) -> f64 {
    let case = |&(case, fen, depth, count): &(&str, &'static str, u32, u64)| {
        let cpp = move || in_cpp(program, layout, fen, depth, count);
        let mut subjects = [rust(fen, depth, count), Subject::new("exported", cpp)];
        warm_up(&mut subjects);
        let costs = take_turns(rounds, &mut subjects);
        report("export", &format!("{layout} {case}"), &costs, "ns/node", 1e9 / count as f64);
        costs
    };
    let all = together(&CASES.iter().map(case).collect::<Vec<_>>());
    report("export", &format!("{layout} all"), &all, "of rust", 1.0);
    all[1].times(&all[0])
}

/// The seconds of processor time that this process has taken.
fn processor_time() -> f64 {
    let time = getrusage(UsageWho::RUSAGE_SELF).expect("usage").user_time();
    time.tv_sec() as f64 + time.tv_usec() as f64 / 1e6
}

fn rust<L: Chess>(fen: &str, depth: u32, count: u64) -> Subject<'static> {
    let position: Position<L> = fen.parse().expect("a FEN");
    Subject::new("rust", move || {
        let start = processor_time();
        assert_eq!(chess::perft(&position, depth), count);
        processor_time() - start
    })
}

/// The seconds that the program in C++ reports.
fn in_cpp(program: &Path, layout: &str, fen: &str, depth: u32, count: u64) -> f64 {
    let mut command = Command::new(program);
    command.args([layout, &depth.to_string()]).args(fen.split(' '));
    let output = command.output().expect("the program in C++");
    let printed = String::from_utf8(output.stdout).expect("text");
    let (nodes, seconds) = printed.trim().split_once(' ').expect("two numbers");
    assert_eq!(nodes, count.to_string(), "{layout}: {fen}");
    seconds.parse().expect("seconds")
}

/// The program in C++, compiled with the current headers.
fn program() -> Option<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("bench is inside");
    let folder = env::temp_dir().join(format!("quadrille-export-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    for layout in ["lerf", "w"] {
        let mut command = Command::new(env::var("CARGO").unwrap_or_else(|_| "cargo".into()));
        command.args(["run", "--quiet", "-p", "quadrille-cli", "--"]).current_dir(root);
        let header = command.args(["export", layout, "--to", "c"]).output().expect("cargo");
        assert!(header.status.success(), "{}", String::from_utf8_lossy(&header.stderr));
        fs::write(folder.join(layout).with_extension("h"), header.stdout).expect("a header");
    }
    let sources = root.join("tools/command/tests/cpp");
    let program = folder.join("perft");
    let mut compiler = Command::new(env::var("CXX").unwrap_or_else(|_| "c++".into()));
    compiler.args(["-std=c++17", "-O3", "-I"]).arg(&folder).arg("-I").arg(&sources);
    let compiled = compiler.arg(sources.join("perft.cpp")).arg("-o").arg(&program).status().ok()?;
    assert!(compiled.success(), "the program in C++ does not compile");
    Some(program)
}
