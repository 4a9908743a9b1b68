//! Functions on sets of pieces, as programs, against the reference.
//!
//! Shifts, masks and unions do the same with each bit of the set, so a fill is right on every set if it is right on
//! every square. From a square it is tried with every nearest piece on each ray, all squares behind it empty or
//! occupied, as a fill can tell nothing else apart. Loops are tried on sets of one to many squares.

use quadrille_codegen::verify::Defect;
use quadrille_codegen::verify::fills::every;

use super::programs::{Case, Programs};
use crate::lower::by_topic::riders;
use crate::lower::set_attacks::{ATTACKS_BY_FILL, ATTACKS_OF_SET};
use crate::lower::{Function, moves, plain_pieces};
use quadrille_codegen::list::{list, union};
use quadrille_codegen::model::{
    Board, Layout, Numbering, Rule, Square, SquareSet, set_of, squares_of,
};
use quadrille_codegen::reference;
use quadrille_codegen::reference::moves::{Standing, attacks};
use quadrille_codegen::solve::Bitboards;

/// Checks the functions of each piece on sets of squares as programs.
///
/// # Errors
/// With the first function that disagrees with the reference.
pub fn verify(
    layout: &Layout,
    bitboards: &Bitboards,
    lowered: &[Vec<Function>],
) -> Result<(), Defect> {
    let riders = riders(bitboards);
    let (plain, others) =
        (plain_pieces::pieces(layout, bitboards), moves::functions(layout, bitboards));
    let pieces = layout.pieces.iter().zip(plain).zip(others).zip(lowered);
    for (((piece, plain), others), functions) in pieces {
        let mut all = riders.clone();
        all.add(plain);
        all.functions.extend(others.into_iter().chain(functions.iter().cloned()));
        for (color, rules) in piece.rules().iter().enumerate() {
            let programs = Programs { all: &all, piece: &piece.name, color };
            let checked = check(&programs, &layout.numbering, rules);
            checked.map_err(|detail| Defect { of: piece.name.clone(), detail })?;
        }
    }
    Ok(())
}

/// Checks the functions of one side.
fn check(programs: &Programs<'_>, numbering: &Numbering, rules: &[Rule]) -> Result<(), String> {
    let board = numbering.board();
    let case = |(set, occupied): (SquareSet, SquareSet)| {
        let standing = Standing::all(occupied & board.all());
        let attacks = squares_of(set).map(|square| attacks(board, square, rules, standing));
        Case::new(numbering, numbering.word(set), standing, union(attacks))
    };
    let several = list(several(board), case);
    programs.check_one(ATTACKS_OF_SET, &several)?;
    if !programs.has(ATTACKS_BY_FILL) {
        return Ok(());
    }
    let alone = list(alone(board, rules), case);
    programs.check_one(ATTACKS_BY_FILL, several.iter().chain(&alone))
}

/// Each square with each nearest piece on its rays.
fn alone(board: Board, rules: &[Rule]) -> Vec<(SquareSet, SquareSet)> {
    let mut cases = Vec::new();
    for square in board.squares() {
        let mut add = |occupied: SquareSet| cases.push((square.bit(), occupied));
        [0, SquareSet::MAX].into_iter().for_each(&mut add);
        for step in rules.iter().flat_map(|rule| &rule.steps) {
            let ray: Vec<Square> = reference::ray(board, square, step.step).collect();
            for (index, nearest) in ray.iter().enumerate() {
                let [before, behind] = [&ray[..index], &ray[index..]].map(set_of);
                [nearest.bit(), behind, !before].into_iter().for_each(&mut add);
            }
        }
    }
    cases
}

/// No squares, all, and those of several strides, with a few others occupied.
fn several(board: Board) -> impl Iterator<Item = (SquareSet, SquareSet)> {
    let every = move |stride, from| every(board, stride, from);
    let sets = [0, every(1, 0)].into_iter().chain((2..23).map(move |it| every(it, it / 2)));
    sets.flat_map(move |set| [0, every(3, 1), set].map(|occupied| (set, occupied)))
}
