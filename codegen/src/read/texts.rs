//! The text of `.layout` files.

use std::collections::VecDeque;
use std::fs;
use std::io::{self, Read as _};
use std::path::Path;

use proc_macro2::{TokenStream, TokenTree};

use super::{Read, read_macro};
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::lexical;
use crate::limits::BYTES;
use crate::list::list;
use crate::parse::Parsed;

/// All bytes of a file or stream, whose length is limited.
///
/// ```
/// use quadrille_codegen::read::all_bytes;
/// assert_eq!(all_bytes(&b"struct A"[..]).unwrap(), b"struct A");
/// assert!(all_bytes(std::io::repeat(0)).is_err());
/// ```
///
/// # Errors
/// If it cannot be read, or is longer than [`BYTES`].
pub fn all_bytes(source: impl io::Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    source.take(BYTES as u64 + 1).read_to_end(&mut bytes)?;
    if bytes.len() > BYTES {
        let message = format!("it is longer than {BYTES} bytes: give a file of descriptions");
        return Err(io::Error::new(io::ErrorKind::FileTooLarge, message));
    }
    Ok(bytes)
}

/// The text of a file of descriptions, whose length is limited.
///
/// # Errors
/// The errors of [`all_bytes`], or one if the file is not UTF-8.
pub fn file_text(path: &Path) -> io::Result<String> {
    let bytes = all_bytes(fs::File::open(path)?)?;
    String::from_utf8(bytes).map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))
}

/// Reads the text of a `.layout` file: the contents of `layout!`'s braces.
///
/// ```
/// let read = quadrille_codegen::read::read_source("struct Tiny { board: 0 x 3 }");
/// assert_eq!(read.layouts.len(), 1);
/// assert!(read.diagnostics.render("tiny.layout", "...").starts_with("tiny.layout:1:22: error: "));
/// ```
pub fn read_source(text: &str) -> Read {
    let (tokens, lexical) = lexical::tokens(text);
    with_lexical(read_macro(tokens), lexical)
}

/// Adds mistakes in characters. Other mistakes in the same line are left out, since they may follow from these.
fn with_lexical(mut read: Read, mut lexical: Diagnostics) -> Read {
    let line = |diagnostic: &Diagnostic| diagnostic.extent().start.start().line;
    let lines: Vec<usize> = list(lexical.iter(), line);
    read.diagnostics.retain(|other| !lines.contains(&line(other)));
    lexical.append(read.diagnostics);
    lexical.sort();
    Read { diagnostics: lexical, ..read }
}

/// The syntax tree of the text of a `.layout` file, for an example of this crate that prints every stage.
///
/// ```
/// let parsed = quadrille_codegen::read::parsed("struct A { board: 2 x 3, number: rank * 2 + file }");
/// assert!(parsed.contains("files: 2"));
/// ```
pub fn parsed(text: &str) -> String {
    let tokens = text.parse().unwrap_or_default();
    format!("{:#?}", Parsed::of(tokens, Vec::new()).0)
}

/// The descriptions of a file.
#[derive(Clone, Debug)]
pub struct FileRead {
    /// The layouts that the text describes.
    pub layouts: Read,
    /// The contents of each `index! { ... }`, if the feature `tablebase` is on.
    pub indexes: Vec<TokenStream>,
}

/// Reads the text of a `.layout` file that may hold `index! { ... }` between its layouts.
///
/// ```
/// let text = "struct A { board: 2 x 2, number: rank * 2 + file } index! { board: 2 x 2; }";
/// let read = quadrille_codegen::read::read_file(text);
/// assert!(read.layouts.diagnostics.is_empty());
/// assert_eq!(read.indexes.len(), 1);
/// ```
pub fn read_file(text: &str) -> FileRead {
    let (tokens, lexical) = lexical::tokens(text);
    let mut tokens: VecDeque<TokenTree> = tokens.into_iter().collect();
    let (mut layouts, mut indexes) = (TokenStream::new(), Vec::new());
    let mut has_path = false;
    while let Some(token) = tokens.pop_front() {
        let within = match (&token, tokens.front(), tokens.get(1)) {
            (
                TokenTree::Ident(name),
                Some(TokenTree::Punct(mark)),
                Some(TokenTree::Group(within)),
            ) if name == "index" && mark.as_char() == '!' && cfg!(feature = "tablebase") => {
                (!has_path).then(|| within.stream())
            }
            _ => None,
        };
        has_path = matches!(&token, TokenTree::Punct(mark) if mark.as_char() == ':');
        match within {
            Some(within) => {
                tokens.drain(..2);
                indexes.push(within);
            }
            None => layouts.extend([token]),
        }
    }
    FileRead { layouts: with_lexical(read_macro(layouts), lexical), indexes }
}
