//! Functions of pieces, as programs, on all that [`quadrille_codegen::verify`] tries their look-ups on.

use quadrille_codegen::list::union;
use quadrille_codegen::model::{Layout, Numbering, Piece, Rule, Square, SquareSet, set_of};
use quadrille_codegen::reference;
use quadrille_codegen::reference::moves::Standing;
use quadrille_codegen::solve::Bitboards;
use quadrille_codegen::solve::moves::PieceLookUps;
use quadrille_codegen::verify::Defect;
use quadrille_codegen::verify::moves::{Asked, Side, sides, thirds};

use super::programs::{Case, Programs};
use crate::lower::Function;
use crate::lower::by_topic::riders;
use crate::lower::moves::{ATTACKERS, ATTACKS, MOVES, XRAYS, by_keys, of_color};

/// Checks the functions of each piece that has some.
pub(super) fn verify(
    layout: &Layout,
    bitboards: &Bitboards,
    lowered: &[Vec<Function>],
) -> Result<(), Defect> {
    let riders = riders(bitboards);
    let pieces = layout.pieces.iter().zip(&bitboards.moves).zip(lowered);
    for ((piece, solved), functions) in pieces.filter(|(_, functions)| !functions.is_empty()) {
        let mut all = riders.clone();
        all.functions.extend(functions.iter().cloned());
        let own = Programs { all: &all, piece: &piece.name, color: 0 };
        let checked = match &piece.sides {
            Some(rules) => sides(rules, solved).try_for_each(|(color, rules, solved)| {
                check_side(&Programs { color, ..own }, layout, rules, solved)
            }),
            None => check_plain_xrays(&own, &layout.numbering, piece),
        };
        checked.map_err(|detail| Defect { of: piece.name.clone(), detail })?;
    }
    Ok(())
}

/// Checks the functions of one side on all cases that its look-ups are tried on.
fn check_side(
    programs: &Programs<'_>,
    layout: &Layout,
    rules: &[Rule],
    solved: &PieceLookUps,
) -> Result<(), String> {
    let (numbering, word) = (&layout.numbering, layout.word.ok_or("there are no words")?);
    let [mut attacks, mut moves, mut attackers, mut lame] = [const { Vec::new() }; 4];
    let witness = &mut |asked, square, standing, expected| {
        let cases = match asked {
            Asked::Attacks => &mut attacks,
            Asked::Moves => &mut moves,
            Asked::Attackers => &mut attackers,
            Asked::LameAttackers => &mut lame,
        };
        cases.push(Case::new(numbering, numbering.number(square), standing, expected));
    };
    Side { numbering, word, rules, solved, has_witness: true }.verify(witness)?;
    if solved.attackers.shifted.is_some() {
        let look_up = by_keys(&of_color(ATTACKERS, programs.color));
        programs.check_one(&look_up, &lame)?;
    }
    programs.check(ATTACKS, &attacks)?;
    if programs.has(MOVES) {
        programs.check(MOVES, &moves)?;
    }
    programs.check(ATTACKERS, &attackers)
}

/// Checks the X-rays of a plain piece: along each ray the squares behind the first piece, up to the second.
fn check_plain_xrays(
    programs: &Programs<'_>,
    numbering: &Numbering,
    piece: &Piece,
) -> Result<(), String> {
    let board = numbering.board();
    let behind = |from, step, occupied: SquareSet| {
        let is_free = |square: &Square| occupied & square.bit() == 0;
        let ray: Vec<Square> = reference::ray(board, from, step).collect();
        let mut parts = ray.split_inclusive(|square| !is_free(square));
        parts.nth(1).map_or(0, set_of)
    };
    let mut cases = Vec::new();
    for occupied in thirds().into_iter().chain([0, board.all()]).map(|set| set & board.all()) {
        for square in board.squares() {
            let steps = piece.rides.iter().flat_map(|ride| ride.steps());
            let expected = union(steps.map(|step| behind(square, step, occupied)));
            let (number, standing) = (numbering.number(square), Standing::all(occupied));
            cases.push(Case::new(numbering, number, standing, expected));
        }
    }
    programs.check_one(&of_color(XRAYS, 0), &cases)?;
    programs.check_one(XRAYS, &cases)
}
