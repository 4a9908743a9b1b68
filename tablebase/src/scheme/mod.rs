//! Schemes: the ways to number the positions of a material, each from a request to its plan.
//!
//! - [`request`]: the request for an index, and the mistakes that it can have
//! - [`sequence`]: the men in sequence, as groups of like men
//! - [`naive`], [`syzygy`]: schemes that need no table of their own
//! - [`kings_and_exact`]: these two schemes, with the table of the leading men that [`lead_classes`] makes
//!   in buffers that the caller lends, and the ranges of indexes that [`sections`] makes of their classes

mod kings_and_exact;
mod lead_classes;
pub(crate) mod naive;
mod request;
mod sections;
mod sequence;
pub mod syzygy;

pub use lead_classes::{ClassKind, IndexBuffers};
pub use request::{IndexError, Scheme};

use crate::coding::plan::Plan;
use crate::men::material::{KingRule, Material};
use crate::men::relation::Relation;
use crate::squares::layout_numbers::Numbers;
use request::Request;
use syzygy::Syzygy;

/// The plan of a material's index. Regions are the squares, as bits in board order, of men who may not stand
/// everywhere, by their letters. Relations are between men who constrain one another; a relation of men that
/// the material lacks makes no difference.
///
/// # Errors
/// If the scheme cannot number the material on the board, or the buffers are too small.
#[doc(hidden)]
#[inline]
pub fn plan<'a>(
    board: &'a Numbers,
    material: &Material,
    kings: KingRule,
    scheme: Scheme,
    regions: &[(u8, u128)],
    relations: &[Relation],
    buffers: IndexBuffers<'a>,
) -> Result<Plan<'a>, IndexError> {
    let request = Request::new(board, material, kings, regions, relations)?;
    request.check()?;
    if let Some(relation) = request.relation
        && matches!(scheme, Scheme::Naive { .. } | Scheme::Syzygy(_))
    {
        return Err(IndexError::RelationScheme(relation.men.map(char::from)));
    }
    let counts_beyond_regions = match scheme {
        Scheme::Naive { .. } => request.has_region(),
        Scheme::Syzygy(_) => request.is_confined(),
        Scheme::Kings | Scheme::Exact { .. } => false,
    };
    if counts_beyond_regions {
        return Err(IndexError::Regions);
    }
    let plan = match scheme {
        Scheme::Naive { skip } => naive::plan(&request, skip),
        Scheme::Kings => kings_and_exact::kings(&request, buffers)?,
        Scheme::Exact { leads } => kings_and_exact::exact(&request, leads, buffers)?,
        Scheme::Syzygy(options) => {
            if !board.is_chessboard() {
                let (files, ranks) = (board.outline.files, board.outline.ranks);
                return Err(IndexError::Board { files, ranks });
            }
            if material.goes_forward() != material.has_pawns() {
                return Err(IndexError::Forward);
            }
            let plan = Syzygy { kings, k3: options.k3 }.chosen_plan(material, &options);
            plan.map_err(IndexError::Arrangement)?.exchanging(request.exchanges())
        }
    };
    if plan.size() == 0 { Err(IndexError::NoPosition) } else { Ok(plan) }
}
