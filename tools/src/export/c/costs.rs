//! The costs of functions and tables, as a comment.

use quadrille_codegen::emit::{self, ListedCost};

use super::Exported;
use super::code::Code;

/// The costs of all functions, and of the tables that have names.
pub fn write(code: &mut Code, exported: &Exported<'_>) {
    code.section("Costs");
    code.comment(&format!(
        "{:<34}{:>9}{:>12}{:>7}",
        "function or table", "bytes", "operations", "depth"
    ));
    for ListedCost { name, bytes, operations, depth } in
        emit::costs(exported.described, &exported.solution)
    {
        code.comment(&format!("{:<34}{bytes:>9}{operations:>12}{depth:>7}", name.to_lowercase()));
    }
}
