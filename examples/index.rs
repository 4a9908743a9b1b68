//! Encodes and decodes positions of endgames, line by line, in any numbering of the board.
//!
//! ```sh
//! echo "c2 d4 e5" | cargo run --release -p quadrille-examples --bin index -- encode --material KRvK --scheme exact
//! echo 30399 | cargo run --release -p quadrille-examples --bin index -- decode --material KRvK --scheme syzygy
//! ```
//!
//! Squares come in the order of the material's name: for `KRvK` White's king, the rook, Black's king. The material
//! is known only when the program runs, so the index is a [`MaterialIndex`]. A bad line is reported with its
//! number, and the program goes on with the others.

use std::error::Error;
use std::io::{self, BufRead, Write};
use std::process::ExitCode;

use clap::{Args, Parser, Subcommand};
use quadrille::layouts::{A8, FileMajor, Gray, H1, Lerf, Mailbox, Ring, Rotary, W, X88};
use quadrille::tablebase::{
    IndexTable, KingRule, Material, MaterialIndex, Scheme, SyzygyOptions, Tablebase,
};
use quadrille::{Layout, Square};
use quadrille_examples::output;

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

    /// The scheme by which positions are numbered.
    #[arg(long, value_parser = ["naive", "kings", "syzygy", "exact"])]
    scheme: String,

    /// The numbering of the squares, which does not change the results.
    #[arg(long, default_value = "lerf", value_parser = NUMBERINGS.map(|(name, _)| name))]
    layout: String,
}

/// The conversions of a line, with squares of one numbering.
#[derive(Clone, Copy)]
struct Lines {
    encode: fn(&MaterialIndex<'_>, &str) -> Result<String, String>,
    decode: fn(&MaterialIndex<'_>, &str) -> Result<String, String>,
}

const fn lines<L: Layout>() -> Lines {
    Lines { encode: encode::<L>, decode: decode::<L> }
}

/// The numberings by name.
const NUMBERINGS: [(&str, Lines); 10] = [
    ("lerf", lines::<Lerf>()),
    ("a8", lines::<A8>()),
    ("h1", lines::<H1>()),
    ("file_major", lines::<FileMajor>()),
    ("gray", lines::<Gray>()),
    ("rotary", lines::<Rotary>()),
    ("ring", lines::<Ring>()),
    ("w", lines::<W>()),
    ("x88", lines::<X88>()),
    ("mailbox", lines::<Mailbox>()),
];

fn main() -> ExitCode {
    match run(&Cli::parse().command) {
        Ok(false) => ExitCode::FAILURE,
        ended => output::ended(ended.map(drop)),
    }
}

/// Converts all lines, and returns whether all were good.
fn run(command: &Command) -> Result<bool, Box<dyn Error>> {
    let (Command::Encode(choice) | Command::Decode(choice)) = command;
    let mut table = IndexTable::new();
    let index = index(choice, &mut table)?;
    let numbering = NUMBERINGS.iter().find(|(name, _)| *name == choice.layout);
    let (_, lines) = numbering.ok_or("no such layout")?;
    let convert = match command {
        Command::Encode(_) => lines.encode,
        Command::Decode(_) => lines.decode,
    };
    let mut out = io::BufWriter::new(io::stdout().lock());
    let mut all_good = true;
    for (number, line) in (1..).zip(io::stdin().lock().lines()) {
        let line = line.map_err(|error| format!("line {number}: {error}"))?;
        match convert(&index, &line) {
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

/// The requested index, which serves all numberings of the board.
fn index<'a>(choice: &Choice, table: &'a mut IndexTable) -> Result<MaterialIndex<'a>, String> {
    // `krvk` means `KRvK`: the sides stand on either side of the only `v`.
    let sides: Vec<String> =
        choice.material.split(['v', 'V']).map(str::to_ascii_uppercase).collect();
    let name = sides.join("v");
    let material = Material::parse(&name).map_err(|error| error.to_string())?;
    let scheme = match choice.scheme.as_str() {
        "naive" => Scheme::Naive { skip: false },
        "kings" => Scheme::Kings,
        "syzygy" => Scheme::Syzygy(SyzygyOptions::PLAIN),
        _ => Scheme::default(),
    };
    MaterialIndex::new::<Lerf>(&material, KingRule::Apart, scheme, table)
        .map_err(|error| format!("{name}: {error}"))
}

fn encode<L: Layout>(index: &MaterialIndex<'_>, line: &str) -> Result<String, String> {
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

fn decode<L: Layout>(index: &MaterialIndex<'_>, line: &str) -> Result<String, String> {
    let text = line.trim();
    let number: u64 = text.parse().map_err(|_| format!("`{text}` is no index"))?;
    if number >= index.size() {
        return Err(format!("the last index is {}", index.size() - 1));
    }
    let squares = index.decode::<L>(number);
    let names: Vec<_> = squares.as_ref().iter().map(Square::to_string).collect();
    Ok(names.join(" "))
}
