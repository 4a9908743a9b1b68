//! Magics of the description, for all squares or some. Each is proved to map occupancies with different attack sets to
//! different keys.

use crate::diagnostic::{Diagnostic, Diagnostics, Extent};
use crate::list::{collected, list};
use crate::model::{
    GivenMagics, Group, Leap, Multiplier, Numbering, OtherSquares, Piece, SliderOptions, Square,
    WordSize,
};
use crate::parse::{self, Entry, PieceMagics, SquareMagic};
use crate::proof::magics::letters::{self, KeyFlaw, LetteredKey};
use crate::proof::magics::{Factor, FlawCause, KEY_BITS, Premises, StatedMagic, prove};
use crate::text::{counted, joined};

use super::key_letters::{self, Letter, WrittenKey};
use super::sliders::ride_with_magics;
use super::{NamedBoard, Numbers, square_named};

/// The help text for keys that are claimed to be equal and differ.
pub(crate) const UNSHARED: &str = "leave the claim out, or give magics whose keys are equal: \
    `quadrille search magics` finds some";

/// The context in which magics are proved.
pub(crate) struct Checker<'a> {
    pub(crate) pieces: &'a [Piece],
    pub(crate) named_board: &'a NamedBoard,
    /// The numbers, or `None` if they are wrong: then magics are read, and not proved.
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
            let entries = self.entries(said, diagnostics);
            let is_read = diagnostics.len() == before;
            let is_some = said.names.is_none() || !entries.is_empty();
            if let (Some(ride), true) = (diagnostics.take(ride), is_read && is_some) {
                magics.extend(diagnostics.take(self.proved(said, ride, &entries)).flatten());
            }
        }
        magics
    }

    /// Checks that a list has an entry for each square, if the board is known.
    fn check_count(&self, said: &PieceMagics) -> Result<(), Diagnostic> {
        let (count, squares) = (said.squares.len(), self.named_board.board.len());
        if said.names.is_some() || count == squares || !self.named_board.is_described {
            return Ok(());
        }
        let message = format!(
            "`{}` has {count} magics, but the board has {squares} squares",
            said.piece.text
        );
        let help = "give one for each square, in the order of numbers, or name squares: \
            `{ a1: 0x... >> 52 }`";
        Err(Diagnostic::new(said.extent, message).help(help))
    }

    /// The entries as written, each with its square if the numbers are known. Mistakes are reported.
    fn entries(&self, said: &PieceMagics, diagnostics: &mut Diagnostics) -> Vec<SquareEntry> {
        let by_number = self.numbers.map(|numbers| numbers.numbering.by_number());
        let mut by_number = by_number.into_iter().flatten().flatten();
        let names = self.named_board.all_names();
        let mut entries = Vec::new();
        for (index, entry) in said.squares.iter().enumerate() {
            let named = said.names.as_ref().and_then(|names| names.get(index));
            if entry.parts.is_empty() && named.is_some() {
                let message = "`_` stands for a square in a list of all squares";
                let help = "leave this square out, and its magic is found";
                diagnostics.push(Diagnostic::new(entry.extent, message).help(help));
            }
            let square = match named {
                Some(name) => {
                    let help = || "write the name of a square".to_owned();
                    diagnostics.take(square_named(&names, &name.text, name.extent, help))
                }
                None => by_number.next().copied(),
            };
            let mut parts = Vec::new();
            for part in &entry.parts {
                parts.extend(diagnostics.take(self.part(part)));
            }
            entries.push(SquareEntry { square, parts, extent: entry.extent });
        }
        entries
    }

    fn part(&self, part: &SquareMagic) -> Result<Part, Diagnostic> {
        let factor = part.factor.as_ref().map(factor).transpose()?;
        let groups: &[Group] = self.numbers.map_or(&[], |numbers| &numbers.groups);
        // Without numbers the groups may be wrong, so no key is proved.
        let key = part.key.as_ref().filter(|_| self.numbers.is_some());
        let key = key.map(|key| {
            let written = key_letters::written(key, groups, self.named_board)?;
            match factor.and_then(|factor: Factor| factor.key_bits) {
                Some(bits) if bits as usize != written.bits.len() => {
                    let has = written.bits.len();
                    let written = counted(has, "bit");
                    let message =
                        format!("a key of {written} is written, but the shift leaves {bits}");
                    let help = format!(
                        "shift by {}, or write {}",
                        64 - has,
                        counted(bits as usize, "bit")
                    );
                    Err(Diagnostic::new(key.extent, message).help(help))
                }
                _ => Ok(written),
            }
        });
        let extent = part.key.as_ref().map_or(part.extent, |key| key.extent);
        Ok(Part { factor, key: key.transpose()?, extent })
    }

    /// The proved magics of one ride, if there are numbers and a word.
    fn proved(
        &self,
        said: &PieceMagics,
        ride: Leap,
        entries: &[SquareEntry],
    ) -> Result<Option<GivenMagics>, Diagnostic> {
        let Some(Numbers { numbering, word: Some(word), .. }) = self.numbers else {
            return Ok(None);
        };
        let premises = Premises { numbering, word: *word, ride, options: self.options };
        let of_square = |square: &Square| {
            let entry = entries.iter().find(|entry| entry.square == Some(*square));
            entry.map_or(Vec::new(), |entry| list(&entry.parts, |part| part.stated(numbering)))
        };
        let stated = list(numbering.by_number().iter().flatten(), of_square);
        let others = match said.names {
            Some(_) => OtherSquares::Found,
            None => OtherSquares::Rotated,
        };
        let proved = prove(premises, &self.named_board.names, &stated, others).map_err(|flaw| {
            if let FlawCause::Key(square, part, cause) = flaw.cause {
                let entry = entries.iter().find(|entry| entry.square == Some(square));
                if let Some(part) = entry.and_then(|entry| entry.parts.get(part)) {
                    return self.key_flaw(part, numbering, &flaw.message, cause);
                }
            }
            let (extent, help) = self.cause(said, ride, &flaw.cause, entries);
            Diagnostic::new(extent, flaw.message).help(help)
        });
        proved.map(Some)
    }

    /// The extent of a flaw's cause, and its help text.
    fn cause(
        &self,
        said: &PieceMagics,
        ride: Leap,
        cause: &FlawCause,
        entries: &[SquareEntry],
    ) -> (Extent, &'static str) {
        let ends = said.squares.first().zip(said.squares.last());
        let list = ends.map_or(said.extent, |(first, last)| first.extent.to(last.extent));
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
            FlawCause::Entry(square) | FlawCause::Key(square, ..) => {
                let entry = entries.iter().find(|entry| entry.square == Some(*square));
                entry.map_or(list, |entry| entry.extent)
            }
        };
        let help = match said.names {
            Some(_) => "leave this square out, and its magic is found",
            None => "leave `magics` out, and they are found, or name the squares that have some",
        };
        (extent, help)
    }

    /// The error of a key in letters that no magic has, or that the magic beside it does not have.
    fn key_flaw(
        &self,
        part: &Part,
        numbering: &Numbering,
        message: &str,
        flaw: KeyFlaw,
    ) -> Diagnostic {
        let (extent, what, help) = match flaw {
            KeyFlaw::Down { number, bit, by } => {
                self.moved_down(part, numbering.square(number), bit, by)
            }
            KeyFlaw::Meet { bit, named, other, by } => {
                self.meeting(part, bit, [named, other, by].map(|number| numbering.square(number)))
            }
            KeyFlaw::Unplaced { number } => {
                let name = self.name(numbering.square(number));
                let help = "write `_` for more bits, or the squares in another order";
                (part.extent, format!("{name} finds no bit of its own"), help.to_owned())
            }
            KeyFlaw::Irrelevant { name } => part.irrelevant(name),
            KeyFlaw::Length { bits } => part.wrong_length(bits),
            KeyFlaw::Wrong { bit } => return self.wrong_bit(part, numbering, bit),
        };
        Diagnostic::new(extent, format!("{message}: {what}")).help(help)
    }

    /// The flaw of a square that would have to be shifted down.
    fn moved_down(&self, part: &Part, square: Option<Square>, bit: u32, by: u32) -> ExplainedFlaw {
        let moved = match self.group_of(square) {
            Some(group) => group.name.clone(),
            None => self.name(square),
        };
        let what = format!("`{moved}` would have to be shifted right by {by} to come to its place");
        let help = "a multiplication shifts to the left: put it further left in the key";
        (part.extent_at(bit, square), what, help.to_owned())
    }

    /// The flaw of two squares that come to one bit: the one named there, and another, which the shift of a third brings.
    fn meeting(&self, part: &Part, bit: u32, squares: [Option<Square>; 3]) -> ExplainedFlaw {
        let [named, other, by] = squares.map(|square| match self.group_of(square) {
            Some(group) => format!("{} of `{}`", self.name(square), group.name),
            None => self.name(square),
        });
        let what = format!("{named} meets {other}, which the shift of {by} brings there");
        let help = "put one of them elsewhere in the key";
        (part.extent_at(bit, squares[0]), what, help.to_owned())
    }

    /// The error of a magic whose key has another square at a bit than its letters say.
    fn wrong_bit(&self, part: &Part, numbering: &Numbering, bit: u32) -> Diagnostic {
        let key_bits = |letter: &Letter| self.key_bits(part, numbering.number(letter.square));
        let letters = part.letters(bit);
        let astray = letters.iter().find(|letter| key_bits(letter) != [bit]);
        let letter = astray.or(letters.first());
        let extent = letter.map_or(part.extent, |letter| letter.name.extent);
        let message = match (astray, letter) {
            (Some(letter), _) => {
                let name = self.named_board.name(letter.square);
                let bits = list(key_bits(letter), |bit| bit.to_string());
                let bits = if bits.is_empty() { "no bit".to_owned() } else { joined(&bits, "and") };
                let group = &letter.name.text;
                format!(
                    "`{group}` is not where it is written: {name} comes to {bits} of the key, not to {bit}"
                )
            }
            (None, letter) => {
                let group = letter.map_or("", |letter| &letter.name.text);
                format!("bit {bit} of the key is not `{group}` alone: other squares come there")
            }
        };
        Diagnostic::new(extent, message).help("correct the letters, or leave the magic out")
    }

    /// The bits of the key to which the magic of an entry moves a square.
    fn key_bits(&self, part: &Part, number: u8) -> Vec<u32> {
        let word = self.numbers.and_then(|numbers| numbers.word).unwrap_or(WordSize::U64);
        let (Some(factor), Some(key)) = (part.factor, &part.key) else { return Vec::new() };
        let Factor { magic, rotation, .. } = factor;
        let shift = 64 - key.bits.len() as u32;
        let multiplier = Multiplier { rotation, ..Multiplier::plain(magic, shift) };
        collected(letters::key_bits(word, multiplier, number))
    }

    fn name(&self, square: Option<Square>) -> String {
        square.map_or_else(String::new, |square| self.named_board.name(square))
    }

    fn group_of(&self, square: Option<Square>) -> Option<&Group> {
        let groups = self.numbers.map_or(&[][..], |numbers| &numbers.groups);
        groups.iter().find(|group| square.is_some_and(|square| group.squares.contains(&square)))
    }
}

/// The magics of a square, as written.
struct SquareEntry {
    /// The square, if it is known.
    square: Option<Square>,
    parts: Vec<Part>,
    extent: Extent,
}

/// The magic of one part of a look-up: a factor, a key in letters, or both.
struct Part {
    factor: Option<Factor>,
    key: Option<WrittenKey>,
    /// The extent of the key in letters, or of the whole entry if there is none.
    extent: Extent,
}

/// A flaw of a key in letters: its extent, a clause that tells it, and the help text.
type ExplainedFlaw = (Extent, String, String);

impl Part {
    fn stated(&self, numbering: &Numbering) -> StatedMagic {
        let numbers = |letters: &Vec<Letter>| list(letters, |it| numbering.number(it.square));
        let key = self.key.as_ref().map(|key| LetteredKey {
            bits: list(&key.bits, numbers),
            names: list(&key.names, |(_, squares)| list(squares, |&it| numbering.number(it))),
        });
        StatedMagic { factor: self.factor, key }
    }

    /// The letters of a bit of the key.
    fn letters(&self, bit: u32) -> &[Letter] {
        let bits = self.key.as_ref().map_or(&[][..], |key| &key.bits);
        bits.get(bit as usize).map_or(&[], Vec::as_slice)
    }

    /// The extent of the letter that stands for a square at a bit, or of the key.
    fn extent_at(&self, bit: u32, square: Option<Square>) -> Extent {
        let letter = self.letters(bit).iter().find(|letter| Some(letter.square) == square);
        letter.map_or(self.extent, |letter| letter.name.extent)
    }

    /// The flaw of a name whose squares do not matter.
    fn irrelevant(&self, name: usize) -> ExplainedFlaw {
        let written = self.key.as_ref().and_then(|key| key.names.get(name));
        let (name, extent) =
            written.map_or(("", self.extent), |(name, _)| (name.text.as_str(), name.extent));
        let what = format!("`{name}` has no square whose occupant matters here");
        (extent, what, "leave it out, or write `_` for each of its bits".to_owned())
    }

    /// The flaw of a key whose magic, without a shift, gives this many bits instead.
    fn wrong_length(&self, bits: u32) -> ExplainedFlaw {
        let written = self.key.as_ref().map_or(0, |key| key.bits.len());
        let has = counted(bits as usize, "bit");
        let help = format!("write `>> {}`, or {bits} bits", 64 - written);
        (self.extent, format!("without a shift the magic's key has {has}"), help)
    }
}

/// Refuses magics for a ride that has some already: pieces that ride alike share their tables.
fn distinct(said: &PieceMagics, ride: Leap, earlier: &[GivenMagics]) -> Result<(), Diagnostic> {
    if earlier.iter().all(|earlier| earlier.ride != ride) {
        return Ok(());
    }
    let message = format!("the ride of `{}` has magics already", said.piece.text);
    Err(Diagnostic::new(said.piece.extent, message).help("keep the magics of one of these pieces"))
}

fn factor(part: &parse::Factor) -> Result<Factor, Diagnostic> {
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
    Ok(Factor { magic, key_bits, rotation })
}

fn key_bits(part: &parse::Factor, shift: u64) -> Result<u32, Diagnostic> {
    // A key is the top bits of a 64-bit product.
    let key_bits = 64_u64.checked_sub(shift).and_then(|bits| u32::try_from(bits).ok());
    key_bits.filter(|bits| KEY_BITS.contains(bits)).ok_or_else(|| {
        let (least, most) = (KEY_BITS.start(), KEY_BITS.end());
        let message = format!("a shift by {shift} leaves no key of {least} to {most} bits");
        let help = format!("shift by {} to {}", 64 - most, 64 - least);
        Diagnostic::new(part.extent, message).help(help)
    })
}
