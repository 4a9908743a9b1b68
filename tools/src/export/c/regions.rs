//! The regions of a layout, as sets.

use quadrille_codegen::layout::{Layout, WordSize};

use super::code::{Code, literal};

/// A function for each region, by colour where it differs.
pub fn write(code: &mut Code, layout: &Layout, word: WordSize) {
    if layout.regions.is_empty() {
        return;
    }
    code.section("Regions");
    for region in &layout.regions {
        let [white, black] = region.squares.map(|set| literal(word, layout.numbering.word(set)));
        let is_colored = region.squares[0] != region.squares[1];
        let (of, parameter, body) = match is_colored {
            true => (
                " of a side",
                "@color color",
                format!("return color == @WHITE\n? {white}\n: {black};"),
            ),
            false => ("", "void", format!("return {white};")),
        };
        code.inline(
            &format!("The region `{}`{of}.", region.name.replace('_', " ")),
            &format!("@bitboard @{}_squares({parameter})", region.name),
            &body,
        );
    }
}
