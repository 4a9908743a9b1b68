//! The men who lead, and the sequences in which the others may follow.

use super::{ArrangementError, Syzygy};
use crate::coding::draft::Groups;
use crate::men::material::{KingRule, Letters, Material, is_king, is_pawn};
use crate::men::packed::MAX_MEN;
use crate::parts::lead::LeadKind;
use crate::scheme::sequence::{self, NOBODY, indexes_in};

/// The pawns that lead: the pawns of the side with fewer, or White's if both sides have equally
/// many.
pub(super) fn leading_pawn(material: &Material) -> u8 {
    let (white, black) = (material.count(b'P'), material.count(b'p'));
    if white == 0 || black > 0 && black < white { b'p' } else { b'P' }
}

/// The smallest set of like men; of several, the first.
pub(super) fn smallest_set(material: &Material) -> Option<u8> {
    let sorts = material.sorts().into_iter().filter(|&man| material.count(man) > 1);
    sorts.min_by_key(|&man| material.count(man))
}

pub(crate) fn letters(sequence: &str) -> Result<Letters, ArrangementError> {
    let mut letters = Letters::none(0);
    for man in sequence.chars() {
        if !man.is_ascii() || letters.len() == MAX_MEN {
            return Err(ArrangementError::Extra(man));
        }
        letters.push(man as u8);
    }
    Ok(letters)
}

/// The indexes of the sequence's men in the material, if both have the same men.
pub(super) fn indexes(
    material: &Material,
    sequence: &[u8],
) -> Result<[u8; MAX_MEN], ArrangementError> {
    let men = material.men();
    let indexes = indexes_in(material, sequence);
    let found = &indexes[..sequence.len()];
    if let Some(extra) = found.iter().position(|&index| index == NOBODY) {
        return Err(ArrangementError::Extra(char::from(sequence[extra])));
    }
    match (0..).zip(men).find(|(index, _)| !found.contains(index)) {
        Some((_, &left)) => Err(ArrangementError::Missing(char::from(left))),
        None => Ok(indexes),
    }
}

/// Checks that the men that the sequence begins with may lead.
pub(super) fn may_lead(
    rules: Syzygy,
    lead: LeadKind,
    sequence: &[u8],
) -> Result<(), ArrangementError> {
    let count = |man: u8| sequence.iter().filter(|&&other| other == man).count();
    let (first, others) = sequence.split_at(lead.count());
    // Like men lead together or not at all: nothing tells which of them would come first.
    let unlike = first.iter().all(|&man| count(man) == 1);
    let alike = first.iter().all(|&man| man == first[0]) && count(first[0]) == first.len();
    let kings = first.iter().take(2).all(|&man| is_king(man));
    let pawns = others.iter().filter(|&&man| is_pawn(man)).count();
    let may_lead = match lead {
        LeadKind::Nobody | LeadKind::One => false,
        LeadKind::Pair => unlike && (kings || rules.kings != KingRule::Apart),
        LeadKind::KingsAndOne => unlike && kings,
        LeadKind::Triple => unlike,
        LeadKind::Twins | LeadKind::Twist(_) => alike,
        // The pawns of the side that has fewer lead; if both sides have equally many, either may.
        LeadKind::Pawns(len) => alike && is_pawn(first[0]) && (pawns == 0 || pawns >= len as usize),
    };
    if may_lead { Ok(()) } else { Err(ArrangementError::Lead) }
}

/// The groups after the leading men.
pub(super) fn groups(lead: LeadKind, sequence: &[u8]) -> Result<Groups, ArrangementError> {
    let groups = sequence::groups(sequence, lead.count(), true);
    for (i, group) in groups.iter().enumerate() {
        let man = sequence[usize::from(group.first)];
        if sequence[usize::from(group.first + group.len)..].contains(&man) {
            return Err(ArrangementError::LikeMenApart(char::from(man)));
        }
        if group.pawns && i > 0 {
            return Err(ArrangementError::Pawns);
        }
    }
    Ok(groups)
}
