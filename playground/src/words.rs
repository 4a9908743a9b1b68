//! Words as sets of squares, and what a programmer does with them.

use quadrille_codegen::model::{SquareSet, Layout, WordSize, squares_of};
use quadrille_codegen::item::Described;
use quadrille_codegen::reference::transform;
use quadrille_runtime::{Direction, Symmetry};
use quadrille_tools::squares;

/// The bitboards of a layout.
pub struct Words<'a> {
    layout: &'a Layout,
    size: WordSize,
}

/// An operation on a word, or on two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operation {
    /// The first word as it is.
    Keep,
    /// Squares in both.
    And,
    /// Squares in one of them.
    Or,
    /// Squares in one of them only.
    Xor,
    /// Squares that are not in the first, of all the board's.
    Not,
    /// The bits moved up, as `<<` does.
    Left(u32),
    /// The bits moved down, as `>>` does.
    Right(u32),
    /// Every square moved a step; those at the edge leave the board.
    Step(Direction),
    /// The board mirrored or turned.
    Flip(Symmetry),
}

impl<'a> Words<'a> {
    /// The words of a layout.
    ///
    /// # Errors
    /// When it has no bitboards.
    pub fn new(described: &'a Described) -> Result<Words<'a>, String> {
        let none = || format!("{} has no bitboards", described.item.name);
        let size = described.layout.word.ok_or_else(none)?;
        Ok(Words { layout: &described.layout, size })
    }

    /// The number of bits in a word, 64 or 128.
    pub fn bits(&self) -> u32 {
        self.size.bits()
    }

    /// The word of a list of squares, such as `e4 c6`.
    ///
    /// # Errors
    /// When one of them is no square of the board.
    pub fn of(&self, list: &str) -> Result<u128, String> {
        Ok(self.word(squares::set(self.layout, list)?))
    }

    /// The names of the squares of a word. Bits that are no squares are left out: see [`Words::strays`].
    pub fn squares(&self, word: u128) -> String {
        squares::list(self.layout, self.set(word))
    }

    /// The bits of a word that are no squares, or lie beyond it.
    pub fn strays(&self, word: u128) -> u128 {
        word & !self.word(self.set(word))
    }

    /// The result of an operation; `other` is the second word of those that take two.
    ///
    /// # Errors
    /// When the board lacks the symmetry or the direction.
    pub fn apply(&self, operation: Operation, word: u128, other: u128) -> Result<u128, String> {
        let board = self.layout.board();
        let shifted = match operation {
            Operation::Keep => word,
            Operation::And => word & other,
            Operation::Or => word | other,
            Operation::Xor => word ^ other,
            Operation::Not => self.word(board.all()) & !word,
            Operation::Left(bits) => word.checked_shl(bits).unwrap_or(0),
            Operation::Right(bits) => word.checked_shr(bits).unwrap_or(0),
            Operation::Step(direction) => self.word(self.stepped(word, direction)?),
            Operation::Flip(symmetry) if board.has(symmetry) => {
                self.word(transform(board, self.set(word), symmetry))
            }
            Operation::Flip(symmetry) => return Err(format!("the board has no {symmetry}")),
        };
        Ok(shifted & self.size.mask())
    }

    fn stepped(&self, word: u128, direction: Direction) -> Result<SquareSet, String> {
        let board = self.layout.board();
        board.delta(direction).ok_or_else(|| format!("the board has no {direction}"))?;
        let targets = squares_of(self.set(word)).filter_map(|it| board.step(it, direction));
        Ok(targets.fold(0, |set, square| set | square.bit()))
    }

    fn set(&self, word: u128) -> SquareSet {
        self.layout.numbering.set(word & self.size.mask())
    }

    fn word(&self, set: SquareSet) -> u128 {
        self.layout.numbering.word(set)
    }
}

/// Reads a word: hexadecimal after `0x`, binary after `0b`, otherwise decimal. `_` and spaces are for people.
///
/// # Errors
/// When it is no such number, or takes more than 128 bits.
pub fn read(text: &str) -> Result<u128, String> {
    let digits: String = text.chars().filter(|c| *c != '_' && !c.is_whitespace()).collect();
    let digits = digits.to_ascii_lowercase();
    let (digits, radix) = match (digits.strip_prefix("0x"), digits.strip_prefix("0b")) {
        (Some(digits), _) => (digits, 16),
        (_, Some(digits)) => (digits, 2),
        _ => (digits.as_str(), 10),
    };
    let number = u128::from_str_radix(digits, radix).ok().filter(|_| !digits.starts_with('+'));
    number.ok_or_else(|| format!("`{text}` is no word: write `0xff00`, `0b1010` or `65280`"))
}

/// A word in binary, with a digit for each of its bits.
pub fn binary(word: u128, bits: u32) -> String {
    let digits = bits as usize;
    format!("0b{word:0digits$b}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read_in_three_ways() {
        for text in ["0xFF00", "0xff_00", "65280", "65_280", "0b1111_1111_0000 0000", " 0Xff00 "] {
            assert_eq!(read(text), Ok(0xff00), "{text}");
        }
        for text in [
            "",
            "0x",
            "ff",
            "-1",
            "+1",
            "0x+1",
            "0b2",
            "e4",
            "340282366920938463463374607431768211456",
        ] {
            assert!(read(text).is_err(), "{text}");
        }
    }

    #[test]
    fn what_leaves_the_word_or_the_board_is_gone() {
        let source = quadrille_tools::Source::standard("lerf").expect("a standard layout");
        let lerf = quadrille_tools::Document::new(source).layouts().expect("no mistakes");
        let words = Words::new(&lerf[0]).expect("it has bitboards");
        let apply = |operation, word| words.apply(operation, word, 0);
        assert_eq!(apply(Operation::Left(8), 0xff00_0000_0000_0001), Ok(0x100));
        assert_eq!(apply(Operation::Left(200), 1), Ok(0));
        assert_eq!(apply(Operation::Right(200), 1), Ok(0));
        assert_eq!(apply(Operation::Step(Direction::East), 0x8001), Ok(0x2));
        assert_eq!(apply(Operation::Not, 0xff), Ok(0xffff_ffff_ffff_ff00));
        assert_eq!(words.strays(1 << 64 | 1), 1 << 64);
        let pawns = words.of("a2 e4").expect("squares");
        assert_eq!(Ok(pawns), read("0x1000_0100"));
        let pushed = apply(Operation::Step(Direction::North), pawns).expect("a direction");
        assert_eq!(words.squares(pushed), "a3 e5");
    }
}
