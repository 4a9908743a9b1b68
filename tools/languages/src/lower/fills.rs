//! The squares whole sets reach: fills, floods, and the spans of pawns.

use quadrille_runtime::Direction;

use super::expression::{Expression, LoopKind, Part, Type, call, runtime};
use super::function::Function;
use super::sets::Sets;
use super::shifts::along;
use quadrille_codegen::list::list;

/// The functions of a layout; those along rays read the table of its geometry.
pub fn functions(own: Sets<'_>) -> Vec<Function> {
    let mut functions = list(own.directions(), |it| own.fill_towards(it));
    functions.extend([own.fill(), own.flood()]);
    functions.extend(own.spans());
    functions
}

impl Sets<'_> {
    fn named(self, name: &'static str) -> Expression {
        Expression::value(name, self.set())
    }

    fn fill_towards(self, direction: Direction) -> Function {
        let sets = ["set", "empty"].map(|name| self.named(name));
        let body = match &self.bitboards.shifts[direction as usize] {
            Some(ray) => {
                let [set, empty] = sets;
                along("fill", set, empty, ray, self.rounds())
            }
            None if self.layout.board().wraps().any() => self.fill_around(direction, sets),
            None => {
                let there = direction as u32;
                let rays = [there, (there + 4) % 8].map(|direction| Expression::Rows {
                    table: "rays".into(),
                    at: vec![Expression::index(direction)],
                    part: Part::List,
                });
                runtime("fill_along_rays", rays.into_iter().chain(sets).collect(), self.set())
            }
        };
        let name = direction.name();
        let doc = format!(
            "The set, and the empty squares that are reached from it towards {name} through empty ones."
        );
        let parameters = [("set", self.set()), ("empty", self.set())];
        Function::public(format!("fill_{name}"), &doc, &parameters, body)
    }

    /// A fill where edges wrap, so that a blocker's ray may lead to squares before it.
    fn fill_around(self, direction: Direction, [first, empty]: [Expression; 2]) -> Expression {
        let next = self.shifted(direction, self.named("added")) & empty;
        Expression::repeated(LoopKind::Flood, "added", first, next)
    }

    /// The number of doublings that pass the board; where edges wrap, a line may have all squares.
    fn rounds(self) -> u32 {
        let board = self.layout.board();
        let longest = match board.wraps().any() {
            true => board.len(),
            false => board.files().max(board.ranks()).into(),
        };
        longest.next_power_of_two().ilog2()
    }

    fn fill(self) -> Function {
        let body = self.by_direction(self.named("set"), |direction| {
            self.filled(direction, self.named("set"), self.named("empty"))
        });
        let doc = "The set, and the empty squares that are reached from it in a direction through empty ones. One step \
                   more is what sliders attack.";
        let set = self.set();
        let parameters = [("set", set), ("direction", Type::Direction), ("empty", set)];
        Function::public("fill", doc, &parameters, body)
    }

    fn filled(self, direction: Direction, set: Expression, empty: Expression) -> Expression {
        call(format!("fill_{}", direction.name()), vec![set, empty], self.set())
    }

    /// All steps of a set in some directions.
    fn steps_of(self, set: &Expression, directions: impl Iterator<Item = Direction>) -> Expression {
        self.set().union(directions.map(|direction| self.shifted(direction, set.clone())))
    }

    /// The flood, step by step from the squares that were new.
    fn flood(self) -> Function {
        let [added, within] = ["added", "within"].map(|name| self.named(name));
        let next = self.steps_of(&added, self.directions()) & within;
        let body = Expression::repeated(LoopKind::Flood, "added", self.named("set"), next);
        let doc = "The set, and the squares of `within` that are reached from it by steps to neighbours in `within`.";
        let parameters = [("set", self.set()), ("within", self.set())];
        Function::public("flood_fill", doc, &parameters, body)
    }

    /// The squares that pawns on a set attack, and those in front of and behind the pawns.
    fn spans(self) -> [Function; 4] {
        let all = || self.constant(self.bitboards.geometry.all);
        let span = |direction: Direction| match self.has(direction) {
            true => self.filled(direction, self.shifted(direction, self.named("set")), all()),
            false => self.constant(0_u8),
        };
        let attacks = |forward: Direction| {
            let beside = forward.beside().into_iter().filter(|&direction| self.has(direction));
            self.steps_of(&self.named("set"), beside)
        };
        let attacked = |forward: Direction| match self.has(forward) {
            true => self.filled(forward, attacks(forward), all()),
            false => attacks(forward),
        };
        [
            self.of_pawns("All squares that pawns on a set attack.", "pawn_attacks_of_set", attacks),
            self.of_pawns(
                "The squares in front of pawns on a set, up to the edge.",
                "front_span",
                span,
            ),
            self.of_pawns(
                "The squares behind pawns on a set, up to the edge.",
                "rear_span",
                |forward| span(forward.opposite()),
            ),
            self.of_pawns(
                "The squares that pawns on a set attack, and those that they will attack as they advance.",
                "attack_span",
                attacked,
            ),
        ]
    }

    fn of_pawns(
        self,
        doc: &str,
        name: &'static str,
        of: impl Fn(Direction) -> Expression,
    ) -> Function {
        let [white, black] = self.layout.pawns.map(of);
        let body = Expression::is_white().choose(white, black);
        Function::public(name, doc, &[("color", Type::Color), ("set", self.set())], body)
    }
}
