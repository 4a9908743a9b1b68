//! Questions, and the time that a library takes to answer them.

use std::hint::black_box;
use std::time::{Duration, Instant};

use quadrille_bench::Random;

const QUESTIONS: usize = 16_384;

/// A library's squares and sets.
pub trait Library: 'static {
    type Square: Copy;
    type Set: Copy;

    /// The square with a number of the board's order.
    fn square(number: u8) -> Self::Square;
    /// A set as a word of that order.
    fn set(word: u128) -> Self::Set;
    fn word(set: Self::Set) -> u128;
    fn changed(set: Self::Set, by: Self::Set) -> Self::Set;
}

/// Squares and occupancies, the same for all libraries.
pub struct Questions<L: Library>(Vec<(L::Square, L::Set)>);

impl<L: Library> Questions<L> {
    /// A quarter of the board is occupied, as in a middlegame.
    pub fn new(squares: u8) -> Self {
        Questions(asked(squares).map(|(square, word)| (L::square(square), L::set(word))).collect())
    }

    /// Returns whether a look-up gives the right answers.
    pub fn are_answered(
        &self,
        right: &[u128],
        look_up: impl Fn(L::Square, L::Set) -> L::Set,
    ) -> bool {
        let answers = self.0.iter().map(|&(square, occupied)| L::word(look_up(square, occupied)));
        answers.eq(right.iter().copied())
    }

    /// The seconds of a look-up if processors may begin the next before the last is done.
    pub fn hot(&self, look_up: impl Fn(L::Square, L::Set) -> L::Set) -> f64 {
        const PASSES: usize = 4;
        let start = Instant::now();
        for _ in 0..PASSES {
            black_box(answers::<L>(black_box(&self.0), &look_up));
        }
        seconds_each(start.elapsed(), PASSES * QUESTIONS)
    }

    /// The seconds of a look-up whose occupancy the last answer changes, as a move changes the board.
    pub fn chain(&self, look_up: impl Fn(L::Square, L::Set) -> L::Set) -> f64 {
        const PASSES: usize = 2;
        let mut last = black_box(self.0[0].1);
        let start = Instant::now();
        for _ in 0..PASSES {
            for &(square, occupied) in &self.0 {
                last = look_up(square, L::changed(occupied, last));
            }
        }
        black_box(L::word(last));
        seconds_each(start.elapsed(), PASSES * QUESTIONS)
    }

    /// The seconds of a look-up, some hundred at a time after reading other data.
    pub fn after(&self, other: &[u64], look_up: impl Fn(L::Square, L::Set) -> L::Set) -> f64 {
        const FEW: usize = 256;
        let mut taken = Duration::ZERO;
        for questions in self.0.chunks_exact(FEW) {
            black_box(black_box(other).iter().fold(0, |all, word| all ^ word));
            let start = Instant::now();
            black_box(answers::<L>(black_box(questions), &look_up));
            taken += start.elapsed();
        }
        seconds_each(taken, QUESTIONS)
    }
}

/// The answers of a slow look-up.
pub fn right_answers(squares: u8, slow: impl Fn(u8, u128) -> u128) -> Vec<u128> {
    asked(squares).map(|(square, occupied)| slow(square, occupied)).collect()
}

fn asked(squares: u8) -> impl Iterator<Item = (u8, u128)> {
    let mut random = Random::new(1);
    let board = (1 << squares) - 1;
    (0..QUESTIONS).map(move |_| {
        let square = (random.word() % u64::from(squares)) as u8;
        let mut word = || u128::from(random.word()) << 64 | u128::from(random.word());
        (square, word() & word() & board)
    })
}

/// All answers combined so that no compiler makes a vector of several look-ups: programs ask for one at a time.
#[inline]
fn answers<L: Library>(
    questions: &[(L::Square, L::Set)],
    look_up: impl Fn(L::Square, L::Set) -> L::Set,
) -> u64 {
    questions.iter().fold(0, |all: u64, &(square, occupied)| {
        let answer = L::word(look_up(square, occupied));
        (all ^ answer as u64).rotate_left(1) ^ (answer >> 64) as u64
    })
}

fn seconds_each(taken: Duration, times: usize) -> f64 {
    taken.as_secs_f64() / times as f64
}
