//! From positions to indexes and back.

use super::group::{self, Taken};
use super::lead::{Folded, then};
use super::numbers::Numbers;
use super::plan::{MAX_MEN, Men, Plan, Section};
use super::{kings, mirror, orbit};
use crate::Symmetry;

/// Does something for each group of a plan from one on, written out for every number of a group,
/// so that it is a constant. A loop is not always unrolled where groups differ in size.
macro_rules! for_each_group {
    ($plan:expr, $from:expr, |$i:ident| $body:block) => {
        for_each_group!($plan, $from, |$i| $body, 0 1 2 3 4 5 6 7)
    };
    ($plan:expr, $from:expr, |$i:ident| $body:block, $($number:literal)*) => {
        $(if $number >= $from && $number < $plan.groups.len() {
            let $i = $number;
            $body
        })*
    };
}

/// An index, and the symmetry that was applied; or none.
// Two words and no `Option` around them, so that functions give it in registers.
#[derive(Clone, Copy, Debug)]
#[doc(hidden)]
pub struct Encoded {
    index: u64,
    symmetry: u8,
}

impl Encoded {
    /// Of a position that the scheme does not have. No material has so many indexes.
    pub(super) const NONE: Encoded = Encoded { index: u64::MAX, symmetry: 0 };

    pub(super) const fn new(index: u64, symmetry: u8) -> Encoded {
        Encoded { index, symmetry }
    }

    /// The index and the symmetry.
    #[inline(always)]
    pub(super) const fn get(self) -> Option<(u64, Symmetry)> {
        if self.index == Encoded::NONE.index {
            return None;
        }
        Some((self.index, Symmetry::from_bits(self.symmetry)))
    }

    /// The index.
    #[inline(always)]
    pub(super) const fn index(self) -> Option<u64> {
        if self.index == Encoded::NONE.index { None } else { Some(self.index) }
    }
}

impl Plan<'_> {
    /// The index of a position, whose men are places in board order by their place in the
    /// material, and the symmetry that was applied to it; `None` where the scheme does not have it.
    pub const fn encode_board(&self, squares: &Men) -> Option<(u64, Symmetry)> {
        self.encode_numbers(self.board, squares)
    }

    /// [`encode_board`](Self::encode_board) for men that are numbers of another numbering.
    pub const fn encode_numbers(&self, view: &Numbers, numbers: &Men) -> Option<(u64, Symmetry)> {
        self.encode(view, numbers).get()
    }

    /// Where the men stand, in board order by their place in the material: undoes
    /// [`encode_board`](Self::encode_board).
    ///
    /// # Panics
    /// If there is no such index.
    pub const fn decode_board(&self, index: u64) -> Men {
        assert!(index < self.size, "an index that the material does not have");
        self.in_material(&self.decode(index))
    }

    /// [`encode_board`](Self::encode_board) for as many squares as there are men.
    #[doc(hidden)]
    pub const fn encode_array<const MEN: usize>(
        &self,
        squares: &[u8; MEN],
    ) -> Option<(u64, Symmetry)> {
        let mut men = [0; MAX_MEN];
        let mut i = 0;
        while i < MEN {
            if squares[i] as usize >= self.board.squares() {
                return None;
            }
            men[i] = squares[i];
            i += 1;
        }
        self.encode_board(&men)
    }

    /// [`decode_board`](Self::decode_board) for as many squares as there are men.
    #[doc(hidden)]
    pub const fn decode_array<const MEN: usize>(&self, index: u64) -> [u8; MEN] {
        let men = self.decode_board(index);
        let mut squares = [0; MEN];
        let mut i = 0;
        while i < MEN {
            squares[i] = men[i];
            i += 1;
        }
        squares
    }

    /// The index of a position, whose men are numbers in `view` by their place in the material;
    /// none where the scheme does not have it.
    #[inline(always)]
    pub(super) const fn encode(&self, view: &Numbers, squares: &Men) -> Encoded {
        let mut men = self.in_sequence(squares);
        if !self.stands(view, squares, &men) {
            return Encoded::NONE;
        }
        let folded = self.lead.fold(self, view, &mut men);
        if !folded.valid {
            return Encoded::NONE;
        }
        self.finish(&folded, &men)
    }

    /// The index of a position that the scheme has; any number for one that it does not have.
    #[inline(always)]
    pub(super) const fn encode_trusted(&self, view: &Numbers, squares: &Men) -> u64 {
        let mut men = self.in_sequence(squares);
        let folded = self.lead.fold(self, view, &mut men);
        self.finish(&folded, &men).index
    }

    /// Men by their place in the sequence.
    #[inline(always)]
    pub(super) const fn in_sequence(&self, squares: &Men) -> Men {
        let mut men = [0; MAX_MEN];
        let mut i = 0;
        while i < self.men {
            men[i] = squares[self.places[i] as usize];
            i += 1;
        }
        men
    }

    /// Men by their place in the material.
    #[inline(always)]
    pub(super) const fn in_material(&self, men: &Men) -> Men {
        let mut squares = [0; MAX_MEN];
        let mut i = 0;
        while i < self.men {
            squares[self.places[i] as usize] = men[i];
            i += 1;
        }
        squares
    }

    /// Whether each man has a square of its own, and pawns stand where pawns can.
    #[inline(always)]
    const fn stands(&self, view: &Numbers, squares: &Men, men: &Men) -> bool {
        if self.crowded {
            return true;
        }
        let files = self.board.files;
        let inner = self.board.squares() as u8 - 2 * files;
        let mut outside = false;
        let mut i = 0;
        while i < self.men {
            if self.pawns >> i & 1 == 1 {
                outside |= view.image(0, men[i]).wrapping_sub(files) >= inner;
            }
            i += 1;
        }
        !outside & are_different(squares, self.men)
    }

    #[inline(always)]
    const fn finish(&self, folded: &Folded, men: &Men) -> Encoded {
        if let Some(kings) = self.kings {
            return kings::encode(self, kings, folded, *men);
        }
        let Folded { section, class, symmetry, .. } = *folded;
        if !self.only_first_is_free() {
            return self.add_up(section, class, symmetry, men);
        }
        // Most positions lie in the first section, whose strides are constants.
        if self.sections.len() == 1 || section == 0 {
            self.add_up(0, class, symmetry, men)
        } else {
            self.fold_groups(section, class, symmetry, *men)
        }
    }

    /// Whether all sections after the first, if any, have symmetries left for the groups: those
    /// come last.
    #[inline(always)]
    const fn only_first_is_free(&self) -> bool {
        self.sections.len() == 1 || self.sections[1].stabiliser != 1
    }

    #[inline(always)]
    const fn add_up(&self, section: usize, class: u32, symmetry: u8, men: &Men) -> Encoded {
        let strides = self.strides_of(section);
        if strides.stabiliser != 1 {
            return self.fold_groups(section, class, symmetry, *men);
        }
        let start = self.sections[section].start + class as u64 * strides.lead_stride;
        Encoded { index: start + self.number_groups(strides, 0, men), symmetry }
    }

    /// The index where the groups have symmetries to use up. The men come as a value, so that they
    /// stay in registers where this is not called.
    #[cold]
    #[inline(never)]
    const fn fold_groups(&self, section: usize, class: u32, symmetry: u8, men: Men) -> Encoded {
        let section = &self.sections[section];
        let (number, moved) = match section.stabiliser.count_ones() {
            2 => mirror::number(self, section, men),
            _ => orbit::number(self, section, men, (self.lead.len() as u8, section.stabiliser)),
        };
        let index = section.start + class as u64 * section.lead_stride + number;
        Encoded { index, symmetry: then(symmetry, moved) }
    }

    /// What the groups from this one on add, each on its own.
    #[inline(always)]
    pub(super) const fn number_groups(&self, section: &Section, from: usize, men: &Men) -> u64 {
        let mut number = 0;
        for_each_group!(self, from, |i| {
            number += group::number(self, &self.groups[i], men) * section.strides[i];
        });
        number
    }

    /// Where the men stand, in board order by their place in the sequence.
    #[inline(always)]
    pub(super) const fn decode(&self, index: u64) -> Men {
        self.decode_in(self.section_of(index), index)
    }

    /// [`decode`](Self::decode) where the section is known, so that its strides may be constants.
    #[inline(always)]
    const fn decode_in(&self, number: usize, index: u64) -> Men {
        let (section, strides) = (&self.sections[number], self.strides_of(number));
        let index = index - section.start;
        if let Some(kings) = self.kings {
            return kings::decode(self, kings, number, index);
        }
        if strides.stabiliser != 1 {
            return self.place_folding(number, index);
        }
        let mut men = [0; MAX_MEN];
        let digits = self.digits(strides, index);
        self.lead.unfold(number, section.first_class, digits[0] as u32, &mut men);
        self.place_groups(&digits, 0, &mut men);
        men
    }

    /// The position with an index of this section, by its men's place in the material: for emitted
    /// code, which calls it with a constant.
    #[doc(hidden)]
    #[inline(always)]
    pub const fn decode_section(&self, number: usize, index: u64) -> Men {
        self.in_material(&self.decode_in(number, index))
    }

    /// An index within a section, taken apart: the lead's number, then each group's.
    #[inline(always)]
    const fn digits(&self, section: &Section, mut index: u64) -> [u64; MAX_MEN + 1] {
        let mut digits = [0; MAX_MEN + 1];
        let mut i = 0;
        while i <= self.groups.len() {
            let digit = section.order[i] as usize;
            let stride = if digit == 0 { section.lead_stride } else { section.strides[digit - 1] };
            digits[digit] = index / stride;
            index %= stride;
            i += 1;
        }
        digits
    }

    #[inline(always)]
    const fn place_groups(&self, digits: &[u64; MAX_MEN + 1], from: usize, men: &mut Men) {
        if from >= self.groups.len() {
            return;
        }
        let mut taken = Taken::of(men, self.groups[from].first as usize);
        for_each_group!(self, from, |i| {
            group::place(self, &self.groups[i], digits[i + 1], &mut taken, men);
        });
    }

    /// Puts the groups from this one on where this number, of theirs alone, says.
    pub(super) const fn place_rest(
        &self,
        section: &Section,
        from: usize,
        mut number: u64,
        men: &mut Men,
    ) {
        let mut digits = [0; MAX_MEN + 1];
        let mut i = from;
        while i < self.groups.len() {
            digits[i + 1] = number / section.strides[i];
            number %= section.strides[i];
            i += 1;
        }
        self.place_groups(&digits, from, men);
    }

    #[cold]
    #[inline(never)]
    const fn place_folding(&self, number: usize, index: u64) -> Men {
        let section = &self.sections[number];
        let class = (index / section.lead_stride) as u32;
        let mut men = [0; MAX_MEN];
        self.lead.unfold(number, section.first_class, class, &mut men);
        let index = index % section.lead_stride;
        if section.stabiliser.count_ones() == 2 {
            mirror::place(self, section, index, &mut men);
        } else {
            let placed = (self.lead.len() as u8, section.stabiliser);
            orbit::place(self, section, index, &mut men, placed);
        }
        men
    }
}

/// Whether the first `len` of a few bytes differ from one another: all pairs at once, those that lie
/// equally far apart in a word that is turned.
#[inline(always)]
const fn are_different(bytes: &Men, len: usize) -> bool {
    const LOW: u64 = u64::MAX / 0xff;
    let mut equal = 0;
    let word = u64::from_le_bytes(*bytes);
    // Turned in a ring of as many bytes as there are, halfway is far enough.
    let mut distance = 1;
    while 2 * distance <= len {
        let used = u64::MAX >> (64 - 8 * len);
        let word = word & used;
        let turned = (word >> (8 * distance) | word << (8 * (len - distance))) & used;
        // The highest bits of the bytes, from the least that is zero.
        let differing = word ^ turned | !used;
        equal |= differing.wrapping_sub(LOW) & !differing;
        distance += 1;
    }
    equal & LOW << 7 == 0
}
