//! The sections of the schemes `kings` and `exact`: ranges of indexes in which the leading men leave equally many
//! positions to the others.

use super::lead_classes::ClassKind;
use super::request::{IndexError, Request};
use crate::coding::draft::{Draft, FollowingKings};
use crate::coding::plan::{Plan, Sections};
use crate::men::packed::MAX_MEN;
use crate::parts::group::Group;
use crate::parts::lead::{Lead, LeadTable};
use crate::parts::section::Section;
use crate::sets::binomial::choose;
use crate::squares::layout_numbers::Numbers;

/// The plan of a draft, with a section for each kind of classes and each part of the following kings.
#[inline]
pub(super) fn with_sections<'a>(
    request: &Request<'_>,
    draft: Draft<'a>,
    table: LeadTable<'a>,
    kinds: &[ClassKind],
    sections: &'a mut [Section],
) -> Result<Plan<'a>, IndexError> {
    let lead = Lead { kind: draft.lead, table };
    let (mut count, mut first_class, mut size) = (0, 0, 0);
    for same in kinds.chunk_by(|a, b| a.section == b.section) {
        let classes: u32 = same.iter().map(|kind| kind.classes).sum();
        for part in 0..parts(&draft) {
            let men = &same[0].first[..lead.count()];
            let section = section(request, &draft, (men, same[0].stabiliser()), part);
            let section = Section { start: size, first_class, ..section };
            let lent = sections.len();
            let more = || IndexError::more_kinds(table.entries.len(), lent);
            *sections.get_mut(count).ok_or_else(more)? = section.with_steps(&lead, &draft.groups);
            size += u64::from(classes) * section.lead_stride;
            count += 1;
        }
        first_class += classes;
    }
    let sections = sections.split_at(count).0;
    Ok(draft.plan(table, Sections::Lent(sections), size))
}

/// The number of sections that each kind of classes has: one for each part of the following kings.
#[inline]
pub(super) fn parts(draft: &Draft<'_>) -> usize {
    draft.kings.as_ref().map_or(1, FollowingKings::parts)
}

/// The section for leading men on squares like these, with their stabiliser, and for a part of the kings' squares. The
/// caller fills in the start, and whatever follows from the strides.
#[inline]
pub(super) fn section(
    request: &Request<'_>,
    draft: &Draft<'_>,
    (leads, stabiliser): (&[u8], u16),
    part: usize,
) -> Section {
    let groups = draft.groups.as_slice();
    let (low, fixed) = halves(request.board, stabiliser);
    let taken = leads.iter().fold(0, |set, &square| set | 1_u128 << square);
    let pawns = (taken & request.board.pawn_squares()).count_ones() + part.count_ones();
    let strides = strides(request, groups, pawns);
    let mut section = Section {
        kings_stride: groups
            .first()
            .map_or(1, |group| strides[0] * sets(request, groups, group, pawns)),
        strides,
        stabiliser,
        low,
        fixed,
        pairs: (low & !taken).count_ones() as u8,
        alone: (fixed & !taken).count_ones() as u8,
        ..Section::ONE
    };
    let mut men = [0; MAX_MEN];
    men[..leads.len()].copy_from_slice(leads);
    // Counting needs the strides of the groups alone.
    section.lead_stride = draft.different(&section, part, &men);
    section
}

/// The stride of each group, 1 for the last, if earlier men take `taken` of the pawns' squares.
#[inline]
fn strides(request: &Request<'_>, groups: &[Group], taken: u32) -> [u64; MAX_MEN] {
    let mut strides = [1; MAX_MEN];
    for (i, group) in groups.iter().enumerate().skip(1).rev() {
        strides[i - 1] = strides[i] * sets(request, groups, group, taken);
    }
    strides
}

/// The number of sets of squares that a group may take.
#[inline]
fn sets(request: &Request<'_>, groups: &[Group], group: &Group, taken: u32) -> u64 {
    let squares = if group.pawns {
        let earlier = groups.iter().filter(|other| other.first < group.first);
        let earlier: u32 = earlier.map(|other| u32::from(other.len)).sum();
        request.board.pawn_squares().count_ones().saturating_sub(taken + earlier)
    } else {
        request.board.squares() as u32 - u32::from(group.first)
    };
    choose(squares as usize, group.len.into())
}

/// The squares that the only symmetry beside the identity carries to later ones, and the squares
/// that it fixes; empty if there are more symmetries, or none.
#[inline]
fn halves(board: &Numbers, stabiliser: u16) -> (u128, u128) {
    if stabiliser.count_ones() != 2 {
        return (0, 0);
    }
    let mirror = (stabiliser & !1).trailing_zeros() as u8;
    let (mut low, mut fixed) = (0, 0);
    for square in 0..board.squares() as u8 {
        let image = board.image(mirror, square);
        low |= u128::from(square < image) << square;
        fixed |= u128::from(square == image) << square;
    }
    (low, fixed)
}
