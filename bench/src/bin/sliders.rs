//! Queen attacks in several numberings, against cozy-chess and shakmaty: look-ups that do not wait
//! for one another, that do, and whose tables other data has driven out of the nearest caches.

use std::hint::black_box;
use std::time::{Duration, Instant};

use quadrille::layouts::{Lerf, Ring, Rotary, W};
use quadrille::{Bitboard, BitboardLayout, Chess, Square};
use quadrille_bench::{HEADER, Subject, count_option, report, take_turns, warm_up};

/// The standard numberings with other ways of looking sliders up.
mod variants {
    include!(concat!(env!("OUT_DIR"), "/variants.rs"));
}

use variants::{LerfFancy, LerfHyperbola, LerfPext, RingFancy, RotaryFancy, RotaryPext, WPerClass};

/// A library's queen attacks, over its own squares and sets.
trait Queens: 'static {
    type Square: Copy;
    type Set: Copy;

    fn square(file: u8, rank: u8) -> Self::Square;
    fn set(squares: impl Iterator<Item = Self::Square>) -> Self::Set;
    fn queen(square: Self::Square, occupied: Self::Set) -> Self::Set;
    fn word(set: Self::Set) -> u64;
}

struct Quadrille<L>(L);

impl<L: Chess + BitboardLayout<Word = u64>> Queens for Quadrille<L> {
    type Square = Square<L>;
    type Set = Bitboard<L>;

    fn square(file: u8, rank: u8) -> Square<L> {
        Square::from_coords(file, rank).expect("on the board")
    }

    fn set(squares: impl Iterator<Item = Square<L>>) -> Bitboard<L> {
        squares.collect()
    }

    #[inline]
    fn queen(square: Square<L>, occupied: Bitboard<L>) -> Bitboard<L> {
        square.queen_attacks(occupied)
    }

    #[inline]
    fn word(set: Bitboard<L>) -> u64 {
        set.word()
    }
}

struct CozyChess;

impl Queens for CozyChess {
    type Square = cozy_chess::Square;
    type Set = cozy_chess::BitBoard;

    fn square(file: u8, rank: u8) -> Self::Square {
        cozy_chess::Square::index(usize::from(8 * rank + file))
    }

    fn set(squares: impl Iterator<Item = Self::Square>) -> Self::Set {
        squares.collect()
    }

    #[inline]
    fn queen(square: Self::Square, occupied: Self::Set) -> Self::Set {
        cozy_chess::get_rook_moves(square, occupied)
            | cozy_chess::get_bishop_moves(square, occupied)
    }

    #[inline]
    fn word(set: Self::Set) -> u64 {
        set.0
    }
}

struct Shakmaty;

impl Queens for Shakmaty {
    type Square = shakmaty::Square;
    type Set = shakmaty::Bitboard;

    fn square(file: u8, rank: u8) -> Self::Square {
        shakmaty::Square::new(u32::from(8 * rank + file))
    }

    fn set(squares: impl Iterator<Item = Self::Square>) -> Self::Set {
        squares.collect()
    }

    #[inline]
    fn queen(square: Self::Square, occupied: Self::Set) -> Self::Set {
        shakmaty::attacks::queen_attacks(square, occupied)
    }

    #[inline]
    fn word(set: Self::Set) -> u64 {
        set.0
    }
}

/// How many questions there are: few enough for them to stay in the nearest cache.
const QUESTIONS: usize = 1024;

/// Squares and occupancies, the same for all libraries.
struct Questions<Q: Queens>(Vec<(Q::Square, Q::Set)>);

impl<Q: Queens> Questions<Q> {
    /// A quarter of the board is occupied, as in a middlegame.
    fn new() -> Self {
        let mut random = Random(0x9e37_79b9_7f4a_7c15);
        let question = |_| {
            let (square, occupied) = (random.next() % 64, random.next() & random.next());
            (place::<Q>(square), Q::set((0..64).filter(|n| occupied >> n & 1 == 1).map(place::<Q>)))
        };
        Questions((0..QUESTIONS).map(question).collect())
    }

    /// The attacked squares of all answers, counted: no numbering changes it.
    fn total(&self) -> u32 {
        let count = |&(square, occupied)| Q::word(Q::queen(square, occupied)).count_ones();
        self.0.iter().map(count).sum()
    }

    /// Seconds a look-up, where processors may begin one before the last is done.
    fn independent(&self) -> f64 {
        const PASSES: usize = 256;
        let start = Instant::now();
        for _ in 0..PASSES {
            let combine = |all, &(square, occupied)| all ^ Q::word(Q::queen(square, occupied));
            black_box(black_box(self).0.iter().fold(0, combine));
        }
        seconds_each(start.elapsed(), PASSES * QUESTIONS)
    }

    /// Seconds a look-up and the step to the next question, which the answer decides.
    fn chain(&self) -> f64 {
        const STEPS: usize = 256 * QUESTIONS;
        let start = Instant::now();
        let mut next = black_box(0);
        for _ in 0..STEPS {
            let (square, occupied) = self.0[next % QUESTIONS];
            let answer = Q::word(Q::queen(square, occupied));
            next = (answer.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 48) as usize;
        }
        black_box(next);
        seconds_each(start.elapsed(), STEPS)
    }

    /// Seconds a look-up, a few at a time after reading the megabyte.
    fn after(&self, megabyte: &[u64]) -> f64 {
        const FEW: usize = 32;
        let mut taken = Duration::ZERO;
        for questions in self.0.chunks_exact(FEW) {
            black_box(black_box(megabyte).iter().fold(0, |all, word| all ^ word));
            let start = Instant::now();
            let combine = |all, &(square, occupied)| all ^ Q::word(Q::queen(square, occupied));
            black_box(questions.iter().fold(0, combine));
            taken += start.elapsed();
        }
        seconds_each(taken, QUESTIONS)
    }
}

fn place<Q: Queens>(number: u64) -> Q::Square {
    Q::square((number % 8) as u8, (number / 8) as u8)
}

fn seconds_each(taken: Duration, times: usize) -> f64 {
    taken.as_secs_f64() / times as f64
}

/// Marsaglia's xorshift.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }
}

/// Measures one way of asking in all libraries.
macro_rules! compare {
    ($rounds:expr, $case:literal, |$questions:ident| $seconds:expr) => {
        let mut subjects = [
            subject::<Quadrille<Lerf>>("quadrille lerf", |$questions| $seconds),
            subject::<Quadrille<Ring>>("quadrille ring", |$questions| $seconds),
            subject::<Quadrille<Rotary>>("quadrille rotary", |$questions| $seconds),
            subject::<Quadrille<W>>("quadrille w", |$questions| $seconds),
            subject::<Quadrille<LerfFancy>>("quadrille lerf fancy", |$questions| $seconds),
            subject::<Quadrille<LerfPext>>("quadrille lerf pext", |$questions| $seconds),
            subject::<Quadrille<LerfHyperbola>>("quadrille lerf hyperbola", |$questions| $seconds),
            subject::<Quadrille<RingFancy>>("quadrille ring fancy", |$questions| $seconds),
            subject::<Quadrille<RotaryFancy>>("quadrille rotary fancy", |$questions| $seconds),
            subject::<Quadrille<RotaryPext>>("quadrille rotary pext", |$questions| $seconds),
            subject::<Quadrille<WPerClass>>("quadrille w per class", |$questions| $seconds),
            subject::<CozyChess>("cozy-chess", |$questions| $seconds),
            subject::<Shakmaty>("shakmaty", |$questions| $seconds),
        ];
        warm_up(&mut subjects);
        report("queens", $case, &take_turns($rounds, &mut subjects), "ns", 1e9);
    };
}

fn subject<'a, Q: Queens>(name: &str, seconds: impl Fn(&Questions<Q>) -> f64 + 'a) -> Subject<'a> {
    let questions = Questions::<Q>::new();
    assert_eq!(questions.total(), Questions::<Shakmaty>::new().total(), "{name}");
    Subject::new(name, move || seconds(&questions))
}

fn main() {
    let rounds = count_option("--rounds", 31).max(1);
    let megabyte: Vec<u64> = (0..1 << 17).collect();
    println!("{HEADER}");
    compare!(rounds, "independent", |questions| questions.independent());
    compare!(rounds, "chain", |questions| questions.chain());
    compare!(rounds, "after 1 MB of other data", |questions| questions.after(&megabyte));
}
