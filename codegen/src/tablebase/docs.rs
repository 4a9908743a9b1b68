//! The documentation of an emitted type.

use quadrille_tablebase::{Plan, Scheme};

use super::request::{IndexRequest, in_words};
use crate::text::thousands;

/// The documentation of an index: its material, the number of positions, and the canonical ones.
pub fn text(request: &IndexRequest, plan: &Plan<'_>) -> String {
    format!(
        "An index of {} on {}, scheme `{}`: {} positions.\n\n{}\n\n",
        request.material,
        in_words(&request.board),
        request.scheme.name(),
        thousands(plan.size()),
        canonical(request),
    )
}

/// The meaning of "canonical" for a scheme.
fn canonical(request: &IndexRequest) -> &'static str {
    match (&request.scheme, request.kings) {
        (Scheme::Naive { skip: false }, _) => {
            "Every placement has an index of its own, also those with several men on a square; each is \
             its own canonical form."
        }
        (Scheme::Naive { skip: true }, _) => {
            "Every placement has an index of its own, also where like men are exchanged; each is its \
             own canonical form."
        }
        (Scheme::Kings, _) => {
            "The canonical form has the kings where they come first, in board order, of all their \
             images. Where both kings stand on a line that the board is mirrored at, a position and its \
             mirror image have two indexes, and each is its own canonical form."
        }
        (Scheme::Syzygy(_), _) => {
            "The canonical form is Syzygy's. Mirror images have two indexes where the men that decide \
             on the mirroring are their own image (the leading men on the diagonal; three or more \
             leading pawns), and each is its own canonical form. Of two like leading men that mirror \
             each other the one given first leads."
        }
        (Scheme::Exact { .. }, _) => {
            "Every position that differs from all others under the board's symmetries has one index. \
             The canonical form has the leading men where they come first, in board order, of all their \
             images, and of the symmetries that this leaves open, the one that the other men choose."
        }
    }
}
