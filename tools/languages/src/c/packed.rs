//! Packed positions: the squares of several pieces in one word, flipped all at once where the
//! numbering allows it.

use crate::lower::Lowered;
use crate::lower::packed;
use quadrille_codegen::model::WordSize;

use super::Exported;
use super::code::{Code, word_type};
use super::functions;

/// Functions of positions in one word: the lowered ones, and those on arrays.
pub fn write(code: &mut Code, exported: &Exported<'_>, word: WordSize, lowered: &Lowered) {
    let layout = exported.layout();
    if word == WordSize::U64 {
        code.section("Packed positions");
        code.comment(
            "The squares of some pieces in one word, in the order of the layout's fields. Functions take\n\
             the number of pieces, at least 1 and at most @MOST_PIECES or @MOST_PIECES_U128, and words whose\n\
             codes are squares.",
        );
        let most = WordSize::ALL;
        let most = most.map(|word| layout.packing(word.bits()).most_pieces());
        code.constants([("@MOST_PIECES".into(), most[0]), ("@MOST_PIECES_U128".into(), most[1])]);
    }
    let items = |code: &mut Code| {
        functions::write_all(code, lowered, "@");
        squares(code, word);
    };
    match word {
        WordSize::U64 => items(code),
        WordSize::U128 => code.when("defined(@HAS_U128)", items),
    }
}

/// The name of a function on indexes in such a word.
fn function(name: &str, word: WordSize) -> String {
    format!("@{}", packed::name(name, word))
}

/// Positions from squares, squares of positions.
fn squares(code: &mut Code, word: WordSize) {
    let (ty, is_packed) = (word_type(word), function("is_packed", word));
    let most = if word == WordSize::U64 { "@MOST_PIECES" } else { "@MOST_PIECES_U128" };
    code.inline(
        "The packed position of some pieces, piece 0 first.",
        &format!("{ty} {}(const @square *squares, unsigned pieces)", function("pack", word)),
        &format!(
            "@CHECK(pieces >= 1 && pieces <= {most});
             {ty} index = 0;
             for (unsigned piece = 0; piece < pieces; piece++) {{
                 @ON_BOARD(squares[piece]);
                 index |= @spread_{word}(squares[piece], piece, pieces);
             }}
             return index;"
        ),
    );
    code.inline(
        "The squares of a packed position, piece 0 first.",
        &format!(
            "void {}({ty} index, unsigned pieces, @square *squares)",
            function("unpack", word)
        ),
        &format!(
            "@CHECK({is_packed}(index, pieces));
             for (unsigned piece = 0; piece < pieces; piece++) {{
                 squares[piece] = {}(index, piece, pieces);
             }}",
            function("get_packed", word)
        ),
    );
}
