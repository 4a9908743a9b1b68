//! The circuits of every standard layout as they are emitted, with conversions to all others of its
//! board: read back from the Rust text, by a reader that shares nothing with what writes it, and proved
//! against the slow reference.

use std::collections::HashMap;
use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use proc_macro2::TokenStream;
use quadrille_circuits::program::{Distance, Domain, Node, Op, Program};
use quadrille_circuits::proof::{BitMap, Proof, planes};
use quadrille_codegen::board::{Board, Square};
use quadrille_codegen::item::Described;
use quadrille_codegen::layout::{Layout, WordSize};
use quadrille_codegen::read::read_source;
use quadrille_codegen::{compile, reference};
use quadrille_runtime::{Direction, Symmetry};
use quote::{ToTokens, format_ident, quote};
use syn::{BinOp, Block, Expr, ImplItem, Item, Lit, Pat, Stmt, UnOp};

/// What is emitted for one layout.
struct Emitted {
    /// Of its type.
    name: String,
    layout: Layout,
    /// The bodies of functions, as text: tokens are of one thread.
    functions: HashMap<String, String>,
    /// The bytes of its tables.
    tables: HashMap<String, Vec<u8>>,
}

impl Emitted {
    /// Reads the block of a layout's items.
    fn new(described: &Described, block: &Block) -> Emitted {
        let (name, layout) = (described.item.name.to_string(), described.layout.clone());
        let mut emitted =
            Emitted { name, layout, functions: HashMap::new(), tables: HashMap::new() };
        for statement in &block.stmts {
            match statement {
                Stmt::Item(Item::Impl(implementation)) if implementation.trait_.is_none() => {
                    emitted.read_functions(&implementation.items);
                }
                Stmt::Item(Item::Static(table)) => {
                    if let Some(bytes) = bytes(&table.expr) {
                        emitted.tables.insert(table.ident.to_string(), bytes);
                    }
                }
                _ => {}
            }
        }
        emitted
    }

    /// The body of a function.
    fn body(&self, function: &str) -> Block {
        syn::parse_str(&self.functions[function]).expect("a body")
    }

    fn read_functions(&mut self, items: &[ImplItem]) {
        for item in items {
            if let ImplItem::Fn(function) = item {
                let body = function.block.to_token_stream().to_string();
                self.functions.insert(function.sig.ident.to_string(), body);
            }
        }
    }
}

/// The bytes of `q::table::read(b"...")`.
fn bytes(value: &Expr) -> Option<Vec<u8>> {
    let Expr::Call(call) = value else { return None };
    let Expr::Lit(literal) = call.args.first()? else { return None };
    let Lit::ByteStr(bytes) = &literal.lit else { return None };
    Some(bytes.value())
}

/// Reads Rust into a program.
struct Reader {
    program: Program,
    names: HashMap<String, Node>,
}

impl Reader {
    fn new(domain: Domain, input: &str) -> Reader {
        let program = Program::over(domain);
        let names = HashMap::from([(input.to_owned(), program.input())]);
        Reader { program, names }
    }

    /// The value of a block of definitions.
    fn block(&mut self, block: &Block) -> Node {
        let (last, definitions) = block.stmts.split_last().expect("a value");
        for statement in definitions {
            self.define(statement);
        }
        let Stmt::Expr(value, None) = last else { panic!("no value at the end") };
        self.value(value)
    }

    fn define(&mut self, statement: &Stmt) {
        let Stmt::Local(local) = statement else { panic!("no definition") };
        let Pat::Ident(name) = &local.pat else { panic!("no name") };
        let value = &local.init.as_ref().expect("a value").expr;
        let node = self.value(value);
        self.names.insert(name.ident.to_string(), node);
    }

    fn value(&mut self, value: &Expr) -> Node {
        match value {
            Expr::Paren(inner) => self.value(&inner.expr),
            Expr::Block(inner) => self.block(&inner.block),
            Expr::Path(path) => self.names[&path.path.require_ident().expect("a name").to_string()],
            Expr::Lit(_) => self.program.constant(number(value)),
            Expr::Index(index) => self.program.plane(number(&index.index) as u32),
            Expr::Unary(unary) => {
                assert!(matches!(unary.op, UnOp::Not(_)), "a sign");
                let operand = self.value(&unary.expr);
                self.program.push(Op::Not(operand))
            }
            Expr::Binary(binary) => self.binary(&binary.left, binary.op, &binary.right),
            Expr::MethodCall(call) => {
                let arguments: Vec<&Expr> = call.args.iter().collect();
                self.method(&call.receiver, &call.method.to_string(), &arguments)
            }
            _ => panic!("no operation"),
        }
    }

    fn binary(&mut self, left: &Expr, operator: BinOp, right: &Expr) -> Node {
        let a = self.value(left);
        let op = match operator {
            BinOp::Shl(_) => Op::Shift(a, distance(right)),
            BinOp::Shr(_) => Op::Shift(a, -distance(right)),
            BinOp::BitAnd(_) => match right {
                // What pieces have not is never inverted by itself.
                Expr::Unary(unary) => Op::AndNot(a, self.value(&unary.expr)),
                _ => Op::And(a, self.value(right)),
            },
            BinOp::BitOr(_) => Op::Or(a, self.value(right)),
            BinOp::BitXor(_) => Op::Xor(a, self.value(right)),
            _ => panic!("no operator"),
        };
        self.program.push(op)
    }

    fn method(&mut self, receiver: &Expr, name: &str, arguments: &[&Expr]) -> Node {
        if name.starts_with("mask_u") {
            // The bits of another layout are known as those above a number's own.
            let shift = if layout(receiver) == "Self" { 0 } else { u8::BITS };
            return self.program.each((number(arguments[0]) as u16) << shift);
        }
        if name == "word" {
            return self.program.input();
        }
        let a = self.value(receiver);
        let op = match name {
            "wrapping_add" => Op::Add(a, self.value(arguments[0])),
            "wrapping_sub" => Op::Sub(a, self.value(arguments[0])),
            "wrapping_mul" => Op::Mul(a, self.value(arguments[0])),
            "rotate_left" => Op::RotateLeft(a, number(arguments[0]) as u32),
            "swap_bytes" => Op::SwapBytes(a),
            "reverse_bits" => Op::ReverseBits(a),
            _ => panic!("no method: {name}"),
        };
        self.program.push(op)
    }

    fn finish(self, output: Node) -> Program {
        self.program.finish(output)
    }
}

/// The layout of `<Ring as q::Layout>::PACKING`.
fn layout(packing: &Expr) -> String {
    let Expr::Path(path) = packing else { panic!("no packing") };
    let layout = &path.qself.as_ref().expect("a layout").ty;
    layout.to_token_stream().to_string()
}

fn number(value: &Expr) -> u128 {
    match value {
        Expr::Lit(literal) => match &literal.lit {
            Lit::Int(integer) => integer.base10_parse().expect("a number"),
            _ => panic!("no number"),
        },
        Expr::Paren(inner) => number(&inner.expr),
        _ => panic!("no number"),
    }
}

/// `3 * pieces as u32 + 1`.
fn distance(value: &Expr) -> Distance {
    match value {
        Expr::Paren(inner) => distance(&inner.expr),
        Expr::Cast(_) => Distance { per_piece: 1, ..Distance::ZERO },
        Expr::Binary(binary) => match binary.op {
            BinOp::Add(_) => distance(&binary.left) + distance(&binary.right),
            BinOp::Sub(_) => distance(&binary.left) - distance(&binary.right),
            BinOp::Mul(_) => distance(&binary.right).times(number(&binary.left) as i32),
            _ => panic!("no operator"),
        },
        _ => Distance::fixed(number(value) as i32),
    }
}

/// The standard layouts as they are emitted when all are described together.
fn standard() -> &'static [Emitted] {
    static STANDARD: LazyLock<Vec<Emitted>> = LazyLock::new(|| {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../layouts");
        let entries = fs::read_dir(folder).expect("layouts");
        let mut paths: Vec<_> = entries.map(|entry| entry.expect("a file").path()).collect();
        paths.sort();
        let text = |path| fs::read_to_string(path).expect("a description");
        let read = read_source(&paths.into_iter().map(text).collect::<String>());
        let (code, diagnostics) = compile(&read.layouts, &read.layouts, read.diagnostics);
        assert!(diagnostics.is_empty());
        let file = syn::parse2::<syn::File>(code).expect("emitted code is Rust");
        let blocks = file.items.iter().filter_map(|item| match item {
            Item::Const(constant) => Some(&*constant.expr),
            _ => None,
        });
        let emitted = read.layouts.iter().zip(blocks).map(|(described, block)| {
            let Expr::Block(block) = block else { panic!("no block of items") };
            Emitted::new(described, &block.block)
        });
        emitted.collect()
    });
    &STANDARD
}

/// The layout's conversions to others: the name of each, and the other.
fn conversions(from: &Emitted) -> impl Iterator<Item = (String, &'static Emitted)> + '_ {
    let others = standard().iter().filter(|to| to.name != from.name);
    let others = others.filter(|to| to.layout.board() == from.layout.board());
    others.map(|to| (format!("to_{}", snake_case(&to.name)), to))
}

/// `file_major` for `FileMajor`.
fn snake_case(name: &str) -> String {
    let letter = |(place, letter): (usize, char)| {
        let is_first_of_word = letter.is_uppercase() && place > 0;
        let mark = if is_first_of_word { "_" } else { "" };
        format!("{mark}{}", letter.to_lowercase())
    };
    name.chars().enumerate().map(letter).collect()
}

fn moving(layout: &Layout) -> impl Iterator<Item = Symmetry> {
    layout.board().symmetries().filter(|&it| it != Symmetry::Identity)
}

/// What a map of sets does to the bits of a bitboard, by the reference.
fn bit_map(layout: &Layout, word: WordSize, image: impl Fn(u128) -> u128) -> BitMap {
    let numbering = &layout.numbering;
    let places = |square: Square| {
        let to = image(square.bit());
        let number = |square| u32::from(numbering.number(square));
        (to != 0).then(|| (number(square), number(Square(to.trailing_zeros() as u8))))
    };
    let moves: Vec<(u32, u32)> = layout.board().squares().filter_map(places).collect();
    BitMap::new(word.bits(), &moves, numbering.word(layout.board().all()))
}

/// The programs of a function on bitboards: that for all targets, and before it that for 64-bit Arm.
fn of_bitboards(block: &Block, word: WordSize) -> Vec<Program> {
    let (last, definitions) = block.stmts.split_last().expect("a value");
    match last {
        Stmt::Expr(Expr::Block(inner), None) => of_bitboards(&inner.block, word),
        Stmt::Expr(Expr::If(choice), None) => {
            let Some((_, other)) = &choice.else_branch else { panic!("one branch") };
            let Expr::Block(other) = &**other else { panic!("a block") };
            let branches = [&choice.then_branch, &other.block];
            branches.iter().flat_map(|branch| of_bitboards(branch, word)).collect()
        }
        Stmt::Expr(Expr::Call(set), None) => {
            let mut reader = Reader::new(Domain::Word(word.bits()), "its bits");
            for definition in definitions {
                reader.define(definition);
            }
            let output = reader.value(&set.args[0]);
            vec![reader.finish(output)]
        }
        _ => panic!("no set"),
    }
}

#[test]
fn bitboards() {
    let (mut count, mut operations) = (0, 0);
    for emitted @ Emitted { name, layout, .. } in standard() {
        let Some(word) = layout.word else { continue };
        let board = layout.board();
        let mut check = |function: &str, map: &BitMap| {
            for program in of_bitboards(&emitted.body(function), word) {
                assert!(map.is_done_by(&program), "{name}: {function} is {program}");
                (count, operations) = (count + 1, operations + program.cost().operations);
            }
        };
        for symmetry in moving(layout) {
            let map = bit_map(layout, word, |set| reference::transform(board, set, symmetry));
            check(symmetry.name(), &map);
        }
        for direction in Direction::ALL.into_iter().filter(|&d| board.delta(d).is_some()) {
            let map = bit_map(layout, word, |set| reference::shift(board, set, direction));
            check(&format!("shift_{}", direction.name()), &map);
        }
    }
    assert!(count > 180 && operations > 1000, "{count} {operations}");
}

/// Those by circuits; tables are const evaluation's, and verified by `verify::conversion`.
#[test]
fn conversions_of_bitboards() {
    let (mut circuits, mut tables) = (0, 0);
    for from in standard() {
        let Some(word) = from.layout.word else { continue };
        let numbering = &from.layout.numbering;
        for (function, to) in conversions(from).filter(|(_, to)| to.layout.word == Some(word)) {
            let other = &to.layout.numbering;
            if numbering == other {
                continue;
            }
            let block = from.body(&function);
            let renumbered = format!("q :: renumbered :: < Self , {} > (set)", to.name);
            if block.stmts[0].to_token_stream().to_string() == renumbered {
                tables += 1;
                continue;
            }
            let squares = numbering.board().squares();
            let points = squares.map(|sq| (numbering.number(sq).into(), other.number(sq).into()));
            let live = numbering.word(numbering.board().all());
            let map = BitMap::new(word.bits(), &points.collect::<Vec<_>>(), live);
            for program in of_bitboards(&block, word) {
                assert!(map.is_done_by(&program), "{}: {function} is {program}", from.name);
                circuits += 1;
            }
        }
    }
    assert!(circuits > 15 && tables > 50, "{circuits} {tables}");
}

/// What a function on packed positions does, for which numbers of pieces.
struct OnPieces {
    /// All at once; one after another where this is none.
    program: Option<Program>,
    least: u32,
    most: u32,
}

/// Reads the end of a function on packed positions, where the number of pieces is one of these.
fn of_pieces(statements: &[Stmt], (least, most): (u32, u32), each: &str) -> Vec<OnPieces> {
    let is_program = |statement: &&Stmt| match statement {
        Stmt::Local(local) => matches!(local.pat, Pat::Ident(_)),
        Stmt::Expr(_, None) => true,
        _ => false,
    };
    let is_loop = |statement: &Stmt| matches!(statement, Stmt::Expr(Expr::While(_), _));
    if let Some(place) = statements.iter().position(is_loop) {
        let text = statements[place - 2..].iter().map(ToTokens::to_token_stream);
        assert_eq!(text_of(&text.collect()), each);
        return vec![OnPieces { program: None, least, most }];
    }
    let own: Vec<Stmt> = statements.iter().filter(is_program).cloned().collect();
    if let Some(Stmt::Expr(Expr::If(choice), None)) = own.last() {
        let Expr::Binary(condition) = &*choice.cond else { panic!("a comparison") };
        let bound = number(&condition.right) as u32;
        let few = if matches!(condition.op, BinOp::Le(_)) { bound } else { bound - 1 };
        let (_, other) = choice.else_branch.as_ref().expect("both");
        let Expr::Block(other) = &**other else { panic!("a block") };
        let mut found = of_pieces(&choice.then_branch.stmts, (least, few), each);
        found.extend(of_pieces(&other.block.stmts, (few + 1, most), each));
        return found;
    }
    let mut reader = Reader::new(Domain::Pieces, "index");
    let (brace_token, stmts) = (syn::token::Brace::default(), own);
    let output = reader.block(&Block { brace_token, stmts });
    vec![OnPieces { program: Some(reader.finish(output)), least, most }]
}

/// The loop from piece to piece: each number is read, its square's `image` found and written. What it
/// calls is verified by `verify::packing`, `packed_places`, `squares` and `coordinates`.
fn loop_over_pieces(layout: &Layout, to: &str, word: WordSize, image: &str) -> String {
    let bits = layout.numbering.bits();
    let index: TokenStream =
        format!("q::index::U{}", if bits < 7 { 6 } else { bits }).parse().unwrap();
    let [number, spread] = ["number", "spread"].map(|name| format_ident!("{name}_{word}"));
    let [to, image]: [TokenStream; 2] = [to, image].map(|text| text.parse().expect("tokens"));
    let text = quote! {
        let mut image = 0;
        let mut piece = 0;
        while piece < pieces {
            let square = q::Square::from_index(
                #index::masked(<Self as q::Layout>::PACKING.#number(index, piece, pieces))
            );
            image |= <#to as q::Layout>::PACKING.#spread(#image.index().number(), piece, pieces);
            piece += 1;
        }
        image
    };
    text_of(&text)
}

/// Tokens without spaces, which differ between tokens that are parsed and tokens that are written.
fn text_of(tokens: &TokenStream) -> String {
    tokens.to_string().replace(' ', "")
}

const WORDS: [(WordSize, &str); 2] = [(WordSize::U64, ""), (WordSize::U128, "_u128")];

/// How many programs and loops there are that turn packed positions into those of a layout; all programs are
/// right for all numbers of pieces that they are taken for.
fn check_pieces(
    from: &Emitted,
    (to, layout): (&str, &Layout),
    function: &str,
    (points, image): (&[(u8, u8)], &str),
) -> (usize, usize) {
    let (mut programs, mut loops) = (0, 0);
    for (packings, (word, suffix)) in from.layout.packing_pairs(layout).iter().zip(WORDS) {
        let proof = Proof::new(packings, from.layout.numbering.numbers());
        let body = from.body(&format!("{function}_pieces{suffix}"));
        let each = loop_over_pieces(&from.layout, to, word, image);
        for found in of_pieces(&body.stmts, (1, packings.most_pieces()), &each) {
            let Some(program) = found.program else {
                loops += 1;
                continue;
            };
            for pieces in found.least..=found.most {
                let flaw = proof.flaw_with(pieces, &program, points);
                assert_eq!(flaw, None, "{}: {function} is {program}", from.name);
            }
            programs += 1;
        }
    }
    (programs, loops)
}

#[test]
fn packed_positions() {
    let (mut programs, mut loops) = (0, 0);
    for emitted @ Emitted { layout, .. } in standard() {
        let (board, numbering) = (layout.board(), &layout.numbering);
        for symmetry in moving(layout) {
            let point = |sq| (numbering.number(sq), numbering.number(board.image(sq, symmetry)));
            let points: Vec<(u8, u8)> = board.squares().map(point).collect();
            let image = format!("Self::{symmetry}_square(square)");
            let map = (&points[..], &image[..]);
            let found = check_pieces(emitted, ("Self", layout), symmetry.name(), map);
            (programs, loops) = (programs + found.0, loops + found.1);
        }
    }
    assert!(programs > 100 && loops > 0, "{programs} {loops}");
}

#[test]
fn conversions_of_packed_positions() {
    let (mut programs, mut loops) = (0, 0);
    for from in standard() {
        for (function, to) in conversions(from) {
            if !from.functions.contains_key(&format!("{function}_pieces")) {
                assert_eq!(from.layout.numbering, to.layout.numbering);
                continue;
            }
            let (before, after) = (from.layout.numbering.numbers(), to.layout.numbering.numbers());
            let points: Vec<(u8, u8)> = before.iter().copied().zip(after.iter().copied()).collect();
            let name = &to.name;
            let image = format!(
                "match <{name}>::at(Self::file(square), Self::rank(square)) {{
                    ::core::option::Option::Some(square) => square,
                    ::core::option::Option::None => q::no_such_square(),
                }}"
            );
            let found = check_pieces(from, (name, &to.layout), &function, (&points, &image));
            (programs, loops) = (programs + found.0, loops + found.1);
        }
    }
    assert!(programs > 10 && loops > 10, "{programs} {loops}");
}

#[test]
fn bit_planes() {
    let mut count = 0;
    for emitted in standard().iter().filter(|emitted| emitted.layout.planes) {
        let Emitted { name, layout, .. } = emitted;
        let (board, numbering) = (layout.board(), &layout.numbering);
        for symmetry in moving(layout) {
            let function = format!("{symmetry}_planes");
            let body = emitted.body(&function);
            let (last, definitions) = body.stmts.split_last().expect("planes");
            let mut reader = Reader::new(Domain::Planes(numbering.bits()), "");
            for statement in definitions {
                reader.define(statement);
            }
            let Stmt::Expr(Expr::Array(results), None) = last else { panic!("an array") };
            let outputs = results.elems.iter().map(|plane| reader.value(plane)).collect();
            let program = reader.program.finish_all(outputs);
            let point = |sq| (numbering.number(sq), numbering.number(board.image(sq, symmetry)));
            let points: Vec<(u8, u8)> = board.squares().map(point).collect();
            assert!(planes::maps(&program, &points), "{name}: {function} is {program}");
            count += 1;
        }
    }
    assert!(count >= 28, "{count}");
}

/// The circuit of `{ let number = ...; ... (...) as u8 }`, if it is no table, and the text of what it is asked
/// with.
fn of_number(block: &Block) -> Option<(Program, String)> {
    let [Stmt::Local(local), definitions @ .., Stmt::Expr(value, None)] = &block.stmts[..] else {
        return None;
    };
    let mut reader = Reader::new(Domain::Word(32), "number");
    for definition in definitions {
        reader.define(definition);
    }
    let output = reader.value(byte(value));
    let argument = &local.init.as_ref().expect("a number").expr;
    Some((reader.finish(output), argument.to_token_stream().to_string()))
}

/// The number of which this is a byte, or the square with that.
fn byte(value: &Expr) -> &Expr {
    match value {
        Expr::Call(call) => byte(&call.args[0]),
        Expr::Cast(cast) => &cast.expr,
        _ => panic!("no byte of a number"),
    }
}

/// The value at the end of a function.
fn value(block: &Block) -> &Expr {
    let Some(Stmt::Expr(value, None)) = block.stmts.last() else { panic!("no value") };
    value
}

/// How the number of a square is written.
const NUMBER: &str = "(square . index () . number () as u32)";

#[test]
fn squares() {
    let mut count = 0;
    for emitted @ Emitted { name, layout, .. } in standard() {
        let (board, numbering) = (layout.board(), &layout.numbering);
        for symmetry in moving(layout) {
            let function = format!("{symmetry}_square");
            let Some((program, argument)) = of_number(&emitted.body(&function)) else { continue };
            assert_eq!(argument, NUMBER);
            for square in board.squares() {
                let image = numbering.number(board.image(square, symmetry));
                let found = program.eval(numbering.number(square).into());
                assert_eq!(found, image.into(), "{name}: {function} is {program}");
            }
            count += 1;
        }
    }
    assert!(count > 50, "{count}");
}

/// Files and ranks of squares, by circuit or table.
#[test]
fn coordinates() {
    let (mut circuits, mut tables) = (0, 0);
    for emitted @ Emitted { name, layout, tables: bytes, .. } in standard() {
        let (board, numbering) = (layout.board(), &layout.numbering);
        let coordinates = [Board::file, Board::rank];
        for (place, (function, of)) in ["file", "rank"].into_iter().zip(coordinates).enumerate() {
            let body = emitted.body(function);
            let (value, program) = (value(&body), of_number(&body));
            let table = format!("(COORDS [square . index () . get ()] [{place} as usize]) as u8");
            match &program {
                Some((_, argument)) => assert_eq!(argument, NUMBER),
                None => assert_eq!(value.to_token_stream().to_string(), table),
            }
            for square in board.squares() {
                let number = numbering.number(square);
                let found = program.as_ref().map_or_else(
                    || bytes["COORDS"][2 * usize::from(number) + place].into(),
                    |(program, _)| program.eval(number.into()),
                );
                assert_eq!(found, of(&board, square).into(), "{name}: {function}");
            }
            circuits += usize::from(program.is_some());
            tables += usize::from(program.is_none());
        }
    }
    assert!(circuits > 20 && tables > 2, "{circuits} {tables}");
}

/// The squares on files and ranks, and that there are none where the board has holes.
#[test]
fn at() {
    let (mut circuits, mut tables) = (0, 0);
    for emitted @ Emitted { name, layout, tables: bytes, .. } in standard() {
        let (board, numbering) = (layout.board(), &layout.numbering);
        let body = emitted.body("at");
        let Expr::If(choice) = value(&body) else { panic!("no bounds") };
        let bounds = format!("file < {} && rank < {}", board.files(), board.ranks());
        assert_eq!(choice.cond.to_token_stream().to_string(), bounds);
        let [Stmt::Local(local), Stmt::Expr(found, None)] = &choice.then_branch.stmts[..] else {
            panic!("no number")
        };
        // The number of a hole is told from others by one comparison.
        let has_holes = matches!(found, Expr::If(_));
        assert_eq!(has_holes, !board.is_full());
        let value = &local.init.as_ref().expect("a number").expr;
        let program = match &**value {
            Expr::Block(block) => of_number(&block.block),
            _ => None,
        };
        let place = format!("rank as u32 * {} + file as u32", board.files());
        let text = value.to_token_stream().to_string();
        let table = if has_holes { "PLACES" } else { "NUMBER_AT" };
        match &program {
            Some((_, argument)) => assert_eq!(argument, &place),
            None => assert!(text.starts_with(table) && text.contains(&place), "{text}"),
        }
        for (file, rank, square) in board.drawn() {
            let place = u32::from(rank) * u32::from(board.files()) + u32::from(file);
            let found = program.as_ref().map_or_else(
                || bytes[table][place as usize].into(),
                |(program, _)| program.eval(place.into()),
            );
            let expected = square.map_or(numbering.unused(), |square| numbering.number(square));
            assert_eq!(found, expected.into(), "{name}: {file} {rank}");
        }
        circuits += usize::from(program.is_some());
        tables += usize::from(program.is_none());
    }
    assert!(circuits > 10 && tables > 2, "{circuits} {tables}");
}
