//! The documentation of a layout: the costs of its functions and tables, drawn boards, and the order of its page. The
//! tests read the emitted text of a layout that uses every feature.

use proc_macro2::{Group, Ident, TokenStream, TokenTree};
use quadrille_codegen::diagnostic::Diagnostics;
use quadrille_codegen::read::read_source;
use quadrille_codegen::solve::costs::{ListedCost, costs, table_bytes};
use quadrille_codegen::{compile, expand_layout, solved};
use syn::parse::{ParseStream, Parser as _};
use syn::{Attribute, Expr, ImplItem, Item, Lit, Macro, Meta, Stmt, Visibility};

/// Features that no standard layout uses: tables by two squares, regions that differ by colour, circuits
/// for throughput, packed squares in another order, and conversions between layouts.
const EVERYTHING: &str = r#"
    pub struct First {
        board: 8 x 8,
        number: rank * 8 + file,
        index: { rank: 3, file: 3 },
        packed: pieces,
        geometry: tables,
        optimise: throughput,
        regions: { camp: { white: "a1-h3", black: "a6-h8" }, middle: "d4-e5" },
        pieces: {
            rook: R, bishop: B, queen: Q, knight: N, king: K, cannon: mRcpR, horse: nN, gold: WfF,
            lance: fR, general: W in camp, chancellor: RN, promoted: { white: fW, black: bF },
        },
    }
    pub struct Second {
        board: 8 x 8,
        number: file * 8 + rank,
        index: { file: 3, rank: 3 },
        pieces: { rook: R, bishop: B },
    }
"#;

/// The emitted statements.
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

/// The functions and public tables, each with its documentation.
fn documented(source: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for statement in statements(source) {
        match statement {
            Stmt::Item(Item::Impl(item)) if item.trait_.is_none() => {
                found.extend(item.items.into_iter().filter_map(function));
            }
            Stmt::Macro(call) if name(&call.mac) == "piece" => {
                found.push(attacks(call.mac.tokens));
            }
            Stmt::Item(Item::Static(table)) if is_public(&table.vis) => {
                found.push((table.ident.to_string(), text(&table.attrs)));
            }
            _ => {}
        }
    }
    found
}

/// The attacks of a piece, whose row alone has a text of its own: `...; #[doc = "..."] attacks name(...); ...`.
fn attacks(call: TokenStream) -> (String, String) {
    let is_mark =
        |token: &TokenTree, mark| matches!(token, TokenTree::Punct(it) if it.as_char() == mark);
    let row = call.into_iter().skip_while(|token| !is_mark(token, '#'));
    let row: TokenStream = row.take_while(|token| !is_mark(token, ';')).collect();
    let parsed = |input: ParseStream<'_>| {
        let attributes = input.call(Attribute::parse_outer)?;
        let (_, name) = (input.parse::<Ident>()?, input.parse::<Ident>()?);
        input.parse::<TokenStream>()?;
        Ok((name.to_string(), text(&attributes)))
    };
    parsed.parse2(row).expect("documentation and a name")
}

fn name(call: &Macro) -> String {
    call.path.segments.last().expect("a name").ident.to_string()
}

/// The heading of a piece: the first string of the call.
fn heading(call: TokenStream) -> String {
    let literal = call.into_iter().find_map(|token| match token {
        TokenTree::Literal(literal) => Some(literal.to_string()),
        _ => None,
    });
    format!("# {}", literal.expect("a heading").trim_matches('"'))
}

/// The parts of a layout's page in their order: headings, and the runtime's macros, which have their own. The list of
/// costs and the traits are no part of it.
fn page(source: &str) -> Vec<String> {
    let part = |statement| match statement {
        Stmt::Item(Item::Impl(item)) if item.trait_.is_none() => {
            Some(text(&item.attrs).lines().next().unwrap_or_default().to_owned())
        }
        Stmt::Macro(call) => match name(&call.mac) {
            name if ["costs", "layout_trait", "bitboard_trait"].contains(&&*name) => None,
            name if name == "piece" => Some(heading(call.mac.tokens)),
            name => Some(name),
        },
        _ => None,
    };
    statements(source).filter_map(part).collect()
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

/// The lines of an item's documentation.
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

/// Every function and table with a cost is in the table of the layout's documentation, which has one row for each cost.
#[test]
fn costs_are_on_the_page() {
    let emitted = expand_layout(EVERYTHING.parse().expect("tokens"));
    let file: syn::File = syn::parse2(emitted).expect("emitted code is Rust");
    let Item::Struct(layout) = &file.items[0] else { panic!("the layout's type") };
    let page = text(&layout.attrs);
    let described = &read_source(EVERYTHING).layouts[0];
    let costs = costs(&described.layout, &solved(described).expect("a solution"), &[]);
    assert!(costs.len() > 40, "{}", costs.len());
    for ListedCost { name, cost, .. } in costs {
        let numbers = format!("| {} | {} | {} |", cost.bytes, cost.loads, cost.operations);
        let name = format!("`{name}`");
        let mut rows = page.lines().filter(|line| line.ends_with(&numbers));
        assert!(rows.any(|row| row.contains(&name)), "{name} {numbers}");
    }
    assert!(page.contains("| `flip_horizontal` (GFNI), "), "{page}");
}

/// The total length of all byte strings in some tokens, without the constants of instructions, which are in programs.
fn bytes_of_literals(tokens: TokenStream) -> usize {
    let is_program = |group: &Group| group.stream().to_string().starts_with("const SOURCES_0");
    let bytes = |token| match token {
        TokenTree::Group(group) if is_program(&group) => 0,
        TokenTree::Group(group) => bytes_of_literals(group.stream()),
        TokenTree::Literal(literal) => match syn::parse_str(&literal.to_string()) {
            Ok(Lit::ByteStr(bytes)) => bytes.value().len(),
            _ => 0,
        },
        _ => 0,
    };
    tokens.into_iter().map(bytes).sum()
}

/// The documented bytes of all tables together are the emitted bytes.
#[test]
fn all_tables_are_counted_once() {
    for name in ["lerf", "w", "rotary", "gray", "xiangqi", "shogi", "board12x10", "x88", "courier"]
    {
        let path = format!("{}/../layouts/{name}.layout", env!("CARGO_MANIFEST_DIR"));
        let read = read_source(&std::fs::read_to_string(path).expect("a layout"));
        let described = &read.layouts[0];
        let told = table_bytes(&described.layout, &solved(described).expect("it is right"));
        let (emitted, _) = compile(&read.layouts, &read.layouts, Diagnostics::new());
        // Tables by two squares are computed in const evaluation.
        let listed = costs(&described.layout, &solved(described).expect("it is right"), &[]);
        let by_two = listed.iter().filter(|it| ["between", "line_through"].contains(&&*it.name));
        let by_two: usize = by_two.map(|listed| listed.cost.bytes).sum();
        let emitted = by_two + bytes_of_literals(emitted);
        // The literals of some tables lack a few unused bytes at the end.
        assert!(told.abs_diff(emitted) < 32, "{name}: {told} told, {emitted} emitted");
    }
}

/// The user's own words come first, followed by an empty line; without them there is no empty line.
#[test]
fn a_page_begins_with_words() {
    let words = |words: &str| {
        let described = format!("{words} struct A {{ board: 2 x 2, number: rank * 2 + file }}");
        let emitted = expand_layout(described.parse().expect("tokens"));
        let file: syn::File = syn::parse2(emitted).expect("emitted code is Rust");
        let declared = file.items.iter().find_map(|item| match item {
            Item::Struct(declared) => Some(text(&declared.attrs)),
            _ => None,
        });
        declared.expect("a type")
    };
    let starts = |page: &str, start: &str| assert!(page.starts_with(start), "{page}");
    starts(&words(""), "A layout of the 2 x 2 board;");
    starts(&words("#[allow(dead_code)]"), "A layout of the 2 x 2 board;");
    starts(&words("/// Mine.\n"), " Mine.\n\nA layout of the 2 x 2 board;");
}

#[test]
fn boards_are_drawn_and_labelled() {
    let all = documented(EVERYTHING);
    let text = |name: &str| &all.iter().find(|(known, _)| known == name).expect(name).1;
    let horse = "8 | - - - - - - - -
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
    assert!(text("horse_attacks").contains(horse), "{}", text("horse_attacks"));
    assert_eq!(text("knight_attacks"), "The squares a knight attacks.");
    assert!(
        text("gold_attacks").contains("5 | - - - x x x - -\n4 | - - - x o x - -\n3 | - - - - x -")
    );
    let promoted = text("promoted_attacks");
    for (whose, drawn) in
        [("White's", "5 | - - - - x - - -\n"), ("Black's", "5 | - - - x - x - -\n")]
    {
        let of = promoted.split(&format!("{whose}, from e4 on the empty board")).nth(1);
        let picture = of.and_then(|of| of.split("```").nth(1)).expect(whose);
        assert!(picture.contains(drawn) && picture.matches('x').count() < 4, "{promoted}");
    }
    let sets = statements(EVERYTHING).find_map(|statement| match statement {
        Stmt::Macro(call) if name(&call.mac) == "sets" => Some(call.mac),
        _ => None,
    });
    let sets = sets.expect("the sets").tokens.to_string();
    assert!(sets.contains("5 | - - - x x - - -\\n4 | - - - x x - - -\\n"), "{sets}");
}

/// The functions that most programs call come first, and what programs seldom name last.
#[test]
fn what_people_look_for_comes_first() {
    let page = page(EVERYTHING.split("pub struct Second").next().expect("one of them"));
    assert_eq!(page[..2], ["squares", "sets"]);
    let last = [
        "set_flips",
        "square_flips",
        "steps",
        "square_constants",
        "packed_flips",
        "standard_traits",
    ];
    assert_eq!(page[page.len() - last.len()..], last);
    for piece in ["# Rook", "# Knight", "# Chancellor"] {
        assert!(page[2..].iter().any(|part| part == piece), "{piece}");
    }
}

#[test]
fn pieces_are_drawn_on_the_longest_boards() {
    for board in ["255 x 1, number: file", "1 x 255, number: rank"] {
        let layout = format!("struct A {{ board: {board}, pieces: {{ leaper: H }} }}");
        assert!(statements(&layout).count() > 0, "{board}");
    }
}
