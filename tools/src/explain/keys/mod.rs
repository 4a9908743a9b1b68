//! The keys of magics: drawn as sums of shifted words, as H. G. Muller draws them for W, and listed for all squares.
//!
//! - [`key_squares`]: the bits of a key to which a magic moves squares
//! - [`letters`]: a key in letters, as descriptions have it
//! - [`sum`]: the drawn sum of one square

mod key_squares;
mod letters;
mod sum;

use quadrille_codegen::described_type::Described;
use quadrille_codegen::model::{Layout, Square};
use quadrille_codegen::solve::sliders::{MagicTables, Method, RiderLookUp};

use super::{HEADING, methods};
use crate::shared_indexes::Sharing;
use crate::{Failure, solved, squares, unknown_name};
use key_squares::KeySquares;

/// Draws the sums that make the keys of a piece's magics on a square. The piece must be a single rider.
///
/// # Errors
/// If there is no such piece or square, the piece is not looked up by magics, or the numbering does not allow what its
/// description asks for.
pub fn of_square(described: &Described, piece: &str, square: &str) -> Result<String, Failure> {
    let layout = &described.layout;
    let square = squares::named(layout, square)?;
    let Keys { piece, look_up, tables, sharing } = &keys(described, piece)?;
    let name = |square| layout.names.square(layout.board(), square);
    let base = base(layout, look_up, square);
    let mut text = format!("{HEADING}{piece} on {}{HEADING:#}", name(square));
    if base != square {
        text.extend([", looked up as ", &name(base), ", to which the board is turned"]);
    }
    let (slot, _) = look_up.slot(layout.numbering.number(square));
    for entry in &tables.squares[slot] {
        let key_squares = KeySquares::new(layout, tables, entry);
        text.extend(["\n", &key_squares.summary(), "\n\n", &sum::drawn(&key_squares)]);
    }
    let others: Vec<String> = sharing.others(square).map(name).collect();
    let shared = if others.is_empty() { "no other square".to_owned() } else { others.join(" ") };
    text.extend(["\nIts index is shared with ", &shared, ".\n"]);
    Ok(text)
}

/// The key of a piece's magic on a square, for a picture.
pub(crate) struct KeyPicture {
    /// The relevant squares, each with its bits of the key; bits of several keys are told apart.
    pub bits: Vec<(Square, String)>,
    /// The lines of the sums.
    pub lines: Vec<String>,
}

/// The key of a piece that is a single rider, for a picture.
///
/// # Errors
/// The errors of [`of_square`].
pub(crate) fn picture(
    described: &Described,
    piece: &str,
    square: Square,
) -> Result<KeyPicture, Failure> {
    let layout = &described.layout;
    let Keys { look_up, tables, .. } = &keys(described, piece)?;
    let (slot, _) = look_up.slot(layout.numbering.number(square));
    let (mut bits, mut lines) = (Vec::new(), Vec::new());
    for entry in &tables.squares[slot] {
        let key_squares = KeySquares::new(layout, tables, entry);
        for square in &key_squares.squares {
            let own: Vec<String> = square.bits.iter().map(u32::to_string).collect();
            let square = layout.numbering.square(square.number);
            bits.extend(square.map(|square| (square, own.join("+"))));
        }
        lines.push(key_squares.summary());
        lines.extend(sum::drawn(&key_squares).lines().map(str::to_owned));
    }
    Ok(KeyPicture { bits, lines })
}

/// The keys of a piece, a row for each square with a magic of its own: the number of relevant squares, the bits of the
/// key, the key in letters, and the squares that share its index. The piece must be a single rider.
///
/// # Errors
/// The errors of [`of_square`].
pub fn of_all(described: &Described, piece: &str) -> Result<String, Failure> {
    let layout = &described.layout;
    let Keys { look_up, tables, sharing, .. } = &keys(described, piece)?;
    let name = |square| layout.names.square(layout.board(), square);
    let mut rows = vec![["square", "relevant", "bits", "key", "shared with"].map(str::to_owned)];
    let is_base = |square: &Square| base(layout, look_up, *square) == *square;
    for square in layout.board().squares().filter(is_base) {
        let (slot, _) = look_up.slot(layout.numbering.number(square));
        for entry in &tables.squares[slot] {
            let key_squares = KeySquares::new(layout, tables, entry);
            let (relevant, bits) = (key_squares.relevant(), key_squares.bits());
            let others = sharing.others(square).map(name).collect::<Vec<_>>().join(" ");
            let key = letters::or_sums(&key_squares);
            rows.push([name(square), relevant.to_string(), bits.to_string(), key, others]);
        }
    }
    Ok(aligned(&rows))
}

/// The rows with aligned columns; the second and the third are numbers.
fn aligned(rows: &[[String; 5]]) -> String {
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max();
    let widths: [usize; 5] = std::array::from_fn(|column| width(column).unwrap_or(0));
    let line = |[square, relevant, bits, key, others]: &[String; 5]| {
        let [first, second, third, fourth, _] = widths;
        let line = format!(
            "{square:first$}  {relevant:>second$}  {bits:>third$}  {key:fourth$}  {others}"
        );
        format!("{}\n", line.trim_end())
    };
    rows.iter().map(line).collect()
}

/// A piece that is a single rider, looked up by magics.
struct Keys {
    piece: String,
    look_up: RiderLookUp,
    tables: MagicTables,
    sharing: Sharing,
}

fn keys(described: &Described, piece: &str) -> Result<Keys, Failure> {
    let solution = solved(described)?;
    let layout = &described.layout;
    let known = layout.pieces.iter().find(|known| known.name == piece);
    let known = known.ok_or_else(|| {
        let names = layout.pieces.iter().map(|piece| piece.name.as_str());
        unknown_name::error("piece", piece, names)
    })?;
    let sharing = Sharing::new(layout, &solution, known)?;
    let sliders = solution.bitboards.iter().flat_map(|bitboards| &bitboards.sliders);
    let look_up = sliders.into_iter().find(|look_up| known.rides == [look_up.ride]);
    let Some(look_up) = look_up else { return Err(no_magics(piece, "another method").into()) };
    let Method::Magic(tables) = &look_up.method else {
        return Err(no_magics(piece, methods::look_up(&look_up.method)).into());
    };
    let tables = tables.clone();
    Ok(Keys { piece: piece.to_owned(), look_up: look_up.clone(), tables, sharing })
}

/// The square in whose frame a square is looked up.
fn base(layout: &Layout, look_up: &RiderLookUp, square: Square) -> Square {
    let (slot, _) = look_up.slot(layout.numbering.number(square));
    let base =
        look_up.rotated.as_ref().and_then(|turns| layout.numbering.square(turns.bases[slot]));
    base.unwrap_or(square)
}

fn no_magics(piece: &str, method: &str) -> String {
    format!(
        "`{piece}` is looked up by {method}, without one key a square; write `sliders: {{ {piece}: magic }}` for that"
    )
}
