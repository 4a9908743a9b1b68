//! The shape of a plan: the properties that decide how a position is encoded and decoded.
//!
//! The compiler knows the whole shape of a declared index, and of other indexes what their kind fixes: see `by_shape`.

use super::encoded::Encoded;
use super::plan::Plan;
use crate::men::packed::{Men, PackedMen, differ};
use crate::parts::counting::{Counted, FEW, Traits};
use crate::parts::group::StandingMen;
use crate::parts::lead::{ByBoth, Folded, Lead, LeadKind, with_third};
use crate::parts::section::Section;
use crate::squares::layout_numbers::{Folding, Numbers};

/// Repeats the body for each man with his number as a constant: a loop that skips some men is not unrolled.
macro_rules! for_each_man {
    (|$man:ident| $body:block) => {
        for_each_man!(|$man| $body, 0 1 2 3 4 5 6 7)
    };
    (|$man:ident| $body:block, $($number:literal)*) => {
        $({
            let $man = $number;
            $body
        })*
    };
}

/// A plan, with the properties that every position depends on.
#[derive(Clone, Copy)]
#[allow(clippy::struct_excessive_bools)] // None of them follows from others.
pub(crate) struct Shape<'a> {
    pub(crate) plan: &'a Plan<'a>,
    pub(crate) lead: Lead<'a>,
    pub(crate) board: &'a Numbers,
    pub(crate) folding: Folding,
    pub(crate) men: usize,
    /// A mask of the pawns, with a byte of 1 for each, in sequence.
    pub(crate) pawns: u64,
    /// True if each man has a square of his own, nobody has a region, and kings that stay apart lead.
    pub(crate) is_usual: bool,
    /// True if the leading men are known to leave no symmetry to the others.
    pub(crate) is_free: bool,
    /// True if all sections are known to be narrow.
    pub(crate) is_narrow: bool,
    /// True if all sections are known to have the strides of the first.
    pub(crate) is_uniform: bool,
    pub(crate) traits: Traits,
    pub(crate) main: Main<'a>,
}

/// The first section, in which most positions lie.
#[derive(Clone, Copy)]
pub(crate) struct Main<'a> {
    pub(crate) section: &'a Section,
    /// The first class, of all sections, that leaves a symmetry to the men who do not lead.
    pub(crate) end_of_classes: u32,
    /// The end of the section, or 0 if there are several sections in which the leading men leave no symmetry.
    pub(crate) end: u64,
}

impl Plan<'_> {
    /// The shape of this plan.
    #[inline(always)]
    pub(crate) const fn shape(&self) -> Shape<'_> {
        let (end_of_classes, end) = self.ends_of_main();
        Shape {
            plan: self,
            lead: *self.lead(),
            board: self.board(),
            folding: self.folding(),
            men: self.men(),
            pawns: self.pawns(),
            is_usual: !self.is_crowded() && self.confined().is_none() && self.kings().is_none(),
            is_free: false,
            is_narrow: false,
            is_uniform: self.is_uniform(),
            traits: self.counting().traits(),
            main: Main { section: &self.sections()[0], end_of_classes, end },
        }
    }

    /// The ends of [`Main`].
    #[inline(always)]
    pub(crate) const fn ends_of_main(&self) -> (u32, u64) {
        let (class, end) = match self.sections() {
            [_, second, ..] => (second.first_class, second.start),
            _ => (ByBoth::NO_CLASS, self.size()),
        };
        (class, if self.only_first_is_free() { end } else { 0 })
    }
}

impl Shape<'_> {
    /// The index of a position of `N` men, given in sequence, or [`Encoded::NONE`] if the scheme lacks it. For const
    /// contexts; elsewhere [`Self::encode_by_vectors`] does the same faster.
    #[inline(always)]
    pub(crate) const fn encode<const N: usize>(self, men: &Men) -> Encoded {
        let folded = match self.fold(men) {
            Ok(folded) => folded,
            Err(encoded) => return encoded,
        };
        let carried = PackedMen::new(men).carried(self.board, folded.symmetry, N);
        let counted = self.plan.counting().count::<N>(carried, self.board.first_rank, self.traits);
        if !self.has(men, folded, counted) {
            return Encoded::NONE;
        }
        self.add_up::<N>(men, folded, counted)
    }

    /// [`Self::encode`] by vectors. Without `CHECKED`, a position that the scheme excludes has an arbitrary index.
    /// `men` is in sequence, and so is `word`, which may be in any order for at most [`FEW`] men.
    #[inline(always)]
    pub(crate) fn encode_by_vectors<const N: usize, const CHECKED: bool>(
        self,
        men: &Men,
        word: PackedMen,
    ) -> Encoded {
        let folded = match self.fold(men) {
            Ok(folded) => folded,
            Err(encoded) => return encoded,
        };
        let counted = self.count_few_or_by_vectors::<N>(men, word, folded.symmetry);
        if CHECKED && !self.has(men, folded, counted) {
            return Encoded::NONE;
        }
        self.add_up::<N>(men, folded, counted)
    }

    /// Counts the men after a symmetry is applied: a few men one by one, more by vectors.
    #[inline(always)]
    fn count_few_or_by_vectors<const N: usize>(
        &self,
        men: &Men,
        word: PackedMen,
        symmetry: u8,
    ) -> Counted {
        if N <= FEW && self.is_usual && self.traits.is_plain() {
            let images = core::array::from_fn(|man| self.board.image(symmetry, men[man]));
            let are_apart = if N < FEW {
                differ([men[0], men[1], men[2]], N)
            } else {
                word.first_four_differ()
            };
            return Counted::one_by_one::<N>(images, self.traits.pairs, are_apart);
        }
        let word = if N > FEW { word } else { PackedMen::new(men) };
        let carried = word.carried(self.board, symmetry, N);
        self.plan.counting().count_by_vectors::<N>(carried, self.board.first_rank, self.traits)
    }

    /// Returns whether the scheme has a position, apart from following kings and regions, which are checked later.
    #[inline(always)]
    const fn has(&self, men: &Men, folded: Folded, counted: Counted) -> bool {
        let [first, end] = [self.board.first_rank, self.board.last_rank];
        let pawns_stand = match self.pawns {
            0 => true,
            1 => first <= men[0] && men[0] < end,
            pawns => PackedMen::new(men).lie_within(pawns, first, end),
        };
        let crowded = !self.is_usual && self.plan.is_crowded();
        (crowded | counted.are_apart) & folded.valid & pawns_stand
    }

    /// The table by both leading men's squares, if they alone decide how a position is folded.
    #[inline(always)]
    const fn by_both(&self) -> Option<&'static ByBoth> {
        match self.lead.kind {
            LeadKind::Pair | LeadKind::Triple if self.is_usual => self.lead.table.by_both,
            _ => None,
        }
    }

    /// Folds a position by its leading men. In the rare case that they leave a symmetry to the others, or
    /// stand on squares that the scheme excludes, `Err` has the index, or none.
    #[inline(always)]
    const fn fold(&self, men: &Men) -> Result<Folded, Encoded> {
        if let Some(by_both) = self.by_both() {
            let (class, symmetry) = by_both.of_squares(men[0], men[1]);
            if class >= self.main.end_of_classes {
                if self.is_free {
                    return Err(Encoded::NONE);
                }
                return Err(self.plan.with_symmetry_left(class, symmetry, PackedMen::new(men)));
            }
            let folded = Folded { symmetry, section: 0, class, valid: true, is_main: true };
            return Ok(match self.lead.kind {
                LeadKind::Triple => with_third(self.board, folded, men[2]),
                _ => folded,
            });
        }
        Ok(self.lead.fold(self.board, self.folding, men))
    }

    /// The index of a folded position.
    #[inline(always)]
    const fn add_up<const N: usize>(&self, men: &Men, folded: Folded, counted: Counted) -> Encoded {
        let Folded { symmetry, section: number, class, .. } = folded;
        if !self.is_usual && !self.plan.is_crowded() {
            return self.plan.number_in_parts(PackedMen::new(men), folded);
        }
        if self.lead.third_decides(&folded) {
            return self.plan.by_third(PackedMen::new(men), class, symmetry);
        }
        let section = if folded.is_main { self.main.section } else { self.plan.section(number) };
        let start = if folded.is_main { 0 } else { section.start };
        let strides = if self.is_uniform { self.main.section } else { section };
        // Pawns that lead by their files leave no symmetry.
        let is_free =
            self.is_free || folded.is_main || matches!(self.lead.kind, LeadKind::Pawns(_));
        if !is_free && strides.stabiliser != 1 {
            let are_apart = counted.are_apart;
            return self.plan.fold_groups(number, PackedMen::new(men), class, symmetry, are_apart);
        }
        let lead = (class as u64).wrapping_mul(strides.lead_stride);
        // The third of three leading men is ranked with the groups.
        let first = if self.lead.count() < 2 { self.lead.count() } else { 2 };
        let others =
            self.plan.counting().number::<N>(counted, &strides.strides_by_man, first, self.traits);
        Encoded::new(start.wrapping_add(lead).wrapping_add(others), symmetry)
    }

    /// The squares of the men with an index, in board order and in sequence.
    #[inline(always)]
    pub(crate) const fn decode(self, index: u64) -> Men {
        if self.by_both().is_none() {
            return self.decode_in_any_section(index);
        }
        if index >= self.main.end {
            return self.plan.decode_behind_main(index);
        }
        let class = self.main.section.digit(0, index, self.is_narrow) as u32;
        self.put_groups(self.main.section, index, self.lead.unfold(0, 0, class))
    }

    /// [`Self::decode`] without the knowledge that most indexes lie in the first section.
    #[inline(always)]
    const fn decode_in_any_section(&self, index: u64) -> Men {
        let number = self.plan.section_of(index);
        let section = self.plan.section(number);
        let strides = if self.is_uniform { self.main.section } else { section };
        let index = index - section.start;
        if !self.is_usual && !self.plan.is_crowded() || strides.stabiliser != 1 {
            return self.plan.unrank_in_parts(number, index);
        }
        let class = strides.digit(0, index, self.is_narrow) as u32;
        self.put_groups(strides, index, self.lead.unfold(number, section.first_class, class))
    }

    /// Unranks all groups after the leading men from an index of a section.
    #[inline(always)]
    const fn put_groups(&self, section: &Section, index: u64, leads: Men) -> Men {
        let traits = self.traits;
        let crowded = !self.is_usual && self.plan.is_crowded();
        let mut standing = StandingMen::first(leads, self.lead.count(), crowded);
        let first_square = match (traits.has_pawns, traits.is_mixed) {
            (false, _) => 0,
            (true, false) => self.board.first_rank,
            (true, true) => self.plan.offset(&leads, self.lead.count()),
        };
        let mut number = 0;
        for_each_man!(|man| {
            let is_second = man > 0 && traits.pairs << 1 >> man & 1 == 1;
            let is_first = if traits.has_many_alike {
                let groups = self.plan.groups();
                number < groups.len() && groups[number].first == man as u8
            } else {
                self.lead.count() <= man && man < self.men && !is_second
            };
            if is_first {
                let offset = first_square * (self.pawns >> (8 * man) & 1) as u8;
                number += 1;
                let digit = section.digit(number, index, self.is_narrow);
                let len =
                    if traits.has_many_alike { self.plan.groups()[number - 1].len } else { 0 };
                if len > 2 {
                    standing.put_many(man, len as usize, digit, offset);
                } else if traits.pairs >> man & 1 == 1 {
                    standing.put_pair(man, digit, offset);
                } else {
                    standing.put_one(man, digit, offset);
                }
            }
        });
        standing.men
    }
}

impl Plan<'_> {
    /// [`Shape::decode`] for the rare indexes behind the main section: out of line, so that the code for all others is
    /// short.
    #[cold]
    #[inline]
    const fn decode_behind_main(&self, index: u64) -> Men {
        self.shape().decode_in_any_section(index)
    }
}
