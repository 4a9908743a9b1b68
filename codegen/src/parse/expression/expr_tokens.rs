//! The tokens of an expression, and the position up to which they are read.

use super::super::Name;
use crate::diagnostic::{Diagnostic, Extent};

/// A token.
#[derive(Clone, Debug)]
pub(super) enum ExprToken {
    /// An identifier or a keyword.
    Name(String),
    /// A number, or a name that is no identifier, such as `4'`.
    Literal(String),
    /// A sign, and true if it may be joined with the next one.
    Sign(char, bool),
    Open,
    /// The end for `Open`: `)`, or the end of a fragment that a macro passed on.
    Close(&'static str),
    /// Brackets of another kind, with their name in errors.
    Brackets(String),
}

/// Tokens that are read in sequence.
#[derive(Clone)]
pub(crate) struct ExprTokens {
    pub(super) tokens: Vec<(ExprToken, Extent)>,
    /// The index of the next token.
    pub(super) next: usize,
    /// The extent of the end, and its name in errors.
    pub(super) end: Extent,
    pub(super) end_name: String,
}

impl ExprTokens {
    /// Reads a name of any kind: an identifier, a number, or a sign that is none of `signs`.
    pub(crate) fn any_name(&mut self, signs: &[&str]) -> Option<Name> {
        let name = match self.peek()? {
            ExprToken::Name(name) | ExprToken::Literal(name) => name.clone(),
            ExprToken::Sign(sign, _) if !signs.iter().any(|other| self.is_at(other)) => {
                sign.to_string()
            }
            _ => return None,
        };
        let word = Name::new(name, self.extent());
        self.skip(1);
        Some(word)
    }

    /// The error that something else was expected in place of the next token.
    pub(crate) fn expected(&self, what: &str) -> Diagnostic {
        let is_arrow = self.is_at("->");
        let found = match self.peek() {
            None => self.end_name.clone(),
            Some(ExprToken::Sign(..)) if is_arrow => "`->`".to_owned(),
            Some(ExprToken::Sign(sign, _)) => format!("`{sign}`"),
            Some(ExprToken::Name(text) | ExprToken::Literal(text)) => format!("`{text}`"),
            Some(ExprToken::Open) => "`( ... )`".to_owned(),
            Some(ExprToken::Close(end)) => (*end).to_owned(),
            Some(ExprToken::Brackets(found)) => found.clone(),
        };
        let mut extent = self.extent();
        if is_arrow {
            extent = extent.to(self.extent_of(self.next + 1));
        }
        Diagnostic::new(extent, format!("expected {what}, found {found}"))
    }

    pub(super) fn ahead(&self, passed: usize) -> Option<&ExprToken> {
        self.tokens.get(self.next + passed).map(|(token, _)| token)
    }

    pub(super) fn peek(&self) -> Option<&ExprToken> {
        self.ahead(0)
    }

    /// Returns whether no token is left, or none within these parentheses.
    pub(crate) fn is_at_end(&self) -> bool {
        matches!(self.peek(), None | Some(ExprToken::Close(_)))
    }

    pub(super) fn is_at_open(&self) -> bool {
        matches!(self.peek(), Some(ExprToken::Open))
    }

    /// Returns whether the next tokens start with these signs.
    pub(crate) fn is_at(&self, signs: &str) -> bool {
        self.is_ahead(0, signs)
    }

    /// Returns whether these signs, joined, follow the next `passed` tokens.
    pub(super) fn is_ahead(&self, passed: usize, signs: &str) -> bool {
        let mut is_joint = true;
        signs.chars().zip(passed..).all(|(character, passed)| match self.ahead(passed) {
            Some(&ExprToken::Sign(sign, joins_next)) if is_joint && sign == character => {
                is_joint = joins_next;
                true
            }
            _ => false,
        })
    }

    /// The next token, if it is an identifier.
    pub(super) fn name(&self) -> Option<String> {
        let Some(ExprToken::Name(name)) = self.peek() else { return None };
        Some(name.clone())
    }

    /// The extent of the next token, or of the end.
    pub(crate) fn extent(&self) -> Extent {
        self.extent_of(self.next)
    }

    /// The extent of the token that was read last.
    pub(crate) fn last_extent(&self) -> Extent {
        self.extent_of(self.next.saturating_sub(1))
    }

    fn extent_of(&self, token: usize) -> Extent {
        self.tokens.get(token).map_or(self.end, |(_, extent)| *extent)
    }

    /// Passes some tokens.
    pub(crate) fn skip(&mut self, count: usize) {
        self.next += count;
    }
}
