//! Names of exported functions and tables, with the prefix of their layout.

use crate::lower::{Callee, Function, Whose};

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
        let prefix = if callee.of == Whose::Own { self.own } else { self.to };
        (format!("{prefix}{}", callee.name), callee.is_public)
    }
}

/// The name of a table, after that of the function if only one reads it.
pub fn table_name(function: Option<&Function>, table: &str) -> String {
    let own = function.filter(|function| function.tables.iter().any(|own| own.name == table));
    own.map_or(table.to_owned(), |function| format!("{}_{table}", function.name))
}
