//! Riders: the records of each method, and the call that looks them up.
//!
//! - [`magic`]: magics, and hoppers by the magics of their rider
//! - [`split`], [`overlapped`], [`pext`], [`obstruction_difference`], [`classical`]: the other methods
//! - `frames`: squares looked up in the frame of another; `vectors`: a bishop and a rook at once

mod classical;
mod frames;
mod magic;
mod obstruction_difference;
mod overlapped;
mod pext;
mod split;
mod vectors;

use quadrille_runtime::U256;
use std::ops::BitOr;

use super::expression::{Expression, Name, Type, runtime};
use super::function::{Function, Lowered, Quicker, Table, When};
use super::moves::ride_name;
use quadrille_codegen::model::{Leap, WordSize};
use quadrille_codegen::solve::sliders::{Method, RiderLookUp};
use quadrille_codegen::solve::{Bitboards, Target};
use quadrille_runtime::sliders::Frames;

pub(super) use frames::rotated;
pub use vectors::Vectors;

/// All riders of a layout, and the hoppers that are looked up in their tables.
pub fn riders(bitboards: &Bitboards) -> Lowered {
    let mut all = Lowered::default();
    for solved in &bitboards.sliders {
        let own = RiderLowering::of(solved);
        let parts = own.parts(&solved.method);
        all.add(own.lowered(solved, parts));
        if let Method::Magic(tables) = &solved.method {
            let hoppers = bitboards.hoppers.iter().filter(|hopper| hopper.ride == solved.ride);
            hoppers.for_each(|hopper| all.add(own.hopper(tables, hopper)));
        }
    }
    if let Some(vectors) = Vectors::of(bitboards) {
        all.tables.push(vectors.lanes());
    }
    all
}

/// The function that looks up a slot of a rider whose squares are looked up as others.
pub fn slot_name(ride: Leap) -> Name {
    format!("{}_slot", ride_name(ride)).into()
}

/// The rider whose functions are made.
#[derive(Clone, Copy)]
struct RiderLowering {
    ride: Leap,
    word: WordSize,
    /// The name of the parameter that says which row of the tables is looked up.
    slot: &'static str,
}

/// The look-ups of a rider, which are joined, and their tables.
struct Parts {
    tables: Vec<Table>,
    parts: Vec<Expression>,
    joined: fn(Expression, Expression) -> Expression,
}

impl Parts {
    /// Parts that are united.
    fn united(tables: Vec<Table>, parts: Vec<Expression>) -> Parts {
        Parts { tables, parts, joined: BitOr::bitor }
    }

    /// The same tables for some targets only.
    fn when(self, when: When) -> Parts {
        let tables = self.tables.into_iter().map(|table| Table { when: Some(when), ..table });
        Parts { tables: tables.collect(), ..self }
    }
}

impl RiderLowering {
    fn of(solved: &RiderLookUp) -> RiderLowering {
        let slot = if solved.frames() == Frames::Own { "square" } else { "slot" };
        RiderLowering { ride: solved.ride, word: solved.word, slot }
    }

    fn parts(self, method: &Method) -> Parts {
        match method {
            Method::Magic(tables) => magic::parts(self, tables),
            Method::Split(tables) => split::parts(self, tables),
            Method::Overlapped(tables) => overlapped::parts(self, tables),
            Method::ObstructionDifference(lines) if self.word == WordSize::U256 => {
                classical::parts(self, &lines.rays())
            }
            Method::ObstructionDifference(lines) => obstruction_difference::parts(self, lines),
            Method::Classical(rays) => classical::parts(self, rays),
        }
    }

    /// The function of a square, and before it that of a slot if squares are looked up as others.
    fn lowered(self, solved: &RiderLookUp, parts: Parts) -> Lowered {
        let Leap { m, n } = self.ride;
        let doc = format!("The squares a ({m}, {n}) rider attacks, given all occupied squares.");
        let how = format!("{doc}\n\n{}", solved.method.look_up().tables().doc);
        let frames = solved.frames();
        let extracted = solved.pext.as_ref().map(|tables| pext::parts(self, tables));
        let own = self.of_slot(
            if frames == Frames::Own { ride_name(self.ride).into() } else { slot_name(self.ride) },
            &how,
            parts,
            extracted,
        );
        let mut lowered = own;
        if frames != Frames::Own {
            let parameters = [("square", Type::Square), ("occupancy", self.set())];
            let body = rotated(&[self.ride], frames);
            lowered.tables.extend(frames::tables(self.ride, frames));
            lowered.functions.push(Function::private(
                ride_name(self.ride),
                &doc,
                &parameters,
                body,
            ));
        }
        lowered
    }

    /// The function that joins some parts, by other tables if the target extracts bits by an instruction.
    fn of_slot(self, name: Name, doc: &str, parts: Parts, extracted: Option<Parts>) -> Lowered {
        let joined = |Parts { parts, joined, .. }: &Parts| {
            let all = parts.iter().cloned().reduce(joined);
            all.unwrap_or(Expression::zero(self.set()))
        };
        let parameters = [(self.slot, Type::Index), ("occupancy", self.set())];
        let mut function = Function::private(name, doc, &parameters, joined(&parts));
        let Some(extracted) = extracted else {
            return Lowered { tables: parts.tables, functions: vec![function] };
        };
        let target = Target::Bmi2;
        function.quicker.push(Quicker { target, body: joined(&extracted).into() });
        let (parts, extracted) =
            (parts.when(When::Without(target)), extracted.when(When::With(target)));
        let tables = extracted.tables.into_iter().chain(parts.tables).collect();
        Lowered { tables, functions: vec![function] }
    }

    /// A look-up of the runtimes: `arguments` are followed by the occupancy.
    fn look_up(self, function: &'static str, arguments: Vec<Expression>) -> Expression {
        let all = arguments.into_iter().chain([self.occupancy()]).collect();
        runtime(function, all, self.set())
    }

    fn set(self) -> Type {
        Type::Set(self.word)
    }

    fn occupancy(self) -> Expression {
        Expression::value("occupancy", self.set())
    }

    /// The row of the tables that is looked up.
    fn slot(self) -> Expression {
        Expression::value(self.slot, Type::Index)
    }

    /// The row of a part, if each slot has a row for each part.
    fn row(self, parts: usize, part: usize) -> Vec<Expression> {
        if parts == 1 {
            vec![self.slot()]
        } else {
            vec![self.slot(), Expression::index(part as u32)]
        }
    }

    /// The name of one of the rider's tables.
    fn table(self, name: &str) -> Name {
        format!("{}_{name}", ride_name(self.ride)).into()
    }

    /// A table of the sets that look-ups lead to.
    fn sets<W: Copy + Into<U256>>(self, doc: &'static str, sets: &[W]) -> Table {
        Table::words(self.table("sets"), doc, self.set(), sets)
    }
}

/// The inner dimension of a table with a row for each part.
fn inner(parts: usize) -> Vec<usize> {
    if parts == 1 { Vec::new() } else { vec![parts] }
}

/// The parts of a ride's look-up of a square.
fn parts_of(solved: &RiderLookUp) -> Vec<Expression> {
    RiderLowering::of(solved).parts(&solved.method).parts
}
