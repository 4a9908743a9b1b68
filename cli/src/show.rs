//! `quadrille show`: boards as people see them, in the terminal or as a picture.

use std::io::Write;
use std::path::PathBuf;

use clap::ValueEnum;
use quadrille_runtime::{Color, Direction};
use quadrille_tools::show::{self, Flip, Subject};
use quadrille_tools::unknown_name;

use crate::outcome::Outcome;
use crate::{file, input};

/// Draws boards: numbers, or one of the options.
///
/// Several layouts are drawn side by side in a picture, and below one another in a terminal, in colour
/// where it has some (`NO_COLOR` and `CLICOLOR_FORCE` are obeyed).
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  quadrille show w --radix octal
  quadrille show glinski --piece queen
  quadrille show lerf w --shared rook --svg shared.svg")]
pub struct Show {
    /// Files, `-`, or names of standard layouts.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<String>,
    #[command(flatten)]
    wanted: Wanted,
    /// How numbers are written.
    #[arg(long, value_enum, default_value_t)]
    radix: Radix,
    /// Draws an SVG picture to this file, light or dark as its reader likes it; `-` is standard output.
    #[arg(long, value_name = "OUT")]
    svg: Option<PathBuf>,
    /// Replaces a picture that is there already.
    #[arg(long, requires = "svg")]
    force: bool,
}

/// What is shown: one of these at most.
#[derive(clap::Args)]
struct Wanted {
    /// The groups of bits that the numbering is made of.
    #[arg(long, group = "what")]
    groups: bool,
    /// The values of the fields of each square's number.
    #[arg(long, group = "what")]
    fields: bool,
    /// Which squares share an index when this slider's attacks are looked up.
    #[arg(long, group = "what", value_name = "PIECE")]
    shared: Option<String>,
    /// The squares of a region, for White and for Black.
    #[arg(long, group = "what", value_name = "NAME")]
    region: Option<String>,
    /// The squares that a piece attacks; every layout has a `pawn`.
    #[arg(long, group = "what")]
    piece: Option<String>,
    /// The square of the piece; by default one in the middle of the board.
    #[arg(long, value_name = "SQUARE", requires = "piece")]
    from: Option<String>,
    /// The squares of all other pieces, such as `e6 c4`.
    #[arg(long, value_name = "SQUARES", requires = "piece", default_value = "")]
    occupied: String,
    /// The colour of the piece.
    #[arg(long, requires = "piece", default_value = "white", value_parser = color)]
    color: Color,
    /// The board before and after a flip or a turn, such as `flip_vertical` or `rotate_90`.
    #[arg(long, group = "what", value_parser = Flip::named)]
    flip: Option<Flip>,
    /// Where a step, such as `north_east`, leads from each square.
    #[arg(long, group = "what", value_parser = direction)]
    step: Option<Direction>,
}

/// How numbers are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Radix {
    /// In base 10.
    #[default]
    Decimal,
    /// In base 8.
    Octal,
    /// In base 16.
    Hex,
}

impl From<Radix> for show::Radix {
    fn from(radix: Radix) -> show::Radix {
        match radix {
            Radix::Decimal => show::Radix::Decimal,
            Radix::Octal => show::Radix::Octal,
            Radix::Hex => show::Radix::Hex,
        }
    }
}

impl Wanted {
    fn subject(&self) -> Subject<'_> {
        let Wanted { groups, fields, shared, region, piece, from, occupied, color, flip, step } =
            self;
        let from = from.as_deref();
        let attacks = piece.as_deref();
        let attacks =
            attacks.map(|piece| Subject::Attacks { piece, from, occupied, color: *color });
        let one = [
            groups.then_some(Subject::Groups),
            fields.then_some(Subject::Fields),
            shared.as_deref().map(Subject::Shared),
            region.as_deref().map(Subject::Region),
            attacks,
            flip.map(Subject::Flip),
            step.map(Subject::Step),
        ];
        one.into_iter().flatten().next().unwrap_or(Subject::Numbers)
    }
}

fn color(name: &str) -> Result<Color, String> {
    name.parse().map_err(|_| "colours are `white` and `black`".to_owned())
}

fn direction(name: &str) -> Result<Direction, String> {
    let names = Direction::ALL.map(Direction::name);
    name.parse().map_err(|_| unknown_name::error("direction", name, names))
}

/// Draws the layouts of all files.
pub fn run(show: &Show, out: &mut dyn Write) -> Outcome {
    let (subject, radix) = (show.wanted.subject(), show.radix.into());
    let mut rows = Vec::new();
    for name in &show.files {
        for described in input::layouts(name)? {
            rows.push(show::pictures(&described, &subject, radix)?);
        }
    }
    match &show.svg {
        None => Ok(out.write_all(show::terminal(&rows).as_bytes())?),
        Some(path) => {
            input::refuse_to_overwrite(&show.files, path)?;
            file::save(path, show.force, &show::svg(rows.iter().flatten()), out)
        }
    }
}
