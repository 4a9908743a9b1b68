//! `quadrille expand`: crates whose layouts are kept expanded compile no macro and no generator, and have the library's
//! results; changed descriptions do not compile.

#[path = "../command/mod.rs"]
mod command;
mod lines;
mod refused;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use command::{file, folder, quadrille};

/// A crate that depends on `quadrille` without its macros, by this name.
fn new_crate(test: &str, dependency: &str, sources: &[(&str, &str)]) -> PathBuf {
    let folder = folder(test);
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let path = root.display().to_string().replace('\\', "/");
    let manifest = format!(
        "[package]\nname = \"{test}\"\nedition = \"2024\"\n\n[workspace]\n\n[dependencies.{dependency}]\n\
         package = \"quadrille\"\npath = \"{path}\"\ndefault-features = false\nfeatures = [\"tablebase\"]\n"
    );
    file(&folder, "Cargo.toml", &manifest);
    // The workspace's versions are here already, so the network is not needed.
    fs::copy(root.join("Cargo.lock"), folder.join("Cargo.lock")).expect("a copy");
    fs::create_dir(folder.join("src")).expect("a folder");
    for (name, text) in sources {
        file(&folder.join("src"), name, text);
    }
    folder
}

/// The output of a crate's program, or the compiler's errors.
fn printed(folder: &Path) -> Result<String, String> {
    let cargo = env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let mut command = Command::new(cargo);
    command.args(["run", "--offline", "--quiet"]).current_dir(folder);
    // All share a target folder, so that dependencies are compiled once.
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("expand_target");
    let output = command.env("CARGO_TARGET_DIR", target).output().expect("cargo");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    if output.status.success() { Ok(text(output.stdout)) } else { Err(text(output.stderr)) }
}

/// Runs `quadrille expand` on a crate.
fn expand(folder: &Path, options: &[&str]) -> command::Run {
    let folder = folder.to_str().expect("text");
    quadrille(&[&["expand", folder], options].concat())
}

const MAIN: &str = "#![deny(missing_docs)]
//! Layouts that are kept expanded.
#![forbid(unsafe_code)]
mod lines;
/// Several in one module.
pub mod layouts;
/// A layout without a description in the sources.
pub mod x88;
/// A piece of many, looked up by another method.
pub mod rooks;
use layouts::{KRvK, MATERIALS, W, Xiangqi};
fn main() {
    print!(\"{}{}\", lines::chess::<W>(), lines::xiangqi::<Xiangqi>());
    let came_back = |index: &u64| KRvK::encode(KRvK::decode::<W>(*index)) == Some(*index);
    println!(\"{} {}\", (0..KRvK::SIZE).filter(came_back).count(), MATERIALS.entries().len());
    println!(\"{}\", x88::X88::H8.number());
    println!(\"{}\", rooks::Lerf::rook_attacks(rooks::Lerf::A1, rooks::Lerf::C1.bitboard()).names());
}
";

const INDEX: &str = "quadrille::index! {
    expanded in index.rs;
    board: 8 x 8;
    scheme: exact;
    registry: pub MATERIALS;
    /// King and rook.
    pub KRvK;
    pub KPvK;
}
";

/// A description whose words leave comments of Rust, if they are printed as they are.
const HOSTILE: &str = include_str!("../hostile.layout");

#[test]
#[ignore = "compiles crates: `.ci/run`"]
fn a_crate_needs_no_macro() {
    let described = |name: &str, text: &str| {
        format!("quadrille::layout! {{\n    expanded in {name}.rs;\n{text}\n}}\n")
    };
    let standard = ["w", "xiangqi"].map(|name| {
        let text = quadrille(&["export", name, "--to", "layout", "--found"]).output();
        described(name, &text)
    });
    let layouts = standard.concat() + &described("hostile", HOSTILE) + INDEX;
    let sources =
        [("main.rs", MAIN), ("lines.rs", include_str!("lines.rs")), ("layouts.rs", &layouts)];
    let folder = new_crate("kept_expanded", "quadrille", &sources);
    let x88 = folder.join("src/x88.rs");
    quadrille(&["expand", "x88", "--output", x88.to_str().expect("text")]).output();
    let rooks = folder.join("src/rooks.rs");
    let options = ["--sliders", "pext", "--output", rooks.to_str().expect("text")];
    quadrille(&[&["expand", "lerf"], &options[..]].concat()).output();
    expand(&folder, &[]).output();
    let expected = lines::chess::<quadrille::layouts::W>()
        + &lines::xiangqi::<quadrille::layouts::Xiangqi>()
        + "28056 2\n119\nb1 c1 a2 a3 a4 a5 a6 a7 a8\n";
    let printed = printed(&folder).expect("it compiles");
    assert!(printed == expected, "other lines than the library's");
}

const SMALL: &str = "board::layout! {
    expanded in small.rs;
    /// Rank by rank.
    pub struct Small { crate: ::board, board: 2 x 2, number: rank * 2 + file }
}
fn main() {
    print!(\"{}\", Small::B1.number());
}
";

/// A new crate in a folder of the clone builds as written, and counts the known numbers.
#[test]
fn a_new_crate_counts_what_is_known() {
    for (board, counts) in [
        ("chess", "1: 20\n2: 400\n3: 8902\n"),
        ("xiangqi", "1: 44\n2: 1920\n3: 79666\n"),
        ("makruk", "1: 23\n2: 529\n3: 12012\n"),
        ("capablanca", "1: 28\n2: 784\n3: 25228\n"),
    ] {
        let path = folder(&format!("new_{board}")).join("mine");
        let name = path.to_str().expect("text");
        assert!(quadrille(&["new", name, "--board", board]).output().ends_with(": written\n"));
        expand(&path, &["--check"]).output();
        // It depends on this clone; the workspace's versions spare the network.
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        fs::copy(root.join("Cargo.lock"), path.join("Cargo.lock")).expect("a copy");
        assert_eq!(printed(&path).as_deref(), Ok(counts));
    }
}

#[test]
#[ignore = "compiles crates: `.ci/run`"]
fn a_changed_description_is_an_error() {
    let folder = new_crate("changed", "board", &[("main.rs", SMALL)]);
    let is_stale = || {
        let run = expand(&folder, &["--check"]);
        assert_eq!(run.errors.contains("small.rs: not what its description"), run.status == 1);
        assert_eq!(run.out, "");
        run.status == 1
    };
    let main = |text: &str| file(&folder.join("src"), "main.rs", text);
    assert!(is_stale(), "there is none yet");
    let written = expand(&folder, &[]).output();
    assert!(
        ["small.bin: written\n", "small.rs: written\n"].iter().all(|it| written.contains(it)),
        "{written}"
    );
    assert_eq!(expand(&folder, &[]).output(), "", "nothing is written twice");
    assert!(!is_stale());
    assert_eq!(printed(&folder).as_deref(), Ok("1"));
    // Comments and spaces are not compared. Documentation may differ too.
    main(&SMALL.replace("2 x 2,", "2 x 2, // files x ranks\n\n"));
    assert_eq!(printed(&folder).as_deref(), Ok("1"));
    main(&SMALL.replace("/// Rank by rank.", "/// One rank\n    /// after another."));
    assert_eq!(printed(&folder).as_deref(), Ok("1"));
    assert!(is_stale());

    main(&SMALL.replace("rank * 2 + file", "file * 2 + rank"));
    let said = printed(&folder).expect_err("another description");
    assert!(
        said.starts_with("error: the description was changed after `small.rs` was written"),
        "{said}"
    );
    assert!(said.contains("run `quadrille expand`"), "{said}");
    let errors = said.lines().filter(|line| line.starts_with("error"));
    assert_eq!(errors.count(), 2, "one, and that of cargo: {said}");
    assert!(is_stale());
    assert_eq!(printed(&folder), Err(said), "checks write nothing");
    expand(&folder, &[]).output();
    assert!(!is_stale());
    assert_eq!(printed(&folder).as_deref(), Ok("2"));

    let small = fs::read_to_string(folder.join("src/small.rs")).expect("an expansion");
    let version = concat!("expanded_by(\"", env!("CARGO_PKG_VERSION"), "\")");
    file(&folder.join("src"), "small.rs", &small.replace(version, "expanded_by(\"0.0.0\")"));
    let said = printed(&folder).expect_err("another version");
    assert!(said.contains("another version of Quadrille wrote this file"), "{said}");
}

const THREATS: &str = "quadrille::layout! {
    expanded in board.rs;
    struct Board {
        board: 8 x 8, number: rank * 8 + file, pieces: { knight: N, rook: R },
        pairs: {
            Threats: { attacks: { knight: [rook], rook: [knight] } },
            Couples: { attacks: { knight: [pawn] }, couples: { men: [pawn] } },
        },
    }
}
fn main() { print!(\"{}\", Board::A1.number()) }
";

/// Each set of pairs is one error that names the feature; with the feature, the crate compiles.
#[test]
fn sets_of_pairs_name_their_feature() {
    let folder = new_crate("threats_expanded", "quadrille", &[("main.rs", THREATS)]);
    expand(&folder, &[]).output();
    let said = printed(&folder).expect_err("the feature is off");
    let errors = said.lines().filter(|line| line.starts_with("error"));
    let mut errors: Vec<&str> = errors.collect();
    errors.sort_unstable();
    let [last, couples, threats] = errors[..] else { panic!("{said}") };
    assert!(threats.contains("need the feature `pairs`: `Threats` is a set"), "{said}");
    assert!(couples.contains("need the feature `pairs`: `Couples` is a set"), "{said}");
    assert!(last.contains("could not compile") && said.contains("Cargo.toml"), "{said}");
    let manifest = folder.join("Cargo.toml");
    let text = fs::read_to_string(&manifest).expect("a text").replace("\"tablebase\"", "\"pairs\"");
    fs::write(manifest, text).expect("a file");
    assert_eq!(printed(&folder).as_deref(), Ok("0"));
}
