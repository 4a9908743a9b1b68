//! `quadrille index`: numbers the positions of any material, without an `index!`.
//!
//! - [`order`]: the order of men that makes a table smallest

mod order;

use std::ffi::OsString;
use std::io::Write;

use clap::Subcommand;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use quadrille_tools::index::{Index as Numbers, RegionsOf, Request};

use crate::outcome::{self, Outcome};
use crate::{input, lines};

/// Encodes and decodes positions of a material, of up to eight men.
///
/// Squares are in the order of the material's name: for `KRvK` White's king, the rook, Black's king.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  quadrille index KRvK encode c2 d4 e5
  quadrille index KRvK decode 1000
  quadrille index KQvKR --scheme syzygy size
  quadrille index KRBvK order --values KRBvK.white --compressor 'zstd -19 -c'")]
pub struct Index {
    /// White's men, `v`, and Black's, such as `KQvKR`.
    material: String,
    /// How positions are numbered: `exact` (every position that differs from all others once), `kings` (the
    /// kings as a pair, folded), `naive` (every man on every square) or `syzygy` (bit for bit as Syzygy's
    /// tables), with options as `index!` has them, such as `"naive(skip)"`.
    #[arg(long, global = true, default_value = "exact")]
    scheme: String,
    /// The rule for kings: `apart` (one a side, never next to each other), `touching` (one a side, perhaps
    /// next to each other, as in atomic chess) or `ordinary` (pieces like any other, as in suicide chess).
    #[arg(long, global = true, default_value = "apart")]
    kings: String,
    /// Letters of men that go forward as pawns do, such as the men of draughts or the golds of shogi. With them,
    /// turning the board changes the value of a position. Pawns (`P`) always go forward.
    #[arg(long, global = true, value_name = "LETTERS")]
    forward: Option<String>,
    /// The layout that gives the board and the names of its squares: a file, or a standard layout; one of several in a
    /// file by its name, as in `boards.layout:Lerf`. The numbers of its squares make no difference.
    #[arg(long, global = true, default_value = "lerf")]
    layout: OsString,
    /// Confines the men of a letter to some squares: `E=home`, a region of the layout, or squares and boxes,
    /// such as `K="d0-f2"`. A letter in lower case is for Black's men alone. May be given several times.
    #[arg(long = "region", global = true, value_name = "LETTER=SQUARES")]
    regions: Vec<String>,
    /// Lets other men stand everywhere on the `board`, or within the regions of the `layout`'s pieces with their
    /// first letters (`K` is the king or the general). Without this option all squares are counted, with a note.
    #[arg(long = "regions", global = true, value_name = "board|layout", value_parser = regions_of())]
    regions_of: Option<RegionsOf>,
    /// Constrains where two men may stand relative to each other: `Pp=opposed` (on a file, the first further back),
    /// `Bb=same_color`, `BB=opposite_color`, or pairs of squares, as in `RR="a1/a2 h1/h2"`. Both are single, or all of
    /// two like men. As everywhere in this command, squares have the layout's names.
    #[arg(long = "relation", global = true, value_name = "MEN=RULE")]
    relations: Vec<String>,
    #[command(subcommand)]
    action: Action,
}

#[derive(Subcommand)]
enum Action {
    /// Converts squares, such as `c2 d4 e5`, to indexes.
    Encode {
        /// Positions, one after another; without them, the lines of standard input.
        positions: Vec<String>,
    },
    /// From indexes to the squares of their positions.
    Decode {
        /// Indexes, by default the lines of standard input.
        indexes: Vec<String>,
    },
    /// Prints the number of indexes.
    Size,
    /// Explains the numbering, and the canonical form of positions.
    Explain,
    /// Numbers a table's values in all orders, and prints the compressed size of each.
    Order(order::Order),
}

/// Runs the command on the index.
pub fn run(index: &Index, out: &mut dyn Write) -> Outcome {
    let described = input::layout(&index.layout)?;
    let request = Request {
        material: &index.material,
        scheme: &index.scheme,
        kings: &index.kings,
        forward: index.forward.as_deref(),
        regions: &index.regions,
        regions_of: index.regions_of,
        relations: &index.relations,
    };
    let numbers = Numbers::new(&described.layout, &request)?;
    for note in numbers.notes() {
        outcome::tell(format_args!("note: {note}"));
    }
    match &index.action {
        Action::Encode { positions } => {
            let positions = put_together(positions, numbers.men())?;
            lines::each(&positions, out, |line| {
                numbers.encode(line).map(|number| number.to_string())
            })
        }
        Action::Decode { indexes } => lines::each(indexes, out, |line| numbers.decode(line)),
        Action::Size => Ok(writeln!(out, "{}", numbers.size())?),
        Action::Explain => Ok(writeln!(out, "{}", numbers.explanation())?),
        Action::Order(order) => order::run(order, &numbers, out),
    }
}

fn regions_of() -> impl TypedValueParser<Value = RegionsOf> {
    let of_name = |name: String| RegionsOf::NAMES.into_iter().find(|(known, _)| *known == name);
    PossibleValuesParser::new(RegionsOf::NAMES.map(|(name, _)| name))
        .try_map(move |name| of_name(name).map(|(_, of)| of).ok_or("`board` or `layout`"))
}

/// Puts the squares of positions together that the shell took apart, for want of quotes.
fn put_together(positions: &[String], men: usize) -> Result<Vec<String>, String> {
    let is_square = |text: &String| !text.trim().contains([' ', ',', '\t']);
    if men == 1 || positions.len() < 2 || !positions.iter().all(is_square) {
        return Ok(positions.to_vec());
    }
    if !positions.len().is_multiple_of(men) {
        let count = positions.len();
        return Err(format!(
            "{count} squares, where each position has {men}: {}",
            positions.join(" ")
        ));
    }
    Ok(positions.chunks(men).map(|squares| squares.join(" ")).collect())
}
