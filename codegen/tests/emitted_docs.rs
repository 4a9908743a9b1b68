//! The documentation of every function and table of a layout gives its cost: operations, and the bytes of
//! the tables that it reads, if any. The tests read the emitted text of every standard layout, and of one
//! with everything.

use std::fs;
use std::path::Path;

use quadrille_codegen::expand_layout;
use syn::{Attribute, Expr, ImplItem, Item, Lit, Meta, Stmt, Visibility};

/// What the standard layouts do not ask for: tables by two squares, regions that differ by colour, circuits
/// for many results, packed squares in another order, and conversions between layouts.
const EVERYTHING: &str = r#"
    pub struct First {
        board: 8 x 8,
        number: rank * 8 + file,
        index: { rank: 3, file: 3 },
        packed: pieces,
        planes: yes,
        geometry: tables,
        optimise: throughput,
        regions: { camp: { white: "a1-h3", black: "a6-h8" }, middle: "d4-e5" },
        pieces: {
            rook: R, bishop: B, queen: Q, knight: N, king: K, cannon: mRcpR, horse: nN, gold: WfF,
            lance: fR, general: W in camp, chancellor: RN,
        },
    }
    pub struct Second {
        board: 8 x 8,
        number: file * 8 + rank,
        index: { file: 3, rank: 3 },
        pieces: { rook: R, bishop: B },
    }
"#;

/// What is emitted, a statement each.
fn statements(source: &str) -> impl Iterator<Item = Stmt> {
    let emitted = expand_layout(source.parse().expect("tokens"));
    assert!(!emitted.to_string().contains("compile_error"), "a mistake in the description");
    let file: syn::File = syn::parse2(emitted).expect("emitted code is Rust");
    let blocks = file.items.into_iter().filter_map(|item| match item {
        Item::Const(constant) => Some(*constant.expr),
        _ => None,
    });
    blocks.flat_map(|block| match block {
        Expr::Block(block) => block.block.stmts,
        _ => panic!("a block of items"),
    })
}

/// The functions, and the tables that are public, each with its documentation.
fn documented(source: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for statement in statements(source) {
        match statement {
            Stmt::Item(Item::Impl(item)) if item.trait_.is_none() => {
                found.extend(item.items.into_iter().filter_map(function));
            }
            Stmt::Item(Item::Static(table)) if is_public(&table.vis) => {
                found.push((table.ident.to_string(), text(&table.attrs)));
            }
            _ => {}
        }
    }
    found
}

/// The headings of a layout's page, each with the names of the functions and constants below it.
fn page(source: &str) -> Vec<(String, Vec<String>)> {
    let blocks = statements(source).filter_map(|statement| match statement {
        Stmt::Item(Item::Impl(item)) if item.trait_.is_none() => Some(item),
        _ => None,
    });
    let name = |item| match item {
        ImplItem::Fn(function) if is_public(&function.vis) => Some(function.sig.ident.to_string()),
        ImplItem::Const(constant) if is_public(&constant.vis) => Some(constant.ident.to_string()),
        _ => None,
    };
    let section = |block: syn::ItemImpl| {
        let heading = text(&block.attrs).lines().next().unwrap_or_default().to_owned();
        (heading, block.items.into_iter().filter_map(name).collect())
    };
    blocks.map(section).collect()
}

fn function(item: ImplItem) -> Option<(String, String)> {
    match item {
        ImplItem::Fn(function) if is_public(&function.vis) => {
            Some((function.sig.ident.to_string(), text(&function.attrs)))
        }
        _ => None,
    }
}

fn is_public(visibility: &Visibility) -> bool {
    !matches!(visibility, Visibility::Inherited)
}

/// The lines of a documentation.
fn text(attributes: &[Attribute]) -> String {
    let line = |attribute: &Attribute| match &attribute.meta {
        Meta::NameValue(pair) if pair.path.is_ident("doc") => match &pair.value {
            Expr::Lit(literal) => match &literal.lit {
                Lit::Str(line) => Some(line.value()),
                _ => None,
            },
            _ => None,
        },
        _ => None,
    };
    attributes.iter().filter_map(line).collect::<Vec<_>>().join("\n")
}

/// Whether a number stands before a word: `2 operations`, `no operation`.
fn counts(text: &str, word: &str) -> bool {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.windows(2).any(|pair| {
        let is_count = pair[0] == "no" || pair[0].parse::<u64>().is_ok();
        is_count && pair[1].starts_with(word)
    })
}

/// The functions that do not say what they cost.
fn silent(source: &str) -> Vec<String> {
    let all = documented(source);
    assert!(all.len() > 20, "{all:?}");
    let is_silent = |text: &str| {
        let has_bytes = counts(text, "bytes") || text.contains("no table");
        !counts(text, "operation") || !has_bytes
    };
    all.into_iter()
        .filter(|(_, text)| is_silent(text))
        .map(|(name, text)| format!("{name}: {text}"))
        .collect()
}

#[test]
fn everything_says_bytes_and_operations() {
    assert_eq!(silent(EVERYTHING), [""; 0]);
    let all = documented(EVERYTHING);
    for name in ["rook_xrays", "horse_path", "to_second", "to_second_pieces", "middle_squares"] {
        assert!(all.iter().any(|(known, _)| known == name), "{name}");
    }
}

/// With the names of ranks and files: what a knight, a king and a pawn attack, and a region.
#[test]
fn boards_are_drawn_and_labelled() {
    let all = documented(EVERYTHING);
    let text = |name: &str| &all.iter().find(|(known, _)| known == name).expect(name).1;
    let knight = "8 | - - - - - - - -
7 | - - - - - - - -
6 | - - - x - x - -
5 | - - x - - - x -
4 | - - - - o - - -
3 | - - x - - - x -
2 | - - - x - x - -
1 | - - - - - - - -
  +----------------
    a b c d e f g h
";
    assert!(text("knight_attacks").contains(knight), "{}", text("knight_attacks"));
    assert!(text("king_attacks").contains("5 | - - - x x x - -\n4 | - - - x o x - -\n"));
    assert!(text("pawn_attacks").contains("5 | - - - x - x - -\n4 | - - - - o - - -\n"));
    assert!(
        text("gold_attacks").contains("5 | - - - x x x - -\n4 | - - - x o x - -\n3 | - - - - x -")
    );
    assert!(text("middle_squares").contains("5 | - - - x x - - -\n4 | - - - x x - - -\n"));
}

#[test]
fn standard_layouts_say_bytes_and_operations() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("../layouts");
    for entry in fs::read_dir(directory).expect("the standard layouts") {
        let path = entry.expect("an entry").path();
        let source = fs::read_to_string(&path).expect("a description");
        assert_eq!(silent(&source), [""; 0], "{}", path.display());
    }
}

/// Each block of functions has a heading. What most programs call comes first, packed positions last.
#[test]
fn what_people_look_for_comes_first() {
    let page = page(EVERYTHING.split("pub struct Second").next().expect("one of them"));
    let headings: Vec<&str> = page.iter().map(|(heading, _)| heading.as_str()).collect();
    assert_eq!(headings, HEADINGS);
    for (heading, names) in &page {
        let first = match heading.as_str() {
            "# Squares" => "file",
            "# Sets of squares" => "bitboard",
            "# Bishop and rook at once" => "bishop_and_rook_attacks",
            "# Pawns" => "pawn_attacks",
            "# Flips" => "flip_vertical",
            "# Sets moved by a step" => "shift_north",
            "# Squares by name" => "A1",
            "# Packed positions in a `u64`" => "pack",
            "# Packed positions in a `u128`" => "pack_u128",
            "# Bit planes" => "pack_planes",
            piece => &format!("{}_attacks", piece[2..].to_lowercase()),
        };
        assert_eq!(names[0], first, "{names:?}");
    }
}

/// The page of the layout with everything.
const HEADINGS: [&str; 21] = [
    "# Squares",
    "# Sets of squares",
    "# Rook",
    "# Bishop",
    "# Queen",
    "# Knight",
    "# King",
    "# Cannon",
    "# Horse",
    "# Gold",
    "# Lance",
    "# General",
    "# Chancellor",
    "# Bishop and rook at once",
    "# Pawns",
    "# Flips",
    "# Sets moved by a step",
    "# Squares by name",
    "# Packed positions in a `u64`",
    "# Packed positions in a `u128`",
    "# Bit planes",
];
