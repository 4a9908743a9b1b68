//! The classical approach: rays, less those behind blockers.

use super::super::expression::{Argument, Expression, Type};
use super::super::function::{Block, Line, Table};
use super::{RiderLowering, SlotParts, inner, row, slot};
use quadrille_codegen::list::list;
use quadrille_codegen::solve::sliders::ClassicalRays;

/// The rays, and the loop over the blockers of each.
pub(super) fn parts(rider: RiderLowering, rays: &ClassicalRays) -> SlotParts {
    let doc = "By number and direction: the ray on the empty board.";
    let table = Table::words(rider.table("rays"), doc, rider.set(), &rays.rays);
    let table = table.in_rows(inner(rays.directions));
    let along = |direction| {
        let ray = table.field("", &row(rays.directions, direction));
        Block::with("ray", ray, |ray| {
            let mut at = row(rays.directions, direction);
            at[0] = Expression::value("blocker", Type::Square).to(Type::Index);
            let behind = table.field("", &at).into();
            let blockers = ray.clone() & rider.occupancy();
            let Block { definitions, value } =
                Block::of_squares("behind", "blocker", blockers, behind);
            Block { definitions, value: ray & !value }
        })
    };
    let bodies = list(0..rays.directions, along);
    SlotParts::united(vec![table], bodies)
}

/// The same as a line.
pub(super) fn line(rider: RiderLowering, rays: &ClassicalRays) -> Line {
    let doc = "By number and direction: the ray on the empty board.";
    let table = Table::words(rider.table("rays_by_number"), doc, rider.set(), &rays.rays);
    let table = table.in_rows(vec![rays.directions]);
    let arguments = vec![Argument::table(&table), slot().into()];
    rider.line(vec![table], "classical_attacks", arguments)
}
