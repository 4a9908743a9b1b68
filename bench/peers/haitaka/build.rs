//! Copies haitaka and its types without their tables, and puts a layout and loops of the port in their place.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use peer_source::{Edit, Source};

/// The standard layout, or the same layout with lines in one load.
fn layout(crate_name: &str) -> String {
    if crate_name != "haitaka-fast" {
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

const MOVES: &str = "board/movegen/mod.rs";

/// The edits of the crates with loops of the port: how they generate and count moves. The published functions stay
/// under other names, or uncalled.
const LOOPS: &[Edit<'static>] = &[
    edit(
        MOVES,
        "self.add_all_legals::<_, false>(mask, &mut listener)",
        "crate::loops::all_moves::<_, false>(self, mask, &mut listener)",
    ),
    edit(
        MOVES,
        "self.add_all_legals::<_, true>(mask, &mut listener)",
        "crate::loops::all_moves::<_, true>(self, mask, &mut listener)",
    ),
    edit(
        MOVES,
        "self.add_king_legals::<_, true>(mask, &mut listener)",
        "crate::loops::king_moves(self, mask, &mut listener)",
    ),
    edit(
        "board/movegen/piece_moves.rs",
        "impl ExactSizeIterator for PieceMovesIter {
    fn len(&self) -> usize {
",
        "impl ExactSizeIterator for PieceMovesIter {
    #[inline]
    fn len(&self) -> usize {
        crate::loops::len(&self.moves, self.to.is_some())
    }
}

impl PieceMovesIter {
    fn published_len(&self) -> usize {
",
    ),
];

const fn edit<'a>(file: &'a str, published: &'a str, ported: &'a str) -> Edit<'a> {
    Edit { file, published, ported }
}

fn main() {
    println!("cargo::rerun-if-changed=../build.rs");
    let name = env::var("CARGO_PKG_NAME").expect("cargo sets it");
    let directory = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    let (types, haitaka) = (directory.join("types"), directory.join("haitaka"));
    Source::of("haitaka-types").copy(&types, &[]);
    let edits = if name == "haitaka-look-ups" { &[] } else { LOOPS };
    Source::of("haitaka").copy(&haitaka, edits);
    let root = root(&layout(&name), &types, &haitaka);
    fs::write(directory.join("root.rs"), root).expect("cargo's directory can be written");
}

/// The modules of the types that the port takes over.
const TYPES: [&str; 7] = ["color", "piece", "square", "file", "rank", "bitboard", "shogi_move"];

/// The modules of both crates side by side, as if they were one crate. Their tables are left out: `sliders` of the
/// types, and `attacks` and `slider_moves` of the generator, of which the tests stay.
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

/// The unit tests of a file whose functions now belong to the layout, with the peer's own slow walks.
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
