//! How many instructions the functions of an exported header are compiled to, beside those that Stockfish 11 has for the
//! same (`tests/cpp/published.c`): no more, but for two look-ups of tables that are a seventh of its size.

use std::collections::BTreeMap;
use std::fs;
use std::process::Command;

use crate::compiler::{Folder, Language};

/// The method of sliders, further options of compilers, and the functions that may have more instructions, with the
/// number of these.
type Case = (&'static str, &'static [&'static str], &'static [(&'static str, u32)]);

/// A rook by `split` has two keys, each with a mask and a product, where the published one has a key for both lines and
/// sets of its own for each of its 102,400 values: 800 KB instead of 66.
const CASES: [Case; 3] = [
    ("auto", &[], &[("rook", 7), ("queen", 10)]),
    ("auto", &["-march=x86-64-v3"], &[("rook", 7), ("queen", 10)]),
    ("pext", &["-march=x86-64-v3"], &[]),
];

/// The number of instructions of each function, by its name.
fn counts(compiler: &str, options: &[&str], folder: &Folder) -> BTreeMap<String, u32> {
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cpp/published.c");
    let mut command = Command::new(compiler);
    command.args(["-std=c11", "-O2", "-S", "-w", "-fno-asynchronous-unwind-tables", "-fno-pic"]);
    command.args(["-fcf-protection=none", "-I", &folder.path("")]).args(options).arg(source);
    folder.run(command.args(["-o", &folder.path("published.s")]));
    let assembly = fs::read_to_string(folder.path("published.s")).expect("assembly");
    let (mut counts, mut current) = (BTreeMap::new(), None);
    for line in assembly.lines() {
        let label = line.split_once(':').map(|(label, _)| label);
        match label.filter(|label| label.starts_with("p_") || label.starts_with("h_")) {
            Some(label) => current = Some(label.to_owned()),
            None if line.trim_start().starts_with(".size") => current = None,
            None => {
                let is_one = line.starts_with('\t') && line[1..].starts_with(char::is_alphabetic);
                if let Some(current) = current.as_ref().filter(|_| is_one) {
                    *counts.entry(current.clone()).or_default() += 1;
                }
            }
        }
    }
    counts
}

#[test]
#[ignore = "compiles much: `.ci/long layouts`"]
fn headers_take_no_more_instructions_than_stockfish_does() {
    for compiler in Language::C.compilers() {
        for (index, (sliders, options, more)) in CASES.iter().enumerate() {
            let folder = Folder::new(&format!("instructions-{index}"));
            let mut export = Command::new(env!("CARGO_BIN_EXE_quadrille"));
            export.args(["export", "lerf", "--to", "c", "--sliders", sliders, "--output"]);
            folder.run(export.arg(folder.path("lerf.h")));
            let counts = counts(&compiler, options, &folder);
            let published: Vec<&str> =
                counts.keys().filter_map(|name| name.strip_prefix("p_")).collect();
            assert!(published.len() >= 19, "{published:?}");
            for name in published {
                let [own, others] = ["h", "p"].map(|of| counts[&format!("{of}_{name}")]);
                println!("{sliders} {compiler} {options:?} {name}: {own}, published {others}");
                let more = more.iter().find(|(of, _)| *of == name).map_or(0, |(_, more)| *more);
                assert!(own <= others + more, "{name}: {own}, published {others} and {more}");
            }
        }
    }
}
