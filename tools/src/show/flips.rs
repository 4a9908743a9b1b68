//! Flips and turns of the board, as images of squares.

use quadrille_codegen::model::{Board, Square, set_of, squares_of};
use quadrille_runtime::Symmetry;

use super::contents::Contents;
use super::legend_lines::Phrase;
use super::picture::Picture;
use super::role::Role;
use crate::{squares, unknown_name};

/// A mirror or turn of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flip(Symmetry);

impl Flip {
    /// All flips except the identity.
    pub fn all() -> impl Iterator<Item = Flip> {
        let of_hexagons = Symmetry::HEXAGONAL.into_iter().filter(|it| it.is_of_hexagons());
        Symmetry::ALL.into_iter().skip(1).chain(of_hexagons).map(Flip)
    }

    /// The flip of this name. The error proposes flips of the board, or of any if none is given.
    ///
    /// # Errors
    /// If there is no such flip.
    pub fn named(name: &str, board: Option<Board>) -> Result<Flip, String> {
        let is_known = |flip: &Flip| board.is_none_or(|board| flip.is_of(board));
        let known = || Flip::all().filter(is_known).map(Flip::name);
        let meant = Flip::all().find(|flip| flip.name() == name);
        meant.ok_or_else(|| unknown_name::error("symmetry", name, known()))
    }

    /// Its name, such as `rotate_90`.
    pub fn name(self) -> &'static str {
        self.0.name()
    }

    /// True if it maps all squares of a board to squares.
    pub fn is_of(self, board: Board) -> bool {
        board.squares().all(|square| self.image(board, square).is_some())
    }

    /// The image of a square, if there is a square.
    pub(super) fn image(self, board: Board, square: Square) -> Option<Square> {
        let Flip(symmetry) = self;
        let (file, rank) = (board.file(square), board.rank(square));
        let (file, rank) = match board.hexagons() {
            Some(hexagons) if symmetry.is_of_hexagons() => {
                hexagons.image(symmetry, (file, rank))?
            }
            _ if symmetry.is_of_hexagons() => return None,
            _ if symmetry.transposes() && !board.is_square() => return None,
            _ => symmetry.image(file, rank, board.files(), board.ranks()),
        };
        board.at(file, rank)
    }
}

impl Contents<'_> {
    /// A set of squares after a flip, and its word.
    pub fn set(&self, squares: &str, flip: Option<Flip>) -> Result<Picture, String> {
        let (layout, board) = (self.layout(), self.board());
        let mut set = squares::set(layout, squares)?;
        let mut subject = ": a set of squares".to_owned();
        if let Some(flip) = flip {
            self.has(flip)?;
            set = set_of(squares_of(set).filter_map(|square| flip.image(board, square)));
            subject = format!(": the set after {}", flip.name());
        }
        let role = |square: Square| if square.is_in(set) { Role::Attacked } else { Role::Plain };
        Ok(Picture::new(layout, self.title(&subject), |square| (String::new(), role(square)))
            .with_notes(self.all_numbers())
            .with_legend(self.word_of(set).map(|word| Phrase::from(format!("set: {word}")))))
    }

    /// The board before and after the flip, with two of its sides coloured.
    pub fn flip(&self, flip: Flip) -> Result<Vec<Picture>, String> {
        self.has(flip)?;
        let board = self.board();
        let is_from = |from: &Square, to| flip.image(board, *from) == Some(to);
        let source = |to| board.squares().find(|from| is_from(from, to)).unwrap_or(to);
        let side = |square| match (board.file(square), board.rank(square)) {
            (0, 0) => Role::Class(3),
            (0, _) => Role::Class(1),
            (_, 0) => Role::Class(2),
            _ => Role::Plain,
        };
        let numbers = |square: Square| (self.number(square), side(square));
        let before = Picture::new(self.layout(), self.title(""), numbers);
        let after = Picture::new(self.layout(), format!("after {}", flip.name()), |square| {
            numbers(source(square))
        });
        let moved = board.squares().find(|&from| !is_from(&from, from));
        let example = moved.zip(moved.and_then(|from| flip.image(board, from)));
        let example = example.map(|(from, to)| {
            let (from, to) = (self.number(from), self.number(to));
            Phrase::from(format!("what was on {from} is on {to}"))
        });
        Ok(vec![before, after.with_notes(self.all_numbers()).with_legend(example)])
    }

    /// Checks that the board has the flip.
    pub(super) fn has(&self, flip: Flip) -> Result<(), String> {
        let board = self.board();
        if flip.is_of(board) {
            return Ok(());
        }
        let others: Vec<&str> =
            Flip::all().filter(|other| other.is_of(board)).map(Flip::name).collect();
        let others = if others.is_empty() { "none at all".to_owned() } else { others.join(", ") };
        let (layout, flip) = (&self.described.item.name, flip.name());
        Err(format!("the board of {layout} has no {flip}; it has {others}"))
    }
}
