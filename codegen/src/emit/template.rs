//! Rust that is mostly fixed text, with names that stand for tokens.
//!
//! `quote!` expands to a call for each token. All users compile those calls, which were a fifth of what
//! they compile of this crate. A template is one string, read when it is used. Its reader knows the
//! tokens that templates have: names, lifetimes, numbers, strings, operators and brackets, as
//! `stringify!` writes them.

use proc_macro2::{Delimiter, Group, Ident, Literal, Punct, Spacing, Span, TokenStream};
use quote::{ToTokens, TokenStreamExt};

/// Rust in which `#name` stands for the variable `name`, as in `quote!`, if `name` is in the list before it.
/// `name: value` in the list has it stand for something else. The compiler compiles only if the template has just the
/// names of its list.
macro_rules! template {
    ([$($name:ident $(: $value:expr)?),* $(,)?] $($rust:tt)*) => {{
        const TEMPLATE: &str = stringify!($($rust)*);
        const _: () = $crate::emit::template::check(TEMPLATE, &[$(stringify!($name)),*]);
        $crate::emit::template::filled(
            TEMPLATE,
            &[$((stringify!($name), template!(@value $name $($value)?))),*],
        )
    }};
    (@value $name:ident) => { &$name };
    (@value $name:ident $value:expr) => { &$value };
}
pub(crate) use template;

/// What a name of a template stands for.
type Gap<'a> = (&'a str, &'a dyn ToTokens);

/// Fails where a template has a name that its list lacks, or lacks one that the list has.
pub(crate) const fn check(template: &str, names: &[&str]) {
    let (mut used, mut rest) = (0_u64, template.as_bytes());
    while let [first, behind @ ..] = rest {
        rest = match first {
            b'"' => behind_string(behind),
            b'#' => {
                assert!(
                    !matches!(behind, [b'(', ..]),
                    "templates repeat nothing, but `joined` does"
                );
                let (word, behind) = behind.split_at(word_length(behind));
                if !word.is_empty() {
                    used |= 1 << place(word, names);
                }
                behind
            }
            _ => behind,
        };
    }
    assert!(
        used.count_ones() as usize == names.len(),
        "the list has a name that the template lacks"
    );
}

/// What comes after a string, which has no quotation mark inside.
const fn behind_string(mut text: &[u8]) -> &[u8] {
    while let [first, behind @ ..] = text {
        assert!(*first != b'\\', "strings of templates escape nothing");
        text = behind;
        if *first == b'"' {
            break;
        }
    }
    text
}

/// Where the list has a name.
const fn place(word: &[u8], names: &[&str]) -> usize {
    let mut place = 0;
    while place < names.len() {
        if are_equal(word, names[place].as_bytes()) {
            return place;
        }
        place += 1;
    }
    panic!("the template has a name that its list lacks")
}

const fn are_equal(mut one: &[u8], mut other: &[u8]) -> bool {
    while let ([a, one_rest @ ..], [b, other_rest @ ..]) = (one, other) {
        if *a != *b {
            return false;
        }
        (one, other) = (one_rest, other_rest);
    }
    one.is_empty() && other.is_empty()
}

/// The length of the name or the number that text begins with.
const fn word_length(text: &[u8]) -> usize {
    let mut length = 0;
    while length < text.len() && (text[length] == b'_' || text[length].is_ascii_alphanumeric()) {
        length += 1;
    }
    length
}

/// The tokens of a template.
pub(crate) fn filled(template: &str, parts: &[Gap<'_>]) -> TokenStream {
    Reader { rest: template, parts }.tokens()
}

/// Pieces of code, one after another: a list first, as token streams take a thousand lines of intermediate code for
/// each kind of iterator that they are made from.
pub(crate) fn joined(pieces: impl IntoIterator<Item = TokenStream>) -> TokenStream {
    TokenStream::from_iter(Vec::from_iter(pieces))
}

/// Pieces of code with commas between them.
pub(super) fn listed(pieces: impl IntoIterator<Item = impl ToTokens>) -> TokenStream {
    let mut all = TokenStream::new();
    for piece in pieces {
        if !all.is_empty() {
            all.append(Punct::new(',', Spacing::Alone));
        }
        // Moved, as a copy would be one of every token.
        all.extend([piece.into_token_stream()]);
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
        match self.parts.iter().find(|(name, _)| *name == word) {
            Some((_, part)) => part.to_tokens(rust),
            None => rust.append(Punct::new('#', Spacing::Alone)),
        }
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
        self.take(word_length(self.rest.as_bytes()))
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
