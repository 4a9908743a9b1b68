//! The description: everything that the compiler needs to find the rest again.

use quadrille_circuits::Objective;
use quadrille_circuits::program::Program;
use quadrille_codegen::board::{Board, Square};
use quadrille_codegen::layout::{
    Field, GeometryTables, GivenCircuits, GivenMagics, Group, Layout, Leap, Names, PackedOrder,
    Piece, Region, SetStorage, SliderOptions, WordSize,
};
use quadrille_codegen::model::movement::{Landing, Manner, Rule, Step};
use quadrille_runtime::Direction;
use serde_json::{Value, json};

use super::circuit::circuit;
use super::{named, word, words};

/// The description.
pub fn description(layout: &Layout) -> Value {
    // All of them by name, so that none is forgotten.
    let Layout {
        numbering,
        groups,
        fields,
        packed: PackedOrder(packed),
        word,
        names,
        pawns,
        regions,
        pieces,
        magics,
        sliders,
        geometry,
        circuits,
        objective,
        has_mistakes: _,
    } = layout;
    let board = numbering.board();
    json!({
        "board": self::board(board),
        "numbers": numbering.numbers(),
        "groups": groups.iter().map(group).collect::<Vec<_>>(),
        "fields": fields.iter().map(field).collect::<Vec<_>>(),
        "packed": packed.iter().map(|run| run.iter().map(field).collect()).collect::<Vec<Value>>(),
        "word": word.map(WordSize::bits),
        "names": self::names(names),
        "pawns": pawns.map(Direction::name),
        "regions": regions.iter().map(region).collect::<Vec<_>>(),
        "pieces": pieces.iter().map(piece).collect::<Vec<_>>(),
        "magics": magics.iter().map(given_magics).collect::<Vec<_>>(),
        "sliders": slider_options(sliders),
        "geometry": named(&GeometryTables::NAMES, geometry),
        "circuits": given_circuits(circuits),
        "optimise": named(&Objective::NAMES, objective),
    })
}

fn field(Field { name, width, shift }: &Field) -> Value {
    json!({ "name": name, "width": width, "shift": shift })
}

/// The board's box; where some of its places have no squares those that have, and where directions are
/// not those of a square grid their steps.
fn board(board: Board) -> Value {
    let places = board.squares().map(|square| board.place(square));
    let places = (!board.is_full()).then(|| places.collect::<Vec<_>>());
    let steps = (!board.is_square_grid()).then(|| board.steps());
    let (files, ranks) = (board.files(), board.ranks());
    json!({ "files": files, "ranks": ranks, "places": places, "steps": steps })
}

/// A group of bits, with the places of its squares, that of the most significant bit first.
fn group(Group { name, squares }: &Group) -> Value {
    json!({ "name": name, "squares": squares.iter().map(|square| square.0).collect::<Vec<_>>() })
}

fn names(Names { files, ranks, squares }: &Names) -> Value {
    json!({ "files": files, "ranks": ranks, "squares": squares })
}

fn region(Region { name, squares: [white, black] }: &Region) -> Value {
    json!({ "name": name, "white": word(*white), "black": word(*black) })
}

fn leap(Leap { m, n }: &Leap) -> Value {
    json!([m, n])
}

fn step((files, ranks): &Step) -> Value {
    json!([files, ranks])
}

fn piece(piece: &Piece) -> Value {
    let Piece { name, leaps, rides, marker, sides } = piece;
    let rules = |rules: &Vec<Rule>| rules.iter().map(rule).collect::<Value>();
    json!({
        "name": name,
        "leaps": leaps.iter().map(leap).collect::<Vec<_>>(),
        "rides": rides.iter().map(leap).collect::<Vec<_>>(),
        "type": marker,
        "sides": sides.as_ref().map(|[white, black]| {
            json!({ "white": rules(white), "black": rules(black) })
        }),
    })
}

fn rule(rule: &Rule) -> Value {
    let Rule { steps, manner, purpose, from, within } = rule;
    let steps = steps.iter().map(|(taken, path)| {
        json!({ "step": step(taken), "path": path.iter().map(step).collect::<Vec<_>>() })
    });
    json!({
        "steps": steps.collect::<Vec<_>>(),
        "manner": self::manner(manner),
        "moves": purpose.moves,
        "captures": purpose.captures,
        "from": word(*from),
        "within": word(*within),
    })
}

fn manner(manner: &Manner) -> Value {
    match manner {
        Manner::Leap => json!(["leap"]),
        Manner::Ride(range) => json!(["ride", range]),
        Manner::Lame(paths) => {
            let path = |path: &Vec<Step>| path.iter().map(step).collect::<Value>();
            json!(["lame", paths.iter().map(path).collect::<Vec<_>>()])
        }
        Manner::Hop(Landing::Anywhere) => json!(["hop", "anywhere"]),
        Manner::Hop(Landing::Next) => json!(["hop", "next"]),
    }
}

fn given_magics(GivenMagics { ride, squares, .. }: &GivenMagics) -> Value {
    let square = |magics: &Vec<_>| {
        let magic = |magic: &quadrille_codegen::layout::GivenMagic| {
            json!({
                "magic": word(magic.magic),
                "key_bits": magic.key_bits,
                "rotation": magic.rotation,
            })
        };
        magics.iter().map(magic).collect::<Value>()
    };
    json!({ "ride": leap(ride), "squares": squares.iter().map(square).collect::<Vec<_>>() })
}

fn slider_options(options: &SliderOptions) -> Value {
    let SliderOptions { method, methods, shared, sets, patterns } = options;
    let methods =
        methods.iter().map(|(ride, method)| json!({ "ride": leap(ride), "method": method.name() }));
    let shared = shared.iter().map(|(ride, sets)| {
        let places = |set: &Vec<Square>| set.iter().map(|square| square.0).collect::<Value>();
        json!({ "ride": leap(ride), "sets": sets.iter().map(places).collect::<Vec<_>>() })
    });
    let patterns = patterns
        .iter()
        .map(|(ride, squares)| json!({ "ride": leap(ride), "squares": words(squares) }));
    json!({
        "method": method.name(),
        "methods": methods.collect::<Vec<_>>(),
        "shared": shared.collect::<Vec<_>>(),
        "sets": named(&SetStorage::NAMES, sets),
        "patterns": patterns.collect::<Vec<_>>(),
    })
}

fn given_circuits(circuits: &GivenCircuits) -> Value {
    let GivenCircuits { squares, bitboards, steps, packed } = circuits;
    let of = |name: &str, program: &Program| json!({ "of": name, "circuit": circuit(program) });
    let packed = packed.iter().map(|(symmetry, given)| {
        json!({ "of": symmetry.name(), "circuit": circuit(&given.program), "most": given.most })
    });
    json!({
        "squares": squares.iter().map(|(name, it)| of(name.name(), it)).collect::<Vec<_>>(),
        "bitboards": bitboards.iter().map(|(name, it)| of(name.name(), it)).collect::<Vec<_>>(),
        "steps": steps.iter().map(|(name, it)| of(name.name(), it)).collect::<Vec<_>>(),
        "packed": packed.collect::<Vec<_>>(),
    })
}
