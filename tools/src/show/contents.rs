//! The pictures of a layout that can be shown.

use std::cmp::Reverse;

use quadrille_codegen::board::{Board, Square, SquareSet};
use quadrille_codegen::item::Described;
use quadrille_codegen::layout::{Layout, Piece};
use quadrille_codegen::reference::{self, moves::Standing};
use quadrille_runtime::{Color, Direction, Symmetry};

use super::Radix;
use super::picture::{Arrow, Picture, Role};
use crate::sharing::Sharing;
use crate::{Failure, solved, squares, unknown_name};

/// A layout, and how its numbers are written.
pub struct Contents<'a> {
    pub described: &'a Described,
    pub radix: Radix,
}

impl Contents<'_> {
    fn layout(&self) -> &Layout {
        &self.described.layout
    }

    fn board(&self) -> Board {
        self.layout().board()
    }

    fn title(&self, subject: &str) -> String {
        format!("{}{subject}", self.described.item.name)
    }

    fn number(&self, square: Square) -> String {
        let number = self.layout().numbering.number(square);
        match self.radix {
            Radix::Decimal => format!("{number}"),
            Radix::Octal => format!("{number:02o}"),
            Radix::Hex => format!("{number:02x}"),
        }
    }

    /// The number of each square, in reading order.
    fn all_numbers(&self) -> impl Iterator<Item = String> {
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
        let picture =
            Picture::new(self.layout(), title, |square| (self.number(square), Role::Plain));
        // Names that are not those of file and rank.
        picture.with_notes(self.layout().names.squares.iter().flat_map(|_| self.names()))
    }

    /// The name of each square, in reading order.
    fn names(&self) -> impl Iterator<Item = String> {
        let board = self.board();
        board.reading_order().map(move |square| self.layout().names.square(board, square))
    }

    /// The names of the squares.
    pub fn named(&self) -> Picture {
        let (board, names) = (self.board(), &self.layout().names);
        let name = |square| (names.square(board, square), Role::Plain);
        Picture::new(self.layout(), self.title(": names"), name).with_notes(self.all_numbers())
    }

    /// A set of squares after a flip, and its word.
    pub fn set(&self, squares: &str, flip: Symmetry) -> Result<Picture, String> {
        self.has(flip)?;
        let (layout, board) = (self.layout(), self.board());
        let set = squares::image(board, squares::set(layout, squares)?, flip);
        let sign = |square: Square| match set & square.bit() {
            0 => ("·".to_owned(), Role::Plain),
            _ => ("x".to_owned(), Role::Attacked),
        };
        let subject = match flip {
            Symmetry::Identity => ": a set of squares".to_owned(),
            flip => format!(": the set after {flip}"),
        };
        Ok(Picture::new(layout, self.title(&subject), sign)
            .with_notes(self.all_numbers())
            .with_legend(self.word_of(set).map(|word| format!("set: {word}"))))
    }

    /// The groups of bits.
    pub fn groups(&self) -> Result<Picture, String> {
        let groups = &self.layout().groups;
        if groups.is_empty() {
            return Err(format!("{} is described without `groups`", self.described.item.name));
        }
        let group = |square: Square| {
            let place = groups.iter().position(|group| group.squares.contains(&square));
            place.map_or((String::new(), Role::Plain), |place| {
                let group = &groups[place];
                let role = if group.squares.len() > 1 { Role::Class(place) } else { Role::Plain };
                (group.name.clone(), role)
            })
        };
        let names: Vec<&str> = groups.iter().map(|group| group.name.as_str()).collect();
        let legend = format!("from the most significant bit: {}", names.join(" "));
        Ok(Picture::new(self.layout(), self.title(": groups of bits"), group)
            .with_notes(self.all_numbers())
            .with_legend([legend]))
    }

    /// The values of the fields of each number.
    pub fn fields(&self) -> Picture {
        let fields = &self.layout().fields;
        let value = |square, place: usize| {
            let field = &fields[place];
            usize::from((self.layout().numbering.number(square) & field.mask()) >> field.shift)
        };
        let names: Vec<&str> = fields.iter().map(|field| field.name.as_str()).collect();
        let bits: Vec<String> =
            fields.iter().map(|field| format!("{}: {}", field.name, field.width)).collect();
        let title = self.title(&format!(": {}", names.join(".")));
        Picture::new(self.layout(), title, |square| {
            let values: Vec<String> =
                (0..fields.len()).map(|place| value(square, place).to_string()).collect();
            let role = if fields.len() > 1 { Role::Class(value(square, 0)) } else { Role::Plain };
            (values.join("."), role)
        })
        .with_notes(self.all_numbers())
        .with_legend([format!("bits: {}", bits.join(", "))])
    }

    /// Which squares share an index.
    pub fn shared(&self, piece: &str) -> Result<Picture, Failure> {
        let piece = self.piece(piece)?;
        let solution = solved(self.described)?;
        let sharing = Sharing::new(self.layout(), &solution, piece)?;
        let class = |square: Square| match sharing.class(square) {
            Some(class) => (label(class), Role::Class(class)),
            None => ("·".to_owned(), Role::Plain),
        };
        let title = self.title(&format!(": squares that share an index, {}", piece.name));
        Ok(Picture::new(self.layout(), title, class)
            .with_notes(self.all_numbers())
            .with_legend(sharing.summary()))
    }

    /// What a piece attacks.
    pub fn attacks(
        &self,
        piece: &str,
        from: Option<&str>,
        occupied: &str,
        color: Color,
    ) -> Result<Picture, String> {
        let (layout, board) = (self.layout(), self.board());
        let occupied = squares::set(layout, occupied)?;
        let described = if piece == PAWN { None } else { Some(self.piece(piece)?) };
        let reach = |from: Square| match described {
            None => {
                let forward = layout.pawns[usize::from(color == Color::Black)];
                Reach::of_pawn(board, from, occupied & !from.bit(), forward)
            }
            Some(piece) => Reach::new(board, piece, from, occupied & !from.bit(), color),
        };
        let has_side = described.is_none_or(|piece| piece.sides.is_some());
        let from = match from {
            Some(name) => squares::named(layout, name)?,
            None => {
                middle(board, |square| occupied & square.bit() == 0 && reach(square).attacked != 0)
            }
        };
        let (reach, occupied) = (reach(from), occupied & !from.bit());
        let role = |square: Square| match square.bit() {
            bit if square == from => ("@", Role::Piece, bit),
            bit if reach.attacked & occupied & bit != 0 => ("X", Role::Captured, bit),
            bit if occupied & bit != 0 => ("o", Role::Occupied, bit),
            bit if reach.attacked & bit != 0 => ("x", Role::Attacked, bit),
            bit if reach.entered & bit != 0 => ("+", Role::Entered, bit),
            bit => ("·", Role::Plain, bit),
        };
        let side = if has_side { format!("{color} ") } else { String::new() };
        let name = layout.names.square(board, from);
        let title = self.title(&format!(": attacks of a {side}{piece} on {name}"));
        let mut signs = vec!["@ piece", "x attacked", "o occupied", "X both"];
        if reach.entered & !reach.attacked != 0 {
            signs.push("+ entered without capturing");
        }
        Ok(Picture::new(layout, title, |square| {
            let (sign, role, _) = role(square);
            (sign.to_owned(), role)
        })
        .with_notes(self.all_numbers())
        .with_legend([signs.join(", ")])
        .with_legend(self.word_of(reach.attacked).map(|word| format!("attacks: {word}"))))
    }

    /// A set of squares as a bitboard, if there are any.
    fn word_of(&self, set: SquareSet) -> Option<String> {
        let digits = self.layout().word?.bits() as usize / 4;
        Some(format!("0x{:0digits$x}", self.layout().numbering.word(set)))
    }

    /// Where a symmetry carries each square.
    pub fn flip(&self, symmetry: Symmetry) -> Result<Picture, String> {
        self.has(symmetry)?;
        let board = self.board();
        // Squares that it exchanges have one colour.
        let orbits = orbits(board, |square| board.image(square, symmetry));
        let role = |square: Square| {
            let orbit = orbits.iter().position(|orbit| orbit & square.bit() != 0);
            orbit.filter(|&at| orbits[at].count_ones() > 1).map_or(Role::Plain, Role::Class)
        };
        let image = |square| Some(board.image(square, symmetry));
        Ok(self.mapped(&format!(": {symmetry}"), role, image))
    }

    /// Where a step leads from each square.
    pub fn step(&self, direction: Direction) -> Result<Picture, String> {
        let board = self.board();
        if board.delta(direction).is_none() {
            let others = Direction::ALL.into_iter().filter(|&other| board.delta(other).is_some());
            let others: Vec<&str> = others.map(Direction::name).collect();
            return Err(self.has_no(direction.name(), &others));
        }
        let target = |square| board.step(square, direction);
        let subject = format!(": a step {}", direction.name().replace('_', "-"));
        Ok(self.mapped(&subject, |_| Role::Plain, target))
    }

    /// Whether the board has this symmetry.
    fn has(&self, symmetry: Symmetry) -> Result<(), String> {
        let board = self.board();
        if board.has(symmetry) {
            return Ok(());
        }
        let others = board.symmetries().filter(|&other| other != Symmetry::Identity);
        let others: Vec<&str> = others.map(Symmetry::name).collect();
        Err(self.has_no(symmetry.name(), &others))
    }

    /// The error that the board lacks something, with what it has.
    fn has_no(&self, what: &str, others: &[&str]) -> String {
        let others = if others.is_empty() { "none at all".to_owned() } else { others.join(", ") };
        format!("the board of {} has no {what}; it has {others}", self.described.item.name)
    }

    /// The squares of a region, for White and for Black.
    pub fn region(&self, name: &str) -> Result<Picture, String> {
        let regions = &self.layout().regions;
        let region = regions.iter().find(|region| region.name == name).ok_or_else(|| {
            let known = regions.iter().map(|region| region.name.as_str());
            let layout = &self.described.item.name;
            format!(
                "{layout} has no region `{name}`{}",
                unknown_name::instead(name, known, "it has")
            )
        })?;
        let [white, black] = region.squares;
        let sign = |square: Square| match (white & square.bit() != 0, black & square.bit() != 0) {
            (false, false) => ("·".to_owned(), Role::Plain),
            (true, true) => ("x".to_owned(), Role::Attacked),
            (true, false) => ("w".to_owned(), Role::Class(0)),
            (false, true) => ("b".to_owned(), Role::Class(1)),
        };
        let words = |set| self.word_of(set).map_or_else(String::new, |word| format!(": {word}"));
        let legend = if white == black {
            vec![format!("x {name}{}", words(white))]
        } else {
            let both = if white & black == 0 { "" } else { ", x" };
            let [white, black] = [white, black].map(words);
            vec![format!("w{both} White's{white}"), format!("b{both} Black's{black}")]
        };
        Ok(Picture::new(self.layout(), self.title(&format!(": the region {name}")), sign)
            .with_notes(self.all_numbers())
            .with_legend(legend))
    }

    fn mapped(
        &self,
        subject: &str,
        role: impl Fn(Square) -> Role,
        image: impl Fn(Square) -> Option<Square>,
    ) -> Picture {
        let board = self.board();
        let arrow = |square: Square| {
            let target = image(square)?;
            Some(Arrow {
                file: board.file(target),
                rank: board.rank(target),
                text: self.number(target),
                is_mutual: image(target) == Some(square),
            })
        };
        Picture::new(self.layout(), self.title(subject), |square| {
            (self.number(square), role(square))
        })
        .with_arrows(board.reading_order().map(arrow))
    }

    fn piece(&self, name: &str) -> Result<&Piece, String> {
        let pieces = &self.layout().pieces;
        pieces.iter().find(|piece| piece.name == name).ok_or_else(|| {
            let names = pieces.iter().map(|piece| piece.name.as_str());
            let instead = unknown_name::instead(name, names, "it has");
            format!("{} has no piece `{name}`{instead}", self.described.item.name)
        })
    }
}

/// What every layout has, though no description names it.
const PAWN: &str = "pawn";

/// Where a piece goes.
struct Reach {
    /// Where it captures.
    attacked: SquareSet,
    /// Where it goes without capturing.
    entered: SquareSet,
}

impl Reach {
    fn new(board: Board, piece: &Piece, from: Square, occupied: SquareSet, color: Color) -> Reach {
        match &piece.sides {
            None => {
                let attacked = reference::attacks(board, from, piece, occupied);
                Reach { attacked, entered: attacked & !occupied }
            }
            Some(sides) => {
                let rules = &sides[usize::from(color == Color::Black)];
                let standing = Standing::all(occupied | from.bit());
                Reach {
                    attacked: reference::moves::attacks(board, from, rules, standing),
                    entered: reference::moves::moves(board, from, rules, standing),
                }
            }
        }
    }
}

impl Reach {
    /// Of a pawn: aslant to capture, one step ahead if nothing stands there.
    fn of_pawn(board: Board, from: Square, occupied: SquareSet, forward: Direction) -> Reach {
        let steps = |directions: &[Direction]| {
            let squares = directions.iter().filter_map(|&way| board.step(from, way));
            squares.fold(0, |set, square| set | square.bit())
        };
        Reach { attacked: steps(&forward.beside()), entered: steps(&[forward]) & !occupied }
    }
}

/// The square nearest to the middle of the board that is preferred, e4 rather than d5; of all, if none is.
fn middle(board: Board, is_preferred: impl Fn(Square) -> bool) -> Square {
    let apart = |place: u8, count: u8| (2 * i32::from(place) + 1 - i32::from(count)).pow(2);
    let distance = |square: &Square| {
        let (file, rank) = (board.file(*square), board.rank(*square));
        (apart(file, board.files()) + apart(rank, board.ranks()), rank, Reverse(file))
    };
    let preferred = board.squares().filter(|&square| is_preferred(square)).min_by_key(distance);
    preferred.or_else(|| board.squares().min_by_key(distance)).expect("a board has squares")
}

/// The sets of squares that a permutation carries into one another.
fn orbits(board: Board, image: impl Fn(Square) -> Square) -> Vec<SquareSet> {
    let mut orbits: Vec<SquareSet> = Vec::new();
    for first in board.squares() {
        if orbits.iter().any(|orbit| orbit & first.bit() != 0) {
            continue;
        }
        let (mut orbit, mut square) = (first.bit(), image(first));
        while square != first {
            orbit |= square.bit();
            square = image(square);
        }
        orbits.push(orbit);
    }
    orbits
}

/// The letters of a class: A, B, ... Z, a, ... z, then numbers.
fn label(class: usize) -> String {
    let letters = (b'A'..=b'Z').chain(b'a'..=b'z').map(char::from);
    letters.skip(class).map(String::from).next().unwrap_or_else(|| class.to_string())
}
