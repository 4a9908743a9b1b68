//! Copies cozy-chess and its types, with a layout for the numbering of squares, the attack look-ups and the tests
//! for the king's safety.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use peer_source::{Edit, Source};
use quadrille::layouts::{Lerf, Turntable, W};
use quadrille::{Chess, Square};

/// A port: its layout, and the squares in the order of its numbers.
struct Port {
    layout: &'static str,
    squares: String,
}

impl Port {
    fn of(crate_name: &str) -> Port {
        let (layout, squares) = match crate_name {
            "cozy-chess-lerf" | "cozy-chess-look-ups" => {
                ("pub use quadrille::layouts::Lerf as Numbering;", squares::<Lerf>())
            }
            "cozy-chess-pext" => (PEXT, squares::<Lerf>()),
            "cozy-chess-turntable" => {
                ("pub use quadrille::layouts::Turntable as Numbering;", squares::<Turntable>())
            }
            "cozy-chess-w" => ("pub use quadrille::layouts::W as Numbering;", squares::<W>()),
            other => panic!("there is no port `{other}`"),
        };
        Port { layout, squares }
    }
}

/// Lerf with the fastest tables that BMI2 allows.
const PEXT: &str = "quadrille::layout! {
    /// The numbering.
    pub struct Numbering {
        board: 8 x 8,
        number: rank * 8 + file,
        sliders: { method: pext },
        pieces: { rook: R, bishop: B, queen: Q, knight: N, king: K },
    }
}";

/// The names of a layout's squares in the order of their numbers, for the peer's enum.
fn squares<L: Chess>() -> String {
    let names: Vec<String> = (0..64)
        .filter_map(Square::<L>::new)
        .map(|square| square.to_string().to_uppercase())
        .collect();
    names.join(", ")
}

const BUILDER: &str = "board/builder.rs";
const MOVES: &str = "board/movegen/mod.rs";

/// The edits of the move generator.
const CHESS: &[Edit<'static>] = &[
    // Both halves of a queen's attacks come from one look-up.
    edit(
        MOVES,
        "get_bishop_moves(square, blockers) | get_rook_moves(square, blockers)",
        "get_queen_moves(square, blockers)",
    ),
    // The order of squares matters only here: Chess960 positions are numbered by files.
    edit(
        BUILDER,
        "free_squares.iter().nth(queen as usize)",
        "free_squares.by_file().nth(queen as usize)",
    ),
    edit(
        BUILDER,
        "free_squares.iter().nth(left_knight)",
        "free_squares.by_file().nth(left_knight)",
    ),
    edit(
        BUILDER,
        "free_squares.iter().nth(right_knight)",
        "free_squares.by_file().nth(right_knight)",
    ),
    edit(
        BUILDER,
        "left_rook = free_squares.next_square()",
        "left_rook = free_squares.by_file().next()",
    ),
    edit(BUILDER, "king = free_squares.next_square()", "king = free_squares.by_file().next()"),
    edit(
        BUILDER,
        "right_rook = free_squares.next_square()",
        "right_rook = free_squares.by_file().next()",
    ),
];

/// The further edits of the crates with loops of the port. The published functions stay under other names, or
/// uncalled.
const LOOPS: &[Edit<'static>] = &[
    edit(
        MOVES,
        "        let mut moves = BitBoard::EMPTY;
        for to in get_king_moves(our_king) & !our_pieces {
            if self.king_safe_on(to) {
                moves |= to.bitboard();
            }
        }
        if !IN_CHECK {
            let rights = self.castle_rights(color);
            let back_rank = Rank::First.relative_to(color);
            if let Some(rook) = rights.short {
                if self.can_castle(rook, File::G, File::F) {
                    moves |= Square::new(rook, back_rank).bitboard();
                }
            }
            if let Some(rook) = rights.long {
                if self.can_castle(rook, File::C, File::D) {
                    moves |= Square::new(rook, back_rank).bitboard();
                }
            }
        }
",
        "        let moves = crate::loops::king_moves::<IN_CHECK>(self, our_king);
",
    ),
    edit(
        MOVES,
        "    fn can_castle(&self, rook: File, king_dest: File, rook_dest: File) -> bool {
",
        "    fn can_castle(&self, rook: File, king_dest: File, rook_dest: File) -> bool {
        crate::loops::can_castle(self, rook, king_dest, rook_dest)
    }

    fn published_can_castle(&self, rook: File, king_dest: File, rook_dest: File) -> bool {
",
    ),
    edit(
        MOVES,
        "        for piece in pieces & !pinned {
            let moves = (
",
        "        for piece in crate::loops::movable(pieces & !pinned, color, blockers, their_pieces) {
            let moves = (
",
    ),
    edit(
        MOVES,
        "match self.checkers().len() {
            0 => self.add_all",
        "match crate::loops::up_to_two(self.checkers()) {
            0 => self.add_all",
    ),
    edit(
        "board/mod.rs",
        "        for square in our_attackers {
            let between = get_between_rays(square, their_king) & self.occupied();
            match between.len() {
                0 => self.checkers |= square.bitboard(),
                1 => self.pinned |= between,
                _ => {}
            }
        }
",
        "        let (checkers, pinned) =
            crate::loops::checks_and_pins(our_attackers, their_king, self.occupied());
        self.checkers |= checkers;
        self.pinned = pinned;
",
    ),
    // The layout's look-ups are hardly longer than a call.
    edit(
        MOVES,
        "                fn pseudo_legals($square: Square, $blockers: BitBoard) -> BitBoard {",
        "                #[inline(always)]
                fn pseudo_legals($square: Square, $blockers: BitBoard) -> BitBoard {",
    ),
    edit(
        "board/movegen/piece_moves.rs",
        "    pub fn len(&self) -> usize {
        const PROMOTION_MASK",
        "    #[inline]
    pub fn len(&self) -> usize {
        crate::loops::len(self.piece, self.to)
    }

    fn published_len(&self) -> usize {
        const PROMOTION_MASK",
    ),
    // The compiler inlines the published text of this, since that calls no function.
    edit(
        "board/movegen/piece_moves.rs",
        "impl ExactSizeIterator for PieceMovesIter {
",
        "impl ExactSizeIterator for PieceMovesIter {
    #[inline]
",
    ),
];

/// The edits of the types of squares, which only concern the arithmetic of a1 = 0.
fn square_types(squares: &str) -> [Edit<'_>; 6] {
    let by_rank = "    A1, B1, C1, D1, E1, F1, G1, H1,
    A2, B2, C2, D2, E2, F2, G2, H2,
    A3, B3, C3, D3, E3, F3, G3, H3,
    A4, B4, C4, D4, E4, F4, G4, H4,
    A5, B5, C5, D5, E5, F5, G5, H5,
    A6, B6, C6, D6, E6, F6, G6, H6,
    A7, B7, C7, D7, E7, F7, G7, H7,
    A8, B8, C8, D8, E8, F8, G8, H8";
    [
        edit("square.rs", by_rank, squares),
        edit(
            "square.rs",
            "Self::index_const(((rank as usize) << 3) | file as usize)",
            "Self::index_const(crate::moves::number_at(file as u8, rank as u8))",
        ),
        edit(
            "square.rs",
            "File::index_const(self as usize & 0b000111)",
            "File::index_const(crate::moves::file_of(self))",
        ),
        edit(
            "square.rs",
            "Rank::index_const(self as usize >> 3)",
            "Rank::index_const(crate::moves::rank_of(self))",
        ),
        edit(
            "square.rs",
            "Self::index_const(self as usize ^ 0b000111)",
            "Self::index_const(crate::moves::flip_file(self))",
        ),
        edit(
            "square.rs",
            "Self::index_const(self as usize ^ 0b111000)",
            "Self::index_const(crate::moves::flip_rank(self))",
        ),
    ]
}

/// The same edits in the types of sets.
const SET_TYPES: [Edit<'static>; 6] = [
    edit(
        "file.rs",
        "BitBoard(u64::from_ne_bytes([
            0b00000001,
            0b00000001,
            0b00000001,
            0b00000001,
            0b00000001,
            0b00000001,
            0b00000001,
            0b00000001
        ]) << self as u8)",
        "crate::moves::file_set(self)",
    ),
    edit("rank.rs", "BitBoard(0b11111111 << (self as u8 * 8))", "crate::moves::rank_set(self)"),
    edit("bitboard.rs", "Self(self.0.swap_bytes())", "crate::moves::flip_ranks(self)"),
    edit("bitboard.rs", "        Self(new)\n", "        crate::moves::flip_files(self)\n"),
    edit(
        "bitboard.rs",
        "bitboard.0 |= 1 << index;",
        "bitboard.0 |= 1 << $crate::moves::number_at(index % 8, index / 8);",
    ),
    edit(
        "bitboard.rs",
        "        const K1: u64 = 0x5555555555555555;
        const K2: u64 = 0x3333333333333333;
        const K4: u64 = 0x0F0F0F0F0F0F0F0F;
        let mut new = self.0;
        new = ((new >> 1) & K1) | ((new & K1) << 1);
        new = ((new >> 2) & K2) | ((new & K2) << 2);
        new = ((new >> 4) & K4) | ((new & K4) << 4);
",
        "",
    ),
];

const fn edit<'a>(file: &'a str, published: &'a str, ported: &'a str) -> Edit<'a> {
    Edit { file, published, ported }
}

fn main() {
    println!("cargo::rerun-if-changed=../build.rs");
    let name = env::var("CARGO_PKG_NAME").expect("cargo sets it");
    let port = Port::of(&name);
    let directory = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    let (types_directory, chess) = (directory.join("types"), directory.join("chess"));
    let types: Vec<Edit<'_>> = square_types(&port.squares).into_iter().chain(SET_TYPES).collect();
    Source::of("cozy-chess-types").copy(&types_directory, &types);
    // W shows what a numbering costs by itself.
    let as_published = ["cozy-chess-look-ups", "cozy-chess-w"].contains(&name.as_str());
    let loops = if as_published { &[] } else { LOOPS };
    Source::of("cozy-chess").copy(&chess, &[CHESS, loops].concat());
    // If sets of pawns step by circuits of many operations, hot loops look at pawns one by one.
    let long_steps = matches!(name.as_str(), "cozy-chess-turntable" | "cozy-chess-w");
    let layout = format!("{} pub(crate) const LONG_STEPS: bool = {long_steps};", port.layout);
    let root = root(&layout, &types_directory, &chess);
    fs::write(directory.join("root.rs"), root).expect("cargo's directory can be written");
}

/// The modules that the port takes over.
const TYPES: [&str; 8] =
    ["color", "piece", "square", "file", "rank", "bitboard", "castling", "chess_move"];

/// The modules of both crates side by side, as if they were one crate. Their tables are left out: `sliders` of the
/// types and `moves` of the generator.
fn root(layout: &str, types: &Path, chess: &Path) -> String {
    let mut root = format!("/// The numbering.\npub mod layout {{ {layout} }}\n");
    let types = TYPES.iter().chain(&["helpers"]).map(|name| (name, types));
    for (name, directory) in types.chain([(&"board", chess), (&"util", chess)]) {
        let file = directory.join(format!("{name}.rs"));
        let file = if file.exists() { file } else { directory.join(name).join("mod.rs") };
        writeln!(root, "#[path = {file:?}]\npub mod {name};").expect("strings grow");
    }
    for name in TYPES.iter().chain(&["board", "moves"]) {
        writeln!(root, "pub use {name}::*;").expect("strings grow");
    }
    root
}
