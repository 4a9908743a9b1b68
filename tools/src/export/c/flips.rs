//! Mirrors and turns of squares and bitboards, and steps of whole sets.

use quadrille_circuits::program::Program;
use quadrille_circuits::solve::NumberMap;
use quadrille_codegen::emit::docs;
use quadrille_codegen::solve::Bitboards;
use quadrille_codegen::solve::flips::bitboards::{flip_map, step_map};
use quadrille_runtime::{Direction, Symmetry};

use super::Exported;
use super::circuit::returned;
use super::code::{Code, numbers};
use super::squares::mapped;

/// Flips of squares.
pub fn of_squares(code: &mut Code, exported: &Exported<'_>) {
    code.section("Mirrors and turns of squares");
    let (numbers, board) = (exported.numbers(), exported.layout().board());
    for (symmetry, map) in &exported.solution.squares.symmetries {
        let moves = board.squares().any(|square| board.image(square, *symmetry) != square);
        let sentence = format!("The square, {}", docs::symmetry(*symmetry));
        let doc = docs::square(&sentence, map, numbers, moves);
        of_square(code, *symmetry, map, &doc);
    }
    let flips = exported.solution.squares.symmetries.iter().map(|(symmetry, _)| *symmetry);
    code.inline(
        "The square, mirrored or turned; @NO_SQUARE where the board lacks the symmetry.",
        "@square @transform_square(@square square, @symmetry symmetry)",
        &chosen("symmetry", "square", "@NO_SQUARE", flips, |flip| {
            format!("@{flip}_square(square)")
        }),
    );
}

fn of_square(code: &mut Code, symmetry: Symmetry, map: &NumberMap, doc: &str) {
    let table = format!("@{symmetry}_squares");
    if let NumberMap::Table(images) = map {
        let images_of = format!("By number: what @{symmetry}_square gives.");
        code.table(&images_of, "uint8_t", &table, &[images.len()], numbers(images));
    }
    let signature = format!("@square @{symmetry}_square(@square square)");
    code.inline(doc, &signature, &mapped(map, "square", &format!("{table}[square]")));
}

/// A switch over what has the names of symmetries or directions.
pub fn chosen<N: ToString>(
    by: &str,
    identity: &str,
    none: &str,
    names: impl Iterator<Item = N>,
    call: impl Fn(&str) -> String,
) -> String {
    let case = |name: N| {
        let name = name.to_string();
        format!("case @{}:\nreturn {};\n", name.to_uppercase(), call(&name))
    };
    let cases: String = names.map(case).collect();
    let first = match by {
        "symmetry" => format!("case @IDENTITY:\nreturn {identity};\n"),
        _ => String::new(),
    };
    format!("switch ({by}) {{\n{first}{cases}default:\nreturn {none};\n}}")
}

/// Flips and steps of bitboards.
pub fn of_bitboards(code: &mut Code, exported: &Exported<'_>, bitboards: &Bitboards) {
    code.section("Mirrors, turns and steps of sets");
    let numbering = &exported.layout().numbering;
    for (symmetry, circuit) in &bitboards.symmetries {
        let map = flip_map(numbering, bitboards.word, *symmetry);
        let sentence = format!("The set, {}", docs::symmetry(*symmetry));
        let doc = docs::bitboard(&sentence, circuit, &map);
        let signature = format!("@bitboard @{symmetry}(@bitboard set)");
        let mut reversals = bitboards.reversals.iter();
        let reversal = reversals.find(|(of, _)| of == symmetry).map(|(_, circuit)| circuit);
        code.inline(&doc, &signature, &on_any_target(circuit, reversal));
    }
    let flips = bitboards.symmetries.iter().map(|(symmetry, _)| *symmetry);
    code.inline(
        "The set, mirrored or turned; empty where the board lacks the symmetry.",
        "@bitboard @transform(@bitboard set, @symmetry symmetry)",
        &chosen("symmetry", "set", "0", flips, |flip| format!("@{flip}(set)")),
    );
    let board = exported.layout().board();
    let is_there = |direction: &Direction| board.delta(*direction).is_some();
    let steps = Direction::ALL.into_iter().zip(&bitboards.steps);
    for (direction, circuit) in steps.filter(|(direction, _)| is_there(direction)) {
        let map = step_map(numbering, bitboards.word, direction);
        let doc = docs::bitboard(&docs::step(direction), circuit, &map);
        let signature = format!("@bitboard @shift_{}(@bitboard set)", direction.name());
        code.inline(&doc, &signature, &returned(circuit, "set"));
    }
    let directions = Direction::ALL.into_iter().filter(is_there).map(Direction::name);
    code.inline(
        "All squares one step on; those that leave the board are dropped.",
        "@bitboard @shift(@bitboard set, @direction direction)",
        &chosen("direction", "", "0", directions, |name| format!("@shift_{name}(set)")),
    );
}

/// The statements of a circuit, and of the one for targets that reverse bits at once.
fn on_any_target(circuit: &Program, reversal: Option<&Program>) -> String {
    let body = returned(circuit, "set");
    let Some(reversal) = reversal else { return body };
    let reversal = returned(reversal, "set");
    format!("#if defined(@REVERSES_BITS)\n{reversal}\n#else\n{body}\n#endif")
}
