//! From positions to indexes and back: how a plan encodes and decodes.

use quadrille_runtime::{Layout, Square, Symmetry};

use super::encoded::Encoded;
use super::following_kings;
use super::plan::Plan;
use super::stabiliser::{one, several};
use crate::men::packed::{MAX_MEN, Men, PackedMen, for_men};
use crate::parts::lead::{ByBoth, Folded, class_of_kings};
use crate::sets::subset::squares_of;
use crate::squares::symmetries::then;

impl Plan<'_> {
    /// The index of a position and the symmetry that was applied to it, or `None` if the scheme lacks the
    /// position. The squares are in board order, the men in the order of the material.
    #[inline]
    pub const fn encode_board(&self, squares: &Men) -> Option<(u64, Symmetry)> {
        let men = self.in_sequence(squares);
        let encoded = for_men!(self.men(), N => self.shape().encode::<N>(&men));
        encoded.get(self.board().is_hexagonal)
    }

    /// [`encode_board`](Self::encode_board) by vectors, which const contexts do not have.
    #[doc(hidden)]
    #[inline]
    pub fn encode_board_by_vectors(&self, squares: &Men) -> Option<(u64, Symmetry)> {
        let men = self.in_sequence(squares);
        for_men!(self.men(), N => self.shape().encode_by_vectors::<N, true>(&men, PackedMen::new(&men)))
            .get(self.board().is_hexagonal)
    }

    /// The squares of the men, in board order and in the order of the material: undoes
    /// [`encode_board`](Self::encode_board).
    ///
    /// # Panics
    /// If there is no such index.
    // Inlined where the plan is a constant.
    #[inline(always)]
    pub const fn decode_board(&self, index: u64) -> Men {
        assert!(index < self.size(), "an index that the material does not have");
        self.in_material(&self.shape().decode(index))
    }

    /// [`encode_board`](Self::encode_board) for an array with a square for each man.
    #[doc(hidden)]
    #[inline]
    pub const fn encode_array<const MEN: usize>(
        &self,
        squares: &[u8; MEN],
    ) -> Option<(u64, Symmetry)> {
        let (mut men, mut i) = ([0; MAX_MEN], 0);
        while i < MEN {
            if squares[i] as usize >= self.board().squares() {
                return None;
            }
            men[i] = squares[i];
            i += 1;
        }
        self.encode_board(&men)
    }

    /// The men of a position in board order; `None` if the material has another number of men.
    pub(crate) fn in_board_order<L: Layout>(&self, squares: &[Square<L>]) -> Option<Men> {
        (squares.len() == self.men()).then(|| PackedMen::on(squares).unpacked())
    }

    /// [`decode_board`](Self::decode_board) as an array with a square for each man.
    #[doc(hidden)]
    #[inline]
    pub const fn decode_array<const MEN: usize>(&self, index: u64) -> [u8; MEN] {
        let men = self.decode_board(index);
        *men.first_chunk().expect("at most eight men")
    }

    /// Men in sequence.
    #[inline(always)]
    pub(crate) const fn in_sequence(&self, squares: &Men) -> Men {
        let (mut men, mut i) = ([0; MAX_MEN], 0);
        while i < self.men() {
            men[i] = squares[self.sequence()[i] as usize];
            i += 1;
        }
        men
    }

    /// Men in the order of the material.
    #[inline(always)]
    pub(crate) const fn in_material(&self, men: &Men) -> Men {
        let mut squares = [0; MAX_MEN];
        let mut i = 0;
        while i < self.men() {
            squares[self.sequence()[i] as usize] = men[i];
            i += 1;
        }
        squares
    }

    /// Returns whether only the first section leaves no symmetry to the groups. Sections that leave one come last.
    #[inline(always)]
    pub(crate) const fn only_first_is_free(&self) -> bool {
        self.sections().len() == 1 || self.sections()[1].stabiliser != 1
    }

    /// The index if the third man of "K3" decides how the board is folded. The men are passed by value, so
    /// that they stay in registers when this is not called.
    #[cold]
    #[inline(never)]
    pub(crate) const fn by_third(&self, men: PackedMen, kings: u32, symmetry: u8) -> Encoded {
        let men = men.carried(self.board(), symmetry, MAX_MEN);
        let (class, more) = class_of_kings(kings, men);
        let men = men.carried(self.board(), more, MAX_MEN);
        let section = &self.sections()[0];
        let groups = self.number_groups(section, 0, &men.unpacked());
        Encoded::new(class as u64 * section.lead_stride + groups, then(symmetry, more))
    }

    /// The slow path, for a class (numbered over all sections) that leaves a symmetry to the other men, or
    /// for [`ByBoth::NO_CLASS`].
    #[cold]
    #[inline]
    pub(crate) const fn with_symmetry_left(
        &self,
        class: u32,
        symmetry: u8,
        men: PackedMen,
    ) -> Encoded {
        if class == ByBoth::NO_CLASS {
            return Encoded::NONE;
        }
        let mut section = self.sections().len() - 1;
        while self.sections()[section].first_class > class {
            section -= 1;
        }
        let class = class - self.sections()[section].first_class;
        let are_apart = men.are_apart(self.men());
        self.fold_groups(section, men, class, symmetry, are_apart)
    }

    /// The index if the groups still have symmetries to use up.
    #[cold]
    #[inline]
    pub(crate) const fn fold_groups(
        &self,
        section_number: usize,
        men: PackedMen,
        class: u32,
        symmetry: u8,
        are_apart: bool,
    ) -> Encoded {
        // Trusted squares may be no position at all.
        if !are_apart {
            return Encoded::NONE;
        }
        let section = &self.sections()[section_number];
        let men = men.carried(self.board(), symmetry, MAX_MEN).unpacked();
        let (number, moved) = match section.stabiliser.count_ones() {
            2 => one::number(self, section, men),
            _ => {
                several::number(self, section, men, (self.lead().count() as u8, section.stabiliser))
            }
        };
        let index = section.start + class as u64 * section.lead_stride + number;
        Encoded::new(index, then(symmetry, moved))
    }

    /// The index of a folded position if kings that stay apart follow, or some man has a region of his own.
    #[inline]
    pub(crate) const fn number_in_parts(&self, men: PackedMen, folded: Folded) -> Encoded {
        let men = men.carried(self.board(), folded.symmetry, MAX_MEN).unpacked();
        if let Some(kings) = self.kings() {
            return following_kings::encode(self, kings, men, folded);
        }
        let section = &self.sections()[folded.section];
        if !self.stand_in_regions(&men) {
            return Encoded::NONE;
        }
        let standing = (self.lead().count() as u8, section.stabiliser);
        let (number, moved) = several::number(self, section, men, standing);
        let index = section.start + folded.class as u64 * section.lead_stride + number;
        Encoded::new(index, then(folded.symmetry, moved))
    }

    /// Returns whether the men after the leading ones stand in their regions, and as their relation asks.
    #[inline]
    const fn stand_in_regions(&self, men: &Men) -> bool {
        if let Some(confined) = self.confined()
            && !confined.holds(men, self.lead().count())
        {
            return false;
        }
        let mut i = 0;
        while i < self.groups().len() {
            let group = &self.groups()[i];
            if squares_of(men, group.first, group.len) & !self.draft().group_domain(i) != 0 {
                return false;
            }
            i += 1;
        }
        true
    }

    /// The men with an index, relative to its section, if they are not numbered group by group.
    #[cold]
    #[inline]
    pub(crate) const fn unrank_in_parts(&self, section_number: usize, index: u64) -> Men {
        let section = &self.sections()[section_number];
        let class = (index / section.lead_stride) as u32;
        let mut men = self.lead().unfold(section_number, section.first_class, class);
        let index = index % section.lead_stride;
        if let Some(kings) = self.kings() {
            following_kings::put(self, kings, (section, section_number), index, &mut men);
        } else if section.stabiliser.count_ones() == 2 && self.confined().is_none() {
            one::unrank(self, section, index, &mut men);
        } else {
            let standing = (self.lead().count() as u8, section.stabiliser);
            several::unrank(self, section, index, &mut men, standing);
        }
        men
    }
}
