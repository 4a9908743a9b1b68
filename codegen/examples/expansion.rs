//! How long each standard layout takes to expand, how long all flips of its bitboards take of that,
//! their proofs included, and how much it emits, in this build profile:
//! `cargo run -p quadrille-codegen --example expansion` is what a macro takes. On Linux it is the
//! processor's time, so that other work on the machine does not count. Names of layouts as arguments
//! leave the others out.

use std::time::{Duration, Instant};
use std::{env, fs};

use quadrille_codegen::layout::Layout;
use quadrille_codegen::read::read_source;
use quadrille_codegen::solve::flips::bitboards;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let directory = concat!(env!("CARGO_MANIFEST_DIR"), "/../layouts");
    let mut paths: Vec<_> = fs::read_dir(directory)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<_, _>>()?;
    paths.sort();
    let named: Vec<String> = env::args().skip(1).collect();
    let is_asked = |path: &std::path::PathBuf| {
        named.is_empty()
            || named.iter().any(|name| path.file_stem().is_some_and(|stem| stem == &**name))
    };
    paths.retain(is_asked);
    println!("layout\tms\tms of flips\ttokens\tbytes of source");
    for path in paths.iter().filter(|path| path.extension().is_some_and(|e| e == "layout")) {
        let text = fs::read_to_string(path)?;
        let input: proc_macro2::TokenStream = text.parse()?;
        let mut output = proc_macro2::TokenStream::new();
        let whole = milliseconds(|| output = quadrille_codegen::expand_layout(input.clone()));
        let layout = &read_source(&text).layouts[0].layout;
        let flips = milliseconds(|| flips(layout));
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        let bytes = output.to_string().len();
        println!("{name}\t{whole:.1}\t{flips:.1}\t{}\t{bytes}", count(output));
    }
    Ok(())
}

/// When something began: by the processor's time of this thread, where the system tells it.
struct Clock {
    processor: Option<Duration>,
    wall: Instant,
}

impl Clock {
    fn now() -> Clock {
        Clock { processor: processor_time(), wall: Instant::now() }
    }

    fn elapsed(&self) -> Duration {
        let processor =
            processor_time().zip(self.processor).map(|(now, then)| now.saturating_sub(then));
        processor.unwrap_or_else(|| self.wall.elapsed())
    }
}

/// The first number of the file, in nanoseconds.
fn processor_time() -> Option<Duration> {
    let text = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split(' ').next()?.parse().ok().map(Duration::from_nanos)
}

/// The middle of several times.
fn milliseconds(mut work: impl FnMut()) -> f64 {
    let mut times: Vec<f64> = Vec::new();
    for _ in 0..5 {
        let start = Clock::now();
        work();
        times.push(start.elapsed().as_secs_f64() * 1e3);
    }
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

/// All symmetries of the board, found and proved.
fn flips(layout: &Layout) {
    if let Some(word) = layout.word {
        bitboards(&layout.numbering, word, &layout.circuits.bitboards, layout.objective);
    }
}

/// The tokens of a stream, those of groups included.
fn count(tokens: proc_macro2::TokenStream) -> usize {
    let inner = |token| match token {
        proc_macro2::TokenTree::Group(group) => 2 + count(group.stream()),
        _ => 1,
    };
    tokens.into_iter().map(inner).sum()
}
