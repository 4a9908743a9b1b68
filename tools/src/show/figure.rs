//! The men in pictures: the figures of chess, and letters for all others.

use quadrille_runtime::Color;

/// A man. Without a colour it belongs to either side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Man {
    figure: Figure,
    color: Option<Color>,
}

/// The appearance of a man.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Figure {
    Chess(&'static Chessman),
    /// A disc with the first letter of the man's name, or of its movement.
    Letter(char),
}

/// A figure of chess: its signs for terminals, and the outline of its shape, centred at 0, 0.
#[derive(Debug, PartialEq, Eq)]
struct Chessman {
    name: &'static str,
    /// Unicode's white figure and its black one.
    signs: [char; 2],
    outline: &'static str,
}

const fn chessman(name: &'static str, signs: [char; 2], outline: &'static str) -> Chessman {
    Chessman { name, signs, outline }
}

static CHESSMEN: [Chessman; 6] = [
    chessman("pawn", ['♙', '♟'], "M-8 12H8L6 8Q3 5 3 1A5.5 5.5 0 1 0 -3 1Q-3 5 -6 8z"),
    chessman(
        "knight",
        ['♘', '♞'],
        "M-7 12H9Q10 1 5 -6Q2 -9 -1 -9L-2 -13L-5 -9Q-9 -4 -11 2L-8 5L-5 3Q-2 2 1 -1Q0 4 -6 8z",
    ),
    chessman(
        "bishop",
        ['♗', '♝'],
        "M-9 12H9V9H4Q9 4 7 -2Q5 -7 0 -13Q-5 -7 -7 -2Q-9 4 -4 9H-9zM0 -5V3M-4 -1H4",
    ),
    chessman(
        "rook",
        ['♖', '♜'],
        "M-9 12H9V8H7L6 -3H9V-11H5V-8H2V-11H-2V-8H-5V-11H-9V-3H-6L-7 8H-9z",
    ),
    chessman("queen", ['♕', '♛'], "M-8 12H8L12 -7L5.5 1L0 -12L-5.5 1L-12 -7zM-7 8H7"),
    chessman(
        "king",
        ['♔', '♚'],
        "M-8 12H8L11 1Q10 -5 5 -5Q1 -5 0 -1Q-1 -5 -5 -5Q-10 -5 -11 1zM0 -4V-14M-3.5 -10.5H3.5M-7 8H7",
    ),
];

impl Man {
    /// The man for a piece with this name.
    pub fn named(name: &str, color: Option<Color>) -> Man {
        let chessman = CHESSMEN.iter().find(|chessman| chessman.name == name);
        let first = || name.chars().find(|c| c.is_alphabetic()).unwrap_or('?');
        let letter = || Figure::Letter(first().to_ascii_uppercase());
        Man { figure: chessman.map_or_else(letter, Figure::Chess), color }
    }

    fn is_black(self) -> bool {
        self.color == Some(Color::Black)
    }

    /// The man's sign in a terminal. Black's letters are in lower case, as in FEN.
    pub fn sign(self) -> char {
        match self.figure {
            Figure::Chess(chessman) => chessman.signs[usize::from(self.is_black())],
            Figure::Letter(letter) if self.is_black() => letter.to_ascii_lowercase(),
            Figure::Letter(letter) => letter,
        }
    }

    /// The man's drawing in a picture, centred at 0, 0.
    pub fn drawing(self) -> String {
        let class = if self.is_black() { "bm" } else { "wm" };
        match self.figure {
            Figure::Chess(chessman) => {
                format!("<path class=\"{class}\" d=\"{}\"/>", chessman.outline)
            }
            Figure::Letter(letter) => format!(
                "<circle class=\"{class}\" r=\"14\"/><text class=\"c {class}t\" y=\"6\">{letter}</text>"
            ),
        }
    }
}
