//! The squares that all pieces on a set attack together.
//!
//! This file decides for which pieces shifts are used, and from how many pieces on.

use std::ops::BitOr;

use super::expression::{Expression, LoopKind, Type, call, runtime};
use super::function::{Block, Definitions, Function};
use super::moves::{ATTACKS, by_color, name_of};
use super::shifts::{along, moved, stepped};
use quadrille_codegen::list::list;
use quadrille_codegen::model::{Layout, Piece, WordSize};
use quadrille_codegen::solve::Bitboards;
use quadrille_codegen::solve::set_attacks::{LeapGroup, SetAttacks, SpreadingSide};

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

struct Lowering<'a> {
    piece: &'a Piece,
    word: WordSize,
    /// The number of functions by colour: one if both colours are alike.
    sides: usize,
    /// True if occupied squares matter.
    is_blocked: bool,
}

impl<'a> Lowering<'a> {
    /// The functions of a piece.
    fn functions(&self, found: Option<&'a SetAttacks>) -> Vec<Function> {
        let Some(SetAttacks { sides, fill_from }) = found else {
            return self.of_set(None);
        };
        let mut functions = self.by_fill(sides);
        functions.extend(self.of_set(Some(fill_from[0])));
        functions
    }

    fn ty(&self) -> Type {
        Type::Set(self.word)
    }

    fn set(&self, name: &'static str) -> Expression {
        Expression::value(name, self.ty())
    }

    /// The function that users call for shifts: the leaps of a side, and its rays.
    fn by_fill(&self, sides: &'a [SpreadingSide]) -> Vec<Function> {
        let side = |color: usize| {
            let (mut body, side) = (Definitions::default(), &sides[color]);
            let mut parts = list(side.leaps.iter(), |group| body.group(&self.set("set"), group));
            parts.extend(side.up_and_down().into_iter().flatten().map(|ray| {
                along("rays_of_set", self.set("set"), !self.set("occupancy"), ray, side.rounds)
            }));
            body.block(self.ty().union(parts))
        };
        let doc = format!(
            "The squares that pieces on a set attack together, each moving as {} does: by shifts of all of them, in\n\
             the same time for any number.",
            self.piece.spoken()
        );
        let function = self.public(ATTACKS_BY_FILL, &doc, Expression::small(0));
        by_color(function, list(0..self.sides, side))
    }

    /// The function that users call: few pieces are looked up one by one.
    fn of_set(&self, fill_from: Option<u8>) -> Vec<Function> {
        let doc = format!(
            "The squares that pieces on a set attack together, each moving as {} does.",
            self.piece.spoken()
        );
        let one_by_one =
            Expression::repeated(LoopKind::Squares, "piece", self.set("set"), self.of_one());
        let Some(count) = fill_from else {
            return vec![self.public(ATTACKS_OF_SET, &doc, one_by_one)];
        };
        let by_fill = name_of(self.piece, ATTACKS_BY_FILL);
        let fill = call(by_fill, self.arguments("set"), self.ty());
        let most = u32::from(count).saturating_sub(1);
        if most == 0 {
            return vec![self.public(ATTACKS_OF_SET, &doc, fill)];
        }
        let each =
            self.public("attacks_of_each", "The same, looked up piece by piece.", one_by_one);
        let each = Function { is_public: false, ..each };
        let few = vec![self.set("set"), Expression::small(most)];
        let few = runtime("has_at_most", few, Type::Truth);
        let body = few.choose(each.call(self.arguments("set")), fill);
        vec![each, self.public(ATTACKS_OF_SET, &doc, body)]
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

    fn public(&self, suffix: &'static str, doc: &str, body: impl Into<Block>) -> Function {
        let color = (self.sides > 1).then_some(("color", Type::Color));
        let occupancy = self.is_blocked.then(|| ("occupancy", self.ty()));
        let parameters = color.into_iter().chain([("set", self.ty())]).chain(occupancy);
        let name = name_of(self.piece, suffix);
        Function::public(name, doc, &parameters.collect::<Vec<_>>(), body)
    }
}

impl Definitions {
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
            Some(within) => reached & Expression::constant(*within, set.ty()),
            None => reached,
        }
    }
}
