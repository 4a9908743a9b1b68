//! Pictures of a layout's numbers, groups, fields and sets. Pictures of pieces are in `attacks`, and of flips in `flips`.

use std::cmp::Reverse;

use quadrille_codegen::described_type::Described;
use quadrille_codegen::model::{Board, Layout, Piece, Region, Square, SquareSet};

use super::Radix;
use super::legend_lines::Phrase;
use super::picture::Picture;
use super::role::Role;
use crate::shared_indexes::Sharing;
use crate::{Failure, explain, solved, squares, unknown_name};

/// A layout, and the radix of its numbers.
pub struct Contents<'a> {
    pub described: &'a Described,
    pub radix: Radix,
}

impl Contents<'_> {
    pub(super) fn layout(&self) -> &Layout {
        &self.described.layout
    }

    pub(super) fn board(&self) -> Board {
        self.layout().board()
    }

    pub(super) fn title(&self, subject: &str) -> String {
        format!("{}{subject}", self.described.item.name)
    }

    pub(super) fn number(&self, square: Square) -> String {
        let number = self.layout().numbering.number(square);
        match self.radix {
            Radix::Decimal => format!("{number}"),
            Radix::Octal => format!("{number:02o}"),
            Radix::Hex => format!("{number:02x}"),
        }
    }

    /// The number of each square, in reading order.
    pub(super) fn all_numbers(&self) -> impl Iterator<Item = String> {
        self.board().reading_order().map(|square| self.number(square))
    }

    /// The numbers of the squares.
    pub fn numbers(&self) -> Picture {
        let radix = match self.radix {
            Radix::Decimal => "",
            Radix::Octal => ", octal",
            Radix::Hex => ", hexadecimal",
        };
        let word = match self.layout().word {
            Some(word) => format!("bitboards are {word}"),
            None => "no bitboards".to_owned(),
        };
        let title = self.title(&format!(": {}, {word}{radix}", self.board()));
        Picture::new(self.layout(), title, |square| (self.number(square), Role::Plain))
    }

    /// The groups of bits.
    pub fn groups(&self) -> Result<Picture, String> {
        let groups = &self.layout().groups;
        if groups.is_empty() {
            return Err(format!("{} is described without `groups`", self.described.item.name));
        }
        let group = |square: Square| {
            let index = groups.iter().position(|group| group.squares.contains(&square));
            index.map_or((String::new(), Role::Plain), |index| {
                let group = &groups[index];
                let role = if group.squares.len() > 1 { Role::Class(index) } else { Role::Plain };
                (group.name.clone(), role)
            })
        };
        let names = groups.iter().map(|group| Phrase::from(group.name.as_str()));
        let legend = [Phrase::from("from the most significant bit:")].into_iter().chain(names);
        Ok(Picture::new(self.layout(), self.title(": groups of bits"), group)
            .with_notes(self.all_numbers())
            .with_legend(legend))
    }

    /// The values of the fields of each number.
    pub fn fields(&self) -> Picture {
        let fields = &self.layout().fields;
        let value = |square, index: usize| {
            let field = &fields[index];
            usize::from((self.layout().numbering.number(square) & field.mask()) >> field.shift)
        };
        let names: Vec<&str> = fields.iter().map(|field| field.name.as_str()).collect();
        let bits = fields.iter().map(|field| match field.width {
            1 => Phrase::from(format!("{}: 1 bit", field.name)),
            width => Phrase::from(format!("{}: {width} bits", field.name)),
        });
        let title = self.title(&format!(": {}", names.join(".")));
        Picture::new(self.layout(), title, |square| {
            let values: Vec<String> =
                (0..fields.len()).map(|index| value(square, index).to_string()).collect();
            let role = if fields.len() > 1 { Role::Class(value(square, 0)) } else { Role::Plain };
            (values.join("."), role)
        })
        .with_notes(self.all_numbers())
        .with_legend(bits)
    }

    /// The squares that share an index.
    pub fn shared(&self, piece: &str) -> Result<Picture, Failure> {
        let piece = self.piece(piece)?;
        let solution = solved(self.described)?;
        let sharing = Sharing::new(self.layout(), &solution, piece)?;
        let class = |square: Square| match sharing.class(square) {
            Some(class) => (label(class), Role::Class(class)),
            None => (String::new(), Role::Plain),
        };
        let title = self.title(&format!(": squares that share an index, {}", piece.name));
        Ok(Picture::new(self.layout(), title, class)
            .with_notes(self.all_numbers())
            .with_legend(sharing.summary().into_iter().map(Phrase::from)))
    }

    /// The bits of a slider's key, on the squares that the magic moves there.
    pub fn key(&self, piece: &str, from: Option<&str>) -> Result<Picture, Failure> {
        let from = match from {
            Some(name) => squares::named(self.layout(), name)?,
            None => middle(self.board(), |_| true),
        };
        let key = explain::picture_of_key(self.described, piece, from)?;
        let groups = &self.layout().groups;
        let cell = |square: Square| match key.bits.iter().find(|(other, _)| *other == square) {
            Some((_, bits)) => {
                let group = groups.iter().position(|group| group.squares.contains(&square));
                (bits.clone(), Role::Class(group.unwrap_or(0)))
            }
            None => (String::new(), Role::Plain),
        };
        let name = self.layout().names.square(self.board(), from);
        let title = self.title(&format!(": bits of the key of a {piece} on {name}"));
        let picture = Picture::new(self.layout(), title, cell).with_notes(self.all_numbers());
        let line = |picture: Picture, line: String| picture.with_legend([Phrase::from(line)]);
        Ok(key.lines.into_iter().fold(picture, line))
    }

    /// A set of squares as a bitboard, if the layout has bitboards.
    pub(super) fn word_of(&self, set: SquareSet) -> Option<String> {
        squares::bitboard(self.layout(), set)
    }

    /// The squares of a region, for White and for Black.
    pub fn region(&self, name: &str) -> Result<Picture, String> {
        let [white, black] = self.named_region(name)?.squares;
        let side = |square: Square| match (square.is_in(white), square.is_in(black)) {
            (false, false) => (String::new(), Role::Plain),
            (true, true) => (String::new(), Role::Attacked),
            (true, false) => ("w".to_owned(), Role::Class(0)),
            (false, true) => ("b".to_owned(), Role::Class(1)),
        };
        let words = |set| self.word_of(set).map_or_else(String::new, |word| format!(": {word}"));
        let picture =
            Picture::new(self.layout(), self.title(&format!(": the region {name}")), side)
                .with_notes(self.all_numbers());
        if white == black {
            let text = format!("{name}{}", words(white));
            return Ok(picture.with_legend([Phrase::of(Role::Attacked, text)]));
        }
        let both = (!(white & black).is_zero()).then(|| Phrase::of(Role::Attacked, "both sides'"));
        let [white, black] = [white, black].map(words);
        Ok(picture
            .with_legend([Phrase::of(Role::Class(0), format!("w White's{white}"))])
            .with_legend([Phrase::of(Role::Class(1), format!("b Black's{black}"))])
            .with_legend(both))
    }

    pub(super) fn named_region(&self, name: &str) -> Result<&Region, String> {
        let regions = &self.layout().regions;
        let region = regions.iter().find(|region| region.name == name);
        let names = regions.iter().map(|region| region.name.as_str());
        region.ok_or_else(|| self.has_none("region", name, names))
    }

    pub(super) fn piece(&self, name: &str) -> Result<&Piece, String> {
        let pieces = &self.layout().pieces;
        let piece = pieces.iter().find(|piece| piece.name == name);
        let names = pieces.iter().map(|piece| piece.name.as_str());
        piece.ok_or_else(|| self.has_none("piece", name, names))
    }

    /// The error of a name that the layout does not have, with a list of those that it has.
    fn has_none<'a>(&self, kind: &str, name: &str, names: impl Iterator<Item = &'a str>) -> String {
        let instead = unknown_name::instead(name, names, "it has");
        format!("{} has no {kind} `{name}`{instead}", self.described.item.name)
    }
}

/// The letters of a class: A, B, ... Z, a, ... z, then numbers.
fn label(class: usize) -> String {
    let letters = (b'A'..=b'Z').chain(b'a'..=b'z').map(char::from);
    letters.skip(class).map(String::from).next().unwrap_or_else(|| class.to_string())
}

/// The preferred square nearest to the middle of the board, e4 rather than d5; if none is preferred, the nearest of
/// all.
pub(super) fn middle(board: Board, is_preferred: impl Fn(Square) -> bool) -> Square {
    let apart = |line: u8, count: u8| (2 * i32::from(line) + 1 - i32::from(count)).pow(2);
    let distance = |square: &Square| {
        let (file, rank) = (board.file(*square), board.rank(*square));
        (apart(file, board.files()) + apart(rank, board.ranks()), rank, Reverse(file))
    };
    let preferred = board.squares().filter(|&square| is_preferred(square)).min_by_key(distance);
    preferred.or_else(|| board.squares().min_by_key(distance)).expect("a board has squares")
}
