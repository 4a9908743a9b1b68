//! Schemes: the ways to number the positions of a material, each from a request to its plan.
//!
//! - [`request`]: the request for an index, and the mistakes that it can have
//! - [`naive`], [`syzygy`]: schemes that need no table of their own
//! - [`kings_and_exact`]: these two schemes, with the table of the leading men that [`lead_places`] makes,
//!   in room that the caller lends

mod kings_and_exact;
mod lead_places;
pub(super) mod naive;
mod request;
pub mod syzygy;

pub use kings_and_exact::tabled;
pub use lead_places::Kind;
pub use request::{IndexError, Scheme};

use super::confined::Confined;
use super::group::Group;
use super::layout_numbers::Numbers;
use super::material::{KingRule, Material, is_pawn};
use super::men::MAX_MEN;
use super::plan::{Groups, Plan};
use super::section::Section;
use request::Request;
use syzygy::Syzygy;

/// Room for the tables of an index.
#[doc(hidden)]
pub struct IndexRoom<'a> {
    /// By leading men's places.
    pub entries: &'a mut [u32],
    /// By class.
    pub squares: &'a mut [[u8; 2]],
    /// What parts classes.
    pub kinds: &'a mut [Kind],
    /// The ranges of indexes.
    pub sections: &'a mut [Section],
    /// The squares of men that have regions.
    pub confined: &'a mut Confined,
}

/// The plan of a material's index. Regions are the squares, as bits in board order, of men who may not stand
/// anywhere, by their letters.
///
/// # Errors
/// When the scheme cannot number the material on the board, or the room is too small.
#[doc(hidden)]
pub fn plan<'a>(
    board: &'a Numbers,
    material: &Material,
    kings: KingRule,
    scheme: Scheme<'_>,
    regions: &[(u8, u128)],
    room: IndexRoom<'a>,
) -> Result<Plan<'a>, IndexError> {
    let request = Request::new(board, material, kings, regions);
    request.check()?;
    if request.is_confined() && matches!(scheme, Scheme::Naive { .. } | Scheme::Syzygy { .. }) {
        return Err(IndexError::Regions);
    }
    let plan = match scheme {
        Scheme::Naive { skip } => naive::plan(&request, skip),
        Scheme::Kings => kings_and_exact::kings(&request, room)?,
        Scheme::Exact { leads } => kings_and_exact::exact(&request, leads, room)?,
        Scheme::Syzygy { k3 } => {
            if !board.is_chessboard() {
                let (files, ranks) = (board.outline.files, board.outline.ranks);
                return Err(IndexError::Board { files, ranks });
            }
            if material.goes_forward() != material.has_pawns() {
                return Err(IndexError::Forward);
            }
            let plain = Syzygy { kings, k3 }.plain(material);
            *plain.map_err(IndexError::Arrangement)?.plan()
        }
    };
    if plan.size == 0 { Err(IndexError::NoPosition) } else { Ok(plan) }
}

/// For each man of a sequence, the first of the material's that no earlier one took.
fn places_in(material: &Material, sequence: &[u8]) -> [u8; MAX_MEN] {
    let men = material.men();
    let (mut places, mut taken) = ([0; MAX_MEN], [false; MAX_MEN]);
    for (place, man) in places.iter_mut().zip(sequence) {
        if let Some(found) = (0..men.len()).find(|&i| men[i] == *man && !taken[i]) {
            taken[found] = true;
            *place = found as u8;
        }
    }
    places
}

/// The pawns of a sequence, a byte of one for each.
fn pawn_bytes(sequence: &[u8]) -> u64 {
    let pawns = sequence.iter().enumerate().filter(|(_, man)| is_pawn(**man));
    pawns.fold(0, |bytes, (place, _)| bytes | 1 << (8 * place))
}

/// The men from a place of the sequence on as groups of like ones; whether pawns are counted from the
/// second rank on.
fn groups(sequence: &[u8], from: usize, on_ranks: bool) -> Groups {
    let mut groups = Groups::none(Group::NOBODY);
    let mut first = from;
    for like in sequence[from..].chunk_by(|a, b| a == b) {
        groups.push(Group {
            first: first as u8,
            len: like.len() as u8,
            skips: first as u8,
            pawns: on_ranks && is_pawn(like[0]),
        });
        first += like.len();
    }
    groups
}
