//! Takes the place of `packed_circuits.rs` where the feature `packed-programs` is off: says that the
//! feature is needed.

use quadrille_circuits::solve::GivenPacked;
use quadrille_runtime::Symmetry;

use super::packed::needs_programs;
use super::{NamedBoard, Numbers};
use crate::diagnostic::Diagnostics;
use crate::layout::PackedOrder;
use crate::parse::CircuitTexts;

/// None, and an error that names the feature.
pub(super) fn circuits(
    CircuitTexts { place, .. }: &CircuitTexts,
    _: &Numbers,
    _: &PackedOrder,
    _: &NamedBoard,
    diagnostics: &mut Diagnostics,
) -> Vec<(Symmetry, GivenPacked)> {
    diagnostics.push(needs_programs("circuits on packed positions", *place));
    Vec::new()
}
