//! Squares, words and packed positions from one numbering into another.

use quadrille_codegen::item::Described;

use crate::packed::{self, Packed};
use crate::squares;

/// The form of the texts that are converted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Names or numbers of squares, any number of them; they become numbers.
    Squares,
    /// Bitboards: words in hexadecimal.
    Words,
    /// Packed positions: several squares in one hexadecimal word.
    Packed {
        /// The bits of the word, 64 or 128.
        width: u32,
        /// The number of squares that it holds.
        pieces: u32,
    },
}

/// A conversion between two layouts of one board.
pub struct Conversion<'a> {
    from: &'a Described,
    to: &'a Described,
    form: Form,
}

impl<'a> Conversion<'a> {
    /// The conversion from one layout to another of texts in this form.
    ///
    /// # Errors
    /// When the boards differ, or a word of one of the layouts does not hold so many packed squares.
    pub fn new(from: &'a Described, to: &'a Described, form: Form) -> Result<Self, String> {
        let (boards, names) =
            ((from.layout.board(), to.layout.board()), (&from.item.name, &to.item.name));
        if boards.0 != boards.1 {
            let ((a, b), (from, to)) = (boards, names);
            return Err(format!("{from} has a board of {a}, and {to} one of {b}"));
        }
        let conversion = Conversion { from, to, form };
        if let Form::Packed { width, pieces } = form {
            conversion.packings(width, pieces)?;
        }
        Ok(conversion)
    }

    /// Converts a text.
    ///
    /// # Errors
    /// When it does not have the form, or names squares or bits that the board lacks.
    pub fn convert(&self, text: &str) -> Result<String, String> {
        match self.form {
            Form::Squares => self.squares(text),
            Form::Words => self.word(text),
            Form::Packed { width, pieces } => self.packed(text, width, pieces),
        }
    }

    fn squares(&self, text: &str) -> Result<String, String> {
        let number = |word: &str| {
            // A name first: squares of draughts have numbers for names.
            let from = &self.from.layout;
            let square = squares::named(from, word).or_else(|unknown| {
                let number = word.parse::<u8>().map_err(|_| unknown)?;
                from.numbering.square(number).ok_or_else(|| squares::no_number(number))
            })?;
            Ok(self.to.layout.numbering.number(square).to_string())
        };
        let numbers: Result<Vec<String>, String> = squares::words(text).map(number).collect();
        Ok(numbers?.join(" "))
    }

    fn word(&self, text: &str) -> Result<String, String> {
        let word = hexadecimal(text)?;
        let (Some(_), Some(size)) = (self.from.layout.word, self.to.layout.word) else {
            return Err("one of the layouts has no bitboards".to_owned());
        };
        let set = self.from.layout.numbering.set(word);
        let stray = word & !self.from.layout.numbering.word(set);
        if stray != 0 {
            return Err(format!("bit {} is no square", stray.trailing_zeros()));
        }
        Ok(packed::hexadecimal(self.to.layout.numbering.word(set), size.bits()))
    }

    /// The packing of both layouts for so many pieces.
    fn packings(&self, width: u32, pieces: u32) -> Result<[Packed<'a>; 2], String> {
        let packed = |layout| Packed::new(layout, width, pieces);
        let packed = |layout| packed(layout).map_err(|error| format!("{error}: see `--width`"));
        Ok([packed(self.from)?, packed(self.to)?])
    }

    fn packed(&self, text: &str, width: u32, pieces: u32) -> Result<String, String> {
        let [from, to] = self.packings(width, pieces)?;
        let squares = from.squares(hexadecimal(text)?)?;
        Ok(to.written(to.word(&squares)))
    }
}

fn hexadecimal(text: &str) -> Result<u128, String> {
    let digits = text.trim().trim_start_matches("0x").trim_start_matches("0X").replace('_', "");
    u128::from_str_radix(&digits, 16).map_err(|_| format!("`{text}` is no hexadecimal word"))
}
