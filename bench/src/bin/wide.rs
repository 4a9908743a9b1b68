//! A queen's attacks on boards of words of 256 bits, beside those of 12 x 10, which has 128, and a walk along the rays:
//! `cargo run --release --bin wide`. The answers are checked against the walk.

use std::hint::black_box;
use std::time::Instant;

use quadrille::layouts::Board12x10;
use quadrille::piece::Queen;
use quadrille::{Attacks, Bitboard, Direction, Square, U256};

quadrille::layout! {
    /// 16 x 16, rank by rank.
    struct Rows16 {
        board: 16 x 16,
        number: rank * 16 + file,
        pieces: { rook: R, bishop: B, queen: Q, knight: N, king: K },
    }
    /// 12 x 12, rank by rank.
    struct Rows12 {
        board: 12 x 12,
        number: rank * 12 + file,
        pieces: { rook: R, bishop: B, queen: Q, knight: N, king: K },
    }
    /// 16 x 16 in no order, whose riders are looked up by a loop over blockers.
    struct Scattered16 {
        board: 16 x 16,
        number: (rank * 16 + file) * 37 % 256,
        pieces: { rook: R, bishop: B, queen: Q, knight: N, king: K },
    }
}

const QUESTIONS: usize = 4096;
const ROUNDS: usize = 31;

/// The squares that a queen attacks, one step after another.
fn walked<L: Attacks<Queen>>(from: Square<L>, occupied: Bitboard<L>) -> Bitboard<L> {
    let mut attacks = Bitboard::EMPTY;
    for direction in Direction::ALL {
        let mut at = from;
        while let Some(next) = at.step(direction) {
            attacks |= next;
            if occupied.contains(next) {
                break;
            }
            at = next;
        }
    }
    attacks
}

/// Random squares, each with a quarter of the board occupied.
fn asked<L: Attacks<Queen>>() -> Vec<(Square<L>, Bitboard<L>)> {
    let mut random = fastrand::Rng::with_seed(16);
    let mut question = |_| {
        let occupied = Square::<L>::all().filter(|_| random.u8(..) < 64).collect();
        (Square::ALL[random.usize(..L::SQUARES)], occupied)
    };
    (0..QUESTIONS).map(&mut question).collect()
}

/// The parts of a set's word in one.
fn folded<L: Attacks<Queen>>(set: Bitboard<L>) -> usize {
    let word: U256 = set.word().into();
    word.to_words().into_iter().fold(0, |all, part| all ^ part) as usize
}

/// The least nanoseconds of a look-up: where processors may begin the next before the last is done, and where the last
/// answer selects the next question.
fn nanoseconds<L: Attacks<Queen>>(
    look_up: impl Fn(Square<L>, Bitboard<L>) -> Bitboard<L>,
) -> [f64; 2] {
    let questions = asked::<L>();
    let is_right = |&(from, occupied): &(Square<L>, Bitboard<L>)| {
        look_up(from, occupied) == walked(from, occupied)
    };
    assert!(questions.iter().all(is_right), "a look-up differs from the walk");
    let least = |pass: &dyn Fn() -> f64| (0..ROUNDS).map(|_| pass()).fold(f64::MAX, f64::min);
    let hot = least(&|| {
        let answer = |&(from, occupied): &(Square<L>, Bitboard<L>)| folded(look_up(from, occupied));
        timed(|| questions.iter().map(answer).fold(0, |all, answer| all ^ answer))
    });
    let chain = least(&|| {
        timed(|| {
            (0..QUESTIONS).fold(0, |last, index| {
                let (from, occupied) = questions[(index ^ last) % QUESTIONS];
                folded(look_up(from, occupied))
            })
        })
    });
    [hot, chain]
}

/// The nanoseconds of a question.
fn timed(answer: impl Fn() -> usize) -> f64 {
    let start = Instant::now();
    black_box(answer());
    start.elapsed().as_secs_f64() * 1e9 / QUESTIONS as f64
}

fn main() {
    let of_128 = nanoseconds::<Board12x10>(Square::queen_attacks);
    println!("queen\thot ns\tchain ns\tof 12 x 10: hot\tchain");
    let print = |name: &str, [hot, chain]: [f64; 2]| {
        let [by_hot, by_chain] = [hot / of_128[0], chain / of_128[1]];
        println!("{name}\t{hot:.1}\t{chain:.1}\t{by_hot:.2}\t{by_chain:.2}");
    };
    print("12 x 10", of_128);
    print("12 x 12", nanoseconds::<Rows12>(Square::queen_attacks));
    print("16 x 16", nanoseconds::<Rows16>(Square::queen_attacks));
    print("16 x 16, const", nanoseconds::<Rows16>(Rows16::queen_attacks));
    print("16 x 16 in no order", nanoseconds::<Scattered16>(Square::queen_attacks));
    print("16 x 16, walked", nanoseconds::<Rows16>(walked));
}
