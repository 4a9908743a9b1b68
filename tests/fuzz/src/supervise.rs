//! Starts and watches the processes that run cases, and starts them again after a case that ended one.

use std::collections::BTreeMap;
use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, ExitCode, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::{Duration, Instant};
use std::{fs, io, thread};

use quadrille_fuzz::{Case, Corpus, corpus};

/// The longest elapsed time of a case, on a machine with other work to do.
const PATIENCE: Duration = Duration::from_secs(60);
/// The address space of a worker in kilobytes, if the system limits it.
const KILOBYTES: u32 = 1 << 20;

/// The cases to run.
#[derive(Clone, Debug)]
pub struct Options {
    /// The seed of the cases.
    pub seed: u64,
    /// The first case.
    pub first: u64,
    /// The number of cases.
    pub cases: u64,
    /// The time after which no more cases are begun.
    pub seconds: u64,
    /// The number of processes that run them.
    pub jobs: u64,
}

impl Options {
    /// Reads `--key number` pairs.
    pub fn read(words: &[&str]) -> Option<Options> {
        let mut options = Options { seed: 1, first: 0, cases: 10_000, seconds: u64::MAX, jobs: 1 };
        for pair in words.chunks(2) {
            let value: u64 = pair.get(1)?.parse().ok()?;
            match pair[0] {
                "--seed" => options.seed = value,
                "--first" => options.first = value,
                "--cases" => options.cases = value,
                "--seconds" => options.seconds = value,
                "--jobs" => options.jobs = value.max(1),
                _ => return None,
            }
        }
        Some(options)
    }
}

/// The units in which workers report the costs of cases.
const TAKEN: [&str; 4] = ["microseconds", "megabytes", "tokens", "units of work"];

/// The counts of a run.
#[derive(Debug, Default)]
struct Tally {
    endings: BTreeMap<String, u64>,
    /// The greatest cost of a case, and the case, in the order of [`TAKEN`].
    most: [(f64, u64); TAKEN.len()],
    wrong: Vec<(u64, String)>,
}

impl Tally {
    fn add(&mut self, other: Tally) {
        for (ending, count) in other.endings {
            *self.endings.entry(ending).or_default() += count;
        }
        self.take(other.most);
        self.wrong.extend(other.wrong);
    }

    fn take(&mut self, taken: [(f64, u64); TAKEN.len()]) {
        for (most, taken) in self.most.iter_mut().zip(taken) {
            if taken.0 > most.0 {
                *most = taken;
            }
        }
    }

    /// Notes what a worker reports of a case.
    fn note(&mut self, case: u64, line: &str) {
        let words: Vec<&str> = line.split(' ').collect();
        match words[..] {
            ["end", ending, micros, megabytes, tokens, work] => {
                *self.endings.entry(ending.to_owned()).or_default() += 1;
                let taken = [micros, megabytes, tokens, work];
                self.take(taken.map(|taken| (taken.parse().unwrap_or(0.0), case)));
            }
            _ => self.wrong.push((case, line.trim_start_matches("wrong ").to_owned())),
        }
    }
}

/// Runs all cases and prints the results.
pub fn run(words: &[&str]) -> ExitCode {
    let Some(options) = Options::read(words) else { return ExitCode::FAILURE };
    let until = Instant::now().checked_add(Duration::from_secs(options.seconds));
    let share = options.cases.div_ceil(options.jobs);
    let parts = (0..options.jobs).map(|job| {
        let first = options.first + job * share;
        let cases = share.min((options.first + options.cases).saturating_sub(first));
        let options = Options { first, cases, ..options.clone() };
        thread::spawn(move || part(&options, until))
    });
    let parts: Vec<_> = parts.collect();
    let mut tally = Tally::default();
    for part in parts {
        match part.join() {
            Ok(Ok(part)) => tally.add(part),
            other => {
                eprintln!("the cases could not be run: {other:?}");
                return ExitCode::FAILURE;
            }
        }
    }
    report(&options, &tally)
}

/// Runs cases one after another, with a new worker after each case that ends one.
fn part(options: &Options, until: Option<Instant>) -> io::Result<Tally> {
    let mut tally = Tally::default();
    let end = options.first + options.cases;
    let mut first = options.first;
    while first < end && until.is_none_or(|until| Instant::now() < until) {
        let options = Options { first, cases: end - first, ..options.clone() };
        first = watch(start(&options)?, &options, until, &mut tally);
    }
    Ok(tally)
}

/// A worker, whose memory the shell limits if it can.
fn start(options: &Options) -> io::Result<Child> {
    let program = std::env::current_exe()?;
    let limited = format!("ulimit -v {KILOBYTES} 2>&-; exec \"$0\" \"$@\"");
    let mut command = if cfg!(unix) {
        let mut command = Command::new("sh");
        command.arg("-c").arg(limited).arg(program);
        command
    } else {
        Command::new(program)
    };
    let Options { seed, first, cases, .. } = options;
    command.arg("work");
    command.args(["--seed", &seed.to_string(), "--first", &first.to_string()]);
    command.args(["--cases", &cases.to_string()]);
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn()
}

/// Follows a worker to its end, and returns the first case that is still to run.
fn watch(mut child: Child, options: &Options, until: Option<Instant>, tally: &mut Tally) -> u64 {
    let (sender, lines) = mpsc::channel();
    if let Some(out) = child.stdout.take() {
        thread::spawn(move || {
            BufReader::new(out).lines().map_while(Result::ok).all(|line| sender.send(line).is_ok())
        });
    }
    let (mut case, mut is_running) = (options.first, false);
    let end = options.first + options.cases;
    let next = loop {
        match lines.recv_timeout(PATIENCE) {
            Ok(line) => match line.strip_prefix("begin ") {
                Some(number) => {
                    case = number.parse().unwrap_or(case);
                    is_running = true;
                    if until.is_some_and(|until| Instant::now() >= until) {
                        break end;
                    }
                }
                None => {
                    is_running = false;
                    tally.note(case, &line);
                }
            },
            Err(RecvTimeoutError::Timeout) => {
                tally.note(case, "wrong it hangs");
                break case + 1;
            }
            Err(RecvTimeoutError::Disconnected) if is_running => {
                let status = child.wait().map(|status| status.to_string());
                tally.note(case, &format!("wrong it ends the process: {status:?}"));
                break case + 1;
            }
            Err(RecvTimeoutError::Disconnected) => break end.min(case + 1).max(end),
        }
    };
    // A process that has ended cannot be killed, and need not be.
    let _ = child.kill();
    let _ = child.wait();
    next
}

fn report(options: &Options, tally: &Tally) -> ExitCode {
    let total: u64 = tally.endings.values().sum::<u64>() + tally.wrong.len() as u64;
    println!("{total} cases of seed {}", options.seed);
    for (ending, count) in &tally.endings {
        println!("{ending}: {count} ({} %)", count * 100 / total.max(1));
    }
    for (unit, (most, case)) in TAKEN.iter().zip(tally.most) {
        println!("most {unit}: {most} (case {case})");
    }
    let emitted = tally.endings.get("emitted").copied().unwrap_or(0);
    if let Err(error) = keep(options.seed, &tally.wrong) {
        eprintln!("the inputs could not be written: {error}");
    }
    println!("wrong: {}", tally.wrong.len());
    if total > 1000 && emitted * 100 < total * 30 {
        println!("fewer than 30 % of the inputs reach emission");
        return ExitCode::FAILURE;
    }
    if tally.wrong.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Writes the inputs that broke something to the build folder, and prints what they did.
fn keep(seed: u64, wrong: &[(u64, String)]) -> io::Result<()> {
    if wrong.is_empty() {
        return Ok(());
    }
    let corpus = Corpus::read()?;
    let folder = corpus::root().join("target/fuzz-findings");
    fs::create_dir_all(&folder)?;
    for (number, message) in wrong {
        let case = Case::new(seed, *number, &corpus);
        let path = folder.join(format!("{seed}-{number}.{}", case.entry.extension()));
        fs::write(&path, &case.text)?;
        println!("case {number}: {message}");
    }
    println!("the inputs are in {}", folder.display());
    Ok(())
}
