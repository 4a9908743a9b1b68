//! Functions on sets of pieces, as programs, against the reference.
//!
//! Shifts, masks and unions do the same with each bit of the set, so a fill is right on every set if it is right on
//! every square. From a square it is tried with every nearest piece on each ray, all squares behind it empty or
//! occupied, as a fill can tell nothing else apart. Loops are tried on sets of one to many squares.

use super::Defect;
use super::fills::every;
use crate::board::{Board, Square, SquareSet};
use crate::layout::{Layout, WordSize, squares_of};
use crate::list::list;
use crate::lower::interpret::{Interpreter, Lanes};
use crate::lower::{Callee, Function};
use crate::model::movement::Rule;
use crate::reference;
use crate::reference::moves::{self, Standing};
use crate::work;

/// Some pieces, and what stands on the board with them.
struct Case {
    set: SquareSet,
    occupied: SquareSet,
}

/// Checks the functions of each piece.
pub(super) fn verify(layout: &Layout, lowered: &[Vec<Function<'_>>]) -> Result<(), Defect> {
    for (piece, functions) in layout.pieces.iter().zip(lowered) {
        for (color, rules) in piece.rules().iter().enumerate() {
            let name = &piece.name;
            let side = Side { layout, name, rules, color, functions };
            side.verify().map_err(|detail| Defect { of: name.clone(), detail })?;
        }
    }
    Ok(())
}

struct Side<'s, 'a> {
    layout: &'s Layout,
    name: &'s str,
    rules: &'s [Rule],
    color: usize,
    functions: &'s [Function<'a>],
}

impl Side<'_, '_> {
    fn board(&self) -> Board {
        self.layout.board()
    }

    fn verify(&self) -> Result<(), String> {
        self.check("attacks_of_set", &self.several())?;
        self.check("attacks_by_fill", &self.several())?;
        self.check("attacks_by_fill", &self.alone())
    }

    /// Each square with each nearest piece on its rays.
    fn alone(&self) -> Vec<Case> {
        let all = self.board().all();
        let mut cases = Vec::new();
        for square in self.board().squares() {
            let case = |occupied: SquareSet| Case { set: square.bit(), occupied: occupied & all };
            cases.extend([case(0), case(SquareSet::MAX)]);
            for step in self.rules.iter().flat_map(|rule| &rule.steps) {
                let ray: Vec<Square> = reference::ray(self.board(), square, step.0).collect();
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
        moves::attacks(self.board(), square, self.rules, Standing::all(occupied))
    }

    /// Checks a function, if there is one.
    fn check(&self, suffix: &str, cases: &[Case]) -> Result<(), String> {
        let name = format!("{}_{suffix}", self.name);
        let Some(function) = self.functions.iter().find(|function| function.name == name) else {
            return Ok(());
        };
        work::add(8 * cases.len() as u64);
        let numbering = &self.layout.numbering;
        let argument = |name: &str| {
            let of = |case: &Case| match name {
                "color" => self.color as u128,
                "set" => numbering.word(case.set),
                _ => numbering.word(case.occupied),
            };
            Lanes::Each(list(cases.iter(), of))
        };
        let arguments = list(function.parameters.iter(), |(name, _)| argument(name));
        let packing = self.layout.packing(WordSize::U64.bits());
        let interpreter = Interpreter {
            functions: self.functions,
            tables: &[],
            packings: [&packing; 2],
            elsewhere: &|callee, arguments| self.one(callee, arguments),
            taken: None,
        };
        let given = interpreter.run(function, arguments);
        let given = given.map_err(|fault| format!("{name} has no result: {fault:?}"))?;
        let is_wrong = |(lane, Case { set, occupied }): &(usize, &Case)| {
            let attacks = squares_of(*set).map(|square| self.attacks(square, *occupied));
            given.at(*lane) != numbering.word(attacks.fold(0, |all, attacks| all | attacks))
        };
        let wrong = cases.iter().enumerate().find(is_wrong);
        wrong.map_or(Ok(()), |(_, case)| {
            Err(format!("{name} of {:#x} with {:#x}", case.set, case.occupied))
        })
    }

    /// What the function of one piece gives, whose arguments end with the square, or with it and all that stands on
    /// the board.
    fn one(&self, callee: &Callee, arguments: &[Lanes]) -> Lanes {
        let (Callee::Piece(_), Some(rest)) = (callee, self.without_color(arguments)) else {
            return Lanes::Same(0);
        };
        let numbering = &self.layout.numbering;
        let attacks = |number: u128, occupied: u128| {
            let square = u8::try_from(number).ok().and_then(|number| numbering.square(number));
            let attacks = |square| self.attacks(square, numbering.set(occupied));
            numbering.word(square.map_or(0, attacks))
        };
        match rest {
            [square, occupied] => square.clone().zip(occupied, attacks),
            [square] => square.clone().zip(&Lanes::Same(0), attacks),
            _ => Lanes::Same(0),
        }
    }

    fn without_color<'l>(&self, arguments: &'l [Lanes]) -> Option<&'l [Lanes]> {
        let set = self.functions.iter().find(|function| function.is_public)?;
        let has_color = set.parameters.iter().any(|(name, _)| name == "color");
        arguments.get(usize::from(has_color)..)
    }
}
