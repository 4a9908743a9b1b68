//! `quadrille index`: numbers the positions of any material, without an `index!`.
//!
//! - [`task`]: the board, the material and the scheme that the arguments ask for
//! - [`material`], [`regions`]: the men, and the squares to which they are confined
//! - [`forward`]: a warning about men that may go forward, if `--forward` does not say so

mod forward;
mod material;
mod regions;
mod task;

use std::io::Write;

use clap::Subcommand;
use quadrille_codegen::board::Square;
use quadrille_codegen::layout::Layout;
use quadrille_codegen::tablebase::docs;
use quadrille_codegen::tablebase::solve::solve;
use quadrille_tablebase::{MAX_MEN, Plan};

use crate::outcome::Outcome;
use crate::{input, lines, squares};

/// Encodes and decodes positions of a material, of up to eight men.
///
/// Squares come in the order of the material's name: for `KRvK` White's king, the rook, Black's king.
#[derive(clap::Args)]
pub struct Index {
    /// White's men, `v`, and Black's, such as `KQvKR`.
    material: String,
    /// How positions are numbered: `exact` (every position that differs from all others once), `kings` (the
    /// kings as a pair, folded), `naive` (every man on every square) or `syzygy` (bit for bit as Syzygy's
    /// tables), with options as `index!` has them, such as `"naive(skip)"`.
    #[arg(long, default_value = "exact")]
    scheme: String,
    /// The rule for kings: `apart` (one a side, never next to each other), `touching` (one a side, perhaps
    /// next to each other, as in atomic chess) or `ordinary` (pieces like any other, as in suicide chess).
    #[arg(long, default_value = "apart")]
    kings: String,
    /// Letters of men that go forward as pawns do, such as the men of draughts or the golds of shogi. With them,
    /// turning the board changes the value of a position. Pawns (`P`) always go forward.
    #[arg(long, value_name = "LETTERS")]
    forward: Option<String>,
    /// The layout that gives the board and the names of its squares: a file, or a standard layout; one of several in a
    /// file by its name, as in `boards.layout:Lerf`. The numbers of its squares make no difference.
    #[arg(long, default_value = "lerf")]
    layout: String,
    /// Confines the men of a letter to some squares: `E=home`, a region of the layout, or squares and boxes,
    /// such as `K="d0-f2"`. A letter in lower case is for Black's men alone. May be given several times.
    #[arg(long = "region", value_name = "LETTER=SQUARES")]
    regions: Vec<String>,
    #[command(subcommand)]
    action: Action,
}

#[derive(Subcommand)]
enum Action {
    /// From squares, such as `"c2 d4 e5"`, to indexes.
    Encode {
        /// Positions; without them, the lines of standard input.
        positions: Vec<String>,
    },
    /// From indexes to the squares of their positions.
    Decode {
        /// Indexes; without them, the lines of standard input.
        indexes: Vec<String>,
    },
    /// How many indexes there are.
    Size,
    /// How the index is made.
    Explain,
}

/// Does what is asked for with the index.
pub fn run(index: &Index, out: &mut dyn Write) -> Outcome {
    let described = input::layout(&index.layout)?;
    let layout = &described.layout;
    let task = task::task(index, layout)?;
    let owned = solve(&task).map_err(|error| format!("{}: {error}", index.material))?;
    let plan = &owned.plan();
    if index.forward.is_none() {
        forward::warn(layout, &task, plan);
    }
    match &index.action {
        Action::Encode { positions } => {
            in_one_argument(positions, plan)?;
            lines::each(positions, out, |line| encode(layout, plan, line))
        }
        Action::Decode { indexes } => lines::each(indexes, out, |line| decode(layout, plan, line)),
        Action::Size => Ok(writeln!(out, "{}", plan.size)?),
        Action::Explain => Ok(writeln!(out, "{}", docs::text(&task, plan))?),
    }
}

/// Refuses positions that a shell has taken apart into squares.
fn in_one_argument(positions: &[String], plan: &Plan<'_>) -> Result<(), String> {
    let is_square = |text: &String| squares::words(text).count() == 1;
    if plan.men == 1 || positions.len() < 2 || !positions.iter().all(is_square) {
        return Ok(());
    }
    Err(format!("one position is one argument: `\"{}\"`", positions.join(" ")))
}

fn encode(layout: &Layout, plan: &Plan<'_>, line: &str) -> Result<String, String> {
    let named = squares::words(line).map(|name| squares::named(layout, name));
    let named: Vec<Square> = named.collect::<Result<_, String>>()?;
    if named.len() != plan.men {
        let squares = if named.len() == 1 { "square" } else { "squares" };
        let men = if plan.men == 1 { "man" } else { "men" };
        let (given, wanted) = (named.len(), plan.men);
        return Err(format!("{given} {squares} where the material has {wanted} {men}"));
    }
    let mut men = [0; MAX_MEN];
    for (man, square) in men.iter_mut().zip(&named) {
        *man = square.0;
    }
    let encoded = plan.encode_board(&men);
    let (index, _) = encoded.ok_or("the scheme does not have this position")?;
    Ok(index.to_string())
}

fn decode(layout: &Layout, plan: &Plan<'_>, line: &str) -> Result<String, String> {
    let index: u64 = line.trim().parse().map_err(|_| format!("`{line}` is no index"))?;
    if index >= plan.size {
        return Err(format!("indexes go from 0 to {}", plan.size - 1));
    }
    let men = plan.decode_board(index);
    let names = men[..plan.men].iter();
    let names = names.map(|&man| layout.names.square(layout.board(), Square(man)));
    Ok(names.collect::<Vec<_>>().join(" "))
}
