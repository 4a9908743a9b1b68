//! Prints the results of a solved material.

use std::collections::BTreeMap;
use std::io::{self, Write};

use quadrille::Color;
use quadrille::tablebase::Material;

use crate::library::Library;
use crate::table::{Outcome, Table};

/// Prints that a part has done what it can.
pub fn open((part, of): (usize, usize)) -> io::Result<()> {
    writeln!(
        io::stdout(),
        "part {} of {of} has done what it can: the others are to go on",
        part + 1
    )
}

/// The numbers of positions by outcome, for one side to move.
#[derive(Default)]
struct Summary {
    /// The number of wins, by moves to mate.
    wins: BTreeMap<u8, u64>,
    /// The number of losses, by moves to mate.
    losses: BTreeMap<u8, u64>,
    draws: u64,
}

impl Summary {
    fn of(table: &Table, side: Color) -> Summary {
        let mut summary = Summary::default();
        for outcome in table.outcomes(side) {
            match outcome {
                Outcome::Illegal => {}
                Outcome::Draw => summary.draws += 1,
                Outcome::Win(plies) => *summary.wins.entry(plies.div_ceil(2)).or_default() += 1,
                Outcome::Loss(plies) => *summary.losses.entry(plies / 2).or_default() += 1,
            }
        }
        summary
    }

    fn won(&self) -> u64 {
        self.wins.values().sum()
    }

    fn lost(&self) -> u64 {
        self.losses.values().sum()
    }

    fn longest_win(&self) -> u8 {
        self.wins.keys().next_back().copied().unwrap_or(0)
    }
}

/// Prints the histogram of a material, and the lines with counts.
pub fn report_one(name: &str, table: &Table, seconds: f64) -> io::Result<()> {
    let mut out = io::stdout().lock();
    let sides = Color::ALL.map(|side| Summary::of(table, side));
    writeln!(out, "{name}, {seconds:.3} s")?;
    for (label, side) in ["white", "black"].iter().zip(&sides) {
        writeln!(out, "{label} to move, by moves to mate:")?;
        for (outcome, histogram) in [("win", &side.wins), ("loss", &side.losses)] {
            for (moves, count) in histogram {
                writeln!(out, "  {outcome} in {moves:>2} {count:>9}")?;
            }
        }
        writeln!(out, "  draw       {:>9}", side.draws)?;
    }
    for (label, side) in ["white", "black"].iter().zip(&sides) {
        let (won, lost) = (side.won(), side.lost());
        writeln!(out, "{label}_to_move win {won} draw {} loss {lost}", side.draws)?;
    }
    writeln!(out, "longest_win {}", sides[0].longest_win().max(sides[1].longest_win()))
}

/// Prints a line for each material.
pub fn report_all(materials: &[Material], library: &Library, seconds: f64) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(
        out,
        "material  white to move: win/draw/loss    black to move: win/draw/loss    longest win"
    )?;
    for material in materials {
        let table = library.table(material);
        let sides = Color::ALL.map(|side| Summary::of(table, side));
        let [white, black] =
            sides.each_ref().map(|side| format!("{}/{}/{}", side.won(), side.draws, side.lost()));
        let longest = sides[0].longest_win().max(sides[1].longest_win());
        writeln!(out, "{:8}  {white:30}  {black:30}  {longest}", material.to_string())?;
    }
    writeln!(out, "{} materials in {seconds:.1} s", materials.len())
}
