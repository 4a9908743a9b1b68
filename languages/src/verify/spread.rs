//! Functions on sets of pieces, as programs, against the reference.
//!
//! Shifts, masks and unions do the same with each bit of the set, so a fill is right on every set if it is right on
//! every square. From a square it is tried with every nearest piece on each ray, all squares behind it empty or
//! occupied, as a fill can tell nothing else apart. Loops are tried on sets of one to many squares.

use quadrille_codegen::verify::Defect;
use quadrille_codegen::verify::fills::every;

use super::first_wrong;
use crate::lower::all::riders;
use crate::lower::interpret::{Interpreter, Lanes};
use crate::lower::moves::name_of;
use crate::lower::spread::{ATTACKS_BY_FILL, ATTACKS_OF_SET};
use crate::lower::{Function, Lowered, moves, plain};
use quadrille_codegen::board::{Board, Square, SquareSet};
use quadrille_codegen::layout::{Layout, Piece, squares_of};
use quadrille_codegen::list::list;
use quadrille_codegen::model::movement::Rule;
use quadrille_codegen::reference;
use quadrille_codegen::reference::moves::{Standing, attacks};
use quadrille_codegen::solve::Bitboards;

/// Some pieces, and what stands on the board with them.
struct Case {
    set: SquareSet,
    occupied: SquareSet,
}

/// Checks the functions of each piece.
pub(super) fn verify(
    layout: &Layout,
    bitboards: &Bitboards,
    lowered: &[Vec<Function>],
) -> Result<(), Defect> {
    let riders = riders(bitboards);
    let (plain, others) = (plain::pieces(layout, bitboards), moves::functions(layout, bitboards));
    let pieces = layout.pieces.iter().zip(plain).zip(others).zip(lowered);
    for (((piece, plain), others), functions) in pieces {
        let mut all = riders.clone();
        all.add(plain);
        all.functions.extend(others.into_iter().chain(functions.iter().cloned()));
        for (color, rules) in piece.rules().iter().enumerate() {
            let side = Side { layout, piece, rules, color, all: &all };
            side.verify().map_err(|detail| Defect { of: piece.name.clone(), detail })?;
        }
    }
    Ok(())
}

struct Side<'s> {
    layout: &'s Layout,
    piece: &'s Piece,
    rules: &'s [Rule],
    color: usize,
    /// The functions of the piece, and those that they call.
    all: &'s Lowered,
}

impl Side<'_> {
    fn board(&self) -> Board {
        self.layout.board()
    }

    fn verify(&self) -> Result<(), String> {
        let of_set = self.function(ATTACKS_OF_SET).ok_or("its attacks are not lowered")?;
        self.check(of_set, &self.several())?;
        let Some(by_fill) = self.function(ATTACKS_BY_FILL) else { return Ok(()) };
        self.check(by_fill, &self.several())?;
        self.check(by_fill, &self.alone())
    }

    /// Each square with each nearest piece on its rays.
    fn alone(&self) -> Vec<Case> {
        let all = self.board().all();
        let mut cases = Vec::new();
        for square in self.board().squares() {
            let case = |occupied: SquareSet| Case { set: square.bit(), occupied: occupied & all };
            cases.extend([case(0), case(SquareSet::MAX)]);
            for step in self.rules.iter().flat_map(|rule| &rule.steps) {
                let ray: Vec<Square> = reference::ray(self.board(), square, step.step).collect();
                for (place, nearest) in ray.iter().enumerate() {
                    let behind = ray[place..].iter().fold(0, |set, square| set | square.bit());
                    let before = ray[..place].iter().fold(0, |set, square| set | square.bit());
                    cases.extend([case(nearest.bit()), case(behind), case(!before)]);
                }
            }
        }
        cases
    }

    /// No squares, all, and those of several strides, with a few others occupied.
    fn several(&self) -> Vec<Case> {
        let every = |stride, from| every(self.board(), stride, from);
        let sets =
            [0, every(1, 0)].into_iter().chain((2..23).map(|stride| every(stride, stride / 2)));
        let case = |set: SquareSet| [0, every(3, 1), set].map(|occupied| Case { set, occupied });
        sets.flat_map(case).collect()
    }

    fn attacks(&self, square: Square, occupied: SquareSet) -> SquareSet {
        attacks(self.board(), square, self.rules, Standing::all(occupied))
    }

    fn function(&self, what: &str) -> Option<&Function> {
        let name = name_of(self.piece, what);
        self.all.functions.iter().find(|function| function.name == name)
    }

    fn check(&self, function: &Function, cases: &[Case]) -> Result<(), String> {
        let numbering = &self.layout.numbering;
        let argument = |name: &str| {
            Some(match name {
                "color" => Lanes::Same(self.color as u128),
                "set" => Lanes::Each(list(cases.iter(), |case| numbering.word(case.set))),
                "occupancy" => {
                    Lanes::Each(list(cases.iter(), |case| numbering.word(case.occupied)))
                }
                _ => return None,
            })
        };
        let Lowered { functions, tables } = self.all;
        let interpreter = Interpreter { functions, tables, ..Interpreter::alone() };
        let is_wrong = |Case { set, occupied }: &Case, given| {
            let attacks = squares_of(*set).map(|square| self.attacks(square, *occupied));
            given != numbering.word(attacks.fold(0, |all, attacks| all | attacks))
        };
        let wrong = first_wrong(&interpreter, function, argument, cases, is_wrong)?;
        wrong.map_or(Ok(()), |Case { set, occupied }| {
            Err(format!("{} of {set:#x} with {occupied:#x}", function.name))
        })
    }
}
