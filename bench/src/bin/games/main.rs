//! Attacks of the pieces of many games on boards of more than 64 squares, compared with haitaka (shogi) and with
//! magics in the manner of Fairy-Stockfish. Look-ups are independent, or dependent on one another, or their tables
//! have been driven out of the nearest caches by other data. Names of pieces, or `perft`, as arguments select what
//! is measured.
//!
//! - `libraries`: the compared libraries
//! - `fairy`: magics in the manner of Fairy-Stockfish
//! - `walk`: movements square by square, against which all answers are checked
//! - `measure`: questions, and the time that a library takes to answer them
//! - `perft`: perft of shogi, beside haitaka

mod fairy;
mod libraries;
mod measure;
mod perft;
mod walk;

use quadrille_bench::{Costs, Subject, count_option, take_turns, warm_up};

use fairy::{MOVEMENTS, Table};
use libraries::{Haitaka, Quadrille, Words, bytes_of};
use measure::{Library, Questions, right_answers};
use walk::{Board, Movement};

/// The boards with all movements, by every method for riders.
mod variants {
    #![allow(dead_code, reason = "each board has pieces that others are measured with")]
    include!(concat!(env!("OUT_DIR"), "/games.rs"));
}

use variants::{
    B9x9Difference, B9x9Magic, B9x9Split, B9x10Difference, B9x10Magic, B9x10Split,
    B12x10Difference, B12x10Magic,
};

/// 9 x 9 in the order of shogi programs: down each file, from the right.
const NINE_BY_NINE: Board = Board {
    files: 9,
    ranks: 9,
    place: |number| (8 - (number / 9) as i8, 8 - (number % 9) as i8),
    number: |(file, rank)| ((8 - file) * 9 + (8 - rank)) as u8,
};

/// 9 x 10, rank by rank.
const NINE_BY_TEN: Board = Board {
    files: 9,
    ranks: 10,
    place: |number| ((number % 9) as i8, (number / 9) as i8),
    number: |(file, rank)| (rank * 9 + file) as u8,
};

/// 12 x 10, rank by rank.
const TWELVE_BY_TEN: Board = Board {
    files: 12,
    ranks: 10,
    place: |number| ((number % 12) as i8, (number / 12) as i8),
    number: |(file, rank)| (rank * 12 + file) as u8,
};

/// The time of look-ups, by case.
type Measure = Box<dyn Fn(Case) -> f64>;

/// The data that look-ups have to wait for.
#[derive(Clone, Copy)]
enum Case {
    Hot,
    Chain,
    After,
}

const CASES: [(&str, Case); 3] =
    [("hot", Case::Hot), ("chain", Case::Chain), ("after 1 MB", Case::After)];

/// A way to look a movement up.
struct Entrant {
    library: &'static str,
    bytes: usize,
    measure: Measure,
}

/// A movement on a board, and its right answers.
struct Contest {
    board: (&'static str, Board),
    name: &'static str,
    right: Vec<u128>,
    entrants: Vec<Entrant>,
}

impl Contest {
    fn new(board: (&'static str, Board), name: &'static str, parts: &'static [Movement]) -> Self {
        let slow = |square, occupied| fairy::slow(parts, &board.1, square, occupied);
        let right = right_answers(board.1.squares(), slow);
        let mut contest = Contest { board, name, right, entrants: Vec::new() };
        if board.0 == "9x9" {
            contest.enter_haitaka();
        }
        // Fairy-Stockfish's lance is a masked rook.
        if name != "lance" {
            contest.enter_fairy(parts);
        }
        contest
    }

    /// haitaka, whose tables of rook and bishop take 8.7 MB.
    fn enter_haitaka(&mut self) {
        use haitaka::{Color, get_bishop_moves, get_lance_moves, get_rook_moves};
        // haitaka's Black moves up the board.
        match self.name {
            "rook" => self.enter::<Haitaka>("haitaka", HAITAKA_ROOKS, |square, occupied| {
                get_rook_moves(Color::Black, square, occupied)
            }),
            "bishop" => self.enter::<Haitaka>("haitaka", HAITAKA_BISHOPS, |square, occupied| {
                get_bishop_moves(Color::Black, square, occupied)
            }),
            "lance" => self.enter::<Haitaka>("haitaka", HAITAKA_LANCES, |square, occupied| {
                get_lance_moves(Color::Black, square, occupied)
            }),
            _ => {}
        }
    }

    /// Magics in the manner of Fairy-Stockfish: one look-up, or two.
    fn enter_fairy(&mut self, parts: &[Movement]) {
        let mut tables: Vec<Table> =
            parts.iter().map(|part| Table::new(&self.board.1, part)).collect();
        let bytes = tables.iter().map(Table::bytes).sum();
        let (first, second) = (tables.remove(0), tables.pop());
        match second {
            None => self.enter::<Words>("Fairy-Stockfish's", bytes, move |square, occupied| {
                first.attacks(square, occupied)
            }),
            Some(second) => {
                self.enter::<Words>("Fairy-Stockfish's", bytes, move |square, occupied| {
                    first.attacks(square, occupied) | second.attacks(square, occupied)
                });
            }
        }
    }

    fn enter<L: Library>(
        &mut self,
        library: &'static str,
        bytes: usize,
        look_up: impl Fn(L::Square, L::Set) -> L::Set + 'static,
    ) {
        let questions = Questions::<L>::new(self.board.1.squares());
        assert!(questions.are_answered(&self.right, &look_up), "{} {library}", self.name);
        let other: Vec<u64> = (0..1 << 17).collect();
        let measure = move |case| match case {
            Case::Hot => questions.hot(&look_up),
            Case::Chain => questions.chain(&look_up),
            Case::After => questions.after(&other, &look_up),
        };
        self.entrants.push(Entrant { library, bytes, measure: Box::new(measure) });
    }

    /// Measures all entrants, and prints a line for each; ratios are to the first.
    fn run(&self, rounds: usize) {
        for (name, case) in CASES {
            let subjects = self.entrants.iter();
            let mut subjects: Vec<Subject<'_>> = subjects
                .map(|Entrant { library, measure, .. }| {
                    Subject::new(*library, move || measure(case))
                })
                .collect();
            warm_up(&mut subjects);
            self.print(name, &take_turns(rounds, &mut subjects));
        }
    }

    fn print(&self, case: &str, costs: &[Costs]) {
        for (entrant, costs_of) in self.entrants.iter().zip(costs) {
            let seconds = costs_of.median();
            let faster = costs_of.times_as_fast_as(&costs[0]);
            println!(
                "{}\t{}\t{case}\t{}\t{}\t{:.2}\t{:.0}\t{:.2}\t{:.2}\t{:.2}",
                self.board.0,
                self.name,
                entrant.library,
                entrant.bytes,
                seconds * 1e9,
                1e-6 / seconds,
                faster.median,
                faster.lower,
                faster.upper
            );
        }
    }
}

/// The bytes of haitaka's tables of rooks: sets and records.
const HAITAKA_ROOKS: usize = 520_192 * 16 + 81 * 32;
/// The bytes of haitaka's tables of bishops: sets and records.
const HAITAKA_BISHOPS: usize = 24_320 * 16 + 81 * 32;
/// The rays of lances.
const HAITAKA_LANCES: usize = 2 * 81 * 16;

/// The parts of a movement.
fn parts(name: &str) -> &'static [Movement] {
    let movement = MOVEMENTS.iter().find(|(other, _)| *other == name);
    movement.map_or(&[], |(_, parts)| parts)
}

/// The squares that a piece attacks; White's if the colours differ.
macro_rules! attacks {
    (lance_attacks, $layout:ident, $square:ident, $occupied:ident) => {
        $layout::lance_attacks(quadrille::Color::White, $square, $occupied)
    };
    ($function:ident, $layout:ident, $square:ident, $occupied:ident) => {
        $layout::$function($square, $occupied)
    };
}

/// Measures movements on a board with a layout for each method.
macro_rules! contests {
    ($board:expr, $rounds:expr, $layouts:tt, $($piece:ident $function:ident),*) => {
        $(contests!(@ $board, $rounds, stringify!($piece), $function, $layouts);)*
    };
    (@ $board:expr, $rounds:expr, $name:expr, $function:ident, [$($library:literal $layout:ident),*]) => {
        if is_asked($name) {
            let mut contest = Contest::new($board, $name, parts($name));
            $(contest.enter::<Quadrille<$layout>>(
                $library,
                bytes_of::<$layout>($name),
                |square, occupied| attacks!($function, $layout, square, occupied),
            );)*
            contest.run($rounds);
        }
    };
}

/// Returns whether the arguments name the piece, or no piece.
fn is_asked(name: &str) -> bool {
    let is_name = |word: &String| word != "--rounds" && word.parse::<u32>().is_err();
    let mut named = std::env::args().skip(1).filter(is_name).peekable();
    named.peek().is_none() || named.any(|word| word == name)
}

fn main() {
    let rounds = count_option("--rounds", 15).max(1);
    println!("board\tpiece\tcase\tlibrary\tbytes\tns\tmillion/s\ttimes as fast\tlower\tupper");
    contests!(("9x9", NINE_BY_NINE), rounds,
        ["magic" B9x9Magic, "obstruction difference" B9x9Difference, "split" B9x9Split],
        rook rook_attacks, bishop bishop_attacks, lance lance_attacks);
    if is_asked("perft") {
        perft::run(rounds);
    }
    contests!(("9x10", NINE_BY_TEN), rounds,
        ["magic" B9x10Magic, "obstruction difference" B9x10Difference, "split" B9x10Split],
        rook rook_attacks, cannon cannon_attacks, horse horse_attacks, elephant elephant_attacks,
        janggi_elephant janggi_elephant_attacks);
    contests!(("12x10", TWELVE_BY_TEN), rounds,
        ["magic" B12x10Magic, "obstruction difference" B12x10Difference],
        rook rook_attacks, bishop bishop_attacks, cannon cannon_attacks,
        diagonal_cannon diagonal_cannon_attacks, grasshopper grasshopper_attacks,
        diagonal_grasshopper diagonal_grasshopper_attacks, nightrider nightrider_attacks,
        horse horse_attacks, dabbaba dabbaba_attacks, elephant elephant_attacks,
        janggi_elephant janggi_elephant_attacks);
}
