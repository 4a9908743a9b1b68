//! The process that runs cases. It prints the case that it begins, and the fault if there is one.

use std::io::{self, Write as _};
use std::process::ExitCode;
use std::thread;
use std::time::Duration;

use peak_alloc::PeakAlloc;
use quadrille_fuzz::{Case, Corpus, Ending, runtime};

use crate::supervise::Options;

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

/// The limit of processor time for one input.
const TIME: Duration = Duration::from_secs(1);
/// The limit of memory for one input, in megabytes.
const MEGABYTES: f32 = 500.0;
/// The main thread of a compiler has 8 MB, and unoptimised macros need four times as much stack.
const STACK: usize = 2 << 20;

/// Runs the cases from `--first` on.
pub fn run(words: &[&str]) -> ExitCode {
    let Some(options) = Options::read(words) else { return ExitCode::FAILURE };
    let work = move || cases(&options);
    let worker = thread::Builder::new().stack_size(STACK).spawn(work);
    match worker.map(thread::JoinHandle::join) {
        Ok(Ok(Ok(()))) => ExitCode::SUCCESS,
        _ => ExitCode::FAILURE,
    }
}

fn cases(options: &Options) -> io::Result<()> {
    let corpus = Corpus::read()?;
    let mut out = io::stdout().lock();
    for number in options.first..options.first + options.cases {
        writeln!(out, "begin {number}")?;
        let case = Case::new(options.seed, number, &corpus);
        MEMORY.reset_peak_usage();
        let before = MEMORY.current_usage_as_mb();
        let result = case.run();
        let megabytes = MEMORY.peak_usage_as_mb() - before;
        match result {
            Err(message) => writeln!(out, "wrong {}", message.replace('\n', " "))?,
            Ok((_, cost)) if cost.time > TIME => writeln!(out, "wrong slow: {:?}", cost.time)?,
            Ok(_) if megabytes > MEGABYTES => writeln!(out, "wrong large: {megabytes} MB")?,
            Ok((ending, cost)) => {
                let ending = match ending {
                    Ending::Emitted => "emitted",
                    Ending::Refused => "refused",
                    Ending::NoTokens => "none",
                };
                let (micros, tokens, work) = (cost.time.as_micros(), cost.tokens, cost.work);
                writeln!(out, "end {ending} {micros} {megabytes} {tokens} {work}")?;
            }
        }
        if number % 4 == 0
            && let Err(message) = runtime::run(options.seed, number)
        {
            writeln!(out, "wrong at run time: {}", message.replace('\n', " "))?;
        }
    }
    Ok(())
}

/// Prints a case, and its result.
pub fn show(words: &[&str]) -> ExitCode {
    match (Options::read(words), Corpus::read()) {
        (Some(options), Ok(corpus)) => {
            let case = Case::new(options.seed, options.first, &corpus);
            let result = case.run().map(|(ending, cost)| (ending, cost.time));
            let written = writeln!(io::stdout(), "// {:?} {result:?}\n{}", case.entry, case.text);
            if written.is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        _ => ExitCode::FAILURE,
    }
}
