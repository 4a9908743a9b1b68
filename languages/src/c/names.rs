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
            let mut letters = part.chars().take_while(|&c| c.is_alphanumeric() || c == '_');
            let is_upper = !letters.any(char::is_lowercase);
            let prefix = if is_upper { &self.prefix.to_uppercase() } else { &self.prefix };
            let _ = write!(named, "{prefix}_{part}");
        }
        named
    }

    /// Notes the name of a new item.
    pub fn define(&mut self, name: &str) {
        let name = self.named(name);
        if !self.defined.insert(name.clone()) {
            self.duplicate.get_or_insert(name);
        }
    }

    /// Adds the names of another branch of `#if`, which may be the same.
    pub fn add_branch(&mut self, other: Names) {
        self.defined.extend(other.defined);
        self.duplicate = other.duplicate.or(self.duplicate.take());
    }
}

/// `@FLIP_VERTICAL`.
pub fn upper(name: &str) -> String {
    format!("@{}", name.to_uppercase())
}
