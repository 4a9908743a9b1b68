//! The leading men: where they stand decides how the board is folded.

use super::numbers::Numbers;
use super::plan::{Men, Plan};
use super::{pawns, triple, twist};

/// The men that come first in the sequence, and how their places are numbered.
#[derive(Clone, Copy, Debug)]
pub enum Lead<'a> {
    /// None: every man belongs to a group.
    Nobody,
    /// One man.
    One(Leads<'a>),
    /// Two men, unlike or like.
    Pair(Leads<'a>),
    /// Two like men as Syzygy's suicide tables number them: the one with the smaller place in the
    /// triangle decides.
    Twins(Leads<'a>),
    /// Syzygy's "111": three unlike men, of which the first two are numbered as a pair.
    Triple(Leads<'a>),
    /// Syzygy's "K3": both kings and another man, the kings numbered as a pair.
    KingsAndOne(Leads<'a>),
    /// Three or more like men of Syzygy's suicide tables.
    Twist(u8),
    /// The leading pawns of Syzygy's tables, by the leading pawn's file.
    Pawns(u8),
}

/// The places of one or two leading men: a table from squares to classes, and back.
#[derive(Clone, Copy, Debug)]
pub struct Leads<'a> {
    /// By the first man's row (the square it is folded to, counted in board order) and, for two
    /// men, the second's square when the board is folded: an [`entry`].
    pub entries: &'a [u32],
    /// By class: the men's squares in board order.
    pub squares: &'a [[u8; 2]],
}

/// How a position is folded, and where its leading men then stand.
#[derive(Clone, Copy, Debug)]
pub(super) struct Folded {
    pub(super) symmetry: u8,
    pub(super) section: usize,
    /// Counted from the section's first.
    pub(super) class: u32,
    /// Whether the scheme has the leading men's places at all.
    pub(super) valid: bool,
}

impl Folded {
    const AS_IT_IS: Folded = Folded { symmetry: 0, section: 0, class: 0, valid: true };
}

const NO_CLASS: u32 = 1 << 31;

/// An entry of [`Leads`]: the class within its section, the section (below 4096), and the symmetry
/// that has still to be applied. `None` where the scheme has no such places.
///
/// ```
/// use quadrille_runtime::tablebase::entry;
/// assert_ne!(entry(Some((461, 1, 0))), entry(Some((461, 0, 1))));
/// assert_ne!(entry(None), entry(Some((0, 0, 0))));
/// ```
pub const fn entry(place: Option<(u16, u16, u8)>) -> u32 {
    match place {
        Some((class, section, symmetry)) => {
            class as u32 | (symmetry as u32) << 16 | (section as u32) << 19
        }
        None => NO_CLASS,
    }
}

const fn read_entry(entry: u32, before: u8) -> Folded {
    Folded {
        symmetry: then(before, (entry >> 16) as u8 & 7),
        section: (entry >> 19) as usize & 4095,
        class: entry & 0xffff,
        valid: entry != NO_CLASS,
    }
}

/// One symmetry and then another, by their discriminants.
#[inline(always)]
pub(super) const fn then(first: u8, second: u8) -> u8 {
    const AFTER: [[u8; 8]; 8] = {
        let mut table = [[0; 8]; 8];
        let mut i = 0;
        while i < 64 {
            let (first, second) =
                (crate::Symmetry::from_bits(i / 8), crate::Symmetry::from_bits(i % 8));
            table[i as usize / 8][i as usize % 8] = first.then(second) as u8;
            i += 1;
        }
        table
    };
    AFTER[(first & 7) as usize][(second & 7) as usize]
}

impl Leads<'_> {
    #[inline(always)]
    const fn one(&self, plan: &Plan<'_>, view: &Numbers, man: u8) -> Folded {
        let fold = view.folds[plan.folding as usize][man as usize];
        read_entry(self.entries[fold.row as usize], fold.symmetry)
    }

    #[inline(always)]
    const fn pair(&self, plan: &Plan<'_>, view: &Numbers, first: u8, second: u8) -> Folded {
        let fold = view.folds[plan.folding as usize][first as usize];
        let second = view.image(fold.symmetry, second);
        let row = fold.row as usize * plan.board.squares();
        read_entry(self.entries[row + second as usize], fold.symmetry)
    }

    /// Puts the men of a class on their squares.
    #[inline(always)]
    pub(super) const fn place(&self, class: u32, men: &mut Men) {
        let [first, second] = self.squares[class as usize];
        men[0] = first;
        men[1] = second;
    }
}

impl Lead<'_> {
    /// How many men lead.
    #[inline(always)]
    pub const fn len(&self) -> usize {
        match self {
            Lead::Nobody => 0,
            Lead::One(_) => 1,
            Lead::Pair(_) | Lead::Twins(_) => 2,
            Lead::Triple(_) | Lead::KingsAndOne(_) => 3,
            Lead::Twist(len) | Lead::Pawns(len) => *len as usize,
        }
    }

    /// Whether no man leads.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Folds a position, whose men are numbers in `view`: the symmetry is that of the result, and
    /// `men` becomes where it carries them, in board order.
    #[inline(always)]
    pub(super) const fn fold(&self, plan: &Plan<'_>, view: &Numbers, men: &mut Men) -> Folded {
        let mut folded = match self {
            Lead::Nobody => Folded::AS_IT_IS,
            Lead::One(leads) => leads.one(plan, view, men[0]),
            Lead::Pair(leads) => leads.pair(plan, view, men[0], men[1]),
            Lead::Triple(leads) => {
                triple::settled(view, leads.pair(plan, view, men[0], men[1]), men)
            }
            Lead::KingsAndOne(leads) => {
                triple::settled_kings(view, leads.pair(plan, view, men[0], men[1]), men)
            }
            Lead::Twins(leads) => {
                let (first, second) = twist::by_lead(view, men[0], men[1]);
                leads.pair(plan, view, first, second)
            }
            Lead::Twist(len) => {
                Folded { symmetry: twist::symmetry(view, men, *len), ..Folded::AS_IT_IS }
            }
            Lead::Pawns(len) => {
                Folded { symmetry: pawns::symmetry(view, men, *len), ..Folded::AS_IT_IS }
            }
        };
        carry(plan, view, folded.symmetry, men);
        match self {
            Lead::Triple(_) => folded.class = triple::number(folded.class, men),
            Lead::KingsAndOne(_) => folded.class = triple::number_kings(folded.class, men),
            Lead::Twist(len) => folded.class = twist::number(men, *len),
            Lead::Pawns(len) => (folded.section, folded.class) = pawns::number(men, *len),
            _ => {}
        }
        folded
    }

    /// Puts the leading men of a class, counted from the first of its section, on their squares.
    #[inline(always)]
    pub(super) const fn unfold(&self, section: usize, first_class: u32, class: u32, men: &mut Men) {
        match self {
            Lead::Nobody => {}
            Lead::One(leads) | Lead::Pair(leads) | Lead::Twins(leads) => {
                leads.place(first_class + class, men);
            }
            Lead::Triple(leads) => triple::place(leads, class, men),
            Lead::KingsAndOne(leads) => triple::place_kings(leads, class, men),
            Lead::Twist(len) => twist::place(class, *len, men),
            Lead::Pawns(len) => pawns::place(section, class, *len, men),
        }
    }
}

/// Turns numbers in `view` into places on the board, all carried by a symmetry.
#[inline(always)]
pub(super) const fn carry(plan: &Plan<'_>, view: &Numbers, symmetry: u8, men: &mut Men) {
    let mut i = 0;
    while i < plan.men {
        men[i] = view.image(symmetry, men[i]);
        i += 1;
    }
}
