//! Lists of keys and values, such as `{ rook: R, king: K }`.

use proc_macro2::{Delimiter, TokenStream, TokenTree};

use crate::diagnostic::Diagnostic;
use crate::did_you_mean::{did_you_mean, similar};
use crate::limits::ENTRIES;
use crate::text::with_article;

use super::{Name, Named, Result, Tokens, input, word};

/// Reads the value of a key, or returns `None` if it has reported an error.
pub(crate) type ReadValue<'a> = dyn FnMut(&Name, &Tokens) -> Option<()> + 'a;

/// How such a list is written.
#[derive(Clone, Copy)]
pub(crate) struct Entries<'a> {
    /// The noun for a key in errors: `piece`.
    pub(crate) noun: &'a str,
    /// The separator between a key and its value.
    pub(crate) separator: &'static str,
    /// The keys there are, if the author is not free to choose.
    pub(crate) keys: Option<&'static [&'static str]>,
    /// The required key, if there is one.
    pub(crate) needed: Option<&'a str>,
}

/// The outcome of reading the separator after a key.
enum Separation {
    /// A separator, or a sign mistaken for one; the value follows.
    Value,
    /// Something else: the value cannot be read.
    NoValue,
    /// Another key with its separator: the word before it was not a key after all.
    NoKey,
}

impl<'a> Entries<'a> {
    /// `{ key: value, ... }` with keys of the author's.
    pub(crate) fn named(noun: &'a str) -> Entries<'a> {
        Entries { noun, separator: ":", keys: None, needed: None }
    }

    /// `{ key: value, ... }` with some of these keys.
    pub(crate) fn of(keys: &'static [&'static str]) -> Entries<'a> {
        Entries { noun: "key", separator: ":", keys: Some(keys), needed: None }
    }

    /// Reads `{ key: value, ... }` into a list of the values, or reports that there are no braces
    /// and returns `None`. Values that `read` refuses are left out, as it has reported them.
    pub(crate) fn list<T>(
        self,
        input: &Tokens,
        what: &str,
        read: &mut dyn FnMut(&Name, &Tokens) -> Option<T>,
    ) -> Option<Vec<T>> {
        let content = input.take(input::group(input, Delimiter::Brace, what))?;
        let mut values = Vec::new();
        self.read(&content, &mut Vec::new(), &mut |key, input| {
            read(key, input).map(|value| values.push(value))
        });
        Some(values)
    }

    /// [`Entries::list`] of keys, each with its value.
    pub(crate) fn pairs<T>(
        self,
        input: &Tokens,
        what: &str,
        read: &dyn Fn(&Tokens) -> Result<T>,
    ) -> Option<Vec<(Name, T)>> {
        self.list(input, what, &mut |key, input| Some((key.clone(), input.take(read(input))?)))
    }

    /// [`Entries::list`] of names, each with its value, or `None` if any of them could not be read.
    pub(crate) fn complete<T>(
        self,
        input: &Tokens,
        what: &str,
        read: &dyn Fn(&Tokens) -> Result<T>,
    ) -> Option<Vec<Named<T>>> {
        let before = input.mistakes();
        let all = self.list(input, what, &mut |name, input| {
            let start = input.span();
            let value = input.take(read(input))?;
            Some(Named { name: name.clone(), value, extent: input.since(start) })
        })?;
        (input.mistakes() == before).then_some(all)
    }

    /// Reads all entries up to the end, each value by `read`, which gives `None` where it has
    /// reported an error. `seen` holds the keys so far.
    ///
    /// Returns whether every key could be read. One that could not may have been any that is missing.
    pub(crate) fn read(
        self,
        input: &Tokens,
        seen: &mut Vec<String>,
        read: &mut ReadValue<'_>,
    ) -> bool {
        let mut all_told = true;
        // If a key could not be read, it may be the one that is missing.
        let needed = self.needed.filter(|needed| !input::has_key(input, needed));
        let entries = Entries { needed, ..self };
        while !input.is_at_end() {
            if seen.len() == ENTRIES {
                let message = format!("this list has more than {ENTRIES} keys");
                let error = Diagnostic::new(input.span(), message);
                input.report(error.help("leave out those that are not needed"));
                return false;
            }
            all_told &= entries.entry(input, seen, read);
            input::skip_value(input);
            input.eat(",");
        }
        all_told
    }

    /// Reads an entry, or as much of it as possible. Returns whether its key could be read.
    fn entry(self, input: &Tokens, seen: &mut Vec<String>, read: &mut ReadValue<'_>) -> bool {
        let key = word::name(input, &format!("the name of {}", with_article(self.noun)));
        let Some(key) = input.take(key) else { return false };
        let before = input.mistakes();
        let separation = self.separation(&key, input);
        let is_separated = input.mistakes() == before;
        if matches!(separation, Separation::NoKey) {
            return true;
        }
        let is_repeated = seen.contains(&key.text);
        let Some(key) = self.known(key, is_separated, seen, input) else {
            return is_repeated;
        };
        if matches!(separation, Separation::NoValue) {
            // Nothing was read, and the error has been reported.
            read(&key, &Tokens::new(TokenStream::new()));
        } else if read(&key, input).is_some() {
            input.take(finish(&key, input));
        }
        true
    }

    fn is_key(self, name: &str) -> bool {
        self.keys.is_none_or(|keys| keys.contains(&name))
    }

    /// Reads the separator, or tells what is written instead.
    fn separation(self, key: &Name, input: &Tokens) -> Separation {
        if self.eat_separator(input) {
            return Separation::Value;
        }
        let (name, separator) = (&key.text, self.separator);
        let space = if separator == "=" { " " } else { "" };
        let error = input::expected(input, &format!("`{separator}` after `{name}`"));
        input.report(error.help(format!("write `{name}{space}{separator} ...`")));
        if [":", "="].iter().any(|other| input.eat(other)) {
            return Separation::Value;
        }
        let ahead = input.clone();
        ahead.skip();
        if !self.eat_separator(&ahead) {
            return Separation::NoValue;
        }
        // One of two names is superfluous: the first, if only the second is known.
        match input.peek() {
            Some(TokenTree::Ident(ident))
                if self.keys.is_some() && self.is_key(&ident.to_string()) =>
            {
                Separation::NoKey
            }
            _ => {
                input.go_to(&ahead);
                Separation::Value
            }
        }
    }

    fn eat_separator(self, input: &Tokens) -> bool {
        input.eat(self.separator)
    }

    /// The help text for an unknown key: a similar key, the missing key, or the keys not yet given.
    fn help(self, name: &str, keys: &[&str], seen: &[String]) -> String {
        let is_new = |key: &&str| !seen.iter().any(|seen| seen == key);
        let missing = self.needed.filter(|_| similar(name, keys).is_none());
        match missing.filter(is_new) {
            Some(missing) => format!("did you mean `{missing}`, which is missing?"),
            None => did_you_mean(name, keys),
        }
    }

    /// Checks that a key is new and, if the keys are given, one of them. A misspelt key is taken for the one that
    /// was probably meant. A name that is not even separated from what precedes it is no key.
    fn known(
        self,
        key: Name,
        is_separated: bool,
        seen: &mut Vec<String>,
        input: &Tokens,
    ) -> Option<Name> {
        if let Some(keys) = self.keys.filter(|_| !self.is_key(&key.text)) {
            if !is_separated {
                return None;
            }
            let message = format!("there is no key `{}`", key.text);
            let help = self.help(&key.text, keys, seen);
            input.report(Diagnostic::new(key.extent, message).help(help));
            let meant = similar(&key.text, keys)?;
            let is_new = !seen.iter().any(|seen| seen == meant);
            return is_new.then(|| Name::new(meant, key.extent));
        }
        if seen.contains(&key.text) {
            let message = format!("the {} `{}` is given twice", self.noun, key.text);
            input.report(Diagnostic::new(key.extent, message).help("keep one of them"));
            return None;
        }
        seen.push(key.text.clone());
        Some(key)
    }
}

/// After a value there is a comma or the end.
fn finish(key: &Name, input: &Tokens) -> Result<()> {
    if input::is_value_over(input) && !input::is_at_key(input) {
        return Ok(());
    }
    Err(input::expected(input, &format!("`,` after the value of `{}`", key.text)).into())
}
