//! Layouts, built from a document and nothing else.

use proc_macro2::{Ident, Span, TokenStream};
use quadrille_circuits::Objective;
use quadrille_circuits::program::{Constant, Distance, Domain, Node, Op, Program};
use quadrille_circuits::solve::GivenPacked;
use quadrille_codegen::board::{Board, Square};
use quadrille_codegen::item::{Described, Item, Origin};
use quadrille_codegen::layout::{
    Field, GeometryTables, GivenCircuits, GivenMagic, GivenMagics, Group, Layout, Leap, NamedValue,
    Names, Numbering, PackedOrder, Piece, Region, SetStorage, SliderMethod, SliderOptions,
    WordSize,
};
use quadrille_codegen::model::movement::{Landing, Manner, Purpose, Rule, Step};
use quadrille_codegen::proof::magics::{Premises, prove};
use quadrille_runtime::{Direction, Symmetry};
use serde_json::Value;

/// A layout of a document.
pub fn described(document: &Value) -> Described {
    let layout = layout(&document["description"]);
    let tokens = |name: &str| text(&document[name]).parse::<TokenStream>().expect("tokens");
    let item = Item {
        origin: Origin::Macro,
        attributes: tokens("attributes"),
        visibility: tokens("visibility"),
        name: Ident::new(text(&document["name"]), Span::call_site()),
        condition: TokenStream::new(),
        krate: "::quadrille".parse().expect("a path"),
        pieces: vec![Span::call_site(); layout.pieces.len()],
        markers: Vec::new(),
        shared: Vec::new(),
        sliders: None,
        fields: vec![Span::call_site(); layout.fields.len()],
    };
    Described { item, layout }
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a string")
}

fn number<N: TryFrom<i64>>(value: &Value) -> N {
    value.as_i64().and_then(|number| N::try_from(number).ok()).expect("a number")
}

fn word(value: &Value) -> u128 {
    let digits = text(value).strip_prefix("0x").expect("hexadecimal");
    u128::from_str_radix(digits, 16).expect("hexadecimal")
}

fn list<T>(value: &Value, entry: impl FnMut(&Value) -> T) -> Vec<T> {
    value.as_array().expect("an array").iter().map(entry).collect()
}

fn maybe<T>(value: &Value, some: impl FnOnce(&Value) -> T) -> Option<T> {
    (!value.is_null()).then(|| some(value))
}

fn strings(value: &Value) -> Vec<String> {
    list(value, |name| text(name).to_owned())
}

fn named<T: Copy>(names: &[NamedValue<T>], value: &Value) -> T {
    names.iter().find(|(name, ..)| *name == text(value)).expect("a known name").1
}

fn layout(description: &Value) -> Layout {
    let of = |name: &str| &description[name];
    let numbers = list(of("numbers"), number);
    let names = of("names");
    let layout = Layout {
        numbering: Numbering::new(board(of("board")), numbers).expect("a numbering"),
        groups: list(of("groups"), |group| Group {
            name: text(&group["name"]).to_owned(),
            squares: list(&group["squares"], |square| Square(number(square))),
        }),
        fields: list(of("fields"), field),
        packed: PackedOrder(list(of("packed"), |run| list(run, field))),
        word: maybe(of("word"), |bits| match bits.as_u64() {
            Some(64) => WordSize::U64,
            _ => WordSize::U128,
        }),
        names: Names {
            files: strings(&names["files"]),
            ranks: strings(&names["ranks"]),
            squares: maybe(&names["squares"], strings),
        },
        pawns: [0, 1].map(|color| direction(&of("pawns")[color])),
        regions: list(of("regions"), |region| Region {
            name: text(&region["name"]).to_owned(),
            squares: ["white", "black"].map(|color| word(&region[color])),
        }),
        pieces: list(of("pieces"), piece),
        magics: Vec::new(),
        sliders: slider_options(of("sliders")),
        geometry: named(&GeometryTables::NAMES, of("geometry")),
        circuits: given_circuits(of("circuits")),
        objective: named(&Objective::NAMES, of("optimise")),
        has_mistakes: false,
    };
    let magics = list(of("magics"), |magics| given_magics(magics, &layout));
    Layout { magics, ..layout }
}

fn board(value: &Value) -> Board {
    let [files, ranks] = ["files", "ranks"].map(|name| number::<u64>(&value[name]));
    let board = match maybe(&value["places"], |places| list(places, number::<u64>)) {
        None => Board::new(files, ranks),
        Some(places) => Board::with_shape(files, ranks, |file, rank| {
            places.contains(&(u64::from(rank) * files + u64::from(file)))
        }),
    };
    let board = board.expect("a board");
    let Some(steps) = maybe(&value["steps"], |steps| {
        list(steps, |it| maybe(it, |it| (number(&it[0]), number(&it[1]))))
    }) else {
        return board;
    };
    board.with_steps(steps.try_into().expect("eight directions"))
}

fn field(value: &Value) -> Field {
    let name = text(&value["name"]).to_owned();
    Field { name, width: number(&value["width"]), shift: number(&value["shift"]) }
}

fn direction(value: &Value) -> Direction {
    text(value).parse().expect("a direction")
}

fn symmetry(value: &Value) -> Symmetry {
    text(value).parse().expect("a symmetry")
}

fn leap(value: &Value) -> Leap {
    Leap { m: number(&value[0]), n: number(&value[1]) }
}

fn step(value: &Value) -> Step {
    (number(&value[0]), number(&value[1]))
}

fn piece(value: &Value) -> Piece {
    Piece {
        name: text(&value["name"]).to_owned(),
        leaps: list(&value["leaps"], leap),
        rides: list(&value["rides"], leap),
        marker: maybe(&value["type"], |path| text(path).to_owned()),
        sides: maybe(&value["sides"], |sides| {
            ["white", "black"].map(|color| list(&sides[color], rule))
        }),
    }
}

fn rule(value: &Value) -> Rule {
    let is = |name: &str| value[name].as_bool().expect("a truth value");
    Rule {
        steps: list(&value["steps"], |taken| (step(&taken["step"]), list(&taken["path"], step))),
        manner: manner(&value["manner"]),
        purpose: Purpose { moves: is("moves"), captures: is("captures") },
        from: word(&value["from"]),
        within: word(&value["within"]),
    }
}

fn manner(value: &Value) -> Manner {
    match text(&value[0]) {
        "leap" => Manner::Leap,
        "ride" => Manner::Ride(number(&value[1])),
        "lame" => Manner::Lame(list(&value[1], |path| list(path, step))),
        _ if value[1] == "next" => Manner::Hop(Landing::Next),
        _ => Manner::Hop(Landing::Anywhere),
    }
}

/// The magics of a ride, proved again for the layout that is built.
fn given_magics(value: &Value, layout: &Layout) -> GivenMagics {
    let magic = |magic: &Value| GivenMagic {
        magic: word(&magic["magic"]) as u64,
        key_bits: maybe(&magic["key_bits"], number),
        rotation: number(&magic["rotation"]),
    };
    let entries = list(&value["squares"], |magics| list(magics, magic));
    let Layout { numbering, sliders: options, .. } = layout;
    let word = layout.word.expect("magics are for bitboards");
    let premises = Premises { numbering, word, ride: leap(&value["ride"]), options };
    prove(premises, entries).expect("right magics")
}

fn slider_options(value: &Value) -> SliderOptions {
    let method = |value: &Value| named(&SliderMethod::NAMES, value);
    SliderOptions {
        method: method(&value["method"]),
        methods: list(&value["methods"], |own| (leap(&own["ride"]), method(&own["method"]))),
        shared: list(&value["shared"], |own| {
            let sets = list(&own["sets"], |set| list(set, |square| Square(number(square))));
            (leap(&own["ride"]), sets)
        }),
        sets: named(&SetStorage::NAMES, &value["sets"]),
        patterns: list(&value["patterns"], |own| (leap(&own["ride"]), list(&own["squares"], word))),
    }
}

fn given_circuits(value: &Value) -> GivenCircuits {
    let of = |given: &Value| (symmetry(&given["of"]), circuit(&given["circuit"]));
    GivenCircuits {
        squares: list(&value["squares"], of),
        bitboards: list(&value["bitboards"], of),
        steps: list(&value["steps"], |it| (direction(&it["of"]), circuit(&it["circuit"]))),
        packed: list(&value["packed"], |given| {
            let most = maybe(&given["most"], |most| [0, 1].map(|word| number(&most[word])));
            let program = circuit(&given["circuit"]);
            (symmetry(&given["of"]), GivenPacked { program, most })
        }),
    }
}

/// A circuit from its operations; its text says the same.
fn circuit(value: &Value) -> Program {
    let domain = &value["domain"];
    let mut program = Program::over(match text(&domain[0]) {
        "word" => Domain::Word(number(&domain[1])),
        _ => Domain::Pieces,
    });
    let mut nodes: Vec<Node> = Vec::new();
    for step in value["steps"].as_array().expect("steps") {
        let op = operation(step, &nodes);
        nodes.push(program.push(op));
    }
    let program = program.finish(nodes[number::<usize>(&value["outputs"][0])]);
    assert_eq!(program.to_string(), text(&value["text"]));
    program
}

fn operation(step: &Value, nodes: &[Node]) -> Op {
    let of = |place: usize| nodes[number::<usize>(&step[place])];
    match text(&step[0]) {
        "input" => Op::Input,
        "word" => Op::Const(Constant::Word(word(&step[1]))),
        "each" => Op::Const(Constant::Each(number(&step[1]))),
        "and" => Op::And(of(1), of(2)),
        "or" => Op::Or(of(1), of(2)),
        "xor" => Op::Xor(of(1), of(2)),
        "and_not" => Op::AndNot(of(1), of(2)),
        "not" => Op::Not(of(1)),
        "add" => Op::Add(of(1), of(2)),
        "sub" => Op::Sub(of(1), of(2)),
        "mul" => Op::Mul(of(1), of(2)),
        "shift" => {
            let [fixed, per_piece, widths] = [2, 3, 4].map(|place| number(&step[place]));
            Op::Shift(of(1), Distance { fixed, per_piece, widths })
        }
        "rotate_left" => Op::RotateLeft(of(1), number(&step[2])),
        "swap_bytes" => Op::SwapBytes(of(1)),
        "reverse_bits" => Op::ReverseBits(of(1)),
        other => panic!("no operation is called {other}"),
    }
}
