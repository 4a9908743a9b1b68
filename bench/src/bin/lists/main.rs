//! Sets written as moves: a loop that pushes one move after another, compared with `Bitboard::write`, for moves of
//! two, four and eight bytes, a move beside its score and three bytes, and for sets of as many squares as pieces in
//! a game reach. The last case is all moves of positions as an engine generates them, from twenty places in its
//! code, into a list of 256.

mod generator;

use std::hint::black_box;

use quadrille::layouts::Lerf;
use quadrille::{Bitboard, Square};
use quadrille_bench::{
    HEADER, Random, Subject, count_option, report, take_turns, thread_time, warm_up,
};

/// The number of sets that a round writes.
const SETS: usize = 32768;

/// The number of times that a round writes them; the least time counts.
const TIMES: usize = 8;

/// The capacity of a list, which is more than any position of chess needs.
const ROOM: usize = 256 + 64;

/// A piece's square and the squares it reaches.
type Piece = (Square<Lerf>, Bitboard<Lerf>);

/// A move of three bytes, a size that no integer has.
#[derive(Clone, Copy)]
#[expect(dead_code, reason = "moves are written, not played")]
struct Fields {
    from: Square<Lerf>,
    to: Square<Lerf>,
    promotion: u8,
}

/// A move and its score, as engines keep them for sorting.
#[derive(Clone, Copy)]
#[expect(dead_code, reason = "moves are written, not played")]
struct Scored {
    mv: u16,
    score: i32,
}

fn main() {
    let rounds = count_option("--rounds", 41);
    println!("{HEADER}");
    // The last two mixes are a knight's reach, and that of middlegame pieces, captures and quiet moves apart.
    let mixes: [(&str, &[u32]); 7] = [
        ("1 square", &[1]),
        ("2 squares", &[2]),
        ("4 squares", &[4]),
        ("8 squares", &[8]),
        ("9 to 14 squares", &[9, 10, 11, 12, 13, 14]),
        ("2 to 8 squares", &[2, 3, 4, 6, 8]),
        ("a game", &[0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 4, 5, 6, 7, 8, 11]),
    ];
    for (name, counts) in mixes {
        let pieces = pieces(counts);
        let u16s = |from: Square<Lerf>, to: Square<Lerf>| {
            u16::from(from.number()) | u16::from(to.number()) << 6
        };
        let u32s = |from: Square<Lerf>, to: Square<Lerf>| {
            u32::from(from.number()) | u32::from(to.number()) << 6 | 1 << 20
        };
        compare(&format!("{name}, 2 bytes"), &pieces, rounds, u16s);
        compare(&format!("{name}, 4 bytes"), &pieces, rounds, u32s);
        let u64s = |from: Square<Lerf>, to: Square<Lerf>| {
            u64::from(from.number()) | u64::from(to.number()) << 6 | 1 << 40
        };
        compare(&format!("{name}, 8 bytes"), &pieces, rounds, u64s);
        compare(&format!("{name}, scored"), &pieces, rounds, |from, to| Scored {
            mv: u16s(from, to),
            score: 0,
        });
        let fields = |from, to| Fields { from, to, promotion: 6 };
        compare(&format!("{name}, fields"), &pieces, rounds, fields);
    }
    generator::compare(rounds);
}

/// Pieces that each reach one of these numbers of squares.
fn pieces(counts: &[u32]) -> Vec<Piece> {
    let mut random = Random::new(1);
    let piece = |_| {
        let (count, mut reached) = (counts[random.below(counts.len() as u32) as usize], 0_u64);
        while reached.count_ones() < count {
            reached |= 1 << random.below(64);
        }
        (Square::ALL[random.below(64) as usize], Bitboard::new(reached))
    };
    (0..SETS).map(piece).collect()
}

fn compare<M: Copy>(
    case: &str,
    pieces: &[Piece],
    rounds: usize,
    new: impl Fn(Square<Lerf>, Square<Lerf>) -> M + Copy,
) {
    let pushed = |(from, reached): Piece, list: &mut [M]| {
        let mut count = 0;
        for to in reached {
            list[count] = new(from, to);
            count += 1;
        }
        count
    };
    let written =
        |(from, reached): Piece, list: &mut [M]| reached.write(list, |to| new(from, to)).len();
    let empty = new(Lerf::A1, Lerf::A1);
    let mut subjects =
        vec![timed("one by one", empty, pieces, pushed), timed("write", empty, pieces, written)];
    warm_up(&mut subjects);
    let costs = take_turns(rounds, &mut subjects);
    report("lists", case, &costs, "ns", 1e9 / SETS as f64);
}

/// The least time to write all sets, one behind the other as in a move generator.
fn timed<'a, M: Copy + 'a>(
    name: &str,
    empty: M,
    pieces: &'a [Piece],
    write: impl Fn(Piece, &mut [M]) -> usize + 'a,
) -> Subject<'a> {
    let mut list = [empty; ROOM];
    let mut round = move || {
        let (start, mut end) = (thread_time(), 0);
        for &piece in black_box(pieces) {
            end += write(piece, &mut list[end..]);
            if end > ROOM - 64 {
                black_box(&mut list);
                end = 0;
            }
        }
        black_box(&mut list);
        thread_time() - start
    };
    Subject::new(name, move || (0..TIMES).map(|_| round()).fold(f64::MAX, f64::min))
}
