//! The schemes `kings` and `exact`: leading men from a table, then all others.

use super::lead_classes::{ClassKind, IndexBuffers, LeadRequest};
use super::request::{IndexError, Request};
use super::sections::{parts, section, with_sections};
use super::sequence::{groups, indexes_in, pawn_bytes};
use crate::coding::draft::{Draft, FollowingKings};
use crate::coding::plan::Plan;
use crate::men::material::{KingRule, Letters, Material, distinct, is_king, is_pawn};
use crate::men::packed::MAX_MEN;
use crate::men::relation::Relation;
use crate::parts::confined::Confined;
use crate::parts::group::Group;
use crate::parts::lead::{LeadKind, LeadTable};
use crate::short_list::ShortList;

/// The scheme `kings`: both kings lead as a pair. Symmetries that fix them are not used.
#[inline]
pub(super) fn kings<'a>(
    request: &Request<'a>,
    buffers: IndexBuffers<'a>,
) -> Result<Plan<'a>, IndexError> {
    if request.kings == KingRule::Ordinary {
        return Err(IndexError::NoKings);
    }
    if let Some(relation) = request.relation
        && relation.men.into_iter().any(is_king)
    {
        return Err(IndexError::RelationScheme(relation.men.map(char::from)));
    }
    folded(request, b"Kk", false, buffers)
}

/// The scheme `exact`: the kings lead, or the men that are asked for. The other men use up the symmetries
/// that fix the leading men.
#[inline]
pub(super) fn exact<'a>(
    request: &Request<'a>,
    leads: Option<Letters>,
    buffers: IndexBuffers<'a>,
) -> Result<Plan<'a>, IndexError> {
    match leads {
        Some(leads) => {
            may_lead(request, &leads)?;
            folded(request, &leads, true, buffers)
        }
        None => folded(request, &default_leads(request), true, buffers),
    }
}

/// The leading men, if a request names none: the men that leave the least symmetry and need no great table.
#[inline]
fn default_leads(request: &Request<'_>) -> Letters {
    let material = &request.material;
    let singles = material.singles();
    if let Some(relation) = request.relation {
        return Letters::from_slice(&relation.men, 0);
    }
    if request.kings != KingRule::Ordinary {
        return Letters::from_slice(b"Kk", 0);
    }
    if singles.len() >= 2 {
        return Letters::from_slice(&singles[..2], 0);
    }
    match material.sorts().into_iter().find(|&man| material.count(man) == 2) {
        Some(pair) => Letters::from_slice(&[pair, pair], 0),
        None => singles,
    }
}

#[inline]
fn may_lead(request: &Request<'_>, leads: &[u8]) -> Result<(), IndexError> {
    let parted = |run: &&[u8]| run.len() != request.material.count(run[0]);
    if let Some(part) = leads.chunk_by(|a, b| a == b).find(parted) {
        return Err(IndexError::Leads(char::from(part[0])));
    }
    if let Some(relation) = request.relation
        && !relates(&relation, tabled(&request.material, leads))
    {
        return Err(IndexError::RelationScheme(relation.men.map(char::from)));
    }
    match leads.first().filter(|_| tabled(&request.material, leads).is_empty()) {
        Some(&man)
            if request.kings == KingRule::Apart
                || request.material.has_pawns() && !is_pawn(man) =>
        {
            Err(IndexError::ManyLeads(char::from(man)))
        }
        _ => Ok(()),
    }
}

/// Returns whether these are the men of a relation, in either order.
#[inline]
fn relates(relation: &Relation, leads: &[u8]) -> bool {
    leads.len() == 2
        && relation
            .men
            .iter()
            .chain(leads)
            .all(|man| leads.contains(man) && relation.men.contains(man))
}

/// The leading men whose classes are in the table: the first two if both are single; else the first if he is
/// single; else a pair of like men. Other leading men are groups that come before all men but pawns.
#[inline]
fn tabled<'a>(material: &Material, leads: &'a [u8]) -> &'a [u8] {
    let count = |i: usize| leads.get(i).map_or(0, |&man| material.count(man));
    let len = match (count(0), count(1)) {
        (1, 1) | (2, _) => 2,
        (1, _) => 1,
        _ => 0,
    };
    &leads[..len]
}

/// The plan with these leading men: first who follows in which order, then the table of their classes, which
/// gives the sections.
#[inline]
fn folded<'a>(
    request: &Request<'a>,
    first: &[u8],
    part_by_stabiliser: bool,
    buffers: IndexBuffers<'a>,
) -> Result<Plan<'a>, IndexError> {
    let leads = tabled(&request.material, first);
    let following = following_kings(request, leads);
    // Related men who lead are in the table of the leading men; others are numbered like men in regions.
    let following_relation = request.relation.filter(|relation| !relates(relation, leads));
    let is_confined = request.is_confined() || following_relation.is_some();
    // Kings that follow are numbered over all free squares, not over regions.
    if is_confined && !following.is_empty() {
        return Err(IndexError::RegionLeads);
    }
    let sequence = if is_confined {
        confined_sequence(request, first, following_relation.as_ref())
    } else {
        sequence(&request.material, first, leads, &following)
    };
    let groups = groups(&sequence, leads.len() + following.len(), !is_confined);
    let IndexBuffers { entries, squares, kinds, sections, confined } = buffers;
    if is_confined {
        *confined = self::confined(request, &sequence, &groups).ok_or(IndexError::Parts)?;
        if let Some(relation) = following_relation {
            *confined = confined.with_relation(&relation.rows, relation.groups());
        }
    }
    let kings =
        (!following.is_empty()).then(|| kings_at(request, &sequence, &groups, following.len()));
    let draft = Draft {
        board: request.board,
        men: request.material.len(),
        sequence: indexes_in(&request.material, &sequence),
        // With regions, `confined` has the squares of all men; those of pawns lie on their ranks.
        pawns: if is_confined { 0 } else { pawn_bytes(&sequence) },
        crowded: false,
        apart: request.kings == KingRule::Apart,
        folding: request.folding()?,
        exchanges: request.exchanges(),
        lead: [LeadKind::Nobody, LeadKind::One, LeadKind::Pair][leads.len()],
        kings,
        groups,
        confined: is_confined.then_some(&*confined),
    };
    let buffers = (entries, squares, kinds);
    let (table, kinds) = classes_of_leads(request, &draft, leads, part_by_stabiliser, buffers)?;
    with_sections(request, draft, table, kinds, sections)
}

/// The table of the leading men, and the kinds of its classes.
#[inline]
fn classes_of_leads<'a>(
    request: &Request<'a>,
    draft: &Draft<'_>,
    leads: &[u8],
    part_by_stabiliser: bool,
    (entries, squares, kinds): (&'a mut [u32], &'a mut [[u8; 2]], &'a mut [ClassKind]),
) -> Result<(LeadTable<'a>, &'a [ClassKind]), IndexError> {
    if leads.is_empty() {
        // The single class of a lead without men, which every symmetry fixes.
        let kind = kinds.get_mut(..1).ok_or(IndexError::more_kinds(0, 0))?;
        kind[0] = ClassKind::of_nobody(request.board.symmetries(draft.folding));
        return Ok((LeadTable::EMPTY, kind));
    }
    let count = |men: &[u8], stabiliser: u16| {
        let mut left = [0; 4];
        for (part, left) in left.iter_mut().enumerate().take(parts(draft)) {
            *left = section(request, draft, (men, stabiliser), part).lead_stride;
        }
        left
    };
    // Positions are counted only with following kings or regions; otherwise the rest of the key fixes their number.
    let is_counted = draft.kings.is_some() || draft.confined.is_some();
    let leading = leading(request, draft, leads, part_by_stabiliser);
    let leading = LeadRequest { positions_left: is_counted.then_some(&count), ..leading };
    leading.write(entries, squares, kinds)
}

#[inline]
fn leading<'a>(
    request: &Request<'a>,
    draft: &Draft<'_>,
    leads: &[u8],
    part_by_stabiliser: bool,
) -> LeadRequest<'a> {
    LeadRequest {
        board: request.board,
        symmetries: request.board.symmetries(draft.folding),
        domains: ShortList::of(leads.iter().map(|&man| request.domain(man)), 0),
        alike: leads.len() == 2 && leads[0] == leads[1],
        apart: request.kings == KingRule::Apart
            && leads.len() == 2
            && leads.iter().all(|&m| is_king(m)),
        related: request
            .relation
            .filter(|relation| relates(relation, leads))
            .map(|relation| (relation, leads[0])),
        pawns: if request.material.has_pawns() && draft.confined.is_none() {
            request.board.pawn_squares()
        } else {
            0
        },
        positions_left: None,
        part_by_stabiliser,
    }
}

/// The kings that stay apart and do not lead.
#[inline]
fn following_kings(request: &Request<'_>, leads: &[u8]) -> Letters {
    let is_following = |king: &u8| request.kings == KingRule::Apart && !leads.contains(king);
    Letters::of(b"Kk".iter().copied().filter(is_following), 0)
}

/// Both kings, of whom the last `len` follow the leading men. If only one follows, the other leads and comes
/// first in the sequence, so the second king always follows.
#[inline]
fn kings_at(
    request: &Request<'_>,
    sequence: &[u8],
    groups: &[Group],
    len: usize,
) -> FollowingKings {
    let index = |king: usize| {
        let mut kings = (0..).zip(sequence).filter(|(_, man)| is_king(**man));
        kings.nth(king).map_or(0, |(index, _)| index)
    };
    // The files at the edges: a set is shifted sideways to find its neighbours, without the squares there.
    let file = |file: u8| {
        let squares =
            (0..request.board.squares() as u8).filter(|s| s % request.board.outline.files == file);
        squares.fold(0, |set, square| set | 1_u128 << square)
    };
    FollowingKings {
        first: index(0),
        second: index(1),
        len: len as u8,
        pawns: groups.iter().any(|group| group.pawns),
        edges: [file(0), file(request.board.outline.files - 1)],
    }
}

/// The leading men, the kings that follow, White's pawns and Black's, the other men that are to lead, then
/// everybody else. Kings and pawns come early because the number of squares left to them depends on where
/// others stand.
#[inline]
fn sequence(material: &Material, first: &[u8], leads: &[u8], kings: &[u8]) -> Letters {
    let sorts = material.sorts();
    let pawns_first = first.iter().filter(|&&man| is_pawn(man));
    let pawns = sorts.iter().filter(|&&man| is_pawn(man));
    let all = leads.iter().chain(kings).chain(pawns_first).chain(pawns).chain(first);
    material.sequence(&distinct(all))
}

/// The sequence if men have regions: the leading men, the related men who follow, and then the men
/// with few squares, so that the first groups can spread over the board in few ways.
#[inline]
fn confined_sequence(request: &Request<'_>, first: &[u8], related: Option<&Relation>) -> Letters {
    let related = related.map_or(&[][..], |relation| &relation.men);
    let mut sorts_in_order = distinct(first.iter().chain(related));
    let sorts = request.material.sorts();
    let squares = |man: &&u8| request.domain(**man).count_ones();
    while let Some(&next) =
        sorts.iter().filter(|man| !sorts_in_order.contains(man)).min_by_key(squares)
    {
        sorts_in_order.push(next);
    }
    request.material.sequence(&sorts_in_order)
}

/// The squares that each group may take, if men have regions.
#[inline]
fn confined(request: &Request<'_>, sequence: &[u8], groups: &[Group]) -> Option<Confined> {
    let mut domains = [0; MAX_MEN];
    for (domain, group) in domains.iter_mut().zip(groups) {
        *domain = request.domain(sequence[usize::from(group.first)]);
    }
    Confined::new(&domains[..groups.len()])
}
