//! `quadrille show`: boards, drawn in the terminal or as a picture.

use std::ffi::OsString;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::builder::{PossibleValuesParser, TypedValueParser};
use quadrille_codegen::model::Board;
use quadrille_runtime::Color;
use quadrille_tools::page_address::{Link, SITE};
use quadrille_tools::show::{self, Flip, Radix, Subject};
use quadrille_tools::standard;

use crate::outcome::Outcome;
use crate::{file, input};

/// Draws boards: numbers, or one of the options.
///
/// Several layouts are drawn side by side in a picture, and below each other in a terminal, in colour
/// if it has colours (`NO_COLOR` and `CLICOLOR_FORCE` are obeyed).
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  quadrille show w --radix octal
  quadrille show glinski --piece queen
  quadrille show w --key rook --from h8
  quadrille show xiangqi --pieces
  quadrille show lerf w --shared rook --svg shared.svg
  quadrille show mine.layout --link")]
pub struct Show {
    /// Files, `-`, or names of standard layouts.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<OsString>,
    #[command(flatten)]
    wanted: Wanted,
    /// The radix of numbers.
    #[arg(long, value_parser = radix(), default_value = Radix::Decimal.name())]
    radix: Radix,
    /// Draws an SVG picture to this file, light or dark by the reader's preference; `-` is standard output.
    #[arg(long, value_name = "OUT")]
    svg: Option<PathBuf>,
    /// Replaces an existing picture.
    #[arg(long, requires = "svg")]
    force: bool,
    /// Prints an address at which a browser shows the same picture; the description is part of it.
    #[arg(long, conflicts_with = "svg")]
    link: bool,
}

/// The subject: at most one of these.
#[derive(clap::Args)]
struct Wanted {
    /// The groups of bits of the numbering.
    #[arg(long, group = "what")]
    groups: bool,
    /// The values of the fields of each square's number.
    #[arg(long, group = "what")]
    fields: bool,
    /// The squares that share an index in this slider's look-ups.
    #[arg(long, group = "what", value_name = "PIECE")]
    shared: Option<String>,
    /// The bits of the key to which this slider's magic moves the relevant squares, and the sum that makes the key.
    #[arg(long, groups = ["what", "of_square"], value_name = "PIECE")]
    key: Option<String>,
    /// The squares of a region, for White and for Black.
    #[arg(long, group = "what", value_name = "NAME")]
    region: Option<String>,
    /// The squares that a piece attacks, by its name or its movement, such as `NN`; every layout has a `pawn`.
    #[arg(long, groups = ["what", "of_square"])]
    piece: Option<String>,
    /// The squares that each piece of the description attacks, on a page of small boards.
    #[arg(long, group = "what", conflicts_with = "link")]
    pieces: bool,
    /// The square of the piece, by default one in the middle of the board.
    #[arg(long, value_name = "SQUARE", requires = "of_square")]
    from: Option<String>,
    /// The squares of all other pieces, such as `e6 c4`, or their bitboard, such as `0xff00`.
    #[arg(long, value_name = "SQUARES", requires = "piece", default_value = "")]
    occupied: String,
    /// The colour of the piece.
    #[arg(long, requires = "piece", default_value = "white", value_parser = color)]
    color: Color,
    /// A set of squares, such as `e6 c4`, or its bitboard, such as `0xff00`; with `--flip`, before and after the flip.
    #[arg(long, group = "what", value_name = "SQUARES")]
    set: Option<String>,
    /// The board, or the squares of `--set`, before and after a flip or a turn, such as `flip_vertical` or `rotate_90`.
    #[arg(long, conflicts_with_all = ["groups", "fields", "shared", "key", "region", "piece", "pieces"])]
    flip: Option<String>,
}

impl Wanted {
    /// The subjects drawn for each layout: two for a set that is flipped.
    fn subjects(&self, board: Board) -> Outcome<Vec<Subject<'_>>> {
        let flip = self.flip.as_deref().map(|name| Flip::named(name, Some(board))).transpose()?;
        let from = self.from.as_deref();
        let (occupied, color) = (self.occupied.as_str(), self.color);
        let attacks = |piece| Subject::Attacks { piece, from, occupied, color };
        let set = |flip| self.set.as_deref().map(|squares| Subject::Set { squares, flip });
        let one = [
            self.groups.then_some(Subject::Groups),
            self.fields.then_some(Subject::Fields),
            self.shared.as_deref().map(Subject::Shared),
            self.key.as_deref().map(|piece| Subject::Key { piece, from }),
            self.region.as_deref().map(Subject::Region),
            self.piece.as_deref().map(attacks),
            self.pieces.then_some(Subject::Pieces),
            set(None),
            flip.map(Subject::Flip),
        ];
        let first = one.into_iter().flatten().next().unwrap_or(Subject::Numbers);
        Ok([first].into_iter().chain(flip.and_then(|flip| set(Some(flip)))).collect())
    }

    /// The options that were given, in the form of a link's settings.
    fn settings(&self) -> Vec<(String, String)> {
        let flag = |is_given: bool| is_given.then(|| "yes".to_owned());
        let of_piece = |value: String| self.piece.as_ref().map(|_| value);
        let all = [
            ("groups", flag(self.groups)),
            ("fields", flag(self.fields)),
            ("shared", self.shared.clone()),
            ("key", self.key.clone()),
            ("region", self.region.clone()),
            ("piece", self.piece.clone()),
            ("from", self.from.clone()),
            ("occupied", of_piece(self.occupied.clone()).filter(|it| !it.is_empty())),
            ("color", of_piece(self.color.to_string())),
            ("set", self.set.clone()),
            ("flip", self.flip.clone()),
        ];
        all.into_iter().filter_map(|(name, value)| Some((name.to_owned(), value?))).collect()
    }
}

fn color(name: &str) -> Result<Color, String> {
    name.parse().map_err(|_| "colours are `white` and `black`".to_owned())
}

fn radix() -> impl TypedValueParser<Value = Radix> {
    PossibleValuesParser::new(Radix::ALL.map(Radix::name))
        .try_map(|name| Radix::from_name(&name).ok_or("not the name of a radix"))
}

/// Draws the layouts of all files.
pub fn run(show: &Show, out: &mut dyn Write) -> Outcome {
    if show.link {
        return Ok(writeln!(out, "{}", address(show)?)?);
    }
    let mut rows = Vec::new();
    for name in &show.files {
        for described in input::layouts(name)? {
            let mut row = Vec::new();
            for subject in show.wanted.subjects(described.layout.board())? {
                row.extend(show::pictures(&described, &subject, show.radix)?);
            }
            rows.push(row);
        }
    }
    match &show.svg {
        None => Ok(out.write_all(show::terminal(&rows).as_bytes())?),
        Some(path) => {
            input::refuse_to_overwrite(&show.files, path)?;
            let draw = if show.wanted.pieces { show::svg_page } else { show::svg };
            file::save(path, show.force, &draw(rows.iter().flatten()), out)
        }
    }
}

/// The address of the page that shows the first file, and beside it the second.
fn address(show: &Show) -> Outcome<String> {
    let is_standard = |name: &&str| standard::text(name).is_some();
    let beside = show.files.get(1).map(|name| name.to_str().filter(is_standard));
    let (first, beside) = match (show.files.as_slice(), beside) {
        ([first], _) => (first, None),
        ([first, _], Some(Some(beside))) => (first, Some(beside.to_owned())),
        _ => return Err("a link is to one file, or to one and a standard layout beside it".into()),
    };
    show.wanted.flip.as_deref().map(|name| Flip::named(name, None)).transpose()?;
    let mut settings = show.wanted.settings();
    let radix = Some(show.radix).filter(|&radix| radix != Radix::Decimal);
    settings.extend(radix.map(|radix| ("radix".to_owned(), radix.name().to_owned())));
    settings.extend(beside.map(|beside| ("beside".to_owned(), beside)));
    let mut source = input::document(first)?.source;
    // The address must not reveal the directories of this machine.
    let name = Path::new(&source.name).file_name().unwrap_or_default();
    source.name = name.to_string_lossy().into_owned();
    Ok(Link { source, settings }.address(SITE))
}
