//! The circuits of every standard layout as they are emitted: read back from the Rust text, by a
//! reader that shares nothing with what writes it, and proved against the slow reference.

use std::collections::HashMap;
use std::fs;
use std::path::Path;

use quadrille_codegen::board::Square;
use quadrille_codegen::expand_layout;
use quadrille_codegen::layout::{Layout, WordSize};
use quadrille_codegen::program::{Distance, Domain, Node, Op, Program};
use quadrille_codegen::proof::{BitMap, Proof, planes};
use quadrille_codegen::read::read_source;
use quadrille_codegen::reference;
use quadrille_runtime::{Direction, Symmetry};
use syn::{BinOp, Block, Expr, ImplItem, Item, Lit, Pat, Stmt, UnOp};

/// All functions of an expansion, by name.
fn functions(items: &[Item], found: &mut HashMap<String, Block>) {
    for item in items {
        match item {
            Item::Const(constant) => {
                let Expr::Block(block) = &*constant.expr else { continue };
                let inner = block.block.stmts.iter().filter_map(|statement| match statement {
                    Stmt::Item(item) => Some(item.clone()),
                    _ => None,
                });
                functions(&inner.collect::<Vec<_>>(), found);
            }
            Item::Impl(implementation) if implementation.trait_.is_none() => {
                for item in &implementation.items {
                    if let ImplItem::Fn(function) = item {
                        found.insert(function.sig.ident.to_string(), function.block.clone());
                    }
                }
            }
            _ => {}
        }
    }
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
            return self.program.each(number(arguments[0]) as u16);
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

/// The layouts, and the functions that are emitted for them.
fn standard() -> Vec<(String, Layout, HashMap<String, Block>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../layouts");
    let mut paths: Vec<_> =
        fs::read_dir(folder).expect("layouts").map(|entry| entry.expect("a file").path()).collect();
    paths.sort();
    let expanded = paths.into_iter().map(|path| {
        let text = fs::read_to_string(&path).expect("a description");
        let layout = read_source(&text).layouts.swap_remove(0).layout;
        let file = syn::parse2::<syn::File>(expand_layout(text.parse().expect("tokens")));
        let mut found = HashMap::new();
        functions(&file.expect("emitted code is Rust").items, &mut found);
        (path.file_stem().expect("a name").to_string_lossy().into_owned(), layout, found)
    });
    expanded.collect()
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

/// The programs of a function on bitboards: that for all targets, and that for 64-bit Arm.
fn of_bitboards(block: &Block, word: WordSize) -> Vec<Program> {
    let Some(Stmt::Expr(Expr::Call(call), None)) = block.stmts.last() else { panic!("a set") };
    let read = |value: &Expr| {
        let mut reader = Reader::new(Domain::Word(word.bits()), "word");
        let output = reader.value(value);
        reader.finish(output)
    };
    match &call.args[0] {
        Expr::If(choice) => {
            let (_, other) = choice.else_branch.as_ref().expect("both");
            let mut reader = Reader::new(Domain::Word(word.bits()), "word");
            let output = reader.block(&choice.then_branch);
            vec![reader.finish(output), read(other)]
        }
        value => vec![read(value)],
    }
}

#[test]
fn bitboards() {
    let (mut count, mut operations) = (0, 0);
    for (name, layout, functions) in standard() {
        let Some(word) = layout.word else { continue };
        let board = layout.board();
        let mut check = |function: &str, map: &BitMap| {
            for program in of_bitboards(&functions[function], word) {
                assert!(map.is_done_by(&program), "{name}: {function} is {program}");
                (count, operations) = (count + 1, operations + program.cost().operations);
            }
        };
        for symmetry in moving(&layout) {
            let map = bit_map(&layout, word, |set| reference::transform(board, set, symmetry));
            check(symmetry.name(), &map);
        }
        for direction in Direction::ALL.into_iter().filter(|&d| board.delta(d).is_some()) {
            let map = bit_map(&layout, word, |set| reference::shift(board, set, direction));
            check(&format!("shift_{}", direction.name()), &map);
        }
    }
    assert!(count > 180 && operations > 1000, "{count} {operations}");
}

/// The program on packed indexes at the end of a function, and for how many pieces it is taken;
/// those that go from piece to piece have none.
fn of_pieces(statements: &[Stmt], pieces: (u32, u32), found: &mut Vec<(Program, (u32, u32))>) {
    let is_program = |statement: &&Stmt| match statement {
        Stmt::Local(local) => matches!(local.pat, Pat::Ident(_)),
        Stmt::Expr(_, None) => true,
        _ => false,
    };
    let own: Vec<Stmt> = statements.iter().filter(is_program).cloned().collect();
    let is_loop = |statement: &Stmt| matches!(statement, Stmt::Expr(Expr::While(_), _));
    if statements.iter().any(is_loop) {
        return;
    }
    if let Some(Stmt::Expr(Expr::If(choice), None)) = own.last() {
        let Expr::Binary(condition) = &*choice.cond else { panic!("a comparison") };
        let bound = number(&condition.right) as u32;
        let most = if matches!(condition.op, BinOp::Le(_)) { bound } else { bound - 1 };
        of_pieces(&choice.then_branch.stmts, (pieces.0, most), found);
        let (_, other) = choice.else_branch.as_ref().expect("both");
        let Expr::Block(other) = &**other else { panic!("a block") };
        of_pieces(&other.block.stmts, (most + 1, pieces.1), found);
        return;
    }
    let mut reader = Reader::new(Domain::Pieces, "index");
    let (brace_token, stmts) = (syn::token::Brace::default(), own);
    let output = reader.block(&Block { brace_token, stmts });
    found.push((reader.finish(output), pieces));
}

#[test]
fn packed_positions() {
    let mut count = 0;
    for (name, layout, functions) in standard() {
        let (board, numbering) = (layout.board(), &layout.numbering);
        for (packings, suffix) in layout.packing_pairs(&layout).iter().zip(["", "_u128"]) {
            let proof = Proof::new(packings, numbering.numbers());
            for symmetry in moving(&layout) {
                let point =
                    |sq| (numbering.number(sq), numbering.number(board.image(sq, symmetry)));
                let points: Vec<(u8, u8)> = board.squares().map(point).collect();
                let function = format!("{symmetry}_pieces{suffix}");
                let mut programs = Vec::new();
                of_pieces(&functions[&function].stmts, (1, packings.most_pieces()), &mut programs);
                for (program, (least, most)) in programs {
                    for pieces in least..=most {
                        let flaw = proof.flaw_with(pieces, &program, &points);
                        assert_eq!(flaw, None, "{name}: {function} is {program}");
                    }
                    count += 1;
                }
            }
        }
    }
    assert!(count > 100, "{count}");
}

#[test]
fn bit_planes() {
    let mut count = 0;
    for (name, layout, functions) in standard().into_iter().filter(|(_, layout, _)| layout.planes) {
        let (board, numbering) = (layout.board(), &layout.numbering);
        for symmetry in moving(&layout) {
            let function = format!("{symmetry}_planes");
            let (last, definitions) = functions[&function].stmts.split_last().expect("planes");
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

/// The expression of a number within a function on squares, if it is no table.
fn of_square(value: &Expr) -> Option<&Block> {
    match value {
        Expr::Call(call) => of_square(&call.args[0]),
        Expr::Block(block) => Some(&block.block),
        _ => None,
    }
}

#[test]
fn squares() {
    let mut count = 0;
    for (name, layout, functions) in standard() {
        let (board, numbering) = (layout.board(), &layout.numbering);
        for symmetry in moving(&layout) {
            let function = format!("{symmetry}_square");
            let Some(Stmt::Expr(value, None)) = functions[&function].stmts.last() else {
                panic!("{function} has no value")
            };
            let Some(block) = of_square(value) else { continue };
            let Some(Stmt::Expr(Expr::Cast(cast), None)) = block.stmts.last() else {
                panic!("{function} is no byte")
            };
            let mut reader = Reader::new(Domain::Word(32), "number");
            let output = reader.value(&cast.expr);
            let program = reader.finish(output);
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
