//! Names of C: all begin with their layout's, and no two may be the same.
//!
//! Texts have `@` where a name begins with the layout's: `@file` is `lerf_file` and `@FILES` is `LERF_FILES` in the
//! header of `Lerf`. The names of functions after it are Rust's;
//! [`Prefixes`](crate::names::Prefixes) has those that functions call.

use std::collections::BTreeSet;
use std::fmt::Write as _;

/// The names of one layout.
#[derive(Clone, Default)]
pub struct Names {
    /// The beginning of all names, in lower case.
    prefix: String,
    defined: BTreeSet<String>,
    /// All names in the source, those of macros and of what texts define included: another layout must have none of
    /// them.
    pub used: BTreeSet<String>,
    /// The first name that two things would have.
    pub duplicate: Option<String>,
}

impl Names {
    /// No names yet; all will begin with `prefix`.
    pub fn new(prefix: String) -> Names {
        Names { prefix, ..Names::default() }
    }

    /// A text with the layout's names.
    pub fn named(&self, text: &str) -> String {
        let mut parts = text.split('@');
        let mut named = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let _ = write!(named, "{}_{part}", self.prefix_of(name_at(part)));
        }
        named
    }

    /// Source with the layout's names, which are noted.
    pub fn source(&mut self, text: &str) -> String {
        for part in text.split('@').skip(1) {
            let name = name_at(part);
            self.used.insert(format!("{}_{name}", self.prefix_of(name)));
        }
        self.named(text)
    }

    /// The prefix, in capitals before a name in capitals.
    fn prefix_of(&self, name: &str) -> String {
        let is_upper = !name.contains(char::is_lowercase);
        if is_upper { self.prefix.to_uppercase() } else { self.prefix.clone() }
    }

    /// Notes the name of a new item.
    pub fn define(&mut self, name: &str) {
        let name = self.named(name);
        if !self.defined.insert(name.clone()) {
            self.duplicate.get_or_insert(name);
        }
    }

    /// The names of new items.
    pub fn defined(&self) -> impl Iterator<Item = String> {
        self.defined.iter().cloned()
    }
}

/// The name that a text begins with.
fn name_at(text: &str) -> &str {
    let end = text.find(|c: char| !c.is_alphanumeric() && c != '_');
    &text[..end.unwrap_or(text.len())]
}

/// `@FLIP_VERTICAL`.
pub fn upper(name: &str) -> String {
    format!("@{}", name.to_uppercase())
}
