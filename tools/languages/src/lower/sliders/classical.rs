//! The classical approach: rays, less those behind blockers.

use super::super::expression::Expression;
use super::super::function::Table;
use super::{Parts, RiderLowering};
use quadrille_codegen::list::list;
use quadrille_codegen::solve::sliders::ClassicalRays;

/// The rays, each of which is a part.
pub(super) fn parts(rider: RiderLowering, rays: &ClassicalRays) -> Parts {
    let doc = "By number and direction: the ray on the empty board.";
    let table = Table::words(rider.table("rays"), doc, rider.set(), &rays.rays);
    let parts = list(0..rays.directions, |direction| {
        let numbers = [rays.directions, direction].map(|it| Expression::small(it as u32));
        let given = [table.rows(Vec::new())].into_iter().chain(numbers).chain([rider.slot()]);
        rider.look_up("classical_attacks", given.collect())
    });
    Parts::united(vec![table], parts)
}
