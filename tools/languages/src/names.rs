//! Names of exported functions and tables, with the prefix of their layout; no two things of a document have one.

use std::collections::{BTreeMap, BTreeSet};

use quadrille_codegen::described_type::Item;
use quadrille_codegen::diagnostic::{Diagnostic, Diagnostics};

use crate::lower::{Callee, Whose};

/// The prefixes of functions' names.
#[derive(Clone, Copy)]
pub struct Prefixes<'a> {
    /// The prefix of the layout.
    pub own: &'a str,
    /// The prefix of the layout that a conversion leads to.
    pub to: &'a str,
}

impl Prefixes<'_> {
    /// The name of a function that is called, and whether users call it too.
    pub fn called(self, callee: &Callee) -> (String, bool) {
        let prefix = match callee.of {
            Whose::Own => self.own,
            Whose::OfTarget => self.to,
            Whose::Runtime => "",
        };
        (format!("{prefix}{}", callee.name), callee.is_public)
    }
}

/// The names of a document, and the layouts that they belong to.
pub struct Owners<'a> {
    /// The language, as errors call it.
    language: &'static str,
    /// The layout by name, or `None` if the name is the document's own.
    by_name: BTreeMap<String, Option<&'a Item>>,
    clashes: Diagnostics,
    /// The layouts with a clash.
    refused: Vec<&'a Item>,
}

impl<'a> Owners<'a> {
    /// A document without names but those that every document in the language has.
    pub fn new(language: &'static str, fixed: impl IntoIterator<Item = String>) -> Owners<'a> {
        let by_name = fixed.into_iter().map(|name| (name, None)).collect();
        Owners { language, by_name, clashes: Diagnostics::new(), refused: Vec::new() }
    }

    /// Adds the names of all things that a layout defines.
    pub fn define(&mut self, layout: &'a Item, names: impl IntoIterator<Item = String>) {
        let names: Vec<String> = names.into_iter().collect();
        let mut seen = BTreeSet::new();
        if let Some(name) = names.iter().find(|name| !seen.insert(*name)) {
            let message = format!("two things of `{}` would be `{name}`", layout.name);
            self.refuse(
                layout,
                &message,
                "rename the piece, the region or the set of pairs with this name",
            );
        }
        self.own(layout, names);
    }

    /// Adds names that belong to a layout and may have been added for it before.
    pub fn own(&mut self, layout: &'a Item, names: impl IntoIterator<Item = String>) {
        let mut clash = None;
        for name in names {
            let owner = *self.by_name.entry(name.clone()).or_insert(Some(layout));
            if !owner.is_some_and(|owner| std::ptr::eq(owner, layout)) {
                clash.get_or_insert((owner, name));
            }
        }
        let Some((owner, name)) = clash else { return };
        let own = &layout.name;
        let (message, help) = match owner {
            Some(Item { name: other, .. }) => (
                format!("a thing of `{other}` and one of `{own}` would both be `{name}`"),
                "rename one of the layouts, or the piece or region with this name",
            ),
            None => (
                format!("a thing of `{own}` would be `{name}`, which every document has"),
                "rename the layout",
            ),
        };
        self.refuse(layout, &message, help);
    }

    /// Reports the first clash of a layout: the others mostly follow from it.
    fn refuse(&mut self, layout: &'a Item, message: &str, help: &str) {
        if self.refused.iter().any(|refused| std::ptr::eq(*refused, layout)) {
            return;
        }
        self.refused.push(layout);
        let message = format!("{message} in {}", self.language);
        self.clashes.push(Diagnostic::new(layout.name.span(), message).help(help));
    }

    /// The layouts with clashes of names, each with the first.
    pub fn finish(self) -> Result<(), Diagnostics> {
        if self.clashes.is_empty() { Ok(()) } else { Err(self.clashes) }
    }
}
