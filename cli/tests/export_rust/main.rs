//! `quadrille export --to rust`: a crate that depends on nothing but the runtime compiles what is
//! exported, and says what the library says.

mod lines;

use std::path::Path;
use std::process::Command;
use std::{env, fs};

use proc_macro2::{TokenStream, TokenTree};

fn exported(layout: &str) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_quadrille"));
    let output = command.args(["export", layout, "--to", "rust"]).output().expect("the command");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// The names of macros that are called.
fn macros(tokens: TokenStream, names: &mut Vec<String>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for place in 0..tokens.len() {
        match &tokens[place..] {
            [TokenTree::Ident(name), TokenTree::Punct(mark), TokenTree::Group(_), ..]
                if mark.as_char() == '!' =>
            {
                names.push(name.to_string());
            }
            [TokenTree::Group(group), ..] => macros(group.stream(), names),
            _ => {}
        }
    }
}

#[test]
fn no_macro_but_those_of_the_language_is_called() {
    for layout in ["w", "xiangqi", "x88"] {
        let mut names = Vec::new();
        macros(exported(layout).parse().expect("Rust"), &mut names);
        names.retain(|name| !["assert", "cfg"].contains(&name.as_str()));
        assert_eq!(names, [""; 0], "{layout}");
    }
}

const MANIFEST: &str = "[package]
name = \"exported\"
edition = \"2024\"

[dependencies]
quadrille-runtime = { path = \"RUNTIME\" }

[workspace]
";

const MAIN: &str = "#![deny(missing_docs)]
//! Exported layouts.
#![forbid(unsafe_code)]
mod lines;
/// W.
pub mod w;
/// Xiangqi.
pub mod xiangqi;
fn main() {
    print!(\"{}{}\", lines::chess::<w::W>(), lines::xiangqi::<xiangqi::Xiangqi>());
}
";

#[test]
fn a_crate_needs_only_the_runtime() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("export_rust");
    let _ = fs::remove_dir_all(&folder);
    let write = |name: &str, text: &str| fs::write(folder.join(name), text).expect("a file");
    fs::create_dir_all(folder.join("src")).expect("a folder");
    let runtime = concat!(env!("CARGO_MANIFEST_DIR"), "/../runtime").replace('\\', "/");
    write("Cargo.toml", &MANIFEST.replace("RUNTIME", &runtime));
    write("src/main.rs", MAIN);
    write("src/lines.rs", include_str!("lines.rs"));
    write("src/w.rs", &exported("w"));
    write("src/xiangqi.rs", &exported("xiangqi"));
    let cargo = env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let mut command = Command::new(cargo);
    command.args(["run", "--offline", "--quiet"]).current_dir(&folder);
    command.env("CARGO_TARGET_DIR", folder.join("target"));
    let output = command.output().expect("cargo");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let expected =
        lines::chess::<quadrille::layouts::W>() + &lines::xiangqi::<quadrille::layouts::Xiangqi>();
    assert!(String::from_utf8_lossy(&output.stdout) == expected, "other lines than the library's");
}
