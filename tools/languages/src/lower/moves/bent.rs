//! Rides and hops behind a bend, as parts of a piece's function.

use super::super::expression::{Expression, LoopKind, Type, call_private, runtime, square};
use super::super::function::{Field, Function, Table};
use super::super::shifts::moved;
use super::parts::BodyParts;
use quadrille_codegen::list::{list, union};
use quadrille_codegen::solve::moves::{BendLookUps, Bent, OwnedTrial, RouteFromBend, RouteToBend};
use quadrille_runtime::U256;

impl<'a> BodyParts<'_, 'a> {
    /// The squares reached behind bends; `trial` has the squares that are tried where edges wrap.
    pub(super) fn behind_bends(
        &mut self,
        all: &'a [Bent],
        trial: Option<&'a OwnedTrial>,
    ) -> Vec<Expression> {
        let (mut parts, mut asked) = (Vec::new(), list(trial, |trial| &trial.from));
        for bent in all {
            match &bent.routes {
                BendLookUps::FromPiece(routes) => parts.push(self.attacks_of(bent, routes)),
                BendLookUps::FromBends(routes) => parts.push(self.attackers_through(bent, routes)),
                BendLookUps::ByTrial(_, from) => asked.push(from),
            }
        }
        if !asked.is_empty() {
            let any = |number: usize| union(asked.iter().map(|from| from[number]));
            let squares = list(0..asked[0].len(), any);
            parts.push(self.attackers_by_trial(&squares));
        }
        parts
    }

    /// The squares that rides and hops reach from some square.
    fn on(&mut self, bent: &'a Bent, from: &Expression) -> Expression {
        let occupancy = self.set("occupancy");
        let mut parts =
            list(&bent.slides, |it| self.ride_from(from.clone(), it.ride, occupancy.clone()));
        parts.extend(list(&bent.hops, |hop| self.hop(hop, from)));
        self.ty().union(parts)
    }

    /// The attacks, one route after another.
    fn attacks_of(&mut self, bent: &'a Bent, routes: &'a [RouteToBend]) -> Expression {
        let parts = list(routes, |RouteToBend { passed, at, targets }| {
            let name = format!("{}_at_{}", self.function, self.tables.len());
            let table = Table::list(name, "", Field::only(Type::Square, 8), at);
            let begin = table.entry(square());
            self.tables.push(table);
            let on = self.on(bent, &begin) & self.row("targets", targets);
            if passed.is_empty() {
                return on;
            }
            let passed = self.row("passed", passed);
            runtime("lame", vec![passed, on, self.set("occupancy")], self.ty())
        });
        self.ty().union(parts)
    }

    /// The attackers: one look-up finds the bends, and each route shifts them to the pieces' squares.
    fn attackers_through(&mut self, bent: &'a Bent, routes: &'a [RouteFromBend]) -> Expression {
        let bends = self.on(bent, &square()) & !self.set("occupancy");
        let bends = self.definitions.define(format!("bends_{}", self.tables.len()), bends);
        let parts = list(routes, |RouteFromBend { by, passed, targets }| {
            let from = moved(bends.clone(), *by) & self.row("targets", targets);
            let blocked = passed.iter().map(|&by| moved(self.set("occupancy"), by));
            blocked.fold(from, |from, blocked| from & !blocked)
        });
        self.ty().union(parts)
    }

    /// The attackers by trial: the piece's attacks are looked up from every square from which it might attack.
    fn attackers_by_trial(&mut self, from: &[U256]) -> Expression {
        let (origin, set) = (Expression::value("origin", Type::Square), self.ty());
        let bit = |of: Expression| Expression::constant(1_u8, set) << of.to(Type::Small);
        let arguments = vec![origin.clone(), self.set("occupancy"), self.set("hurdles")];
        let attacks = call_private(self.attacks(), arguments, set);
        let is_attacked = (attacks & bit(square())).equals(bit(square()));
        let each = is_attacked.choose(bit(origin), Expression::zero(set));
        let name = format!("{}_by_trial", self.function);
        let asked = Table::words(format!("{name}_asked"), "", set, from);
        let doc = "The attackers by trial.";
        let parameters = [("square", Type::Square), ("occupancy", set), ("hurdles", set)];
        let body = Expression::repeated(LoopKind::Squares, "origin", asked.entry(square()), each);
        let by_trial = Function::private(name, doc, &parameters, body);
        self.called(by_trial, vec![asked])
    }
}
