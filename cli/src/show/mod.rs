//! `quadrille show`: boards as people see them, in the terminal or as a picture.
//!
//! - [`picture`]: a board with something on each square, whatever it is drawn on
//! - [`contents`]: the pictures of a layout that can be shown
//! - [`terminal`], [`svg`]: drawing them

mod contents;
mod picture;
mod svg;
mod terminal;

use std::io::Write;
use std::path::PathBuf;

use clap::ValueEnum;
use quadrille_codegen::item::Described;
use quadrille_runtime::{Color, Direction, Symmetry};

use crate::outcome::Outcome;
use crate::{file, input, unknown_name};
use picture::Picture;

/// Draws boards: numbers, or one of the options.
///
/// Several layouts are drawn side by side in a picture, and below one another in a terminal, in colour
/// where it has some (`NO_COLOR` and `CLICOLOR_FORCE` are obeyed).
#[derive(clap::Args)]
pub struct Show {
    /// Files, `-`, or names of standard layouts.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<String>,
    #[command(flatten)]
    subject: Subject,
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

/// What is shown.
#[derive(clap::Args)]
struct Subject {
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
    #[arg(long, group = "what", requires = "from")]
    piece: Option<String>,
    /// The square of the piece.
    #[arg(long, value_name = "SQUARE", requires = "piece")]
    from: Option<String>,
    /// The squares of all other pieces, such as `e6 c4`.
    #[arg(long, value_name = "SQUARES", requires = "piece", default_value = "")]
    occupied: String,
    /// The colour of the piece.
    #[arg(long, requires = "piece", default_value = "white", value_parser = color)]
    color: Color,
    /// Where a flip or a turn, such as `flip_vertical` or `rotate_90`, carries each square.
    #[arg(long, group = "what", value_parser = symmetry)]
    flip: Option<Symmetry>,
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

fn color(name: &str) -> Result<Color, String> {
    name.parse().map_err(|_| "colours are `white` and `black`".to_owned())
}

fn symmetry(name: &str) -> Result<Symmetry, String> {
    let names = Symmetry::ALL.map(Symmetry::name);
    name.parse().map_err(|_| unknown_name::error("symmetry", name, names))
}

fn direction(name: &str) -> Result<Direction, String> {
    let names = Direction::ALL.map(Direction::name);
    name.parse().map_err(|_| unknown_name::error("direction", name, names))
}

/// Draws the layouts of all files.
pub fn run(show: &Show, out: &mut dyn Write) -> Outcome {
    let mut pictures = Vec::new();
    for name in &show.files {
        for described in input::layouts(name)? {
            pictures.push(picture(show, &described)?);
        }
    }
    match &show.svg {
        None => terminal::draw(&pictures, out),
        Some(path) => {
            input::refuse_to_overwrite(&show.files, path)?;
            file::save(path, show.force, &svg::draw(&pictures), out)
        }
    }
}

fn picture(show: &Show, described: &Described) -> Outcome<Picture> {
    let Subject { groups, fields, shared, region, piece, from, occupied, color, flip, step } =
        &show.subject;
    let contents = contents::Contents { described, radix: show.radix };
    match (shared, region, piece, from, flip, step) {
        (Some(piece), ..) => contents.shared(piece),
        (_, Some(region), ..) => Ok(contents.region(region)?),
        (_, _, Some(piece), Some(from), ..) => Ok(contents.attacks(piece, from, occupied, *color)?),
        (.., Some(flip), _) => Ok(contents.flip(*flip)?),
        (.., Some(step)) => Ok(contents.step(*step)?),
        _ if *groups => Ok(contents.groups()?),
        _ if *fields => Ok(contents.fields()),
        _ => Ok(contents.numbers()),
    }
}
