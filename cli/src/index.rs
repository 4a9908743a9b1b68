//! `quadrille index`: numbers of positions of a material that is known only now.

use std::io::Write;

use clap::{Subcommand, ValueEnum};
use quadrille_codegen::board::Square;
use quadrille_codegen::layout::Layout;
use quadrille_codegen::tablebase::docs;
use quadrille_codegen::tablebase::material::Kings;
use quadrille_codegen::tablebase::scheme::{Scheme, Syzygy, Task};
use quadrille_codegen::tablebase::solve::{Solution, solve};
use quadrille_runtime::tablebase::{MAX_MEN, Material};

use crate::outcome::Outcome;
use crate::{input, lines, squares};

/// Encodes and decodes positions of a material, of up to eight men.
///
/// Squares come in the order of the material's name: for `KRvK` White's king, the rook, Black's king.
#[derive(clap::Args)]
pub struct Index {
    /// White's men, `v`, and Black's, such as `KQvKR`.
    material: String,
    /// How positions are numbered.
    #[arg(long, value_enum)]
    scheme: Name,
    /// What rules there are about kings.
    #[arg(long, value_enum, default_value_t)]
    kings: KingRule,
    /// The layout whose board it is and whose names squares have: a file, or a standard layout. How its
    /// squares are numbered changes nothing.
    #[arg(long, default_value = "lerf")]
    layout: String,
    #[command(subcommand)]
    action: Action,
}

#[derive(Clone, Copy, ValueEnum)]
enum Name {
    /// Every man on every square.
    Naive,
    /// The kings as a pair, folded; then the others.
    Kings,
    /// Bit for bit as Syzygy's tables, in the plainest arrangement.
    Syzygy,
    /// Every position that differs from all others once.
    Exact,
}

#[derive(Clone, Copy, Default, ValueEnum)]
enum KingRule {
    /// One a side, never next to each other.
    #[default]
    Apart,
    /// One a side, perhaps next to each other, as in atomic chess.
    Touching,
    /// Pieces like any other, as in suicide chess.
    Ordinary,
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
    let described = input::layout(&index.layout, None)?;
    let layout = &described.layout;
    let task = task(index, layout)?;
    let solution = solve(&task).map_err(|error| format!("{}: {error}", index.material))?;
    match &index.action {
        Action::Encode { positions } => {
            lines::each(positions, out, |line| encode(layout, &solution, line))
        }
        Action::Decode { indexes } => {
            lines::each(indexes, out, |line| decode(layout, &solution, line))
        }
        Action::Size => Ok(writeln!(out, "{}", solution.size)?),
        Action::Explain => Ok(writeln!(out, "{}", docs::text(&task, &solution))?),
    }
}

fn task(index: &Index, layout: &Layout) -> Result<Task, String> {
    let material = Material::parse(&index.material).map_err(|error| error.to_string())?;
    let kings = match index.kings {
        KingRule::Apart => Kings::Apart,
        KingRule::Touching => Kings::Touching,
        KingRule::Ordinary => Kings::Ordinary,
    };
    kings.allows(&material).map_err(|error| format!("{}: {error}", index.material))?;
    let scheme = match index.scheme {
        Name::Naive => Scheme::Naive { skip: false },
        Name::Kings => Scheme::Kings,
        Name::Syzygy => Scheme::Syzygy(Syzygy::default()),
        Name::Exact => Scheme::Exact { leads: None },
    };
    Ok(Task { board: layout.board(), material, kings, scheme })
}

fn encode(layout: &Layout, solution: &Solution, line: &str) -> Result<String, String> {
    let named = squares::words(line).map(|name| squares::named(layout, name));
    let named: Vec<Square> = named.collect::<Result<_, String>>()?;
    if named.len() != solution.men {
        return Err(format!("{} squares where the material has {} men", named.len(), solution.men));
    }
    let mut men = [0; MAX_MEN];
    for (man, square) in men.iter_mut().zip(&named) {
        *man = square.0;
    }
    let encoded = solution.plan().encode_board(&men);
    let (index, _) = encoded.ok_or("the scheme does not have this position")?;
    Ok(index.to_string())
}

fn decode(layout: &Layout, solution: &Solution, line: &str) -> Result<String, String> {
    let index: u64 = line.trim().parse().map_err(|_| format!("`{line}` is no index"))?;
    if index >= solution.size {
        return Err(format!("indexes go from 0 to {}", solution.size - 1));
    }
    let men = solution.plan().decode_board(index);
    let names = men[..solution.men].iter();
    let names = names.map(|&man| layout.names.square(layout.board(), Square(man)));
    Ok(names.collect::<Vec<_>>().join(" "))
}
