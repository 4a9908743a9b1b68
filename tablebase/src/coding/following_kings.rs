//! Two kings that may not touch, when at most one of them leads; they follow the leading men.
//!
//! How many squares the second king has depends on where the first one stands, so the two are numbered as a
//! pair: by the square of the first king, then by the square of the second. A king on a square where pawns may
//! stand leaves one square less to the pawns. So each case, by which kings stand there, makes a section of its own.

use super::burnside::{FreeCycles, fixed_placements};
use super::draft::{Draft, FollowingKings};
use super::encoded::Encoded;
use super::plan::Plan;
use super::stabiliser::several;
use crate::men::packed::Men;
use crate::parts::confined::MenLeft;
use crate::parts::lead::Folded;
use crate::parts::section::Section;
use crate::sets::subset::{count, squares_of};
use crate::squares::layout_numbers::Numbers;
use crate::squares::symmetries::{Symmetries, then};

impl FollowingKings {
    /// The part that kings on these squares belong to.
    #[inline]
    const fn part(&self, draft: &Draft<'_>, men: &Men) -> usize {
        if !self.pawns {
            return 0;
        }
        let inner = draft.domain(true);
        let first =
            if self.len == 2 { (inner >> (men[self.first as usize] & 127) & 1) << 1 } else { 0 };
        (first | inner >> (men[self.second as usize] & 127) & 1) as usize
    }

    /// The number of pairs, of a square in `a` and a square in `b`, that touch or are equal.
    #[inline]
    const fn touching(&self, draft: &Draft<'_>, a: u128, b: u128) -> u64 {
        if !draft.board.is_plain() {
            return touching_anywhere(draft.board, a, b);
        }
        // There are nine steps from a square to itself or a neighbour. All squares of `b` take one of them at once.
        // Each square that arrives on a square of `a` is a pair that lies this step apart.
        let (left, right) = ((b & !self.edges[0]) >> 1, (b & !self.edges[1]) << 1);
        let files = draft.board.outline.files as u32;
        let mut pairs = 0;
        let mut i = 0;
        while i < 3 {
            let row = [b, left, right][i];
            // With 128 files there is no other rank.
            let (above, below) = (row.unbounded_shl(files), row.unbounded_shr(files));
            pairs += count(a & row) + count(a & above) + count(a & below);
            i += 1;
        }
        pairs as u64
    }
}

/// [`FollowingKings::touching`] on a board that is not plain.
#[inline]
const fn touching_anywhere(board: &Numbers, a: u128, mut b: u128) -> u64 {
    let mut pairs = 0;
    while b != 0 {
        pairs += count(a & board.near(b.trailing_zeros() as u8)) as u64;
        b &= b - 1;
    }
    pairs
}

/// The kings of a position after leading men that have squares.
#[derive(Clone, Copy)]
pub(crate) struct Pairs<'a> {
    draft: &'a Draft<'a>,
    kings: FollowingKings,
    section: &'a Section,
    /// The squares that the leading men leave.
    free: u128,
    /// The squares of the first king.
    firsts: u128,
    /// The squares that the second king could take if the first were not there.
    seconds: u128,
    /// The symmetries of the last call of [`Self::behind`], and its result.
    last: (u16, u64),
}

impl<'a> Pairs<'a> {
    /// The pairs of a part; the leading men stand already.
    #[inline]
    pub(crate) const fn new(
        draft: &'a Draft<'a>,
        kings: FollowingKings,
        (section, part): (&'a Section, usize),
        men: &Men,
    ) -> Pairs<'a> {
        let free = draft.domain(false) & !squares_of(men, 0, draft.lead.count() as u8);
        let inner = if kings.pawns { draft.domain(true) } else { 0 };
        let firsts = match kings.len {
            2 => free & if part & 2 != 0 { inner } else { !inner },
            _ => 1 << (men[kings.first as usize] & 127),
        };
        let seconds = free & if part & 1 != 0 { inner } else { !inner };
        Pairs { draft, kings, section, free, firsts, seconds, last: (0, 0) }
    }

    /// The squares where the second king may stand.
    #[inline]
    const fn seconds(&self, first: u8) -> u128 {
        self.seconds & !self.draft.board.near(first)
    }

    #[inline]
    const fn allows(&self, first: u8, second: u8) -> bool {
        self.firsts >> (first & 127) & self.seconds(first) >> (second & 127) & 1 == 1
    }

    /// The number of pairs of kings apart, the first in `firsts` and the second in `seconds`.
    #[inline]
    const fn apart(&self, firsts: u128, seconds: u128) -> u64 {
        let all = count(firsts) as u64 * count(seconds) as u64;
        all - self.kings.touching(self.draft, firsts, seconds)
    }

    /// The number of a pair where no symmetry is left.
    #[inline]
    const fn number_free(&self, first: u8, second: u8) -> u64 {
        let before = self.apart(self.firsts & below(first), self.seconds);
        before + count(self.seconds(first) & below(second)) as u64
    }

    /// The pair with a number where no symmetry is left.
    #[inline]
    const fn unrank_free(&self, mut number: u64) -> (u8, u8) {
        let mut firsts = self.firsts;
        loop {
            let first = firsts.trailing_zeros() as u8;
            let mut seconds = self.seconds(first);
            let here = count(seconds) as u64;
            if number < here {
                while number > 0 {
                    seconds &= seconds - 1;
                    number -= 1;
                }
                return (first, seconds.trailing_zeros() as u8);
            }
            number -= here;
            firsts &= firsts - 1;
        }
    }

    /// The number of positions of the groups (orbits under these symmetries, which fix both kings). It is the
    /// same for all such kings.
    #[inline]
    const fn behind(&mut self, symmetries: u16, first: u8, second: u8) -> u64 {
        if symmetries == 1 || self.draft.groups.as_slice().is_empty() {
            return self.section.kings_stride;
        }
        if self.last.0 != symmetries {
            let free = self.free & !(1 << (first & 127)) & !(1 << (second & 127));
            let (mut sum, mut all) = (0, Symmetries(symmetries));
            while let Some(symmetry) = all.pop() {
                sum += fixed_placements(
                    self.draft.groups.as_slice(),
                    FreeCycles::of(self.draft, symmetry, free),
                );
            }
            self.last = (symmetries, sum / symmetries.count_ones() as u64);
        }
        self.last.1
    }

    /// The number of positions (orbits under these symmetries, which fix the first king) with the first king
    /// on `first` and the second in `seconds`.
    #[inline]
    const fn with_first(&mut self, symmetries: u16, first: u8, mut seconds: u128) -> u64 {
        if symmetries == 1 {
            return count(seconds) as u64 * self.section.kings_stride;
        }
        if self.section.stabiliser.count_ones() == 2 {
            // A single symmetry is left. A king on a square that it moves breaks it, and only the lower of
            // two exchanged squares counts; a king on a square that it fixes leaves it to the groups.
            let moved = count(seconds & self.section.low) as u64 * self.section.kings_stride;
            let kept = seconds & self.section.fixed;
            if kept == 0 {
                return moved;
            }
            let behind = self.behind(symmetries, first, kept.trailing_zeros() as u8);
            return moved + count(kept) as u64 * behind;
        }
        let mut positions = 0;
        while let Some((second, left)) = next_least(self.draft.board, symmetries, &mut seconds) {
            positions += self.behind(left, first, second);
        }
        positions
    }

    /// The number of positions with the first king before a square (128 for all), up to the section's symmetries.
    #[inline]
    const fn with_firsts_before(&mut self, square: u8) -> u64 {
        let mut firsts = self.firsts & below(square);
        if self.section.stabiliser == 1 {
            return self.apart(firsts, self.seconds) * self.section.kings_stride;
        }
        if self.section.stabiliser.count_ones() == 2 {
            return self.with_folded(firsts);
        }
        let (board, symmetries, mut positions) = (self.draft.board, self.section.stabiliser, 0);
        while let Some((first, left)) = next_least(board, symmetries, &mut firsts) {
            positions += self.with_first(left, first, self.seconds(first));
        }
        positions
    }

    /// [`with_firsts_before`](Self::with_firsts_before) for the first king on one of these squares, if one symmetry is
    /// left. A king off its fixed squares breaks it.
    #[inline]
    const fn with_folded(&mut self, firsts: u128) -> u64 {
        let Section { low, fixed, kings_stride, stabiliser, .. } = *self.section;
        // If the symmetry moves the first king, the second one may stand anywhere.
        let moved = self.apart(firsts & low, self.seconds);
        // If it fixes the first king's square, it exchanges squares of the second one in pairs; each pair is one
        // position.
        let firsts = firsts & fixed;
        let kept = self.apart(firsts, self.seconds & fixed);
        let moved = (moved + (self.apart(firsts, self.seconds) - kept) / 2) * kings_stride;
        if kept == 0 {
            return moved;
        }
        // Any two squares that it fixes will do, next to each other or not.
        let first = firsts.trailing_zeros() as u8;
        let second = (self.seconds & fixed & !(1 << (first & 127))).trailing_zeros() as u8;
        moved + kept * self.behind(stabiliser, first, second)
    }

    /// The rank of the kings and the groups, and the symmetry that is applied to the men for it.
    #[inline]
    const fn number(&mut self, plan: &Plan<'_>, mut men: Men) -> (u64, u8) {
        let kings = self.kings;
        let (first, second) = (kings.first as usize, kings.second as usize);
        // Each king in turn moves to the least square of his orbit. His stabiliser is left for the next king, and in
        // the end for the groups.
        let mut left = self.section.stabiliser;
        let first_turn = plan.board().to_least(left, men[first]);
        plan.board().carry(first_turn, &mut men, plan.men());
        let mut number = self.with_firsts_before(men[first]);
        left = keeping(plan.board(), left, men[first]);
        let second_turn = plan.board().to_least(left, men[second]);
        plan.board().carry(second_turn, &mut men, plan.men());
        let seconds = self.seconds(men[first]) & below(men[second]);
        number += self.with_first(left, men[first], seconds);
        left = keeping(plan.board(), left, men[second]);
        let applied = then(first_turn, second_turn);
        let standing = (plan.lead().count() + kings.len as usize) as u8;
        let (groups, symmetry) = match left {
            1 => (plan.number_groups(self.section, 0, &men), 0),
            _ => several::number(plan, self.section, men, (standing, left)),
        };
        (number + groups, then(applied, symmetry))
    }

    /// The first king's square in the position with a number, its stabiliser, and the rest of the number.
    #[inline]
    const fn first_with(&mut self, symmetries: u16, mut number: u64) -> (u8, u16, u64) {
        let mut firsts = self.firsts;
        while let Some((first, left)) = next_least(self.draft.board, symmetries, &mut firsts) {
            let here = self.with_first(left, first, self.seconds(first));
            if number < here {
                return (first, left, number);
            }
            number -= here;
        }
        panic!("no king has this number")
    }

    /// The same for the second king, under symmetries that fix the first.
    #[inline]
    const fn second_with(&mut self, symmetries: u16, first: u8, mut number: u64) -> (u8, u16, u64) {
        let mut seconds = self.seconds(first);
        while let Some((second, left)) = next_least(self.draft.board, symmetries, &mut seconds) {
            let here = self.behind(left, first, second);
            if number < here {
                return (second, left, number);
            }
            number -= here;
        }
        panic!("no king has this number")
    }

    /// Unranks: puts the kings and the groups on their squares. Undoes [`number`](Self::number).
    #[inline]
    const fn unrank(&mut self, plan: &Plan<'_>, mut number: u64, men: &mut Men) {
        let kings = self.kings;
        let (first, second, mut left);
        (first, left, number) = self.first_with(self.section.stabiliser, number);
        (second, left, number) = self.second_with(left, first, number);
        men[kings.first as usize] = first;
        men[kings.second as usize] = second;
        let standing = (plan.lead().count() + kings.len as usize) as u8;
        match left {
            1 => plan.put_rest(self.section, 0, number, men),
            _ => several::unrank(plan, self.section, number, men, (standing, left)),
        }
    }
}

/// The squares before this one.
#[inline]
const fn below(square: u8) -> u128 {
    if square > 127 { u128::MAX } else { (1 << square) - 1 }
}

/// Takes squares from a set up to the next one that is the least of its orbit, and returns it with its stabiliser.
#[inline]
const fn next_least(board: &Numbers, symmetries: u16, squares: &mut u128) -> Option<(u8, u16)> {
    while *squares != 0 {
        let square = squares.trailing_zeros() as u8;
        *squares &= *squares - 1;
        if board.to_least(symmetries, square) == 0 {
            return Some((square, keeping(board, symmetries, square)));
        }
    }
    None
}

/// The stabiliser of a square among these symmetries.
#[inline]
const fn keeping(board: &Numbers, symmetries: u16, square: u8) -> u16 {
    let (mut keeping, mut all) = (0, Symmetries(symmetries));
    while let Some(symmetry) = all.pop() {
        keeping |= ((board.image(symmetry, square) == square) as u16) << symmetry;
    }
    keeping
}

/// The index of a position whose leading men have been folded; [`Encoded::NONE`] if the kings touch.
#[inline]
pub(crate) const fn encode(
    plan: &Plan<'_>,
    kings: FollowingKings,
    men: Men,
    folded: Folded,
) -> Encoded {
    let part = kings.part(plan.draft(), &men);
    let section_number = folded.section * kings.parts() + part;
    if section_number >= plan.sections().len() {
        return Encoded::NONE;
    }
    let section = &plan.sections()[section_number];
    let mut pairs = Pairs::new(plan.draft(), kings, (section, part), &men);
    let (first, second) = (men[kings.first as usize], men[kings.second as usize]);
    if !pairs.allows(first, second) {
        return Encoded::NONE;
    }
    let start = section.start + folded.class as u64 * section.lead_stride;
    if section.stabiliser == 1 {
        let pair = pairs.number_free(first, second) * section.kings_stride;
        let index = start + pair + plan.number_groups(section, 0, &men);
        return Encoded::new(index, folded.symmetry);
    }
    let (number, moved) = pairs.number(plan, men);
    Encoded::new(start + number, then(folded.symmetry, moved))
}

/// Unranks the kings and the groups from a number relative to a class of the leading men.
#[inline]
pub(crate) const fn put(
    plan: &Plan<'_>,
    kings: FollowingKings,
    (section, section_number): (&Section, usize),
    number: u64,
    men: &mut Men,
) {
    let mut pairs = Pairs::new(plan.draft(), kings, (section, section_number % kings.parts()), men);
    if section.stabiliser != 1 {
        return pairs.unrank(plan, number, men);
    }
    let (first, second) = pairs.unrank_free(number / section.kings_stride);
    men[kings.first as usize] = first;
    men[kings.second as usize] = second;
    plan.put_rest(section, 0, number % section.kings_stride, men);
}

/// The second king's squares at this index and the following ones, if no men come after the kings and no
/// symmetry is left.
#[inline]
pub(crate) const fn ahead(
    plan: &Plan<'_>,
    kings: FollowingKings,
    (section, section_number): (&Section, usize),
    men: &Men,
) -> u128 {
    let pairs = Pairs::new(plan.draft(), kings, (section, section_number % kings.parts()), men);
    let (first, second) = (men[kings.first as usize], men[kings.second as usize]);
    pairs.seconds(first) & !below(second)
}

impl Draft<'_> {
    /// The number of positions of a section with the leading men on these squares: orbits under their
    /// stabiliser, counted by Burnside's lemma. `part` says which of the kings that follow stand on squares
    /// of pawns.
    #[inline]
    pub const fn different(&self, section: &Section, part: usize, men: &Men) -> u64 {
        if let Some(kings) = self.kings {
            return Pairs::new(self, kings, (section, part), men).with_firsts_before(u8::MAX);
        }
        let free = self.domain(false) & !squares_of(men, 0, self.lead.count() as u8);
        let (mut sum, mut all) = (0, Symmetries(section.stabiliser));
        while let Some(symmetry) = all.pop() {
            sum += match self.confined {
                Some(confined) => MenLeft::from(confined, self.groups.as_slice(), 0, free)
                    .fixed_placements(self.board, symmetry),
                None => {
                    fixed_placements(self.groups.as_slice(), FreeCycles::of(self, symmetry, free))
                }
            };
        }
        sum / section.stabiliser.count_ones() as u64
    }
}
