//! Bitboards: sets of squares.

use quadrille_codegen::model::WordSize;
use quadrille_codegen::solve::Bitboards;

use super::code::{Code, literal};

/// The set of all squares.
pub fn all(code: &mut Code, Bitboards { word, geometry, .. }: &Bitboards) {
    code.comment("All squares of the board. The complement of a set is `@ALL & ~set`.");
    code.lines(&format!("#define @ALL {}", literal(*word, geometry.all)));
}

/// The function that changes a set. Unions, intersections and so on are operators of C.
pub fn write(code: &mut Code, word: WordSize) {
    let width = word.bits();
    code.inline(
        "Takes the square with the least number out of a set, which must not be empty:\n\
         `while (set != 0) { @square square = @pop(&set); ... }`.",
        "@square @pop(@bitboard *set)",
        &format!(
            "@CHECK(*set != 0);
             const @bitboard all = *set;
             *set = all & (all - 1);
             return (@square)@lowest_{width}(all);"
        ),
    );
}
