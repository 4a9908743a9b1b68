//! The order of an index decides how well its table compresses.
//!
//! ```sh
//! cargo run --release --example compression -- KBNvK --syzygy DIR
//! ```
//!
//! Syzygy's generator tries the sequences of a material's men and the orders of their groups, and keeps
//! those that compress best. This program solves a material, writes its wins, draws and losses in each
//! possible order, and compresses each with DEFLATE: a line for each, the smallest first. If `--syzygy` names a
//! directory with the real file, a star begins the lines of the orders in that file.
//!
//! Three leading men may be any three single men ("111") or both kings and another ("K3"). The
//! second numbers fewer positions but leaves fewer orders; the last lines of a material compare the best
//! of both.

#[path = "../endgame/files.rs"]
mod files;
mod header;
#[path = "../endgame/library.rs"]
#[allow(dead_code, reason = "shared with a program that uses other parts of it")]
mod library;
#[path = "../endgame/materials.rs"]
#[allow(dead_code, reason = "shared with a program that uses other parts of it")]
mod materials;
#[path = "../output/mod.rs"]
mod output;
#[path = "../endgame/position.rs"]
mod position;
#[path = "../endgame/run.rs"]
mod run;
#[path = "../endgame/solver.rs"]
mod solver;
#[path = "../endgame/table.rs"]
#[allow(dead_code, reason = "shared with a program that uses other parts of it")]
mod table;
mod values;

use std::error::Error;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use quadrille::Color;
use quadrille::layouts::Lerf;
use quadrille::tablebase::{Arrangement, Material, Syzygy, Tablebase};
use rayon::prelude::*;

use header::Chosen;
use run::Work;
use values::Values;

/// Compresses a material's table in all orders.
#[derive(Parser)]
struct Args {
    /// The materials: up to four men, with pawns of one side.
    #[arg(default_values = ["KRBvK", "KRRvK", "KPPvK", "KBNvK"])]
    materials: Vec<String>,

    /// Where real tables are.
    #[arg(long)]
    syzygy: Option<PathBuf>,

    /// Where solved materials are, or stay; without it they are removed in the end.
    #[arg(long)]
    directory: Option<PathBuf>,
}

/// One way to number positions, and how many bytes the table takes then.
struct Compressed {
    scheme: &'static str,
    sequence: String,
    order: u8,
    bytes: usize,
}

fn main() -> ExitCode {
    output::ended(compress(&Args::parse()))
}

fn compress(args: &Args) -> Result<(), Box<dyn Error>> {
    let temporary = tempfile::tempdir()?;
    let directory = args.directory.clone().unwrap_or_else(|| temporary.path().to_owned());
    let work = Work { directory, ranges: 16, part: (0, 1) };
    let mut out = io::stdout().lock();
    writeln!(out, "\tmaterial\tto move\tpawn on\tscheme\tsequence\torder\tbytes")?;
    for name in &args.materials {
        let material = materials::named(name)?;
        work.solve::<Lerf>(&materials::with_all_that_follow(&[material]))?;
        let values = Values::open(&work.directory, &material)?;
        let chosen = match &args.syzygy {
            Some(directory) => header::read(directory, &material)?,
            None => Vec::new(),
        };
        for side in Color::ALL {
            for file in 0..Syzygy::CHESS.plain(&material)?.index().sub_tables().count() {
                let chosen = chosen.iter().find(|one| one.file == file && one.side == side);
                one(&mut out, &values, side, file, chosen)?;
            }
        }
    }
    Ok(())
}

/// All orders of one side to move and one file of the leading pawn.
fn one(
    out: &mut impl Write,
    values: &Values,
    side: Color,
    file: usize,
    chosen: Option<&Chosen>,
) -> Result<(), Box<dyn Error>> {
    let arrangements = all_arrangements(values.material());
    let compress = |(scheme, arrangement): &(&'static str, Arrangement)| Compressed {
        scheme,
        sequence: arrangement.sequence().to_owned(),
        order: arrangement.order(),
        bytes: values.compressed(arrangement, side, file),
    };
    let mut all: Vec<Compressed> = arrangements.par_iter().map(compress).collect();
    all.sort_by_key(|one| one.bytes);
    let label = format!("{}\t{side:?}\t{}", values.material(), ["a", "b", "c", "d"][file]);
    for one in &all {
        let Compressed { scheme, sequence, order, bytes } = one;
        let is_real =
            |real: &Chosen| *scheme != "K3" && (&real.sequence, real.order) == (sequence, *order);
        let star = if chosen.is_some_and(is_real) { "*" } else { "" };
        writeln!(out, "{star}\t{label}\t{scheme}\t{sequence}\t{order}\t{bytes}")?;
    }
    for scheme in ["111", "K3"] {
        if let Some(best) = all.iter().find(|one| one.scheme == scheme) {
            writeln!(
                out,
                "best\t{label}\t{scheme}\t{}\t{}\t{}",
                best.sequence, best.order, best.bytes
            )?;
        }
    }
    Ok(())
}

/// All ways to number the positions of a material, with the scheme's name.
fn all_arrangements(material: &Material) -> Vec<(&'static str, Arrangement)> {
    let usual = match material.has_pawns() {
        true => "pawns",
        false if material.singles().len() > 2 => "111",
        false => "K2",
    };
    let of = |name, rules: Syzygy| {
        let all = rules.arrangements(material);
        all.into_iter().flatten().map(move |arrangement| (name, arrangement))
    };
    // Materials without a third single man or with pawns have no "K3".
    of(usual, Syzygy::CHESS).chain(of("K3", Syzygy::CHESS.with_k3())).collect()
}
