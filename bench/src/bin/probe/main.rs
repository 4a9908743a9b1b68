//! Probes real tables, compared with shakmaty-syzygy: probes per second, cold and warm, on one thread and on two.
//! With `--agree` it compares their results instead, and with `--encode` their encoders.
//!
//! The tables are those in the directory that the environment variable `QUADRILLE_SYZYGY` names.

mod agree;
mod encode;
mod positions;
mod subjects;

use std::path::Path;
use std::process::ExitCode;

use nix::sys::resource::{UsageWho, getrusage};
use nix::sys::time::{TimeVal, TimeValLike};
use quadrille_bench::{Random, Subject, count_option, take_turns, warm_up};
use shakmaty::Chess;

use agree::Both;
use positions::{men, random};
use subjects::{Open, Probe, SUBJECTS, ours_mapped, theirs_mapped};

/// The number of positions of each material that are probed in turn.
const POSITIONS: usize = 32;

/// A kind of measurement.
#[derive(Clone, Copy)]
struct Case {
    dtz: bool,
    threads: usize,
    /// Probers are made anew for every round, and caches are filled with other data.
    cold: bool,
}

impl Case {
    /// The number of times that a round probes all positions: the system counts a thread's time in steps of
    /// milliseconds.
    fn repeats(self) -> usize {
        match (self.cold, self.dtz) {
            (true, _) => 20,
            (false, true) => 4,
            (false, false) => 30,
        }
    }

    fn name(self) -> String {
        let table = if self.dtz { "dtz" } else { "wdl" };
        let state = if self.cold { "cold" } else { "warm" };
        format!("{table} {state} {}", self.threads)
    }
}

fn main() -> ExitCode {
    let chosen: Vec<String> = std::env::args().skip(1).collect();
    if chosen.iter().any(|argument| argument == "--encode") {
        encode::measure(count_option("--rounds", 41));
        return ExitCode::SUCCESS;
    }
    let Ok(directory) = std::env::var("QUADRILLE_SYZYGY") else {
        eprintln!("error: QUADRILLE_SYZYGY is not set to a directory of tables");
        return ExitCode::from(2);
    };
    let directory = Path::new(&directory);
    let materials = materials(directory);
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
                let wanted = |&(name, _): &(_, _)| wanted(&chosen, case, name);
                let subjects: Vec<_> = SUBJECTS.into_iter().filter(wanted).collect();
                measure(directory, &materials, case, &subjects, rounds);
            }
        }
    }
    ExitCode::SUCCESS
}

/// Returns whether a subject is measured in a case: arguments such as `only=wdl`, if there are any, select those
/// whose name contains one of them.
fn wanted(chosen: &[String], case: Case, subject: &str) -> bool {
    let name = format!("{}/{subject}", case.name());
    let mut filters =
        chosen.iter().filter_map(|argument| argument.strip_prefix("only=")).peekable();
    filters.peek().is_none() || filters.any(|filter| name.contains(filter))
}

/// The materials of a directory, fewer men first.
fn materials(directory: &Path) -> Vec<String> {
    let files = std::fs::read_dir(directory).expect("the directory can be read");
    let mut names: Vec<String> = files
        .filter_map(|file| Some(file.ok()?.file_name().to_str()?.strip_suffix(".rtbw")?.to_owned()))
        .collect();
    names.sort_by_key(|name| (name.len(), name.clone()));
    names
}

/// Measures all subjects in a case and prints a line for each, compared with shakmaty-syzygy if it reads files in
/// the same way.
fn measure(
    directory: &Path,
    materials: &[String],
    case: Case,
    subjects: &[(&'static str, Open)],
    rounds: usize,
) {
    let positions = positions(materials, if case.cold { 1 } else { POSITIONS });
    let subject = |&(name, open): &(&'static str, Open)| {
        let positions = &positions;
        let warm = open(directory);
        let mut other = vec![1_u8; if case.cold { 64 << 20 } else { 0 }];
        Subject::new(name, move || {
            let mut seconds = 0.0;
            for _ in 0..case.repeats() {
                for byte in &mut other {
                    *byte = byte.wrapping_add(1);
                }
                let start = now(case.threads);
                if case.cold {
                    run(&*open(directory), positions, case);
                } else {
                    run(&*warm, positions, case);
                }
                seconds += now(case.threads) - start;
            }
            seconds / (case.repeats() * positions.len()) as f64
        })
    };
    let mut subjects: Vec<Subject<'_>> = subjects.iter().map(subject).collect();
    if !case.cold {
        warm_up(&mut subjects);
    }
    let costs = take_turns(rounds, &mut subjects);
    for cost in &costs {
        let rival = cost.name().replace("quadrille", "shakmaty").replace(", nothing kept", "");
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

/// Seconds of this thread's work, or of all threads' if there are several. Other work on the machine disturbs it
/// less than elapsed time, and threads that get in each other's way still take longer.
fn now(threads: usize) -> f64 {
    let who = if threads > 1 { UsageWho::RUSAGE_SELF } else { UsageWho::RUSAGE_THREAD };
    let usage = getrusage(who).expect("the system counts");
    let seconds = |time: TimeVal| time.num_microseconds() as f64 * 1e-6;
    seconds(usage.user_time()) + seconds(usage.system_time())
}

/// Positions of all materials in turn, so that a probe finds little of the previous one in caches.
fn positions(materials: &[String], count: usize) -> Vec<Chess> {
    let mut numbers = Random::new(2);
    let men: Vec<_> = materials.iter().map(|name| men(name)).collect();
    (0..count)
        .flat_map(|_| men.iter().map(|men| random(men, &mut numbers)).collect::<Vec<_>>())
        .collect()
}

/// Probes all positions, each thread its share.
fn run(prober: &dyn Probe, positions: &[Chess], case: Case) {
    let probe = |positions: &[Chess]| {
        for position in positions {
            std::hint::black_box(if case.dtz {
                prober.dtz(position)
            } else {
                prober.wdl(position)
            });
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
