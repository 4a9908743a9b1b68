//! Rides and hops behind a bend, as parts of a piece's function.

use std::ops::BitOr;

use super::expression::{Expression, Type, square};
use super::function::{Block, Field, Table, values_of};
use super::moves::BodyParts;
use super::on_sets::LAME;
use quadrille_codegen::list::list;
use quadrille_codegen::solve::moves::{BendBack, BendThere, Bent, BentWays};

impl<'a> BodyParts<'_, 'a> {
    /// What is reached by all ways.
    pub(super) fn bent(&mut self, bent: &'a Bent) -> Expression {
        match &bent.ways {
            BentWays::There(ways) => self.there(bent, ways, &square()),
            BentWays::Back(ways) => self.back(bent, ways),
            BentWays::Asked(ways, from) => self.asked(bent, ways, from),
        }
    }

    /// What is reached by rides and hops from some square.
    fn on(&mut self, bent: &'a Bent, from: &Expression) -> Expression {
        let occupancy = self.set("occupancy");
        let mut parts =
            list(&bent.slides, |it| self.ride_from(from.clone(), it.ride, occupancy.clone()));
        parts.extend(list(&bent.hops, |hop| self.hop(hop, from)));
        self.union(parts)
    }

    /// From the piece's square, each way for itself.
    fn there(&mut self, bent: &'a Bent, ways: &'a [BendThere], from: &Expression) -> Expression {
        let parts = list(ways, |BendThere { passed, at, targets }| {
            let name = format!("at_{}", self.tables.len());
            let table = Table::list(name, "", Field::only(Type::Square, 8), values_of(at));
            let begin = table.entry(from.clone());
            self.tables.push(table);
            let on = self.on(bent, &begin) & self.row_of(from.clone(), "targets", targets);
            if passed.is_empty() {
                return on;
            }
            let passed = self.row_of(from.clone(), "passed", passed);
            self.on_sets(LAME, vec![passed, on, self.set("occupancy")])
        });
        self.union(parts)
    }

    /// Back from the bends, all that bend alike at once.
    fn back(&mut self, bent: &'a Bent, ways: &'a [BendBack]) -> Expression {
        let bends = self.on(bent, &square()) & !self.set("occupancy");
        let bends = self.definitions.define(format!("bends_{}", self.tables.len()), bends);
        let parts = list(ways, |BendBack { by, passed, targets }| {
            let from = moved(bends.clone(), *by) & self.row_of(square(), "targets", targets);
            let blocked = passed.iter().map(|&by| moved(self.set("occupancy"), by));
            blocked.fold(from, |from, blocked| from & !blocked)
        });
        self.union(parts)
    }

    /// Back by asking squares what they attack.
    fn asked(&mut self, bent: &'a Bent, ways: &'a [BendThere], from: &[u128]) -> Expression {
        let (asked, set) = (Expression::value("from", Type::Square), self.set("occupancy").ty());
        let outer = std::mem::take(&mut self.definitions);
        let there = self.there(bent, ways, &asked);
        let bit = |of: Expression| Expression::Constant(1, set) << of.to(Type::Small);
        let is_attacked = (there & bit(square())).equals(bit(square()));
        let none = Expression::Constant(0, set);
        let each = self.block(vec![is_attacked.choose(bit(asked), none)]);
        self.definitions = outer;
        let squares = self.row_of(square(), "asked", from);
        let Block { definitions, value } = Block::of_squares("reached", "from", squares, each);
        self.definitions.0.extend(definitions);
        // The next loop has the same name.
        self.definitions.define(format!("asked_{}", self.tables.len()), value)
    }

    fn union(&self, parts: Vec<Expression>) -> Expression {
        let none = Expression::Constant(0, self.set("occupancy").ty());
        Expression::joined(BitOr::bitor, parts).unwrap_or(none)
    }
}

/// A set, its squares moved by what is added to their numbers.
fn moved(set: Expression, by: i32) -> Expression {
    let distance = Expression::small(by.unsigned_abs());
    if by < 0 { set >> distance } else { set << distance }
}
