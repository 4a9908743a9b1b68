//! Magics of the description: one for each square, each proved to give different keys to occupancies
//! with different attack sets.

use crate::diagnostic::{Diagnostic, Diagnostics, Extent};
use crate::list::{collected, list};
use crate::model::{GivenMagic, GivenMagics, Leap, Numbering, Piece, SliderOptions, Square};
use crate::parse::{Entry, MagicShift, Name, PieceMagics, SquareMagics};
use crate::proof::magics::{FlawCause, KEY_BITS, Premises, prove};

use super::sliders::ride_with_magics;
use super::{NamedBoard, Numbers};

/// Advice for keys that are claimed to be equal and are not.
pub(crate) const UNSHARED: &str = "leave the claim out, or give magics whose keys are equal: \
    `quadrille search magics` finds some";

/// The context in which magics are proved.
pub(crate) struct Checker<'a> {
    pub(crate) pieces: &'a [Piece],
    pub(crate) named_board: &'a NamedBoard,
    /// `None` if they are wrong: then magics are read, and not proved.
    pub(crate) numbers: Option<&'a Numbers>,
    /// The options for look-ups.
    pub(crate) options: &'a SliderOptions,
    /// The extents of the claims that squares share.
    pub(crate) shared: &'a [Extent],
}

impl Checker<'_> {
    /// The magics, without wrong ones, which are reported.
    pub(crate) fn magics(
        &self,
        entry: &Entry<Vec<PieceMagics>>,
        diagnostics: &mut Diagnostics,
    ) -> Vec<GivenMagics> {
        let mut magics: Vec<GivenMagics> = Vec::new();
        if self.numbers.is_some_and(|numbers| numbers.word.is_none()) {
            return magics;
        }
        for said in entry.items() {
            let ride = ride_with_magics(&said.piece, self.pieces, self.options, "magics")
                .and_then(|ride| self.check_count(said).map(|()| ride));
            let ride = ride.and_then(|ride| distinct(said, ride, &magics).map(|()| ride));
            let before = diagnostics.len();
            let entries = by_number(said, diagnostics);
            let is_read = diagnostics.len() == before;
            if let (Some(ride), true) = (diagnostics.take(ride), is_read) {
                magics.extend(diagnostics.take(self.proved(said, ride, entries)).flatten());
            }
        }
        magics
    }

    /// Checks that there is an entry for each square, if it is known which board it is.
    fn check_count(&self, said: &PieceMagics) -> Result<(), Diagnostic> {
        let (count, squares) = (said.squares.len(), self.named_board.board.len());
        if count == squares || !self.named_board.is_described {
            return Ok(());
        }
        let message = format!(
            "`{}` has {count} magics, but the board has {squares} squares",
            said.piece.text
        );
        let help = "give one for each square, in the order of numbers";
        Err(Diagnostic::new(said.extent, message).help(help))
    }

    /// The magics of one ride, proved, if there are numbers and a word.
    fn proved(
        &self,
        said: &PieceMagics,
        ride: Leap,
        entries: Vec<Vec<GivenMagic>>,
    ) -> Result<Option<GivenMagics>, Diagnostic> {
        let Some(Numbers { numbering, word: Some(word), .. }) = self.numbers else {
            return Ok(None);
        };
        let premises = Premises { numbering, word: *word, ride, options: self.options };
        let proved = prove(premises, &self.named_board.names, entries).map_err(|flaw| {
            let (extent, help) = self.cause(said, ride, &flaw.cause, numbering);
            Diagnostic::new(extent, flaw.message).help(help)
        });
        proved.map(Some)
    }

    /// The extent of a flaw's cause, and the help text.
    fn cause(
        &self,
        said: &PieceMagics,
        ride: Leap,
        cause: &FlawCause,
        numbering: &Numbering,
    ) -> (Extent, &'static str) {
        let ends = said.squares.first().zip(said.squares.last());
        let list = ends.map_or(said.extent, |(first, last)| first.extent.to(last.extent));
        let of_square = |at: Square| {
            let mut squares = numbering.by_number().iter().flatten();
            let index = squares.position(|square| *square == at);
            index.and_then(|index| said.squares.get(index)).map_or(list, |entry| entry.extent)
        };
        let extent = match cause {
            FlawCause::Claim(squares) => {
                let claim = self.options.claim(ride, squares);
                return (claim.map_or(list, |claim| self.shared[claim]), UNSHARED);
            }
            FlawCause::Entries => list,
            FlawCause::TurnedEntries => {
                let turned = said.squares.iter().find(|entry| entry.parts.is_empty());
                turned.map_or(list, |entry| entry.extent)
            }
            FlawCause::Entry(square) => of_square(*square),
        };
        (extent, "leave `magics` out, and they are found")
    }
}

/// The one ride of the piece that magics, or something else of them, are for.
pub(crate) fn single_ride(said: &Name, pieces: &[Piece], what: &str) -> Result<Leap, Diagnostic> {
    let name = &said.text;
    let known = list(pieces.iter(), |piece| (piece.name.as_str(), piece));
    let piece = said.one_of(&known, "there is no piece")?;
    if let ([], &[ride]) = (piece.leaps.as_slice(), piece.rides.as_slice()) {
        return Ok(ride);
    }
    let message = format!("the piece `{name}` is no single rider, which {what} are for");
    let help = format!("give the {what} of its riders, such as those of a rook and a bishop");
    Err(Diagnostic::new(said.extent, message).help(help))
}

/// Pieces that ride alike share their tables.
fn distinct(said: &PieceMagics, ride: Leap, earlier: &[GivenMagics]) -> Result<(), Diagnostic> {
    if earlier.iter().all(|earlier| earlier.ride != ride) {
        return Ok(());
    }
    let message = format!("the ride of `{}` has magics already", said.piece.text);
    Err(Diagnostic::new(said.piece.extent, message).help("keep the magics of one of these pieces"))
}

/// The magics in the order of numbers.
fn by_number(said: &PieceMagics, diagnostics: &mut Diagnostics) -> Vec<Vec<GivenMagic>> {
    let mut entry = |entry: &SquareMagics| {
        collected(entry.parts.iter().filter_map(|part| diagnostics.take(magic(part))))
    };
    list(said.squares.iter(), &mut entry)
}

fn magic(part: &MagicShift) -> Result<GivenMagic, Diagnostic> {
    let magic = u64::try_from(part.magic).map_err(|_| {
        Diagnostic::new(part.extent, "the magic has more than 64 bits")
            .help("write one factor of 64 bits: a `u128` is multiplied as the sum of its halves")
    })?;
    let key_bits = part.shift.map(|shift| key_bits(part, shift)).transpose()?;
    let rotation = u32::try_from(part.rotation).ok().filter(|&rotation| rotation < 64);
    let rotation = rotation.ok_or_else(|| {
        let message = format!("64 bits cannot be rotated by {}", part.rotation);
        Diagnostic::new(part.extent, message).help("rotate by 0 to 63")
    })?;
    Ok(GivenMagic { magic, key_bits, rotation })
}

fn key_bits(part: &MagicShift, shift: u64) -> Result<u32, Diagnostic> {
    // Keys are the top of a 64-bit product.
    let key_bits = 64_u64.checked_sub(shift).and_then(|bits| u32::try_from(bits).ok());
    key_bits.filter(|bits| KEY_BITS.contains(bits)).ok_or_else(|| {
        let (least, most) = (KEY_BITS.start(), KEY_BITS.end());
        let message = format!("a shift by {shift} leaves no key of {least} to {most} bits");
        let help = format!("shift by {} to {}", 64 - most, 64 - least);
        Diagnostic::new(part.extent, message).help(help)
    })
}
