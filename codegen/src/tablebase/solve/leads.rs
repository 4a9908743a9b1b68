//! Tables of the places that one or two leading men have.

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
    pub(super) room: Option<&'a Room<'a>>,
    /// Whether places that symmetries leave as they are make sections of their own.
    pub(super) part_by_stabiliser: bool,
}

/// From the leading men's squares and the symmetries that they leave, as bits, to how many positions
/// there are, by part of the places of the kings that follow.
pub(super) type Room<'a> = dyn Fn(&[u8], u8) -> [u64; 4] + 'a;

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

/// A place of the leading men, and what becomes of it.
struct Place {
    men: Men,
    /// The least of the places that the symmetries carry the men to, and the first that does.
    least: Men,
    symmetry: Symmetry,
    /// The symmetries, as bits, that leave the men where they are.
    stabiliser: u8,
}

impl Leading<'_> {
    /// Every class by what orders it, as its first place in board order.
    pub(super) fn table(self) -> LeadTable {
        let images = images(self.board, self.symmetries);
        let places = self.places(&images);
        let mut sections: Vec<(SectionKey, LeadSection)> = Vec::new();
        let mut squares = Vec::new();
        // By both squares: the class within its section, and the section.
        let mut numbers = vec![(0, 0); 128 * 128];
        for (key, classes) in self.classes(&places, &images) {
            if sections.last().is_none_or(|(section, _)| *section != key.section) {
                let (stabiliser, first) = (key.section.1, classes[0].map(|man| man.0));
                sections.push((key.section, LeadSection { classes: 0, stabiliser, first }));
            }
            let number = sections.len() - 1;
            let section = &mut sections[number].1;
            for men in classes {
                numbers[both(men)] = (section.classes as u16, number as u16);
                section.classes += 1;
                squares.push(men.map(|man| man.0));
            }
        }
        let entries = places.iter().map(|place| {
            entry(place.as_ref().map(|place| {
                let (class, section) = numbers[both(place.least)];
                (class, section, place.symmetry as u8)
            }))
        });
        LeadTable {
            entries: entries.collect(),
            squares,
            sections: sections.into_iter().map(|(_, section)| section).collect(),
        }
    }

    /// The places that are the least of their images by what orders them, each kind in board order.
    fn classes(self, places: &[Option<Place>], images: &Images) -> Vec<(Key, Vec<Men>)> {
        let mut kinds: Vec<(Key, Vec<Men>)> = Vec::new();
        for place in places.iter().flatten().filter(|place| place.least == place.men) {
            let key = self.key(place, images);
            match kinds.iter_mut().find(|(kind, _)| *kind == key) {
                Some((_, classes)) => classes.push(place.men),
                None => kinds.push((key, vec![place.men])),
            }
        }
        kinds.sort_unstable_by_key(|(key, _)| *key);
        kinds
    }

    /// The places whose first man stands on a square that the board is folded onto, which all may
    /// be folded to, by row and the second man's square; `None` where the men may not stand so.
    fn places(self, images: &Images) -> Vec<Option<Place>> {
        let seconds: Vec<Square> = self.board.squares().collect();
        let rows = rows(self.board, self.symmetries).into_iter();
        let places = rows.flat_map(|first| match self.domains.len() {
            1 => vec![[first, first]],
            _ => seconds.iter().map(|&second| [first, second]).collect(),
        });
        let place = |men| self.may_stand(men).then(|| self.place(men, images));
        places.map(place).collect()
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

    fn place(self, men: Men, images: &Images) -> Place {
        let mut place = Place { men, least: men, symmetry: Symmetry::Identity, stabiliser: 0 };
        for (symmetry, squares) in images {
            let [first, second] = men.map(|man| squares[usize::from(man.0)]);
            let exchanged = self.alike && second < first;
            let image = if exchanged { [second, first] } else { [first, second] };
            if image == men {
                place.stabiliser |= 1 << *symmetry as u8;
            }
            if (image, *symmetry as u8) < (place.least, place.symmetry as u8) {
                (place.least, place.symmetry) = (image, *symmetry);
            }
        }
        place
    }

    /// How many of the pawns' squares the men take.
    fn taken(self, men: Men) -> u32 {
        let men = men[..self.domains.len()].iter().fold(0, |set, square| set | square.bit());
        (men & self.pawns).count_ones()
    }

    fn key(self, place: &Place, images: &Images) -> Key {
        let &Place { men, stabiliser, .. } = place;
        let men_alone = &men[..self.domains.len()];
        let parted = if self.part_by_stabiliser { stabiliser } else { 1 };
        let (mut unmoved_by, mut first_fixed) = ([0; 8], false);
        for (symmetry, squares) in images {
            let is_fixed = |man: &Square| squares[usize::from(man.0)] == *man;
            if parted >> *symmetry as u8 & 1 == 1 {
                let fixed = men_alone.iter().filter(|man| is_fixed(man)).count();
                unmoved_by[*symmetry as usize] = fixed as u8;
            }
            first_fixed |= *symmetry != Symmetry::Identity && is_fixed(&men[0]);
        }
        let squares = men.map(|man| man.0);
        let room = self.room.map_or([0; 4], |room| room(&squares[..self.domains.len()], parted));
        Key {
            section: (parted.count_ones(), parted, unmoved_by, self.taken(men), room),
            fixed: stabiliser != 1,
            first_fixed,
        }
    }
}

/// Where each symmetry carries each square.
type Images = Vec<(Symmetry, Vec<Square>)>;

fn images(board: Board, symmetries: &[Symmetry]) -> Images {
    let images = |symmetry| board.squares().map(|square| board.image(square, symmetry)).collect();
    symmetries.iter().map(|&symmetry| (symmetry, images(symmetry))).collect()
}

/// Two squares as one number.
fn both([first, second]: Men) -> usize {
    usize::from(first.0) << 7 | usize::from(second.0)
}

/// The squares that a board is folded onto: of each orbit the first in board order.
fn rows(board: Board, symmetries: &[Symmetry]) -> Vec<Square> {
    let is_first = |&square: &Square| symmetries.iter().all(|&s| board.image(square, s) >= square);
    board.squares().filter(is_first).collect()
}
