//! A description, into whose text the results of searches are written.

use std::fmt::Write as _;

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use quadrille_codegen::described_type::Described;
use quadrille_codegen::model::{Layout, Leap, Numbering};
use quadrille_codegen::read::read_source;

/// A file's text and the one layout that it describes.
pub struct Description {
    name: String,
    text: String,
    described: Described,
}

impl Description {
    /// Reads the text of the file with this name.
    pub fn read(name: &str, text: String) -> Result<Description, String> {
        let mut read = read_source(&text);
        if !read.diagnostics.is_empty() {
            return Err(read.diagnostics.render(name, &text));
        }
        let (Some(described), None) = (read.layouts.pop(), read.layouts.pop()) else {
            return Err(format!("{name}: a search is for a file with one layout"));
        };
        Ok(Description { name: name.to_owned(), text, described })
    }

    /// A layout without a text.
    pub fn of(described: Described) -> Description {
        Description { name: described.item.name.to_string(), text: String::new(), described }
    }

    /// The name of its file.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The described layout.
    pub fn layout(&self) -> &Layout {
        &self.described.layout
    }

    /// The riders that can have magics, each with the name of the first piece that is this rider alone.
    pub fn riders(&self) -> Vec<(&str, Leap)> {
        let mut riders: Vec<(&str, Leap)> = Vec::new();
        for piece in &self.layout().pieces {
            if let ([], &[ride]) = (piece.leaps.as_slice(), piece.rides.as_slice())
                && !riders.iter().any(|(_, known)| *known == ride)
            {
                riders.push((&piece.name, ride));
            }
        }
        riders
    }

    /// This description without some keys, and the keys that were removed.
    pub fn without(
        &self,
        keys: &[&'static str],
    ) -> Result<(Description, Vec<&'static str>), String> {
        let (mut text, mut left_out) = (self.text.clone(), Vec::new());
        for &key in keys {
            if let Some(rest) = without(&text, key) {
                text = rest;
                left_out.push(key);
            }
        }
        Ok((Description::read(&self.name, text)?, left_out))
    }

    /// This description, with a table of numbers if only groups give them.
    pub fn numbered(&self) -> Result<Description, String> {
        let has_number =
            body(&self.text).is_some_and(|(_, keys)| key_at(&keys, "number").is_some());
        if has_number {
            self.reread(self.text.clone())
        } else {
            self.renumbered(&self.layout().numbering)
        }
    }

    /// This description with another numbering.
    pub fn renumbered(&self, numbering: &Numbering) -> Result<Description, String> {
        self.reread(self.with_numbering(numbering)?)
    }

    /// Reads a changed text of this description, under the same name.
    pub fn reread(&self, text: String) -> Result<Description, String> {
        Description::read(&self.name, text)
    }

    pub fn text(&self) -> &str {
        &self.text
    }

    /// The text with another value of a key.
    pub fn with(&self, key: &str, value: &str) -> Result<String, String> {
        replaced(&self.text, key, value)
            .ok_or_else(|| format!("{}: {key} cannot be added", self.name))
    }

    /// The text with another numbering, as a table.
    fn with_numbering(&self, numbering: &Numbering) -> Result<String, String> {
        let board = numbering.board();
        let mut drawn = String::from("[\n");
        for (file, _, square) in board.drawn() {
            let number =
                square.map_or(".".to_owned(), |square| numbering.number(square).to_string());
            let start = if file == 0 { "       " } else { "" };
            let end = if file + 1 == board.files() { "\n" } else { "" };
            let _ = write!(drawn, "{start} {number:>2}{end}");
        }
        self.with("number", &(drawn + "    ]"))
    }
}

/// The text with another value of a key; a missing key is added at the end.
fn replaced(text: &str, key: &str, value: &str) -> Option<String> {
    if let Some(replaced) = valued(text, key, value) {
        return Some(replaced);
    }
    let (body, tokens) = body(text)?;
    let end = body.span_close().byte_range().start;
    let last = tokens.last()?.span().byte_range().end;
    let comma = if matches!(tokens.last()?, TokenTree::Punct(_)) { "" } else { "," };
    // The rest up to the closing brace, which gets a line of its own.
    let between = text[last..end].trim_end_matches([' ', '\t']);
    let line_end = if between.ends_with('\n') { "" } else { "\n" };
    let (before, after) = (&text[..last], &text[end..]);
    Some(format!("{before}{comma}{between}{line_end}    {key}: {value},\n{after}"))
}

/// The text with another value of a key. The old value ends at the next comma, or at the end of the body.
fn valued(text: &str, key: &str, value: &str) -> Option<String> {
    let (_, tokens) = body(text)?;
    let first = key_at(&tokens, key)? + 2;
    let values = tokens[first..].iter().take_while(|token| !is_comma(token));
    let (start, end) = (tokens.get(first)?.span().byte_range().start, values.last()?);
    Some(format!("{}{value}{}", &text[..start], &text[end.span().byte_range().end..]))
}

/// A text without some keys, in all layouts that it describes.
pub fn without_keys(text: &str, keys: &[&str]) -> String {
    let mut text = text.to_owned();
    for key in keys {
        while let Some(rest) = without(&text, key) {
            text = rest;
        }
    }
    text
}

/// A text without a key of the first layout that has it, its value, and the comment right above it. The value ends at
/// the next comma, or at the end of the body. `None` if no layout has the key.
fn without(text: &str, key: &str) -> Option<String> {
    let (first, tokens) = bodies(text).find_map(|body| {
        let tokens: Vec<TokenTree> = body.stream().into_iter().collect();
        Some((key_at(&tokens, key)?, tokens))
    })?;
    let rest = &tokens[first..];
    let last = rest.iter().position(is_comma).unwrap_or(rest.len() - 1);
    let (start, end) = (rest[0].span().byte_range().start, rest[last].span().byte_range().end);
    let before = text[..start].trim_end_matches([' ', '\t']);
    let after = text[end..].trim_start_matches([' ', '\t']);
    // A line that becomes empty is removed.
    let line = if before.ends_with('\n') { after.strip_prefix('\n') } else { None };
    Some(match line {
        Some(after) => format!("{}{after}", without_comment(before)),
        None => format!("{}{after}", &text[..start]),
    })
}

/// The text before a line, without the comments right above it.
fn without_comment(before: &str) -> &str {
    let lines = before.split_inclusive('\n').rev();
    let is_comment = |line: &&str| line.trim_start().starts_with("//");
    let length: usize = lines.take_while(is_comment).map(str::len).sum();
    &before[..before.len() - length]
}

/// The index of a key among the tokens of a body.
fn key_at(tokens: &[TokenTree], key: &str) -> Option<usize> {
    let is_key = |pair: &[TokenTree]| {
        matches!(pair, [TokenTree::Ident(name), TokenTree::Punct(colon)]
            if *name == key && colon.as_char() == ':')
    };
    tokens.windows(2).position(is_key)
}

fn is_comma(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == ',')
}

/// The braces of the first description in a text, and the tokens in them.
fn body(text: &str) -> Option<(Group, Vec<TokenTree>)> {
    let body = bodies(text).next()?;
    let tokens = body.stream().into_iter().collect();
    Some((body, tokens))
}

/// The braces of all descriptions in a text; none if the text is not tokens.
fn bodies(text: &str) -> impl Iterator<Item = Group> {
    let tokens: TokenStream = text.parse().unwrap_or_default();
    tokens.into_iter().filter_map(|token| match token {
        TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => Some(group),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_but_the_magics_stays() {
        let text = "/// A\nstruct A { // c\n    magics : { rook: [1] } , /* d */ board: 8 x 8\n}\n";
        let expected = text.replace("{ rook: [1] }", "NEW");
        assert_eq!(replaced(text, "magics", "NEW"), Some(expected));
    }

    #[test]
    fn formulas_and_tables_are_replaced() {
        let text = "struct A { board: 8 x 8, // number: 1\n number: rank * 8 + file, pieces: { rook: R } }";
        let expected = text.replace("rank * 8 + file", "[1]");
        assert_eq!(valued(text, "number", "[1]"), Some(expected.clone()));
        assert_eq!(valued(&expected, "number", "rank * 8 + file").as_deref(), Some(text));
        assert_eq!(
            valued("struct A { number: 1 }", "number", "2").as_deref(),
            Some("struct A { number: 2 }")
        );
        assert_eq!(valued("struct A { board: 8 x 8 }", "number", "2"), None);
    }

    #[test]
    fn keys_are_left_out_with_their_lines() {
        let text =
            "struct A {\n    board: 8 x 8,\n    groups: { a: [1], b: 2 },\n    number: 1\n}\n";
        let expected = "struct A {\n    board: 8 x 8,\n    number: 1\n}\n";
        assert_eq!(without(text, "groups").as_deref(), Some(expected));
        assert_eq!(without("struct A { a: 1, b: 2 }", "b").as_deref(), Some("struct A { a: 1, }"));
        assert_eq!(without("struct A { a: { b: 2 } }", "b"), None);
        let two = "struct A { a: 1 } struct B { b: 2, a: 3 }";
        assert_eq!(without_keys(two, &["a", "c"]), "struct A { } struct B { b: 2, }");
        let noted =
            text.replace("    groups", "    // About groups,\n    // and more.\n    groups");
        assert_eq!(without(&noted, "groups").as_deref(), Some(expected));
    }

    #[test]
    fn missing_magics_are_added_at_the_end() {
        assert_eq!(
            replaced("struct A {\n    board: 8 x 8 // c\n}\n", "magics", "NEW").as_deref(),
            Some("struct A {\n    board: 8 x 8, // c\n    magics: NEW,\n}\n")
        );
        assert_eq!(
            replaced("struct A { board: 8 x 8, }", "magics", "NEW").as_deref(),
            Some("struct A { board: 8 x 8,\n    magics: NEW,\n}")
        );
        assert_eq!(replaced("struct A", "magics", "NEW"), None);
    }
}
