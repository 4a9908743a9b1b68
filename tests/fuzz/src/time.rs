//! The compiler's time for each standard layout, and for named files: processor time of the fastest of several
//! runs, so that other work on the machine matters little. Built without optimisation, it equals the time of a
//! macro, which is never optimised.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;
use std::{fs, io};

use quadrille_fuzz::{Case, Ending, EntryPoint, corpus};

/// The number of times that each is compiled, unless `--times` says otherwise. Once is enough if instructions are
/// counted, as `valgrind --tool=callgrind` does.
const TIMES: usize = 7;

/// Prints a line for each layout and file.
pub fn run(words: &[&str]) -> ExitCode {
    let (times, files) = match words {
        ["--times", times, files @ ..] => (times.parse().ok().filter(|&times| times > 0), files),
        files => (Some(TIMES), files),
    };
    let Some(times) = times else {
        eprintln!("--times: expected a number from 1 on");
        return ExitCode::FAILURE;
    };
    match each(times, files) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn each(times: usize, named: &[&str]) -> io::Result<()> {
    let files = match named {
        [] => corpus::files(&corpus::root().join("layouts"))?,
        _ => named.iter().map(PathBuf::from).collect(),
    };
    println!("ms\ttokens\twork\tlayout");
    for path in files {
        let extension = path.extension().and_then(OsStr::to_str).and_then(EntryPoint::of_extension);
        let Some(entry) = extension else { continue };
        time(&path, times, &Case { entry, text: fs::read_to_string(&path)? })?;
    }
    Ok(())
}

fn time(path: &Path, times: usize, case: &Case) -> io::Result<()> {
    let (mut best, mut size, mut work, mut end) = (Duration::MAX, 0, 0, Ending::Emitted);
    for _ in 0..times {
        let (ending, cost) = case.run().map_err(io::Error::other)?;
        (best, size, work, end) = (best.min(cost.time), cost.tokens, cost.work, ending);
    }
    let name = path.file_name().unwrap_or_default().display();
    let ending = if end == Ending::Emitted { "" } else { " (refused)" };
    println!("{:.1}\t{size}\t{work}\t{name}{ending}", best.as_secs_f64() * 1e3);
    Ok(())
}
