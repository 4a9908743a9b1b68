//! Boards whose edges are joined.

use crate::diagnostic::{Diagnostic, Diagnostics, Extent};
use crate::model::{Board, GeometryTables, Wraps};
use crate::parse::{Entry, LayoutKeys, Name};
use crate::text::counted;

/// The fewest lines of a side that wraps: with two, a step forward and one back lead to the same square.
const FEWEST: u8 = 3;

/// The board with the edges that a description joins.
pub(crate) fn wrapped(board: Board, keys: &LayoutKeys, diagnostics: &mut Diagnostics) -> Board {
    let Entry::Given(extent, sides) = &keys.wrap else { return board };
    let wrapped = sides_of(board, sides).and_then(|wraps| {
        check(board, keys, *extent)?;
        Ok(board.wrapped(wraps))
    });
    diagnostics.take(wrapped).unwrap_or(board)
}

fn sides_of(board: Board, sides: &[Name]) -> Result<Wraps, Diagnostic> {
    let mut wraps = Wraps::default();
    for side in sides {
        let is_files = side.one_of(&[("files", true), ("ranks", false)], "there is no side")?;
        let (wraps, count) = match is_files {
            true => (&mut wraps.files, board.files()),
            false => (&mut wraps.ranks, board.ranks()),
        };
        if std::mem::replace(wraps, true) {
            let message = format!("`{}` stands twice", side.text);
            return Err(Diagnostic::new(side.extent, message).help("write `wrap: files ranks`"));
        }
        if count < FEWEST {
            let noun = if is_files { "file" } else { "rank" };
            let message = format!("{} cannot wrap", counted(count.into(), noun));
            let help = format!(
                "a side that wraps has {FEWEST} lines at least, so that steps to both sides differ"
            );
            return Err(Diagnostic::new(side.extent, message).help(help));
        }
    }
    Ok(wraps)
}

/// Refuses other keys that boards with joined edges cannot have.
fn check(board: Board, keys: &LayoutKeys, extent: Extent) -> Result<(), Diagnostic> {
    let refuse = |message: &str, help: &str| Err(Diagnostic::new(extent, message).help(help));
    if !board.is_square_grid() {
        return refuse(
            "edges wrap on square grids alone",
            "leave `directions` out, or list the pieces' steps",
        );
    }
    if keys.geometry.given() == Some(&GeometryTables::Tables) {
        return refuse(
            "`geometry: tables` is worked out from rays that end at edges, and these wrap",
            "leave `geometry` out",
        );
    }
    if let Some((name, _)) = keys.pairs.items().first() {
        let message = format!(
            "the pairs of `{}` are numbered along rays that end at edges, and these wrap",
            name.text
        );
        return refuse(&message, "leave `pairs` out");
    }
    Ok(())
}
