//! The cost of a layout at compile time: how long the unoptimised compiler takes to expand it, and how much
//! processor time the first build of a small program takes, including everything it depends on, compared with the
//! same program on other crates.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs, io, process};

use nix::sys::resource::{UsageWho, getrusage};
use nix::sys::time::TimeVal;
use proc_macro2::{TokenStream, TokenTree};
use quadrille_bench::{HEADER, Subject, count_option, report, take_turns, warm_up};
use quadrille_tools::{Kept, Source};

/// The layout with whose expansion the others are compared.
const W: &str = include_str!("../../../../layouts/w.layout");

/// The names and descriptions of all standard layouts, W first.
fn layouts() -> io::Result<Vec<(String, String)>> {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("layouts");
    let mut layouts = Vec::new();
    for entry in fs::read_dir(directory)? {
        let path = entry?.path();
        let name = path.file_stem().expect("a file has a name").to_string_lossy().into_owned();
        layouts.push((name, fs::read_to_string(&path)?));
    }
    layouts.sort_by_key(|(name, _)| (name != "w", name.clone()));
    Ok(layouts)
}

/// A small engine whose layout is committed expanded, in the file `board.rs`.
const ENGINE: &str = include_str!("engine.rs");

/// A small program that prints the queen's attacks from a given square on an empty board.
struct Program {
    name: String,
    dependency: String,
    source: String,
}

fn programs() -> Vec<Program> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("bench is inside").display();
    let quadrille = |features| {
        let features = format!("default-features = false, features = [\"{features}\"]");
        format!("quadrille = {{ path = \"{root}\", {features} }}")
    };
    let generic = |layout: &str| {
        let square = "quadrille::Square::<Board>::new(number).unwrap()";
        let attacks = "square.queen_attacks(quadrille::Bitboard::EMPTY).count()";
        format!("{layout}\n{}", main_function(square, attacks))
    };
    let described = format!("quadrille::layout! {{ {W} }}\nuse W as Board;");
    vec![
        Program {
            name: "quadrille, own layout".to_owned(),
            dependency: quadrille("macros"),
            source: generic(&described),
        },
        Program {
            name: "quadrille, standard layout".to_owned(),
            dependency: quadrille("lerf"),
            source: generic("use quadrille::layouts::Lerf as Board;"),
        },
        Program {
            name: "quadrille, engine with its layout expanded".to_owned(),
            dependency: format!("quadrille = {{ path = \"{root}\", default-features = false }}"),
            source: ENGINE.to_owned(),
        },
        Program {
            name: "cozy-chess".to_owned(),
            dependency: "cozy-chess = \"0.3.4\"".to_owned(),
            source: main_function(
                "cozy_chess::Square::index(number.into())",
                "(cozy_chess::get_rook_moves(square, cozy_chess::BitBoard::EMPTY)
                    | cozy_chess::get_bishop_moves(square, cozy_chess::BitBoard::EMPTY)).len()",
            ),
        },
        Program {
            name: "shakmaty".to_owned(),
            dependency: "shakmaty = \"0.30\"".to_owned(),
            source: main_function(
                "shakmaty::Square::new(number.into())",
                "shakmaty::attacks::queen_attacks(square, shakmaty::Bitboard::EMPTY).count()",
            ),
        },
        Program {
            name: "chess".to_owned(),
            dependency: "chess = \"3.2\"".to_owned(),
            source: main_function(
                "unsafe { chess::Square::new(number) }",
                "(chess::get_rook_moves(square, chess::EMPTY)
                    | chess::get_bishop_moves(square, chess::EMPTY)).popcnt()",
            ),
        },
    ]
}

fn main_function(square: &str, attacks: &str) -> String {
    format!(
        "fn main() {{
            let number: u8 = std::env::args().nth(1).unwrap().parse().unwrap();
            let square = {square};
            println!(\"{{}}\", {attacks});
        }}"
    )
}

/// A directory for the programs and their builds, which is removed at the end.
struct Workshop(PathBuf);

impl Workshop {
    fn open() -> io::Result<Self> {
        let directory = env::temp_dir().join(format!("quadrille-bench-{}", process::id()));
        fs::create_dir_all(&directory)?;
        Ok(Workshop(directory))
    }

    /// Writes a program's package, fetches its dependencies, and returns its directory.
    fn prepare(&self, program: &Program) -> io::Result<PathBuf> {
        let package = self.0.join(program.name.replace([' ', ','], "_"));
        fs::create_dir_all(package.join("src"))?;
        let manifest = format!(
            "[workspace]\n[package]\nname = \"program\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\
             rust-version = \"1.88\"\n[dependencies]\n{}\n",
            program.dependency
        );
        fs::write(package.join("Cargo.toml"), manifest)?;
        fs::write(package.join("src/main.rs"), &program.source)?;
        keep_expansions(&package.join("src"), &program.source)?;
        cargo(&package, &["fetch"]);
        Ok(package)
    }
}

/// Writes the files that descriptions of a source name, like `quadrille expand`.
fn keep_expansions(folder: &Path, source: &str) -> io::Result<()> {
    let source = Source::new("main.rs", source.to_owned());
    for kept in Kept::all(&source).expect("a description") {
        let files = kept.files().expect("a right description");
        fs::write(folder.join(format!("{}.rs", kept.name)), files.code)?;
        fs::write(folder.join(format!("{}.bin", kept.name)), files.tables)?;
    }
    Ok(())
}

impl Drop for Workshop {
    fn drop(&mut self) {
        // A failure has no remedy here, and a temporary directory may stay.
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn cargo(package: &Path, arguments: &[&str]) {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(package).args(arguments).stdout(Stdio::null()).stderr(Stdio::piped());
    // A cache of compiled crates would hide the cost.
    let output = command.env_remove("RUSTC_WRAPPER").output().expect("cargo runs");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "cargo {arguments:?} in {}:\n{errors}", package.display());
}

/// Builds a program, and returns the seconds that all processors together took.
fn build(package: &Path) -> f64 {
    let before = seconds();
    cargo(package, &["build", "--release", "--offline", "--target-dir", "target"]);
    seconds() - before
}

/// Like [`build`], with nothing built before.
fn cold_build(package: &Path) -> f64 {
    let target = package.join("target");
    if target.exists() {
        fs::remove_dir_all(&target).expect("a directory of our own");
    }
    build(package)
}

/// Like [`build`], with everything built before except the program itself.
fn second_build(package: &Path) -> f64 {
    touch(package);
    build(package)
}

/// Changes a program a little.
fn touch(package: &Path) {
    let source = package.join("src/main.rs");
    let text = fs::read_to_string(&source).expect("a file of our own");
    fs::write(source, text + "\n").expect("a file of our own");
}

/// User and system time of all processes that this one has started and waited for.
fn seconds() -> f64 {
    let usage = getrusage(UsageWho::RUSAGE_CHILDREN).expect("known on every Unix");
    let seconds = |time: TimeVal| time.tv_sec() as f64 + time.tv_usec() as f64 / 1e6;
    seconds(usage.user_time()) + seconds(usage.system_time())
}

fn compare_builds(rounds: usize) -> io::Result<()> {
    let workshop = Workshop::open()?;
    let mut packages = Vec::new();
    for program in programs() {
        packages.push((program.name.clone(), workshop.prepare(&program)?));
    }
    for (case, build) in [("cold", cold_build as fn(&Path) -> f64), ("again", second_build)] {
        let mut subjects: Vec<_> = packages
            .iter()
            .map(|(name, package)| Subject::new(name.clone(), move || build(package)))
            .collect();
        report("build", case, &take_turns(rounds, &mut subjects), "CPU s", 1.0);
    }
    Ok(())
}

/// Expands descriptions where macros run, in a new compiler each time. A macro is not optimised, even in an
/// optimised build.
fn compare_expansions(rounds: usize) -> io::Result<()> {
    let workshop = Workshop::open()?;
    let layouts = layouts()?;
    let mut packages = Vec::new();
    for (name, text) in &layouts {
        packages.push((name, workshop.prepare(&expansion(name, text))?));
    }
    let mut subjects: Vec<_> = packages
        .iter()
        .map(|(name, package)| Subject::new(name.as_str(), || expand(package)))
        .collect();
    warm_up(&mut subjects);
    report("expansion", "time", &take_turns(rounds, &mut subjects), "CPU ms", 1e3);
    let size = |(name, text): &(String, String)| {
        let description: TokenStream = text.parse().expect("tokens");
        Subject::new(name, move || count(quadrille_codegen::expand_layout(description.clone())))
    };
    let mut sizes: Vec<_> = layouts.iter().map(size).collect();
    report("expansion", "size", &take_turns(1, &mut sizes), "tokens", 1.0);
    Ok(())
}

/// A program that prints how long the expansion of a layout took when it was built.
fn expansion(name: &str, description: &str) -> Program {
    let bench = env!("CARGO_MANIFEST_DIR");
    let seconds = format!("quadrille_bench_expansion::seconds_to_expand! {{ {description} }}");
    Program {
        name: name.to_owned(),
        dependency: format!("quadrille-bench-expansion = {{ path = \"{bench}/expansion\" }}"),
        source: format!("fn main() {{ println!(\"{{}}\", {seconds}); }}\n"),
    }
}

/// Rebuilds such a program, and runs it.
fn expand(package: &Path) -> f64 {
    touch(package);
    // All of them share their dependencies.
    let target = package.parent().expect("a workshop").join("target");
    cargo(package, &["build", "--offline", "--target-dir", &target.display().to_string()]);
    let program = Command::new(target.join("debug/program")).output().expect("it was built");
    String::from_utf8_lossy(&program.stdout).trim().parse().expect("a number of seconds")
}

/// The number of tokens; a pair of delimiters counts as two.
fn count(tokens: TokenStream) -> f64 {
    let size = |token| match token {
        TokenTree::Group(group) => 2.0 + count(group.stream()),
        _ => 1.0,
    };
    tokens.into_iter().map(size).sum()
}

fn main() -> io::Result<()> {
    println!("{HEADER}");
    match count_option("--rounds", 5) {
        0 => {}
        rounds => compare_expansions(rounds)?,
    }
    match count_option("--builds", 3) {
        0 => Ok(()),
        rounds => compare_builds(rounds),
    }
}
