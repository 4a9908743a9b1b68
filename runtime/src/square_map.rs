//! An array of anything by square.

use core::cmp::Ordering;
use core::hash::{Hash, Hasher};
use core::{fmt, ops};

use crate::board::layout::is_number;
use crate::board::{Layout, Square};
use crate::index::{Index, constant};

/// An array with a value for every square of the layout `L`: a mailbox board, a piece-square table,
/// a history of moves.
///
/// It takes 64, 128 or 256 values, one for every number up to the next of these powers, so that no
/// look-up checks a bound. Numbers without a square, both holes and those beyond the last, form its
/// border, which comparing, printing and iterating leave out.
///
/// ```
/// use quadrille::{layouts::W, SquareMap};
/// let mut visits = SquareMap::<W, u32>::default();
/// visits[W::E4] += 1;
/// assert_eq!(visits[W::E4], 1);
/// let [from, to] = [W::G1, W::F3];
/// let mut history: SquareMap<W, SquareMap<W, i16>> = SquareMap::default();
/// history[from][to] += 100;
/// assert_eq!(history.iter().flat_map(|(_, row)| row.values()).sum::<i16>(), 100);
/// ```
///
/// It is `Copy` if its values are and the layout is known. If the layout is a parameter Rust cannot see
/// that, as a bound on an associated array cannot depend on the array's values. Then write the bound:
/// `where SquareMap<L, T>: Copy`. It is `Clone` in any case.
pub struct SquareMap<L: Layout, T>(<L::Index as Index>::Map<T>);

impl<L: Layout, T> SquareMap<L, T> {
    /// The map of an array that is indexed by the numbers of squares, border included.
    ///
    /// Layouts have const functions `map` and `map_as_drawn`, for arrays in the order of the board.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, SquareMap};
    /// const TWELVES: SquareMap<Lerf, u8> = SquareMap::new([12; 64]);
    /// assert_eq!(TWELVES[Lerf::A1], 12);
    /// ```
    #[inline]
    pub const fn new(by_number: <L::Index as Index>::Map<T>) -> Self {
        SquareMap(by_number)
    }

    /// The map of values in the order of the board: a1, b1, and so on, rank by rank. The border repeats the first.
    #[doc(hidden)]
    pub const fn of_board_order(values: &[T]) -> Self
    where
        T: Copy,
    {
        assert!(values.len() == L::SQUARES, "a value for every square");
        let mut map: Self = SquareMap(constant::filled::<L::Index, T>(values[0]));
        let mut index = 0;
        while index < values.len() {
            let square = Square::<L>::from_number_unchecked(L::NUMBER_AT[index]);
            *constant::at_mut(square.index(), &mut map.0) = values[index];
            index += 1;
        }
        map
    }

    /// The map of values as the board is drawn, the last rank first. The border repeats the first square's.
    #[doc(hidden)]
    pub const fn as_drawn(values: &[T]) -> Self
    where
        T: Copy,
    {
        assert!(values.len() == L::SQUARES, "a value for every square");
        let mut map: Self = SquareMap(constant::filled::<L::Index, T>(values[0]));
        let (mut index, mut rank) = (0, L::RANKS);
        while rank > 0 {
            rank -= 1;
            let mut file = 0;
            while file < L::FILES {
                if let Some(square) = Square::from_coords(file, rank) {
                    *map.get_mut(square) = values[index];
                    index += 1;
                }
                file += 1;
            }
        }
        let first = Square::<L>::from_number_unchecked(L::NUMBER_AT[0]);
        let (first, mut number) = (*map.get(first), 0);
        while number < L::Index::COUNT {
            if !is_number::<L>(number as u8) {
                *constant::at_mut::<L::Index, T>(constant::masked(number as u8), &mut map.0) =
                    first;
            }
            number += 1;
        }
        map
    }

    /// The values of a function for each square.
    ///
    /// The numbers without a square get the value for the first square, for which the function is
    /// called again.
    ///
    /// ```
    /// # use quadrille::{layouts::X88, SquareMap};
    /// let colors = SquareMap::<X88, bool>::from_fn(|square| square.is_dark());
    /// assert!(colors[X88::A1] && !colors[X88::H1]);
    /// ```
    pub fn from_fn(mut function: impl FnMut(Square<L>) -> T) -> Self {
        let first = Square::ALL[0];
        SquareMap(L::Index::map_from_fn(|index| {
            function(Square::new(constant::number(index)).unwrap_or(first))
        }))
    }

    /// The value of a square: `map[square]`, in const contexts too.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, SquareMap};
    /// const A1: u8 = *SquareMap::<Lerf, u8>::new([7; 64]).get(Lerf::A1);
    /// assert_eq!(A1, 7);
    /// ```
    #[inline(always)]
    pub const fn get(&self, square: Square<L>) -> &T {
        constant::at(square.index(), &self.0)
    }

    /// The value of a square, mutable.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, SquareMap};
    /// const MAP: SquareMap<Lerf, u8> = {
    ///     let mut map = SquareMap::new([0; 64]);
    ///     *map.get_mut(Lerf::C3) = 1;
    ///     map
    /// };
    /// assert_eq!(MAP.values().sum::<u8>(), 1);
    /// ```
    #[inline(always)]
    pub const fn get_mut(&mut self, square: Square<L>) -> &mut T {
        constant::at_mut(square.index(), &mut self.0)
    }

    /// The squares with their values, in the order of their numbers.
    ///
    /// ```
    /// # use quadrille::{layouts::A8, SquareMap};
    /// let names = SquareMap::<A8, String>::from_fn(|square| square.to_string());
    /// assert_eq!(names.iter().next(), Some((A8::A8, &"a8".to_owned())));
    /// ```
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Square<L>, &T)> + Clone {
        Square::ALL.iter().map(|&square| (square, self.get(square)))
    }

    /// The squares with their values in the order of the board: a1, b1, and so on, rank by rank.
    ///
    /// ```
    /// # use quadrille::{layouts::A8, SquareMap};
    /// let ranks = SquareMap::<A8, u8>::from_fn(|square| square.rank());
    /// assert!(ranks.in_board_order().map(|(_, rank)| rank).is_sorted());
    /// ```
    pub fn in_board_order(&self) -> impl DoubleEndedIterator<Item = (Square<L>, &T)> + Clone {
        Square::in_board_order().map(|square| (square, self.get(square)))
    }

    /// The values of the squares, in the order of their numbers.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, SquareMap};
    /// assert_eq!(SquareMap::<Lerf, u8>::from_fn(|_| 2).values().sum::<u8>(), 128);
    /// ```
    pub fn values(&self) -> impl DoubleEndedIterator<Item = &T> + Clone {
        self.iter().map(|(_, value)| value)
    }

    /// The same values by the squares of another layout of the same board.
    ///
    /// ```
    /// # use quadrille::{layouts::{Lerf, W}, SquareMap};
    /// let files = SquareMap::<Lerf, u8>::from_fn(|square| square.file());
    /// assert_eq!(files.convert::<W>()[W::C5], 2);
    /// ```
    #[must_use]
    pub fn convert<M: Layout>(&self) -> SquareMap<M, T>
    where
        T: Clone,
    {
        SquareMap::from_fn(|square: Square<M>| self.get(square.convert::<L>()).clone())
    }
}

impl<L: Layout, T> ops::Index<Square<L>> for SquareMap<L, T> {
    type Output = T;

    #[inline(always)]
    fn index(&self, square: Square<L>) -> &T {
        self.get(square)
    }
}

impl<L: Layout, T> ops::IndexMut<Square<L>> for SquareMap<L, T> {
    #[inline(always)]
    fn index_mut(&mut self, square: Square<L>) -> &mut T {
        self.get_mut(square)
    }
}

// Copies need more than clones: see the type.
#[expect(clippy::expl_impl_clone_on_copy)]
impl<L: Layout, T: Clone> Clone for SquareMap<L, T> {
    fn clone(&self) -> Self {
        let entries = self.0.as_ref();
        SquareMap(L::Index::map_from_fn(|index| {
            entries[usize::from(constant::number(index))].clone()
        }))
    }
}

impl<L: Layout, T: Copy> Copy for SquareMap<L, T> where <L::Index as Index>::Map<T>: Copy {}

/// The default value for every number, border included.
impl<L: Layout, T: Default> Default for SquareMap<L, T> {
    fn default() -> Self {
        SquareMap(L::Index::map_from_fn(|_| T::default()))
    }
}

impl<L: Layout, T: PartialEq> PartialEq for SquareMap<L, T> {
    fn eq(&self, other: &Self) -> bool {
        self.values().eq(other.values())
    }
}

impl<L: Layout, T: Eq> Eq for SquareMap<L, T> {}

impl<L: Layout, T: PartialOrd> PartialOrd for SquareMap<L, T> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        self.values().partial_cmp(other.values())
    }
}

impl<L: Layout, T: Ord> Ord for SquareMap<L, T> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.values().cmp(other.values())
    }
}

impl<L: Layout, T: Hash> Hash for SquareMap<L, T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.values().for_each(|value| value.hash(state));
    }
}

/// The squares and their values, in the order of the board.
impl<L: Layout, T: fmt::Debug> fmt::Debug for SquareMap<L, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.in_board_order()).finish()
    }
}
