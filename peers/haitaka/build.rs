//! Copies haitaka and its types without their tables, and puts a layout in their place.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use peer_source::Source;

/// The standard layout, and the same with lines in one load.
fn layout(crate_name: &str) -> String {
    if crate_name == "haitaka-shogi" {
        return "pub use quadrille::layouts::Shogi as Numbering;".to_owned();
    }
    "quadrille::layout! {
        /// The numbering.
        pub struct Numbering {
            board: 9 x 9,
            number: (8 - file) * 9 + (8 - rank),
            names: { files: \"987654321\", ranks: \"ihgfedcba\" },
            geometry: tables,
            pieces: {
                king: K, rook: R, bishop: B, gold: WfF as quadrille::piece::Gold,
                silver: FfW as quadrille::piece::Silver, knight: fN as quadrille::piece::ShogiKnight,
                lance: fR as quadrille::piece::Lance, foot_soldier: fW as quadrille::piece::ShogiPawn,
            },
        }
    }"
    .to_owned()
}

fn main() {
    println!("cargo::rerun-if-changed=../build.rs");
    let name = env::var("CARGO_PKG_NAME").expect("cargo sets it");
    let directory = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    let (types, haitaka) = (directory.join("types"), directory.join("haitaka"));
    Source::of("haitaka-types").copy(&types, &[]);
    Source::of("haitaka").copy(&haitaka, &[]);
    let root = root(&layout(&name), &types, &haitaka);
    fs::write(directory.join("root.rs"), root).expect("cargo's directory can be written");
}

/// The modules of the types that the port takes over.
const TYPES: [&str; 7] = ["color", "piece", "square", "file", "rank", "bitboard", "shogi_move"];

/// The modules of both crates side by side, as if they had been one. Their tables stay behind, in
/// `sliders` of the types and in `attacks` and `slider_moves` of the generator; the tests of these
/// stay.
fn root(layout: &str, types: &Path, haitaka: &Path) -> String {
    let mut root = format!("/// The numbering.\npub mod layout {{ {layout} }}\n");
    for name in TYPES.iter().chain(&["helpers"]) {
        writeln!(root, "#[path = {:?}]\npub mod {name};", types.join(format!("{name}.rs")))
            .expect("strings grow");
    }
    writeln!(root, "#[path = {:?}]\npub mod board;", haitaka.join("board/mod.rs"))
        .expect("strings grow");
    for name in TYPES.iter().chain(&["board", "moves"]) {
        writeln!(root, "pub use {name}::*;").expect("strings grow");
    }
    writeln!(root, "#[cfg(test)]\n#[path = {:?}]\nmod walked;", types.join("sliders/common.rs"))
        .expect("strings grow");
    for name in ["attacks", "slider_moves"] {
        root += &tests(haitaka, name);
    }
    root
}

/// The unit tests of a file whose functions are the layout's now, beside the peer's own slow walks.
fn tests(haitaka: &Path, name: &str) -> String {
    let text =
        fs::read_to_string(haitaka.join(format!("{name}.rs"))).expect("haitaka has the file");
    let tests = text.split_once("#[cfg(test)]").expect("it has tests").1;
    let walked = "get_rook_moves_slow, get_bishop_moves_slow, get_rook_relevant_blockers, \
                  get_bishop_relevant_blockers, get_lance_relevant_blockers";
    format!(
        "#[cfg(test)]\nmod {name}_tests {{\nuse crate::*;\nuse crate::walked::{{{walked}}};\n{tests}\n}}\n"
    )
}
