//! A text that may hold descriptions, and its name.

use std::borrow::Cow;
use std::path::Path;

use proc_macro2::{LexError, TokenStream, TokenTree};
use quadrille_codegen::model::SliderMethod;

use crate::{standard, unknown_name};

/// A text that holds descriptions, and its name in messages.
#[derive(Clone, Debug)]
pub struct Source {
    /// A path, the name of a standard layout, or `<stdin>`. If it ends in `.rs` the descriptions are within macros.
    pub name: String,
    /// All of it, without a byte order mark: lines and columns of mistakes are counted without one.
    pub text: String,
}

impl Source {
    /// A text of this name. A byte order mark before it is left out; of two the second is a wrong character.
    pub fn new(name: &str, text: String) -> Source {
        let unmarked = text.strip_prefix('\u{feff}').filter(|rest| !rest.starts_with('\u{feff}'));
        let text = unmarked.map(str::to_owned).unwrap_or(text);
        Source { name: name.to_owned(), text }
    }

    /// The description of the standard layout with this name, such as `lerf`.
    pub fn standard(name: &str) -> Option<Source> {
        standard::text(name).map(|text| Source::new(name, text.to_owned()))
    }

    /// The description of a standard layout whose sliders are all looked up by this method, such as `pext`.
    ///
    /// # Errors
    /// If there is no such layout or method.
    pub fn with_sliders(name: &str, method: &str) -> Result<Source, String> {
        let Some(text) = standard::text(name) else {
            return Err(format!(
                "{name} is no standard layout: write `sliders: {{ method: {method} }}` into the description"
            ));
        };
        let methods = || SliderMethod::NAMES.iter().map(|(name, ..)| *name);
        if !methods().any(|known| known == method) {
            return Err(unknown_name::error("method", method, methods()));
        }
        let (body, _) = text.rsplit_once('}').unwrap_or((text, ""));
        Ok(Source::new(name, format!("{body}    sliders: {{ method: {method} }},\n}}\n")))
    }

    /// The reason why a text is not tokens of Rust, with its line and column.
    ///
    /// ```
    /// let source = quadrille_tools::Source::new("list.rs", "fn main() {\n    let a = ); }".to_owned());
    /// let mistake = source.mistake_in_rust().expect("no bracket is open there");
    /// assert_eq!(mistake, "a bracket without its other, or no token, at 2:13");
    /// ```
    pub fn mistake_in_rust(&self) -> Option<String> {
        let at = tokens(&self.text).err()?.span().start();
        let (line, column) = (at.line, at.column + 1);
        Some(format!("a bracket without its other, or no token, at {line}:{column}"))
    }

    /// Returns whether descriptions are within macros, which the name of a file tells, or else the text.
    pub fn is_rust(&self) -> bool {
        match Path::new(&self.name).extension() {
            Some(extension) => extension == "rs",
            None => is_rust(&self.text),
        }
    }
}

/// The tokens of a source.
pub(crate) fn tokens(text: &str) -> Result<TokenStream, LexError> {
    without_shebang(text).parse()
}

/// Returns whether a text is a Rust source rather than a list of descriptions: it has tokens that these cannot
/// have.
pub(crate) fn is_rust(text: &str) -> bool {
    let Ok(tokens) = without_shebang(text).parse::<TokenStream>() else { return false };
    tokens.into_iter().any(|token| match token {
        TokenTree::Ident(name) => ["fn", "use", "mod", "layout"].iter().any(|word| name == word),
        // A path.
        TokenTree::Punct(mark) => mark.as_char() == ':',
        _ => false,
    })
}

/// The text with spaces in place of a first line such as `#!/usr/bin/env rust-script`, so that lines and
/// columns stay the same.
fn without_shebang(text: &str) -> Cow<'_, str> {
    if !text.starts_with("#!") || text.starts_with("#![") {
        return Cow::Borrowed(text);
    }
    let (first, rest) = text.split_at(text.find('\n').unwrap_or(text.len()));
    Cow::Owned(" ".repeat(first.len()) + rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn descriptions_alone_are_no_source() {
        assert!(!is_rust("pub struct A { board: 2 x 2, number: rank * 2 + file }"));
        assert!(!is_rust("index! { board: 8 x 8; pub KRvK; }"));
        assert!(is_rust("layout! {}"));
        assert!(is_rust("quadrille::index! { board: 8 x 8; }"));
    }
}
