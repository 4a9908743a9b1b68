//! Names of files, ranks and squares: `{ files: "abcdefgh", ranks: "12345678" }`.

use syn::parse::ParseStream;
use syn::token;

use crate::diagnostic::Extent;
use crate::list::list;

use super::input::Result;
use super::keys::{braced, keys};
use super::readers::{Reader, single};
use super::{Name, Text, number_table, word};

keys! {
    /// Names of files, ranks and squares.
    pub(crate) struct NameLists {
        files: Vec<Name> = single(name_list),
        ranks: Vec<Name> = single(name_list),
        squares: Vec<Text> = single(|input| number_table::picture(input, "`[ \"...\" ]`")),
    }
}

/// `{ files: "abcdefgh", ranks: "12345678" }`.
pub(crate) fn names() -> impl Reader<NameLists> {
    braced("`{ files: \"...\", ranks: \"...\" }`", None)
}

/// A string with a name in each character, or a list of names.
fn name_list(input: ParseStream<'_>) -> Result<Vec<Name>> {
    const WHAT: &str = "a string with a character for each, or a list of strings";
    if input.peek(token::Bracket) {
        return word::word_list(input, WHAT, "a name");
    }
    let text = word::text(input, WHAT)?;
    let extent = |column| Extent { column: Some(column + 1), ..text.extent };
    let word = |(column, character)| Name::new(character, extent(column));
    Ok(list(text.text.chars().enumerate(), word))
}
