//! How long each standard layout takes to expand, and how much it emits, in this build profile:
//! `cargo run -p quadrille-codegen --example expansion` is what a macro takes.

use std::time::Instant;
use std::{env, fs};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let directory = concat!(env!("CARGO_MANIFEST_DIR"), "/../layouts");
    let mut paths: Vec<_> = fs::read_dir(directory)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<_, _>>()?;
    paths.sort();
    println!("layout\tms\ttokens\tbytes of source");
    for path in paths.iter().filter(|path| path.extension().is_some_and(|e| e == "layout")) {
        let text = fs::read_to_string(path)?;
        let input: proc_macro2::TokenStream = text.parse()?;
        let mut times: Vec<f64> = Vec::new();
        let mut output = proc_macro2::TokenStream::new();
        for _ in 0..5 {
            let start = Instant::now();
            output = quadrille_codegen::expand_layout(input.clone());
            times.push(start.elapsed().as_secs_f64() * 1e3);
        }
        times.sort_by(f64::total_cmp);
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        let bytes = output.to_string().len();
        println!("{name}\t{:.1}\t{}\t{bytes}", times[times.len() / 2], count(output));
    }
    Ok(())
}

/// The tokens of a stream, those of groups included.
fn count(tokens: proc_macro2::TokenStream) -> usize {
    let inner = |token| match token {
        proc_macro2::TokenTree::Group(group) => 2 + count(group.stream()),
        _ => 1,
    };
    tokens.into_iter().map(inner).sum()
}
