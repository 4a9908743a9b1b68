//! A sequence of men: the index of each in the material, and the groups of men that are numbered together.

use crate::coding::draft::Groups;
use crate::men::material::{Material, is_pawn};
use crate::men::packed::MAX_MEN;
use crate::parts::group::Group;

/// The index of a man whom a material does not have.
pub(super) const NOBODY: u8 = u8::MAX;

/// For each man of a sequence, the index in the material of the first like man not yet assigned, or [`NOBODY`].
#[inline]
pub(super) fn indexes_in(material: &Material, sequence: &[u8]) -> [u8; MAX_MEN] {
    let men = material.men();
    let (mut indexes, mut taken) = ([0; MAX_MEN], [false; MAX_MEN]);
    for (index, man) in indexes.iter_mut().zip(sequence) {
        *index = NOBODY;
        if let Some(found) = (0..men.len()).find(|&i| men[i] == *man && !taken[i]) {
            taken[found] = true;
            *index = found as u8;
        }
    }
    indexes
}

/// The pawns of a sequence, a byte of one for each.
#[inline]
pub(super) fn pawn_bytes(sequence: &[u8]) -> u64 {
    let pawns = sequence.iter().enumerate().filter(|(_, man)| is_pawn(**man));
    pawns.fold(0, |bytes, (man, _)| bytes | 1 << (8 * man))
}

/// The men of the sequence from the one with index `from` on, as groups of like ones. `on_ranks`:
/// pawns are ranked from the second rank of the board on.
#[inline]
pub(super) fn groups(sequence: &[u8], from: usize, on_ranks: bool) -> Groups {
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
