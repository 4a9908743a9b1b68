//! Reading tokens one after another.

use proc_macro2::{Delimiter, Group, Ident, Literal, Spacing, Span, TokenStream, TokenTree};

use crate::diagnostic::{Diagnostic, Extent};

/// A token, or an end of a group without delimiters.
///
/// A macro that passes on `$x:expr` or `$v:vis` wraps it in such a group. It means nothing but in
/// a formula, where it does what parentheses do.
#[derive(Clone, Debug)]
pub(crate) enum Token {
    Tree(TokenTree),
    Open(Span),
    Close(Span),
}

impl Token {
    pub(crate) fn span(&self) -> Span {
        match self {
            Token::Tree(tree) => tree.span(),
            Token::Open(span) | Token::Close(span) => *span,
        }
    }
}

/// The tokens between two delimiters, and the span of the closing one.
pub(crate) struct Tokens {
    tokens: Vec<Token>,
    end: Span,
}

impl Tokens {
    /// The tokens of a stream, which ends at `end`.
    pub(crate) fn new(stream: TokenStream, end: Span) -> Tokens {
        let opened = |group: &Group| group.delimiter() == Delimiter::None;
        Tokens { tokens: flatten(stream, opened), end }
    }

    /// The tokens within a group.
    pub(crate) fn within(group: &Group) -> Tokens {
        Tokens::new(group.stream(), group.span_close())
    }

    /// No tokens, where a value is missing.
    pub(crate) fn none() -> Tokens {
        Tokens { tokens: Vec::new(), end: Span::call_site() }
    }

    pub(crate) fn cursor(&self) -> Cursor<'_> {
        Cursor { tokens: &self.tokens, end: self.end, last: None }
    }
}

/// A stream with the groups that `opened` tells laid open, however deeply they are nested.
pub(crate) fn flatten(stream: TokenStream, opened: impl Fn(&Group) -> bool) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut open = vec![(stream.into_iter(), None)];
    while let Some((stream, close)) = open.last_mut() {
        match stream.next() {
            Some(TokenTree::Group(group)) if opened(&group) => {
                tokens.push(Token::Open(group.span_open()));
                open.push((group.stream().into_iter(), Some(group.span_close())));
            }
            Some(tree) => tokens.push(Token::Tree(tree)),
            None => {
                tokens.extend(close.map(Token::Close));
                open.pop();
            }
        }
    }
    tokens
}

/// A place in [`Tokens`]. Copied to look ahead.
#[derive(Clone, Copy)]
pub(crate) struct Cursor<'a> {
    tokens: &'a [Token],
    end: Span,
    last: Option<Span>,
}

impl<'a> Cursor<'a> {
    /// The next token, past the ends of groups without delimiters.
    pub(crate) fn next(&mut self) -> Option<&'a TokenTree> {
        while let Some(token) = self.next_raw() {
            if let Token::Tree(tree) = token {
                return Some(tree);
            }
        }
        None
    }

    /// The next token, or end of a group without delimiters.
    pub(crate) fn next_raw(&mut self) -> Option<&'a Token> {
        let (token, rest) = self.tokens.split_first()?;
        self.tokens = rest;
        self.last = Some(token.span());
        Some(token)
    }

    /// What [`next`](Cursor::next) will give.
    pub(crate) fn peek(mut self) -> Option<&'a TokenTree> {
        self.next()
    }

    /// What [`next_raw`](Cursor::next_raw) will give.
    pub(crate) fn peek_raw(mut self) -> Option<&'a Token> {
        self.next_raw()
    }

    pub(crate) fn is_at_end(self) -> bool {
        self.peek().is_none()
    }

    /// The span of the next token, or of the closing delimiter.
    pub(crate) fn span(self) -> Span {
        self.peek().map_or(self.end, TokenTree::span)
    }

    /// The span of the token read last.
    pub(crate) fn last(self) -> Span {
        self.last.unwrap_or(self.end)
    }

    /// From `start` to the token read last.
    pub(crate) fn since(self, start: Span) -> Extent {
        Extent { start, end: self.last() }
    }

    /// The error that something else than what comes next was expected.
    pub(crate) fn expected(self, what: &str) -> Diagnostic {
        let found = self.peek().map_or_else(|| "the end".to_owned(), describe);
        Diagnostic::new(self.span(), format!("expected {what}, found {found}"))
    }

    pub(crate) fn eat_ident(&mut self, name: &str) -> Option<Span> {
        self.eat(|tree| matches!(tree, TokenTree::Ident(ident) if *ident == name))
    }

    pub(crate) fn eat_punct(&mut self, character: char) -> Option<Span> {
        self.eat(|tree| is_punct(tree, character))
    }

    fn eat(&mut self, wanted: impl Fn(&TokenTree) -> bool) -> Option<Span> {
        let tree = self.peek().filter(|tree| wanted(tree))?;
        self.next();
        Some(tree.span())
    }

    /// Reads an operator of several characters, such as `==`.
    pub(crate) fn eat_operator(&mut self, operator: &str) -> Option<Extent> {
        let mut ahead = *self;
        let start = ahead.span();
        let mut joint = true;
        for character in operator.chars() {
            let TokenTree::Punct(punct) = ahead.next()? else { return None };
            if !joint || punct.as_char() != character {
                return None;
            }
            joint = punct.spacing() == Spacing::Joint;
        }
        *self = ahead;
        Some(self.since(start))
    }

    pub(crate) fn ident(&mut self, what: &str) -> Result<&'a Ident, Diagnostic> {
        match self.peek() {
            Some(TokenTree::Ident(ident)) => {
                self.next();
                Ok(ident)
            }
            _ => Err(self.expected(what)),
        }
    }

    pub(crate) fn literal(&mut self, what: &str) -> Result<&'a Literal, Diagnostic> {
        match self.peek() {
            Some(TokenTree::Literal(literal)) => {
                self.next();
                Ok(literal)
            }
            _ => Err(self.expected(what)),
        }
    }

    pub(crate) fn group(
        &mut self,
        delimiter: Delimiter,
        what: &str,
    ) -> Result<&'a Group, Diagnostic> {
        match self.peek() {
            Some(TokenTree::Group(group)) if group.delimiter() == delimiter => {
                self.next();
                Ok(group)
            }
            _ => Err(self.expected(what)),
        }
    }

    /// Whether the value being read is over: at a comma, the end, or the next key, where the comma
    /// was forgotten.
    pub(crate) fn is_value_over(self) -> bool {
        self.peek().is_none_or(|tree| is_punct(tree, ',')) || self.is_at_key()
    }

    /// Whether a name with a single `:` or `=` after it comes next, which no value contains.
    pub(crate) fn is_at_key(mut self) -> bool {
        let is_ident = matches!(self.next(), Some(TokenTree::Ident(_)));
        let is_separated = |character, double| {
            self.peek().is_some_and(|tree| is_punct(tree, character)) && { self }
                .eat_operator(double)
                .is_none()
        };
        is_ident && (is_separated(':', "::") || is_separated('=', "=="))
    }

    /// Skips to where the value is over.
    pub(crate) fn skip_value(&mut self) {
        while !self.is_value_over() {
            self.next();
        }
    }
}

pub(crate) fn is_punct(tree: &TokenTree, character: char) -> bool {
    matches!(tree, TokenTree::Punct(punct) if punct.as_char() == character)
}

/// A token as an error names it. Groups are not printed: they may be long.
pub(crate) fn describe(tree: &TokenTree) -> String {
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
