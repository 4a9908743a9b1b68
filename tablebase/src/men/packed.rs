//! The men of a position, as an array and in one word.

use quadrille_runtime::{Layout, Square};

use crate::short_list::ShortList;
use crate::squares::layout_numbers::{Numbers, ordinal, square_with};

/// The most men a material may have.
pub const MAX_MEN: usize = 8;

/// Turns a number of men into a constant of an expression: `for_men!(men, N => encode::<N>())`.
macro_rules! for_men {
    ($men:expr, $count:ident => $value:expr) => {
        for_men!($men, $count => $value; 1 2 3 4 5 6 7)
    };
    ($men:expr, $count:ident => $value:expr; $($number:literal)*) => {
        match $men {
            $($number => {
                const $count: usize = $number;
                $value
            })*
            _ => {
                const $count: usize = $crate::men::packed::MAX_MEN;
                $value
            }
        }
    };
}
pub(crate) use for_men;

/// The squares of the men in board order, in sequence or in the order of the material. Entries beyond the
/// last man are not used.
pub type Men = [u8; MAX_MEN];

/// 1 in each byte.
pub(crate) const ONES: u64 = u64::MAX / 0xff;
/// The highest bit of each byte: squares, of which there are at most 128, leave it free.
pub(crate) const HIGHEST: u64 = ONES << 7;

/// The men of a position in one word, a byte each, the first man in the lowest, so that one operation serves
/// all of them (SIMD within a register).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[doc(hidden)]
pub struct PackedMen(pub(crate) u64);

impl PackedMen {
    /// No men: every byte is 0.
    pub(crate) const NOBODY: PackedMen = PackedMen(0);

    /// All men of an array.
    #[inline(always)]
    pub(crate) const fn new(men: &Men) -> PackedMen {
        PackedMen(u64::from_le_bytes(*men))
    }

    /// Men on squares of a layout, at most eight, in board order.
    #[inline(always)]
    pub(crate) fn on<L: Layout>(squares: &[Square<L>]) -> PackedMen {
        let mut men = PackedMen::NOBODY;
        for (man, square) in squares.iter().enumerate() {
            men = men.with(man, ordinal(*square));
        }
        men
    }

    /// These men and one more, number `i`.
    #[inline(always)]
    #[must_use]
    pub(crate) const fn with(self, i: usize, square: u8) -> PackedMen {
        PackedMen(self.0 | (square as u64) << (8 * i))
    }

    /// The men as an array.
    #[inline(always)]
    pub(crate) const fn unpacked(self) -> Men {
        self.0.to_le_bytes()
    }

    /// Returns whether the first four men stand on different squares.
    #[inline(always)]
    pub(crate) const fn first_four_differ(self) -> bool {
        const LOW: u32 = 0x7f7f_7f7f;
        // Compares men at a distance of 1 and of 2, cyclically: all six pairs.
        let word = self.0 as u32;
        let [next, second] = [word ^ word.rotate_left(8), word ^ word.rotate_left(16)];
        // A byte that is not 0 carries into its highest bit.
        next.wrapping_add(LOW) & second.wrapping_add(LOW) | LOW == u32::MAX
    }

    /// Returns whether the first `len` men stand on different squares.
    pub(crate) const fn are_apart(self, len: usize) -> bool {
        let (mut taken, mut man) = (0_u128, 0);
        while man < len {
            taken |= 1 << (self.square(man) & 127);
            man += 1;
        }
        taken.count_ones() as usize == len
    }

    /// The square of man number `i`.
    #[inline(always)]
    pub(crate) const fn square(self, i: usize) -> u8 {
        (self.0 >> (8 * i)) as u8
    }

    /// A byte for each man, which is 1 if he stands after this square.
    #[inline(always)]
    pub(crate) const fn after(self, square: u8) -> u64 {
        ((self.0 | HIGHEST).wrapping_sub(ONES.wrapping_mul(square as u64 + 1)) >> 7) & ONES
    }

    /// Returns whether all men of a mask, which has 1 in the byte of each, stand on squares of a range.
    #[inline(always)]
    pub(crate) const fn lie_within(self, mask: u64, first: u8, end: u8) -> bool {
        let too_low = !(self.0 | HIGHEST).wrapping_sub(mask.wrapping_mul(first as u64));
        let too_high = self.0.wrapping_add(mask.wrapping_mul(128 - end as u64));
        (too_low | too_high) & mask << 7 == 0
    }

    /// The image of the first `len` men under a symmetry.
    #[inline(always)]
    #[must_use]
    pub(crate) const fn carried(self, board: &Numbers, symmetry: u8, len: usize) -> PackedMen {
        if board.is_chessboard() {
            return self.carried_on_chessboard(symmetry);
        }
        let (mut men, mut i) = (PackedMen::NOBODY, 0);
        while i < len {
            men = men.with(i, board.image(symmetry, self.square(i)));
            i += 1;
        }
        men
    }

    /// On 8x8 a transposition exchanges the three bits of the rank with those of the file, and mirrors
    /// complement them. Both are done for all men at once.
    #[inline(always)]
    pub(crate) const fn carried_on_chessboard(self, symmetry: u8) -> PackedMen {
        const FILES: u64 = 7 * ONES;
        const MIRRORS: [u64; 4] = [0, FILES, FILES << 3, FILES << 3 | FILES];
        let transposed = (self.0 & FILES) << 3 | self.0 >> 3 & FILES;
        let men = if symmetry & 4 != 0 { transposed } else { self.0 };
        PackedMen(men ^ MIRRORS[symmetry as usize & 3])
    }

    /// The squares of the first `len` men, who are given as numbers of a layout.
    #[inline(always)]
    pub(crate) fn squares<L: Layout>(self, len: usize) -> ShortList<Square<L>, MAX_MEN> {
        ShortList::of_first(self.unpacked().map(square_with), len)
    }
}

/// Puts each man at his index in another order: by man, the factor that moves a square to the byte of that
/// index. A multiplication is faster than a shift by a count that is not known at compile time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MenOrder([u64; MAX_MEN]);

impl MenOrder {
    /// The order in which the first `men` men have these indexes.
    pub(crate) const fn to(indexes: &Men, men: usize) -> MenOrder {
        let (mut order, mut man) = ([0; MAX_MEN], 0);
        while man < men {
            order[man] = 1 << (8 * indexes[man]);
            man += 1;
        }
        MenOrder(order)
    }

    /// The first `N` men in the other order.
    #[inline(always)]
    pub(crate) const fn of<const N: usize>(&self, men: &[u8; N]) -> PackedMen {
        let (mut ordered, mut man) = (0, 0);
        while man < N {
            ordered |= men[man] as u64 * self.0[man];
            man += 1;
        }
        PackedMen(ordered)
    }
}

/// Returns whether the first `len` of three men stand on different squares.
#[inline(always)]
pub(crate) const fn differ([a, b, c]: [u8; 3], len: usize) -> bool {
    (len < 2 || a != b) && (len < 3 || a != c && b != c)
}

/// The sum of the first `N` bytes, which is below 256.
#[inline(always)]
pub(crate) const fn sum_of_bytes<const N: usize>(bytes: u64) -> u8 {
    let used = if N == 0 { 0 } else { u64::MAX >> (64 - 8 * N) };
    ((bytes & used).wrapping_mul(ONES) >> 56) as u8
}

/// Sorts the first `len` of a few bytes without branches.
#[inline(always)]
pub(crate) const fn sort(bytes: &mut [u8; MAX_MEN], len: usize) {
    let mut sorted = len;
    while sorted > 1 {
        let mut i = 1;
        while i < sorted {
            let (a, b) = (bytes[i - 1], bytes[i]);
            (bytes[i - 1], bytes[i]) = if a < b { (a, b) } else { (b, a) };
            i += 1;
        }
        sorted -= 1;
    }
}
