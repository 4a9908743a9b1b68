//! The costs of functions and tables, as a comment: those that the compiler lists for Rust.

use quadrille_codegen::emit;
use quadrille_codegen::solve::cost::Cost;

use super::Exported;
use super::code::Code;

/// The list.
pub fn write(code: &mut Code, exported: &Exported<'_>) {
    code.section("Costs");
    code.comment(&format!(
        "As the Rust library lists them. Tables have as many bytes here, or fewer: rows without values are left out.\n\n\
         {:<34}{:>9}{:>12}{:>7}{:>7}",
        "function or table", "bytes", "operations", "loads", "depth"
    ));
    for cost in emit::costs(exported.described, &exported.solution) {
        let name = cost.name_with_target().to_lowercase();
        let Cost { bytes, operations, loads, depth } = cost.cost;
        code.comment(&format!("{name:<34}{bytes:>9}{operations:>12}{loads:>7}{depth:>7}"));
    }
}
