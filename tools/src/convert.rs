//! Conversion of squares and bitboards from one numbering to another.

use quadrille_codegen::described_type::Described;
use quadrille_codegen::model::Layout;

use crate::{squares, unknown_name};

/// Converts a text from one layout to another. A text that does not have the form, or names squares or bits that the
/// board lacks, gives an error.
pub type Form = fn(&Layout, &Layout, &str) -> Result<String, String>;

/// The forms by name: any number of squares, as names or numbers, which become numbers; and bitboards, as
/// hexadecimal words.
const FORMS: [(&str, Form); 2] = [("squares", squares), ("words", word)];

/// The form of this name: `squares` or `words`.
///
/// # Errors
/// If there is no such form.
pub fn form(name: &str) -> Result<Form, String> {
    let meant = FORMS.iter().find(|(known, _)| *known == name);
    let known = FORMS.iter().map(|(known, _)| *known);
    meant.map(|(_, form)| *form).ok_or_else(|| unknown_name::error("form", name, known))
}

/// The conversion of texts in this form from one layout to another.
///
/// # Errors
/// If the boards differ.
pub fn conversion<'a>(
    from: &'a Described,
    to: &'a Described,
    form: Form,
) -> Result<impl Fn(&str) -> Result<String, String> + 'a, String> {
    let [a, b] = [from, to].map(|described| described.layout.board());
    if a != b {
        let (from, to) = (&from.item.name, &to.item.name);
        return Err(format!("{from} has a board of {a}, and {to} one of {b}"));
    }
    Ok(move |text: &str| form(&from.layout, &to.layout, text))
}

fn squares(from: &Layout, to: &Layout, text: &str) -> Result<String, String> {
    let number = |word: &str| {
        // Names come first, since squares of draughts have numbers for names.
        let square = squares::named(from, word).or_else(|unknown| {
            let number = word.parse::<u8>().map_err(|_| unknown)?;
            let square = from.numbering.square(number);
            square.ok_or_else(|| format!("no square has the number {number}"))
        })?;
        Ok(to.numbering.number(square).to_string())
    };
    let numbers: Result<Vec<String>, String> = squares::words(text).map(number).collect();
    Ok(numbers?.join(" "))
}

fn word(from: &Layout, to: &Layout, text: &str) -> Result<String, String> {
    let set = squares::of_bitboard(from, text)?;
    squares::bitboard(to, set).ok_or_else(|| squares::NO_BITBOARDS.to_owned())
}
