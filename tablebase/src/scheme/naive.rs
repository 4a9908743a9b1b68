//! The scheme `naive`: every man may stand on every square.

use quadrille_runtime::{Layout, Square};

use super::request::Request;
use super::sequence::indexes_in;
use crate::coding::draft::{Draft, Groups};
use crate::coding::plan::{Plan, Sections};
use crate::men::material::KingRule;
use crate::men::packed::{MAX_MEN, PackedMen, for_men};
use crate::parts::group::Group;
use crate::parts::lead::{Lead, LeadKind, LeadTable};
use crate::parts::section::Section;
use crate::short_list::ShortList;
use crate::squares::layout_numbers::{Folding, number_at, ordinal};

/// The first man has the greatest stride; each man is a group of his own, even like men.
#[inline]
pub(super) fn plan<'a>(request: &Request<'a>, skip: bool) -> Plan<'a> {
    let men = request.material.len();
    let mut groups = Groups::none(Group::NOBODY);
    for first in 0..men as u8 {
        groups.push(Group { first, len: 1, skips: if skip { first } else { 0 }, pawns: false });
    }
    let squares = |man: usize| (request.board.squares() - if skip { man } else { 0 }) as u64;
    let mut strides = [1; MAX_MEN];
    for man in (1..men).rev() {
        strides[man - 1] = strides[man] * squares(man);
    }
    let size = strides[0] * squares(0);
    let section = Section { lead_stride: size, strides, ..Section::ONE };
    let mut sections = ShortList::none(Section::ONE);
    sections.push(section.with_steps(&Lead::NOBODY, &groups));
    let draft = Draft {
        board: request.board,
        men,
        sequence: indexes_in(&request.material, request.material.men()),
        pawns: 0,
        crowded: !skip,
        apart: request.kings == KingRule::Apart,
        folding: if request.material.goes_forward() { Folding::Files } else { Folding::All },
        exchanges: request.exchanges(),
        lead: LeadKind::Nobody,
        kings: None,
        confined: None,
        groups,
    };
    draft.plan(LeadTable::EMPTY, Sections::Own(sections), size)
}

/// The number of a position in which men may share squares: it follows from the squares alone.
#[inline(always)]
pub(crate) fn number<L: Layout>(squares: &[Square<L>]) -> u64 {
    let with =
        |number, &square: &Square<L>| number * L::SQUARES as u64 + u64::from(ordinal(square));
    squares.iter().fold(0, with)
}

/// The position with a number, in which men may share squares, as numbers of the layout: undoes [`number`].
#[inline(always)]
pub(crate) fn squares<L: Layout>(men: usize, mut number: u64) -> PackedMen {
    let mut squares = PackedMen::NOBODY;
    for_men!(men, N => for man in (0..N).rev() {
        squares = squares.with(man, number_at::<L>((number % L::SQUARES as u64) as u8));
        number /= L::SQUARES as u64;
    });
    squares
}
