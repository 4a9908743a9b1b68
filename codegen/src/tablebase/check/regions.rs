//! Regions: the squares to which men of a letter are confined.

use super::pieces::letter;
use crate::check::NamedBoard;
use crate::check::regions::by_color;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::model::{Square, SquareSet, squares_of};
use crate::parse::RegionSquares;
use crate::tablebase::reference::file_mirror;

/// The squares for each letter with a region, Black's letters in lower case.
pub(super) fn regions(
    said: &[RegionSquares],
    pieces: &[u8],
    named_board: Option<&NamedBoard>,
    diagnostics: &mut Diagnostics,
) -> Vec<(u8, u128)> {
    let Some(named_board) = named_board else { return Vec::new() };
    let each = said.iter().filter_map(|said| diagnostics.take(region(said, pieces, named_board)));
    each.flatten().map(|(man, squares)| (man, squares.low())).collect()
}

fn region(
    said: &RegionSquares,
    pieces: &[u8],
    named_board: &NamedBoard,
) -> Result<Vec<(u8, SquareSet)>, Diagnostic> {
    let man = letter(&said.name, pieces)?;
    let by_color = [man, man.to_ascii_lowercase()].into_iter().zip(by_color(said, named_board)?);
    let regions: Vec<_> = by_color.filter_map(|(man, set)| Some((man, set?))).collect();
    if regions.is_empty() {
        let message = format!("the region `{}` has no squares", said.name.text);
        let help = "write `{ black: \"...\" }`, or one string for both colours";
        return Err(Diagnostic::new(said.name.extent, message).help(help));
    }
    for (_, squares) in &regions {
        mirrored(*squares, said, named_board)?;
    }
    Ok(regions)
}

/// Checks that the mirror of files maps a region to itself.
fn mirrored(
    squares: SquareSet,
    said: &RegionSquares,
    named_board: &NamedBoard,
) -> Result<(), Diagnostic> {
    let Some(mirror) = file_mirror(named_board.board) else { return Ok(()) };
    let image = |square: Square| mirror[square.index()];
    let lacks_image = |&square: &Square| !image(square).is_in(squares);
    let Some(square) = squares_of(squares).find(lacks_image) else { return Ok(()) };
    let (name, other) = (named_board.name(square), named_board.name(image(square)));
    let message = format!("the region has {name} and lacks its mirror image {other}");
    let help = "indexes take a position and its mirror image for the same: add that square, or leave out the \
                other";
    Err(Diagnostic::new(said.name.extent, message).help(help))
}
