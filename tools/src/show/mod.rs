//! Pictures of boards, as text for terminals or as SVG.
//!
//! - [`picture()`]: the picture of a [`Subject`]; `contents` has a function for each
//! - `picture`: a board with something on each square, whatever it is drawn on
//! - [`mod@terminal`], [`mod@svg`]: drawing them

mod contents;
mod picture;
mod svg;
mod terminal;

use quadrille_codegen::item::Described;
use quadrille_runtime::{Color, Direction, Symmetry};

use crate::Failure;
use contents::Contents;
pub use picture::{Arrow, Cell, Picture, Role};
pub use svg::{draw as svg, places};
pub use terminal::draw as terminal;

/// What a picture shows of a layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject<'a> {
    /// The number of each square.
    Numbers,
    /// The name of each square.
    Names,
    /// The groups of bits that the numbering is made of.
    Groups,
    /// The values of the fields of each square's number.
    Fields,
    /// Which squares share an index when the attacks of this slider are looked up.
    Shared(&'a str),
    /// The squares of the region with this name, for White and for Black.
    Region(&'a str),
    /// The squares that a piece attacks.
    Attacks {
        /// Its name; every layout has a `pawn`.
        piece: &'a str,
        /// The name of its square; by default one in the middle.
        from: Option<&'a str>,
        /// The names of the squares of all other pieces, such as `e6 c4`.
        occupied: &'a str,
        /// Its colour.
        color: Color,
    },
    /// A set of squares, after a flip or a turn of it.
    Set {
        /// The names of the squares, such as `e6 c4`.
        squares: &'a str,
        /// The flip; `Symmetry::Identity` for the set itself.
        flip: Symmetry,
    },
    /// Where a flip or a turn carries each square.
    Flip(Symmetry),
    /// Where a step leads from each square.
    Step(Direction),
}

/// How numbers are written.
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

/// The picture of a layout that shows this.
///
/// # Errors
/// When the layout or its board has nothing of the kind.
pub fn picture(
    described: &Described,
    subject: &Subject<'_>,
    radix: Radix,
) -> Result<Picture, Failure> {
    let contents = Contents { described, radix };
    Ok(match *subject {
        Subject::Numbers => contents.numbers(),
        Subject::Names => contents.named(),
        Subject::Groups => contents.groups()?,
        Subject::Fields => contents.fields(),
        Subject::Shared(piece) => contents.shared(piece)?,
        Subject::Region(name) => contents.region(name)?,
        Subject::Attacks { piece, from, occupied, color } => {
            contents.attacks(piece, from, occupied, color)?
        }
        Subject::Set { squares, flip } => contents.set(squares, flip)?,
        Subject::Flip(symmetry) => contents.flip(symmetry)?,
        Subject::Step(direction) => contents.step(direction)?,
    })
}
