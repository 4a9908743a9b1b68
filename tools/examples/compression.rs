//! The order of an index decides how well its table compresses.
//!
//! ```sh
//! cargo run --release -p quadrille-tools --example compression -- KBNvK
//! ```
//!
//! Syzygy's generator tries the sequences of a material's men and the orders of their groups, and keeps
//! those that compress best. This program solves a material, writes its wins, draws and losses in each
//! possible order, and compresses each with DEFLATE: a table for each side to move, the smallest first. The command
//! `quadrille index KBNvK order` does the same with values from a file and with any compressor.
//!
//! Three leading men may be any three single men ("111") or both kings and another ("K3"). The
//! second numbers fewer positions but leaves fewer orders.

#[path = "../../examples/endgame/files.rs"]
mod files;
#[path = "../../examples/endgame/library.rs"]
#[allow(dead_code, reason = "shared with a program that uses other parts of it")]
mod library;
#[path = "../../examples/endgame/materials.rs"]
#[allow(dead_code, reason = "shared with a program that uses other parts of it")]
mod materials;
#[path = "../../examples/output/mod.rs"]
mod output;
#[path = "../../examples/endgame/position.rs"]
mod position;
#[path = "../../examples/endgame/run.rs"]
mod run;
#[path = "../../examples/endgame/solver.rs"]
mod solver;
#[path = "../../examples/endgame/table.rs"]
#[allow(dead_code, reason = "shared with a program that uses other parts of it")]
mod table;

use std::error::Error;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::thread;

use clap::Parser;
use flate2::Compression;
use flate2::write::DeflateEncoder;
use quadrille::Color;
use quadrille::layouts::Lerf;
use quadrille::tablebase::Material;
use quadrille_tools::index::{Index, Order, OrderSearch, Request, order_table};
use quadrille_tools::{Document, Source};

use run::Work;
use table::{Outcome, Table};

/// Compresses a material's table in all orders.
#[derive(Parser)]
struct Args {
    /// The materials: up to four men, with pawns of one side.
    #[arg(default_values = ["KRBvK", "KRRvK", "KPPvK", "KBNvK"])]
    materials: Vec<String>,

    /// Where solved materials are, or stay; without it they are removed in the end.
    #[arg(long)]
    directory: Option<PathBuf>,
}

fn main() -> ExitCode {
    output::ended(compress(&Args::parse()))
}

fn compress(args: &Args) -> Result<(), Box<dyn Error>> {
    let temporary = tempfile::tempdir()?;
    let directory = args.directory.clone().unwrap_or_else(|| temporary.path().to_owned());
    let work = Work { directory, ranges: 16, part: (0, 1) };
    let mut out = io::stdout().lock();
    for name in &args.materials {
        let material = materials::named(name)?;
        work.solve::<Lerf>(&materials::with_all_that_follow(&[material]))?;
        let index = materials::index::<Lerf>(&material);
        let table = Table::open(&library::path(&work.directory, &material), &index)?;
        for side in Color::ALL {
            writeln!(out, "{material}, {side:?} to move")?;
            write!(out, "{}", order_table(&orders(&material, &table, side)?))?;
        }
    }
    Ok(())
}

/// What a table takes in all orders of Syzygy's, with one side to move.
fn orders(material: &Material, table: &Table, side: Color) -> Result<Vec<Order>, Box<dyn Error>> {
    let lerf = Source::standard("lerf").ok_or("the layout is a standard one")?;
    let lerf = Document::new(lerf).layouts().map_err(|_| "it has no mistakes")?.remove(0);
    let name = material.to_string();
    let request = Request {
        material: &name,
        scheme: "exact",
        kings: "apart",
        forward: None,
        regions: &[],
        relations: &[],
    };
    let index = Index::new(&lerf.layout, &request)?;
    let search = OrderSearch {
        among: vec!["syzygy".to_owned()],
        free: Some(FREE),
        sample: u64::MAX,
        threads: thread::available_parallelism().map_or(1, usize::from),
    };
    let value = |index| Ok(value(table.get(side, index)));
    Ok(index.orders(&search, &value, &|values| Ok(compressed(values)), |_, _, _| ())?)
}

/// The value of a position that is not legal: it may have any.
const FREE: u8 = 3;

/// 0 a loss, 1 a draw, 2 a win.
fn value(outcome: Outcome) -> u8 {
    match outcome {
        Outcome::Loss(_) => 0,
        Outcome::Draw => 1,
        Outcome::Win(_) => 2,
        Outcome::Illegal => FREE,
    }
}

/// How many bytes values take, compressed.
fn compressed(values: &[u8]) -> u64 {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(values).expect("memory takes all");
    encoder.finish().expect("memory takes all").len() as u64
}
