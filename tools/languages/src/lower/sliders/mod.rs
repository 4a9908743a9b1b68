//! Riders: how each method looks them up, as tables and programs.
//!
//! - [`magic`]: magics, and hoppers by the magics of their rider
//! - [`split`], [`overlapped`], [`pext`], [`obstruction_difference`], [`classical`]: the other methods
//! - `keys`: how magics make keys; `key_records`: the same as records of the languages' runtimes
//! - `turns`: squares looked up as others
//!
//! A rider has `ride_0_1(square, occupancy)`, which calls `ride_0_1_slot` for a slot of the tables. Where a method looks up
//! some rays at a time, that unites `ride_0_1_0`, `ride_0_1_1` and so on, which are verified one by one.

mod classical;
mod key_records;
mod keys;
mod magic;
mod obstruction_difference;
mod overlapped;
mod pext;
mod split;
mod turns;

use std::ops::BitOr;

use super::expression::{Argument, Expression, Name, Type, call_private, runtime, square};
use super::function::{Block, Function, Line, Lowered, Quicker, Table};
use super::moves::{hopper_name, ride_name};
use quadrille_codegen::list::list;
use quadrille_codegen::model::{Leap, WordSize};
use quadrille_codegen::solve::Bitboards;
use quadrille_codegen::solve::sliders::{Hopper, Method, RiderLookUp};
use quadrille_runtime::sliders::Frames;

pub(super) use turns::{line as turned_line, turned};

/// A rider, and the hoppers that are looked up in its tables.
pub struct Rider<'a> {
    /// The solved look-up.
    pub solved: &'a RiderLookUp,
    /// The functions that look up a slot by the method that every target has.
    pub lowered: Lowered,
    /// The same functions for targets that extract bits by an instruction, over tables of other names.
    pub pext: Option<Lowered>,
    /// The function that looks up a square, by either.
    pub square: Lowered,
}

/// All riders of a layout.
pub fn riders(bitboards: &Bitboards) -> Vec<Rider<'_>> {
    list(bitboards.sliders.iter(), |solved| rider(bitboards, solved))
}

fn rider<'a>(bitboards: &'a Bitboards, solved: &'a RiderLookUp) -> Rider<'a> {
    let own = RiderLowering { ride: solved.ride, word: solved.word };
    let mut lowered = own.lowered(match &solved.method {
        Method::Magic(tables) => magic::parts(own, tables),
        Method::Split(tables) => split::parts(own, tables),
        Method::Overlapped(tables) => overlapped::parts(own, tables),
        Method::ObstructionDifference(lines) => obstruction_difference::parts(own, lines),
        Method::Classical(rays) => classical::parts(own, rays),
    });
    lowered.functions.last_mut().expect("a function of the slot").line =
        Some(match &solved.method {
            Method::Magic(tables) => magic::line(own, tables),
            Method::Split(tables) => split::line(own, tables),
            Method::Overlapped(tables) => overlapped::line(own, tables),
            Method::ObstructionDifference(lines) => obstruction_difference::line(own, lines),
            Method::Classical(rays) => classical::line(own, rays),
        });
    let pext = solved.pext.as_ref().map(|tables| own.lowered(pext::parts(own, tables)));
    let square = own.of_square(solved.frames());
    if let Method::Magic(tables) = &solved.method {
        let hoppers = bitboards.hoppers.iter().filter(|hopper| hopper.ride == solved.ride);
        hoppers.for_each(|hopper| own.hopper(&mut lowered, tables, hopper));
    }
    Rider { solved, lowered, pext, square }
}

/// The function that looks up a slot.
pub fn slot_name(ride: Leap) -> Name {
    format!("{}_slot", ride_name(ride)).into()
}

/// The function that looks up one part of a slot, of several.
pub fn part_name(function: &str, part: usize) -> String {
    format!("{function}_{part}")
}

/// The rider whose functions are made.
#[derive(Clone, Copy)]
struct RiderLowering {
    ride: Leap,
    word: WordSize,
}

/// The look-up of each part of a slot, and how parts are joined.
struct SlotParts {
    tables: Vec<Table>,
    bodies: Vec<Block>,
    joined: fn(Expression, Expression) -> Expression,
    /// Bodies of parts that are quicker on some targets.
    quicker: Vec<(usize, Quicker)>,
}

impl SlotParts {
    /// Parts that are united.
    fn united(tables: Vec<Table>, bodies: Vec<Block>) -> SlotParts {
        SlotParts { tables, bodies, joined: BitOr::bitor, quicker: Vec::new() }
    }
}

impl RiderLowering {
    fn lowered(self, SlotParts { tables, bodies, joined, quicker }: SlotParts) -> Lowered {
        let doc = "The squares attacked from a slot of these tables.";
        let (stem, name) = (ride_name(self.ride), slot_name(self.ride));
        let mut functions = self.of_slot(&stem, name, doc, bodies, joined);
        for (part, quicker) in quicker {
            functions[part].quicker.push(quicker);
        }
        Lowered { tables, functions }
    }

    /// The function that looks up a slot, and before it those of its parts, if there are several.
    fn of_slot(
        self,
        stem: &str,
        name: Name,
        doc: &str,
        mut bodies: Vec<Block>,
        joined: fn(Expression, Expression) -> Expression,
    ) -> Vec<Function> {
        let parameters = [("slot", Type::Index), ("occupancy", self.set())];
        if bodies.len() == 1 {
            let body = bodies.remove(0);
            return vec![Function::private(name, doc, &parameters, body)];
        }
        let part = |(part, body)| {
            let doc = "The squares attacked along some of the rays from a slot.";
            Function::private(part_name(stem, part), doc, &parameters, body)
        };
        let mut functions = list(bodies.into_iter().enumerate(), part);
        let calls = list(functions.iter(), |part| part.call(vec![slot(), self.occupancy()]));
        let all = calls.into_iter().reduce(joined);
        let all = all.unwrap_or(Expression::Constant(0, self.set()));
        functions.push(Function::private(name, doc, &parameters, all));
        functions
    }

    /// The function of a square, which may be looked up as another.
    fn of_square(self, frames: Frames<'_>) -> Lowered {
        let (tables, body) = match frames {
            Frames::Own => {
                let arguments = vec![square().to(Type::Index), self.occupancy()];
                (Vec::new(), call_private(slot_name(self.ride), arguments, self.set()).into())
            }
            _ => (turns::tables(self.ride, frames), turned(&[self.ride], frames)),
        };
        let line = (frames != Frames::Own).then(|| turns::line(&[self.ride], frames));
        let Leap { m, n } = self.ride;
        let doc = format!("The squares a ({m}, {n}) rider attacks, given all occupied squares.");
        let parameters = [("square", Type::Square), ("occupancy", self.set())];
        let name = ride_name(self.ride);
        let function = Function { line, ..Function::private(name, &doc, &parameters, body) };
        Lowered { tables, functions: vec![function] }
    }

    /// A line of the function of a slot: `arguments` are followed by the occupancy.
    fn line(self, tables: Vec<Table>, function: &'static str, arguments: Vec<Argument>) -> Line {
        let all = arguments.into_iter().chain([self.occupancy().into()]).collect();
        Line { tables, body: runtime(function, all, self.set()).into() }
    }

    fn set(self) -> Type {
        Type::Set(self.word)
    }

    fn occupancy(self) -> Expression {
        Expression::value("occupancy", self.set())
    }

    /// The name of one of the rider's tables.
    fn table(self, name: &str) -> Name {
        format!("{}_{name}", ride_name(self.ride)).into()
    }
}

/// The slot that a function is given.
fn slot() -> Expression {
    Expression::value("slot", Type::Index)
}

/// The row of a part, if each slot has a row for each part.
fn row(parts: usize, part: usize) -> Vec<Expression> {
    if parts == 1 { vec![slot()] } else { vec![slot(), Expression::index(part as u32)] }
}

/// The inner dimension of a table with such rows.
fn inner(parts: usize) -> Vec<usize> {
    if parts == 1 { Vec::new() } else { vec![parts] }
}

/// The lower half of a set, or all of it.
fn low(set: Expression) -> Expression {
    set.to(Type::Word(WordSize::U64))
}

/// The upper half of a set of 128 bits.
fn high(set: Expression) -> Expression {
    (set >> Expression::small(64)).to(Type::Word(WordSize::U64))
}

/// The name of a hopper's table.
fn names_of(hopper: &Hopper) -> Name {
    format!("{}_names", hopper_name(hopper)).into()
}
