//! Lists of keys and values, such as `{ rook: R, king: K }`.

use proc_macro2::TokenTree;

use crate::diagnostic::{Diagnostic, Diagnostics};

use super::ast::Word;
use super::cursor::{Cursor, is_punct};
use super::word;

/// How such a list is written.
#[derive(Clone, Copy)]
pub(crate) struct Entries<'a> {
    /// What the keys are, as errors call them: `piece`.
    pub(crate) noun: &'a str,
    /// What stands between a key and its value.
    pub(crate) separator: char,
}

impl<'a> Entries<'a> {
    /// `{ key: value, ... }`.
    pub(crate) fn of(noun: &'a str) -> Entries<'a> {
        Entries { noun, separator: ':' }
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
            let key = self.key(cursor).and_then(|key| {
                self.check_new(&key, seen)?;
                Ok(key)
            });
            let value = diagnostics.take(key).and_then(|key| {
                read(&key, cursor, diagnostics)?;
                Some(key)
            });
            match value {
                Some(key) => diagnostics.extend(self.finish(&key, cursor)),
                None => cursor.skip_value(),
            }
            cursor.eat_punct(',');
        }
    }

    fn key(self, cursor: &mut Cursor<'_>) -> Result<Word, Diagnostic> {
        let Entries { noun, separator } = self;
        let key = word::name(cursor, &format!("the name of a {noun}"))?;
        if cursor.eat_punct(separator).is_some() {
            return Ok(key);
        }
        let example = format!("write `{} {separator} ...`", key.text).replace(" :", ":");
        Err(cursor.expected(&format!("`{separator}` after `{}`", key.text)).help(example))
    }

    fn check_new(self, key: &Word, seen: &mut Vec<String>) -> Result<(), Diagnostic> {
        if seen.contains(&key.text) {
            let message = format!("the {} `{}` is given twice", self.noun, key.text);
            return Err(Diagnostic::new(key.place, message).help("keep one of them"));
        }
        seen.push(key.text.clone());
        Ok(())
    }

    /// After a value there is a comma or the end.
    fn finish(self, key: &Word, cursor: &mut Cursor<'_>) -> Option<Diagnostic> {
        if cursor.is_value_over() {
            return None;
        }
        let error = cursor.expected(&format!("`,` after the value of `{}`", key.text));
        if !self.is_key_next(*cursor) {
            cursor.skip_value();
        }
        Some(error)
    }

    fn is_key_next(self, mut cursor: Cursor<'_>) -> bool {
        matches!(cursor.next(), Some(TokenTree::Ident(_)))
            && cursor.peek().is_some_and(|tree| is_punct(tree, self.separator))
    }
}
