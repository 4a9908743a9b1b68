//! The bits of the magics that are set before any square is decided.
//!
//! Three starts of four are drawn from one family. All magics found so far for rooks with a1 = 0 belong to it:
//!
//! - The copy of the magic for the lowest number, the far end of a ray, is all ones in the key, that is -1.
//!   With a carry from below the key it adds nothing; without one it subtracts 1.
//! - A nearer piece on the ray leaves bits below the key that cause the carry, so the piece behind it does not
//!   change the key. If the ray is empty, nothing carries, and the key changes.
//! - So nearly half of the occupancies collide harmlessly, which saves a bit, and only the copies of the other squares
//!   are left to the search.
//!
//! On rank 7 most magics of rooks have zeros in their lowest eight bits as well: they are magics of rank 8, a rank
//! lower. So half of the starts let the highest number add only to the word's top two bits.

use quadrille_codegen::solve::sliders::magic::windows::Windows;

use super::unknowns;

/// The number of bits below the key that are ones too if the far end subtracts, so that most sums there carry.
const CARRYING: usize = 2;

/// The bits of the magics that are set or cleared before any square is decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Start {
    /// No bits are set.
    Open,
    /// The square with the lowest number subtracts 1 from the key, unless a carry makes up for that.
    FarEndSubtracts,
    /// The same as `FarEndSubtracts`, and the square with the highest number adds only to the word's top two bits.
    NearEndOnTop,
}

impl Start {
    /// The unknowns that are 1.
    pub(super) fn ones(self, windows: &Windows<'_>, numbers: &[u8], key_bits: u32) -> u64 {
        let lowest = (0..numbers.len()).min_by_key(|square| numbers[*square]);
        let Some(lowest) = lowest.filter(|_| self != Start::Open) else { return 0 };
        let window = windows.of(lowest);
        unknowns(&window[window.len().saturating_sub(key_bits as usize + CARRYING)..])
    }

    /// The unknowns that are 0, unless they are among the ones.
    pub(super) fn zeros(self, windows: &Windows<'_>, numbers: &[u8]) -> u64 {
        let highest = (0..numbers.len()).max_by_key(|square| numbers[*square]);
        let Some(highest) = highest.filter(|_| self == Start::NearEndOnTop) else { return 0 };
        let window = windows.of(highest);
        unknowns(&window[..window.len().saturating_sub(2)])
    }
}
