//! Numbers of squares as types whose range the compiler knows.
//!
//! A square's number is an enum with a variant for each of 64 or 128 numbers. The range is part
//! of the type: a look-up in a table with an entry for each number needs no bounds check and no `unsafe`, and `Option`
//! of it takes no more room. Layouts whose numbers go beyond 127 (10x10 boards in a mailbox) take a byte and a marker.

use core::fmt::Debug;
use core::hash::Hash;

/// The number of a square: [`U6`], [`U7`] or [`U8`], after the bits it has.
pub trait Index: Copy + Eq + Ord + Hash + Debug + Send + Sync + 'static + private::Sealed {
    /// An array with an entry for every value of the index, for tables.
    type Array<T: Entry>: AsRef<[T]> + Entry;
    /// The same array, of anything.
    type Map<T>: AsRef<[T]>;

    /// The number of values: the length of the arrays.
    const COUNT: usize;

    /// The array of a function's results for each index in turn.
    fn map_from_fn<T>(function: impl FnMut(Self) -> T) -> Self::Map<T>;
}

/// The functions of indexes: const functions cannot call functions of traits.
///
/// The trait is sealed, so all three types of numbers are known here. The first byte of each is the number; a
/// second byte, if there is one, is 0. Their arrays have an entry for each number.
#[allow(unsafe_code)]
pub(crate) mod constant {
    use core::mem::MaybeUninit;

    use super::Index;

    /// The number.
    #[inline(always)]
    pub(crate) const fn number<I: Index>(index: I) -> u8 {
        // SAFETY: the first byte of an index is its number, which is below the count. Compilers are told, so that
        // they check no bounds of tables with an entry for each number.
        unsafe {
            let number = *(&raw const index).cast::<u8>();
            core::hint::assert_unchecked((number as usize) < I::COUNT);
            number
        }
    }

    /// The index with these low bits; the others are ignored.
    #[inline(always)]
    pub(crate) const fn masked<I: Index>(number: u8) -> I {
        let bytes = [(number as usize & (I::COUNT - 1)) as u8, 0];
        // SAFETY: an index has one byte or two; the first is a number below the count, which is a
        // power of two, and the second is 0.
        unsafe { bytes.as_ptr().cast::<I>().read_unaligned() }
    }

    /// The entry of a table.
    #[inline(always)]
    pub(crate) const fn of<I: Index, T: super::Entry>(index: I, table: &I::Array<T>) -> &T {
        // SAFETY: the array has an entry for every number.
        unsafe { &*(&raw const *table).cast::<T>().add(number(index) as usize) }
    }

    /// An array with the same value everywhere.
    pub(crate) const fn filled<I: Index, T: Copy>(value: T) -> I::Map<T> {
        let (mut map, mut number) = (MaybeUninit::<I::Map<T>>::uninit(), 0);
        while number < I::COUNT {
            // SAFETY: the array has an entry for every number below the count.
            unsafe { map.as_mut_ptr().cast::<T>().add(number).write(value) };
            number += 1;
        }
        // SAFETY: every entry has been written.
        unsafe { map.assume_init() }
    }

    /// The entry of an array of anything.
    #[inline(always)]
    pub(crate) const fn at<I: Index, T>(index: I, map: &I::Map<T>) -> &T {
        // SAFETY: the array has an entry for every number.
        unsafe { &*(&raw const *map).cast::<T>().add(number(index) as usize) }
    }

    /// The entry of an array of anything, mutable.
    #[inline(always)]
    pub(crate) const fn at_mut<I: Index, T>(index: I, map: &mut I::Map<T>) -> &mut T {
        // SAFETY: the array has an entry for every number, and is borrowed for as long.
        unsafe { &mut *(&raw mut *map).cast::<T>().add(number(index) as usize) }
    }
}

/// Values that tables by square may hold: copied, and shared between threads.
pub trait Entry: Copy + Debug + Send + Sync + 'static {}

impl<T: Copy + Debug + Send + Sync + 'static> Entry for T {}

mod private {
    pub trait Sealed {}
}

/// A type of numbers as an index of arrays with this many entries.
macro_rules! index {
    ($name:ident, $count:literal) => {
        impl private::Sealed for $name {}

        impl Index for $name {
            type Array<T: Entry> = [T; $count];
            type Map<T> = [T; $count];

            const COUNT: usize = $count;

            #[inline(always)]
            fn map_from_fn<T>(mut function: impl FnMut(Self) -> T) -> [T; $count] {
                core::array::from_fn(|number| function(constant::masked(number as u8)))
            }
        }

        impl $name {
            /// The number, as an index into tables.
            #[inline(always)]
            pub const fn get(self) -> usize {
                constant::number(self) as usize
            }
        }
    };
}

/// An enum with a variant for every number below a power of two.
macro_rules! numbers {
    ($(#[$doc:meta])* $name:ident, $count:literal: $($value:ident)*) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        #[allow(missing_docs)] // The variants are their numbers.
        pub enum $name { $($value),* }

        // Every masked number is that of a variant.
        const _: () = assert!([$($name::$value),*].len() == $count);

        index!($name, $count);
    };
}

numbers! {
    /// A number below 64, for boards of up to 64 numbers.
    U6, 64:
    N0 N1 N2 N3 N4 N5 N6 N7 N8 N9 N10 N11
    N12 N13 N14 N15 N16 N17 N18 N19 N20 N21 N22 N23
    N24 N25 N26 N27 N28 N29 N30 N31 N32 N33 N34 N35
    N36 N37 N38 N39 N40 N41 N42 N43 N44 N45 N46 N47
    N48 N49 N50 N51 N52 N53 N54 N55 N56 N57 N58 N59
    N60 N61 N62 N63
}

numbers! {
    /// A number below 128, for boards of 65 to 128 numbers.
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
#[repr(C)]
pub struct U8 {
    number: u8,
    niche: Niche,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[expect(dead_code, reason = "a 0 among bytes")]
enum Niche {
    Unused = 0,
}

index!(U8, 256);

#[cfg(test)]
mod tests {
    use super::*;

    /// All numbers that fit the bytes are tried, also in const evaluation, which reports undefined behaviour such
    /// as a variant that does not exist.
    #[test]
    fn every_number_is_itself() {
        const fn sum<I: Index>(map: &I::Map<u16>) -> usize {
            let (mut sum, mut number) = (0, 0);
            while number < I::COUNT {
                let index: I = constant::masked(number as u8);
                sum += *constant::at(index, map) as usize * constant::number(index) as usize;
                number += 1;
            }
            sum
        }
        const SUMS: [usize; 3] = [sum::<U6>(&[1; 64]), sum::<U7>(&[1; 128]), sum::<U8>(&[1; 256])];
        assert_eq!(SUMS, [63 * 64 / 2, 127 * 128 / 2, 255 * 256 / 2]);
        for number in 0..=255_u8 {
            assert_eq!(constant::masked::<U6>(number).get(), usize::from(number & 63));
            assert_eq!(constant::masked::<U7>(number).get(), usize::from(number & 127));
            let index: U8 = constant::masked(number);
            let mut map: [u8; 256] = U8::map_from_fn(constant::number);
            *constant::at_mut(index, &mut map) = number ^ 1;
            assert_eq!(map[usize::from(number)], number ^ 1);
            assert_eq!(constant::of(index, &map), &(number ^ 1));
        }
    }

    #[test]
    fn options_are_free() {
        assert_eq!(size_of::<Option<U6>>(), 1);
        assert_eq!(size_of::<Option<U7>>(), 1);
        assert_eq!(size_of::<Option<U8>>(), size_of::<U8>());
    }
}
