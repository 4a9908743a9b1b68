//! The squares that all pieces on a set attack together.
//!
//! This file decides for which pieces shifts are used, and from how many pieces on.

use std::ops::BitOr;

use super::expression::{Argument, Expression, Name, Type, call, call_private, runtime};
use super::function::{Block, Definitions, Function};
use super::moves::{ATTACKS, by_color, name_of};
use quadrille_codegen::list::list;
use quadrille_codegen::model::{Layout, Piece, WordSize};
use quadrille_codegen::solve::Bitboards;
use quadrille_codegen::solve::set_attacks::{LeapGroup, SetAttacks, ShiftedStep, SpreadingSide};

// Ends of the names of set-wise attacks, and of their fills.
pub(crate) const ATTACKS_OF_SET: &str = "attacks_of_set";
pub(crate) const ATTACKS_BY_FILL: &str = "attacks_by_fill";

/// The functions of each piece on sets of squares.
pub fn functions<'a>(layout: &'a Layout, bitboards: &'a Bitboards) -> Vec<Vec<Function>> {
    let pieces = layout.pieces.iter().zip(&bitboards.sets);
    list(pieces.zip(&bitboards.moves), |((piece, set), look_ups)| {
        let is_blocked = look_ups.iter().any(|side| side.attacks.is_blocked());
        let (word, sides) = (bitboards.word, look_ups.len());
        let lowering = Lowering { piece, word, sides, is_blocked };
        lowering.functions(set.as_ref().ok())
    })
}

/// The name of the private function of a side: `rook_rays_of_set_0`.
pub fn name_of_side(piece: &Piece, part: &str, side: usize) -> Name {
    format!("{}_{part}_of_set_{side}", piece.name).into()
}

struct Lowering<'a> {
    piece: &'a Piece,
    word: WordSize,
    /// The number of functions by colour: one if both colours are alike.
    sides: usize,
    /// Whether occupied squares matter.
    is_blocked: bool,
}

impl<'a> Lowering<'a> {
    /// The private functions, and then those that call them.
    fn functions(&self, found: Option<&'a SetAttacks>) -> Vec<Function> {
        let Some(SetAttacks { sides, fill_from }) = found else {
            return vec![self.of_set(None)];
        };
        let mut functions = Vec::new();
        for (index, side) in sides.iter().enumerate() {
            functions.extend(self.leaps(index, side));
            functions.extend(self.rays(index, side));
        }
        functions.push(self.by_fill(sides));
        functions.push(self.of_set(Some(fill_from[0])));
        functions
    }

    fn ty(&self) -> Type {
        Type::Set(self.word)
    }

    fn set(&self, name: &'static str) -> Expression {
        Expression::value(name, self.ty())
    }

    fn none(&self) -> Expression {
        Expression::Constant(0, self.ty())
    }

    fn private(&self, name: Name, doc: &str, parameters: &[&'static str], body: Block) -> Function {
        let parameters = list(parameters.iter(), |&name| (name, self.ty()));
        Function::private(name, doc, &parameters, body)
    }

    /// The leaps of a side, if it has some.
    fn leaps(&self, index: usize, side: &'a SpreadingSide) -> Option<Function> {
        let mut body = Definitions::default();
        let group = |group| body.group(&self.set("set"), group);
        let value = list(side.leaps.iter(), group).into_iter().reduce(BitOr::bitor)?;
        let name = name_of_side(self.piece, "leaps", index);
        let doc = "The squares that all pieces on a set attack by leaps.";
        let groups = Argument::List(list(side.leaps.iter(), |group| group.argument(self.ty())));
        let arguments = vec![self.set("set").into(), groups];
        let line = runtime("leaps_of_set", arguments, self.ty());
        let function = self.private(name, doc, &["set"], body.block(value));
        Some(function.with_line(Vec::new(), line))
    }

    /// The rays of a side, if it has some.
    fn rays(&self, index: usize, side: &'a SpreadingSide) -> Option<Function> {
        let mut body = Definitions::default();
        let empty = body.define("empty", !self.set("occupancy"));
        let set = self.set("set");
        let rays = list(side.up_and_down().into_iter().flatten(), |ray| {
            stepped(body.fill(&set, &empty, ray, side.rounds), ray)
        });
        let value = rays.into_iter().reduce(BitOr::bitor)?;
        let block = body.block(value);
        let doc = "The squares that all pieces on a set attack along their lines.";
        let name = name_of_side(self.piece, "rays", index);
        let steps = side.up_and_down().into_iter().flatten();
        let steps = Argument::List(list(steps, |ray| ray.argument(self.ty())));
        let sets = [self.set("set"), !self.set("occupancy")].map(Argument::Value);
        let rest = [steps, Argument::small(side.rounds)];
        let arguments = sets.into_iter().chain(rest).collect();
        let line = runtime("rays_of_set", arguments, self.ty());
        Some(self.private(name, doc, &["set", "occupancy"], block).with_line(Vec::new(), line))
    }

    /// The function that users call for shifts.
    fn by_fill(&self, sides: &'a [SpreadingSide]) -> Function {
        let call = |part: &str, side: usize, arguments: &[&'static str]| {
            let arguments = list(arguments.iter(), |&name| self.set(name));
            call_private(name_of_side(self.piece, part, side), arguments, self.ty())
        };
        let side = |color: usize| {
            let SpreadingSide { leaps, rays, .. } = &sides[color];
            let leaps = (!leaps.is_empty()).then(|| call("leaps", color, &["set"]));
            let rays = (!rays.is_empty()).then(|| call("rays", color, &["set", "occupancy"]));
            self.ty().union(leaps.into_iter().chain(rays)).into()
        };
        let doc = format!(
            "The squares that pieces on a set attack together, each moving as {} does: by shifts of all of them, in\n\
             the same time for any number.",
            self.piece.spoken()
        );
        self.public(ATTACKS_BY_FILL, &doc, by_color(self.sides, side))
    }

    /// The function that users call: one by one, where there are few.
    fn of_set(&self, fill_from: Option<u8>) -> Function {
        let doc = format!(
            "The squares that pieces on a set attack together, each moving as {} does.",
            self.piece.spoken()
        );
        let Some(count) = fill_from else {
            let arguments = vec![self.set("set").into(), self.attacks_of_one()];
            let line = runtime("one_by_one", arguments, self.ty());
            return self
                .public(ATTACKS_OF_SET, &doc, self.one_by_one())
                .with_line(Vec::new(), line);
        };
        let by_fill = name_of(self.piece, ATTACKS_BY_FILL);
        let fill = call(by_fill, self.arguments("set"), self.ty());
        if count <= 1 {
            return self.public(ATTACKS_OF_SET, &doc, fill.into());
        }
        let (most, by_fill) = (Argument::small(u32::from(count) - 1), fill.clone());
        let by_fill = Argument::Closure(Vec::new(), by_fill);
        let arguments = vec![self.set("set").into(), most, self.attacks_of_one(), by_fill];
        let line = runtime("attacks_of_set", arguments, self.ty());
        self.public(ATTACKS_OF_SET, &doc, self.by_count(count, fill)).with_line(Vec::new(), line)
    }

    /// The function of one piece.
    fn attacks_of_one(&self) -> Argument {
        Argument::Closure(vec!["piece".into()], self.of_one())
    }

    /// The condition for few pieces: a small set is empty without its least bits.
    fn by_count(&self, count: u8, fill: Expression) -> Block {
        let mut body = Definitions::default();
        let mut rest = self.set("set");
        for taken in 1..count {
            let less = rest.clone() - Expression::Constant(1, self.ty());
            rest = body.define(format!("without_{taken}"), rest & less);
        }
        let are_few = rest.equals(self.none());
        let attacked = Block::choice("attacked", are_few, self.one_by_one(), fill);
        let attacked = body.enter(attacked);
        body.block(attacked)
    }

    fn one_by_one(&self) -> Block {
        Block::of_squares("united", "piece", self.set("set"), self.of_one().into())
    }

    /// The attacks of `piece`.
    fn of_one(&self) -> Expression {
        let mut arguments = self.arguments("piece");
        let index = usize::from(self.sides > 1);
        arguments[index] = Expression::value("piece", Type::Square);
        call(name_of(self.piece, ATTACKS), arguments, self.ty())
    }

    /// The arguments of a function of the piece, the one on a square or a set of this name.
    fn arguments(&self, on: &'static str) -> Vec<Expression> {
        let color = (self.sides > 1).then(|| Expression::value("color", Type::Color));
        let occupancy = self.is_blocked.then(|| self.set("occupancy"));
        color.into_iter().chain([self.set(on)]).chain(occupancy).collect()
    }

    fn public(&self, suffix: &'static str, doc: &str, body: Block) -> Function {
        let color = (self.sides > 1).then_some(("color", Type::Color));
        let occupancy = self.is_blocked.then(|| ("occupancy", self.ty()));
        let parameters = color.into_iter().chain([("set", self.ty())]).chain(occupancy);
        let name = name_of(self.piece, suffix);
        Function::public(name, doc, &parameters.collect::<Vec<_>>(), body)
    }
}

impl Definitions {
    /// The set, and what it reaches through empty squares by one step, two and four, until steps are as wide as
    /// the word.
    pub(super) fn fill(
        &mut self,
        set: &Expression,
        empty: &Expression,
        ray: &ShiftedStep,
        rounds: u32,
    ) -> Expression {
        let entered = Expression::Constant(ray.entered, set.ty());
        let [free, reached] = ["free", "reached"].map(|name| format!("{name}_{}", self.0.len()));
        let (mut through, mut all) = (empty.clone() & entered, set.clone());
        let fits = |by: &i16| u32::from(by.unsigned_abs()) < set.ty().width();
        let distances = (0..rounds).map(|round| ray.by << round);
        for by in distances.take_while(fits) {
            through = self.define(free.clone(), through);
            all = self.define(reached.clone(), all.clone() | (through.clone() & moved(all, by)));
            through = through.clone() & moved(through, by);
        }
        all
    }

    /// The squares a group of leaps reaches.
    fn group(
        &mut self,
        set: &Expression,
        LeapGroup { first, then, within }: &LeapGroup,
    ) -> Expression {
        let first = first.iter().map(|step| match step {
            Some(step) => stepped(set.clone(), step),
            None => set.clone(),
        });
        let near = first.reduce(BitOr::bitor).unwrap_or_else(|| set.clone());
        let near = match then.len() {
            0 | 1 => near,
            _ => self.define(format!("near_{}", self.0.len()), near),
        };
        let then = then.iter().map(|&by| moved(near.clone(), by));
        let reached = then.reduce(BitOr::bitor).unwrap_or(near.clone());
        match within {
            Some(within) => reached & Expression::Constant(*within, set.ty()),
            None => reached,
        }
    }
}

/// Steps and leaps as arguments of the runtimes' functions.
pub(super) trait AsArgument {
    /// The argument for sets of this type.
    fn argument(&self, ty: Type) -> Argument;
}

/// How far words are shifted up and down for a difference of numbers.
pub(super) fn shift(by: impl Into<i32>) -> [Argument; 2] {
    let by = by.into();
    let by = if by < 0 { [0, by.unsigned_abs()] } else { [by.unsigned_abs(), 0] };
    by.map(Argument::small)
}

impl AsArgument for ShiftedStep {
    fn argument(&self, ty: Type) -> Argument {
        step(self.by, self.entered, ty)
    }
}

/// A step as an argument.
fn step(by: i16, entered: u128, ty: Type) -> Argument {
    let entered = Expression::Constant(entered, ty).into();
    Argument::List(shift(by).into_iter().chain([entered]).collect())
}

impl AsArgument for LeapGroup {
    /// If a group has no first step, it steps by nothing, so that all groups have the same form.
    fn argument(&self, ty: Type) -> Argument {
        let LeapGroup { first, then, within } = self;
        let all = u128::MAX >> (128 - ty.width());
        let stay = || step(0, all, ty);
        let own =
            |step: &Option<ShiftedStep>| step.as_ref().map_or_else(stay, |it| it.argument(ty));
        let first = if first.is_empty() { vec![stay()] } else { list(first.iter(), own) };
        let then =
            if then.is_empty() { vec![shift(0)] } else { list(then.iter(), |&by| shift(by)) };
        let then = list(then, |by| Argument::List(by.into()));
        let within = Expression::Constant(within.unwrap_or(all), ty);
        Argument::List(vec![Argument::List(first), Argument::List(then), within.into()])
    }
}

/// A set one step on, without the squares that leave the board.
fn stepped(set: Expression, step: &ShiftedStep) -> Expression {
    let entered = Expression::Constant(step.entered, set.ty());
    moved(set, step.by) & entered
}

/// A set with every square moved by this difference of numbers.
pub(super) fn moved(set: Expression, by: impl Into<i32>) -> Expression {
    let by = by.into();
    let distance = Expression::small(by.unsigned_abs());
    if by < 0 { set >> distance } else { set << distance }
}
