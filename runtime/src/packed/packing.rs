//! Where the bits of several squares' numbers lie in one word.

/// A run of bits of every piece's number: piece `p` of `n` has it at
/// `per_piece * n + stride * p` in the word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PackedField {
    /// The least significant bit of the number that belongs to the run.
    pub shift: u32,
    /// The bits of the run.
    pub width: u32,
    /// What each piece adds to the place of piece 0's run.
    pub per_piece: u32,
    /// From one piece's run to the next one's.
    pub stride: u32,
}

/// A way to pack pieces: runs that cover the bits of a number, the least significant first.
///
/// ```
/// # use quadrille::{layouts::Ring, Layout};
/// // The rook on 052 and the king on 046 of the bit manipulation problem.
/// let rook = Ring::PACKING.spread_u64(0o52, 0, 2);
/// let king = Ring::PACKING.spread_u64(0o46, 1, 2);
/// assert_eq!(rook | king, 0o4562);
/// assert_eq!(Ring::PACKING.most_pieces(64), 10);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Packing {
    fields: &'static [PackedField],
}

impl Packing {
    /// The packing with these fields: for emitted code.
    #[doc(hidden)]
    pub const fn new(fields: &'static [PackedField]) -> Self {
        Packing { fields }
    }

    /// The fields, the least significant first.
    pub const fn fields(&self) -> &'static [PackedField] {
        self.fields
    }

    /// The bits of a number.
    pub const fn bits(&self) -> u32 {
        let last = self.fields[self.fields.len() - 1];
        last.shift + last.width
    }

    /// The most pieces that fit a word of `width` bits.
    pub const fn most_pieces(&self, width: u32) -> usize {
        (width / self.bits()) as usize
    }

    /// The places of some bits, given as a set, of every piece's number.
    pub const fn mask(&self, bits: u8, pieces: usize) -> u128 {
        let (mut mask, mut piece) = (0, 0);
        while piece < pieces {
            mask |= self.spread_u128(bits, piece, pieces);
            piece += 1;
        }
        mask
    }

    /// The factor that copies a number's bit `from` to its bits `to`, the least of which is not
    /// below it.
    #[doc(hidden)]
    pub const fn factor(&self, from: u8, to: u8, pieces: usize) -> u128 {
        self.spread_u128(to, 0, pieces) >> self.spread_u128(1 << from, 0, pieces).trailing_zeros()
    }
}

macro_rules! word {
    ($word:ident $number:ident $spread:ident) => {
        impl Packing {
            /// The number of a piece, of `pieces` in all.
            #[inline(always)]
            pub const fn $number(&self, word: $word, piece: usize, pieces: usize) -> u8 {
                let (mut number, mut place) = (0, 0);
                while place < self.fields.len() {
                    let field = self.fields[place];
                    let start = field.per_piece * pieces as u32 + field.stride * piece as u32;
                    number |= ((word >> start) as u8 & (0xff >> (8 - field.width))) << field.shift;
                    place += 1;
                }
                number
            }

            /// A number in the place of a piece, of `pieces` in all.
            #[inline(always)]
            pub const fn $spread(&self, number: u8, piece: usize, pieces: usize) -> $word {
                let (mut word, mut place) = (0, 0);
                while place < self.fields.len() {
                    let field = self.fields[place];
                    let start = field.per_piece * pieces as u32 + field.stride * piece as u32;
                    let run = number >> field.shift & (0xff >> (8 - field.width));
                    word |= (run as $word) << start;
                    place += 1;
                }
                word
            }
        }
    };
}

word!(u64 number_u64 spread_u64);
word!(u128 number_u128 spread_u128);
