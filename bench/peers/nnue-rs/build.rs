//! Copies nnue-rs without its file of threats, and uses the file beside this script in its place.

use std::path::PathBuf;
use std::{env, fs};

use peer_source::{root_with_paths, Source};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let own = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let directory = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    let published = directory.join("published");
    Source::of("nnue-rs").copy(&published, &[]);
    let root = root_with_paths(&published, &[("threats", own.join("threats.rs"))]);
    fs::write(directory.join("root.rs"), root).expect("cargo's directory can be written");
}
