//! Lowered functions of a piece as programs: what is printed, and what other languages run.
//!
//! Riders and hoppers that they call are those of the reference; [`quadrille_codegen::verify::sliders`] verifies their
//! look-ups. What the reference says of a square and an occupancy is kept, as all functions ask it alike.

use std::cell::RefCell;
use std::collections::HashMap;

use super::first_wrong;
use crate::lower::interpret::{Interpreter, Lanes};
use crate::lower::moves::{EMPTY, MOVES, OVER, hopper_name, of_color, ride_name};
use crate::lower::{Callee, Function};
use quadrille_codegen::board::{Square, SquareSet};
use quadrille_codegen::layout::{Layout, Leap, Numbering, WordSize};
use quadrille_codegen::list::list;
use quadrille_codegen::model::movement::Landing;
use quadrille_codegen::reference;
use quadrille_codegen::reference::moves::Standing;
use quadrille_codegen::solve::Bitboards;
use quadrille_codegen::solve::moves::Over;
use quadrille_codegen::solve::sliders::Hopper;

/// The squares riders attack from a square, given all occupied squares.
pub(super) struct Riders<'a> {
    layout: &'a Layout,
    bitboards: &'a Bitboards,
    known: RefCell<HashMap<(u8, Leap, u128), u128>>,
}

impl<'a> Riders<'a> {
    pub(super) fn new(layout: &'a Layout, bitboards: &'a Bitboards) -> Riders<'a> {
        Riders { layout, bitboards, known: RefCell::default() }
    }

    pub(super) fn layout(&self) -> &Layout {
        self.layout
    }

    pub(super) fn word(&self) -> WordSize {
        self.bitboards.word
    }

    /// What a function of riders gives in each lane; nothing if there is no such function.
    fn call(&self, callee: &Callee, arguments: &[Lanes]) -> Lanes {
        let (Callee::Private(name), [square, occupied]) = (callee, arguments) else {
            return Lanes::Same(0);
        };
        let Bitboards { sliders, hoppers, .. } = self.bitboards;
        if let Some(solved) = sliders.iter().find(|solved| ride_name(solved.ride) == *name) {
            return square
                .clone()
                .zip(occupied, |number, occupied| self.ride(number as u8, solved.ride, occupied));
        }
        let hopper = hoppers.iter().find(|hopper| hopper_name(hopper) == *name);
        hopper.map_or(Lanes::Same(0), |hopper| {
            square
                .clone()
                .zip(occupied, |number, occupied| self.hop(number as u8, hopper, occupied))
        })
    }

    fn ride(&self, number: u8, ride: Leap, occupied: u128) -> u128 {
        let numbering = &self.layout.numbering;
        let board = numbering.board();
        let occupied = occupied & numbering.word(board.all());
        let Some(square) = numbering.square(number) else { return 0 };
        let walk =
            || numbering.word(reference::rides(board, square, ride, numbering.set(occupied)));
        *self.known.borrow_mut().entry((number, ride, occupied)).or_insert_with(walk)
    }

    /// A hopper over any pieces: the squares that its rider sees beyond them.
    fn hop(&self, number: u8, hopper: &Hopper, occupied: u128) -> u128 {
        let over = match hopper.landing {
            Landing::Anywhere => Over::Any,
            Landing::Next => Over::Next,
        };
        let first = self.ride(number, hopper.ride, occupied);
        let second = over.occupied(self.bitboards.word, usize::from(number), first, [occupied; 2]);
        self.ride(number, hopper.ride, second) & !first
    }
}

/// The result of a look-up from a square, in the numbers of a layout.
#[derive(Clone, Copy)]
pub(super) struct Case {
    number: u8,
    occupied: u128,
    hurdles: u128,
    expected: u128,
}

impl Case {
    pub(super) fn new(
        numbering: &Numbering,
        square: Square,
        standing: Standing,
        expected: SquareSet,
    ) -> Case {
        let occupied = numbering.word(standing.occupied);
        let is_alone = standing.hurdles == standing.occupied;
        let hurdles = if is_alone { occupied } else { numbering.word(standing.hurdles) };
        let (number, expected) = (numbering.number(square), numbering.word(expected));
        Case { number, occupied, hurdles, expected }
    }
}

/// The functions of one colour of a piece.
#[derive(Clone, Copy)]
pub(super) struct Programs<'p, 'a> {
    pub(super) riders: &'p Riders<'a>,
    pub(super) functions: &'p [Function],
    /// The beginning of their names.
    pub(super) piece: &'p str,
    pub(super) color: usize,
}

impl Programs<'_, '_> {
    fn function(&self, suffix: &str) -> Option<&Function> {
        let is_it = |name: &str| {
            name.strip_prefix(self.piece).and_then(|rest| rest.strip_prefix('_')) == Some(suffix)
        };
        self.functions.iter().find(|function| is_it(&function.name))
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
        let all: Vec<&Case> = cases.iter().collect();
        self.check_one(&of_color(look_up, self.color), &all)?;
        let some = || cases.iter().step_by(8);
        let is_alone = |case: &&Case| case.occupied == case.hurdles;
        let is_empty = |case: &&Case| case.occupied == 0;
        self.check_one(look_up, &some().filter(is_alone).collect::<Vec<_>>())?;
        let [over, empty] = [OVER, EMPTY].map(|end| format!("{look_up}{end}"));
        if self.has(&over) {
            self.check_one(&over, &some().collect::<Vec<_>>())?;
        }
        if self.has(&empty) {
            self.check_one(&empty, &cases.iter().filter(is_empty).collect::<Vec<_>>())?;
        }
        Ok(())
    }

    /// Checks the function of the piece with this suffix on some cases.
    ///
    /// # Errors
    /// If there is none, and with what it gives instead.
    pub(super) fn check_one(&self, suffix: &str, cases: &[&Case]) -> Result<(), String> {
        let function = self.function(suffix).ok_or_else(|| format!("{suffix} is not lowered"))?;
        let interpreter = Interpreter {
            functions: self.functions,
            elsewhere: &|callee, arguments| self.riders.call(callee, arguments),
            ..Interpreter::alone()
        };
        let each = |of: fn(&Case) -> u128| Lanes::Each(list(cases.iter(), |case| of(case)));
        let argument = |name: &str| {
            Some(match name {
                "color" => Lanes::Same(self.color as u128),
                "square" => each(|case| case.number.into()),
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
        let wrong = first_wrong(&interpreter, function, argument, cases, is_wrong)?;
        wrong.map_or(Ok(()), |Case { number, occupied, .. }| {
            Err(format!("{} from number {number} with {occupied:#x}", function.name))
        })
    }
}
