//! Squares and bitboards from one numbering into another.

use quadrille_codegen::described_type::Described;

use crate::{squares, unknown_name};

/// The form of the texts that are converted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Names or numbers of squares, any number of them; they become numbers.
    Squares,
    /// Bitboards: words in hexadecimal.
    Words,
}

impl Form {
    const NAMES: [(&'static str, Form); 2] = [("squares", Form::Squares), ("words", Form::Words)];

    /// The form of this name: `squares` or `words`.
    ///
    /// # Errors
    /// When there is none.
    pub fn named(name: &str) -> Result<Form, String> {
        let meant = Form::NAMES.iter().find(|(known, _)| *known == name);
        let known = Form::NAMES.iter().map(|(known, _)| *known);
        meant.map(|(_, form)| *form).ok_or_else(|| unknown_name::error("form", name, known))
    }
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
    /// When the boards differ.
    pub fn new(from: &'a Described, to: &'a Described, form: Form) -> Result<Self, String> {
        let [a, b] = [from, to].map(|described| described.layout.board());
        if a != b {
            let (from, to) = (&from.item.name, &to.item.name);
            return Err(format!("{from} has a board of {a}, and {to} one of {b}"));
        }
        Ok(Conversion { from, to, form })
    }

    /// Converts a text.
    ///
    /// # Errors
    /// When it does not have the form, or names squares or bits that the board lacks.
    pub fn convert(&self, text: &str) -> Result<String, String> {
        match self.form {
            Form::Squares => self.squares(text),
            Form::Words => self.word(text),
        }
    }

    fn squares(&self, text: &str) -> Result<String, String> {
        let number = |word: &str| {
            // A name first: squares of draughts have numbers for names.
            let from = &self.from.layout;
            let square = squares::named(from, word).or_else(|unknown| {
                let number = word.parse::<u8>().map_err(|_| unknown)?;
                let square = from.numbering.square(number);
                square.ok_or_else(|| format!("no square has the number {number}"))
            })?;
            Ok(self.to.layout.numbering.number(square).to_string())
        };
        let numbers: Result<Vec<String>, String> = squares::words(text).map(number).collect();
        Ok(numbers?.join(" "))
    }

    fn word(&self, text: &str) -> Result<String, String> {
        let set = squares::of_bitboard(&self.from.layout, text)?;
        squares::bitboard(&self.to.layout, set).ok_or_else(|| squares::NO_BITBOARDS.to_owned())
    }
}
