//! Lowered functions of a piece as programs, from which all languages are printed. They call the
//! programs of riders, which are verified before.

use super::first_wrong;
use crate::lower::interpret::{Interpreter, Lanes};
use crate::lower::moves::{EMPTY, MOVES, OVER, of_color};
use crate::lower::{Function, Lowered};
use quadrille_codegen::list::list;
use quadrille_codegen::model::{Numbering, SquareSet};
use quadrille_codegen::reference::moves::Standing;

/// The result of a look-up from a square or from all squares of a set, in the numbers of a layout.
#[derive(Clone, Copy)]
pub(super) struct Case {
    /// The square's number, or the set.
    from: u128,
    occupied: u128,
    hurdles: u128,
    expected: u128,
}

impl Case {
    pub(super) fn new(
        numbering: &Numbering,
        from: impl Into<u128>,
        standing: Standing,
        expected: SquareSet,
    ) -> Case {
        let occupied = numbering.word(standing.occupied);
        let is_alone = standing.hurdles == standing.occupied;
        let hurdles = if is_alone { occupied } else { numbering.word(standing.hurdles) };
        Case { from: from.into(), occupied, hurdles, expected: numbering.word(expected) }
    }
}

/// The functions of one colour of a piece.
#[derive(Clone, Copy)]
pub(super) struct Programs<'p> {
    /// The functions of the piece, and those of riders.
    pub(super) all: &'p Lowered,
    /// The beginning of the functions' names.
    pub(super) piece: &'p str,
    pub(super) color: usize,
}

impl Programs<'_> {
    fn function(&self, suffix: &str) -> Option<&Function> {
        let is_it = |name: &str| {
            name.strip_prefix(self.piece).and_then(|rest| rest.strip_prefix('_')) == Some(suffix)
        };
        self.all.functions.iter().find(|function| is_it(&function.name))
    }

    /// Whether users have such a function.
    pub(super) fn has(&self, suffix: &str) -> bool {
        self.function(suffix).is_some()
    }

    /// Checks all functions of a look-up, such as `attacks`. Those of users only call that of the colour: one
    /// case in eight tells whether they pass it the right things.
    ///
    /// # Errors
    /// With the function that gives something else.
    pub(super) fn check(&self, look_up: &str, cases: &[Case]) -> Result<(), String> {
        self.check_one(&of_color(look_up, self.color), cases)?;
        let some = || cases.iter().step_by(8);
        let is_alone = |case: &&Case| case.occupied == case.hurdles;
        self.check_one(look_up, some().filter(is_alone))?;
        let [over, empty] = [OVER, EMPTY].map(|end| format!("{look_up}{end}"));
        if self.has(&over) {
            self.check_one(&over, some())?;
        }
        if self.has(&empty) {
            self.check_one(&empty, cases.iter().filter(|case| case.occupied == 0))?;
        }
        Ok(())
    }

    /// Checks the function of the piece with this suffix on some cases.
    ///
    /// # Errors
    /// If there is no such function, or it returns something else, which the error has.
    pub(super) fn check_one<'c>(
        &self,
        suffix: &str,
        cases: impl IntoIterator<Item = &'c Case>,
    ) -> Result<(), String> {
        let cases: Vec<&Case> = cases.into_iter().collect();
        let function = self.function(suffix).ok_or_else(|| format!("{suffix} is not lowered"))?;
        let Lowered { functions, tables } = self.all;
        let interpreter = Interpreter { functions, tables, ..Interpreter::default() };
        let each = |of: fn(&Case) -> u128| Lanes::from(list(&cases, |case| of(case)));
        let argument = |name: &str| {
            Some(match name {
                "color" => Lanes::from(self.color as u128),
                "square" | "set" => each(|case| case.from),
                "occupancy" => each(|case| case.occupied),
                "hurdles" => each(|case| case.hurdles),
                _ => return None,
            })
        };
        // The function of a colour gives occupied squares too, which users' functions leave out.
        let is_whole = suffix != of_color(MOVES, self.color);
        let is_wrong = |case: &&Case, given| {
            let seen = if is_whole { u128::MAX } else { !case.occupied };
            given & seen != case.expected
        };
        let wrong = first_wrong(&interpreter, function, argument, &cases, is_wrong)?;
        wrong.map_or(Ok(()), |Case { from, occupied, .. }| {
            Err(format!("{} from {from:#x} with {occupied:#x}", function.name))
        })
    }
}
