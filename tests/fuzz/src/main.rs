//! Runs many cases, each in a process that is watched.
//!
//! `quadrille-fuzz run --seed 1 --cases 100000` makes the cases, and fails if the compiler panics, blames itself,
//! takes more than a second of processor time or 500 MB for one, overflows its stack or hangs. Each such input is
//! written to a folder, from where it goes into `tests/fuzz/regressions`. `quadrille-fuzz time` prints how long the
//! standard layouts take.

mod supervise;
mod time;
mod worker;

use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words.split_first() {
        Some((&"run", options)) => supervise::run(options),
        Some((&"work", options)) => worker::run(options),
        Some((&"show", options)) => worker::show(options),
        Some((&"time", files)) => time::run(files),
        _ => {
            eprintln!(
                "usage: quadrille-fuzz run [--seed N] [--first N] [--cases N] [--seconds N] [--jobs N]"
            );
            eprintln!("       quadrille-fuzz show --seed N --first N");
            eprintln!("       quadrille-fuzz time [--times N] [FILE ...]");
            ExitCode::FAILURE
        }
    }
}
