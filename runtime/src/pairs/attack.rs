//! Attacks in lists of engines, in four bytes each.

use core::fmt;
use core::marker::PhantomData;

use super::{Man, Pair, Pairs, SquareOf, View};
use crate::board::Square;

/// The appearance or disappearance of a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Change {
    /// The pair is new: one of the men has come, or a ray has opened, or a hopper found its hurdle.
    Added,
    /// The pair is gone: one of the men has gone, or a man blocks the attacker.
    Removed,
}

impl Change {
    /// The opposite change, which undoes this one.
    #[inline(always)]
    pub const fn reversed(self) -> Change {
        match self {
            Change::Added => Change::Removed,
            Change::Removed => Change::Added,
        }
    }
}

/// A man who attacks another in a position, and whether the attack is added or removed. Whether it has a number, and
/// which, depends on the view.
///
/// It is a `u32`, which an engine may keep as such:
///
/// | bits | contents |
/// | --- | --- |
/// | 0 to 7 | the index of the attacker, [`Man::index`] |
/// | 8 to 15 | the number of the attacker's square |
/// | 16 to 23 | the index of the victim |
/// | 24 to 30 | the number of the victim's square |
/// | 31 | 1 if the attack is added, 0 if it is removed |
///
/// An engine that finds attacks itself makes them here. They have the same numbers as those that
/// [`changes`](super::changes) finds, without a search for the victim's square among those attacked:
///
/// ```
/// # use quadrille::{Color, pairs::{Attack, Change, View}};
/// # quadrille::layout! { struct Board {
/// #     board: 8 x 8, number: rank * 8 + file, pieces: { knight: N, rook: R },
/// #     pairs: { Threats: { attacks: { knight: [rook], rook: [knight] } } },
/// # } }
/// let (knight, rook) = (Threats::KNIGHT[Color::White], Threats::ROOK[Color::Black]);
/// let attack = Attack::<Threats>::new(Change::Added, knight, Board::C3, rook, Board::D5);
/// assert_eq!(attack.number(View::PLAIN), Threats::number(knight, Board::C3, rook, Board::D5));
/// assert_eq!(attack.to_bits(), 1 << 31 | 35 << 24 | 3 << 16 | 18 << 8);
/// assert_eq!(Attack::from_bits(attack.to_bits()), Some(attack));
/// assert_eq!((attack.attacker(), attack.from(), attack.victim(), attack.to()), (knight, Board::C3, rook, Board::D5));
/// assert_eq!(attack.to_string(), "+ white knight c3 black rook d5");
/// ```
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Attack<T: Pairs>(u32, PhantomData<T>);

impl<T: Pairs> Attack<T> {
    /// An attack that a list may hold before it is filled.
    pub const UNUSED: Self = Attack(first_square::<T>() * (1 << 8 | 1 << 24), PhantomData);

    /// The attack of one man on another, from square to square. The caller must know that it is one.
    #[inline(always)]
    pub const fn new(
        change: Change,
        attacker: Man<T>,
        from: SquareOf<T>,
        victim: Man<T>,
        to: SquareOf<T>,
    ) -> Self {
        let from = (attacker.0 as u32) | (from.number() as u32) << 8;
        // Layouts with sets of pairs have words of at most 128 bits, so the number of a square has seven.
        let to = (victim.0 as u32) | (to.number() as u32) << 8;
        let added = matches!(change, Change::Added) as u32;
        Attack(from | to << 16 | added << 31, PhantomData)
    }

    /// The bits of the table above.
    #[inline(always)]
    pub const fn to_bits(self) -> u32 {
        self.0
    }

    /// The attack with these bits, if they are those of two men on squares.
    #[inline(always)]
    pub const fn from_bits(bits: u32) -> Option<Self> {
        let [attacker, from, victim, to] = bits.to_le_bytes();
        let are_men = (attacker as usize) < Man::<T>::COUNT && (victim as usize) < Man::<T>::COUNT;
        let are_squares = is_square::<T>(from) && is_square::<T>(to & 0x7f);
        if are_men && are_squares { Some(Attack(bits, PhantomData)) } else { None }
    }

    /// A list as its words. Words that do not consist of men and squares give men that the set lacks.
    #[inline(always)]
    #[allow(unsafe_code)]
    pub(super) fn words(list: &mut [Self]) -> &mut [u32] {
        // SAFETY: an attack has the layout of a `u32`, and every `u32` is a valid attack for the compiler.
        unsafe { core::slice::from_raw_parts_mut(list.as_mut_ptr().cast(), list.len()) }
    }

    /// The change: the attack is added or removed.
    #[inline(always)]
    pub const fn change(self) -> Change {
        if self.0 >> 31 == 1 { Change::Added } else { Change::Removed }
    }

    /// The same attack, removed if this one is added: for men that go, and for moves that are taken back.
    #[inline(always)]
    pub const fn reversed(self) -> Self {
        Attack(self.0 ^ 1 << 31, PhantomData)
    }

    /// The man who attacks.
    #[inline(always)]
    pub const fn attacker(self) -> Man<T> {
        Man(self.0 as u8, PhantomData)
    }

    /// The attacker's square.
    #[inline(always)]
    pub const fn from(self) -> SquareOf<T> {
        Square::from_number_unchecked((self.0 >> 8) as u8)
    }

    /// The man who is attacked.
    #[inline(always)]
    pub const fn victim(self) -> Man<T> {
        Man((self.0 >> 16) as u8, PhantomData)
    }

    /// The victim's square.
    #[inline(always)]
    pub const fn to(self) -> SquareOf<T> {
        Square::from_number_unchecked((self.0 >> 24) as u8 & 0x7f)
    }

    /// Its number in a view, on boards that are their own mirror images. If two like men attack each other, only one of
    /// the two attacks has a number.
    #[inline(always)]
    pub fn number(self, view: View) -> Option<usize> {
        let (attacker, victim) = (view.man(self.attacker()), view.man(self.victim()));
        let (from, to) = (view.square(self.from()).number(), view.square(self.to()).number());
        let number = T::TABLES.number_of_attack(attacker.index(), from, victim.index(), to);
        number.map(|number| number as usize)
    }

    /// The pair, if it has a number in the position as White sees it.
    #[inline(always)]
    pub const fn pair(self) -> Option<Pair<T>> {
        Pair::new(self.attacker(), self.from(), self.victim(), self.to())
    }
}

/// The number of some square.
const fn first_square<T: Pairs>() -> u32 {
    <T::Layout as crate::board::Layout>::NUMBER_AT[0] as u32
}

/// Returns whether a number is that of a square.
#[inline(always)]
const fn is_square<T: Pairs>(number: u8) -> bool {
    Square::<T::Layout>::new(number).is_some()
}

impl<T: Pairs> fmt::Debug for Attack<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// `+ white knight f3 black pawn e5`, with `-` if it is removed.
impl<T: Pairs> fmt::Display for Attack<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.change() == Change::Added { '+' } else { '-' };
        let (attacker, from) = (self.attacker(), self.from());
        write!(f, "{sign} {attacker} {from} {} {}", self.victim(), self.to())
    }
}
