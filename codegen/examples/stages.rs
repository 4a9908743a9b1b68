//! The result of each stage of the compiler for a description:
//! `cargo run -p quadrille-codegen --example stages -- layouts/w.layout solved`.
//!
//! The stages are `parsed` (syntax), `checked` (the model), `solved` (circuits, tables, how pieces are
//! looked up) and `emitted` (the Rust that users compile, formatted); without one all are printed, with a
//! line of its name above each. `quadrille explain` tells the same in words.

use std::io::Write;
use std::{env, fs, io};

use quadrille_codegen::read::{parsed, read_source};
use quadrille_codegen::{compile, pretty, solve};

/// Prints what a stage makes of the text of a `.layout` file.
type Stage = fn(&str) -> String;

const STAGES: [(&str, Stage); 4] =
    [("parsed", parsed), ("checked", checked), ("solved", solved), ("emitted", emitted)];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = env::args_os().skip(1);
    let path = arguments.next().ok_or("expected the path of a `.layout` file")?;
    let only = arguments.next();
    let name = path.to_string_lossy();
    let text = fs::read_to_string(&path).map_err(|error| format!("{name}: {error}"))?;
    let read = read_source(&text);
    if !read.diagnostics.is_empty() {
        eprintln!("{}", read.diagnostics.render(&name, &text));
    }
    let is_asked = |name: &str| only.as_deref().is_none_or(|only| only == name);
    let mut output = io::stdout().lock();
    for (name, stage) in STAGES.into_iter().filter(|(name, _)| is_asked(name)) {
        match writeln!(output, "--- {name} ---\n{}", numbers_abreast(&stage(&text))) {
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => break,
            result => result?,
        }
    }
    Ok(())
}

/// The model of each layout.
fn checked(text: &str) -> String {
    let layouts = read_source(text).layouts;
    let models: Vec<_> = layouts.iter().map(|described| &described.layout).collect();
    format!("{models:#?}")
}

/// The solution of each layout, or the errors that refuse it.
fn solved(text: &str) -> String {
    let layouts = read_source(text).layouts;
    let solved: Vec<_> = layouts.iter().map(|described| solve::solve(&described.layout)).collect();
    format!("{solved:#?}")
}

/// The code of all layouts.
fn emitted(text: &str) -> String {
    let read = read_source(text);
    let (code, diagnostics) = compile(&read.layouts, &read.layouts, read.diagnostics);
    if !diagnostics.is_empty() {
        return diagnostics.render("description", text);
    }
    pretty::formatted(code).unwrap_or_else(|error| error.to_string())
}

/// The same text with numbers that stand below one another brought onto lines of their own, sixteen a
/// line: tables are most of a solution.
fn numbers_abreast(text: &str) -> String {
    let mut lines: Vec<String> = Vec::new();
    let mut abreast = 0;
    for line in text.lines() {
        let is_number = line.trim().trim_end_matches(',').parse::<u128>().is_ok();
        match lines.last_mut() {
            Some(last) if is_number && abreast % 16 > 0 => last.extend([" ", line.trim()]),
            _ => lines.push(line.to_owned()),
        }
        abreast = if is_number { abreast + 1 } else { 0 };
    }
    lines.join("\n")
}
