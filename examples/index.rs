//! Encodes and decodes positions of endgames, line by line, in any numbering of the board.
//!
//! ```sh
//! echo "c2 d4 e5" | cargo run --release -p quadrille-examples --bin index -- encode --material KRvK --scheme exact
//! echo 30399 | cargo run --release -p quadrille-examples --bin index -- decode --material KRvK --scheme syzygy
//! ```
//!
//! Squares come in the order of the material's name: for `KRvK` White's king, the rook, Black's king.
//! A bad line is reported with its number, and the others go on.

#[path = "output/mod.rs"]
mod output;

use std::error::Error;
use std::io::{self, BufRead, Write};
use std::process::ExitCode;

use clap::builder::PossibleValuesParser;
use clap::{Args, Parser, Subcommand};
use quadrille::layouts::{A8, FileMajor, Gray, H1, Lerf, Mailbox, Ring, Rotary, W, X88};
use quadrille::tablebase::Tablebase;
use quadrille::{Layout, Square};

/// Declares materials in all schemes, and lists them.
macro_rules! materials {
    ($($material:ident [$naive:ident $kings:ident $syzygy:ident $exact:ident])*) => {
        quadrille::index! {
            board: 8 x 8;
            $($naive = $material: naive, $kings = $material: kings,
            $syzygy = $material: syzygy, $exact = $material: exact;)*
        }

        /// Every material and scheme.
        fn tables<L: Layout>() -> Vec<Table> {
            vec![$(
                Table::new::<$naive, L>(stringify!($material), "naive"),
                Table::new::<$kings, L>(stringify!($material), "kings"),
                Table::new::<$syzygy, L>(stringify!($material), "syzygy"),
                Table::new::<$exact, L>(stringify!($material), "exact"),
            )*]
        }
    };
}

materials! {
    KvK [N0 K0 S0 E0]
    KQvK [N1 K1 S1 E1] KRvK [N2 K2 S2 E2] KBvK [N3 K3 S3 E3] KNvK [N4 K4 S4 E4]
    KPvK [N5 K5 S5 E5]
    KRRvK [N6 K6 S6 E6] KRBvK [N7 K7 S7 E7] KBNvK [N8 K8 S8 E8] KQvKR [N9 K9 S9 E9]
    KRPvK [N10 K10 S10 E10] KPPvK [N11 K11 S11 E11] KPvKP [N12 K12 S12 E12]
    KRRBvK [N13 K13 S13 E13] KRPvKR [N14 K14 S14 E14] KPPvKP [N15 K15 S15 E15]
    KQRBvKN [N16 K16 S16 E16] KRPPvKR [N17 K17 S17 E17]
}

/// Encodes and decodes positions of endgames, line by line.
#[derive(Parser)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Reads squares, such as `c2 d4 e5`, and prints indexes.
    Encode(Choice),
    /// Reads indexes and prints the squares of their positions.
    Decode(Choice),
}

#[derive(Args)]
struct Choice {
    /// The material, such as `KRvK`.
    #[arg(long)]
    material: String,

    /// The scheme.
    #[arg(long, value_parser = ["naive", "kings", "syzygy", "exact"])]
    scheme: String,

    /// The numbering of the squares, which changes nothing but how the work is done.
    #[arg(long, default_value = "lerf", value_parser = PossibleValuesParser::new(names()))]
    layout: String,
}

/// What becomes of a line.
type Convert = fn(&str) -> Result<String, String>;

/// A material in a scheme and a numbering.
struct Table {
    material: &'static str,
    scheme: &'static str,
    encode: Convert,
    decode: Convert,
}

impl Table {
    fn new<T: Tablebase + Default, L: Layout>(
        material: &'static str,
        scheme: &'static str,
    ) -> Table {
        Table { material, scheme, encode: encode::<T, L>, decode: decode::<T, L> }
    }
}

/// All materials and schemes in a numbering.
type Tables = fn() -> Vec<Table>;

/// The numberings by name: all that the program knows of any of them.
const NUMBERINGS: [(&str, Tables); 10] = [
    ("lerf", tables::<Lerf>),
    ("a8", tables::<A8>),
    ("h1", tables::<H1>),
    ("file_major", tables::<FileMajor>),
    ("gray", tables::<Gray>),
    ("rotary", tables::<Rotary>),
    ("ring", tables::<Ring>),
    ("w", tables::<W>),
    ("x88", tables::<X88>),
    ("mailbox", tables::<Mailbox>),
];

fn names() -> impl Iterator<Item = &'static str> {
    NUMBERINGS.iter().map(|(name, _)| *name)
}

fn main() -> ExitCode {
    match run(&Cli::parse().command) {
        Ok(false) => ExitCode::FAILURE,
        ended => output::ended(ended.map(drop)),
    }
}

/// Converts all lines, and says whether all were good.
fn run(command: &Command) -> Result<bool, Box<dyn Error>> {
    let (Command::Encode(choice) | Command::Decode(choice)) = command;
    let table = find(choice)?;
    let convert = match command {
        Command::Encode(_) => table.encode,
        Command::Decode(_) => table.decode,
    };
    let mut out = io::BufWriter::new(io::stdout().lock());
    let mut all_good = true;
    for (number, line) in (1..).zip(io::stdin().lock().lines()) {
        let line = line.map_err(|error| format!("line {number}: {error}"))?;
        match convert(&line) {
            Ok(result) => writeln!(out, "{result}")?,
            Err(error) => {
                out.flush()?;
                eprintln!("line {number}: {error}");
                all_good = false;
            }
        }
    }
    out.flush()?;
    Ok(all_good)
}

fn find(choice: &Choice) -> Result<Table, String> {
    let tables = NUMBERINGS.iter().find(|(name, _)| *name == choice.layout);
    let tables = tables.map_or_else(Vec::new, |(_, tables)| tables());
    let mut known: Vec<_> = tables.iter().map(|table| table.material).collect();
    known.dedup();
    let known = known.join(" ");
    tables
        .into_iter()
        .find(|table| {
            table.material.eq_ignore_ascii_case(&choice.material) && table.scheme == choice.scheme
        })
        .ok_or_else(|| format!("`{}` is none of the materials {known}", choice.material))
}

fn encode<T: Tablebase + Default, L: Layout>(line: &str) -> Result<String, String> {
    let index = T::default();
    let squares: Vec<Square<L>> = line
        .split_whitespace()
        .map(|name| name.parse().map_err(|error| format!("`{name}` is {error}")))
        .collect::<Result<_, String>>()?;
    let men = index.letters().len();
    if squares.len() != men {
        return Err(format!("{} squares for {men} men", squares.len()));
    }
    let number = index.encode(&squares).ok_or("the scheme does not have this position")?;
    Ok(number.to_string())
}

fn decode<T: Tablebase + Default, L: Layout>(line: &str) -> Result<String, String> {
    let (index, text) = (T::default(), line.trim());
    let number: u64 = text.parse().map_err(|_| format!("`{text}` is no index"))?;
    if number >= index.size() {
        return Err(format!("the last index is {}", index.size() - 1));
    }
    let squares = index.decode::<L>(number);
    let names: Vec<_> = squares.as_ref().iter().map(Square::to_string).collect();
    Ok(names.join(" "))
}
