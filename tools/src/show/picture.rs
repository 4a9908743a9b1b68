//! A picture: a board with the content of each square, independent of the medium.

use quadrille_codegen::model::{Layout, Square};

use super::grid::Grid;
use super::legend_lines::Phrase;
use super::role::Role;

/// A picture of a board, which [`svg`](super::svg()) or [`terminal`](super::terminal()) draws.
pub struct Picture {
    /// Its title, in a line.
    pub(super) title: String,
    /// The positions of the squares.
    pub(super) grid: Grid,
    /// The names of files and ranks, if squares' names are made of them.
    pub(super) axes: Option<Axes>,
    pub(super) cells: Vec<Cell>,
    /// The lines of the legend. A line that is too long is broken between its phrases.
    pub(super) legend: Vec<Vec<Phrase>>,
}

/// The names along the edges of a board.
pub struct Axes {
    /// The names of the files, from the first.
    pub files: Vec<String>,
    /// The names of the ranks, from the first.
    pub ranks: Vec<String>,
}

/// The drawing on a square.
pub struct Cell {
    /// The square of the board.
    pub square: Square,
    /// The column and the line of the grid, lines counted upwards.
    pub position: (i32, i32),
    /// The colour of a plain square.
    pub shade: u8,
    /// The text, which is drawn unless the role has a sign.
    pub text: String,
    /// Its name, drawn if there are no axes.
    pub name: String,
    /// A text in small letters.
    pub note: String,
    /// The square's role, shown by its colour and its sign.
    pub role: Role,
}

impl Picture {
    /// The squares, in reading order.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// The picture of a layout's board; `cell` gives the text and the role of each square.
    pub(super) fn new(
        layout: &Layout,
        title: String,
        cell: impl Fn(Square) -> (String, Role),
    ) -> Picture {
        let (board, names) = (layout.board(), &layout.names);
        let grid = Grid::of(board);
        // Files and ranks of hexagons are not straight lines across the board.
        let has_axes = grid == Grid::Squares && names.squares.is_none();
        let own_name = |square| if has_axes { String::new() } else { names.square(board, square) };
        let cell = |square| {
            let (text, role) = cell(square);
            Cell {
                square,
                position: grid.position(board.file(square), board.rank(square)),
                shade: grid.shade(board.file(square), board.rank(square)),
                text,
                name: own_name(square),
                note: String::new(),
                role,
            }
        };
        let axes = || Axes { files: names.files.clone(), ranks: names.ranks.clone() };
        Picture {
            title,
            grid,
            axes: has_axes.then(axes),
            cells: board.reading_order().map(cell).collect(),
            legend: Vec::new(),
        }
    }

    /// Adds a note to each square; notes come in reading order.
    pub(super) fn with_notes(mut self, notes: impl IntoIterator<Item = String>) -> Picture {
        for (cell, note) in self.cells.iter_mut().zip(notes) {
            cell.note = note;
        }
        self
    }

    /// The board under another title, without notes and legend.
    pub(super) fn without_notes(mut self, title: String) -> Picture {
        self.cells.iter_mut().for_each(|cell| cell.note.clear());
        Picture { title, legend: Vec::new(), ..self }
    }

    /// Adds a line to the legend, unless it is empty.
    pub(super) fn with_legend(mut self, line: impl IntoIterator<Item = Phrase>) -> Picture {
        let line: Vec<Phrase> = line.into_iter().collect();
        self.legend.extend((!line.is_empty()).then_some(line));
        self
    }

    /// The cell at a position, if there is a square.
    pub(super) fn at(&self, position: (i32, i32)) -> Option<&Cell> {
        self.cells.iter().find(|cell| cell.position == position)
    }

    /// The first and the last column that have squares or names, and the first and the last line.
    pub(super) fn extent(&self) -> [(i32, i32); 2] {
        let span = |values: Vec<i32>| {
            let first = values.iter().min().copied().unwrap_or(0);
            (first, values.iter().max().copied().unwrap_or(0))
        };
        let columns = self.cells.iter().map(|cell| cell.position.0);
        let lines = self.cells.iter().map(|cell| cell.position.1);
        match &self.axes {
            // Files and ranks without squares have names too.
            Some(axes) => [(0, axes.files.len() as i32 - 1), (0, axes.ranks.len() as i32 - 1)],
            None => [span(columns.collect()), span(lines.collect())],
        }
    }
}
