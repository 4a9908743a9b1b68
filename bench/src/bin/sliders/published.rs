//! Methods that others published, on plain words in which bit 0 is a1 and bit 63 is h8.
//!
//! Their tables are statics that the compiler computes. So a look-up finds them at constant addresses, and does not
//! test if they have been made. Squares are shakmaty's, an enum of 64 values, so that no look-up in a table of 64
//! entries checks bounds.

use shakmaty::Square;

use super::measure::Queens;

/// A published method.
pub trait Published: 'static {
    /// The bytes of all tables.
    const BYTES: usize;

    fn queen(square: Square, occupied: u64) -> u64;
}

/// A published method as a subject.
pub struct Plain<P>(P);

impl<P: Published> Queens for Plain<P> {
    type Square = Square;
    type Set = u64;

    fn bytes() -> usize {
        P::BYTES
    }

    fn square(file: u8, rank: u8) -> Square {
        Square::new(u32::from(8 * rank + file))
    }

    fn set(squares: impl Iterator<Item = Square>) -> u64 {
        squares.fold(0, |set, square| set | 1 << square.to_usize())
    }

    #[inline]
    fn word(set: u64) -> u64 {
        set
    }

    #[inline]
    fn changed(set: u64, by: u64) -> u64 {
        set ^ by
    }

    #[inline]
    fn queen(square: Square, occupied: u64) -> u64 {
        P::queen(square, occupied)
    }
}
