//! The tokens of an item, read one after another.

use std::iter::Peekable;
use std::vec;

use proc_macro::{Delimiter, Group, Ident, Span, TokenStream, TokenTree};

use crate::mistake::{Mistake, Result};

/// Tokens that are still to be read.
pub(crate) struct Tokens {
    rest: Peekable<vec::IntoIter<TokenTree>>,
    /// The span of errors if nothing is left.
    end: Span,
}

impl Tokens {
    /// Those of an item.
    pub(crate) fn new(item: TokenStream) -> Tokens {
        Tokens::before(Span::call_site(), item)
    }

    fn before(end: Span, tokens: TokenStream) -> Tokens {
        let mut visible = Vec::new();
        flatten(tokens, &mut visible);
        Tokens { rest: visible.into_iter().peekable(), end }
    }

    pub(crate) fn is_at_end(&mut self) -> bool {
        self.rest.peek().is_none()
    }

    /// The span of the next token, or of the closing delimiter.
    pub(crate) fn span(&mut self) -> Span {
        self.rest.peek().map_or(self.end, TokenTree::span)
    }

    /// The error that `what` was expected in place of the next token.
    pub(crate) fn expected(&mut self, what: &str) -> Mistake {
        let found = self.rest.peek().map_or("the end".to_owned(), describe);
        Mistake::new(self.span(), format!("expected {what}, found {found}"))
    }

    /// Reads an identifier, which may be a keyword.
    pub(crate) fn ident(&mut self, what: &str) -> Result<Ident> {
        match self.rest.peek() {
            Some(TokenTree::Ident(ident)) => {
                let ident = ident.clone();
                self.skip();
                Ok(ident)
            }
            _ => Err(self.expected(what)),
        }
    }

    /// Reads this word, if it comes next.
    pub(crate) fn eat_word(&mut self, word: &str) -> bool {
        let is_it =
            |tree: &TokenTree| matches!(tree, TokenTree::Ident(ident) if ident.to_string() == word);
        self.rest.next_if(is_it).is_some()
    }

    /// Reads this character of punctuation, if it comes next.
    pub(crate) fn eat(&mut self, sign: char) -> bool {
        self.next_sign(sign).is_some()
    }

    /// This character of punctuation, if it comes next.
    pub(crate) fn next_sign(&mut self, sign: char) -> Option<TokenTree> {
        let is_it =
            |tree: &TokenTree| matches!(tree, TokenTree::Punct(punct) if punct.as_char() == sign);
        self.rest.next_if(is_it)
    }

    /// Reads the opening delimiter and returns the tokens up to the closing one.
    pub(crate) fn within(&mut self, delimiter: Delimiter, what: &str) -> Result<Tokens> {
        let group = self.group(delimiter).ok_or_else(|| self.expected(what))?;
        Ok(Tokens::before(group.span_close(), group.stream()))
    }

    /// Reads a group with these delimiters, if one comes next.
    pub(crate) fn group(&mut self, delimiter: Delimiter) -> Option<Group> {
        match self.rest.peek() {
            Some(TokenTree::Group(group)) if group.delimiter() == delimiter => {
                let group = group.clone();
                self.skip();
                Some(group)
            }
            _ => None,
        }
    }

    pub(crate) fn skip(&mut self) {
        self.rest.next();
    }
}

/// Takes groups without delimiters apart, which macros put around what they pass on.
fn flatten(tokens: TokenStream, visible: &mut Vec<TokenTree>) {
    for tree in tokens {
        match tree {
            TokenTree::Group(group) if group.delimiter() == Delimiter::None => {
                flatten(group.stream(), visible);
            }
            tree => visible.push(tree),
        }
    }
}

/// A token as an error names it. Groups are not printed: they may be long.
fn describe(tree: &TokenTree) -> String {
    match tree {
        TokenTree::Group(group) => match group.delimiter() {
            Delimiter::Parenthesis => "`( ... )`".to_owned(),
            Delimiter::Brace => "`{ ... }`".to_owned(),
            Delimiter::Bracket => "`[ ... ]`".to_owned(),
            Delimiter::None => "a group".to_owned(),
        },
        tree => format!("`{tree}`"),
    }
}
