//! Copies nnue-rs without its file of threats, and names the one beside this script in its place.

use std::path::{Path, PathBuf};
use std::{env, fs};

use peer_source::Source;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let own = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let directory = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    let published = directory.join("published");
    Source::of("nnue-rs").copy(&published, &[]);
    let root = fs::read_to_string(published.join("lib.rs")).expect("the crate has a root");
    fs::write(directory.join("root.rs"), with_paths(&root, &published, &own))
        .expect("cargo's directory can be written");
}

/// The root of the crate with the path of each module; the documentation of the whole crate goes, since an included
/// file may have none.
fn with_paths(root: &str, published: &Path, own: &Path) -> String {
    let lines = root.lines().filter(|line| !line.starts_with("//!")).map(|line| {
        let name = line.strip_prefix("mod ").and_then(|rest| rest.strip_suffix(';'));
        let Some(name) = name else { return line.to_owned() + "\n" };
        let folder = if name == "threats" { own } else { published };
        format!("#[path = {:?}]\n{line}\n", folder.join(format!("{name}.rs")))
    });
    lines.collect()
}
