//! Rust that is mostly fixed text, with names that stand for tokens.
//!
//! `quote!` expands to a call for each token. All users compile those calls, which were a fifth of what
//! they compile of this crate. A template is one string, read when it is used. Its reader knows the
//! tokens that templates have: names, lifetimes, numbers, strings, operators and brackets, as
//! `stringify!` writes them.

use proc_macro2::{Delimiter, Group, Ident, Literal, Punct, Spacing, Span, TokenStream};
use quote::{ToTokens, TokenStreamExt};

/// Rust in which `#name` stands for the variable `name`, as in `quote!`, if `name` is in the list before it.
/// `name: value` in the list has it stand for something else.
macro_rules! template {
    ([$($name:ident $(: $value:expr)?),* $(,)?] $($rust:tt)*) => {
        $crate::emit::template::filled(
            stringify!($($rust)*),
            &[$((stringify!($name), template!(@value $name $($value)?))),*],
        )
    };
    (@value $name:ident) => { &$name };
    (@value $name:ident $value:expr) => { &$value };
}
pub(crate) use template;

/// What a name of a template stands for.
type Gap<'a> = (&'a str, &'a dyn ToTokens);

/// The tokens of a template.
pub(crate) fn filled(template: &str, parts: &[Gap<'_>]) -> TokenStream {
    Reader { rest: template, parts }.tokens()
}

/// Pieces of code, one after another.
pub(super) fn joined(pieces: impl IntoIterator<Item = TokenStream>) -> TokenStream {
    let mut all = TokenStream::new();
    for piece in pieces {
        piece.to_tokens(&mut all);
    }
    all
}

/// Pieces of code with commas between them.
pub(super) fn listed(pieces: impl IntoIterator<Item = impl ToTokens>) -> TokenStream {
    let mut all = TokenStream::new();
    for piece in pieces {
        if !all.is_empty() {
            all.append(Punct::new(',', Spacing::Alone));
        }
        piece.to_tokens(&mut all);
    }
    all
}

/// Operators of several characters: frequent ones first, and none before a longer one that begins with it.
const OPERATORS: [&str; 25] = [
    "::", "->", "|=", "==", "=>", "<<=", ">>=", "...", "..=", "&&", "||", "<=", ">=", "!=", "+=",
    "-=", "*=", "/=", "%=", "^=", "&=", "<<", ">>", "..", "<-",
];

/// What their second characters are.
const SECOND: &[u8] = b":>=<.&|-";

struct Reader<'a> {
    rest: &'a str,
    parts: &'a [Gap<'a>],
}

impl<'a> Reader<'a> {
    /// All that comes before a closing bracket or the end, the bracket taken.
    fn tokens(&mut self) -> TokenStream {
        let mut rust = TokenStream::new();
        loop {
            self.rest = self.rest.trim_ascii_start();
            match self.rest.as_bytes().first() {
                None => return rust,
                Some(b')' | b']' | b'}') => {
                    self.take(1);
                    return rust;
                }
                Some(&first) => self.token(first, &mut rust),
            }
        }
    }

    fn token(&mut self, first: u8, rust: &mut TokenStream) {
        match first {
            b'(' => self.group(Delimiter::Parenthesis, rust),
            b'[' => self.group(Delimiter::Bracket, rust),
            b'{' => self.group(Delimiter::Brace, rust),
            b'#' => self.hash(rust),
            b'"' => self.string(1, rust),
            b'r' if self.rest.starts_with("r\"") => self.string(2, rust),
            b'\'' => {
                self.take(1);
                rust.append(Punct::new('\'', Spacing::Joint));
            }
            b'0'..=b'9' => rust.append(literal(self.word())),
            b'_' | b'a'..=b'z' | b'A'..=b'Z' => {
                rust.append(Ident::new(self.word(), Span::call_site()));
            }
            _ => self.operator(rust),
        }
    }

    fn group(&mut self, delimiter: Delimiter, rust: &mut TokenStream) {
        self.take(1);
        rust.append(Group::new(delimiter, self.tokens()));
    }

    /// A name that stands for tokens, or the beginning of an attribute.
    fn hash(&mut self, rust: &mut TokenStream) {
        self.take(1);
        let word = self.word();
        if word.is_empty() {
            assert!(!self.rest.starts_with('('), "templates repeat nothing, but `joined` does");
            rust.append(Punct::new('#', Spacing::Alone));
            return;
        }
        let part = self.parts.iter().find(|(name, _)| *name == word);
        part.expect("every name of a template is in its list").1.to_tokens(rust);
    }

    /// A string whose text begins so far behind; none has a quotation mark inside.
    fn string(&mut self, before: usize, rust: &mut TokenStream) {
        let end = self.rest[before..].find('"').expect("strings have an end");
        rust.append(literal(self.take(before + end + 1)));
    }

    /// What `quote!` makes of it: all characters but the last are joined to the next.
    fn operator(&mut self, rust: &mut TokenStream) {
        let rest = self.rest.as_bytes();
        let mut length = 1;
        if rest.get(1).is_some_and(|second| SECOND.contains(second)) {
            let known = OPERATORS.iter().find(|operator| rest.starts_with(operator.as_bytes()));
            length = known.map_or(1, |operator| operator.len());
        }
        let (last, joined) = self.take(length).as_bytes().split_last().expect("a character");
        for &sign in joined {
            rust.append(Punct::new(char::from(sign), Spacing::Joint));
        }
        rust.append(Punct::new(char::from(*last), Spacing::Alone));
    }

    /// A name or a number; empty if there is none.
    fn word(&mut self) -> &'a str {
        let rest = self.rest.as_bytes();
        let mut end = 0;
        while end < rest.len()
            && matches!(rest[end], b'_' | b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z')
        {
            end += 1;
        }
        self.take(end)
    }

    fn take(&mut self, bytes: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(bytes);
        self.rest = rest;
        taken
    }
}

fn literal(text: &str) -> Literal {
    text.parse().expect("a literal")
}

#[cfg(test)]
mod tests {
    use quote::quote;

    use super::*;

    #[test]
    fn as_quote() {
        let (name, doc) = (Ident::new("place", Span::call_site()), "What \"it\" is.");
        let fields = [quote!(a: u8,), quote!(b: &'static str,)];
        let fields_of = template! {
            [doc, name, fields: joined(fields.clone())]
            /// Of a [`Map`]'s.
            #[doc = #doc]
            pub(crate) struct #name<'a, T: Into<Vec<u8>>>(#fields);
            const _: u32 = { let mut x = 0x1_F >> 2; x <<= 3; x..=9; !(x != 1 && -x >= 2), "s" };
        };
        let quoted = quote! {
            /// Of a [`Map`]'s.
            #[doc = #doc]
            pub(crate) struct #name<'a, T: Into<Vec<u8>>>(#(#fields)*);
            const _: u32 = { let mut x = 0x1_F >> 2; x <<= 3; x..=9; !(x != 1 && -x >= 2), "s" };
        };
        assert_eq!(fields_of.to_string(), quoted.to_string());
    }
}
