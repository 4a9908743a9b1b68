//! A cursor over the characters of a movement.

use super::{BetzaError, Result};

pub(super) struct Cursor {
    characters: Vec<char>,
    next: usize,
}

impl Cursor {
    pub(super) fn new(source: &str) -> Cursor {
        Cursor { characters: source.chars().collect(), next: 0 }
    }

    /// The index of the next character.
    pub(super) fn index(&self) -> usize {
        self.next
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.characters.get(self.next).copied()
    }

    pub(super) fn next(&mut self) -> Option<char> {
        let character = self.peek();
        self.next += usize::from(character.is_some());
        character
    }

    pub(super) fn eat(&mut self, character: char) -> bool {
        let is_there = self.peek() == Some(character);
        self.next += usize::from(is_there);
        is_there
    }

    /// Consumes a text, if it comes next.
    pub(super) fn eat_text(&mut self, text: &str) -> bool {
        let is_there =
            self.characters[self.next..].iter().copied().take(text.len()).eq(text.chars());
        self.next += if is_there { text.len() } else { 0 };
        is_there
    }

    /// True if legs in brackets come next, `[F?R]`, rather than a list of steps.
    pub(super) fn is_at_legs(&self) -> bool {
        let mut next = self.characters[self.next..].iter().filter(|c| !c.is_whitespace());
        next.next() == Some(&'[') && !matches!(next.next(), Some('(' | ']') | None)
    }

    /// Moves back to an earlier character.
    pub(super) fn go_back(&mut self, index: usize) {
        self.next = index;
    }

    /// Consumes the lower-case letters that come next.
    pub(super) fn eat_lower_case(&mut self) -> String {
        self.eat_while(|c| c.is_ascii_lowercase())
    }

    pub(super) fn skip_spaces(&mut self) {
        self.eat_while(char::is_whitespace);
    }

    /// Consumes characters for as long as `is_such` holds.
    fn eat_while(&mut self, is_such: impl Fn(char) -> bool) -> String {
        let start = self.next;
        while self.peek().is_some_and(&is_such) {
            self.next += 1;
        }
        self.since(start)
    }

    /// The text read since a character.
    pub(super) fn since(&self, start: usize) -> String {
        self.characters[start..self.next].iter().collect::<String>().trim().to_owned()
    }

    pub(super) fn is_at_end(&mut self) -> bool {
        self.skip_spaces();
        self.peek().is_none()
    }

    /// True at the end of a term's atoms: at a `+`, a word such as `in`, or the end of the text.
    pub(super) fn is_at_break(&mut self) -> bool {
        self.is_at_end() || self.peek() == Some('+') || self.word_ahead(&["on", "in"]).is_some()
    }

    /// The word, if one of these comes next as a whole word.
    fn word_ahead<'a>(&self, words: &[&'a str]) -> Option<&'a str> {
        let rest = &self.characters[self.next..];
        words.iter().copied().find(|word| {
            let end = rest.get(word.len());
            word.chars().eq(rest.iter().copied().take(word.len()))
                && end.is_none_or(|next| next.is_whitespace())
        })
    }

    pub(super) fn eat_word<'a>(&mut self, words: &[&'a str]) -> Option<&'a str> {
        self.skip_spaces();
        let word = self.word_ahead(words)?;
        self.next += word.len();
        self.skip_spaces();
        Some(word)
    }

    /// Consumes an identifier; empty if there is none.
    pub(super) fn eat_name(&mut self) -> String {
        self.eat_while(|c| c.is_ascii_alphanumeric() || c == '_')
    }

    pub(super) fn expect_plus(&mut self) -> Result<()> {
        if self.eat('+') {
            return Ok(());
        }
        let message = "expected `+` before the next atoms".to_owned();
        Err(self.error(self.next, message, "write `W + F in palace`"))
    }

    /// Consumes a decimal number.
    pub(super) fn number(&mut self) -> Option<u64> {
        let digits = self.eat_while(|c| c.is_ascii_digit());
        // Every caller refuses a number that is too large.
        (!digits.is_empty()).then(|| digits.parse().unwrap_or(u64::MAX))
    }

    /// An error at the text read since `start`, or at the next character.
    pub(super) fn error(&self, start: usize, message: String, help: &str) -> BetzaError {
        let end = self.next.max(start + 1);
        BetzaError { start, end, message, help: help.to_owned() }
    }
}
