//! Sets that depend on a square or a line: files, ranks, diagonals, rays, neighbours and pawns' moves; and operations
//! on sets.

use proc_macro2::TokenStream;

use crate::emit::emitted_table::{EmittedTable, Scalar};
use crate::emit::functions::named;
use crate::emit::{Emission, scalar};
use crate::layout::Layout;
use crate::lower::entries;
use crate::solve::Bitboards;

/// The tables of the geometry, named as the trait's constants; none without bitboards.
pub(in crate::emit) fn tables(
    layout: &Layout,
    bitboards: Option<&Bitboards>,
) -> Vec<(&'static str, EmittedTable)> {
    let Some(Bitboards { word, geometry, .. }) = bitboards else { return Vec::new() };
    let (entries, scalar) = (entries(&layout.numbering), scalar(*word));
    let list = |sets: &[u128]| EmittedTable::row(scalar, sets, sets.len(), 0);
    let per_square = |sets: &Vec<u128>| EmittedTable::row(scalar, sets, entries, 0);
    let grid = |tables: &[Vec<u128>]| EmittedTable::stack(tables.iter().map(per_square));
    let none = || EmittedTable::row(Scalar::U8, &[8_u8], entries, 8);
    let directions = geometry
        .directions
        .iter()
        .map(|row| EmittedTable::row(Scalar::U8, row, entries, 8))
        .chain(std::iter::repeat_with(none))
        .take(entries);
    vec![
        ("FILE_SETS", list(&geometry.files)),
        ("RANK_SETS", list(&geometry.ranks)),
        ("DIAGONAL_SETS", list(&geometry.diagonals)),
        ("ANTI_DIAGONAL_SETS", list(&geometry.anti_diagonals)),
        ("RAYS", grid(&geometry.rays)),
        ("NEIGHBOURS", per_square(&geometry.neighbours)),
        ("DIRECTIONS", EmittedTable::stack(directions)),
        ("PAWN_ATTACKS", grid(&geometry.pawn_attacks)),
        ("PAWN_PUSHES", grid(&geometry.pawn_pushes)),
    ]
}

/// The static that holds a table, named as the trait's constant.
pub(in crate::emit) fn static_name(table: &str) -> String {
    match table {
        "neighbour_sets" => "NEIGHBOURS".to_owned(),
        "pawn_attack_sets" => "PAWN_ATTACKS".to_owned(),
        "pawn_push_sets" => "PAWN_PUSHES".to_owned(),
        table => table.to_uppercase(),
    }
}

/// The functions of sets, in the order of the page.
const FUNCTIONS: [&str; 13] = [
    "contains",
    "union",
    "intersection",
    "difference",
    "complement",
    "ray",
    "file_set",
    "rank_set",
    "diagonal_set",
    "anti_diagonal_set",
    "neighbours",
    "between",
    "line_through",
];

/// Const forms of what the runtime does with sets and with the tables.
pub(super) fn functions(emission: &Emission<'_>) -> TokenStream {
    named(emission, &FUNCTIONS)
}

#[cfg(test)]
mod tests {
    use super::FUNCTIONS;

    /// Names that nothing was lowered under would be left out without a word.
    #[test]
    fn all_functions_are_printed() {
        for bitboards in ["8 x 8, number: rank * 8 + file", "9 x 10, number: file * 10 + rank"] {
            let text = format!("struct A {{ board: {bitboards}, geometry: compact }}");
            let read = crate::read::read_source(&text);
            let (code, _) = crate::compile(&read.layouts, &read.layouts, read.diagnostics);
            let code = code.to_string();
            for name in FUNCTIONS {
                assert!(code.contains(&format!("const fn {name} ")), "{name} of {bitboards}");
            }
        }
    }
}
