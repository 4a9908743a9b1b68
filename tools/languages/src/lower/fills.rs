//! The squares whole sets reach: fills, floods, and the spans of pawns.

use quadrille_runtime::Direction;

use super::expression::{Argument, Expression, Type, call, runtime, square};
use super::function::{Block, Definitions, Function, Lowered, Walk};
use super::set_attacks::AsArgument as _;
use super::sets::Sets;
use quadrille_codegen::list::list;
use quadrille_codegen::solve::set_attacks::ShiftedStep;

/// The functions of a layout; those along rays read its table of rays.
pub fn functions(own: Sets<'_>, geometry: &Lowered) -> Vec<Function> {
    let mut functions = list(own.directions(), |it| own.fill_towards(it, geometry));
    functions.extend([own.fill(), own.flood()]);
    functions.extend(own.spans());
    functions
}

impl Sets<'_> {
    fn named(self, name: &'static str) -> Expression {
        Expression::value(name, self.set())
    }

    fn fill_towards(self, direction: Direction, geometry: &Lowered) -> Function {
        let (body, line) = match &self.bitboards.shifts[direction as usize] {
            Some(shift) => (self.by_shifts(shift), self.line_by_shifts(shift)),
            None => (self.along_rays(direction, geometry), self.line_along_rays(direction)),
        };
        let name = direction.name();
        let doc = format!(
            "The set, and the empty squares that are reached from it towards {name} through empty ones."
        );
        let parameters = [("set", self.set()), ("empty", self.set())];
        Function::public(format!("fill_{name}"), &doc, &parameters, body)
            .with_line(Vec::new(), line)
    }

    /// How many doublings pass the board.
    fn rounds(self) -> u32 {
        let board = self.layout.board();
        u32::from(board.files().max(board.ranks())).next_power_of_two().ilog2()
    }

    fn line_by_shifts(self, shift: &ShiftedStep) -> Expression {
        let sets = ["set", "empty"].map(|name| self.named(name).into());
        let rest = [shift.argument(self.set()), Argument::small(self.rounds())];
        runtime("fill", sets.into_iter().chain(rest).collect(), self.set())
    }

    fn line_along_rays(self, direction: Direction) -> Expression {
        let rays =
            |direction: u32| Argument::Rows("rays".into(), vec![Expression::index(direction)]);
        let there = direction as u32;
        let sets = ["set", "empty"].map(|name| self.named(name).into());
        let rays = [rays(there), rays((there + 4) % 8)];
        runtime("fill_along_rays", rays.into_iter().chain(sets).collect(), self.set())
    }

    /// Doubling steps: by one, two and four, as far as the board is long.
    fn by_shifts(self, shift: &ShiftedStep) -> Block {
        let mut body = Definitions::default();
        let reached = body.fill(&self.named("set"), &self.named("empty"), shift, self.rounds());
        body.block(reached)
    }

    /// If a step is no shift: each square's ray up to the pieces on it.
    fn along_rays(self, direction: Direction, geometry: &Lowered) -> Block {
        let rays = geometry.tables.iter().find(|table| table.name == "rays");
        let ray_from = |direction: u32, square: Expression| match rays {
            Some(rays) => rays.field("", &[Expression::index(direction), square]),
            None => self.constant(0),
        };
        let there = direction as u32;
        let (set, ray) = (self.named("set"), || self.named("ray"));
        let met = ray() & !self.named("empty");
        let walk = Walk {
            state: "ray".into(),
            first: ray_from(there, square()),
            goes_on: self.constant(1).at_most(met.clone()),
            each: None,
            // Cuts the ray before this piece; if another one is nearer, the next step cuts it
            // again.
            next: ray() & ray_from((there + 4) % 8, met.lowest().to(Type::Square)),
        };
        let mut block =
            Block::of_squares("reached", "square", set.clone(), Block::walk("ray", walk));
        block.value = set | block.value;
        block
    }

    fn fill(self) -> Function {
        let (body, line) = self.by_direction(self.named("set"), |direction| {
            self.filled(direction, self.named("set"), self.named("empty"))
        });
        let doc = "The set, and the empty squares that are reached from it in a direction through empty ones. One step \
                   more is what sliders attack.";
        let set = self.set();
        let parameters = [("set", set), ("direction", Type::Direction), ("empty", set)];
        Function::public("fill", doc, &parameters, body).with_line(Vec::new(), line)
    }

    fn filled(self, direction: Direction, set: Expression, empty: Expression) -> Expression {
        call(format!("fill_{}", direction.name()), vec![set, empty], self.set())
    }

    /// All steps of a set in some directions.
    fn steps_of(self, set: &Expression, directions: impl Iterator<Item = Direction>) -> Expression {
        self.set().union(directions.map(|direction| self.shifted(direction, set.clone())))
    }

    /// Step by step from the squares that were new.
    fn flood(self) -> Function {
        let [added, reached, within] = ["added", "reached", "within"].map(|name| self.named(name));
        let body = Block::walk(
            "reached",
            Walk {
                state: "added".into(),
                first: self.named("set"),
                goes_on: self.constant(1).at_most(added.clone()),
                each: Some(added.clone().into()),
                next: self.steps_of(&added, self.directions()) & within.clone() & !reached,
            },
        );
        let doc = "The set, and the squares of `within` that are reached from it by steps to neighbours in `within`.";
        let parameters = [("set", self.set()), ("within", self.set())];
        let step = self.steps_of(&added, self.directions());
        let step = Argument::Closure(vec!["added".into()], step);
        let arguments = vec![step, self.named("set").into(), within.into()];
        Function::public("flood_fill", doc, &parameters, body)
            .with_line(Vec::new(), runtime("flood_fill", arguments, self.set()))
    }

    /// The squares that pawns on a set attack, and those in front of and behind the pawns.
    fn spans(self) -> [Function; 4] {
        let all = || self.constant(self.bitboards.geometry.all);
        let span = |direction: Direction| match self.has(direction) {
            true => self.filled(direction, self.shifted(direction, self.named("set")), all()),
            false => self.constant(0),
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
        let body = Block::choice("side", Expression::is_white(), white, black);
        Function::public(name, doc, &[("color", Type::Color), ("set", self.set())], body)
    }
}
