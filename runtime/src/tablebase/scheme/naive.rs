//! Every man on every square: what a table is before anything is saved.

use super::places_in;
use super::request::Request;
use crate::tablebase::group::Group;
use crate::tablebase::layout_numbers::{Folding, place_of, square_at};
use crate::tablebase::lead::Lead;
use crate::tablebase::material::KingRule;
use crate::tablebase::men::{MAX_MEN, Men, squares_of};
use crate::tablebase::men_before::Counting;
use crate::tablebase::plan::{Groups, Plan, Sections};
use crate::tablebase::section::Section;
use crate::tablebase::short_list::Few;
use crate::{Layout, Square};

/// The first man counts in the greatest steps; each is a group of its own, also like men.
pub(super) fn plan<'a>(request: &Request<'a>, skip: bool) -> Plan<'a> {
    let men = request.material.len();
    let mut groups = Groups::none(Group::NOBODY);
    for first in 0..men as u8 {
        groups.push(Group { first, len: 1, skips: if skip { first } else { 0 }, pawns: false });
    }
    let squares = |place: usize| (request.board.squares() - if skip { place } else { 0 }) as u64;
    let mut strides = [1; MAX_MEN];
    for place in (1..men).rev() {
        strides[place - 1] = strides[place] * squares(place);
    }
    let size = strides[0] * squares(0);
    let section = Section { lead_stride: size, strides, ..Section::ONE };
    let mut sections = Few::none(Section::ONE);
    sections.push(section.with_steps(&Lead::Nobody, &groups));
    Plan {
        board: request.board,
        men,
        places: places_in(&request.material, request.material.men()),
        pawns: 0,
        crowded: !skip,
        apart: request.kings == KingRule::Apart,
        folding: if request.material.goes_forward() { Folding::Files } else { Folding::All },
        lead: Lead::Nobody,
        kings: None,
        confined: None,
        groups,
        counting: Counting::new(&Lead::Nobody, &groups),
        sections: Sections::Own(sections),
        uniform: true,
        size,
    }
}

/// The number of a position with several men to a square: its plan has nothing else to say.
#[inline(always)]
pub(in crate::tablebase) fn number<L: Layout>(squares: &[Square<L>]) -> u64 {
    let place = |square: &Square<L>| u64::from(place_of::<L>(square.number()));
    squares.iter().fold(0, |number, square| number * L::SQUARES as u64 + place(square))
}

/// The position with such a number, on a board of so many squares.
#[inline(always)]
pub(in crate::tablebase) fn place(mut number: u64, men: usize, squares: u64) -> Men {
    if squares == 64 {
        // Places that nobody has come last, as zeros.
        return bytes_of_six_bits(number << (6 * (MAX_MEN - men)));
    }
    let mut place = [0; MAX_MEN];
    for man in (0..men).rev() {
        place[man] = (number % squares) as u8;
        number /= squares;
    }
    place
}

/// The same on a board of 64 squares, in a layout: for few men each is taken out by himself.
#[inline(always)]
pub(in crate::tablebase) fn squares_of_six_bits<L: Layout>(
    number: u64,
    men: usize,
) -> Few<Square<L>, MAX_MEN> {
    match men {
        3 => first_of_six_bits::<L, 3>(number),
        4 => first_of_six_bits::<L, 4>(number),
        5 => first_of_six_bits::<L, 5>(number),
        _ => squares_of(&place(number, men, 64), men),
    }
}

#[inline(always)]
fn first_of_six_bits<L: Layout, const N: usize>(number: u64) -> Few<Square<L>, MAX_MEN> {
    let mut squares = [square_at(0); MAX_MEN];
    for (man, square) in squares.iter_mut().take(N).enumerate() {
        *square = square_at((number >> (6 * (N - 1 - man))) as u8 & 63);
    }
    Few::of_first(squares, N)
}

/// Eight numbers of six bits each, the highest first: parted in halves, each half again, and its halves
/// again.
#[inline(always)]
const fn bytes_of_six_bits(numbers: u64) -> Men {
    const QUARTERS: u64 = 0x0fff_0000_0fff;
    const EIGHTHS: u64 = 0x003f_003f_003f_003f;
    let halves = (numbers & 0xff_ffff) << 32 | numbers >> 24;
    let quarters = (halves & QUARTERS) << 16 | halves >> 12 & QUARTERS;
    ((quarters & EIGHTHS) << 8 | quarters >> 6 & EIGHTHS).to_le_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn six_bits_are_parted_as_by_division() {
        for men in 1..=MAX_MEN {
            let last = (1_u64 << (6 * men)) - 1;
            for number in [0, 1, 63, 64, last / 3, last - 1, last] {
                let mut rest = number.min(last);
                let placed = place(rest, men, 64);
                for man in (0..men).rev() {
                    assert_eq!(u64::from(placed[man]), rest % 64);
                    rest /= 64;
                }
            }
        }
    }
}
