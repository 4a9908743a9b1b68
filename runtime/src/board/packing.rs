//! The fields of several squares' numbers in one word.

use crate::board::Layout;
use crate::board::layout::same_numbers;
use crate::word::Word;
use crate::word::constant::{and, down, low, not, or, truncated, up};

/// A field of every piece's number: piece `p` of `n` has it at `fixed + per_piece * n + stride * p`
/// in the word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PackedField {
    /// The least significant bit of the number that belongs to the field.
    pub shift: u32,
    /// The number of bits of the field.
    pub width: u32,
    /// The first bit of piece 0's field, apart from the part that depends on the number of pieces.
    pub fixed: u32,
    /// The shift of piece 0's field for each further piece.
    pub per_piece: u32,
    /// The distance from one piece's field to the next one's.
    pub stride: u32,
}

impl PackedField {
    /// The field with these numbers, in the order of their names above: for emitted code.
    #[doc(hidden)]
    pub const fn new(shift: u32, width: u32, fixed: u32, per_piece: u32, stride: u32) -> Self {
        PackedField { shift, width, fixed, per_piece, stride }
    }

    /// The bit at which a piece's field begins, among `pieces` pieces.
    #[doc(hidden)]
    #[inline(always)]
    pub const fn start(&self, piece: usize, pieces: usize) -> u32 {
        self.fixed + self.per_piece * pieces as u32 + self.stride * piece as u32
    }

    const fn equals(&self, other: &PackedField) -> bool {
        let PackedField { shift, width, fixed, per_piece, stride } = *self;
        let same_bits = shift == other.shift && width == other.width;
        let same_start = fixed == other.fixed && per_piece == other.per_piece;
        same_bits && same_start && stride == other.stride
    }

    /// The bits of a number that belong to the field.
    #[inline(always)]
    const fn of(&self, number: u16) -> u16 {
        number >> self.shift & self.ones()
    }

    /// A one for each bit of the field.
    const fn ones(&self) -> u16 {
        u16::MAX >> (u16::BITS - self.width)
    }
}

/// How pieces are packed: fields that cover the bits of a number, the least significant first.
///
/// ```
/// # use quadrille::{layouts::Ring, Layout};
/// // The rook on 052 and the king on 046 of the puzzle "Bit Manipulation Problem".
/// let rook: u64 = Ring::PACKING.spread(0o52, 0, 2);
/// let king: u64 = Ring::PACKING.spread(0o46, 1, 2);
/// assert_eq!(rook | king, 0o4562);
/// assert_eq!(Ring::PACKING.most_pieces(64), 10);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Packing {
    fields: &'static [PackedField],
    span: u32,
}

impl Packing {
    /// The packing with these fields, in which a piece takes up `span` bits: for emitted code.
    #[doc(hidden)]
    pub const fn new(fields: &'static [PackedField], span: u32) -> Self {
        Packing { fields, span }
    }

    /// The fields, the least significant first.
    pub const fn fields(&self) -> &'static [PackedField] {
        self.fields
    }

    /// The number of bits of a square's number.
    pub const fn bits(&self) -> u32 {
        let last = self.fields[self.fields.len() - 1];
        last.shift + last.width
    }

    /// The most pieces that fit a word of `width` bits.
    #[inline(always)]
    pub const fn most_pieces(&self, width: u32) -> usize {
        (width / self.span) as usize
    }

    /// Panics if there are no pieces, or more than fit a word of `width` bits.
    #[doc(hidden)]
    #[inline(always)]
    #[track_caller]
    pub const fn check(&self, pieces: usize, width: u32) {
        assert!(pieces > 0, "a packed position has at least one piece");
        assert!(pieces <= self.most_pieces(width), "these are too many pieces for the word");
    }

    /// The number of a piece among `pieces` pieces.
    #[inline(always)]
    pub const fn number<W: Word>(&self, word: W, piece: usize, pieces: usize) -> u8 {
        number_in(self.fields, word, piece, pieces) as u8
    }

    /// A number moved to the bits of a piece among `pieces` pieces.
    #[inline(always)]
    pub const fn spread<W: Word>(&self, number: u8, piece: usize, pieces: usize) -> W {
        spread_in(self.fields, number as u16, piece, pieces)
    }

    /// A mask of these bits of every piece's number. There must be at least one piece, and no more than fit.
    #[inline(always)]
    pub const fn mask<W: Word>(&self, bits: u8, pieces: usize) -> W {
        mask_in(self.fields, bits as u16, pieces)
    }

    /// Returns whether another packing puts every bit where this one does.
    const fn equals(&self, other: &Packing) -> bool {
        let mut i = 0;
        while i < self.fields.len() && i < other.fields.len() {
            if !self.fields[i].equals(&other.fields[i]) {
                return false;
            }
            i += 1;
        }
        self.fields.len() == other.fields.len() && self.span == other.span
    }
}

// The compiler also follows programs, and verifies packed positions, with the functions over fields. There the result
// bits of a map start at bit 8, above those of the pieces, so a number has up to 16 bits.

/// The number of a piece among `pieces` pieces, read from the fields of a word.
#[doc(hidden)]
#[inline(always)]
pub const fn number_in<W: Word>(
    fields: &[PackedField],
    word: W,
    piece: usize,
    pieces: usize,
) -> u16 {
    let (mut number, mut i) = (0, 0);
    while i < fields.len() {
        let field = fields[i];
        let start = field.start(piece, pieces);
        number |= (low(down(word, start)) as u16 & field.ones()) << field.shift;
        i += 1;
    }
    number
}

/// A number moved to the fields of a piece among `pieces` pieces.
#[doc(hidden)]
#[inline(always)]
pub const fn spread_in<W: Word>(
    fields: &[PackedField],
    number: u16,
    piece: usize,
    pieces: usize,
) -> W {
    let (mut word, mut i) = (W::ZERO, 0);
    while i < fields.len() {
        let field = fields[i];
        let bits = truncated(field.of(number) as u128);
        word = or(word, up(bits, field.start(piece, pieces)));
        i += 1;
    }
    word
}

/// These bits of every piece's number, as a mask in the fields of a word. There must be at
/// least one piece, and no more than fit.
#[doc(hidden)]
#[inline(always)]
pub const fn mask_in<W: Word>(fields: &[PackedField], bits: u16, pieces: usize) -> W {
    let (mut mask, mut i) = (W::ZERO, 0);
    while i < fields.len() {
        let field = fields[i];
        // A one for every piece that could fit the largest word, cut off past the last piece.
        let all = u128::MAX >> (u128::BITS % field.stride);
        let every = all / (u128::MAX >> (u128::BITS - field.stride));
        let live = down(not(W::ZERO), W::BITS - field.stride * pieces as u32);
        let ones = and(truncated(every * field.of(bits) as u128), live);
        mask = or(mask, up(ones, field.start(0, pieces)));
        i += 1;
    }
    mask
}

/// Returns whether two layouts of a board pack all positions into the same indexes.
#[doc(hidden)]
pub const fn same_positions<L: Layout, M: Layout>() -> bool {
    same_numbers::<L, M>() && L::PACKING.equals(&M::PACKING)
}
