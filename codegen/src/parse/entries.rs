//! Lists of keys and values, such as `{ rook: R, king: K }`.

use proc_macro2::TokenTree;
use syn::Token;
use syn::parse::ParseStream;
use syn::parse::discouraged::Speculative as _;

use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::did_you_mean::{did_you_mean, similar};
use crate::limits::ENTRIES;
use crate::text::with_article;

use super::input::{self, Result, eat};
use super::{Name, word};

/// Reads the value of a key, or returns `None` if it has reported an error.
pub(crate) type ReadValue<'a> =
    dyn FnMut(&Name, ParseStream<'_>, &mut Diagnostics) -> Option<()> + 'a;

/// The form of such a list.
#[derive(Clone, Copy)]
pub(crate) struct Entries<'a> {
    /// The noun for a key in errors: `piece`.
    pub(crate) noun: &'a str,
    /// The separator between a key and its value.
    pub(crate) separator: &'static str,
    /// The possible keys, if the author is not free to choose.
    pub(crate) keys: Option<&'static [&'static str]>,
    /// The required key, if there is one.
    pub(crate) needed: Option<&'a str>,
}

/// The outcome of reading the separator after a key.
#[derive(PartialEq)]
enum Separation {
    /// A separator; the value follows.
    Right,
    /// A mistaken separator; the value follows.
    Wrong,
    /// No separator, so the value cannot be read.
    NoValue,
    /// Another key with its separator follows, so the word before it was no key after all.
    NoKey,
}

impl<'a> Entries<'a> {
    /// `{ key: value, ... }` with the author's own keys.
    pub(crate) fn named(noun: &'a str) -> Entries<'a> {
        Entries { noun, separator: ":", keys: None, needed: None }
    }

    /// `{ key: value, ... }` with some of these keys.
    pub(crate) fn of(keys: &'static [&'static str]) -> Entries<'a> {
        Entries { noun: "key", separator: ":", keys: Some(keys), needed: None }
    }

    /// Reads all entries up to the end, each value by `read`, which returns `None` if it has reported an error.
    /// `seen` holds the keys so far.
    ///
    /// Returns whether every key could be read. A key that could not may have been any missing one.
    pub(crate) fn read(
        self,
        input: ParseStream<'_>,
        mistakes: &mut Diagnostics,
        seen: &mut Vec<String>,
        read: &mut ReadValue<'_>,
    ) -> bool {
        let mut all_told = true;
        // A key that could not be read may be the missing one.
        let needed = self.needed.filter(|needed| !input::has_key(input, needed));
        let entries = Entries { needed, ..self };
        while !input::is_at_end(input) {
            if seen.len() == ENTRIES {
                let message = format!("this list has more than {ENTRIES} keys");
                let error = Diagnostic::new(input::span(input), message);
                mistakes.push(error.help("leave out those that are not needed"));
                input::skip_until(input, input::is_at_end);
                return false;
            }
            all_told &= entries.entry(input, mistakes, seen, read);
            input::skip_until(input, input::is_value_over);
            eat::<Token![,]>(input);
        }
        all_told
    }

    /// Reads an entry, or as much of it as possible. Returns whether its key could be read.
    fn entry(
        self,
        input: ParseStream<'_>,
        mistakes: &mut Diagnostics,
        seen: &mut Vec<String>,
        read: &mut ReadValue<'_>,
    ) -> bool {
        let key = word::name(input, &format!("the name of {}", with_article(self.noun)));
        let Some(key) = mistakes.take(key) else { return false };
        let separation = self.separation(&key, input, mistakes);
        if separation == Separation::NoKey {
            return true;
        }
        let is_repeated = seen.contains(&key.text);
        let Some(key) = self.known(key, separation == Separation::Right, seen, mistakes) else {
            return is_repeated;
        };
        if separation == Separation::NoValue {
            // The value may follow all the same; the missing separator has been reported.
            let ahead = input.fork();
            if read(&key, &ahead, &mut Diagnostics::new()).is_some() {
                input.advance_to(&ahead);
            }
        } else if read(&key, input, mistakes).is_some() {
            mistakes.take(finish(&key, input));
        }
        true
    }

    fn is_key(self, name: &str) -> bool {
        self.keys.is_none_or(|keys| keys.contains(&name))
    }

    /// Reads the separator, or finds out what is written instead.
    fn separation(
        self,
        key: &Name,
        input: ParseStream<'_>,
        mistakes: &mut Diagnostics,
    ) -> Separation {
        if self.eat_separator(input) {
            return Separation::Right;
        }
        let (name, separator) = (&key.text, self.separator);
        let space = if separator == "=" { " " } else { "" };
        let error = input::expected(input, &format!("`{separator}` after `{name}`"));
        mistakes.push(error.help(format!("write `{name}{space}{separator} ...`")));
        if eat::<Token![:]>(input) || eat::<Token![=]>(input) {
            return Separation::Wrong;
        }
        let ahead = input.fork();
        input::next(&ahead);
        if !self.eat_separator(&ahead) {
            return Separation::NoValue;
        }
        // If two names come in a row, one is superfluous: the first, if only the second is known.
        match input::peek(input) {
            Some(TokenTree::Ident(ident))
                if self.keys.is_some() && self.is_key(&ident.to_string()) =>
            {
                Separation::NoKey
            }
            _ => {
                input.advance_to(&ahead);
                Separation::Wrong
            }
        }
    }

    fn eat_separator(self, input: ParseStream<'_>) -> bool {
        if self.separator == "=" { eat::<Token![=]>(input) } else { eat::<Token![:]>(input) }
    }

    /// The help text for an unknown key: a similar key, the missing key, or the keys not given yet.
    fn help(self, name: &str, keys: &[&str], seen: &[String]) -> String {
        let is_new = |key: &&str| !seen.iter().any(|seen| seen == key);
        let missing = self.needed.filter(|_| similar(name, keys).is_none());
        match missing.filter(is_new) {
            Some(missing) => format!("did you mean `{missing}`, which is missing?"),
            None => did_you_mean(name, keys),
        }
    }

    /// Checks that a key is new and, if the keys are fixed, one of them. A misspelt key is taken for the one that
    /// was probably meant. A name that is not even separated from the text before it is no key.
    pub(crate) fn known(
        self,
        key: Name,
        is_separated: bool,
        seen: &mut Vec<String>,
        mistakes: &mut Diagnostics,
    ) -> Option<Name> {
        if let Some(keys) = self.keys.filter(|_| !self.is_key(&key.text)) {
            if !is_separated {
                return None;
            }
            let message = format!("there is no key `{}`", key.text);
            let help = self.help(&key.text, keys, seen);
            mistakes.push(Diagnostic::new(key.extent, message).help(help));
            let meant = similar(&key.text, keys)?;
            let is_new = !seen.iter().any(|seen| seen == meant);
            return is_new.then(|| Name::new(meant, key.extent));
        }
        if seen.contains(&key.text) {
            let message = format!("the {} `{}` is given twice", self.noun, key.text);
            mistakes.push(Diagnostic::new(key.extent, message).help("keep one of them"));
            return None;
        }
        seen.push(key.text.clone());
        Some(key)
    }
}

/// Checks that a comma or the end follows a value.
fn finish(key: &Name, input: ParseStream<'_>) -> Result<()> {
    if input::is_value_over(input) && !input::is_at_key(input) {
        return Ok(());
    }
    Err(input::expected(input, &format!("`,` after the value of `{}`", key.text)).into())
}
