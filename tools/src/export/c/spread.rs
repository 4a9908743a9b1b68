//! What whole sets reach: fills, floods, and the spans of pawns.

use std::fmt::Write as _;

use quadrille_codegen::layout::{Layout, WordSize};
use quadrille_codegen::solve::Bitboards;
use quadrille_codegen::solve::sets::ShiftedStep;
use quadrille_runtime::Direction;

use super::Exported;
use super::code::{Code, literal};
use super::flips::chosen;

/// All functions of a layout.
pub fn write(code: &mut Code, exported: &Exported<'_>, bitboards: &Bitboards) {
    let layout = exported.layout();
    code.section("Fills and spans");
    let directions =
        || Direction::ALL.into_iter().zip(&bitboards.shifts).filter(|(d, _)| is_there(layout, *d));
    if directions().any(|(_, shift)| shift.is_none()) {
        along_rays(code, bitboards.word);
    }
    for (direction, shift) in directions() {
        let body = match shift {
            Some(shift) => by_shifts(layout, bitboards.word, shift),
            None => {
                let direction = direction.name().to_uppercase();
                format!("return @fill_along_rays(set, @{direction}, empty);")
            }
        };
        let name = direction.name();
        code.inline(
            &format!("The set, and the empty squares that are reached from it towards {name} through empty ones."),
            &format!("@bitboard @fill_{name}(@bitboard set, @bitboard empty)"),
            &body,
        );
    }
    let names = directions().map(|(direction, _)| direction.name());
    code.inline(
        "The set, and the empty squares that are reached from it in a direction through empty ones. One\n\
         step more is what sliders attack.",
        "@bitboard @fill(@bitboard set, @direction direction, @bitboard empty)",
        &chosen("direction", "", "set", names, |name| format!("@fill_{name}(set, empty)")),
    );
    flood(code, layout);
    spans(code, layout);
}

fn is_there(layout: &Layout, direction: Direction) -> bool {
    layout.board().delta(direction).is_some()
}

/// By one step, two and four, as far as the board is long.
fn by_shifts(layout: &Layout, word: WordSize, shift: &ShiftedStep) -> String {
    let board = layout.board();
    let longest = u32::from(board.files().max(board.ranks()));
    let sign = if shift.by < 0 { ">>" } else { "<<" };
    let mut by = u32::from(shift.by.unsigned_abs());
    let mut text = format!(
        "@bitboard reached = set;\n@bitboard through = empty & {};\n",
        literal(word, shift.entered)
    );
    let mut steps = 1;
    while steps < longest && by < word.bits() {
        let _ = writeln!(
            text,
            "reached |= through & (reached {sign} {by});\nthrough &= through {sign} {by};"
        );
        (steps, by) = (2 * steps, 2 * by);
    }
    // Nothing is asked of the squares that are free for more steps than there are.
    let last = text.rfind("through &=").unwrap_or(text.len());
    format!("{}return reached;", &text[..last])
}

/// Where a step is no shift: each square's ray up to the pieces on it.
fn along_rays(code: &mut Code, word: WordSize) {
    let lowest = format!("@lowest_{}", word.bits());
    code.parts(|code| {
        code.inline(
            "A fill where a step is no shift: each square's ray up to the pieces on it.",
            "@bitboard @fill_along_rays(@bitboard set, @direction direction, @bitboard empty)",
            &format!(
                "@bitboard reached = set;
                 for (@bitboard rest = set; rest != 0; rest &= rest - 1) {{
                     @bitboard ray = @rays[direction][{lowest}(rest)];
                     for (@bitboard met = ray & ~empty; met != 0; met &= ray) {{
                         const @square first = (@square){lowest}(met);
                         ray &= ~(@rays[direction][first] | @bit(first));
                     }}
                     reached |= ray;
                 }}
                 return reached;"
            ),
        );
    });
}

fn flood(code: &mut Code, layout: &Layout) {
    let directions = Direction::ALL.into_iter().filter(|&direction| is_there(layout, direction));
    let steps = directions.map(|direction| format!("@shift_{}(reached)", direction.name()));
    let steps = steps.collect::<Vec<_>>().join(" | ");
    code.inline(
        "The set, and the squares of `within` that are reached from it by steps to neighbours in `within`.",
        "@bitboard @flood_fill(@bitboard set, @bitboard within)",
        &format!(
            "@bitboard reached = set;
             @bitboard before = 0;
             while (reached != before) {{
                 before = reached;
                 reached |= ({steps}) & within;
             }}
             return reached;"
        ),
    );
}

fn spans(code: &mut Code, layout: &Layout) {
    let [white, black] = layout.pawns;
    let span = |direction: Direction| {
        if !is_there(layout, direction) {
            return "0".to_owned();
        }
        let name = direction.name();
        format!("@fill_{name}(@shift_{name}(set), @ALL)")
    };
    let beside = |forward: Direction| {
        let there = forward.beside().into_iter().filter(|&direction| is_there(layout, direction));
        let shifts = there.map(|direction| format!("@shift_{}(set)", direction.name()));
        let shifts = shifts.collect::<Vec<_>>().join(" | ");
        if shifts.is_empty() { "0".to_owned() } else { shifts }
    };
    let attacked = |forward: Direction| match is_there(layout, forward) {
        true => format!("@fill_{}({}, @ALL)", forward.name(), beside(forward)),
        false => beside(forward),
    };
    let mut side = |doc: &str, name: &str, of: &dyn Fn(Direction) -> String| {
        code.inline(
            doc,
            &format!("@bitboard @{name}(@color color, @bitboard set)"),
            &format!(
                "return color == @WHITE ? {} : {};",
                parenthesized(of(white)),
                parenthesized(of(black))
            ),
        );
    };
    side("All squares that pawns on a set attack.", "pawn_attacks_of_set", &beside);
    side("The squares in front of pawns on a set, up to the edge.", "front_span", &span);
    side("The squares behind pawns on a set, up to the edge.", "rear_span", &|forward| {
        span(forward.opposite())
    });
    side(
        "The squares that pawns on a set attack, and those that they will attack as they advance.",
        "attack_span",
        &attacked,
    );
}

fn parenthesized(text: String) -> String {
    if text.contains(" | ") { format!("({text})") } else { text }
}
