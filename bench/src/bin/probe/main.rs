//! Probing real tables, beside shakmaty-syzygy: probes a second, cold and warm, on one thread and
//! on two. With `--agree` it compares what the two find instead.
//!
//! The tables are those in the directory that the environment variable `QUADRILLE_SYZYGY` names.

mod agree;
mod positions;
mod subjects;

use std::path::Path;
use std::process::ExitCode;

use quadrille_bench::{Subject, count_option, take_turns, warm_up};
use shakmaty::Chess;

use agree::Both;
use positions::{Random, men, random};
use subjects::{Probe, SUBJECTS, ours_mapped, theirs_mapped};

/// How many positions of each material are probed in turn.
const POSITIONS: usize = 128;

/// What is measured.
#[derive(Clone, Copy)]
struct Case {
    dtz: bool,
    threads: usize,
    /// Probers are made anew for every round, and caches are filled with something else.
    cold: bool,
}

impl Case {
    fn name(self) -> String {
        let table = if self.dtz { "dtz" } else { "wdl" };
        let state = if self.cold { "cold" } else { "warm" };
        format!("{table} {state} {}", self.threads)
    }
}

fn main() -> ExitCode {
    let Ok(directory) = std::env::var("QUADRILLE_SYZYGY") else {
        eprintln!("error: QUADRILLE_SYZYGY is not set to a directory of tables");
        return ExitCode::from(2);
    };
    let directory = Path::new(&directory);
    let materials = materials(directory);
    let chosen: Vec<String> = std::env::args().skip(1).collect();
    if chosen.iter().any(|argument| argument == "--agree") {
        let both = Both { ours: &ours_mapped(directory), theirs: &theirs_mapped(directory) };
        return if both.compare_all(&materials) { ExitCode::SUCCESS } else { ExitCode::FAILURE };
    }
    let rounds = count_option("--rounds", 15);
    println!("benchmark\tcase\tsubject\tmedian\tunit\ttimes as fast\tlower\tupper");
    for cold in [false, true] {
        for dtz in [false, true] {
            for threads in [1, 2] {
                let case = Case { dtz, threads, cold };
                if wanted(&chosen, &case.name()) {
                    measure(directory, &materials, case, &chosen, rounds);
                }
            }
        }
    }
    ExitCode::SUCCESS
}

/// Whether what is named is to be measured: if nothing is named, everything is.
fn wanted(chosen: &[String], name: &str) -> bool {
    let mut filters = chosen.iter().filter_map(|argument| argument.strip_prefix("only="));
    let mut any = false;
    filters.by_ref().any(|filter| {
        any = true;
        name.contains(filter)
    }) || !any
}

/// The materials of a directory, those with fewer men first.
fn materials(directory: &Path) -> Vec<String> {
    let files = std::fs::read_dir(directory).expect("the directory can be read");
    let mut names: Vec<String> = files
        .filter_map(|file| Some(file.ok()?.file_name().to_str()?.strip_suffix(".rtbw")?.to_owned()))
        .collect();
    names.sort_by_key(|name| (name.len(), name.clone()));
    names
}

/// Measures all subjects in a case and prints a line each, compared to shakmaty-syzygy where it
/// reads files in the same way.
fn measure(
    directory: &Path,
    materials: &[String],
    case: Case,
    chosen: &[String],
    rounds: usize,
) {
    let count = if case.cold { 1 } else { POSITIONS };
    let positions = positions(materials, count);
    let mut other = vec![1_u8; 64 << 20];
    let names: Vec<&str> =
        SUBJECTS.iter().map(|(name, _)| *name).filter(|name| wanted(chosen, &format!("{}/{name}", case.name()))).collect();
    let mut subjects: Vec<Subject<'_>> = SUBJECTS
        .iter()
        .filter(|(name, _)| names.contains(name))
        .map(|&(name, open)| {
            let warm = open(directory);
            let (positions, mut other) = (&positions, if case.cold { other.clone() } else { Vec::new() });
            Subject::new(name, move || {
                other.iter_mut().for_each(|byte| *byte = byte.wrapping_add(1));
                let start = std::time::Instant::now();
                if case.cold {
                    run(&*open(directory), positions, case);
                } else {
                    run(&*warm, positions, case);
                }
                start.elapsed().as_secs_f64() / positions.len() as f64
            })
        })
        .collect();
    other.clear();
    if !case.cold {
        warm_up(&mut subjects);
    }
    let costs = take_turns(rounds, &mut subjects);
    for cost in &costs {
        let rival = cost.name().replace("quadrille", "shakmaty");
        let rival = costs.iter().find(|cost| cost.name() == rival).unwrap_or(cost);
        let ratio = cost.times_as_fast_as(rival);
        println!(
            "probe\t{}\t{}\t{:.3}\tmillion/s\t{:.2}\t{:.2}\t{:.2}",
            case.name(),
            cost.name(),
            1e-6 / cost.median(),
            ratio.median,
            ratio.lower,
            ratio.upper
        );
    }
}

/// Positions of all materials in turn, so that one probe finds little of the one before.
fn positions(materials: &[String], count: usize) -> Vec<Chess> {
    let mut numbers = Random::new(2);
    let men: Vec<_> = materials.iter().map(|name| men(name)).collect();
    (0..count).flat_map(|_| men.iter().map(|men| random(men, &mut numbers)).collect::<Vec<_>>()).collect()
}

/// Probes all positions, each thread its share.
fn run(prober: &dyn Probe, positions: &[Chess], case: Case) {
    let probe = |positions: &[Chess]| {
        for position in positions {
            std::hint::black_box(if case.dtz { prober.dtz(position) } else { prober.wdl(position) });
        }
    };
    if case.threads == 1 {
        return probe(positions);
    }
    std::thread::scope(|scope| {
        for share in positions.chunks(positions.len().div_ceil(case.threads)) {
            scope.spawn(move || probe(share));
        }
    });
}
