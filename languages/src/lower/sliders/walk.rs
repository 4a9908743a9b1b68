//! Walks along rays, square by square.

use quadrille_runtime::sliders::OFF_BOARD;

use super::super::expression::{Expression, Type};
use super::super::function::{Block, Field, Table, Walk, values_of};
use super::{RiderLowering, SlotParts, inner, row};
use quadrille_codegen::list::list;
use quadrille_codegen::solve::sliders::WalkTable;

/// The next squares, and a walk along each ray.
pub(super) fn parts(rider: RiderLowering, table: &WalkTable) -> SlotParts {
    let rays = table.next.first().map_or(0, Vec::len);
    let doc = "By number and ray: the next square, 255 where the board ends.";
    let (field, next) =
        (Field { name: "", ty: Type::Place, bits: 8 }, values_of(&table.next.concat()));
    let next = Table::list(rider.table("next"), doc, field, next).in_rows(inner(rays));
    let walk = |ray: usize| -> Block {
        let to = || Expression::value("to", Type::Place);
        let off_board = || Expression::place(OFF_BOARD.into());
        let one = || Expression::Constant(1, rider.set());
        let is_free =
            ((rider.occupancy() >> to()) & one()).equals(Expression::Constant(0, rider.set()));
        let beyond: Vec<_> =
            std::iter::once(to()).chain(row(rays, ray).into_iter().skip(1)).collect();
        Block::walk(
            "attacks",
            Walk {
                place: "to".into(),
                first: next.field("", &row(rays, ray)),
                goes_on: to().at_most(Expression::place(u32::from(OFF_BOARD) - 1)),
                each: Some((one() << to()).into()),
                next: is_free.choose(next.field("", &beyond), off_board()),
            },
        )
    };
    let bodies = list(0..rays, walk);
    SlotParts::united(vec![next], bodies)
}
