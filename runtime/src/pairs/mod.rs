//! Pairs of men, one of whom attacks the other, and their numbers: inputs of neural networks, and moves as outputs.
//!
//! A layout's description declares sets of pairs under its key `pairs`; each becomes a type that implements [`Pairs`].
//! The guide has a chapter, "Inputs of networks".

// - `tables`: numbers, as the compiler verifies them; `declared`: the macro for a declared set
// - `view`: how a side sees the board; `attack`: attacks in lists; `couples`: men that stand near each other
// - `position`: the pairs of a position, and what changes by look-ups; `inputs`: numbers of pairs and couples;
//   `vectors`: what changes by a permutation
// - `king_buckets`: men by square and the own king's bucket, such as HalfKA
// - `own_men`: what `derive(Convert)` asks of a set

mod attack;
mod couples;
mod declared;
mod inputs;
mod king_buckets;
mod own_men;
mod position;
#[doc(hidden)]
pub mod tables;
#[doc(hidden)]
pub mod vectors;
mod view;

use core::fmt;
use core::hash::Hash;
use core::marker::PhantomData;

pub use attack::{Attack, Change};
pub use couples::{Couple, couples, couples_with};
#[doc(hidden)]
pub use declared::both_colors;
pub use declared::number;
pub use inputs::numbers;
pub use king_buckets::{Feature, KingBuckets, Mirror, Perspective};
#[doc(hidden)]
pub use own_men::{has_every_man, man_named};
#[doc(hidden)]
pub use position::{Hindrance, Kind, Pawn, Piece, Reach, Visitor};
pub use position::{
    Men, changes, pairs, replacements, write_changes, write_numbers, write_replacements,
};
use tables::Tables;
pub use vectors::{Around, Mailbox, VectorPairs};
pub use view::View;

use crate::board::{Bitboard, BitboardLayout, Square};
use crate::color::Color;

/// A set of pairs that a description declares.
///
/// Generic code names the set as a type, `T: Pairs`; it then works with any set, on any board and in any numbering.
#[doc(alias("threat", "threats", "HalfKA", "NNUE"))]
pub trait Pairs: Copy + fmt::Debug + Ord + Hash + 'static {
    /// The layout that declares the set.
    type Layout: BitboardLayout;

    /// The greatest number plus one: numbers run from 0 to `COUNT - 1`.
    const COUNT: usize = Self::TABLES.data().count as usize;
    /// The count of numbers that can occur in a position: all with `numbers: dense`.
    const POSSIBLE: usize = Self::TABLES.data().possible as usize;
    /// The names of the kinds of men.
    const KINDS: &'static [&'static str];
    /// The numbering of pairs.
    #[doc(hidden)]
    const TABLES: &'static Tables<'static, <Self::Layout as BitboardLayout>::Word>;

    /// The squares that a man reaches.
    #[doc(hidden)]
    fn reach(man: Man<Self>, from: SquareOf<Self>, occupied: SetOf<Self>) -> Reach<Self::Layout>;
    /// Visits each kind, by its index in [`KINDS`](Self::KINDS). The kind is known at compile time, so that look-ups
    /// are shared.
    #[doc(hidden)]
    fn each_kind(visitor: &mut impl Visitor<Self>);
}

/// A square of the layout that declares a set of pairs.
pub type SquareOf<T> = Square<<T as Pairs>::Layout>;
/// A set of squares of this layout.
pub type SetOf<T> = Bitboard<<T as Pairs>::Layout>;

/// A man of a set of pairs: a kind and a colour. Indexes go kind by kind, White before Black.
///
/// ```
/// # use quadrille::{Color, pairs::Man};
/// # quadrille::layout! { struct Board {
/// #     board: 8 x 8, number: rank * 8 + file, pieces: { knight: N, rook: R },
/// #     pairs: { Threats: { attacks: { knight: [rook], rook: [knight] } } },
/// # } }
/// let rook = Man::<Threats>::new(Color::Black, 1).unwrap();
/// assert_eq!(rook, Threats::ROOK[Color::Black]);
/// assert_eq!((rook.index(), rook.to_string()), (3, "black rook".to_owned()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Man<T>(u8, PhantomData<T>);

impl<T: Pairs> Man<T> {
    /// The number of men: each kind in both colours.
    pub const COUNT: usize = 2 * T::KINDS.len();

    /// The man of a colour and a kind, by its index in [`Pairs::KINDS`].
    pub const fn new(color: Color, kind: usize) -> Option<Self> {
        if kind < T::KINDS.len() {
            Some(Man((2 * kind + color as usize) as u8, PhantomData))
        } else {
            None
        }
    }

    /// The man with an index.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Man(index as u8, PhantomData)) } else { None }
    }

    /// Its index among all men.
    #[inline(always)]
    #[allow(unsafe_code)]
    pub const fn index(self) -> usize {
        // SAFETY: every constructor keeps the index below `COUNT`. The hint removes bounds checks of tables by man.
        unsafe { core::hint::assert_unchecked((self.0 as usize) < Self::COUNT) };
        self.0 as usize
    }

    /// Its colour.
    #[inline(always)]
    pub const fn color(self) -> Color {
        if self.0 & 1 == 0 { Color::White } else { Color::Black }
    }

    /// The index of its kind in [`Pairs::KINDS`].
    #[inline(always)]
    pub const fn kind(self) -> usize {
        self.index() / 2
    }

    /// The man of the same kind and the other colour.
    #[inline(always)]
    #[must_use]
    pub const fn other(self) -> Self {
        Man(self.0 ^ 1, PhantomData)
    }

    /// All men, in the order of their indexes.
    pub fn all() -> impl ExactSizeIterator<Item = Self> + Clone {
        (0..Self::COUNT).map(|index| Man(index as u8, PhantomData))
    }
}

/// A man who attacks another, and their squares; in sets without victims, a man who goes from one square to another.
/// Every pair has a number, so that [`Pair::number`] is total.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pair<T: Pairs> {
    attacker: Man<T>,
    victim: Option<Man<T>>,
    from: SquareOf<T>,
    to: SquareOf<T>,
}

impl<T: Pairs> Pair<T> {
    /// The pair, if it has a number.
    ///
    /// If two like men count once (`like: descending`), only the attacker on the later square has a number, and
    /// which square is later depends on the side that looks. So a pair that another side counts may be `None` here.
    /// To number an attack as a side sees it, apply the view to men and squares first, or take [`Attack::number`],
    /// which does.
    #[inline(always)]
    pub const fn new(
        attacker: Man<T>,
        from: SquareOf<T>,
        victim: Man<T>,
        to: SquareOf<T>,
    ) -> Option<Self> {
        Self::checked(attacker, from, Some(victim), to)
    }

    #[inline(always)]
    const fn checked(
        attacker: Man<T>,
        from: SquareOf<T>,
        victim: Option<Man<T>>,
        to: SquareOf<T>,
    ) -> Option<Self> {
        let number =
            T::TABLES.number(attacker.index(), from.number(), victim_index(victim), to.number());
        if number.is_none() { None } else { Some(Pair { attacker, victim, from, to }) }
    }

    /// The pair with a number.
    pub const fn from_number(number: usize) -> Option<Self> {
        if number >= T::COUNT {
            return None;
        }
        let Some((attacker, from, victim, to)) = T::TABLES.pair(number as u32) else {
            return None;
        };
        let (Some((attacker, from)), Some(to)) = (man_on(attacker, from), Square::new(to)) else {
            return None;
        };
        Some(Pair { attacker, victim: Man::from_index(victim), from, to })
    }

    /// The pair's number; every pair has one.
    #[inline(always)]
    pub const fn number(self) -> usize {
        let (attacker, victim) = (self.attacker.index(), victim_index(self.victim));
        T::TABLES.number_of(attacker, self.from.number(), victim, self.to.number()) as usize
    }

    /// The pair as a side sees it. If two like men attack each other, either may be the attacker. `None` if the
    /// pair has no number there, which happens only if men of the two colours move differently or not
    /// symmetrically.
    ///
    /// A pair exists only if White's view counts it. `Pair::new(..)?.seen(view)` therefore loses pairs that only
    /// `view` counts: use [`Attack::number`] for an attack that you found, and [`numbers`] for a whole position.
    #[inline(always)]
    pub fn seen(self, view: View) -> Option<Self> {
        let (attacker, victim) = (view.man(self.attacker), self.victim.map(|man| view.man(man)));
        let (from, to) = (view.square(self.from), view.square(self.to));
        let is_behind = T::TABLES.order(from.number()) < T::TABLES.order(to.number());
        match victim {
            Some(victim) if is_behind && is_once(attacker, victim) => {
                Pair::new(victim, to, attacker, from)
            }
            victim => Self::checked(attacker, from, victim, to),
        }
    }

    /// The man who attacks.
    pub const fn attacker(self) -> Man<T> {
        self.attacker
    }

    /// The man who is attacked, unless the set has no victims.
    pub const fn victim(self) -> Option<Man<T>> {
        self.victim
    }

    /// The attacker's square.
    pub const fn from(self) -> SquareOf<T> {
        self.from
    }

    /// The victim's square.
    pub const fn to(self) -> SquareOf<T> {
        self.to
    }
}

/// The man with an index, on the square with a number.
const fn man_on<T: Pairs>(man: usize, square: u8) -> Option<(Man<T>, SquareOf<T>)> {
    match (Man::from_index(man), Square::new(square)) {
        (Some(man), Some(square)) => Some((man, square)),
        _ => None,
    }
}

/// The index of the victim; [`Man::COUNT`] means no victim.
#[inline(always)]
const fn victim_index<T: Pairs>(victim: Option<Man<T>>) -> usize {
    match victim {
        Some(man) => man.index(),
        None => Man::<T>::COUNT,
    }
}

/// Returns whether only one of two mutual attacks has a number: the one from the square that is later in board order.
#[inline(always)]
fn is_once<T: Pairs>(attacker: Man<T>, victim: Man<T>) -> bool {
    T::TABLES.is_once(attacker.index(), victim.index())
}

impl<T: Pairs> fmt::Debug for Man<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl<T: Pairs> fmt::Debug for Pair<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The colour and the kind: `white knight`.
impl<T: Pairs> fmt::Display for Man<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.color(), T::KINDS[self.kind()])
    }
}

/// `white knight f3 black pawn e5`.
impl<T: Pairs> fmt::Display for Pair<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} ", self.attacker, self.from)?;
        self.victim.iter().try_for_each(|victim| write!(f, "{victim} "))?;
        write!(f, "{}", self.to)
    }
}
