//! Sets as bytes.

use bytemuck::{AnyBitPattern, CheckedBitPattern, NoUninit, Zeroable};

use crate::{Bitboard, BitboardLayout};

// SAFETY: a bitboard is its word, and no bits are the empty set.
#[allow(unsafe_code)]
unsafe impl<L: BitboardLayout> Zeroable for Bitboard<L> {}

// SAFETY: a bitboard is its word, `u64` or `u128`, which has no padding.
#[allow(unsafe_code)]
unsafe impl<L: BitboardLayout> NoUninit for Bitboard<L> {}

/// Bits that are no square make no set.
///
/// ```
/// # use quadrille::{layouts::{Board5x5, Lerf}, Bitboard};
/// let sets: &[Bitboard<Lerf>] = bytemuck::checked::cast_slice(&[0xff_u64, 1]);
/// assert_eq!(sets[0], Bitboard::from_rank(0));
/// let bytes: &[u8] = bytemuck::cast_slice(sets);
/// assert_eq!(bytes.len(), 16);
/// assert!(bytemuck::checked::try_cast::<u64, Bitboard<Board5x5>>(1 << 25).is_err());
/// ```
// SAFETY: a bitboard is its word, `repr(transparent)`, in which only bits of squares are set.
#[allow(unsafe_code)]
unsafe impl<L: BitboardLayout> CheckedBitPattern for Bitboard<L>
where
    L::Word: AnyBitPattern,
{
    type Bits = L::Word;

    fn is_valid_bit_pattern(word: &L::Word) -> bool {
        Bitboard::<L>::new(*word).word() == *word
    }
}
