//! Writes random layouts and indexes to a user's crate, compiles it and runs it.
//!
//! `quadrille-differential --seed 1 --layouts 500 --indexes 200` writes programs of 25 subjects each to
//! `target/differential`, where they stay for inspection, and prints how many subjects were wrong. Layouts are
//! compared with their headers for C as well. `--accepted 2000` also compiles descriptions of the fuzzer, in Rust
//! and in C.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::{env, fs, io};

use quadrille_differential::generate::{self, Subject};
use quadrille_differential::{accepted, c};
use quadrille_fuzz::random::Random;
use quadrille_fuzz::{Corpus, corpus};

/// The number of subjects in a program: rustc compiles some ten a second.
const BATCH: usize = 25;

/// The options of the command line.
struct Options {
    seed: u64,
    layouts: usize,
    indexes: usize,
    accepted: usize,
}

impl Options {
    fn read(words: &[String]) -> Option<Options> {
        let mut options = Options { seed: 1, layouts: 10, indexes: 5, accepted: 25 };
        for pair in words.chunks(2) {
            let value: u64 = pair.get(1)?.parse().ok()?;
            match pair[0].as_str() {
                "--seed" => options.seed = value,
                "--layouts" => options.layouts = usize::try_from(value).ok()?,
                "--indexes" => options.indexes = usize::try_from(value).ok()?,
                "--accepted" => options.accepted = usize::try_from(value).ok()?,
                _ => return None,
            }
        }
        Some(options)
    }
}

/// A subject with the name of its module.
type Named = (String, Subject);

/// The next subject of a random sequence that the compiler accepts, and the number that it refused before.
fn next(
    make: impl Fn(&mut Random) -> Subject,
    seed: u64,
    number: &mut u64,
) -> Result<(Subject, usize), String> {
    let mut refused = 0;
    loop {
        *number += 1;
        let subject = make(&mut Random::new(seed, *number));
        let taken = subject.is_taken();
        if taken.map_err(|error| format!("{error}: {}", subject.description.text))? {
            return Ok((subject, refused));
        }
        refused += 1;
    }
}

fn subjects(options: &Options) -> Result<Vec<Named>, String> {
    let (mut subjects, mut number, mut refusals) = (Vec::new(), 0, 0);
    for index in 0..options.layouts {
        let name = format!("layout_{index}");
        let make = |random: &mut Random| generate::layouts(random, &name);
        let (subject, refused) = next(make, options.seed, &mut number)?;
        subjects.push((name.clone(), subject));
        refusals += refused;
    }
    for index in 0..options.indexes {
        let (subject, refused) = next(generate::index, !options.seed, &mut number)?;
        subjects.push((format!("index_{index}"), subject));
        refusals += refused;
    }
    println!("{} descriptions, {refusals} others refused", subjects.len());
    Ok(subjects)
}

const MANIFEST: &str = r#"[package]
name = "user"
version = "0.0.0"
edition = "2024"

[dependencies]
quadrille = { path = "ROOT", features = ["tablebase"] }
quadrille-codegen = { path = "ROOT/codegen", default-features = false }

[workspace]

[profile.dev]
debug = 0
opt-level = 1

# The macro, which takes most of the time.
[profile.dev.build-override]
opt-level = 2
"#;

const HEAD: &str = "#![allow(dead_code, unused_imports, non_snake_case)]
use user::{calls, indexes, layouts, truth};

/// Runs a check, and returns whether it failed.
fn fails((name, check): &(&str, fn())) -> bool {
    let failed = std::panic::catch_unwind(check).is_err();
    if failed {
        println!(\"WRONG: {name}\");
    }
    failed
}
";

const USES: &str = "use user::truth::{Board, Manner::*, MovementPart, Piece};
use user::indexes::{Material, Promise::*};
use user::{calls, indexes, layouts};
use quadrille::Color;
";

/// A program of some subjects, which also writes the calls of their layouts into the folder that it is given.
fn program(subjects: &[Named]) -> Result<String, String> {
    let mut text = HEAD.to_owned();
    let (mut checks, mut sayings) = (String::new(), String::new());
    for (name, subject) in subjects {
        let said = if subject.layouts.is_empty() { String::new() } else { c::sayings(subject)? };
        // Writing to a string cannot fail.
        let _ = write!(text, "\npub mod {name} {{\n{USES}{}{said}}}\n", subject.items);
        let _ = write!(checks, "(\"{name}\", {name}::check), ");
        for layout in &subject.layouts {
            let layout = layout.name;
            let _ = write!(sayings, "(\"{name}_{layout}\", {name}::say_{layout}), ");
        }
    }
    let main = "\nfn main() {
    let checks: Vec<(&str, fn())> = vec![CHECKS];
    let wrong = checks.iter().filter(|check| fails(check)).count();
    println!(\"{} compared, {wrong} wrong\", checks.len());
    let sayings: Vec<(&str, fn() -> String)> = vec![SAYINGS];
    let folder = std::env::args().nth(1).expect(\"a folder\");
    for (name, say) in sayings {
        let path = std::path::Path::new(&folder).join(name);
        std::fs::write(path.with_extension(\"calls\"), say()).expect(\"a file\");
    }
    std::process::exit(i32::from(wrong > 0));
}\n";
    Ok(text + &main.replace("CHECKS", &checks).replace("SAYINGS", &sayings))
}

/// Writes the manifest of a crate that depends on Quadrille.
fn manifest(folder: &Path) -> io::Result<()> {
    let root = corpus::root();
    fs::create_dir_all(folder.join("src"))?;
    let manifest = MANIFEST.replace("ROOT", &root.canonicalize()?.display().to_string());
    fs::write(folder.join("Cargo.toml"), manifest)?;
    fs::copy(root.join("Cargo.lock"), folder.join("Cargo.lock"))?;
    Ok(())
}

/// Cargo, with one build folder for all crates of users.
fn cargo(folder: &Path) -> Command {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(folder);
    cargo.env("CARGO_TARGET_DIR", corpus::root().join("target/differential/target"));
    cargo
}

/// Writes the crate with the naive code, and no programs yet.
fn crate_of_a_user(folder: &Path) -> io::Result<()> {
    let programs = folder.join("src/bin");
    if programs.exists() {
        fs::remove_dir_all(&programs)?;
    }
    fs::create_dir_all(&programs)?;
    manifest(folder)?;
    let texts = [
        ("lib.rs", concat!(include_str!("user/mod.rs"), "pub mod calls;\npub mod pieces;\n")),
        ("truth.rs", include_str!("user/truth.rs")),
        ("layouts.rs", include_str!("user/layouts.rs")),
        ("indexes.rs", include_str!("user/indexes.rs")),
        ("calls.rs", include_str!("../../../tools/command/tests/export/calls.rs")),
        ("pieces.rs", include_str!("../../../tools/command/tests/export/pieces.rs")),
    ];
    texts.into_iter().try_for_each(|(name, text)| fs::write(folder.join("src").join(name), text))
}

fn run(options: &Options) -> Result<bool, String> {
    let subjects = subjects(options)?;
    let folder: PathBuf = corpus::root().join("target/differential");
    crate_of_a_user(&folder).map_err(|error| error.to_string())?;
    let spoken = folder.join("spoken");
    fs::create_dir_all(&spoken).map_err(|error| error.to_string())?;
    let compiler = c::compiler();
    let mut is_right = true;
    for (number, batch) in subjects.chunks(BATCH).enumerate() {
        let name = format!("batch_{number}");
        let path = folder.join(format!("src/bin/{name}.rs"));
        fs::write(path, program(batch)?).map_err(|error| error.to_string())?;
        let mut cargo = cargo(&folder);
        cargo.args(["run", "--quiet", "--bin", &name, "--"]).arg(&spoken);
        let status = cargo.status().map_err(|error| error.to_string())?;
        println!("{name}: {status}");
        is_right &= status.success();
        if let Some(compiler) = &compiler {
            is_right &= in_c(compiler, &spoken, batch);
        }
    }
    Ok(is_right)
}

/// Compares some subjects with C, and returns whether all are right.
fn in_c(compiler: &str, spoken: &Path, subjects: &[Named]) -> bool {
    let (mut layouts, mut wrong) = (0, 0);
    for (name, subject) in subjects.iter().filter(|(_, subject)| !subject.layouts.is_empty()) {
        layouts += subject.layouts.len();
        if let Err(error) = c::compare(compiler, spoken, name, subject) {
            println!("WRONG: {error}");
            wrong += 1;
        }
    }
    println!("{layouts} layouts compared with C, {wrong} wrong");
    wrong == 0
}

/// Compiles descriptions of the fuzzer, and returns whether all compile.
fn compile(options: &Options) -> Result<bool, String> {
    let folder: PathBuf = corpus::root().join("target/differential/accepted");
    let corpus = Corpus::read().map_err(|error| error.to_string())?;
    let cases = accepted::some(options.seed, options.accepted, &corpus)?;
    let compiler = c::compiler();
    let (mut headers, mut wrong) = (0, Vec::new());
    for batch in cases.chunks(BATCH) {
        manifest(&folder).map_err(|error| error.to_string())?;
        let mut cargo = cargo(&folder);
        wrong.extend(accepted::in_rust(&folder, &mut cargo, batch)?);
        if let Some(compiler) = &compiler {
            let (compiled, failed) = accepted::in_c(compiler, &folder, batch)?;
            headers += compiled;
            wrong.extend(failed);
        }
    }
    for error in &wrong {
        println!("WRONG: {error}");
    }
    let (count, failed) = (cases.len(), wrong.len());
    println!("{count} accepted descriptions compiled, {headers} headers; {failed} wrong");
    Ok(wrong.is_empty())
}

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let Some(options) = Options::read(&words) else {
        eprintln!(
            "usage: quadrille-differential [--seed N] [--layouts N] [--indexes N] [--accepted N]"
        );
        return ExitCode::FAILURE;
    };
    match run(&options).and_then(|is_right| Ok(compile(&options)? && is_right)) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
