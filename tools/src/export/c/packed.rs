//! Packed positions: the squares of several pieces in one word, flipped all at once where the
//! numbering allows it.

use quadrille_circuits::packing::{PackedField, Packing, PackingPair};
use quadrille_circuits::solve::PackedMap;
use quadrille_codegen::emit::docs;
use quadrille_codegen::layout::WordSize;

use super::Exported;
use super::circuit::returned_packed;
use super::code::{Code, Kind, literal, word_type};

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

/// The name of a function on indexes in such a word: those in 128 bits say so.
fn function(name: &str, word: WordSize) -> String {
    match word {
        WordSize::U64 => format!("@{name}"),
        WordSize::U128 => format!("@{name}_u128"),
    }
}

/// The packing of a layout in a word.
struct Packed {
    word: WordSize,
    packing: Packing,
}

/// The place of a piece's field, of piece 0's where there is no expression for the piece.
fn place(field: &PackedField, piece: Option<&str>) -> String {
    let times = |factor: u32, what: &str| (factor != 0).then(|| format!("{factor} * {what}"));
    let fixed = (field.fixed != 0).then(|| field.fixed.to_string());
    let terms = [
        times(field.per_piece, "pieces"),
        piece.and_then(|piece| times(field.stride, piece)),
        fixed,
    ];
    let terms: Vec<String> = terms.into_iter().flatten().collect();
    if terms.is_empty() { "0".to_owned() } else { format!("({})", terms.join(" + ")) }
}

/// An expression, shifted if it is.
fn shifted(expression: &str, way: &str, by: u32) -> String {
    if by == 0 { expression.to_owned() } else { format!("({expression} {way} {by})") }
}

impl Packed {
    /// The bits of a number in their places, and back.
    fn places(&self, code: &mut Code) {
        let (word, ty, most) = (self.word, word_type(self.word), self.most());
        let fields = self.packing.fields();
        let number = |field: &PackedField| {
            let (ones, at) = ((1_u32 << field.width) - 1, place(field, Some("piece")));
            shifted(&format!("((unsigned)(index >> {at}) & {ones:#x})"), "<<", field.shift)
        };
        let number = fields.iter().map(number).collect::<Vec<_>>().join("\n| ");
        code.inline(
            "The number of a piece.",
            &format!("unsigned @number_{word}({ty} index, unsigned piece, unsigned pieces)"),
            &format!("@CHECK(piece < pieces && pieces <= {most});\nreturn {number};"),
        );
        let spread = |field: &PackedField| {
            let (ones, at) = ((1_u32 << field.width) - 1, place(field, Some("piece")));
            format!("({ty})({} & {ones:#x}) << {at}", shifted("number", ">>", field.shift))
        };
        let spread = fields.iter().map(spread).collect::<Vec<_>>().join("\n| ");
        code.inline(
            "A number in the place of a piece.",
            &format!("{ty} @spread_{word}(unsigned number, unsigned piece, unsigned pieces)"),
            &format!("@CHECK(piece < pieces && pieces <= {most});\nreturn {spread};"),
        );
        let mask = fields.iter().map(|field| self.mask(field)).collect::<Vec<_>>().join("\n| ");
        code.inline(
            "The places of some bits of every piece's number.",
            &format!("{ty} @mask_{word}(unsigned bits, unsigned pieces)"),
            &format!("@CHECK(pieces >= 1 && pieces <= {most});\nreturn {mask};"),
        );
    }

    /// The most pieces that it has room for.
    fn most(&self) -> &'static str {
        if self.word == WordSize::U64 { "@MOST_PIECES" } else { "@MOST_PIECES_U128" }
    }

    /// The places of a field's bits: a one for each piece that the word could have, as far as there
    /// are pieces.
    fn mask(&self, field: &PackedField) -> String {
        let (width, ty) = (self.word.bits(), word_type(self.word));
        let all = self.word.mask() >> (width % field.stride);
        let every = literal(self.word, all / (self.word.mask() >> (width - field.stride)));
        let live = format!("(~({ty})0 >> ({width} - {} * pieces))", field.stride);
        let ones = (1_u32 << field.width) - 1;
        let of_bits = format!("({} & {ones:#x})", shifted("bits", ">>", field.shift));
        format!("(({every} * {of_bits}) & {live}) << {}", place(field, None))
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
    let [narrow, wide] = exported.layout().packing_pairs(exported.layout());
    let packings = if word == WordSize::U64 { narrow } else { wide };
    for (symmetry, map) in &exported.solution.packed {
        let flip = Flip {
            map,
            packings: &packings,
            word,
            to: "@",
            image: &format!("@{symmetry}_square(square)"),
        };
        let costs = docs::packed_map(map, map.at_once(&packings), &packings, None);
        let doc = format!("{}: {costs}", docs::packed("`pieces`", *symmetry));
        flip.write(code, &doc, &format!("{symmetry}_pieces"));
    }
    canonical(code, exported, word);
}

/// A map of all squares of a position.
pub struct Flip<'a> {
    /// What was found.
    pub map: &'a PackedMap,
    /// The packings before and after.
    pub packings: &'a PackingPair,
    /// The word.
    pub word: WordSize,
    /// What the names of the layout begin with that the map leads to.
    pub to: &'a str,
    /// The image of a `square`.
    pub image: &'a str,
}

impl Flip<'_> {
    /// The function of this name.
    pub fn write(&self, code: &mut Code, doc: &str, name: &str) {
        let (ty, name) = (word_type(self.word), function(name, self.word));
        let (is_packed, body) = (function("is_packed", self.word), self.body());
        code.inline(
            doc,
            &format!("{ty} {name}({ty} index, unsigned pieces)"),
            &format!("@CHECK({is_packed}(index, pieces));\n{body}"),
        );
    }

    /// The circuit for few pieces, if there is one and they are few.
    fn body(&self) -> String {
        let of_any = self.of_any_number();
        let Some(few) = &self.map.few else { return of_any };
        let at_once = returned_packed(&few.program, self.word, self.to);
        let most = few.most_in(self.packings);
        if most == self.packings.most_pieces() {
            return at_once;
        }
        format!("if (pieces <= {most}) {{\n{at_once}\n}}\n{of_any}")
    }

    /// All pieces at once where there are enough of them, else one after another.
    fn of_any_number(&self) -> String {
        let at_once = self.map.program.as_ref().zip(self.map.least_pieces(self.packings));
        let Some((program, least)) = at_once else { return self.each_piece() };
        let at_once = returned_packed(program, self.word, self.to);
        if least == 1 {
            return at_once;
        }
        format!("if (pieces < {least}) {{\n{}\n}}\n{at_once}", self.each_piece())
    }

    fn each_piece(&self) -> String {
        let Flip { word, to, image, .. } = self;
        format!(
            "{} image = 0;
             for (unsigned piece = 0; piece < pieces; piece++) {{
                 const @square square = (@square)@number_{word}(index, piece, pieces);
                 image |= {to}spread_{word}({image}, piece, pieces);
             }}
             return image;",
            word_type(*word)
        )
    }
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
