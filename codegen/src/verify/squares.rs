//! Maps of square numbers, on every square.

use quadrille_runtime::coordinate::NumberOf;

use super::Defect;
use crate::model::Layout;
use crate::solve::NumberMaps;

pub(super) fn verify(layout: &Layout, squares: &NumberMaps) -> Result<(), Defect> {
    let (board, numbering) = (layout.board(), &layout.numbering);
    let number = |square| numbering.number(square);
    for square in board.squares() {
        let (file, rank) = (board.file(square), board.rank(square));
        let at = number(square);
        for (function, computed, expected) in [
            ("file", squares.file.of_number(at), file),
            ("rank", squares.rank.of_number(at), rank),
            ("at", squares.number.of_coords(file, rank), at),
        ] {
            // A value that is not computed is looked up in a table of the reference's.
            if let Some(computed) = computed.filter(|computed| *computed != expected) {
                let detail = format!("({file}, {rank}) gives {computed}, not {expected}");
                return Err(Defect { of: function.to_owned(), detail });
            }
        }
    }
    if !board.is_full() && squares.number != NumberOf::Table {
        let detail = "cells without a square would have numbers".to_owned();
        return Err(Defect { of: "at".to_owned(), detail });
    }
    for (symmetry, map) in &squares.symmetries {
        let mut points = board.squares().map(|at| (number(at), number(board.image(at, *symmetry))));
        if let Some((from, to)) = points.find(|&(from, to)| map.eval(from) != to) {
            let detail = format!("{from} gives {}, not {to}", map.eval(from));
            return Err(Defect { of: symmetry.name().to_owned(), detail });
        }
    }
    Ok(())
}
