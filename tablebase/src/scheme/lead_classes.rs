//! Tables of the classes of one or two leading men, made in buffers that the caller lends. A class is an orbit of their
//! squares under the symmetries.

use quadrille_runtime::Symmetry;

use super::request::IndexError;
use crate::men::relation::Relation;
use crate::parts::confined::Confined;
use crate::parts::lead::{LeadTable, entry, symmetry_bits};
use crate::parts::section::Section;
use crate::short_list::ShortList;
use crate::squares::layout_numbers::Numbers;
use crate::squares::symmetries::Symmetries;

/// Buffers that are lent to an index for its tables, such as those of an [`IndexTable`](crate::IndexTable).
pub struct IndexBuffers<'a> {
    /// The class for each pair of squares of the leading men.
    #[doc(hidden)]
    pub entries: &'a mut [u32],
    /// The squares of the leading men, class by class.
    #[doc(hidden)]
    pub squares: &'a mut [[u8; 2]],
    /// The kinds of classes; the classes of a kind leave equally many positions to the other men.
    #[doc(hidden)]
    pub kinds: &'a mut [ClassKind],
    /// The ranges of indexes in which strides are equal.
    #[doc(hidden)]
    pub sections: &'a mut [Section],
    /// The squares of men that have regions.
    #[doc(hidden)]
    pub confined: &'a mut Confined,
}

/// The leading men, as far as the classes of their squares are concerned.
#[derive(Clone, Copy)]
pub(super) struct LeadRequest<'a> {
    pub(super) board: &'a Numbers,
    /// The symmetries that positions are folded by, as bits.
    pub(super) symmetries: u16,
    /// The squares that each of the one or two men may stand on.
    pub(super) domains: ShortList<u128, 2>,
    /// True if two men are alike, so that they may be exchanged.
    pub(super) alike: bool,
    /// True if two men never stand next to each other.
    pub(super) apart: bool,
    /// The relation of two men, and the letter of the first.
    pub(super) related: Option<(Relation, u8)>,
    /// The squares of the pawns that follow: classes differ if they take different numbers of them.
    pub(super) pawns: u128,
    /// Counts the positions that leading men leave to the others. Classes with different counts belong to
    /// different sections. `None` if the rest of a [`SectionKey`] determines the count.
    pub(super) positions_left: Option<&'a PositionsLeft<'a>>,
    /// True if classes that symmetries fix make sections of their own.
    pub(super) part_by_stabiliser: bool,
}

/// The number of positions that the leading men leave to the others, given their squares and their
/// stabiliser, as bits. There is a count for each part of the kings that follow.
pub(super) type PositionsLeft<'a> = dyn Fn(&[u8], u16) -> [u64; 4] + 'a;

/// Classes of one kind, which leave equally many positions to the other men, in the same way.
#[derive(Clone, Copy, Debug)]
pub struct ClassKind {
    key: Key,
    /// The number of classes.
    pub(super) classes: u32,
    /// The first class, relative to the section.
    first_class: u32,
    /// The section of the kind.
    pub(super) section: u16,
    /// The men's squares in the first class.
    pub(super) first: [u8; 2],
}

/// The key that divides classes into sections and orders them. The more symmetries fix a class, the later it
/// comes; there are few such classes. Classes with the first man on a mirror line come after the others. On
/// the 8x8 board this is the order of Syzygy's pairs of kings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Key {
    section: SectionKey,
    fixed: bool,
    first_fixed: bool,
}

/// Classes with equal keys leave the same number of positions to the other men. In order: the size of the leading men's
/// stabiliser; the stabiliser, as bits; by symmetry, the number of leading men that it fixes; the number of pawns'
/// squares that they take; and the counts of [`PositionsLeft`].
type SectionKey = (u32, u16, [u8; 16], u32, [u64; 4]);

impl ClassKind {
    /// Fills a buffer for kinds.
    pub const NONE: ClassKind = ClassKind {
        key: Key { section: (0, 0, [0; 16], 0, [0; 4]), fixed: false, first_fixed: false },
        classes: 0,
        first_class: 0,
        section: 0,
        first: [0; 2],
    };

    /// The single class of a lead without men, which these symmetries fix.
    #[inline]
    pub(super) const fn of_nobody(symmetries: u16) -> ClassKind {
        let mut kind = ClassKind::NONE;
        kind.key.section.1 = symmetries;
        kind.classes = 1;
        kind
    }

    /// The stabiliser of the men: symmetries, as bits by their numbers.
    #[inline]
    pub(super) const fn stabiliser(&self) -> u16 {
        self.key.section.1
    }
}

/// The leading men's squares and the least of their images.
struct LeastImage {
    men: [u8; 2],
    /// The least image, and the first symmetry that carries the men there.
    least: [u8; 2],
    symmetry: u8,
    /// The men's stabiliser, as bits.
    stabiliser: u16,
}

impl LeadRequest<'_> {
    /// Writes the table and the kinds in order. Entries are by row of the first man and square of the second;
    /// squares are by class.
    #[inline]
    pub(super) fn write<'b>(
        &self,
        entries: &'b mut [u32],
        squares: &'b mut [[u8; 2]],
        kinds: &'b mut [ClassKind],
    ) -> Result<(LeadTable<'b>, &'b [ClassKind]), IndexError> {
        let seconds = if self.domains.len() == 1 { 1 } else { self.board.squares() };
        let grid = Grid { rows: self.rows(), seconds };
        let (count, lent) =
            (grid.rows.count_ones() as usize * seconds, [entries.len(), kinds.len()]);
        let too_small = |entries| IndexError::Table { entries, kinds: lent[1] };
        let entries = entries.get_mut(..count).ok_or(too_small(count))?;
        // First each class gets the number of its kind, in the order of discovery.
        let mut found = 0;
        for (i, entry) in entries.iter_mut().enumerate() {
            let men = grid.men(i);
            *entry = self::entry(None);
            let Some(image) = self.least_image(men).filter(|image| image.least == men) else {
                continue;
            };
            let key = self.key(&image);
            let known = kinds[..found].iter().position(|kind| kind.key == key);
            let kind = known.unwrap_or(found);
            if known.is_none() {
                let free = kinds.get_mut(found).ok_or(IndexError::more_kinds(lent[0], lent[1]))?;
                *free = ClassKind { key, first: men, section: found as u16, ..ClassKind::NONE };
                found += 1;
            }
            kinds[kind].classes += 1;
            *entry = PENDING | kind as u32;
        }
        // Then the kinds are sorted, and classes are numbered in that order.
        let kinds = &mut kinds[..found];
        let classes = kinds.iter().map(|kind| kind.classes as usize).sum();
        let squares = squares.get_mut(..classes).ok_or(too_small(classes))?;
        self.number(grid, entries, squares, kinds);
        Ok((LeadTable::shared(entries, squares), kinds))
    }

    #[inline]
    fn number(
        &self,
        grid: Grid,
        entries: &mut [u32],
        squares: &mut [[u8; 2]],
        kinds: &mut [ClassKind],
    ) {
        // During the sort `section` holds each kind's number in the order of discovery. Keys differ, so that even an
        // unstable sort has only one result.
        kinds.sort_unstable_by_key(|kind| kind.key);
        let (mut section, mut in_section, mut all) = (0, 0, 0);
        for i in 0..kinds.len() {
            if i > 0 && kinds[i].key.section != kinds[i - 1].key.section {
                (section, in_section) = (section + 1, 0);
            }
            let came_up = u32::from(kinds[i].section);
            kinds[i].first_class = in_section;
            let mut class = in_section;
            for (i, entry) in entries.iter_mut().enumerate() {
                if *entry == PENDING | came_up {
                    squares[all] = grid.men(i);
                    *entry = self::entry(Some((class as u16, section, 0)));
                    (class, all) = (class + 1, all + 1);
                }
            }
            in_section = class;
            kinds[i].section = section;
        }
        // All other squares get the class that they are carried to.
        for i in 0..entries.len() {
            if entries[i] != entry(None) {
                continue;
            }
            if let Some(LeastImage { least, symmetry, .. }) = self.least_image(grid.men(i)) {
                entries[i] = entries[grid.index(least)] | symmetry_bits(symmetry);
            }
        }
    }

    /// The squares that the board is folded onto: the first square of each orbit, in board order.
    #[inline]
    fn rows(&self) -> u128 {
        let is_first = |&square: &u8| self.board.to_least(self.symmetries, square) == 0;
        (0..self.board.squares() as u8).filter(is_first).fold(0, |rows, square| rows | 1 << square)
    }

    #[inline]
    fn may_stand(&self, [first, second]: [u8; 2]) -> bool {
        let on = |domain: u128, square: u8| domain >> square & 1 == 1;
        match *self.domains {
            [domain] => on(domain, first),
            [a, b] => {
                let apart = !(self.apart && self.board.touch(first, second));
                let related = self.related.as_ref();
                let related = related.is_none_or(|(it, man)| it.holds(*man, [first, second]));
                first != second && on(a, first) && on(b, second) && apart && related
            }
            _ => false,
        }
    }

    /// The least image of the men's squares, if they may stand there.
    #[inline]
    fn least_image(&self, men: [u8; 2]) -> Option<LeastImage> {
        if !self.may_stand(men) {
            return None;
        }
        let mut least_image = LeastImage { men, least: men, symmetry: 0, stabiliser: 0 };
        for symmetry in Symmetries(self.symmetries) {
            let [first, second] = men.map(|man| self.board.image(symmetry, man));
            let exchanged = self.alike && second < first;
            let image = if exchanged { [second, first] } else { [first, second] };
            if image == men {
                least_image.stabiliser |= 1 << symmetry;
            }
            if (image, symmetry) < (least_image.least, least_image.symmetry) {
                (least_image.least, least_image.symmetry) = (image, symmetry);
            }
        }
        Some(least_image)
    }

    #[inline]
    fn key(&self, &LeastImage { men, stabiliser, .. }: &LeastImage) -> Key {
        let alone = &men[..self.domains.len()];
        let parted = if self.part_by_stabiliser { stabiliser } else { 1 };
        let (mut unmoved_by, mut first_fixed) = ([0; 16], false);
        for symmetry in Symmetries(self.symmetries) {
            let is_fixed = |man: &&u8| self.board.image(symmetry, **man) == **man;
            if parted >> symmetry & 1 == 1 {
                unmoved_by[usize::from(symmetry)] = alone.iter().filter(is_fixed).count() as u8;
            }
            first_fixed |= symmetry != Symmetry::Identity as u8 && is_fixed(&&men[0]);
        }
        let left = self.positions_left.map_or([0; 4], |left| left(alone, parted));
        let taken = alone.iter().filter(|man| self.pawns >> **man & 1 == 1).count() as u32;
        Key {
            section: (parted.count_ones(), parted, unmoved_by, taken, left),
            fixed: stabiliser != 1,
            first_fixed,
        }
    }
}

/// The entries of a table: for each square of `rows`, where the first man stands, the second man on `seconds`
/// squares.
#[derive(Clone, Copy)]
struct Grid {
    rows: u128,
    seconds: usize,
}

impl Grid {
    /// The men's squares by the index of their entry; a man alone is there twice.
    #[inline]
    fn men(self, i: usize) -> [u8; 2] {
        let mut rest = self.rows;
        for _ in 0..i / self.seconds {
            rest &= rest - 1;
        }
        let first = rest.trailing_zeros() as u8;
        [first, if self.seconds == 1 { first } else { (i % self.seconds) as u8 }]
    }

    /// The index of the entry of some men.
    #[inline]
    fn index(self, [first, second]: [u8; 2]) -> usize {
        let row = (self.rows & ((1 << first) - 1)).count_ones() as usize;
        row * self.seconds + if self.seconds == 1 { 0 } else { second as usize }
    }
}

/// Marks an entry while a table is made; the other bits are the number of a kind, in the order of discovery.
const PENDING: u32 = 3 << 30;
