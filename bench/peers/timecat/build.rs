//! Copies timecat, and makes the edits of its patches: attacks by a layout, and a prober.
//!
//! The patches change different lines, so each applies to the published source. The port with the prober has both,
//! because timecat's own build script, which would write the tables that the first replaces, does not run here.

use std::path::PathBuf;
use std::{env, fs};

use peer_source::{Body, Edit, Source, root_with_paths};

const SQUARE: &str = "utils/square.rs";
const SEARCH: &str = "search.rs";

/// The types of squares, sets and colours convert to those of the layout, and the tables are removed.
const ATTACKS: [Edit<'static>; 5] = [
    edit(SQUARE, "include!(concat!(env!(\"OUT_DIR\"), \"/magic.rs\"));\n", ""),
    edit(
        SQUARE,
        "pub enum Square {",
        "#[derive(quadrille::Convert)]
#[quadrille(square = quadrille::layouts::Lerf)]
pub enum Square {",
    ),
    edit(
        "utils/bitboard.rs",
        "pub struct BitBoard(u64);",
        "#[derive(quadrille::Convert)]
#[quadrille(bitboard = quadrille::layouts::Lerf)]
pub struct BitBoard(u64);",
    ),
    edit(
        "utils/color.rs",
        "pub enum Color {",
        "#[derive(quadrille::Convert)]
#[quadrille(color)]
pub enum Color {",
    ),
    edit("lib.rs", "pub mod allocator;", "mod attacks;\npub mod allocator;"),
];

/// timecat's look-up functions, and the call that replaces each.
const LOOK_UPS: [(&str, &str); 16] = [
    (
        "fn get_bishop_moves_bmi(square: Square, blockers: BitBoard) -> BitBoard",
        "bishop(square, blockers)",
    ),
    (
        "fn get_rook_moves_bmi(square: Square, blockers: BitBoard) -> BitBoard",
        "rook(square, blockers)",
    ),
    (
        "fn get_bishop_moves_non_bmi(square: Square, blockers: BitBoard) -> BitBoard",
        "bishop(square, blockers)",
    ),
    (
        "fn get_rook_moves_non_bmi(square: Square, blockers: BitBoard) -> BitBoard",
        "rook(square, blockers)",
    ),
    ("pub fn get_queen_moves(self, blockers: BitBoard) -> BitBoard", "queen(self, blockers)"),
    ("pub fn get_knight_moves(self) -> BitBoard", "knight(self)"),
    ("pub fn get_king_moves(self) -> BitBoard", "king(self)"),
    ("pub fn get_diagonal_bishop_rays_bb(self) -> BitBoard", "diagonal(self)"),
    ("pub fn get_anti_diagonal_bishop_rays_bb(self) -> BitBoard", "anti_diagonal(self)"),
    ("pub fn get_bishop_rays_bb(self) -> BitBoard", "bishop_empty(self)"),
    ("pub fn get_rook_rays_bb(self) -> BitBoard", "rook_empty(self)"),
    ("pub fn get_all_direction_rays_bb(self) -> BitBoard", "queen_empty(self)"),
    ("pub fn between(self, other: Self) -> BitBoard", "between(self, other)"),
    ("pub fn line(self, other: Self) -> BitBoard", "line(self, other)"),
    (
        "pub fn get_pawn_quiets(self, color: Color, blockers: BitBoard) -> BitBoard",
        "pawn_quiets(self, color, blockers)",
    ),
    (
        "pub fn get_pawn_attacks(self, color: Color, blockers: BitBoard) -> BitBoard",
        "pawn_attacks(self, color) & blockers",
    ),
];

/// The search probes tables after the transposition table, and at the root.
const PROBER: [Edit<'static>; 4] = [
    edit("lib.rs", "#[cfg(feature = \"experimental\")]\npub mod syzygy;", "pub mod syzygy;"),
    edit(
        SEARCH,
        "            best_move
        };
        if self.ply == MAX_PLY - 1 {",
        "            best_move
        };
        let position = self.board.get_position();
        if let Some(score) = crate::syzygy::score(position, self.ply, draw_score, alpha, beta) {
            return Some(score);
        }
        if self.ply == MAX_PLY - 1 {",
    ),
    edit(
        "custom_engine.rs",
        "        self.reset_variables();
        let mut search_info",
        "        self.reset_variables();
        let config = &crate::syzygy::narrowed(config, &self.board);
        let mut search_info",
    ),
    edit(
        "uci.rs",
        "            },
        ),
        // UCIOption::new_check(
        //     \"OwnBook\",",
        "            },
        ),
        UCIOption::new_string(\"SyzygyPath\", \"<empty>\".into(), |_, folders| {
            print_uci_info(\"Tables found\", crate::syzygy::open(folders)?);
            Ok(())
        }),
        // UCIOption::new_check(
        //     \"OwnBook\",",
    ),
];

/// Edits for what an included copy cannot have: a file beside the published source, and two modules of one name in
/// the same file.
const INCLUDED: [Edit<'static>; 3] = [
    edit("board.rs", "#![doc = include_str!(\"../documentation/board/README.md\")]\n", ""),
    edit("polyglot/mod.rs", "pub mod utils;", "#[path = \"utils.rs\"]\npub mod books;"),
    edit("polyglot/mod.rs", "use utils::*;", "use books::*;"),
];

const fn edit<'a>(file: &'a str, published: &'a str, ported: &'a str) -> Edit<'a> {
    Edit { file, published, ported }
}

fn main() {
    println!("cargo::rerun-if-changed=../build.rs");
    let manifest = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let beside = manifest.parent().expect("the ports lie in a folder");
    let directory = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    let published = directory.join("published");
    let prober = match env::var("CARGO_PKG_NAME").expect("cargo sets it").as_str() {
        "timecat-attacks" => &[][..],
        "timecat-prober" => &PROBER,
        other => panic!("there is no port `{other}`"),
    };
    let timecat = Source::of("timecat");
    timecat.copy(&published, &[&INCLUDED[..], &ATTACKS, prober].concat());
    for (signature, call) in LOOK_UPS {
        let ported = format!("crate::attacks::{call}");
        timecat.replace_bodies(&published, &[Body { file: SQUARE, signature, ported: &ported }]);
    }
    let own = ["attacks", "syzygy"].map(|name| (name, beside.join(format!("{name}.rs"))));
    let root = root_with_paths(&published, &own);
    fs::write(directory.join("root.rs"), root).expect("cargo's directory can be written");
}
