//! Packed positions: the squares of several pieces in one word, flipped all at once where the
//! numbering allows it.

use quadrille_circuits::packing::Packing;
use quadrille_codegen::emit::docs;
use quadrille_codegen::layout::WordSize;
use quadrille_codegen::lower::packed::{self, MapOfPositions};
use quadrille_codegen::lower::{Kernel, KernelKind, Whose};

use super::Exported;
use super::code::{Code, Kind, word_type};
use super::functions;

const WORDS: [WordSize; 2] = [WordSize::U64, WordSize::U128];

/// All functions on packed positions, in words of 64 and of 128 bits.
pub fn write(code: &mut Code, exported: &Exported<'_>) {
    let layout = exported.layout();
    code.section("Packed positions");
    code.comment(
        "The squares of some pieces in one word, in the order of the layout's fields. Functions take\n\
         the number of pieces, at least 1 and at most @MOST_PIECES or @MOST_PIECES_U128, and words whose\n\
         codes are squares.",
    );
    let most = WORDS.map(|word| layout.packing(word.bits()).most_pieces());
    code.constants([("@MOST_PIECES".into(), most[0]), ("@MOST_PIECES_U128".into(), most[1])]);
    each_word(code, |code, word| {
        let packing = Packed { word, packing: layout.packing(word.bits()) };
        code.parts(|code| packing.places(code));
        packing.check(code);
        packing.squares(code);
        flips(code, exported, word);
    });
}

/// An item for each word, if the target has one.
pub fn each_word(code: &mut Code, item: impl Fn(&mut Code, WordSize)) {
    item(code, WordSize::U64);
    code.when("defined(@HAS_U128)", |code| item(code, WordSize::U128));
}

/// The name of a function on indexes in such a word.
fn function(name: &str, word: WordSize) -> String {
    format!("@{}", packed::name(name, word))
}

/// The packing of a layout in a word.
struct Packed {
    word: WordSize,
    packing: Packing,
}

impl Packed {
    /// The bits of a number in their places, and back.
    fn places(&self, code: &mut Code) {
        let most = self.most();
        let of_piece = format!("@CHECK(piece < pieces && pieces <= {most});\n");
        let of_all = format!("@CHECK(pieces >= 1 && pieces <= {most});\n");
        let kernels = [
            (KernelKind::Number, &of_piece),
            (KernelKind::Spread(Whose::Own), &of_piece),
            (KernelKind::Mask(Whose::Own), &of_all),
        ];
        for (kind, check) in kernels {
            let function = Kernel { kind, word: self.word }.function(&self.packing);
            functions::write(code, &function.doc, check, &function, "@");
        }
    }

    /// The most pieces that it has room for.
    fn most(&self) -> &'static str {
        if self.word == WordSize::U64 { "@MOST_PIECES" } else { "@MOST_PIECES_U128" }
    }

    /// Positions from squares, squares of positions.
    fn squares(&self, code: &mut Code) {
        let (word, ty, most) = (self.word, word_type(self.word), self.most());
        let is_packed = function("is_packed", word);
        let name = |name| function(name, word);
        code.function(
            Kind::Inline,
            "The packed position of some pieces, piece 0 first.",
            &format!("{ty} {}(const @square *squares, unsigned pieces)", name("pack")),
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
            "The square of one of some pieces.",
            &format!("@square {}({ty} index, unsigned piece, unsigned pieces)", name("get_packed")),
            &format!(
                "@CHECK({is_packed}(index, pieces));
                 return (@square)@number_{word}(index, piece, pieces);"
            ),
        );
        code.inline(
            "The squares of a packed position, piece 0 first.",
            &format!("void {}({ty} index, unsigned pieces, @square *squares)", name("unpack")),
            &format!(
                "@CHECK({is_packed}(index, pieces));
                 for (unsigned piece = 0; piece < pieces; piece++) {{
                     squares[piece] = {}(index, piece, pieces);
                 }}",
                name("get_packed")
            ),
        );
        code.inline(
            "The index with one of some pieces moved.",
            &format!(
                "{ty} {}({ty} index, unsigned piece, unsigned pieces, @square square)",
                name("set_packed")
            ),
            &format!(
                "@CHECK({is_packed}(index, pieces));
                 return index
                 ^ @spread_{word}(@number_{word}(index, piece, pieces) ^ square, piece, pieces);"
            ),
        );
        code.inline(
            "The index with the squares of two of some pieces exchanged.",
            &format!("{ty} {}({ty} index, unsigned a, unsigned b, unsigned pieces)", name("swap_packed")),
            &format!(
                "@CHECK({is_packed}(index, pieces));
                 const unsigned change =
                 @number_{word}(index, a, pieces) ^ @number_{word}(index, b, pieces);
                 return index ^ @spread_{word}(change, a, pieces) ^ @spread_{word}(change, b, pieces);"
            ),
        );
    }

    fn check(&self, code: &mut Code) {
        let (word, ty) = (self.word, word_type(self.word));
        let most = self.most();
        code.function(
            Kind::Function,
            "Whether all codes of an index are squares, no other bits are set, and so many pieces fit.",
            &format!("bool {}({ty} index, unsigned pieces)", function("is_packed", word)),
            &format!(
                "if (pieces < 1 || pieces > {most} || (index & ~@mask_{word}(0xff, pieces)) != 0) {{
                     return false;
                 }}
                 for (unsigned piece = 0; piece < pieces; piece++) {{
                     if (!@is_square(@number_{word}(index, piece, pieces))) {{
                         return false;
                     }}
                 }}
                 return true;"
            ),
        );
    }
}

fn flips(code: &mut Code, exported: &Exported<'_>, word: WordSize) {
    let packings =
        &exported.layout().packing_pairs(exported.layout())[usize::from(word == WordSize::U128)];
    for (symmetry, map) in &exported.solution.packed {
        let (name, does) = (symmetry.name().to_owned(), docs::symmetry(*symmetry).to_owned());
        write_map(code, &MapOfPositions { name, does, map, packings, word, to: Whose::Own }, "@");
    }
    canonical(code, exported, word);
}

/// A map of all squares of a position, to the layout whose names begin with `to`.
pub fn write_map(code: &mut Code, lowered: &MapOfPositions<'_>, to: &str) {
    let MapOfPositions { map, packings, word, .. } = lowered;
    let costs = docs::packed_map(map, map.at_once(packings), packings, None);
    let function = lowered.function();
    let check = format!("@CHECK({}(index, pieces));\n", self::function("is_packed", *word));
    functions::write(code, &format!("{}: {costs}", function.doc), &check, &function, to);
}

/// The least of all images.
fn canonical(code: &mut Code, exported: &Exported<'_>, word: WordSize) {
    let ty = word_type(word);
    let image = |symmetry: &str| {
        format!(
            "{{
             const {ty} image = {}(index, pieces);
             if (image < least) {{
                 least = image;
                 first = @{};
             }}
             }}\n",
            function(&format!("{symmetry}_pieces"), word),
            symmetry.to_uppercase()
        )
    };
    let images: String =
        exported.solution.packed.iter().map(|(symmetry, _)| image(symmetry.name())).collect();
    code.function(
        Kind::Function,
        "The least index that a symmetry of the board makes of this one; the first such symmetry is\n\
         stored where `symmetry` points.",
        &format!(
            "{ty} {}({ty} index, unsigned pieces, @symmetry *symmetry)",
            function("canonical_pieces", word)
        ),
        &format!(
            "@CHECK({}(index, pieces));
             {ty} least = index;
             @symmetry first = @IDENTITY;
             {images}*symmetry = first;
             return least;",
            function("is_packed", word)
        ),
    );
}
