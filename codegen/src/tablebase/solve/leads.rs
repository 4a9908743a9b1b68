//! Tables of the places that one or two leading men have.

use std::collections::{BTreeMap, BTreeSet};

use quadrille_runtime::Symmetry;
use quadrille_runtime::tablebase::entry;

use crate::board::{Board, Square, SquareSet};
use crate::tablebase::reference::touch;

/// Which men lead, as far as their places go.
#[derive(Clone, Copy)]
pub(super) struct Leading<'a> {
    pub(super) board: Board,
    pub(super) symmetries: &'a [Symmetry],
    /// The squares that each of the one or two men may stand on.
    pub(super) domains: &'a [SquareSet],
    /// Whether two men are alike, so that they may be exchanged.
    pub(super) alike: bool,
    /// Whether two men never stand next to each other.
    pub(super) apart: bool,
    /// The squares of the pawns that follow: places are parted by how many of them they take.
    pub(super) pawns: SquareSet,
    /// How many positions there are with leading men like this, which these symmetries leave: by
    /// what else places are parted.
    pub(super) room: Option<&'a dyn Fn(&[u8], u8) -> [u64; 4]>,
    /// Whether places that symmetries leave as they are make sections of their own.
    pub(super) part_by_stabiliser: bool,
}

/// All places of the leading men that differ under the symmetries.
#[derive(Clone, Debug)]
pub(super) struct LeadTable {
    /// By the first man's row and the second's square.
    pub(super) entries: Vec<u32>,
    /// By class.
    pub(super) squares: Vec<[u8; 2]>,
    /// The classes in sections, in order.
    pub(super) sections: Vec<LeadSection>,
}

/// Classes that leave the same room to the other men.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct LeadSection {
    /// How many classes there are.
    pub(super) classes: usize,
    /// The symmetries, as bits by their discriminants, that leave the men where they are.
    pub(super) stabiliser: u8,
    /// The men's squares of the first class.
    pub(super) first: [u8; 2],
}

/// What parts classes into sections and orders them. Of places that are left as they are by more
/// symmetries there are fewer, and they come later; so does a first man on a mirror line. On the
/// 8x8 board this is the order of Syzygy's pairs of kings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Key {
    section: SectionKey,
    fixed: bool,
    first_fixed: bool,
}

/// What leaves the same room to the other men: the symmetries that leave the leading men where
/// they are, how many and which, how many of those each leaves on the square they are on, and how
/// many of the pawns' squares they take; and how many positions there are with kings that follow.
type SectionKey = (u32, u8, [u8; 8], u32, [u64; 4]);

type Men = [Square; 2];

impl Leading<'_> {
    /// Every class by what orders it, as its first place in board order.
    pub(super) fn table(self) -> LeadTable {
        let least = self.places().filter(|&men| self.least(men).0 == men);
        let classes: BTreeSet<(Key, Men)> = least.map(|men| (self.key(men), men)).collect();
        let mut sections: Vec<(SectionKey, LeadSection)> = Vec::new();
        let mut places = BTreeMap::new();
        for &(key, men) in &classes {
            if sections.last().is_none_or(|(section, _)| *section != key.section) {
                let stabiliser = if self.part_by_stabiliser { self.stabiliser(men) } else { 1 };
                let first = men.map(|man| man.0);
                sections.push((key.section, LeadSection { classes: 0, stabiliser, first }));
            }
            let number = sections.len() - 1;
            let section = &mut sections[number].1;
            places.insert(men, (section.classes as u16, number as u16));
            section.classes += 1;
        }
        LeadTable {
            entries: self.entries(&places),
            squares: classes.iter().map(|(_, men)| men.map(|square| square.0)).collect(),
            sections: sections.into_iter().map(|(_, section)| section).collect(),
        }
    }

    fn entries(self, places: &BTreeMap<Men, (u16, u16)>) -> Vec<u32> {
        let seconds: Vec<Square> = match self.domains.len() {
            1 => vec![Square(0)],
            _ => self.board.squares().collect(),
        };
        let rows = rows(self.board, self.symmetries);
        let pairs =
            rows.iter().flat_map(|&first| seconds.iter().map(move |&second| (first, second)));
        pairs
            .map(|(first, second)| {
                let men = if self.domains.len() == 1 { [first, first] } else { [first, second] };
                let place = self.may_stand(men).then(|| {
                    let (least, symmetry) = self.least(men);
                    let (class, section) = places[&least];
                    (class, section, symmetry as u8)
                });
                entry(place)
            })
            .collect()
    }

    /// The places whose first man stands on a square that the board is folded onto: all that may
    /// be the least of their images.
    fn places(self) -> impl Iterator<Item = Men> {
        let alone = self.domains.len() == 1;
        let seconds = move |first: Square| {
            let all = if alone { 0..0 } else { 0..self.board.len() as u8 };
            let lone = alone.then_some(first);
            lone.into_iter().chain(all.map(Square)).map(move |second| [first, second])
        };
        let firsts = rows(self.board, self.symmetries).into_iter();
        firsts.flat_map(seconds).filter(move |&men| self.may_stand(men))
    }

    fn may_stand(self, [first, second]: Men) -> bool {
        let on = |domain: SquareSet, square: Square| domain & square.bit() != 0;
        match *self.domains {
            [domain] => on(domain, first),
            _ => {
                first != second
                    && on(self.domains[0], first)
                    && on(self.domains[1], second)
                    && !(self.apart && touch(self.board, first, second))
            }
        }
    }

    /// The least of the places that the symmetries carry the men to, and the first that does.
    fn least(self, men: Men) -> (Men, Symmetry) {
        let images = self.in_order().map(|symmetry| (self.image(men, symmetry), symmetry));
        images.min_by_key(|&(men, symmetry)| (men, symmetry as u8)).expect("the identity is one")
    }

    fn in_order(self) -> impl Iterator<Item = Symmetry> {
        self.symmetries.iter().copied()
    }

    fn image(self, men: Men, symmetry: Symmetry) -> Men {
        let [first, second] = men.map(|square| self.board.image(square, symmetry));
        if self.alike && second < first { [second, first] } else { [first, second] }
    }

    fn stabiliser(self, men: Men) -> u8 {
        let keeps = self.in_order().filter(|&symmetry| self.image(men, symmetry) == men);
        keeps.fold(0, |bits, symmetry| bits | 1 << symmetry as u8)
    }

    /// How many of the pawns' squares the men take.
    fn taken(self, men: Men) -> u32 {
        let men = men[..self.domains.len()].iter().fold(0, |set, square| set | square.bit());
        (men & self.pawns).count_ones()
    }

    fn key(self, men: Men) -> Key {
        let stabiliser = self.stabiliser(men);
        let unmoved = |symmetry: Symmetry| {
            let men = &men[..self.domains.len()];
            men.iter().filter(|&&man| self.board.image(man, symmetry) == man).count()
        };
        let mut unmoved_by = [0; 8];
        let parted = if self.part_by_stabiliser { stabiliser } else { 1 };
        for symmetry in self.in_order().filter(|&symmetry| parted >> symmetry as u8 & 1 == 1) {
            unmoved_by[symmetry as usize] = unmoved(symmetry) as u8;
        }
        let squares = men.map(|man| man.0);
        let room = self.room.map_or([0; 4], |room| room(&squares[..self.domains.len()], parted));
        Key {
            section: (parted.count_ones(), parted, unmoved_by, self.taken(men), room),
            fixed: stabiliser != 1,
            first_fixed: self
                .in_order()
                .any(|s| s != Symmetry::Identity && self.board.image(men[0], s) == men[0]),
        }
    }
}

/// The squares that a board is folded onto: of each orbit the first in board order.
pub(super) fn rows(board: Board, symmetries: &[Symmetry]) -> Vec<Square> {
    let is_first = |&square: &Square| symmetries.iter().all(|&s| board.image(square, s) >= square);
    board.squares().filter(is_first).collect()
}
