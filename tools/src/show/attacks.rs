//! Pictures of a piece's moves and captures from a square.

use std::borrow::Cow;

use quadrille_codegen::betza;
use quadrille_codegen::model::{Board, Piece, Square, SquareSet, set_of};
use quadrille_codegen::reference::{self, moves::Standing};
use quadrille_codegen::text::with_article;
use quadrille_runtime::{Color, Direction};

use super::contents::{Contents, middle};
use super::figure::Man;
use super::legend_lines::Phrase;
use super::picture::Picture;
use super::role::Role;
use crate::squares;

impl Contents<'_> {
    /// The squares a piece attacks.
    pub fn attacks(
        &self,
        piece: &str,
        from: Option<&str>,
        occupied: &str,
        color: Color,
    ) -> Result<Picture, String> {
        let (layout, board) = (self.layout(), self.board());
        let occupied = squares::set(layout, occupied)?;
        let described = if piece == PAWN { None } else { Some(self.moving(piece)?) };
        let reach = |from: Square| match &described {
            None => {
                let forward = layout.pawns[usize::from(color == Color::Black)];
                Reach::of_pawn(board, from, occupied.and_not(from.bit()), forward)
            }
            Some(piece) => Reach::new(board, piece, from, occupied.and_not(from.bit()), color),
        };
        let has_side = described.as_ref().is_none_or(|piece| piece.sides.is_some());
        let from = match from {
            Some(name) => squares::named(layout, name)?,
            None => {
                middle(board, |square| !square.is_in(occupied) && !reach(square).attacked.is_zero())
            }
        };
        let (reach, occupied) = (reach(from), occupied.and_not(from.bit()));
        let man = Role::Piece(Man::named(piece, has_side.then_some(color)));
        let role = |square: Square| match square {
            _ if square == from => man,
            _ if square.is_in(reach.attacked & occupied) => Role::Captured,
            _ if square.is_in(occupied) => Role::Occupied,
            _ if square.is_in(reach.attacked) => Role::Attacked,
            _ if square.is_in(reach.entered) => Role::Entered,
            _ => Role::Plain,
        };
        let spoken = if has_side { format!("{color} {piece}") } else { piece.to_owned() };
        let name = layout.names.square(board, from);
        let title = self.title(&format!(": attacks of {} on {name}", with_article(&spoken)));
        let roles = [
            (man, piece),
            (Role::Attacked, "attacked"),
            (Role::Occupied, "occupied"),
            (Role::Captured, "occupied and attacked"),
            (Role::Entered, "entered without capturing"),
        ];
        let is_there = |wanted: Role| board.squares().any(|square| role(square) == wanted);
        let roles = roles.into_iter().filter(|&(role, _)| is_there(role));
        let notes = described.iter().flat_map(|piece| piece.notes.clone());
        let word = self.word_of(reach.attacked).map(|word| format!("attacks: {word}"));
        Ok(Picture::new(layout, title, |square| (String::new(), role(square)))
            .with_notes(self.all_numbers())
            .with_legend(roles.map(|(role, text)| Phrase::of(role, text)))
            .with_legend(word.map(Phrase::from))
            .with_legend(notes.map(Phrase::from)))
    }

    /// The squares that each piece attacks, without numbers and words. If Black's movement is White's turned, only White's
    /// are drawn.
    pub fn pieces(&self) -> Result<Vec<Picture>, String> {
        let pieces = &self.layout().pieces;
        if pieces.is_empty() {
            return Err(format!("{} is described without `pieces`", self.described.item.name));
        }
        let picture = |(piece, color): (&Piece, Color)| {
            let picture = self.attacks(&piece.name, None, "", color)?;
            let name = match piece.is_by_color {
                true => format!("{color} {}", piece.name),
                false => piece.name.clone(),
            };
            Ok(picture.without_notes(self.title(&format!(": {name}"))))
        };
        let sides = |piece| Color::ALL.map(|color| (piece, color));
        let drawn = |&(piece, color): &(&Piece, Color)| color.is_white() || piece.is_by_color;
        pieces.iter().flat_map(sides).filter(drawn).map(picture).collect()
    }

    /// The layout's piece with this name, or a piece given in Betza's notation, such as `[F?R]`.
    fn moving(&self, piece: &str) -> Result<Cow<'_, Piece>, String> {
        let unknown = match self.piece(piece) {
            Ok(known) => return Ok(Cow::Borrowed(known)),
            Err(unknown) => unknown,
        };
        let is_name = piece.chars().all(|c| c.is_ascii_lowercase() || c == '_');
        let movement = betza::parse(piece).map_err(|wrong| match is_name {
            true => unknown,
            false => format!("{}; {}", wrong.message, wrong.help),
        })?;
        let limits = movement.parts.iter().map(|part| &part.limits);
        for region in limits.flat_map(|limits| limits.on.iter().chain(&limits.within)) {
            self.named_region(region)?;
        }
        let squares = |region: &str, color: usize| {
            self.named_region(region).map_or(SquareSet::MAX, |region| region.squares[color])
        };
        let layout = self.layout();
        let side = |color: usize| {
            movement.rules(layout.board(), layout.pawns[color], |name| squares(name, color))
        };
        let sides = Some([0, 1].map(side));
        let name = piece.to_owned();
        let notes = betza::notes(piece);
        let (leaps, rides, is_by_color) = (Vec::new(), Vec::new(), false);
        Ok(Cow::Owned(Piece { name, leaps, rides, sides, is_by_color, notes }))
    }
}

/// The name of pawns, which every layout has without describing them.
const PAWN: &str = "pawn";

struct Reach {
    /// The capture targets.
    attacked: SquareSet,
    /// The targets of quiet moves.
    entered: SquareSet,
}

impl Reach {
    fn new(board: Board, piece: &Piece, from: Square, occupied: SquareSet, color: Color) -> Reach {
        match &piece.sides {
            None => {
                let attacked = reference::attacks(board, from, piece, occupied);
                Reach { attacked, entered: attacked.and_not(occupied) }
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

    /// A pawn's squares: it captures one step diagonally ahead, and moves one step straight ahead if that is empty.
    fn of_pawn(board: Board, from: Square, occupied: SquareSet, forward: Direction) -> Reach {
        let steps = |directions: &[Direction]| {
            let squares = directions.iter().filter_map(|&way| board.step(from, way));
            set_of(squares)
        };
        Reach { attacked: steps(&forward.beside()), entered: steps(&[forward]).and_not(occupied) }
    }
}
