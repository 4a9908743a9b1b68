//! The circuits of every standard layout as they are emitted, with conversions to all others of its
//! board: read back from the Rust text, by a reader that shares nothing with what writes it, and proved
//! against the slow reference.

use std::collections::HashMap;
use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use proc_macro2::{TokenStream, TokenTree};
use quadrille_circuits::program::{Distance, Domain, Node, Op, Program};
use quadrille_circuits::proof::{BitMap, Proof};
use quadrille_codegen::board::{Board, Square};
use quadrille_codegen::item::Described;
use quadrille_codegen::layout::{Layout, WordSize};
use quadrille_codegen::read::read_source;
use quadrille_codegen::{compile, reference};
use quadrille_runtime::{Direction, Symmetry};
use quote::ToTokens;
use syn::parse::{ParseStream, Parser};
use syn::token::Brace;
use syn::{
    Attribute, BinOp, Block, Expr, ExprCall, Ident, ImplItem, Item, Lit, Pat, Stmt, Token, UnOp,
    Visibility,
};

/// What is emitted for one layout.
struct Emitted {
    /// Of its type.
    name: String,
    layout: Layout,
    /// The programs of each of the runtime's macros, as text: tokens are of one thread.
    programs: HashMap<String, Vec<Row>>,
    /// The constants of the traits.
    constants: HashMap<String, String>,
}

/// A row of a macro that takes programs.
struct Row {
    /// The function, and the symmetry, the direction or the layout that it is about.
    names: Vec<String>,
    /// The program for all targets, unless the runtime has tables or a shift in its place.
    body: Option<String>,
}

impl Emitted {
    /// Reads the block of a layout's items.
    fn new(described: &Described, block: &Block) -> Emitted {
        let (name, layout) = (described.item.name.to_string(), described.layout.clone());
        let (mut programs, mut constants) = (HashMap::new(), HashMap::new());
        for statement in &block.stmts {
            match statement {
                Stmt::Macro(call) => {
                    let kind = call.mac.path.segments.last().expect("a name").ident.to_string();
                    if kind.ends_with("flips") || kind.ends_with("conversions") || kind == "steps" {
                        let rows = rows.parse2(call.mac.tokens.clone()).expect("rows of programs");
                        programs.insert(kind, rows);
                    }
                }
                Stmt::Item(Item::Impl(implementation)) if implementation.trait_.is_some() => {
                    for item in &implementation.items {
                        if let ImplItem::Const(constant) = item {
                            let text = constant.expr.to_token_stream().to_string();
                            constants.insert(constant.ident.to_string(), text);
                        }
                    }
                }
                _ => {}
            }
        }
        Emitted { name, layout, programs, constants }
    }

    /// The rows of a macro; none if it is not called.
    fn rows(&self, kind: &str) -> &[Row] {
        self.programs.get(kind).map_or(&[], Vec::as_slice)
    }

    /// The program of the row whose second name is this.
    fn body(&self, kind: &str, about: &str) -> Block {
        let mut rows = self.rows(kind).iter();
        let row = rows.find(|row| row.names[1] == about).expect("a row");
        row.body.as_ref().map(|body| syn::parse_str(body).expect("a block")).expect("a program")
    }

    fn constant(&self, name: &str) -> Expr {
        syn::parse_str(&self.constants[name]).expect("a value")
    }
}

/// Reads the rows of a macro, of which each ends with `;`, behind the names of variables.
fn rows(input: ParseStream<'_>) -> syn::Result<Vec<Row>> {
    let to_end = |input: ParseStream<'_>| {
        while !input.peek(Token![;]) {
            input.parse::<TokenTree>()?;
        }
        input.parse::<Token![;]>()
    };
    to_end(input)?;
    let mut rows = Vec::new();
    while !input.is_empty() {
        input.call(Attribute::parse_outer)?;
        input.parse::<Visibility>()?;
        let mut names = Vec::new();
        while input.peek(Ident) {
            names.push(input.parse::<Ident>()?.to_string());
        }
        let body = if input.peek(Brace) {
            Some(input.parse::<Block>()?.to_token_stream().to_string())
        } else {
            None
        };
        to_end(input)?;
        rows.push(Row { names, body });
    }
    Ok(rows)
}

/// Reads Rust into a program.
struct Reader<'a> {
    program: Program,
    names: HashMap<String, Node>,
    /// The layout that a program is of.
    layout: &'a str,
}

impl<'a> Reader<'a> {
    fn new(domain: Domain, input: &str, layout: &'a str) -> Reader<'a> {
        let program = Program::over(domain);
        let names = HashMap::from([(input.to_owned(), program.input())]);
        Reader { program, names, layout }
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
            Expr::Call(call) => self.call(call),
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

    /// `mask::<Ring>(0b111, pieces)`, or `cut(0xff)`.
    fn call(&mut self, call: &ExprCall) -> Node {
        let value = number(&call.args[0]);
        let text = call.func.to_token_stream().to_string().replace(' ', "");
        if text == "cut" {
            return self.program.constant(value);
        }
        // The bits of another layout are known as those above a number's own.
        let shift = if text == format!("mask::<{}>", self.layout) { 0 } else { u8::BITS };
        assert!(text.starts_with("mask::<"), "{text}");
        self.program.each((value as u16) << shift)
    }

    fn method(&mut self, receiver: &Expr, name: &str, arguments: &[&Expr]) -> Node {
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
        Expr::Path(_) => Distance { widths: 1, ..Distance::ZERO },
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

/// The other layouts of a layout's board.
fn others(from: &Emitted) -> impl Iterator<Item = &'static Emitted> + '_ {
    let others = standard().iter().filter(|to| to.name != from.name);
    others.filter(|to| to.layout.board() == from.layout.board())
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

/// The programs of a block on bitboards: that for all targets, and before it that for 64-bit Arm.
fn of_bitboards(block: &Block, word: WordSize) -> Vec<Program> {
    if let [Stmt::Expr(Expr::If(choice), None)] = &block.stmts[..] {
        let Some((_, other)) = &choice.else_branch else { panic!("one branch") };
        let Expr::Block(other) = &**other else { panic!("a block") };
        let branches = [&choice.then_branch, &other.block];
        return branches.iter().flat_map(|branch| of_bitboards(branch, word)).collect();
    }
    let mut reader = Reader::new(Domain::Word(word.bits()), "set", "");
    let output = reader.block(block);
    vec![reader.finish(output)]
}

/// The steps that are one shift: by direction how far, 0 of others, and the squares that are entered.
fn shifts(emitted: &Emitted) -> Vec<(i32, u128)> {
    let Expr::Reference(list) = emitted.constant("SHIFTS") else { panic!("a list") };
    let Expr::Array(list) = *list.expr else { panic!("a list") };
    let shift = |pair: &Expr| {
        let Expr::Tuple(pair) = pair else { panic!("a pair") };
        let by = match &pair.elems[0] {
            Expr::Unary(by) => -(number(&by.expr) as i32),
            by => number(by) as i32,
        };
        (by, number(&pair.elems[1]))
    };
    list.elems.iter().map(shift).collect()
}

/// A step that is one shift.
fn shifted(word: WordSize, by: i32, entered: u128) -> Program {
    let mut program = Program::new(word.bits());
    let moved = program.push(Op::Shift(program.input(), Distance::fixed(by)));
    let entered = program.constant(entered);
    let moved = program.push(Op::And(moved, entered));
    program.finish(moved)
}

#[test]
fn bitboards() {
    let (mut count, mut operations) = (0, 0);
    for emitted @ Emitted { name, layout, .. } in standard() {
        let Some(word) = layout.word else { continue };
        let board = layout.board();
        let mut check = |of: &dyn std::fmt::Debug, map: &BitMap, programs: Vec<Program>| {
            for program in programs {
                assert!(map.is_done_by(&program), "{name}: {of:?} is {program}");
                (count, operations) = (count + 1, operations + program.cost().operations);
            }
        };
        for symmetry in moving(layout) {
            let map = bit_map(layout, word, |set| reference::transform(board, set, symmetry));
            let body = emitted.body("set_flips", &format!("{symmetry:?}"));
            check(&symmetry, &map, of_bitboards(&body, word));
        }
        let shifts = shifts(emitted);
        for direction in Direction::ALL.into_iter().filter(|&d| board.delta(d).is_some()) {
            let map = bit_map(layout, word, |set| reference::shift(board, set, direction));
            let programs = match shifts[direction as usize] {
                (0, _) => of_bitboards(&emitted.body("steps", &format!("{direction:?}")), word),
                (by, entered) => vec![shifted(word, by, entered)],
            };
            check(&direction, &map, programs);
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
        for to in others(from).filter(|to| to.layout.word == Some(word)) {
            let other = &to.layout.numbering;
            if numbering == other {
                continue;
            }
            let mut rows = from.rows("conversions").iter();
            let row = rows.find(|row| row.names[1] == to.name).expect("a conversion");
            if row.body.is_none() {
                tables += 1;
                continue;
            }
            let block = from.body("conversions", &to.name);
            let squares = numbering.board().squares();
            let points = squares.map(|sq| (numbering.number(sq).into(), other.number(sq).into()));
            let live = numbering.word(numbering.board().all());
            let map = BitMap::new(word.bits(), &points.collect::<Vec<_>>(), live);
            for program in of_bitboards(&block, word) {
                assert!(map.is_done_by(&program), "{} to {} is {program}", from.name, to.name);
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

/// Reads a block on packed positions, where the number of pieces is one of these; `each` is what maps one after another.
fn of_pieces(
    block: &Block,
    (least, most): (u32, u32),
    (from, each): (&str, &str),
    word: WordSize,
) -> Vec<OnPieces> {
    if let [Stmt::Expr(Expr::If(choice), None)] = &block.stmts[..] {
        let Expr::Binary(condition) = &*choice.cond else { panic!("a comparison") };
        let bound = bound(&condition.right, word);
        let few = if matches!(condition.op, BinOp::Le(_)) { bound } else { bound - 1 };
        let (_, other) = choice.else_branch.as_ref().expect("both");
        let Expr::Block(other) = &**other else { panic!("a block") };
        let few = few.min(most);
        let mut found = of_pieces(&choice.then_branch, (least, few), (from, each), word);
        found.extend(of_pieces(&other.block, (few + 1, most), (from, each), word));
        return found;
    }
    let text = text_of(&block.to_token_stream());
    if text.contains("piece_by_piece!") {
        assert_eq!(text, each);
        return vec![OnPieces { program: None, least, most }];
    }
    let mut reader = Reader::new(Domain::Pieces, "index", from);
    let output = reader.block(block);
    vec![OnPieces { program: Some(reader.finish(output)), least, most }]
}

/// A number of pieces: `3`, or `either(3, 6)` in words of 64 and of 128 bits.
fn bound(value: &Expr, word: WordSize) -> u32 {
    match value {
        Expr::Call(call) => number(&call.args[usize::from(word == WordSize::U128)]) as u32,
        value => number(value) as u32,
    }
}

/// A map from piece to piece: each number is read, its square's `image` found and written. What it calls is verified
/// by `verify::packing`, `packed_places` and `squares`.
fn loop_over_pieces(from: &str, image: &str) -> String {
    format!("{{q::piece_by_piece!({from},index,pieces,square=>{})}}", image.replace(' ', ""))
}

/// Tokens without spaces, which differ between tokens that are parsed and tokens that are written.
fn text_of(tokens: &TokenStream) -> String {
    tokens.to_string().replace(' ', "")
}

/// How many programs and loops there are that turn packed positions into those of a layout; all programs are
/// right for all numbers of pieces that they are taken for.
fn check_pieces(
    from: &Emitted,
    layout: &Layout,
    body: &Block,
    (points, image): (&[(u8, u8)], &str),
) -> (usize, usize) {
    let (mut programs, mut loops) = (0, 0);
    let each = loop_over_pieces(&from.name, image);
    for (packings, word) in from.layout.packing_pairs(layout).iter().zip(WordSize::ALL) {
        let proof = Proof::new(packings, from.layout.numbering.numbers());
        let all = (1, packings.most_pieces());
        for found in of_pieces(body, all, (&from.name, &each), word) {
            let Some(program) = found.program else {
                loops += 1;
                continue;
            };
            for pieces in found.least..=found.most {
                let flaw = proof.flaw_with(pieces, &program, points);
                assert_eq!(flaw, None, "{}: {program}", from.name);
            }
            programs += 1;
        }
    }
    (programs, loops)
}

#[test]
fn packed_positions() {
    let (mut programs, mut loops) = (0, 0);
    for emitted @ Emitted { name, layout, .. } in standard() {
        let (board, numbering) = (layout.board(), &layout.numbering);
        for symmetry in moving(layout) {
            let point = |sq| (numbering.number(sq), numbering.number(board.image(sq, symmetry)));
            let points: Vec<(u8, u8)> = board.squares().map(point).collect();
            let image = format!("{name}::{symmetry}_square(square)");
            let body = emitted.body("packed_flips", &format!("{symmetry:?}"));
            let found = check_pieces(emitted, layout, &body, (&points, &image));
            (programs, loops) = (programs + found.0, loops + found.1);
        }
    }
    assert!(programs > 100 && loops > 0, "{programs} {loops}");
}

#[test]
fn conversions_of_packed_positions() {
    let (mut programs, mut loops) = (0, 0);
    for from in standard() {
        for to in others(from) {
            let mut rows = from.rows("packed_conversions").iter();
            if !rows.any(|row| row.names[1] == to.name) {
                assert_eq!(from.layout.numbering, to.layout.numbering);
                continue;
            }
            let (before, after) = (from.layout.numbering.numbers(), to.layout.numbering.numbers());
            let points: Vec<(u8, u8)> = before.iter().copied().zip(after.iter().copied()).collect();
            let image = format!("square.convert::<{}>()", to.name);
            let body = from.body("packed_conversions", &to.name);
            let found = check_pieces(from, &to.layout, &body, (&points, &image));
            (programs, loops) = (programs + found.0, loops + found.1);
        }
    }
    assert!(programs > 10 && loops > 10, "{programs} {loops}");
}

#[test]
fn squares() {
    let mut count = 0;
    for emitted @ Emitted { name, layout, .. } in standard() {
        let (board, numbering) = (layout.board(), &layout.numbering);
        for symmetry in moving(layout) {
            let body = emitted.body("square_flips", &format!("{symmetry:?}"));
            if matches!(body.stmts[0], Stmt::Item(_)) {
                continue;
            }
            let mut reader = Reader::new(Domain::Word(32), "number", "");
            let output = reader.block(&body);
            let program = reader.finish(output);
            for square in board.squares() {
                let image = numbering.number(board.image(square, symmetry));
                let found = program.eval(numbering.number(square).into()) as u8;
                assert_eq!(found, image, "{name}: {symmetry} is {program}");
            }
            count += 1;
        }
    }
    assert!(count > 50, "{count}");
}

/// The numbers of `Bits { shift: 3, mask: 7, flipped: 0 }` and the like; none of `Table`.
fn fields(value: &Expr) -> Option<[u32; 3]> {
    let Expr::Struct(fields) = value else { return None };
    let values: Vec<u32> = fields.fields.iter().map(|it| number(&it.expr) as u32).collect();
    values.try_into().ok()
}

/// Files, ranks and numbers of squares: bits and sums; what is looked up is in tables.
#[test]
fn coordinates() {
    let (mut computed, mut tables) = (0, 0);
    for emitted @ Emitted { name, layout, .. } in standard() {
        let (board, numbering) = (layout.board(), &layout.numbering);
        let coordinates = [Board::file, Board::rank];
        for (constant, of) in ["FILE", "RANK"].into_iter().zip(coordinates) {
            let Some([shift, mask, flipped]) = fields(&emitted.constant(constant)) else {
                tables += 1;
                continue;
            };
            for square in board.squares() {
                let found = u32::from(numbering.number(square)) >> shift & mask ^ flipped;
                assert_eq!(found, of(&board, square).into(), "{name}: {constant}");
            }
            computed += 1;
        }
        let Some([file, rank, flipped]) = fields(&emitted.constant("NUMBER")) else {
            tables += 1;
            continue;
        };
        for square in board.squares() {
            let sum = u32::from(board.file(square)) * file + u32::from(board.rank(square)) * rank;
            assert_eq!(sum ^ flipped, numbering.number(square).into(), "{name}");
        }
        computed += 1;
    }
    assert!(computed > 30 && tables > 10, "{computed} {tables}");
}
