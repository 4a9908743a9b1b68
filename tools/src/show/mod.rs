//! Pictures of boards, as text for terminals or as SVG.
//!
//! - [`pictures()`]: the pictures of a [`Subject`]; `contents`, `attacks` and `flips` have a function for
//!   each, with its legend
//! - `picture`: a board with something on each square, whatever it is drawn on; `role`: its squares' roles
//! - `grid`: the positions of squares and hexagons; `figure`: men; `legend_lines`: legends, broken into lines
//! - [`mod@terminal`], [`mod@svg`]: the drawing; `style`: the colours of SVG

mod attacks;
mod contents;
mod figure;
mod flips;
mod grid;
mod legend_lines;
mod picture;
mod role;
mod style;
mod svg;
mod terminal;

use quadrille_codegen::described_type::Described;
use quadrille_runtime::Color;

use crate::Failure;
use contents::Contents;
pub use flips::Flip;
pub use picture::{Cell, Picture};
pub use role::Role;
pub use svg::{draw as svg, page as svg_page, rectangles};
pub use terminal::draw as terminal;

/// The subject of a picture of a layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject<'a> {
    /// The number of each square.
    Numbers,
    /// The groups of bits of the numbering.
    Groups,
    /// The values of the fields of each square's number.
    Fields,
    /// The squares that share an index in this slider's look-ups.
    Shared(&'a str),
    /// The bits of the key to which a slider's magic moves the relevant squares, and the sum that makes the key.
    Key {
        /// The name of the piece.
        piece: &'a str,
        /// The name of its square; by default one in the middle.
        from: Option<&'a str>,
    },
    /// The squares of the region with this name, for White and for Black.
    Region(&'a str),
    /// The squares that a piece attacks.
    Attacks {
        /// Its name, or its movement in Betza's notation, such as `[F?R]`; every layout has a `pawn`.
        piece: &'a str,
        /// The name of its square; by default one in the middle.
        from: Option<&'a str>,
        /// The squares of all other pieces, such as `e6 c4`, or their bitboard, such as `0xff00`.
        occupied: &'a str,
        /// The piece's side, which matters for pawns and other pieces whose movement depends on it.
        color: Color,
    },
    /// The attacks of each piece of the description, on a board of its own.
    Pieces,
    /// A set of squares, after a flip or a turn of it.
    Set {
        /// The squares, such as `e6 c4`, or their bitboard, such as `0xff00`.
        squares: &'a str,
        /// The flip, unless it is the set itself.
        flip: Option<Flip>,
    },
    /// The numbers before and after a flip or turn.
    Flip(Flip),
}

/// The radix in which numbers are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Radix {
    /// In base 10.
    #[default]
    Decimal,
    /// In base 8.
    Octal,
    /// In base 16.
    Hex,
}

impl Radix {
    /// Every radix, the default first.
    pub const ALL: [Radix; 3] = [Radix::Decimal, Radix::Octal, Radix::Hex];

    /// Its name, such as `octal`.
    pub const fn name(self) -> &'static str {
        match self {
            Radix::Decimal => "decimal",
            Radix::Octal => "octal",
            Radix::Hex => "hex",
        }
    }

    /// The radix of this name.
    pub fn from_name(name: &str) -> Option<Radix> {
        Radix::ALL.into_iter().find(|radix| radix.name() == name)
    }
}

/// The pictures of a subject, from the left: two for a flip, one for each piece, and one for anything else.
///
/// # Errors
/// If the layout or its board does not have the subject.
pub fn pictures(
    described: &Described,
    subject: &Subject<'_>,
    radix: Radix,
) -> Result<Vec<Picture>, Failure> {
    let contents = Contents { described, radix };
    let picture = match *subject {
        Subject::Numbers => contents.numbers(),
        Subject::Groups => contents.groups()?,
        Subject::Fields => contents.fields(),
        Subject::Shared(piece) => contents.shared(piece)?,
        Subject::Key { piece, from } => contents.key(piece, from)?,
        Subject::Region(name) => contents.region(name)?,
        Subject::Attacks { piece, from, occupied, color } => {
            contents.attacks(piece, from, occupied, color)?
        }
        Subject::Pieces => return Ok(contents.pieces()?),
        Subject::Set { squares, flip } => contents.set(squares, flip)?,
        Subject::Flip(flip) => return Ok(contents.flip(flip)?),
    };
    Ok(vec![picture])
}
