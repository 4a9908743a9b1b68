//! Helpers of several tests: the slow reference on the user's side, and random numbers.
//!
//! The reference knows squares by file and rank only, so it cannot share a mistake with tables.

pub mod walk;

use quadrille::{Bitboard, BitboardLayout, Direction, Layout, Square};
pub use quadrille_sound::{BISHOP, ROOK, ride};

/// Every square of a layout as (file, rank, square).
pub fn squares<L: Layout>() -> impl Iterator<Item = (u8, u8, Square<L>)> {
    (0..L::RANKS).flat_map(|rank| {
        (0..L::FILES).filter_map(move |file| Some((file, rank, Square::from_coords(file, rank)?)))
    })
}

/// The set of the squares whose file and rank satisfy a condition.
pub fn set_of<L: BitboardLayout>(belongs: impl Fn(u8, u8) -> bool) -> Bitboard<L> {
    squares::<L>()
        .filter(|(file, rank, _)| belongs(*file, *rank))
        .map(|(_, _, square)| square)
        .collect()
}

/// The squares a leaper attacks.
pub fn leap<L: BitboardLayout>(square: Square<L>, steps: &[(i8, i8)]) -> Bitboard<L> {
    steps.iter().filter_map(|&(files, ranks)| square.offset(files, ranks)).collect()
}

/// The leaps of a knight.
pub const KNIGHT: [(i8, i8); 8] =
    [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

/// The steps of a king.
pub fn king() -> Vec<(i8, i8)> {
    Direction::ALL.map(Direction::delta).to_vec()
}

/// The steps of a board in all its directions.
pub fn steps<L: Layout>() -> Vec<(i8, i8)> {
    L::STEPS.into_iter().flatten().collect()
}

/// A fixed sequence of random words and sets.
pub struct RandomSets(fastrand::Rng);

impl RandomSets {
    /// The words that follow from a seed.
    pub fn new(seed: u64) -> RandomSets {
        RandomSets(fastrand::Rng::with_seed(seed))
    }

    /// The next word.
    #[allow(clippy::should_implement_trait, reason = "no test takes it for an iterator")]
    pub fn next(&mut self) -> u64 {
        self.0.u64(..)
    }

    /// A set in which each square has a chance of one in `2^sparse`.
    pub fn set<L: BitboardLayout>(&mut self, sparse: u32) -> Bitboard<L> {
        let mut set = Bitboard::<L>::FULL;
        for _ in 0..sparse {
            let mut kept = Bitboard::EMPTY;
            for square in set {
                if self.next() & 1 == 1 {
                    kept.add(square);
                }
            }
            set = kept;
        }
        set
    }
}
