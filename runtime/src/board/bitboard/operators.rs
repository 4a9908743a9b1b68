//! Two sets, or a set and a square: functions for const contexts, and operators.

use core::ops::{
    BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub, SubAssign,
};

use super::Bitboard;
use crate::board::{BitboardLayout, Square};
use crate::word::constant as word;

/// # Two sets
///
/// Operators such as `&` do the same outside const contexts.
impl<L: BitboardLayout> Bitboard<L> {
    /// The squares of either set: `a | b`, in const contexts too.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Bitboard};
    /// const SIDES: Bitboard<Lerf> = Bitboard::from_file(0).union(Bitboard::from_file(7));
    /// assert_eq!(SIDES, Bitboard::from_file(0) | Bitboard::from_file(7));
    /// ```
    #[doc(alias("bitor", "with_const"))]
    #[inline(always)]
    pub const fn union(self, other: Self) -> Self {
        Bitboard(word::or(self.0, other.0))
    }

    /// The squares of both sets: `a & b`, in const contexts too.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Bitboard};
    /// const A1: Bitboard<Lerf> = Bitboard::from_file(0).intersection(Bitboard::from_rank(0));
    /// assert_eq!(A1, Lerf::A1.bitboard());
    /// ```
    #[doc(alias("bitand", "intersect_const"))]
    #[inline(always)]
    pub const fn intersection(self, other: Self) -> Self {
        Bitboard(word::and(self.0, other.0))
    }

    /// The squares of this set that are not in the other: `a - b`, in const contexts too.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Bitboard};
    /// const INNER: Bitboard<Lerf> = Bitboard::FULL.difference(Bitboard::EDGES);
    /// assert_eq!(INNER.count(), 36);
    /// ```
    #[doc(alias("without_const", "and_not"))]
    #[inline(always)]
    pub const fn difference(self, other: Self) -> Self {
        Bitboard(word::and_not(self.0, other.0))
    }

    /// The squares of exactly one of the sets: `a ^ b`, in const contexts too. `set ^= square` toggles a square.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Bitboard};
    /// let (file, rank) = (Bitboard::<Lerf>::from_file(0), Bitboard::from_rank(0));
    /// assert_eq!(file.symmetric_difference(rank).count(), 14);
    /// ```
    #[doc(alias("bitxor", "toggled_const", "toggle", "flip_bit"))]
    #[inline(always)]
    pub const fn symmetric_difference(self, other: Self) -> Self {
        Bitboard(word::xor(self.0, other.0))
    }

    /// The squares of the board that are not in the set: `!set`, in const contexts too.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Bitboard};
    /// assert_eq!(Bitboard::<Lerf>::EDGES.complement().count(), 36);
    /// ```
    #[doc(alias("not"))]
    #[inline(always)]
    pub const fn complement(self) -> Self {
        Bitboard::FULL.difference(self)
    }

    /// Returns whether the sets have the same squares: `a == b`, in const contexts too.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Bitboard};
    /// const { assert!(Bitboard::<Lerf>::EMPTY.equals(Bitboard::FULL.complement())) };
    /// ```
    #[inline(always)]
    pub const fn equals(self, other: Self) -> bool {
        word::equal(self.0, other.0)
    }

    /// Returns whether no square is in both sets.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// assert!(Lerf::A1.bitboard().is_disjoint(Lerf::B1.bitboard()));
    /// ```
    #[inline(always)]
    pub const fn is_disjoint(self, other: Self) -> bool {
        self.intersection(other).is_empty()
    }

    /// Returns whether some square is in both sets.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Bitboard};
    /// assert!(Bitboard::<Lerf>::from_file(0).intersects(Bitboard::from_rank(0)));
    /// ```
    #[inline(always)]
    pub const fn intersects(self, other: Self) -> bool {
        !self.is_disjoint(other)
    }

    /// Returns whether every square is in the other set too.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Bitboard};
    /// assert!(Lerf::A1.bitboard().is_subset(Bitboard::from_file(0)));
    /// ```
    #[inline(always)]
    pub const fn is_subset(self, other: Self) -> bool {
        self.difference(other).is_empty()
    }
}

/// An operator between sets, and between a set and a square.
macro_rules! set_operator {
    ($operator:ident $method:ident, $assign:ident $assign_method:ident, $function:ident) => {
        set_operator!(@ $operator $method, $function:
            (Bitboard<L>, Bitboard<L>) (Bitboard<L>, Square<L>)
            (Square<L>, Bitboard<L>) (Square<L>, Square<L>)
        );
        set_operator!(@assign $assign $assign_method, $function: (Bitboard<L>) (Square<L>));
    };
    (@ $operator:ident $method:ident, $function:ident: $(($left:ty, $right:ty))*) => { $(
        impl<L: BitboardLayout> $operator<$right> for $left {
            type Output = Bitboard<L>;

            #[inline(always)]
            fn $method(self, other: $right) -> Bitboard<L> {
                Bitboard::from(self).$function(Bitboard::from(other))
            }
        }
    )* };
    (@assign $assign:ident $method:ident, $function:ident: $(($right:ty))*) => { $(
        impl<L: BitboardLayout> $assign<$right> for Bitboard<L> {
            #[inline(always)]
            fn $method(&mut self, other: $right) {
                *self = self.$function(Bitboard::from(other));
            }
        }
    )* };
}

set_operator!(BitAnd bitand, BitAndAssign bitand_assign, intersection);
set_operator!(BitOr bitor, BitOrAssign bitor_assign, union);
set_operator!(BitXor bitxor, BitXorAssign bitxor_assign, symmetric_difference);
set_operator!(Sub sub, SubAssign sub_assign, difference);

/// The squares of the board that are not in the set.
impl<L: BitboardLayout> Not for Bitboard<L> {
    type Output = Self;

    #[inline(always)]
    fn not(self) -> Self {
        self.complement()
    }
}
