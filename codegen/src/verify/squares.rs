//! Maps of square numbers, on every square.

use quadrille_circuits::solve::NumberMap;

use super::Defect;
use crate::board::Square;
use crate::layout::Layout;
use crate::solve::NumberMaps;

pub(super) fn verify(layout: &Layout, squares: &NumberMaps) -> Result<(), Defect> {
    let (board, numbering) = (layout.board(), &layout.numbering);
    let check = |of: &str, map: &NumberMap, point: &dyn Fn(Square) -> (u8, u8)| {
        let wrong = board.squares().map(point).find(|&(from, to)| map.eval(from) != to);
        wrong.map_or(Ok(()), |(from, to)| {
            let detail = format!("{from} gives {}, not {to}", map.eval(from));
            Err(Defect { of: of.to_owned(), detail })
        })
    };
    let number = |square| numbering.number(square);
    check("file", &squares.file, &|square| (number(square), board.file(square)))?;
    check("rank", &squares.rank, &|square| (number(square), board.rank(square)))?;
    check("at", &squares.number, &|square| (board.place(square) as u8, number(square)))?;
    let absent = board.drawn().filter(|(.., square)| square.is_none());
    let absent = absent.map(|(file, rank, _)| rank * board.files() + file);
    if let Some(place) = { absent }.find(|&place| squares.number.eval(place) != numbering.unused())
    {
        let detail = format!("the place {place} has no square, but a number");
        return Err(Defect { of: "at".to_owned(), detail });
    }
    for (symmetry, map) in &squares.symmetries {
        let image = |square| (number(square), number(board.image(square, *symmetry)));
        check(symmetry.name(), map, &image)?;
    }
    Ok(())
}
