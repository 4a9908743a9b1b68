//! Queen attacks in several numberings, by every method, against cozy-chess and shakmaty: look-ups
//! that do not wait for one another, that do, and whose tables other data has driven out of the
//! nearest caches.

use std::hint::black_box;
use std::time::{Duration, Instant};

use quadrille::layouts::{Board10x8, Board12x10, Lerf, Pinwheel, Shogi, Xiangqi};
use quadrille::{Bitboard, BitboardLayout, Chess, Layout, Square};
use quadrille_bench::{Costs, Random, Subject, count_option, take_turns, warm_up};

/// The standard numberings with every way of looking sliders up.
mod variants {
    include!(concat!(env!("OUT_DIR"), "/variants.rs"));
}

use variants::{
    LerfBlack, LerfDifference, LerfFancy, LerfMagic, LerfPerLine, LerfPext, LerfSplit, LerfTurned,
    LerfWalk, PinwheelPerLine, RingFancy, RingMagic, RingPext, RingSplit, RotaryFancy, RotaryMagic,
    RotaryPerLine, RotaryPext, RotarySplit, WFancy, WMagic, WPerLine, WPext, WSplit,
};

/// A library's queen attacks, over its own squares and sets.
trait Queens: 'static {
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

struct Quadrille<L>(L);

impl<L: Chess + BitboardLayout<Word = u64>> Queens for Quadrille<L> {
    type Square = Square<L>;
    type Set = Bitboard<L>;

    fn bytes() -> usize {
        rook_and_bishop::<L>()
    }

    fn square(file: u8, rank: u8) -> Square<L> {
        Square::from_coords(file, rank).expect("on the board")
    }

    fn set(squares: impl Iterator<Item = Square<L>>) -> Bitboard<L> {
        squares.collect()
    }

    #[inline]
    fn word(set: Bitboard<L>) -> u64 {
        set.word()
    }

    #[inline]
    fn changed(set: Bitboard<L>, by: Bitboard<L>) -> Bitboard<L> {
        set ^ by
    }

    #[inline]
    fn queen(square: Square<L>, occupied: Bitboard<L>) -> Bitboard<L> {
        square.queen_attacks(occupied)
    }
}

/// The bytes of a layout's tables of rook and bishop, as this program is compiled.
fn rook_and_bishop<L: Layout>() -> usize {
    let is_meant = |name| ["rook_attacks", "bishop_attacks"].contains(&name);
    L::COSTS.iter().filter(|cost| is_meant(cost.name)).map(|cost| cost.bytes).sum()
}

struct CozyChess;

impl Queens for CozyChess {
    type Square = cozy_chess::Square;
    type Set = cozy_chess::BitBoard;

    fn bytes() -> usize {
        703_904
    }

    fn square(file: u8, rank: u8) -> Self::Square {
        cozy_chess::Square::index(usize::from(8 * rank + file))
    }

    fn set(squares: impl Iterator<Item = Self::Square>) -> Self::Set {
        squares.collect()
    }

    #[inline]
    fn word(set: Self::Set) -> u64 {
        set.0
    }

    #[inline]
    fn changed(set: Self::Set, by: Self::Set) -> Self::Set {
        set ^ by
    }

    #[inline]
    fn queen(square: Self::Square, occupied: Self::Set) -> Self::Set {
        cozy_chess::get_rook_moves(square, occupied)
            | cozy_chess::get_bishop_moves(square, occupied)
    }
}

struct Shakmaty;

impl Queens for Shakmaty {
    type Square = shakmaty::Square;
    type Set = shakmaty::Bitboard;

    fn bytes() -> usize {
        710_176
    }

    fn square(file: u8, rank: u8) -> Self::Square {
        shakmaty::Square::new(u32::from(8 * rank + file))
    }

    fn set(squares: impl Iterator<Item = Self::Square>) -> Self::Set {
        squares.collect()
    }

    #[inline]
    fn word(set: Self::Set) -> u64 {
        set.0
    }

    #[inline]
    fn changed(set: Self::Set, by: Self::Set) -> Self::Set {
        set ^ by
    }

    #[inline]
    fn queen(square: Self::Square, occupied: Self::Set) -> Self::Set {
        shakmaty::attacks::queen_attacks(square, occupied)
    }
}

const QUESTIONS: usize = 16_384;

/// Squares and occupancies, the same for all libraries.
struct Questions<Q: Queens>(Vec<(Q::Square, Q::Set)>);

impl<Q: Queens> Questions<Q> {
    /// A quarter of the board is occupied, as in a middlegame.
    fn new() -> Self {
        let mut random = Random::new(1);
        let question = |_| {
            let (square, occupied) = (random.word() % 64, random.word() & random.word());
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
    fn hot(&self) -> f64 {
        const PASSES: usize = 16;
        let start = Instant::now();
        for _ in 0..PASSES {
            black_box(answers::<Q>(black_box(&self.0)));
        }
        seconds_each(start.elapsed(), PASSES * QUESTIONS)
    }

    /// Seconds a look-up whose occupancy the last answer changes, as a move changes the board.
    fn chain(&self) -> f64 {
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

    /// Seconds a look-up, some hundred at a time after reading other data.
    fn after(&self, other: &[u64]) -> f64 {
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

/// All answers combined, in a way that no compiler makes one vector of several look-ups of: programs
/// ask for one at a time.
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

/// Measures one way of asking in all libraries: the two peers first.
macro_rules! compare {
    ($rounds:expr, $case:literal, |$questions:ident| $seconds:expr) => {
        compare!($rounds, $case, |$questions| $seconds;
            "lerf" "auto" Lerf,
            "lerf" "magic" LerfMagic,
            "lerf" "per line" LerfPerLine,
            "lerf" "turned" LerfTurned,
            "lerf" "fancy" LerfFancy,
            "lerf" "black" LerfBlack,
            "lerf" "split" LerfSplit,
            "lerf" "pext" LerfPext,
            "lerf" "obstruction difference" LerfDifference,
            "lerf" "walk" LerfWalk,
            "ring" "magic" RingMagic,
            "ring" "fancy" RingFancy,
            "ring" "split" RingSplit,
            "ring" "pext" RingPext,
            "rotary" "magic" RotaryMagic,
            "rotary" "per line" RotaryPerLine,
            "rotary" "fancy" RotaryFancy,
            "rotary" "split" RotarySplit,
            "rotary" "pext" RotaryPext,
            "pinwheel" "magic" Pinwheel,
            "pinwheel" "per line" PinwheelPerLine,
            "w" "magic" WMagic,
            "w" "per line" WPerLine,
            "w" "fancy" WFancy,
            "w" "split" WSplit,
            "w" "pext" WPext
        )
    };
    ($rounds:expr, $case:literal, |$questions:ident| $seconds:expr;
        $($layout:literal $method:literal $type:ident),*
    ) => {{
        let mut bytes = Vec::new();
        let mut subjects = vec![
            subject::<CozyChess>("cozy-chess\t", &mut bytes, |$questions| $seconds),
            subject::<Shakmaty>("shakmaty\t", &mut bytes, |$questions| $seconds),
        ];
        $(
            if is_asked($layout, $method) {
                let name = concat!($layout, "\t", $method);
                let subject = subject::<Quadrille<$type>>(
                    name, &mut bytes, |$questions| $seconds,
                );
                subjects.push(subject);
            }
        )*
        warm_up(&mut subjects);
        print($case, &take_turns($rounds, &mut subjects), &bytes);
    }};
}

/// Whether the arguments name the layout or the method, or neither any.
fn is_asked(layout: &str, method: &str) -> bool {
    let mut named = std::env::args().skip(1).filter(|word| !word.starts_with("--")).peekable();
    let counts = std::env::args().any(|word| word == "--rounds");
    let mut rest = named.by_ref().skip(usize::from(counts)).peekable();
    rest.peek().is_none() || rest.any(|word| word == layout || word == method)
}

fn subject<'a, Q: Queens>(
    name: &str,
    bytes: &mut Vec<usize>,
    seconds: impl Fn(&Questions<Q>) -> f64 + 'a,
) -> Subject<'a> {
    let questions = Questions::<Q>::new();
    assert_eq!(questions.total(), Questions::<Shakmaty>::new().total(), "{name}");
    bytes.push(Q::bytes());
    Subject::new(name, move || seconds(&questions))
}

/// The names of the columns.
const HEADER: &str =
    "case\tlayout\tmethod\tbytes\tns\tmillion/s\tto cozy-chess\tto shakmaty\tlower\tupper";

/// Prints a line for each subject; the first two are the peers.
fn print(case: &str, costs: &[Costs], bytes: &[usize]) {
    for (subject, bytes) in costs.iter().zip(bytes) {
        let seconds = subject.median();
        let [cozy, shakmaty] = [0, 1].map(|peer| subject.times_as_fast_as(&costs[peer]));
        let slower = if cozy.median < shakmaty.median { cozy } else { shakmaty };
        println!(
            "{case}\t{}\t{bytes}\t{:.2}\t{:.0}\t{:.2}\t{:.2}\t{:.2}\t{:.2}",
            subject.name(),
            seconds * 1e9,
            1e-6 / seconds,
            cozy.median,
            shakmaty.median,
            slower.lower,
            slower.upper
        );
    }
}

/// The bytes of the sliders of larger boards.
fn print_large() {
    let boards = [
        ("shogi", rook_and_bishop::<Shogi>()),
        ("xiangqi", rook_and_bishop::<Xiangqi>()),
        ("board10x8", rook_and_bishop::<Board10x8>()),
        ("board12x10", rook_and_bishop::<Board12x10>()),
        // What these two programs' tables take, all pieces together.
        ("Fairy-Stockfish 12x10, 14 tables", 23_700_000),
        ("haitaka (shogi)", 8_700_000),
    ];
    for (name, bytes) in boards {
        println!("large\t{name}\t\t{bytes}\t\t\t\t\t\t");
    }
}

fn main() {
    let rounds = count_option("--rounds", 15).max(1);
    let other: Vec<u64> = (0..1 << 19).collect();
    println!("{HEADER}");
    compare!(rounds, "hot", |questions| questions.hot());
    compare!(rounds, "chain", |questions| questions.chain());
    compare!(rounds, "after 64 KB", |questions| questions.after(&other[..1 << 13]));
    compare!(rounds, "after 1 MB", |questions| questions.after(&other[..1 << 17]));
    compare!(rounds, "after 4 MB", |questions| questions.after(&other));
    print_large();
}
