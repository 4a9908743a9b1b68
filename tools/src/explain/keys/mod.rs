//! How a magic makes its key: the sum of shifted words that H. G. Muller draws for W, and the keys of all squares.
//!
//! - [`landings`]: the bits of a key to which squares come
//! - [`letters`]: a key as a description may hold it
//! - [`sum`]: the drawn sum of one square

mod landings;
mod letters;
mod sum;

use quadrille_codegen::described_type::Described;
use quadrille_codegen::model::{Layout, Square};
use quadrille_codegen::solve::sliders::{MagicTables, Method, RiderLookUp};

use super::{HEADING, methods};
use crate::shared_indexes::Sharing;
use crate::{Failure, solved, squares};
use landings::Landings;

/// The sums by which a piece's magics on a square make their keys. The piece is a single rider.
///
/// # Errors
/// When there is no such piece or square, the piece is not looked up by magics, or the numbering does not allow what its
/// description asks for.
pub fn of_square(described: &Described, piece: &str, square: &str) -> Result<String, Failure> {
    let solution = solved(described)?;
    let layout = &described.layout;
    let square = squares::named(layout, square)?;
    let known = layout.pieces.iter().find(|known| known.name == piece);
    let piece = known.ok_or_else(|| {
        let names = layout.pieces.iter().map(|piece| piece.name.as_str());
        crate::unknown_name::error("piece", piece, names)
    })?;
    let sharing = Sharing::new(layout, &solution, piece)?;
    let sliders = solution.bitboards.iter().flat_map(|bitboards| &bitboards.sliders);
    let look_up = sliders.into_iter().find(|look_up| piece.rides == [look_up.ride]);
    let magics = look_up.and_then(|look_up| Some((look_up, tables(look_up)?)));
    let Some((look_up, tables)) = magics else {
        return Err(no_magics(&piece.name, look_up).into());
    };
    let name = |square| layout.names.square(layout.board(), square);
    let base = base(layout, look_up, square);
    let mut text = format!("{HEADING}{} on {}{HEADING:#}", piece.name, name(square));
    if base != square {
        text += &format!(", looked up as {}, to which the board is turned", name(base));
    }
    let (slot, _) = look_up.slot(layout.numbering.number(square));
    for entry in &tables.squares[slot] {
        let landings = Landings::new(layout, tables, entry);
        text += &format!("\n{}\n\n{}", landings.summary(), sum::drawn(&landings));
    }
    let class = sharing.class(square).map(|class| &sharing.classes[class]);
    let others = class.into_iter().flatten().filter(|&&other| other != square);
    let others: Vec<String> = others.map(|&other| name(other)).collect();
    let shared = if others.is_empty() { "no other square".to_owned() } else { others.join(" ") };
    text += &format!("\nIts index is shared with {shared}.\n");
    Ok(text)
}

/// A row for each square that is looked up by magics: how many squares matter, the bits of its key, and the key.
pub fn of_all(layout: &Layout, look_up: &RiderLookUp) -> Vec<String> {
    let Some(tables) = tables(look_up) else { return Vec::new() };
    let name = |square| layout.names.square(layout.board(), square);
    let mut rows = vec!["square  relevant  bits  key".to_owned()];
    for square in layout.board().squares().filter(|&square| base(layout, look_up, square) == square)
    {
        let (slot, _) = look_up.slot(layout.numbering.number(square));
        let parts = tables.squares[slot].iter().map(|entry| Landings::new(layout, tables, entry));
        rows.extend(parts.map(|landings| {
            let (relevant, bits) = (landings.relevant(), landings.bits());
            format!(
                "{:<6}  {relevant:>8}  {bits:>4}  {}",
                name(square),
                letters::or_sums(&landings)
            )
        }));
    }
    rows
}

/// The square in whose frame a square is looked up.
fn base(layout: &Layout, look_up: &RiderLookUp, square: Square) -> Square {
    let (slot, _) = look_up.slot(layout.numbering.number(square));
    let base = look_up.turns.as_ref().and_then(|turns| layout.numbering.square(turns.bases[slot]));
    base.unwrap_or(square)
}

fn tables(look_up: &RiderLookUp) -> Option<&MagicTables> {
    match &look_up.method {
        Method::Magic(tables) => Some(tables),
        _ => None,
    }
}

fn no_magics(piece: &str, look_up: Option<&RiderLookUp>) -> String {
    let method = look_up.map_or("another method".to_owned(), |look_up| {
        methods::look_up(&look_up.method).to_owned()
    });
    format!(
        "`{piece}` is looked up by {method}; write `sliders: {{ {piece}: magic }}` for one key a square"
    )
}
