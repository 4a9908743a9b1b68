//! Questions, and the time that a library takes to answer them.

use std::hint::black_box;
use std::time::{Duration, Instant};

use quadrille_bench::Random;

/// A library's queen attacks, on its own squares and sets.
pub trait Queens: 'static {
    type Square: Copy;
    type Set: Copy;

    /// The bytes of the tables of rook and bishop.
    fn bytes() -> usize;
    fn square(file: u8, rank: u8) -> Self::Square;
    fn set(squares: impl Iterator<Item = Self::Square>) -> Self::Set;
    fn word(set: Self::Set) -> u64;
    fn changed(set: Self::Set, by: Self::Set) -> Self::Set;
    fn queen(square: Self::Square, occupied: Self::Set) -> Self::Set;
}

const QUESTIONS: usize = 16_384;

/// Squares and occupancies, the same for all libraries.
pub struct Questions<Q: Queens>(Vec<(Q::Square, Q::Set)>);

impl<Q: Queens> Questions<Q> {
    /// A quarter of the board is occupied, as in a middlegame.
    pub fn new() -> Self {
        let mut random = Random::new(1);
        let question = |_| {
            let (square, occupied) = (random.word() % 64, random.word() & random.word());
            (place::<Q>(square), Q::set((0..64).filter(|n| occupied >> n & 1 == 1).map(place::<Q>)))
        };
        Questions((0..QUESTIONS).map(question).collect())
    }

    /// All answers.
    pub fn words(&self) -> impl Iterator<Item = u64> {
        self.0.iter().map(|&(square, occupied)| Q::word(Q::queen(square, occupied)))
    }

    /// The number of attacked squares in all answers, which is the same in every numbering.
    pub fn total(&self) -> u32 {
        self.words().map(u64::count_ones).sum()
    }

    /// The seconds of a look-up if processors may begin the next before the last is done.
    pub fn hot(&self) -> f64 {
        const PASSES: usize = 16;
        let start = Instant::now();
        for _ in 0..PASSES {
            black_box(answers::<Q>(black_box(&self.0)));
        }
        seconds_each(start.elapsed(), PASSES * QUESTIONS)
    }

    /// The seconds of a look-up whose occupancy the last answer changes, as a move changes the board.
    pub fn chain(&self) -> f64 {
        const PASSES: usize = 4;
        let mut last = black_box(self.0[0].1);
        let start = Instant::now();
        for _ in 0..PASSES {
            for &(square, occupied) in &self.0 {
                last = Q::queen(square, Q::changed(occupied, last));
            }
        }
        black_box(last);
        seconds_each(start.elapsed(), PASSES * QUESTIONS)
    }

    /// The seconds of a look-up, some hundred at a time after reading other data.
    pub fn after(&self, other: &[u64]) -> f64 {
        const FEW: usize = 256;
        let mut taken = Duration::ZERO;
        for questions in self.0.chunks_exact(FEW) {
            black_box(black_box(other).iter().fold(0, |all, word| all ^ word));
            let start = Instant::now();
            black_box(answers::<Q>(black_box(questions)));
            taken += start.elapsed();
        }
        seconds_each(taken, QUESTIONS)
    }
}

/// All answers combined so that no compiler makes a vector of several look-ups: programs ask for one at a time.
#[inline]
fn answers<Q: Queens>(questions: &[(Q::Square, Q::Set)]) -> u64 {
    let combine =
        |all: u64, &(square, occupied)| (all ^ Q::word(Q::queen(square, occupied))).rotate_left(1);
    questions.iter().fold(0, combine)
}

fn place<Q: Queens>(number: u64) -> Q::Square {
    Q::square((number % 8) as u8, (number / 8) as u8)
}

fn seconds_each(taken: Duration, times: usize) -> f64 {
    taken.as_secs_f64() / times as f64
}
