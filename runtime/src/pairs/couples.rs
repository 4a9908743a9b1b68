//! Couples: two men of given kinds that stand near each other, whether or not they attack each other.

use core::fmt;

use super::tables::NEVER;
use super::{Man, Men, Pairs, SquareOf, View, man_on};
use crate::board::Bitboard;

/// Two men, each with its square, in either order: a couple has one number.
///
/// ```
/// # use quadrille::{Color, pairs::Couple};
/// # quadrille::layout! { struct Board {
/// #     board: 8 x 8, number: rank * 8 + file, pieces: { knight: N },
/// #     pairs: { Inputs: {
/// #         squares: { pawn: "a2-h7" }, attacks: { knight: [pawn] }, couples: { men: [pawn], files: 1 },
/// #     } },
/// # } }
/// let [white, black] = [Color::White, Color::Black].map(|color| Inputs::PAWN[color]);
/// let couple = Couple::new((black, Board::C7), (white, Board::B2)).unwrap();
/// assert_eq!(couple.to_string(), "black pawn c7, white pawn b2");
/// assert_eq!(Couple::from_number(couple.number()), Some(couple));
/// assert_eq!(Couple::new((white, Board::B2), (black, Board::C7)), Some(couple));
/// assert_eq!(Couple::new((white, Board::B2), (black, Board::D7)), None);
/// ```
#[derive(Clone, Copy)]
pub struct Couple<T: Pairs> {
    men: [(Man<T>, SquareOf<T>); 2],
    number: u32,
}

impl<T: Pairs> Couple<T> {
    /// The couple, if it has a number. The order of the two men does not matter.
    #[inline(always)]
    pub const fn new(one: (Man<T>, SquareOf<T>), other: (Man<T>, SquareOf<T>)) -> Option<Self> {
        let numbers = ((one.0.index(), one.1.number()), (other.0.index(), other.1.number()));
        match T::TABLES.couple(numbers.0, numbers.1) {
            Some(number) => Some(Couple { men: [one, other], number }),
            None => None,
        }
    }

    /// The couple with a number, the man with the higher slot first.
    pub const fn from_number(number: usize) -> Option<Self> {
        if number >= T::COUNT {
            return None;
        }
        let Some([one, other]) = T::TABLES.couple_of(number as u32) else { return None };
        match (man_on(one.0, one.1), man_on(other.0, other.1)) {
            (Some(one), Some(other)) => Some(Couple { men: [one, other], number: number as u32 }),
            _ => None,
        }
    }

    /// Its number.
    #[inline(always)]
    pub const fn number(self) -> usize {
        self.number as usize
    }

    /// The men and their squares.
    pub const fn men(self) -> [(Man<T>, SquareOf<T>); 2] {
        self.men
    }

    /// The couple as a side sees it; `None` if it has no number there, for example because White's and Black's men
    /// have different squares.
    #[inline(always)]
    pub fn seen(self, view: View) -> Option<Self> {
        let [one, other] = self.men.map(|(man, square)| (view.man(man), view.square(square)));
        Couple::new(one, other)
    }
}

/// All couples of a position.
pub fn couples<T: Pairs>(position: &impl Men<T>) -> impl Iterator<Item = Couple<T>> {
    partners::<T>().flat_map(move |man| {
        // Each couple is reported once, from the man on the earlier square.
        let of = move |square| {
            let couples = couples_with(position, man, square);
            couples.filter(move |couple| couple.men[1].1 > square)
        };
        position.men(man).iter().flat_map(of)
    })
}

/// All couples that this man forms with men of the position: added when he comes, removed when he goes.
#[inline]
pub fn couples_with<T: Pairs>(
    position: &impl Men<T>,
    man: Man<T>,
    square: SquareOf<T>,
) -> impl Iterator<Item = Couple<T>> {
    let couples = T::TABLES.data().couples;
    let near = couples.map_or(Bitboard::EMPTY, |couples| {
        Bitboard::from_word_unchecked(couples.near[usize::from(square)])
    });
    partners::<T>().flat_map(move |other| {
        let others = near & position.men(other);
        others.iter().filter_map(move |to| Couple::new((man, square), (other, to)))
    })
}

/// The men that make couples.
fn partners<T: Pairs>() -> impl Iterator<Item = Man<T>> + Clone {
    let couples = T::TABLES.data().couples;
    Man::all().filter(move |man| couples.is_some_and(|it| it.rows[man.index()] != NEVER))
}

impl<T: Pairs> PartialEq for Couple<T> {
    fn eq(&self, other: &Self) -> bool {
        self.number == other.number
    }
}

impl<T: Pairs> Eq for Couple<T> {}

impl<T: Pairs> fmt::Debug for Couple<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// `white pawn b2, black pawn c7`.
impl<T: Pairs> fmt::Display for Couple<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [(one, from), (other, to)] = self.men;
        write!(f, "{one} {from}, {other} {to}")
    }
}
