//! Lists of keys and values, such as `{ rook: R, king: K }`.

use proc_macro2::TokenTree;

use crate::diagnostic::{Diagnostic, Diagnostics, did_you_mean, similar};

use super::ast::Word;
use super::cursor::{Cursor, Tokens};
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
    pub(crate) fn read(
        self,
        cursor: &mut Cursor<'_>,
        seen: &mut Vec<String>,
        diagnostics: &mut Diagnostics,
        mut read: impl FnMut(&Word, &mut Cursor<'_>, &mut Diagnostics) -> Option<()>,
    ) {
        while !cursor.is_at_end() {
            match self.key(cursor, seen, diagnostics) {
                Some(key) if self.separate(&key, cursor, diagnostics) => {
                    match read(&key, cursor, diagnostics) {
                        Some(()) => diagnostics.extend(finish(&key, cursor)),
                        None => cursor.skip_value(),
                    }
                }
                Some(key) => {
                    // The value is missing, which has been said: read nothing, and say no more.
                    read(&key, &mut Tokens::none().cursor(), &mut Diagnostics::new());
                    cursor.skip_value();
                }
                None => cursor.skip_value(),
            }
            cursor.eat_punct(',');
        }
    }

    /// Reads a key, which must be new and, if the keys are given, one of them. Where it is
    /// misspelt it is taken for the one that was probably meant, so that this is not missed.
    fn key(
        self,
        cursor: &mut Cursor<'_>,
        seen: &mut Vec<String>,
        diagnostics: &mut Diagnostics,
    ) -> Option<Word> {
        let key = word::name(cursor, &format!("the name of a {}", self.noun));
        let key = diagnostics.take(key)?;
        if let Some(keys) = self.keys.filter(|keys| !keys.contains(&key.text.as_str())) {
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

    /// Reads the separator. Whether there is a value to read, even if the separator is not there
    /// or another one.
    fn separate(self, key: &Word, cursor: &mut Cursor<'_>, diagnostics: &mut Diagnostics) -> bool {
        if cursor.eat_punct(self.separator).is_some() {
            return true;
        }
        let (key, separator) = (&key.text, self.separator);
        let space = if separator == '=' { " " } else { "" };
        let error = cursor.expected(&format!("`{separator}` after `{key}`"));
        diagnostics.push(error.help(format!("write `{key}{space}{separator} ...`")));
        if let Some(TokenTree::Punct(punct)) = cursor.peek()
            && matches!(punct.as_char(), ':' | '=')
        {
            cursor.next();
        }
        !cursor.is_value_over()
    }
}

/// After a value there is a comma or the end.
fn finish(key: &Word, cursor: &mut Cursor<'_>) -> Option<Diagnostic> {
    if cursor.is_value_over() && !cursor.is_at_key() {
        return None;
    }
    let error = cursor.expected(&format!("`,` after the value of `{}`", key.text));
    cursor.skip_value();
    Some(error)
}
