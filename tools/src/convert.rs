//! Squares, words and packed positions from one numbering into another.

use quadrille_codegen::board::Square;
use quadrille_codegen::item::Described;
use quadrille_codegen::layout::Layout;

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
        /// How many squares it holds.
        pieces: u32,
    },
}

/// A conversion between two layouts of one board.
pub struct Conversion<'a> {
    from: &'a Layout,
    to: &'a Layout,
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
        let conversion = Conversion { from: &from.layout, to: &to.layout, form };
        if let Form::Packed { width, pieces } = form {
            conversion.check_packing(width, pieces)?;
        }
        Ok(conversion)
    }

    /// Converts a text.
    ///
    /// # Errors
    /// When it has not the form, or names squares or bits that the board lacks.
    pub fn convert(&self, text: &str) -> Result<String, String> {
        match self.form {
            Form::Squares => self.squares(text),
            Form::Words => self.word(text),
            Form::Packed { width, pieces } => self.packed(text, width, pieces),
        }
    }

    /// The square with a number.
    fn square(&self, number: u8) -> Result<Square, String> {
        let square = self.from.numbering.square(number);
        square.ok_or_else(|| format!("no square has the number {number}"))
    }

    fn squares(&self, text: &str) -> Result<String, String> {
        let number = |word: &str| {
            // A name first: squares of draughts have numbers for names.
            let square = squares::named(self.from, word).or_else(|unknown| {
                word.parse::<u8>().map_err(|_| unknown).and_then(|number| self.square(number))
            })?;
            Ok(self.to.numbering.number(square).to_string())
        };
        let numbers: Result<Vec<String>, String> = squares::words(text).map(number).collect();
        Ok(numbers?.join(" "))
    }

    fn word(&self, text: &str) -> Result<String, String> {
        let word = hexadecimal(text)?;
        let (Some(_), Some(size)) = (self.from.word, self.to.word) else {
            return Err("one of the layouts has no bitboards".to_owned());
        };
        let set = self.from.numbering.set(word);
        let stray = word & !self.from.numbering.word(set);
        if stray != 0 {
            return Err(format!("bit {} is no square", stray.trailing_zeros()));
        }
        Ok(written(self.to.numbering.word(set), size.bits()))
    }

    /// Whether so many pieces fit in a word.
    fn check_packing(&self, width: u32, pieces: u32) -> Result<(), String> {
        let most = |layout: &Layout| layout.packing(width).most_pieces();
        let most = most(self.from).min(most(self.to));
        if pieces <= most {
            return Ok(());
        }
        Err(format!("a word of {width} bits holds {most} squares, not {pieces}: see `--width`"))
    }

    fn packed(&self, text: &str, width: u32, pieces: u32) -> Result<String, String> {
        let word = hexadecimal(text)?;
        let packing = self.from.packing(width);
        let bit = |piece: u32, bit: u32| (word >> packing.place(bit, piece, pieces) & 1) as u8;
        let number = |piece| (0..packing.bits()).fold(0, |n, at| n | bit(piece, at) << at);
        let numbers: Vec<u8> = (0..pieces).map(number).collect();
        if packing.pack(&numbers) != word {
            return Err(format!("it has bits beyond those of {pieces} squares"));
        }
        let to = |&number: &u8| self.square(number).map(|square| self.to.numbering.number(square));
        let numbers = numbers.iter().map(to).collect::<Result<Vec<u8>, String>>()?;
        Ok(written(self.to.packing(width).pack(&numbers), width))
    }
}

fn hexadecimal(text: &str) -> Result<u128, String> {
    let digits = text.trim().trim_start_matches("0x").trim_start_matches("0X").replace('_', "");
    u128::from_str_radix(&digits, 16).map_err(|_| format!("`{text}` is no hexadecimal word"))
}

fn written(word: u128, bits: u32) -> String {
    let digits = bits as usize / 4;
    format!("0x{word:0digits$x}")
}
