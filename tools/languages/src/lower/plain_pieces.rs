//! Plain pieces, which move alike for both colours and in all directions.

use super::expression::{Expression, Name, Type, call_private, square};
use super::function::{Block, Function, Lowered, Table};
use super::moves::{is_plain, name_of, ride_name};
use super::sliders::{Vectors, rotated};
use quadrille_codegen::list::list;
use quadrille_codegen::model::{Layout, Leap, Piece};
use quadrille_codegen::solve::Bitboards;
use quadrille_runtime::U256;
use quadrille_runtime::sliders::Frames;

/// The functions and tables of each plain piece except its X-rays; none for other pieces.
pub fn pieces<'a>(layout: &'a Layout, bitboards: &'a Bitboards) -> Vec<Lowered> {
    list(layout.pieces.iter().enumerate(), |(index, piece)| {
        match is_plain(piece, &bitboards.moves[index]) {
            true => Plain { bitboards, piece, index }.lowered(),
            false => Lowered::default(),
        }
    })
}

struct Plain<'a> {
    bitboards: &'a Bitboards,
    piece: &'a Piece,
    index: usize,
}

impl<'a> Plain<'a> {
    fn lowered(&self) -> Lowered {
        let leaps = &self.bitboards.moves[self.index][0].attacks.always;
        let leaps = (!self.piece.leaps.is_empty())
            .then(|| self.table("leaps", "By number: the squares it attacks by leaps.", leaps));
        let on_empty = self.bitboards.on_empty[self.index].as_ref().map(|sets| {
            self.table(
                "sets_on_empty",
                "By number: the squares it attacks on the empty board.",
                sets,
            )
        });
        let together = self.rides_together();
        let attacks = self.attacks(leaps.as_ref(), together.as_ref());
        let attackers = self.attackers(&attacks);
        let empty = on_empty.as_ref().map(|table| self.attacks_empty(table));
        let functions = [together, Some(attacks), Some(attackers), empty];
        Lowered {
            tables: leaps.into_iter().chain(on_empty).collect(),
            functions: functions.into_iter().flatten().collect(),
        }
    }

    fn set(&self) -> Type {
        Type::Set(self.bitboards.word)
    }

    fn named(&self, suffix: &str) -> Name {
        name_of(self.piece, suffix)
    }

    fn table(&self, suffix: &str, doc: &'static str, sets: &'a [U256]) -> Table {
        Table::words(self.named(suffix), doc, self.set(), sets)
    }

    /// The function of all rides, if they are several and looked up in the same frame.
    fn rides_together(&self) -> Option<Function> {
        let frames = self.common_frames()?;
        let doc = format!(
            "The squares {} rides to, given all occupied squares: one rotation of these serves all its lines.",
            self.piece.spoken()
        );
        let parameters = [("square", Type::Square), ("occupancy", self.set())];
        let body = rotated(&self.piece.rides, frames);
        Some(Function::private(self.named("rides"), &doc, &parameters, body))
    }

    /// The attacks by leaps and rides.
    fn attacks(&self, leaps: Option<&Table>, together: Option<&Function>) -> Function {
        let own = leaps.map(|table| table.entry(square()));
        let rides = &self.piece.rides;
        let rides_of_piece = match together {
            Some(together) => vec![together.call(vec![square(), self.occupancy()])],
            None => list(rides.iter(), |&ride| self.ride(ride)),
        };
        let body = self.set().union(own.into_iter().chain(rides_of_piece));
        let blocked = if rides.is_empty() { "" } else { ", given all occupied squares" };
        let doc = format!("The squares {} attacks{blocked}.", self.piece.spoken());
        let mut attacks = self.public("attacks", &doc, body.into());
        if leaps.is_none() && self.piece.rides == [Leap { m: 0, n: 1 }, Leap { m: 1, n: 1 }] {
            attacks.quicker.extend(Vectors::of(self.bitboards).map(|vectors| vectors.of_queen()));
        }
        attacks
    }

    fn attackers(&self, attacks: &Function) -> Function {
        let doc = format!(
            "The squares from which {} attacks a square: those that it attacks from there.",
            self.piece.spoken()
        );
        let own = |(name, ty): &(Name, Type)| Expression::Value(name.clone(), *ty);
        let body = attacks.call(list(attacks.parameters.iter(), own));
        self.public("attackers", &doc, body.into())
    }

    fn attacks_empty(&self, table: &Table) -> Function {
        let doc = format!("The squares {} attacks on an empty board.", self.piece.spoken());
        Function::of_square(self.named("attacks_empty"), &doc, table.entry(square()))
    }

    fn public(&self, suffix: &str, doc: &str, body: Block) -> Function {
        let blocked = (!self.piece.rides.is_empty()).then_some(("occupancy", self.set()));
        let parameters: Vec<_> = [("square", Type::Square)].into_iter().chain(blocked).collect();
        Function::public(self.named(suffix), doc, &parameters, body)
    }

    fn ride(&self, ride: Leap) -> Expression {
        call_private(ride_name(ride), vec![square(), self.occupancy()], self.set())
    }

    fn occupancy(&self) -> Expression {
        Expression::value("occupancy", self.set())
    }

    /// The frames of all rides, if there are several with the same frames.
    fn common_frames(&self) -> Option<Frames<'a>> {
        let [first, others @ ..] = &self.piece.rides[..] else { return None };
        let frames = self.bitboards.frames(*first);
        let is_alike = others.iter().all(|&ride| self.bitboards.frames(ride) == frames);
        (frames != Frames::Own && is_alike && !others.is_empty()).then_some(frames)
    }
}
