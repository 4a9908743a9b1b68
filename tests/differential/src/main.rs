//! Writes random layouts and indexes to a user's crate, compiles it and runs it.
//!
//! `quadrille-differential --seed 1 --layouts 500 --indexes 200` writes programs of 25 subjects each
//! to `target/differential`, where they stay for whoever looks for what went wrong, and says how many
//! subjects were wrong.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::{env, fs, io};

use quadrille_differential::generate::{self, Subject};
use quadrille_fuzz::corpus;
use quadrille_fuzz::random::Random;

/// How many subjects a program has: rustc compiles some ten a second.
const BATCH: usize = 25;

/// What was asked for.
struct Options {
    seed: u64,
    layouts: usize,
    indexes: usize,
}

impl Options {
    fn read(words: &[String]) -> Option<Options> {
        let mut options = Options { seed: 1, layouts: 10, indexes: 5 };
        for pair in words.chunks(2) {
            let value: u64 = pair.get(1)?.parse().ok()?;
            match pair[0].as_str() {
                "--seed" => options.seed = value,
                "--layouts" => options.layouts = usize::try_from(value).ok()?,
                "--indexes" => options.indexes = usize::try_from(value).ok()?,
                _ => return None,
            }
        }
        Some(options)
    }
}

/// A subject with the name of its module.
type Named = (String, Subject);

/// The next subject of a random sequence that the compiler takes, and how many it refused.
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
    for place in 0..options.layouts {
        let name = format!("layout_{place}");
        let make = |random: &mut Random| generate::layouts(random, &name);
        let (subject, refused) = next(make, options.seed, &mut number)?;
        subjects.push((name.clone(), subject));
        refusals += refused;
    }
    for place in 0..options.indexes {
        let (subject, refused) = next(generate::index, !options.seed, &mut number)?;
        subjects.push((format!("index_{place}"), subject));
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

[workspace]

[profile.dev]
debug = 0
opt-level = 1
"#;

const HEAD: &str = "#![allow(dead_code, unused_imports)]
use user::{planes, indexes, layouts, truth};

/// Runs a check, and says whether it failed.
fn fails((name, check): &(&str, fn())) -> bool {
    let failed = std::panic::catch_unwind(check).is_err();
    if failed {
        println!(\"WRONG: {name}\");
    }
    failed
}
";

const USES: &str = "use user::truth::{Board, Manner::*, Part, Piece};
use user::indexes::{Material, Promise::*};
use user::{indexes, layouts, planes};
";

/// A program of some subjects.
fn program(subjects: &[Named]) -> String {
    let mut text = HEAD.to_owned();
    let mut list = String::new();
    for (name, Subject { items, .. }) in subjects {
        // Writing to a string cannot fail.
        let _ = write!(text, "\npub mod {name} {{\n{USES}{items}}}\n");
        let _ = write!(list, "(\"{name}\", {name}::check), ");
    }
    let main = "\nfn main() {
    let checks: Vec<(&str, fn())> = vec![LIST];
    let wrong = checks.iter().filter(|check| fails(check)).count();
    println!(\"{} compared, {wrong} wrong\", checks.len());
    std::process::exit(i32::from(wrong > 0));
}\n";
    text + &main.replace("LIST", &list)
}

/// Writes the crate with the naive code, and no programs yet.
fn crate_of_a_user(folder: &Path) -> io::Result<()> {
    let root = corpus::root();
    let programs = folder.join("src/bin");
    if programs.exists() {
        fs::remove_dir_all(&programs)?;
    }
    fs::create_dir_all(&programs)?;
    let manifest = MANIFEST.replace("ROOT", &root.canonicalize()?.display().to_string());
    fs::write(folder.join("Cargo.toml"), manifest)?;
    fs::copy(root.join("Cargo.lock"), folder.join("Cargo.lock"))?;
    let naive = [
        ("lib.rs", include_str!("user/mod.rs")),
        ("truth.rs", include_str!("user/truth.rs")),
        ("layouts.rs", include_str!("user/layouts.rs")),
        ("indexes.rs", include_str!("user/indexes.rs")),
    ];
    naive.into_iter().try_for_each(|(name, text)| fs::write(folder.join("src").join(name), text))
}

fn run(options: &Options) -> Result<bool, String> {
    let subjects = subjects(options)?;
    let folder: PathBuf = corpus::root().join("target/differential");
    crate_of_a_user(&folder).map_err(|error| error.to_string())?;
    let mut is_right = true;
    for (number, batch) in subjects.chunks(BATCH).enumerate() {
        let name = format!("batch_{number}");
        let path = folder.join(format!("src/bin/{name}.rs"));
        fs::write(path, program(batch)).map_err(|error| error.to_string())?;
        let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        cargo.current_dir(&folder).args(["run", "--quiet", "--bin", &name]);
        cargo.env("CARGO_TARGET_DIR", folder.join("target"));
        let status = cargo.status().map_err(|error| error.to_string())?;
        println!("{name}: {status}");
        is_right &= status.success();
    }
    Ok(is_right)
}

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let Some(options) = Options::read(&words) else {
        eprintln!("usage: quadrille-differential [--seed N] [--layouts N] [--indexes N]");
        return ExitCode::FAILURE;
    };
    match run(&options) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
