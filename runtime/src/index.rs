//! Numbers of squares as types that the compiler knows the range of.
//!
//! A square's number is an enum with a variant for each of 64 or 128 numbers. The range is part
//! of the type: a look-up in a table of as many entries needs no bounds check and no `unsafe`,
//! and `Option` of it takes no more room. Layouts whose numbers go beyond 127 (10x10 boards in a
//! mailbox) take a byte and a marker.

use core::fmt::Debug;
use core::hash::Hash;

/// The number of a square: [`U6`], [`U7`] or [`U8`], after the bits it has.
///
/// ```
/// use quadrille_runtime::index::{Index, U6};
/// let table = [7_u16; 64];
/// assert_eq!(*U6::masked(12).of(&table), 7);
/// assert_eq!(U6::masked(12).number(), 12);
/// assert_eq!(core::mem::size_of::<Option<U6>>(), 1);
/// ```
pub trait Index: Copy + Eq + Ord + Hash + Debug + Send + Sync + 'static + private::Sealed {
    /// An array with an entry for every value of the index.
    type Array<T: Entry>: AsRef<[T]> + Entry;

    /// The index with these low bits; the others are ignored.
    fn masked(number: u8) -> Self;

    /// The number.
    fn number(self) -> u8;

    /// The entry of an array, without a bounds check as none can fail.
    fn of<T: Entry>(self, array: &Self::Array<T>) -> &T;
}

/// What tables hold.
pub trait Entry: Copy + Debug + Send + Sync + 'static {}

impl<T: Copy + Debug + Send + Sync + 'static> Entry for T {}

mod private {
    pub trait Sealed {}
}

/// An enum with a variant for every number below a power of two.
macro_rules! numbers {
    ($(#[$doc:meta])* $name:ident, $count:literal: $($value:ident)*) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        #[allow(missing_docs)] // The variants are their numbers.
        pub enum $name { $($value),* }

        impl $name {
            /// The index with these low bits; the others are ignored.
            #[inline(always)]
            #[allow(unsafe_code)]
            pub const fn masked(number: u8) -> Self {
                const { assert!([$($name::$value),*].len() == $count) };
                // SAFETY: the enum is a `u8` with a variant for each value from 0 to
                // `$count - 1`, a power of two less one, which is the mask.
                unsafe { core::mem::transmute::<u8, Self>(number & ($count - 1)) }
            }

            /// The number, as an index into tables.
            #[inline(always)]
            pub const fn get(self) -> usize {
                self as usize
            }

            /// The number.
            #[inline(always)]
            pub const fn number(self) -> u8 {
                self as u8
            }
        }

        impl private::Sealed for $name {}

        impl Index for $name {
            type Array<T: Entry> = [T; $count];

            #[inline(always)]
            fn masked(number: u8) -> Self {
                Self::masked(number)
            }

            #[inline(always)]
            fn number(self) -> u8 {
                self as u8
            }

            #[inline(always)]
            fn of<T: Entry>(self, array: &[T; $count]) -> &T {
                &array[self as usize]
            }
        }
    };
}

numbers! {
    /// A number below 64.
    U6, 64:
    N0 N1 N2 N3 N4 N5 N6 N7 N8 N9 N10 N11
    N12 N13 N14 N15 N16 N17 N18 N19 N20 N21 N22 N23
    N24 N25 N26 N27 N28 N29 N30 N31 N32 N33 N34 N35
    N36 N37 N38 N39 N40 N41 N42 N43 N44 N45 N46 N47
    N48 N49 N50 N51 N52 N53 N54 N55 N56 N57 N58 N59
    N60 N61 N62 N63
}

numbers! {
    /// A number below 128.
    U7, 128:
    N0 N1 N2 N3 N4 N5 N6 N7 N8 N9 N10 N11
    N12 N13 N14 N15 N16 N17 N18 N19 N20 N21 N22 N23
    N24 N25 N26 N27 N28 N29 N30 N31 N32 N33 N34 N35
    N36 N37 N38 N39 N40 N41 N42 N43 N44 N45 N46 N47
    N48 N49 N50 N51 N52 N53 N54 N55 N56 N57 N58 N59
    N60 N61 N62 N63 N64 N65 N66 N67 N68 N69 N70 N71
    N72 N73 N74 N75 N76 N77 N78 N79 N80 N81 N82 N83
    N84 N85 N86 N87 N88 N89 N90 N91 N92 N93 N94 N95
    N96 N97 N98 N99 N100 N101 N102 N103 N104 N105 N106 N107
    N108 N109 N110 N111 N112 N113 N114 N115 N116 N117 N118 N119
    N120 N121 N122 N123 N124 N125 N126 N127
}

/// A number below 256, in two bytes: the second is where `Option` keeps its `None`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct U8 {
    number: u8,
    niche: Niche,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
enum Niche {
    Unused,
}

impl U8 {
    /// The index with this number.
    #[inline(always)]
    pub const fn masked(number: u8) -> Self {
        U8 { number, niche: Niche::Unused }
    }

    /// The number, as an index into tables.
    #[inline(always)]
    pub const fn get(self) -> usize {
        self.number as usize
    }

    /// The number.
    #[inline(always)]
    pub const fn number(self) -> u8 {
        self.number
    }
}

impl private::Sealed for U8 {}

impl Index for U8 {
    type Array<T: Entry> = [T; 256];

    #[inline(always)]
    fn masked(number: u8) -> Self {
        Self::masked(number)
    }

    #[inline(always)]
    fn number(self) -> u8 {
        self.number
    }

    #[inline(always)]
    fn of<T: Entry>(self, array: &[T; 256]) -> &T {
        &array[usize::from(self.number)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_itself() {
        for number in 0..=255_u8 {
            assert_eq!(U6::masked(number).number(), number & 63);
            assert_eq!(U7::masked(number).number(), number & 127);
            assert_eq!(U8::masked(number).number(), number);
        }
    }

    #[test]
    fn every_number_is_itself_in_const_evaluation() {
        // Const evaluation reports undefined behaviour, a variant that does not exist included.
        const SUM: usize = {
            let mut sum = 0;
            let mut number = 0;
            while number < 128 {
                sum += U6::masked(number).get() + U7::masked(number).get();
                number += 1;
            }
            sum
        };
        assert_eq!(SUM, 2 * (63 * 64 / 2) + 127 * 128 / 2);
    }

    #[test]
    fn options_are_free() {
        assert_eq!(size_of::<Option<U6>>(), 1);
        assert_eq!(size_of::<Option<U7>>(), 1);
        assert_eq!(size_of::<Option<U8>>(), size_of::<U8>());
    }
}
