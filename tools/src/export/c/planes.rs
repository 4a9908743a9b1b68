//! Positions as bit planes: a word for each bit of the numbers.

use quadrille_codegen::emit::docs;

use super::Exported;
use super::circuit;
use super::code::{Code, Kind};

/// Packing, unpacking and flips, for layouts that ask for planes.
pub fn write(code: &mut Code, exported: &Exported<'_>) {
    if !exported.layout().planes {
        return;
    }
    code.section("Bit planes");
    code.comment(
        "Bit n of plane b is bit b of square n's number, for up to 64 squares: @PLANES words.",
    );
    code.constants([("@PLANES".into(), exported.layout().numbering.bits())]);
    code.function(
        Kind::Function,
        "The planes of some squares, at most 64.",
        "void @pack_planes(const @square *squares, unsigned count, uint64_t *planes)",
        "@CHECK(count <= 64);
         for (unsigned bit = 0; bit < @PLANES; bit++) {
             planes[bit] = 0;
             for (unsigned piece = 0; piece < count; piece++) {
                 @ON_BOARD(squares[piece]);
                 planes[bit] |= (uint64_t)(squares[piece] >> bit & 1) << piece;
             }
         }",
    );
    code.function(
        Kind::Function,
        "The first squares of planes.",
        "void @unpack_planes(const uint64_t *planes, unsigned count, @square *squares)",
        "@CHECK(count <= 64);
         for (unsigned piece = 0; piece < count; piece++) {
             unsigned number = 0;
             for (unsigned bit = 0; bit < @PLANES; bit++) {
                 number |= (unsigned)(planes[bit] >> piece & 1) << bit;
             }
             @ON_BOARD(number);
             squares[piece] = (@square)number;
         }",
    );
    for (symmetry, map) in &exported.solution.packed {
        let Some(program) = &map.planes else { continue };
        let optimality = map.planes_optimality;
        let doc = docs::planes(*symmetry, program, optimality, "`@unpack_planes`");
        code.inline(
            &format!("{doc} The images may be stored over the planes."),
            &format!("void @{symmetry}_planes(const uint64_t *planes, uint64_t *images)"),
            &circuit::planes(program),
        );
    }
}
