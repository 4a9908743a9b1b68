//! Names of files and ranks, from which names of squares are made.

use super::board::{Board, Square};
use crate::list::list;

/// The names of squares: made of file and rank, such as `e4`, or given one by one.
#[derive(Clone, Debug)]
pub struct Names {
    /// The files' names, from the first.
    pub files: Vec<String>,
    /// The ranks' names, from the first.
    pub ranks: Vec<String>,
    /// The squares' names in board order, if they were given one by one.
    pub squares: Option<Vec<String>>,
}

impl Names {
    /// Files `a` to `z`, then `aa`, `ab`, ...; ranks from `1`.
    pub fn standard(board: Board) -> Names {
        let file_name = |file: u8| {
            let last = char::from(b'a' + file % 26);
            match file / 26 {
                0 => last.to_string(),
                n => format!("{}{last}", char::from(b'a' + n - 1)),
            }
        };
        Names {
            files: list(0..board.files(), file_name),
            ranks: list(1..=board.ranks(), |rank| rank.to_string()),
            squares: None,
        }
    }

    /// The name of a square of `board`.
    pub fn square(&self, board: Board, square: Square) -> String {
        if let Some(names) = &self.squares {
            return names[square.index()].clone();
        }
        let file = &self.files[usize::from(board.file(square))];
        format!("{file}{}", self.ranks[usize::from(board.rank(square))])
    }
}
