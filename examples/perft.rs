//! Counts the sequences of legal moves from a position, in any numbering of the board.
//!
//! ```sh
//! cargo run --release -p quadrille-examples --bin perft -- --layout w --depth 5
//! cargo run --release -p quadrille-examples --bin perft -- --game shogi --depth 4
//! cargo run --release -p quadrille-examples --bin perft -- --game shogi --depth 2 \
//!     --fen "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1"
//! cargo run --release -p quadrille-examples --bin perft -- --layout all --depth 4 \
//!     --fen "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -"
//! ```
//!
//! The last line is `nodes` and the count.

use std::error::Error;
use std::io::{self, Write};
use std::process::ExitCode;
use std::time::Instant;

use clap::Parser;
use clap::builder::PossibleValuesParser;
use quadrille::layouts::{A8, Lerf, Ring, W};

use quadrille_examples::chess::{Position, START, divide, perft, perft_without_bulk};
use quadrille_examples::games::numberings::GAMES;
use quadrille_examples::output;

/// Counts the sequences of legal moves from a position (perft), in any numbering of the board.
#[derive(Parser)]
struct Args {
    /// A game of any kind, in all its numberings one after the other.
    #[arg(long, value_parser = PossibleValuesParser::new(GAMES.map(|(name, _)| name)),
        conflicts_with_all = ["layout", "divide", "no_bulk"])]
    game: Option<String>,

    /// The numbering of the squares, or `all` of them one after the other.
    #[arg(long, default_value = "lerf", value_parser = PossibleValuesParser::new(names()))]
    layout: String,

    /// The number of moves in each sequence.
    #[arg(long, value_parser = clap::value_parser!(u32).range(0..=64))]
    depth: u32,

    /// The initial position, in FEN; in SFEN for shogi, in PDN for checkers and draughts. Clocks may be left out.
    /// The default is the start of the game.
    #[arg(long)]
    fen: Option<String>,

    /// Prints the count for each first move as well.
    #[arg(long)]
    divide: bool,

    /// Plays the last move of each sequence too, instead of counting the legal ones.
    #[arg(long)]
    no_bulk: bool,
}

/// Counts in one numbering and prints the result.
type Run = fn(&str, &Args) -> Result<u64, Box<dyn Error>>;

/// The numberings by name; the program has no other knowledge of them.
const NUMBERINGS: [(&str, Run); 4] =
    [("lerf", run::<Lerf>), ("a8", run::<A8>), ("ring", run::<Ring>), ("w", run::<W>)];

fn names() -> impl Iterator<Item = &'static str> {
    NUMBERINGS.into_iter().map(|(name, _)| name).chain(["all"])
}

fn run<L: quadrille::Chess>(name: &str, args: &Args) -> Result<u64, Box<dyn Error>> {
    let position: Position<L> = args.fen.as_deref().unwrap_or(START).parse()?;
    let count = if args.no_bulk { perft_without_bulk } else { perft };
    let mut out = io::stdout();
    let start = Instant::now();
    let nodes = if args.divide && args.depth > 0 {
        let counts = divide(&position, args.depth, count);
        counts.iter().try_for_each(|(played, nodes)| writeln!(out, "{played}: {nodes}"))?;
        counts.iter().map(|(_, nodes)| nodes).sum()
    } else {
        count(&position, args.depth)
    };
    writeln!(out, "{name}: {nodes} in {:.3} s", start.elapsed().as_secs_f64())?;
    Ok(nodes)
}

/// Counts in every requested numbering; the counts must be equal.
fn run_all(args: &Args) -> Result<(), Box<dyn Error>> {
    let asked_for = |name| args.layout == name || args.layout == "all";
    let mut agreed = None;
    for (name, run) in NUMBERINGS.into_iter().filter(|&(name, _)| asked_for(name)) {
        let nodes = run(name, args)?;
        if *agreed.get_or_insert(nodes) != nodes {
            return Err(format!("{name} does not agree with the numberings before it").into());
        }
    }
    let nodes = agreed.ok_or("no numbering has that name")?;
    Ok(writeln!(io::stdout(), "nodes {nodes}")?)
}

/// Counts a game in each of its numberings; the counts must be equal.
fn run_game(game: &str, args: &Args) -> Result<(), Box<dyn Error>> {
    let numberings = GAMES.iter().find(|(name, _)| *name == game).ok_or("there is no such game")?.1;
    let mut agreed = None;
    for (name, count) in numberings {
        let start = Instant::now();
        let nodes = count(args.fen.as_deref(), args.depth)?;
        writeln!(io::stdout(), "{name}: {nodes} in {:.3} s", start.elapsed().as_secs_f64())?;
        if *agreed.get_or_insert(nodes) != nodes {
            return Err(format!("{name} does not agree with the numberings before it").into());
        }
    }
    let nodes = agreed.ok_or("the game has no numbering")?;
    Ok(writeln!(io::stdout(), "nodes {nodes}")?)
}

fn main() -> ExitCode {
    let args = Args::parse();
    output::ended(match &args.game {
        Some(game) => run_game(game, &args),
        None => run_all(&args),
    })
}
