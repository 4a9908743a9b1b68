//! How the numbers of several pieces lie in one word: where, and read and written as users' code does.

use super::layout::{Field, PackedOrder};
use crate::program::Distance;
use crate::sort;
use quadrille_runtime::packed::{self, PackedField};

/// A way to pack positions into a word of some width.
///
/// ```
/// use quadrille_codegen::layout::{Field, PackedOrder};
/// use quadrille_codegen::model::Packing;
/// let field = |name: &str, shift| Field { name: name.into(), width: 3, shift };
/// let packing = Packing::new(&PackedOrder::by_fields(&[field("hi", 3), field("lo", 0)]), 64);
/// // The rook on 052 and the king on 046 of the puzzle "Bit Manipulation Problem".
/// assert_eq!(packing.pack(&[0o52, 0o46]), 0o4562);
/// assert_eq!(packing.most_pieces(), 10);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Packing {
    /// The least significant of the number first.
    fields: Vec<PackedField>,
    width: u32,
    span: u32,
}

impl Packing {
    /// The packing of this order in a word of `width` bits.
    pub fn new(order: &PackedOrder, width: u32) -> Packing {
        let mut fields: Vec<PackedField> = Vec::new();
        // The bits of one piece that the runs so far take.
        let mut span = 0;
        for run in order.0.iter().rev() {
            fields.extend(packed_fields(run, span));
            span += run_width(run);
        }
        sort::by_key(&mut fields, |field| field.shift);
        Packing { fields, width, span }
    }

    /// A packing of other fields in the same word; each piece may take up more bits.
    pub(crate) fn with_fields(&self, fields: Vec<PackedField>, span: u32) -> Packing {
        Packing { fields, width: self.width, span: span.max(self.span) }
    }

    /// This packing in a word of another width.
    pub fn in_width(&self, width: u32) -> Packing {
        Packing { width, ..self.clone() }
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

    /// The bits of the word that each piece takes up.
    pub fn span(&self) -> u32 {
        self.span
    }

    /// The place of a bit of a piece's number, of `pieces` in all.
    pub fn place(&self, bit: u32, piece: u32, pieces: u32) -> u32 {
        let field = self.field(bit);
        field.place(piece as usize, pieces as usize) + bit - field.shift
    }

    /// From the place of a bit of one piece to that of the next one's.
    pub fn stride(&self, bit: u32) -> u32 {
        self.field(bit).stride
    }

    /// How far one bit of a piece's number is from another; `None` if that is not the same for all
    /// pieces.
    pub fn distance(&self, from: u32, to: u32) -> Option<Distance> {
        let (a, b) = (self.field(from), self.field(to));
        let offset = |field: &PackedField, bit: u32| (field.fixed + bit - field.shift) as i32;
        (a.stride == b.stride).then(|| Distance {
            fixed: offset(b, to) - offset(a, from),
            per_piece: b.per_piece as i32 - a.per_piece as i32,
            widths: 0,
        })
    }

    /// Whether bits are equally far from each other in every piece.
    pub fn is_regular(&self) -> bool {
        self.fields.windows(2).all(|pair| pair[0].stride == pair[1].stride)
    }

    /// How many places of the word each piece's number is in.
    pub fn runs(&self) -> u32 {
        self.joined_fields().len() as u32
    }

    /// The fields, those as one that follow each other in the word as they do in the number.
    pub(crate) fn joined_fields(&self) -> Vec<PackedField> {
        let mut joined: Vec<PackedField> = Vec::new();
        for &field in &self.fields {
            let follows = |below: &&mut PackedField| {
                let end = PackedField {
                    shift: below.shift + below.width,
                    width: field.width,
                    fixed: below.fixed + below.width,
                    ..**below
                };
                end == field
            };
            match joined.last_mut().filter(follows) {
                Some(below) => below.width += field.width,
                None => joined.push(field),
            }
        }
        joined
    }

    /// The most pieces whose numbers fit the word.
    pub fn most_pieces(&self) -> u32 {
        self.width / self.span
    }

    /// The places of some bits, given as a set, of every piece's number. At least one piece is
    /// there, and no more than fit.
    pub fn mask(&self, bits: u16, pieces: u32) -> u128 {
        let pieces = pieces as usize;
        if self.is_narrow() {
            packed::mask_in_u64(&self.fields, bits, pieces).into()
        } else {
            packed::mask_in_u128(&self.fields, bits, pieces)
        }
    }

    /// The word of pieces on these numbers, piece 0 first.
    pub fn pack(&self, numbers: &[u8]) -> u128 {
        let pieces = numbers.len() as u32;
        (0..)
            .zip(numbers)
            .fold(0, |word, (piece, &number)| word | self.spread(number.into(), piece, pieces))
    }

    /// A number in the place of one piece.
    pub(crate) fn spread(&self, number: u16, piece: u32, pieces: u32) -> u128 {
        let (piece, pieces) = (piece as usize, pieces as usize);
        if self.is_narrow() {
            packed::spread_in_u64(&self.fields, number, piece, pieces).into()
        } else {
            packed::spread_in_u128(&self.fields, number, piece, pieces)
        }
    }

    /// The number of one piece.
    pub(crate) fn number(&self, word: u128, piece: u32, pieces: u32) -> u16 {
        let (piece, pieces) = (piece as usize, pieces as usize);
        if self.is_narrow() {
            packed::number_in_u64(&self.fields, word as u64, piece, pieces)
        } else {
            packed::number_in_u128(&self.fields, word, piece, pieces)
        }
    }

    /// Whether indexes of this packing are of 64 bits.
    fn is_narrow(&self) -> bool {
        self.width <= u64::BITS
    }

    fn field(&self, bit: u32) -> &PackedField {
        let holds = |field: &&PackedField| (field.shift..field.shift + field.width).contains(&bit);
        self.fields.iter().find(holds).expect("fields cover the number")
    }
}

/// The fields of a run above which lie `below` bits of each piece.
fn packed_fields(run: &[Field], below: u32) -> impl Iterator<Item = PackedField> {
    let mut fixed = 0;
    let stride = run_width(run);
    run.iter().rev().map(move |&Field { shift, width, .. }| {
        let field = PackedField { shift, width, fixed, per_piece: below, stride };
        fixed += width;
        field
    })
}

fn run_width(run: &[Field]) -> u32 {
    run.iter().map(|field| field.width).sum()
}
