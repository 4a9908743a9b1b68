//! Tables of the squares between two others, and of the line through two, for layouts that ask for them.

use crate::model::{GeometryTables, WordSize};

/// The trait's constants: the tables, where there are any.
pub(super) fn constants(geometry: GeometryTables, word: WordSize) -> String {
    let constant = |name: &str, table: &str| {
        let value = match geometry {
            GeometryTables::Compact => "None".to_owned(),
            GeometryTables::Tables => format!("Some(&{table})"),
        };
        format!(
            "const {name}: ::core::option::Option<
                &'static q::PerSquare<Self, q::PerSquare<Self, {word}>>
            > = ::core::option::Option::{value};"
        )
    };
    constant("BETWEEN", "BETWEEN_SETS") + &constant("LINES_THROUGH", "LINE_SETS")
}

/// The tables by two squares, where the layout has them: const evaluation works them out from the rays.
pub(super) fn tables(geometry: GeometryTables, entries: usize, word: WordSize) -> String {
    if geometry == GeometryTables::Compact {
        return String::new();
    }
    let table = |name: &str, function: &str| {
        format!(
            "static {name}: [[{word}; {entries}usize]; {entries}usize] =
                q::lines::{function}_{}(&RAYS);",
            word.bits()
        )
    };
    table("BETWEEN_SETS", "between") + &table("LINE_SETS", "through")
}
