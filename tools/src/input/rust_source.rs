//! The descriptions in a Rust source: the contents of `layout!` and `index!`, called by any path, and the
//! attributes of types that derive `Layout`.
//!
//! Only tokens are read, so a source need not compile.

use proc_macro2::{Delimiter, Ident, TokenStream, TokenTree};
use quadrille_codegen::read::{self, Input, Read};

use super::Passage;
use crate::source::tokens;

/// A description in a macro or a derive of a source.
pub struct SourceDescription {
    /// The file that keeps its expansion, without `.rs`.
    pub kept_in: Option<Ident>,
    /// Its tokens, without the name of that file.
    pub description: TokenStream,
    /// Its content, parsed.
    pub passage: Passage,
}

impl SourceDescription {
    /// The description in the arguments of a macro.
    fn of_macro(tokens: TokenStream, read: fn(TokenStream) -> Passage) -> SourceDescription {
        let (Input { kept_in, description }, passage) = match Input::new(tokens.clone()) {
            Ok(input) => (input.clone(), read(input.description)),
            Err(mistake) => {
                let read = Read { layouts: Vec::new(), diagnostics: mistake.into() };
                (Input { kept_in: None, description: tokens }, Passage::Layouts(read))
            }
        };
        SourceDescription { kept_in, description, passage }
    }

    /// Its words in the source's text.
    pub fn words(&self, text: &str) -> String {
        let mut tokens = self.description.clone().into_iter();
        let Some(first) = tokens.next().map(|token| token.span()) else { return String::new() };
        let last = tokens.last().map_or(first, |token| token.span());
        let indent = " ".repeat(first.start().column);
        indent + &text[first.byte_range().start..last.byte_range().end]
    }

    /// A type that derives a layout.
    fn derived(item: TokenStream) -> SourceDescription {
        let passage = Passage::Layouts(read::read_derive(item.clone()));
        SourceDescription { kept_in: None, description: item, passage }
    }
}

/// The descriptions in a source, or the mistakes of a text that is not Rust.
pub fn descriptions(text: &str) -> Result<Vec<SourceDescription>, Read> {
    let tokens = tokens(text).map_err(|_| read::read_source(text))?;
    let mut found = Vec::new();
    collect(tokens, &mut found);
    Ok(found)
}

/// A search through tokens, from `next` on.
struct Search {
    tokens: Vec<TokenTree>,
    next: usize,
    /// The end of attributes that were read already, and belong to no description.
    attributes_end: usize,
}

impl Search {
    fn new(tokens: TokenStream) -> Search {
        Search { tokens: tokens.into_iter().collect(), next: 0, attributes_end: 0 }
    }

    /// The tokens within the next brackets to search. Adds descriptions on the way there.
    fn next_brackets(&mut self, found: &mut Vec<SourceDescription>) -> Option<TokenStream> {
        while self.next < self.tokens.len() {
            let rest = &self.tokens[self.next..];
            if let Some((name, within)) = call(rest) {
                self.next += 3;
                match name.as_str() {
                    "layout" => found.push(SourceDescription::of_macro(within, layouts)),
                    "index" => found.push(SourceDescription::of_macro(within, Passage::Indexes)),
                    _ => return Some(within),
                }
            } else if is_definition_of_macro(rest) {
                // The definition of a macro has patterns and templates, not descriptions.
                self.next += 4;
            } else if let Some((item, length)) = self.described_type() {
                found.push(SourceDescription::derived(item));
                self.next += length;
            } else {
                self.next += 1;
                if let TokenTree::Group(group) = &self.tokens[self.next - 1] {
                    return Some(group.stream());
                }
            }
        }
        None
    }

    /// A type with an attribute `layout(...)`, as a derive receives it, and its number of tokens.
    fn described_type(&mut self) -> Option<(TokenStream, usize)> {
        if self.next < self.attributes_end {
            return None;
        }
        let rest = &self.tokens[self.next..];
        let attributes: Vec<_> = rest.chunks_exact(2).take_while(is_attribute).collect();
        self.attributes_end = self.next + 2 * attributes.len();
        let is_description = |pair: &&[TokenTree]| starts_with(&pair[1], "layout");
        attributes.iter().any(is_description).then_some(())?;
        let start = 2 * attributes.len();
        let length = start + end_of_type(&rest[start..])?;
        // A derive does not receive `derive` attributes.
        let kept = attributes.into_iter().filter(|pair| !starts_with(&pair[1], "derive"));
        Some((kept.flatten().chain(&rest[start..length]).cloned().collect(), length))
    }
}

/// Adds the descriptions among these tokens and within their brackets. The search is a loop, since brackets may be
/// nested deeper than the call stack.
fn collect(tokens: TokenStream, found: &mut Vec<SourceDescription>) {
    let mut open = vec![Search::new(tokens)];
    while let Some(search) = open.last_mut() {
        match search.next_brackets(found) {
            Some(within) => open.push(Search::new(within)),
            None => {
                open.pop();
            }
        }
    }
}

fn layouts(input: TokenStream) -> Passage {
    Passage::Layouts(read::read_macro(input))
}

/// The name of the macro called here, and the content of its brackets.
fn call(tokens: &[TokenTree]) -> Option<(String, TokenStream)> {
    match tokens {
        [TokenTree::Ident(name), TokenTree::Punct(mark), TokenTree::Group(within), ..]
            if mark.as_char() == '!' =>
        {
            Some((name.to_string(), within.stream()))
        }
        _ => None,
    }
}

/// True if a `macro_rules! name { ... }` begins here.
fn is_definition_of_macro(tokens: &[TokenTree]) -> bool {
    let [TokenTree::Ident(name), TokenTree::Punct(mark), TokenTree::Ident(_), rest, ..] = tokens
    else {
        return false;
    };
    name == "macro_rules" && mark.as_char() == '!' && matches!(rest, TokenTree::Group(_))
}

fn is_attribute(pair: &&[TokenTree]) -> bool {
    matches!(pair, [TokenTree::Punct(hash), TokenTree::Group(_)] if hash.as_char() == '#')
}

/// The number of tokens of a type, which ends at `;` or with braces; `None` if another attribute comes first.
fn end_of_type(tokens: &[TokenTree]) -> Option<usize> {
    let ends = |token: &TokenTree| match token {
        TokenTree::Punct(mark) => matches!(mark.as_char(), ';' | '#'),
        TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
        _ => false,
    };
    let last = tokens.iter().position(ends)?;
    let is_attribute = matches!(&tokens[last], TokenTree::Punct(mark) if mark.as_char() == '#');
    (!is_attribute).then_some(last + 1)
}

/// True if brackets begin with `word (...)`.
fn starts_with(brackets: &TokenTree, word: &str) -> bool {
    let TokenTree::Group(group) = brackets else { return false };
    let mut tokens = group.stream().into_iter();
    matches!(tokens.next(), Some(TokenTree::Ident(name)) if name == word)
        && matches!(tokens.next(), Some(TokenTree::Group(_)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::is_rust;

    /// The names of the layouts in each passage, or the tokens of indexes.
    fn described(text: &str) -> Vec<String> {
        let part = |part: Passage| match part {
            Passage::Layouts(read) => {
                assert!(read.diagnostics.is_empty(), "{}", read.diagnostics.render("here", text));
                let names = read.layouts.iter().map(|it| it.item.name.to_string());
                names.collect::<Vec<_>>().join(" ")
            }
            Passage::Indexes(tokens) => tokens.to_string(),
        };
        let found = descriptions(text).unwrap_or_default();
        found.into_iter().map(|found| part(found.passage)).collect()
    }

    #[test]
    fn descriptions_are_found_wherever_they_stand() {
        let source = "#!/usr/bin/env é
            macro_rules! layout { ($a:ident) => { layout! { struct $a {} } } }
            mod a { fn f() { quadrille::layout! {
                struct A { board: 2 x 2, number: rank * 2 + file }
                struct B { board: 3 x 2, number: rank * 3 + file }
            } } }
            /// C.
            #[derive(Clone, Copy, quadrille::Layout)]
            #[layout(board = 2 x 2, number = file * 2 + rank)]
            pub struct C;
            index!(expanded in kings.rs; board: 8 x 8);";
        assert!(is_rust(source));
        assert_eq!(described(source), ["A B", "C", "board : 8 x 8"]);
    }

    /// If attributes were read again for each one, these would take hours.
    #[test]
    fn rows_of_attributes_are_read_once() {
        for part in ["#[a]", "#[layout()]", "#[layout()] x ", "#[layout()] x [] y "] {
            assert_eq!(described(&part.repeat(50_000)), [""; 0], "{part}");
        }
    }
}
