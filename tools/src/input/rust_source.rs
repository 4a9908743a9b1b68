//! The descriptions in a Rust source: the contents of `layout!` and `index!`, by whatever path these
//! are called, and the attributes of types that derive `Layout`.
//!
//! Only tokens are looked at, so a source need not compile.

use std::borrow::Cow;

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use quadrille_codegen::read;

use super::Part;

/// The descriptions in a source; of a text that is no Rust, what is wrong with it.
pub fn parts(text: &str) -> Vec<Part> {
    match without_shebang(text).parse::<TokenStream>() {
        Ok(tokens) => {
            let mut parts = Vec::new();
            collect(tokens, &mut parts);
            parts
        }
        // It says where.
        Err(_) => vec![Part::Layouts(read::read_source(text))],
    }
}

/// Whether a text is a Rust source, and not a list of descriptions: it has what these cannot have.
pub fn is_rust(text: &str) -> bool {
    let Ok(tokens) = without_shebang(text).parse::<TokenStream>() else { return false };
    tokens.into_iter().any(|token| match token {
        TokenTree::Ident(name) => ["fn", "use", "mod", "layout"].iter().any(|word| name == word),
        // A path.
        TokenTree::Punct(mark) => mark.as_char() == ':',
        _ => false,
    })
}

/// The text with spaces in place of a first line such as `#!/usr/bin/env rust-script`, so that places
/// stay the same.
fn without_shebang(text: &str) -> Cow<'_, str> {
    if !text.starts_with("#!") || text.starts_with("#![") {
        return Cow::Borrowed(text);
    }
    let (first, rest) = text.split_at(text.find('\n').unwrap_or(text.len()));
    Cow::Owned(" ".repeat(first.len()) + rest)
}

/// Adds the descriptions among these tokens, and within their brackets.
fn collect(tokens: TokenStream, parts: &mut Vec<Part>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut place = 0;
    while place < tokens.len() {
        let rest = &tokens[place..];
        if let Some((name, within)) = call(rest) {
            match name.as_str() {
                "layout" => parts.push(Part::Layouts(read::read_macro(within))),
                "index" => parts.push(Part::Indexes(within)),
                _ => collect(within, parts),
            }
            place += 3;
        } else if let Some(length) = definition_of_macro(rest) {
            // A pattern or a template, not a description.
            place += length;
        } else if let Some((item, length)) = described_type(rest) {
            parts.push(Part::Layouts(read::read_derive(item)));
            place += length;
        } else {
            if let TokenTree::Group(group) = &rest[0] {
                collect(group.stream(), parts);
            }
            place += 1;
        }
    }
}

/// The name of the macro that is called here, and what stands in its brackets.
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

/// How many tokens a `macro_rules! name { ... }` takes.
fn definition_of_macro(tokens: &[TokenTree]) -> Option<usize> {
    match tokens {
        [
            TokenTree::Ident(name),
            TokenTree::Punct(mark),
            TokenTree::Ident(_),
            TokenTree::Group(_),
            ..,
        ] if name == "macro_rules" && mark.as_char() == '!' => Some(4),
        _ => None,
    }
}

/// A type with an attribute `layout(...)`, as the derive sees it, and how many tokens it takes.
fn described_type(tokens: &[TokenTree]) -> Option<(TokenStream, usize)> {
    let is_attribute = |pair: &&[TokenTree]| match pair {
        [TokenTree::Punct(hash), TokenTree::Group(_)] => hash.as_char() == '#',
        _ => false,
    };
    let attributes: Vec<_> = tokens.chunks_exact(2).take_while(is_attribute).collect();
    let is_description = |pair: &&[TokenTree]| starts_with(&pair[1], "layout");
    attributes.iter().any(is_description).then_some(())?;
    let ends = |token: &TokenTree| match token {
        TokenTree::Punct(mark) => mark.as_char() == ';',
        TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
        _ => false,
    };
    let start = 2 * attributes.len();
    let length = start + tokens[start..].iter().position(ends)? + 1;
    // The compiler hands no derive to a derive.
    let kept = attributes.into_iter().filter(|pair| !starts_with(&pair[1], "derive"));
    Some((kept.flatten().chain(&tokens[start..length]).cloned().collect(), length))
}

/// Whether brackets begin with `word (...)`.
fn starts_with(brackets: &TokenTree, word: &str) -> bool {
    let TokenTree::Group(group) = brackets else { return false };
    let mut tokens = group.stream().into_iter();
    matches!(tokens.next(), Some(TokenTree::Ident(name)) if name == word)
        && matches!(tokens.next(), Some(TokenTree::Group(_)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The names of the layouts in each part; of indexes, their tokens.
    fn described(text: &str) -> Vec<String> {
        let part = |part: Part| match part {
            Part::Layouts(read) => {
                assert!(read.diagnostics.is_empty(), "{}", read.diagnostics.render("here", text));
                let names = read.layouts.iter().map(|it| it.item.name.to_string());
                names.collect::<Vec<_>>().join(" ")
            }
            Part::Indexes(tokens) => tokens.to_string(),
        };
        parts(text).into_iter().map(part).collect()
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
            index!(board: 8 x 8);";
        assert!(is_rust(source));
        assert_eq!(described(source), ["A B", "C", "board : 8 x 8"]);
    }

    #[test]
    fn descriptions_alone_are_no_source() {
        assert!(!is_rust("pub struct A { board: 2 x 2, number: rank * 2 + file }"));
        assert!(!is_rust("index! { board: 8 x 8; pub KRvK; }"));
        assert!(is_rust("layout! {}"));
        assert!(is_rust("quadrille::index! { board: 8 x 8; }"));
    }
}
