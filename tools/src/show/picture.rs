//! A board with something on each square, whatever it is drawn on.

use quadrille_codegen::board::Square;
use quadrille_codegen::layout::Layout;

/// A board to be drawn: by [`svg`](super::svg()) or [`terminal`](super::terminal()).
pub struct Picture {
    /// Its title, in a line.
    pub(super) title: String,
    /// The names of the files.
    pub(super) files: Vec<String>,
    /// The names of the ranks, from the first.
    pub(super) ranks: Vec<String>,
    /// The squares.
    pub(super) cells: Vec<Cell>,
    /// What explains it, line by line.
    pub(super) legend: Vec<String>,
}

/// The drawing on a square.
pub struct Cell {
    /// The file, counted from 0.
    pub file: u8,
    /// The rank, counted from 0.
    pub rank: u8,
    /// The text.
    pub text: String,
    /// The text in small letters.
    pub note: String,
    /// What the square is.
    pub role: Role,
    /// An arrow to another square.
    pub arrow: Option<Arrow>,
}

/// An arrow from a square to another.
#[derive(Clone)]
pub struct Arrow {
    /// The file it leads to.
    pub file: u8,
    /// The rank it leads to.
    pub rank: u8,
    /// The text where it leads to.
    pub text: String,
    /// Whether an arrow leads back as well.
    pub is_mutual: bool,
}

/// What a square is, which its colour says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Nothing special.
    Plain,
    /// One of several that belong together.
    Class(usize),
    /// Where the piece stands.
    Piece,
    /// Empty and attacked.
    Attacked,
    /// Occupied and attacked.
    Captured,
    /// Occupied.
    Occupied,
    /// Reached by a move that captures nothing.
    Entered,
}

impl Picture {
    /// The squares, in reading order.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// The picture of a layout's board in which each square is what `cell` says: its text and role.
    pub(super) fn new(
        layout: &Layout,
        title: String,
        cell: impl Fn(Square) -> (String, Role),
    ) -> Picture {
        let board = layout.board();
        let cell = |square| {
            let (text, role) = cell(square);
            let (file, rank) = (board.file(square), board.rank(square));
            Cell { file, rank, text, note: String::new(), role, arrow: None }
        };
        Picture {
            title,
            files: layout.names.files.clone(),
            ranks: layout.names.ranks.clone(),
            cells: board.reading_order().map(cell).collect(),
            legend: Vec::new(),
        }
    }

    /// Adds small letters to each square, which come in reading order.
    pub(super) fn with_notes(mut self, notes: impl IntoIterator<Item = String>) -> Picture {
        for (cell, note) in self.cells.iter_mut().zip(notes) {
            cell.note = note;
        }
        self
    }

    /// Adds an arrow to each square, which come in reading order.
    pub(super) fn with_arrows(
        mut self,
        arrows: impl IntoIterator<Item = Option<Arrow>>,
    ) -> Picture {
        for (cell, arrow) in self.cells.iter_mut().zip(arrows) {
            cell.arrow = arrow;
        }
        self
    }

    /// Adds what explains it.
    pub(super) fn with_legend(mut self, legend: impl IntoIterator<Item = String>) -> Picture {
        self.legend.extend(legend);
        self
    }

    /// The drawing at a place, if there is a square.
    pub(super) fn at(&self, file: usize, rank: usize) -> Option<&Cell> {
        let is_here =
            |cell: &&Cell| (usize::from(cell.file), usize::from(cell.rank)) == (file, rank);
        self.cells.iter().find(is_here)
    }
}
