//! Pieces of any movement: what they attack, where they move, from where they are attacked.

use quadrille_circuits::packing::Packing;
use quadrille_codegen::layout::WordSize;
use quadrille_codegen::lower::{Function, Kernel, KernelKind};

use super::code::Code;
use super::functions;

/// The functions of a piece.
pub fn write(code: &mut Code, lowered: &[Function<'_>]) {
    for function in lowered {
        let write = |code: &mut Code| functions::write(code, &function.doc, "", function, "@");
        if function.is_public { write(code) } else { code.parts(write) }
    }
}

/// The functions of single rays, paths and hurdles.
pub fn helpers(code: &mut Code, word: WordSize, packing: &Packing) {
    for kind in KernelKind::ON_SETS {
        let function = Kernel { kind, word }.function(packing);
        functions::write(code, &function.doc, "", &function, "@");
    }
}
