//! A tour: three numberings of the chess board, drawn; a square and an attack in each, mirrored,
//! turned and converted; a perft in each; and what each table and function costs. Every figure is
//! computed.
//!
//! ```sh
//! cargo run --release --example tour
//! ```

#[allow(dead_code, unused_imports, reason = "shared with programs that use other parts of it")]
mod chess;
mod output;

use std::io::{self, Write};
use std::process::ExitCode;
use std::time::Instant;

use quadrille::layouts::{Lerf, Ring, W};
use quadrille::{Bitboard, BitboardLayout, Chess, Cost, Square, Symmetry};

/// A queen, and what stands in its way.
const QUEEN: &str = "d3";
const BLOCKERS: [&str; 6] = ["d6", "g6", "f3", "b3", "e2", "b1"];

/// How deep perft counts from the start position.
const DEPTH: u32 = 5;

/// What one numbering has to show: the same questions, asked by the same code.
struct Exhibit {
    name: &'static str,
    /// The numbers of the squares, last rank first.
    board: Vec<String>,
    /// The number of the queen's square under each symmetry.
    images: Vec<String>,
    /// What the queen attacks, as it is and turned: words, and the same squares of [`Lerf`].
    attacks: [(u64, Bitboard<Lerf>); 2],
    /// The perft counts from depth 1.
    nodes: Vec<u64>,
    seconds: f64,
    costs: &'static [Cost],
}

impl Exhibit {
    fn of<L: Chess + BitboardLayout<Word = u64>>() -> Self {
        let queen = square::<L>(QUEEN);
        let attacks = queen.queen_attacks(BLOCKERS.map(square).into_iter().collect());
        let (nodes, seconds) = count::<L>();
        Exhibit {
            name: std::any::type_name::<L>().rsplit("::").next().unwrap_or_default(),
            board: (0..L::RANKS).rev().map(numbers_of_rank::<L>).collect(),
            images: Symmetry::ALL.iter().filter_map(|&s| queen.transform(s)).map(number).collect(),
            attacks: [attacks, attacks.rotate_90()].map(|set| (set.word(), set.convert())),
            nodes,
            seconds,
            costs: L::COSTS,
        }
    }

    /// What a function costs: operations of its circuit, bytes of the tables that it reads.
    fn cost(&self, function: &str) -> String {
        match self.costs.iter().find(|cost| cost.name == function) {
            Some(Cost { bytes: 0, operations, .. }) => format!("{operations} op"),
            Some(Cost { bytes, operations: 0, .. }) => format!("{bytes} B"),
            Some(Cost { bytes, operations, .. }) => format!("{operations} op, {bytes} B"),
            None => String::new(),
        }
    }
}

/// Perft from the start position at each depth, and the seconds that it took.
fn count<L: Chess>() -> (Vec<u64>, f64) {
    let position = chess::START.parse().expect("a FEN");
    let start = Instant::now();
    let nodes = (1..=DEPTH).map(|depth| chess::perft::<L>(&position, depth)).collect();
    (nodes, start.elapsed().as_secs_f64())
}

fn square<L: Chess>(name: &str) -> Square<L> {
    name.parse().expect("a square of the chess board")
}

fn numbers_of_rank<L: Chess>(rank: u8) -> String {
    let square = |file| Square::<L>::from_coords(file, rank);
    (0..L::FILES).filter_map(square).map(number).collect::<Vec<_>>().join(" ")
}

/// A square's number: in octal where the numbering has a field for each digit.
fn number<L: Chess>(square: Square<L>) -> String {
    let octal = L::FIELDS.iter().map(|field| field.width).eq([3, 3]);
    if octal { format!("{:02o}", square.number()) } else { format!("{:2}", square.number()) }
}

/// Prints a label, and what each exhibit has to say to it.
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
    row(out, text, exhibits, |exhibit| exhibit.name.to_owned())
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
    for (place, symmetry) in Symmetry::ALL.into_iter().enumerate() {
        let image = square::<Lerf>(QUEEN).transform(symmetry).expect("the board is square");
        row(out, &format!("{image} {symmetry}"), exhibits, |exhibit| {
            exhibit.images[place].clone()
        })?;
    }
    Ok(())
}

fn show_attacks(out: &mut dyn Write, exhibits: &[Exhibit]) -> io::Result<()> {
    title(out, "One set of squares", exhibits)?;
    let labels = [format!("queen on {QUEEN}"), Symmetry::Rotate90.to_string()];
    for (place, label) in labels.iter().enumerate() {
        row(out, label, exhibits, |exhibit| format!("{:#018x}", exhibit.attacks[place].0))?;
    }
    // Converted to one numbering, all are the same.
    let sets = exhibits[0].attacks.map(|(_, set)| set);
    assert!(exhibits.iter().all(|exhibit| exhibit.attacks.map(|(_, set)| set) == sets));
    let [attacks, turned] = sets.map(|set| set.to_string());
    for (line, turned) in attacks.lines().zip(turned.lines()) {
        writeln!(out, "{:<26}{line:<26}{turned}", "")?;
    }
    Ok(())
}

fn show_perft(out: &mut dyn Write, exhibits: &[Exhibit]) -> io::Result<()> {
    title(out, "Perft", exhibits)?;
    for depth in 0..exhibits[0].nodes.len() {
        let label = format!("depth {}", depth + 1);
        row(out, &label, exhibits, |exhibit| exhibit.nodes[depth].to_string())?;
    }
    row(out, "time", exhibits, |exhibit| format!("{:.1} ms", exhibit.seconds * 1e3))?;
    assert!(exhibits.iter().all(|exhibit| exhibit.nodes == exhibits[0].nodes));
    Ok(())
}

fn show_costs(out: &mut dyn Write, exhibits: &[Exhibit]) -> io::Result<()> {
    title(out, "Operations, table bytes", exhibits)?;
    for cost in exhibits[0].costs {
        row(out, cost.name, exhibits, |exhibit| exhibit.cost(cost.name))?;
    }
    Ok(())
}

fn show(out: &mut dyn Write) -> io::Result<()> {
    let exhibits = [Exhibit::of::<Lerf>(), Exhibit::of::<Ring>(), Exhibit::of::<W>()];
    show_boards(out, &exhibits)?;
    show_square(out, &exhibits)?;
    show_attacks(out, &exhibits)?;
    show_perft(out, &exhibits)?;
    show_costs(out, &exhibits)
}

fn main() -> ExitCode {
    output::ended(show(&mut io::stdout().lock()).map_err(Into::into))
}
