//! Pieces: what they attack, and from where.

use quadrille_codegen::layout::WordSize;
use quadrille_codegen::lower;
use quadrille_codegen::solve::Bitboards;

use super::Exported;
use super::code::Code;
use super::{functions, moves, routes};

/// All pieces of a layout.
pub fn write(code: &mut Code, exported: &Exported<'_>, bitboards: &Bitboards) {
    let layout = exported.layout();
    if layout.pieces.is_empty() {
        return;
    }
    code.section("Pieces");
    code.parts(|code| routes::helpers(code, layout));
    if bitboards.moves.iter().any(Option::is_some) {
        let packing = layout.packing(WordSize::U64.bits());
        code.parts(|code| moves::helpers(code, bitboards.word, &packing));
    }
    let lowered = lower::moves::functions(layout, bitboards);
    let plain = lower::plain::pieces(layout, bitboards);
    let of_sets = lower::spread::functions(layout, bitboards);
    for (place, piece) in layout.pieces.iter().enumerate() {
        functions::write_all(code, &plain[place]);
        moves::write(code, &lowered[place]);
        moves::write(code, &of_sets[place]);
        routes::write(code, layout, piece, bitboards.moves[place].as_deref());
    }
}
