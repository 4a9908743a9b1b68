//! A tour: three numberings of the chess board, drawn; a square in each, mirrored and turned; the cost of a perft
//! and of the most used functions in each; and a queen's attacks, turned, which are the same squares in all three.
//! Every figure is computed.
//!
//! ```sh
//! cargo run --release --example tour
//! ```

#[allow(dead_code, unused_imports, reason = "shared with programs that use other parts of it")]
mod chess;
mod output;

use std::env;
use std::hint::black_box;
use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use quadrille::layouts::{Lerf, Ring, W};
use quadrille::{Bitboard, BitboardLayout, Chess, Cost, Square, Symmetry};

/// A queen, and the pieces in its way.
const QUEEN: &str = "d3";
const BLOCKERS: [&str; 6] = ["d6", "g6", "f3", "b3", "e2", "b1"];

/// The depth of the perft from the start position.
const DEPTH: u32 = 4;

/// The number of timings of each numbering. The numberings take turns, so that none is timed while the processor is
/// faster or slower than for the others.
const ROUNDS: usize = 15;

/// The functions whose costs are shown; `quadrille compare` has all.
const FUNCTIONS: [&str; 6] = [
    "rook_attacks",
    "bishop_attacks",
    "flip_vertical",
    "flip_diagonal",
    "rotate_90",
    "shift_north",
];

/// The results for one numbering, which the same code computes for each.
struct Exhibit {
    name: &'static str,
    /// The numbers of the squares, last rank first.
    board: Vec<String>,
    /// The number of the queen's square under each symmetry.
    images: Vec<String>,
    /// The queen's attacks, as they are and turned: words, and the same squares of [`Lerf`].
    attacks: [(u64, Bitboard<Lerf>); 2],
    /// The perft counts from depth 1.
    nodes: Vec<u64>,
    /// Counts to the last depth once more, and returns the time it takes.
    time: fn() -> Duration,
    /// The median of these times.
    median: Duration,
    costs: &'static [Cost],
}

impl Exhibit {
    fn of<L: Chess + BitboardLayout<Word = u64>>() -> Self {
        let queen = square::<L>(QUEEN);
        let attacks = queen.queen_attacks(BLOCKERS.map(square).into_iter().collect());
        Exhibit {
            name: std::any::type_name::<L>().rsplit("::").next().unwrap_or_default(),
            board: (0..L::RANKS).rev().map(numbers_of_rank::<L>).collect(),
            images: Symmetry::ALL.iter().filter_map(|&s| queen.transform(s)).map(number).collect(),
            attacks: [attacks, attacks.rotate_90()].map(|set| (set.word(), set.convert())),
            nodes: (1..=DEPTH).map(count::<L>).collect(),
            time: time::<L>,
            median: Duration::ZERO,
            costs: L::COSTS,
        }
    }

    /// The cost of a function: operations of its circuit, and bytes of the tables that it reads.
    fn cost(&self, function: &str) -> String {
        match self.costs.iter().find(|cost| cost.name == function) {
            Some(Cost { bytes: 0, operations, .. }) => format!("{operations} op"),
            Some(Cost { bytes, operations: 0, .. }) => format!("{bytes} B"),
            Some(Cost { bytes, operations, .. }) => format!("{operations} op, {bytes} B"),
            None => String::new(),
        }
    }
}

/// Perft from the start position.
fn count<L: Chess>(depth: u32) -> u64 {
    chess::perft::<L>(&chess::START.parse().expect("a FEN"), depth)
}

/// The time of the deepest perft.
fn time<L: Chess>() -> Duration {
    let start = Instant::now();
    black_box(count::<L>(black_box(DEPTH)));
    start.elapsed()
}

/// Times all numberings in turn. Counting the nodes has warmed up the tables.
fn take_medians(exhibits: &mut [Exhibit]) {
    let mut times = vec![Vec::new(); exhibits.len()];
    for _ in 0..ROUNDS {
        exhibits.iter().zip(&mut times).for_each(|(exhibit, times)| times.push((exhibit.time)()));
    }
    for (exhibit, times) in exhibits.iter_mut().zip(&mut times) {
        times.sort_unstable();
        exhibit.median = times[ROUNDS / 2];
    }
}

fn square<L: Chess>(name: &str) -> Square<L> {
    name.parse().expect("a square of the chess board")
}

fn numbers_of_rank<L: Chess>(rank: u8) -> String {
    let square = |file| Square::<L>::from_coords(file, rank);
    (0..L::FILES).filter_map(square).map(number).collect::<Vec<_>>().join(" ")
}

/// A square's number, in octal if the numbering has a field for each digit.
fn number<L: Chess>(square: Square<L>) -> String {
    let octal = L::FIELDS.iter().map(|field| field.width).eq([3, 3]);
    if octal { format!("{:02o}", square.number()) } else { format!("{:2}", square.number()) }
}

/// Prints a label and a text of each exhibit.
fn row(
    out: &mut dyn Write,
    label: &str,
    exhibits: &[Exhibit],
    cell: impl Fn(&Exhibit) -> String,
) -> io::Result<()> {
    let line = exhibits.iter().fold(label.to_owned(), |line, exhibit| {
        let width = line.len().next_multiple_of(26).max(26);
        format!("{line:<width$}{}", cell(exhibit))
    });
    writeln!(out, "{line}")
}

fn title(out: &mut dyn Write, text: &str, exhibits: &[Exhibit]) -> io::Result<()> {
    writeln!(out)?;
    write!(out, "{}", paint(BOLD))?;
    row(out, text, exhibits, |exhibit| exhibit.name.to_owned())?;
    write!(out, "{}", paint(PLAIN))
}

const BOLD: &str = "\x1b[1m";
const GREEN: &str = "\x1b[32m";
const RED: &str = "\x1b[31m";
const PLAIN: &str = "\x1b[0m";

/// A colour, if the terminal has colours.
fn paint(color: &'static str) -> &'static str {
    let has_colors = io::stdout().is_terminal() && env::var_os("NO_COLOR").is_none();
    if has_colors { color } else { "" }
}

fn show_boards(out: &mut dyn Write, exhibits: &[Exhibit]) -> io::Result<()> {
    title(out, "Numbers of the squares", exhibits)?;
    for line in 0..exhibits[0].board.len() {
        row(out, "", exhibits, |exhibit| exhibit.board[line].clone())?;
    }
    Ok(())
}

fn show_square(out: &mut dyn Write, exhibits: &[Exhibit]) -> io::Result<()> {
    title(out, "One square", exhibits)?;
    for (index, symmetry) in Symmetry::ALL.into_iter().enumerate() {
        let image = square::<Lerf>(QUEEN).transform(symmetry).expect("the board is square");
        row(out, &format!("{image} {symmetry}"), exhibits, |exhibit| {
            exhibit.images[index].clone()
        })?;
    }
    Ok(())
}

fn show_attacks(out: &mut dyn Write, exhibits: &[Exhibit]) -> io::Result<()> {
    title(out, "One set of squares", exhibits)?;
    let labels = [format!("queen on {QUEEN}"), Symmetry::Rotate90.to_string()];
    for (index, label) in labels.iter().enumerate() {
        row(out, label, exhibits, |exhibit| format!("{:#018x}", exhibit.attacks[index].0))?;
    }
    // Converted to one numbering, all are the same.
    let sets = exhibits[0].attacks.map(|(_, set)| set);
    assert!(exhibits.iter().all(|exhibit| exhibit.attacks.map(|(_, set)| set) == sets));
    writeln!(out)?;
    let blockers = BLOCKERS.map(square::<Lerf>).into_iter().collect::<Bitboard<Lerf>>();
    let occupied = [blockers, blockers.rotate_90()];
    let queens = [square(QUEEN), square::<Lerf>(QUEEN).rotate_90()];
    for rank in (0..8).rev() {
        let board = |index: usize| rank_drawn(rank, queens[index], sets[index], occupied[index]);
        writeln!(out, "{:<26}{}          {}", "", board(0), board(1))?;
    }
    Ok(())
}

/// A rank of the queen's board: `Q`, its attacks, and the pieces in its way.
fn rank_drawn(
    rank: u8,
    queen: Square<Lerf>,
    attacks: Bitboard<Lerf>,
    occupied: Bitboard<Lerf>,
) -> String {
    let squares = (0..8).filter_map(|file| Square::from_coords(file, rank));
    let cell = |square| {
        let (color, sign) = match (attacks.contains(square), occupied.contains(square)) {
            _ if square == queen => (BOLD, 'Q'),
            (true, true) => (RED, 'X'),
            (true, false) => (GREEN, 'x'),
            (false, true) => (BOLD, 'o'),
            (false, false) => ("", '.'),
        };
        format!("{}{sign}{}", paint(color), paint(PLAIN))
    };
    squares.map(cell).collect::<Vec<_>>().join(" ")
}

fn show_perft(out: &mut dyn Write, exhibits: &[Exhibit]) -> io::Result<()> {
    title(out, "Perft", exhibits)?;
    for depth in 0..exhibits[0].nodes.len() {
        let label = format!("depth {}", depth + 1);
        row(out, &label, exhibits, |exhibit| exhibit.nodes[depth].to_string())?;
    }
    row(out, "median time", exhibits, |exhibit| {
        format!("{:.2} ms", exhibit.median.as_secs_f64() * 1e3)
    })?;
    assert!(exhibits.iter().all(|exhibit| exhibit.nodes == exhibits[0].nodes));
    Ok(())
}

fn show_costs(out: &mut dyn Write, exhibits: &[Exhibit]) -> io::Result<()> {
    title(out, "Operations, table bytes", exhibits)?;
    for function in FUNCTIONS {
        row(out, function, exhibits, |exhibit| exhibit.cost(function))?;
    }
    row(out, "all: quadrille compare", exhibits, |exhibit| {
        format!("{} functions", exhibit.costs.len())
    })?;
    Ok(())
}

fn show(out: &mut dyn Write) -> io::Result<()> {
    let mut exhibits = [Exhibit::of::<Lerf>(), Exhibit::of::<Ring>(), Exhibit::of::<W>()];
    take_medians(&mut exhibits);
    show_boards(out, &exhibits)?;
    show_square(out, &exhibits)?;
    show_perft(out, &exhibits)?;
    show_costs(out, &exhibits)?;
    show_attacks(out, &exhibits)
}

fn main() -> ExitCode {
    output::ended(show(&mut io::stdout().lock()).map_err(Into::into))
}
