//! Where flips, turns and steps lead.

use quadrille_codegen::board::Square;
use quadrille_runtime::{Direction, Symmetry};

use super::contents::Contents;
use super::legend::Phrase;
use super::picture::{Arrow, Picture, Role};

impl Contents<'_> {
    /// The board before and after a symmetry carries its squares away, with two of its sides coloured.
    pub fn flip(&self, symmetry: Symmetry) -> Result<Vec<Picture>, String> {
        self.has(symmetry)?;
        let board = self.board();
        let source = |square| board.image(square, symmetry.inverse());
        let side = |square| match (board.file(square), board.rank(square)) {
            (0, 0) => Role::Class(3),
            (0, _) => Role::Class(1),
            (_, 0) => Role::Class(2),
            _ => Role::Plain,
        };
        let numbers = |square: Square| (self.number(square), side(square));
        let before = Picture::new(self.layout(), self.title(""), numbers);
        let after = Picture::new(self.layout(), format!("after {symmetry}"), |square| {
            numbers(source(square))
        });
        let moved = board.squares().find(|&square| board.image(square, symmetry) != square);
        let example = moved.map(|from| {
            let (from, to) = (self.number(from), self.number(board.image(from, symmetry)));
            Phrase::from(format!("what was on {from} is on {to}"))
        });
        Ok(vec![before, after.with_notes(self.all_numbers()).with_legend(example)])
    }

    /// Where a step leads from each square.
    pub fn step(&self, direction: Direction) -> Result<Picture, String> {
        let board = self.board();
        if board.delta(direction).is_none() {
            let others = Direction::ALL.into_iter().filter(|&other| board.delta(other).is_some());
            let others: Vec<&str> = others.map(Direction::name).collect();
            return Err(self.has_no(direction.name(), &others));
        }
        let title = self.title(&format!(": a step {}", direction.name().replace('_', "-")));
        let picture =
            Picture::new(self.layout(), title, |square| (self.number(square), Role::Plain));
        let arrow = |square: Square| {
            let target = board.step(square, direction)?;
            let place = picture.grid.place(board.file(target), board.rank(target));
            Some(Arrow { place, text: self.number(target) })
        };
        let arrows: Vec<_> = board.reading_order().map(arrow).collect();
        Ok(picture.with_arrows(arrows))
    }

    /// Whether the board has this symmetry.
    pub(super) fn has(&self, symmetry: Symmetry) -> Result<(), String> {
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
}
