//! How the numbers of several pieces lie in one word.

use crate::layout::Field;
use crate::sort;

/// A run of bits of every piece's number, and where the runs lie in the word: piece `p` of `n` at
/// `fixed + per_piece * n + stride * p`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PackedField {
    /// The least significant bit of the number that belongs to the run.
    pub shift: u32,
    /// The bits of the run.
    pub width: u32,
    /// The place of piece 0's run, as far as it does not depend on the number of pieces.
    pub fixed: u32,
    /// What each piece adds to the place of piece 0's run.
    pub per_piece: u32,
    /// From one piece's run to the next one's.
    pub stride: u32,
}

/// A way to pack positions: fields that cover the bits of a number.
///
/// ```
/// use quadrille_codegen::layout::Field;
/// use quadrille_codegen::solve::flips::packed::Packing;
/// let field = |name: &str, shift| Field { name: name.into(), width: 3, shift };
/// let packing = Packing::by_fields(&[field("hi", 3), field("lo", 0)], 64);
/// // The rook on 052 and the king on 046 of the bit manipulation problem.
/// assert_eq!(packing.pack(&[0o52, 0o46]), 0o4562);
/// assert_eq!(packing.most_pieces(), 10);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Packing {
    fields: Vec<PackedField>,
    width: u32,
    /// By number of pieces, up to the most that fit: the places of each bit of every piece.
    places: Vec<[u128; 8]>,
}

/// How far a bit moves, to the left where it is positive: `fixed + per_piece * n` for `n` pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Distance {
    /// The part that is the same for any number of pieces.
    pub fixed: i32,
    /// What each piece adds.
    pub per_piece: i32,
}

impl Distance {
    /// The distance for so many pieces.
    pub fn of(self, pieces: u32) -> i32 {
        self.fixed + self.per_piece * pieces as i32
    }
}

impl std::ops::Neg for Distance {
    type Output = Distance;

    fn neg(self) -> Distance {
        Distance { fixed: -self.fixed, per_piece: -self.per_piece }
    }
}

impl Packing {
    /// All pieces' first field, the last piece first, then all pieces' second field, and so on, in
    /// a word of `width` bits. Fields are most significant first, as a layout's are.
    pub fn by_fields(fields: &[Field], width: u32) -> Packing {
        let mut below = 0;
        let mut packed: Vec<PackedField> = Vec::new();
        for field in fields.iter().rev() {
            packed.push(PackedField {
                shift: field.shift,
                width: field.width,
                fixed: 0,
                per_piece: below,
                stride: field.width,
            });
            below += field.width;
        }
        Packing::new(packed, width)
    }

    /// The whole number of the last piece first, and so on, in a word of `width` bits.
    pub fn by_piece(bits: u32, width: u32) -> Packing {
        let whole = PackedField { shift: 0, width: bits, fixed: 0, per_piece: 0, stride: bits };
        Packing::new(vec![whole], width)
    }

    /// Any fields, in a word of `width` bits.
    ///
    /// # Panics
    /// If the fields do not cover the bits from 0 up, each once.
    pub fn new(mut fields: Vec<PackedField>, width: u32) -> Packing {
        sort::by_key(&mut fields, |field| field.shift);
        let end = fields.iter().fold(0, |end, field| {
            assert_eq!(field.shift, end, "fields must cover the number");
            end + field.width
        });
        assert!((1..=8).contains(&end), "numbers have one to eight bits");
        let mut packing = Packing { fields, width, places: Vec::new() };
        packing.places = (0..).map_while(|pieces| packing.places_of(pieces)).collect();
        packing
    }

    /// The places of each bit of every piece; `None` if they meet or leave the word.
    fn places_of(&self, pieces: u32) -> Option<[u128; 8]> {
        let mut places = [0; 8];
        let mut taken = 0_u128;
        for bit in 0..self.bits() {
            for piece in 0..pieces {
                let place = self.place(bit, piece, pieces);
                if place >= self.width || taken >> place & 1 == 1 {
                    return None;
                }
                taken |= 1 << place;
                places[bit as usize] |= 1 << place;
            }
        }
        Some(places)
    }

    /// The fields, least significant first.
    pub fn fields(&self) -> &[PackedField] {
        &self.fields
    }

    /// The bits of the word.
    pub fn width(&self) -> u32 {
        self.width
    }

    /// The bits of a piece's number.
    pub fn bits(&self) -> u32 {
        self.fields.iter().map(|field| field.width).sum()
    }

    /// The place of a bit of a piece's number, of `pieces` in all.
    pub fn place(&self, bit: u32, piece: u32, pieces: u32) -> u32 {
        let field = self.field(bit);
        let start = field.fixed + field.per_piece * pieces;
        start + field.stride * piece + bit - field.shift
    }

    /// How far one bit of a piece's number is from another; `None` if that is not the same for all
    /// pieces.
    pub fn distance(&self, from: u32, to: u32) -> Option<Distance> {
        let (a, b) = (self.field(from), self.field(to));
        let offset = |field: &PackedField, bit: u32| (field.fixed + bit - field.shift) as i32;
        (a.stride == b.stride).then(|| Distance {
            fixed: offset(b, to) - offset(a, from),
            per_piece: b.per_piece as i32 - a.per_piece as i32,
        })
    }

    /// The most pieces whose numbers fit the word without meeting each other.
    pub fn most_pieces(&self) -> u32 {
        self.places.len() as u32 - 1
    }

    /// The places of some bits, given as a set, of every piece's number, where so many pieces fit.
    ///
    /// # Panics
    /// If they do not fit.
    pub fn mask(&self, bits: u8, pieces: u32) -> u128 {
        let places = &self.places[pieces as usize];
        (0..8).filter(|bit| bits >> bit & 1 == 1).fold(0, |mask, bit| mask | places[bit])
    }

    /// The word of pieces on these numbers, piece 0 first.
    pub fn pack(&self, numbers: &[u8]) -> u128 {
        let pieces = numbers.len() as u32;
        (0..)
            .zip(numbers)
            .fold(0, |word, (piece, &number)| word | self.spread(number, piece, pieces))
    }

    /// The number of one piece.
    pub fn get(&self, word: u128, piece: u32, pieces: u32) -> u8 {
        (0..self.bits()).fold(0, |number, bit| {
            number | ((word >> self.place(bit, piece, pieces) & 1) as u8) << bit
        })
    }

    /// A number in the place of one piece.
    pub(super) fn spread(&self, number: u8, piece: u32, pieces: u32) -> u128 {
        let bits = (0..self.bits()).filter(|bit| number >> bit & 1 == 1);
        bits.fold(0, |word, bit| word | 1 << self.place(bit, piece, pieces))
    }

    fn field(&self, bit: u32) -> &PackedField {
        let holds = |field: &&PackedField| (field.shift..field.shift + field.width).contains(&bit);
        self.fields.iter().find(holds).expect("fields cover the number")
    }
}
