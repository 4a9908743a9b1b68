//! Descriptions of the fuzzer that the compiler accepts: the emitted code must compile as well, in Rust and in C.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::ops::Range;
use std::path::Path;
use std::process::Command;

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use quadrille_fuzz::case::PASSED_ON;
use quadrille_fuzz::{Case, Corpus, Ending, EntryPoint};

use crate::c;

/// Words by which descriptions need something that this crate lacks, or are not compiled.
const OF_OTHERS: [&str; 8] =
    ["crate :", "crate:", "crate =", "derive", "cfg", "deprecated", "pub(in", "$crate"];

/// A description that has to compile.
pub struct Accepted {
    number: u64,
    entry: EntryPoint,
    text: String,
}

/// The first `count` descriptions with this seed that are accepted.
///
/// # Errors
/// The fault of the compiler.
pub fn some(seed: u64, count: usize, corpus: &Corpus) -> Result<Vec<Accepted>, String> {
    let mut accepted = Vec::new();
    for number in 0.. {
        if accepted.len() == count {
            break;
        }
        let Case { entry, text } = Case::new(seed, number, corpus);
        if entry == EntryPoint::Files || OF_OTHERS.iter().any(|words| text.contains(words)) {
            continue;
        }
        let text = of_one_crate(&text);
        let ending = Case { entry, text: text.clone() }.run();
        if ending.map_err(|error| format!("{error}: {text}"))?.0 == Ending::Emitted {
            accepted.push(Accepted { number, entry, text });
        }
    }
    Ok(accepted)
}

/// A description with the types of its pieces in the root of the crate, and without the marks of fragments that
/// macros pass on.
fn of_one_crate(text: &str) -> String {
    let text = text.replace(PASSED_ON, " ");
    let Ok(tokens) = text.parse::<TokenStream>() else { return text };
    let mut paths = Vec::new();
    types(tokens, &mut paths);
    let mut known: Vec<String> = Vec::new();
    let mut changes = Vec::new();
    for range in paths {
        let path: String = text[range.clone()].split_whitespace().collect();
        let index = known.iter().position(|other| *other == path).unwrap_or(known.len());
        if index == known.len() {
            known.push(path);
        }
        changes.push((range, format!("crate::P{index}")));
    }
    let mut text = text;
    for (range, new) in changes.into_iter().rev() {
        text.replace_range(range, &new);
    }
    text
}

/// The bytes of types after `as`.
fn types(tokens: TokenStream, paths: &mut Vec<Range<usize>>) {
    let mut path: Option<Range<usize>> = None;
    let mut is_path = false;
    for tree in tokens {
        let range = tree.span().byte_range();
        let continues = match &tree {
            TokenTree::Ident(_) => true,
            TokenTree::Punct(punct) => punct.as_char() == ':',
            _ => false,
        };
        if is_path && continues {
            let start = path.as_ref().map_or(range.start, |path| path.start);
            path = Some(start..range.end);
            continue;
        }
        paths.extend(path.take());
        is_path = matches!(&tree, TokenTree::Ident(ident) if *ident == "as");
        if let TokenTree::Group(group) = tree
            && group.delimiter() != Delimiter::None
        {
            types(group.stream(), paths);
        }
    }
    paths.extend(path);
}

impl Accepted {
    fn name(&self) -> String {
        format!("case_{}", self.number)
    }

    fn module(&self) -> String {
        let text = &self.text;
        match self.entry {
            EntryPoint::Derive => format!("#[derive(quadrille::Layout)]\n{text}\n"),
            EntryPoint::Index => format!("quadrille::index! {{\n{text}\n}}\n"),
            EntryPoint::Layout | EntryPoint::Files => {
                format!("quadrille::layout! {{\n{text}\n}}\n")
            }
        }
    }
}

/// Compiles descriptions in the library of a crate, and returns those that do not compile, with the errors.
///
/// # Errors
/// If files cannot be written.
pub fn in_rust(
    folder: &Path,
    cargo: &mut Command,
    cases: &[Accepted],
) -> Result<Vec<String>, String> {
    let write = |name: &str, text: &str| {
        fs::write(folder.join("src").join(name), text).map_err(|error| format!("{name}: {error}"))
    };
    let mut root = "#![allow(warnings)]\n".to_owned();
    for index in 0..64 {
        // Writing to a string cannot fail.
        let _ = writeln!(root, "pub enum P{index} {{}}");
    }
    for case in cases {
        let name = case.name();
        let _ = writeln!(root, "pub mod {name};");
        write(&format!("{name}.rs"), &case.module())?;
    }
    write("lib.rs", &root)?;
    cargo.current_dir(folder).args(["check", "--quiet", "--lib", "--message-format", "short"]);
    let output = cargo.output().map_err(|error| error.to_string())?;
    let messages = String::from_utf8_lossy(&output.stderr);
    let mut seen = BTreeSet::new();
    let errors = messages.lines().filter(|line| line.contains(": error"));
    let mut wrong: Vec<String> = errors
        .filter(|line| seen.insert(line.split(':').next().map(str::to_owned)))
        .map(str::to_owned)
        .collect();
    if wrong.is_empty() && !output.status.success() {
        wrong.push(messages.lines().take(30).collect::<Vec<_>>().join("\n"));
    }
    Ok(wrong)
}

/// Compiles the header of each layout. Returns their number, and those that do not compile.
///
/// # Errors
/// If files cannot be written.
pub fn in_c(
    compiler: &str,
    folder: &Path,
    cases: &[Accepted],
) -> Result<(usize, Vec<String>), String> {
    let (mut headers, mut wrong) = (0, Vec::new());
    for case in cases.iter().filter(|case| case.entry == EntryPoint::Layout) {
        // Names that C cannot tell apart are refused.
        let header = match c::header(&case.text) {
            Ok(header) => header,
            Err(error) if error.contains("two things would be called") => continue,
            Err(error) => {
                wrong.push(format!("{}: {error}", case.name()));
                continue;
            }
        };
        let path = folder.join(format!("{}.h", case.name()));
        fs::write(&path, header).map_err(|error| error.to_string())?;
        let mut compile = Command::new(compiler);
        compile.args(["-x", "c", "-std=c11", "-fsyntax-only", "-Wall", "-Wextra", "-Werror"]);
        match c::run(compile.arg(&path)) {
            Ok(_) => headers += 1,
            Err(error) => wrong.push(error),
        }
    }
    Ok((headers, wrong))
}
