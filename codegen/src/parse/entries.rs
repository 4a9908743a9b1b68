//! Lists of keys and values, such as `{ rook: R, king: K }`.

use proc_macro2::TokenTree;

use crate::diagnostic::{Diagnostic, Diagnostics, did_you_mean, similar};

use super::ast::Word;
use super::cursor::{Cursor, Tokens, is_punct};
use super::word;

/// How such a list is written.
#[derive(Clone, Copy)]
pub(crate) struct Entries<'a> {
    /// What the keys are, as errors call them: `piece`.
    pub(crate) noun: &'a str,
    /// What stands between a key and its value.
    pub(crate) separator: char,
    /// The keys there are, if the author is not free to choose.
    pub(crate) keys: Option<&'a [&'a str]>,
}

/// What was found where a separator should be.
enum Separation {
    /// It, or what may be taken for it: the value follows.
    Value,
    /// Something else: the key has no value that could be read.
    NoValue,
    /// A key with its separator, so that what was taken for the key before it is none.
    NoKey,
}

impl<'a> Entries<'a> {
    /// `{ key: value, ... }` with keys of the author's.
    pub(crate) fn named(noun: &'a str) -> Entries<'a> {
        Entries { noun, separator: ':', keys: None }
    }

    /// `{ key: value, ... }` with some of these keys.
    pub(crate) fn of(keys: &'a [&'a str]) -> Entries<'a> {
        Entries { noun: "key", separator: ':', keys: Some(keys) }
    }

    /// Reads all entries up to the end, each value by `read`, which gives `None` where it has
    /// reported an error. `seen` holds the keys so far.
    ///
    /// Whether every key could be told. Where one could not, it may have been any that is missing.
    pub(crate) fn read(
        self,
        cursor: &mut Cursor<'_>,
        seen: &mut Vec<String>,
        diagnostics: &mut Diagnostics,
        mut read: impl FnMut(&Word, &mut Cursor<'_>, &mut Diagnostics) -> Option<()>,
    ) -> bool {
        let mut all_told = true;
        while !cursor.is_at_end() {
            all_told &= self.entry(cursor, seen, diagnostics, &mut read);
            cursor.skip_value();
            cursor.eat_punct(',');
        }
        all_told
    }

    /// Reads an entry, or as much of it as can be. Whether its key could be told.
    fn entry(
        self,
        cursor: &mut Cursor<'_>,
        seen: &mut Vec<String>,
        diagnostics: &mut Diagnostics,
        read: &mut impl FnMut(&Word, &mut Cursor<'_>, &mut Diagnostics) -> Option<()>,
    ) -> bool {
        let key = word::name(cursor, &format!("the name of a {}", self.noun));
        let Some(key) = diagnostics.take(key) else { return false };
        let before = diagnostics.len();
        let separation = self.separation(&key, cursor, diagnostics);
        let is_separated = diagnostics.len() == before;
        if matches!(separation, Separation::NoKey) {
            return true;
        }
        let is_repeated = seen.contains(&key.text);
        let Some(key) = self.known(key, is_separated, seen, diagnostics) else {
            return is_repeated;
        };
        if matches!(separation, Separation::NoValue) {
            // Read nothing, and say no more.
            read(&key, &mut Tokens::none().cursor(), &mut Diagnostics::new());
        } else if read(&key, cursor, diagnostics).is_some() {
            diagnostics.extend(finish(&key, cursor));
        }
        true
    }

    fn is_key(self, name: &str) -> bool {
        self.keys.is_none_or(|keys| keys.contains(&name))
    }

    /// Reads the separator, or finds out what is in its place.
    fn separation(
        self,
        key: &Word,
        cursor: &mut Cursor<'_>,
        diagnostics: &mut Diagnostics,
    ) -> Separation {
        if cursor.eat_punct(self.separator).is_some() {
            return Separation::Value;
        }
        let (name, separator) = (&key.text, self.separator);
        let space = if separator == '=' { " " } else { "" };
        let error = cursor.expected(&format!("`{separator}` after `{name}`"));
        diagnostics.push(error.help(format!("write `{name}{space}{separator} ...`")));
        let mut ahead = *cursor;
        let found = ahead.next();
        if found.is_some_and(|tree| is_punct(tree, ':') || is_punct(tree, '=')) {
            *cursor = ahead;
            return Separation::Value;
        }
        if ahead.eat_punct(separator).is_none() {
            return Separation::NoValue;
        }
        // One of two names is too many: the first, if only the second is known.
        match found {
            Some(TokenTree::Ident(ident))
                if self.keys.is_some() && self.is_key(&ident.to_string()) =>
            {
                Separation::NoKey
            }
            _ => {
                *cursor = ahead;
                Separation::Value
            }
        }
    }

    /// Checks that a key is new and, if the keys are given, one of them. Where it is misspelt it is
    /// taken for the one that was probably meant; where it is not even separated, it is no key.
    fn known(
        self,
        key: Word,
        is_separated: bool,
        seen: &mut Vec<String>,
        diagnostics: &mut Diagnostics,
    ) -> Option<Word> {
        if let Some(keys) = self.keys.filter(|_| !self.is_key(&key.text)) {
            if !is_separated {
                return None;
            }
            let message = format!("there is no key `{}`", key.text);
            let help = did_you_mean(&key.text, keys.iter().copied());
            diagnostics.push(Diagnostic::new(key.place, message).help(help));
            let meant = similar(&key.text, keys.iter().copied())?;
            let is_new = !seen.iter().any(|seen| seen == meant);
            return is_new.then(|| Word::new(meant, key.place));
        }
        if seen.contains(&key.text) {
            let message = format!("the {} `{}` is given twice", self.noun, key.text);
            diagnostics.push(Diagnostic::new(key.place, message).help("keep one of them"));
            return None;
        }
        seen.push(key.text.clone());
        Some(key)
    }
}

/// After a value there is a comma or the end.
fn finish(key: &Word, cursor: &mut Cursor<'_>) -> Option<Diagnostic> {
    let is_over = cursor.is_value_over() && !cursor.is_at_key();
    (!is_over).then(|| cursor.expected(&format!("`,` after the value of `{}`", key.text)))
}
