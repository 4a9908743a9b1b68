//! `quadrille export --to rust`: a crate that depends on nothing but the runtime compiles what is
//! exported, and says what the library says.

mod lines;

use std::path::Path;
use std::process::Command;
use std::{env, fs};

use proc_macro2::{TokenStream, TokenTree};

fn exported(layout: &str) -> String {
    output(&["export", layout, "--to", "rust"])
}

fn output(arguments: &[&str]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_quadrille"));
    let output = command.args(arguments).output().expect("the command");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// The names of macros that are called, but for those of the runtime: `q::squares!`.
fn macros(tokens: TokenStream, names: &mut Vec<String>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for place in 0..tokens.len() {
        match &tokens[place..] {
            [TokenTree::Ident(name), TokenTree::Punct(mark), TokenTree::Group(_), ..]
                if mark.as_char() == '!' && !is_of_runtime(&tokens[..place]) =>
            {
                names.push(name.to_string());
            }
            [TokenTree::Group(group), ..] => macros(group.stream(), names),
            _ => {}
        }
    }
}

fn is_of_runtime(before: &[TokenTree]) -> bool {
    matches!(before, [.., TokenTree::Ident(krate), _, TokenTree::Punct(_)] if krate == "q")
}

#[test]
fn no_macro_but_those_of_the_language_and_the_runtime_is_called() {
    for layout in ["w", "xiangqi", "x88"] {
        let mut names = Vec::new();
        macros(exported(layout).parse().expect("Rust"), &mut names);
        names.retain(|name| !["assert", "cfg"].contains(&name.as_str()));
        assert_eq!(names, [""; 0], "{layout}");
    }
}

/// A description whose words leave comments of Rust, if they are printed as they are.
const HOSTILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/hostile.layout");

const MANIFEST: &str = "[package]
name = \"exported\"
edition = \"2024\"

[workspace]

[dependencies]
";

const MAIN: &str = "#![deny(missing_docs)]
//! Exported layouts.
#![forbid(unsafe_code)]
mod lines;
/// W.
pub mod w;
/// Xiangqi.
pub mod xiangqi;
/// Words that would leave comments.
pub mod hostile;
/// The same by another command.
pub mod hostile_expanded;
fn main() {
    print!(\"{}{}\", lines::chess::<w::W>(), lines::xiangqi::<xiangqi::Xiangqi>());
}
";

/// What a program prints whose crate depends on these crates of the workspace only.
fn printed(name: &str, dependencies: &[&str], sources: &[(&str, &str)]) -> String {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(folder.join("src")).expect("a folder");
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/..").replace('\\', "/");
    let line = |name: &&str| format!("quadrille-{name} = {{ path = \"{root}/{name}\" }}\n");
    let manifest =
        MANIFEST.replace("exported", name) + &dependencies.iter().map(line).collect::<String>();
    fs::write(folder.join("Cargo.toml"), manifest).expect("a file");
    for (name, text) in sources {
        fs::write(folder.join("src").join(name), text).expect("a file");
    }
    let cargo = env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let mut command = Command::new(cargo);
    command.args(["run", "--offline", "--quiet"]).current_dir(&folder);
    // One for all: what they depend on is compiled once.
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("export_rust_target");
    command.env("CARGO_TARGET_DIR", target);
    let output = command.output().expect("cargo");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn a_crate_needs_only_the_runtime() {
    let sources = [
        ("main.rs", MAIN),
        ("lines.rs", include_str!("lines.rs")),
        ("w.rs", &exported("w")),
        ("xiangqi.rs", &exported("xiangqi")),
        ("hostile.rs", &exported(HOSTILE)),
        ("hostile_expanded.rs", &output(&["expand", HOSTILE])),
    ];
    let printed = printed("export_rust", &["runtime"], &sources);
    let expected =
        lines::chess::<quadrille::layouts::W>() + &lines::xiangqi::<quadrille::layouts::Xiangqi>();
    assert!(printed == expected, "other lines than the library's");
}

const INDEX: &str = "pub struct Lerf { board: 8 x 8, number: rank * 8 + file }
index! { board: 8 x 8; scheme: exact; registry: pub MATERIALS; pub KRvK, KPvK; }
";

const INDEX_MAIN: &str = "#![forbid(unsafe_code)]
mod index;
use index::{KRvK, Lerf, MATERIALS};
fn main() {
    let came_back = |index: &u64| KRvK::encode(KRvK::decode::<Lerf>(*index)) == Some(*index);
    println!(\"{} {}\", (0..KRvK::SIZE).filter(came_back).count(), MATERIALS.entries().len());
}
";

#[test]
fn indexes_need_the_crate_of_tablebases() {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("KRvK.layout");
    fs::write(&file, INDEX).expect("a file");
    let index = exported(file.to_str().expect("text"));
    let needed = index.lines().nth(1).expect("a line");
    assert!(needed.contains("`quadrille-runtime = ") && needed.contains("`quadrille-tablebase = "));
    let sources = [("main.rs", INDEX_MAIN), ("index.rs", &index)];
    assert_eq!(printed("export_index", &["runtime", "tablebase"], &sources), "28056 2\n");
}
