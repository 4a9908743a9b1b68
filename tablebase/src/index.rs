//! From positions to indexes and back: how a plan encodes and decodes.

use quadrille_runtime::{Layout, Square, Symmetry};

use super::encoded::Encoded;
use super::following_kings;
use super::group::{self, PackedTakenSquares};
use super::layout_numbers::{Numbers, place_of, then};
use super::lead::Folded;
use super::men::{MAX_MEN, Men, PackedMen, for_men};
use super::men_before::Counted;
use super::plan::Plan;
use super::section::Section;
use super::stabiliser::{one, several};
use super::subset::squares_of;

impl Plan<'_> {
    /// The index of a position, whose men are places in board order by their place in the
    /// material, and the symmetry that was applied to it; `None` where the scheme does not have it.
    pub const fn encode_board(&self, squares: &Men) -> Option<(u64, Symmetry)> {
        let men = self.in_sequence(squares);
        let encoded = for_men!(self.men, N => self.encode::<N>(men));
        encoded.get()
    }

    /// [`encode_board`](Self::encode_board) for men that are numbers of another numbering.
    pub const fn encode_numbers(&self, view: &Numbers, numbers: &Men) -> Option<(u64, Symmetry)> {
        let (mut squares, mut i) = ([0; MAX_MEN], 0);
        while i < self.men {
            squares[i] = view.image(0, numbers[i]);
            i += 1;
        }
        self.encode_board(&squares)
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

    /// The men of a position in board order, by their place in the material; `None` if they are not as many.
    pub(super) fn in_board_order<L: Layout>(&self, squares: &[Square<L>]) -> Option<Men> {
        if squares.len() != self.men {
            return None;
        }
        let mut men = [0; MAX_MEN];
        for (man, square) in men.iter_mut().zip(squares) {
            *man = place_of::<L>(square.number());
        }
        Some(men)
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

    /// The index of a position of `N` men, given in sequence; none if the scheme lacks it. For const contexts;
    /// elsewhere [`Self::encode_at_once`] does the same faster.
    #[inline(always)]
    pub(super) const fn encode<const N: usize>(&self, men: PackedMen) -> Encoded {
        let folded = self.lead.fold::<N>(self.board, self.folding, men);
        let counted = self.counting.count::<N>(folded.men, self.board.first_rank);
        if !self.has::<N>(men, &folded, counted) {
            return Encoded::NONE;
        }
        self.add_up::<N>(folded, counted)
    }

    /// The index of a position of `N` men, given in sequence; none if the scheme lacks it.
    #[inline(always)]
    pub(super) fn encode_at_once<const N: usize>(&self, men: PackedMen) -> Encoded {
        let folded = self.lead.fold::<N>(self.board, self.folding, men);
        let counted = self.counting.count_at_once::<N>(folded.men, self.board.first_rank);
        if !self.has::<N>(men, &folded, counted) {
            return Encoded::NONE;
        }
        self.add_up::<N>(folded, counted)
    }

    /// The index of a position that the scheme has; any number for one that it does not have.
    #[inline(always)]
    pub(super) fn encode_trusted<const N: usize>(&self, men: PackedMen) -> u64 {
        let folded = self.lead.fold::<N>(self.board, self.folding, men);
        let counted = self.counting.count_at_once::<N>(folded.men, self.board.first_rank);
        self.add_up::<N>(folded, counted).index_or_none()
    }

    /// Whether the scheme has a position, unless its kings are in the way.
    #[inline(always)]
    const fn has<const N: usize>(&self, men: PackedMen, folded: &Folded, counted: Counted) -> bool {
        let apart = self.crowded || counted.are_apart::<N>();
        apart & folded.valid & self.pawns_stand(men)
    }

    /// [`encode_at_once`](Self::encode_at_once) for as many men as there are.
    pub(super) fn encode_any_at_once(&self, men: PackedMen) -> Encoded {
        for_men!(self.men, N => self.encode_at_once::<N>(men))
    }

    /// Men by their place in the sequence.
    #[inline(always)]
    pub(super) const fn in_sequence(&self, squares: &Men) -> PackedMen {
        let (mut men, mut i) = (PackedMen::NOBODY, 0);
        while i < self.men {
            men = men.with(i, squares[self.places[i] as usize]);
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

    /// Whether pawns stand where pawns can.
    #[inline(always)]
    const fn pawns_stand(&self, men: PackedMen) -> bool {
        let [from, to] = [self.board.first_rank, self.board.last_rank];
        self.pawns == 0 || men.lie_within(self.pawns, from, to)
    }

    /// The index of a folded position.
    #[inline(always)]
    const fn add_up<const N: usize>(&self, folded: Folded, counted: Counted) -> Encoded {
        if let Some(kings) = self.kings {
            return following_kings::encode(self, kings, folded);
        }
        if self.confined.is_some() {
            return self.encode_confined(folded.section, folded.men, folded.class, folded.symmetry);
        }
        if self.lead.third_decides(&folded) {
            return self.by_third(folded.men, folded.class, folded.symmetry);
        }
        // Most positions lie in the first section, whose strides are constants.
        let first = self.sections().len() == 1 || folded.section == 0 && self.only_first_is_free();
        let section_place = if first { 0 } else { folded.section };
        let strides = self.strides_of(section_place);
        if strides.stabiliser != 1 {
            return self.fold_groups(section_place, folded.men, folded.class, folded.symmetry);
        }
        let start = self.sections()[section_place].start;
        let encoded = self.add_up_in::<N>(strides, folded, counted);
        Encoded::new(start.wrapping_add(encoded.index_or_none()), folded.symmetry)
    }

    /// The index of a folded position within a section that leaves no symmetry.
    #[inline(always)]
    const fn add_up_in<const N: usize>(
        &self,
        section: &Section,
        folded: Folded,
        counted: Counted,
    ) -> Encoded {
        let lead = (folded.class as u64).wrapping_mul(section.lead_stride_in_table);
        let (men, first_rank) = (folded.men, self.board.first_rank);
        let others =
            self.counting.number::<N>(men, first_rank, counted, &section.strides_by_man, 0);
        Encoded::new(lead.wrapping_add(others), folded.symmetry)
    }

    /// Whether all sections after the first, if any, have symmetries left for the groups: those
    /// come last.
    #[inline(always)]
    pub(super) const fn only_first_is_free(&self) -> bool {
        self.sections().len() == 1 || self.sections()[1].stabiliser != 1
    }

    /// The index where the third of three leading men decides how the board is folded. The men come
    /// as values, so that they stay in registers where this is not called.
    #[cold]
    #[inline(never)]
    pub(super) const fn by_third(&self, men: PackedMen, pair: u32, symmetry: u8) -> Encoded {
        let (men, class, more) = self.lead.by_third(self.board, men, pair);
        let section = &self.sections()[0];
        let groups = self.number_groups(section, 0, &men.unpacked());
        Encoded::new(class as u64 * section.lead_stride + groups, then(symmetry, more))
    }

    /// The index where the groups have symmetries to use up.
    #[cold]
    #[inline(never)]
    pub(super) const fn fold_groups(
        &self,
        section_place: usize,
        men: PackedMen,
        class: u32,
        symmetry: u8,
    ) -> Encoded {
        let section = &self.sections()[section_place];
        let men = men.unpacked();
        let (number, moved) = match section.stabiliser.count_ones() {
            2 => one::number(self, section, men),
            _ => several::number(self, section, men, (self.lead.len() as u8, section.stabiliser)),
        };
        let index = section.start + class as u64 * section.lead_stride + number;
        Encoded::new(index, then(symmetry, moved))
    }

    /// The index if some man has a region of his own; none if one stands outside his.
    #[inline(never)]
    const fn encode_confined(
        &self,
        section_place: usize,
        men: PackedMen,
        class: u32,
        symmetry: u8,
    ) -> Encoded {
        let section = &self.sections()[section_place];
        let men = men.unpacked();
        if let Some(confined) = self.confined
            && !confined.holds(&men, self.lead.len())
        {
            return Encoded::NONE;
        }
        let mut i = 0;
        while i < self.groups().len() {
            let group = &self.groups()[i];
            if squares_of(&men, group.first, group.len) & !self.group_domain(i) != 0 {
                return Encoded::NONE;
            }
            i += 1;
        }
        let placed = (self.lead.len() as u8, section.stabiliser);
        let (number, moved) = several::number(self, section, men, placed);
        let index = section.start + class as u64 * section.lead_stride + number;
        Encoded::new(index, then(symmetry, moved))
    }

    /// Where the men stand, in board order by their place in the sequence.
    #[inline(always)]
    pub(super) const fn decode(&self, index: u64) -> Men {
        self.decode_in(self.section_of(index), index)
    }

    /// [`decode`](Self::decode) where the section is known, so that its strides may be constants.
    #[inline(always)]
    pub(super) const fn decode_in(&self, section_place: usize, index: u64) -> Men {
        let (section, strides) = (&self.sections()[section_place], self.strides_of(section_place));
        let index = index - section.start;
        if let Some(kings) = self.kings {
            return following_kings::decode(self, kings, section_place, index);
        }
        if strides.stabiliser != 1 || self.confined.is_some() {
            return self.place_folding(section_place, index);
        }
        let mut men = [0; MAX_MEN];
        let digits = self.digits(strides, index);
        self.lead.unfold(section_place, section.first_class, digits[0] as u32, &mut men);
        self.place_groups(&digits, 0, &mut men);
        men
    }

    /// The position with an index in a section that leaves no symmetry, by its men's place in the
    /// sequence, for a plan that is not known to the compiler.
    pub(super) fn decode_freely(&self, section_place: usize, index: u64) -> PackedMen {
        let section = &self.sections()[section_place];
        let groups = self.groups();
        let class = section.digit(0, index) as u32;
        let leads = self.lead.unfolded(section_place, section.first_class, class);
        let (mut men, mut taken) = (leads, PackedTakenSquares::of(leads, self.lead.len()));
        let mut put = |men: PackedMen, man: usize, place: u8| {
            men.with(man, if self.crowded { place } else { taken.take(place) })
        };
        for (number, group) in groups.iter().enumerate() {
            let digit = section.digit(number + 1, index);
            let (first, len) = (usize::from(group.first), usize::from(group.len));
            let offset = if group.pawns { self.offset(group, &leads.unpacked()) } else { 0 };
            if len == 1 {
                men = put(men, first, digit as u8 + offset);
                continue;
            }
            // From the last: those before it do not count the squares that it takes.
            if len == 2 {
                let [less, greater] = group::pair(digit);
                men = put(men, first + 1, greater + offset);
                men = put(men, first, less + offset);
                continue;
            }
            let set = group::set(digit, len);
            for i in (0..len).rev() {
                men = put(men, first + i, set[i] + offset);
            }
        }
        men
    }

    /// The position with an index of this section, by its men's place in the material: for emitted
    /// code, which calls it with a constant.
    #[doc(hidden)]
    #[inline(always)]
    pub const fn decode_section(&self, section_place: usize, index: u64) -> Men {
        self.in_material(&self.decode_in(section_place, index))
    }

    /// An index within a section, taken apart: the lead's number, then each group's.
    #[inline(always)]
    const fn digits(&self, section: &Section, mut index: u64) -> [u64; MAX_MEN + 1] {
        let mut digits = [0; MAX_MEN + 1];
        let mut i = 0;
        while i <= self.groups().len() {
            let digit = section.order[i] as usize;
            let stride = if digit == 0 { section.lead_stride } else { section.strides[digit - 1] };
            digits[digit] = index / stride;
            index %= stride;
            i += 1;
        }
        digits
    }

    #[cold]
    #[inline(never)]
    const fn place_folding(&self, section_place: usize, index: u64) -> Men {
        let section = &self.sections()[section_place];
        let class = (index / section.lead_stride) as u32;
        let mut men = [0; MAX_MEN];
        self.lead.unfold(section_place, section.first_class, class, &mut men);
        let index = index % section.lead_stride;
        if section.stabiliser.count_ones() == 2 && self.confined.is_none() {
            one::place(self, section, index, &mut men);
        } else {
            let placed = (self.lead.len() as u8, section.stabiliser);
            several::place(self, section, index, &mut men, placed);
        }
        men
    }
}
