//! Magics of the description: whether there is one for each square. The solver verifies them.

use crate::diagnostic::{Diagnostic, Diagnostics, did_you_mean};
use crate::item::MagicPlaces;
use crate::layout::{GivenMagic, GivenMagics, Leap, Numbering, Piece, WordSize};
use crate::parse::{Entry, MagicShift, PieceMagics, SquareMagics, Word};

use super::Numbers;

/// The most bits of a key: 2^20 entries are a megabyte for one square.
const MAX_KEY_BITS: u32 = 20;

/// The magics, and where each square's are.
#[derive(Default)]
pub(crate) struct Magics {
    pub(crate) list: Vec<GivenMagics>,
    pub(crate) places: Vec<MagicPlaces>,
}

pub(crate) fn magics(
    entry: &Entry<Vec<PieceMagics>>,
    pieces: &[Piece],
    numbers: &Numbers,
    diagnostics: &mut Diagnostics,
) -> Magics {
    let mut magics = Magics::default();
    let Some(word) = numbers.word else { return magics };
    for said in entry.given().into_iter().flatten() {
        let ride = single_ride(&said.piece, pieces, "magics")
            .and_then(|ride| check_count(said, &numbers.numbering).map(|()| ride));
        let ride = ride.and_then(|ride| distinct(said, ride, &magics).map(|()| ride));
        if let Some(ride) = diagnostics.take(ride) {
            let squares = by_number(said, word, diagnostics);
            magics.list.push(GivenMagics { ride, squares });
            magics.places.push(places(said, ride, &numbers.numbering));
        }
    }
    magics
}

/// The one ride of the piece that magics, or something else of them, are for.
pub(crate) fn single_ride(said: &Word, pieces: &[Piece], what: &str) -> Result<Leap, Diagnostic> {
    let name = &said.text;
    let piece = pieces.iter().find(|piece| piece.name == *name).ok_or_else(|| {
        let message = format!("there is no piece `{name}`");
        let names: Vec<&str> = pieces.iter().map(|piece| piece.name.as_str()).collect();
        Diagnostic::new(said.place, message).help(did_you_mean(name, names))
    })?;
    if let ([], &[ride]) = (piece.leaps.as_slice(), piece.rides.as_slice()) {
        return Ok(ride);
    }
    let message = format!("the piece `{name}` is no single rider, which {what} are for");
    let help = format!("give the {what} of its riders, such as those of a rook and a bishop");
    Err(Diagnostic::new(said.place, message).help(help))
}

/// Pieces that ride alike share their tables.
fn distinct(said: &PieceMagics, ride: Leap, earlier: &Magics) -> Result<(), Diagnostic> {
    if earlier.list.iter().all(|earlier| earlier.ride != ride) {
        return Ok(());
    }
    let message = format!("the ride of `{}` has magics already", said.piece.text);
    Err(Diagnostic::new(said.piece.place, message).help("keep the magics of one of these pieces"))
}

fn check_count(said: &PieceMagics, numbering: &Numbering) -> Result<(), Diagnostic> {
    let (count, squares) = (said.squares.len(), numbering.board().len());
    if count == squares {
        return Ok(());
    }
    let message =
        format!("`{}` has {count} magics, but the board has {squares} squares", said.piece.text);
    let help = "give one for each square, in the order of numbers";
    Err(Diagnostic::new(said.extent, message).help(help))
}

/// The magics in the order of numbers.
fn by_number(
    said: &PieceMagics,
    word: WordSize,
    diagnostics: &mut Diagnostics,
) -> Vec<Vec<GivenMagic>> {
    let mut entry = |entry: &SquareMagics| {
        entry.parts.iter().filter_map(|part| diagnostics.take(magic(part, word))).collect()
    };
    said.squares.iter().map(&mut entry).collect()
}

/// Where each square's magics are: entries are in the order of numbers.
fn places(said: &PieceMagics, ride: Leap, numbering: &Numbering) -> MagicPlaces {
    let squares = numbering.by_number().iter().copied().flatten();
    let extents = said.squares.iter().map(|entry| entry.extent);
    let ends = said.squares.first().zip(said.squares.last());
    let list = ends.map_or(said.extent, |(first, last)| first.extent.to(last.extent));
    MagicPlaces { ride, list, squares: squares.zip(extents).collect() }
}

fn magic(part: &MagicShift, word: WordSize) -> Result<GivenMagic, Diagnostic> {
    if part.magic > word.mask() {
        let message = format!("the magic does not fit a `{word}`");
        return Err(Diagnostic::new(part.extent, message).help("write it as the word has bits"));
    }
    let key_bits = part.shift.map(|shift| key_bits(part, shift)).transpose()?;
    Ok(GivenMagic { magic: part.magic, key_bits, rotation: rotation(part, word)? })
}

/// How far the occupancy is rotated.
fn rotation(part: &MagicShift, word: WordSize) -> Result<u32, Diagnostic> {
    let rotation = u32::try_from(part.rotation).ok().filter(|&rotation| rotation < word.bits());
    rotation.ok_or_else(|| {
        let message = format!("a `{word}` cannot be rotated by {}", part.rotation);
        let help = format!("rotate by 0 to {}", word.bits() - 1);
        Diagnostic::new(part.extent, message).help(help)
    })
}

fn key_bits(part: &MagicShift, shift: u64) -> Result<u32, Diagnostic> {
    // Keys are the top of a 64-bit product; of 128-bit words, of a sum of two.
    let bits = 64_u64;
    let key_bits = bits.checked_sub(shift).and_then(|bits| u32::try_from(bits).ok());
    key_bits.filter(|&bits| bits <= MAX_KEY_BITS).ok_or_else(|| {
        let least = bits - u64::from(MAX_KEY_BITS);
        let message = format!("a shift by {shift} leaves no key of 0 to {MAX_KEY_BITS} bits");
        Diagnostic::new(part.extent, message).help(format!("shift by {least} to {bits}"))
    })
}
