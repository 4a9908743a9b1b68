//! The packing of several pieces' numbers in one word. Its fields and words are the runtime's own, so that circuits
//! are proved for the code that runs.
//!
//! - `pair`: the packings before and after a map

mod pair;

use std::ops::Range;

use quadrille_runtime::packed::{mask_in, spread_in};

use crate::circuit::{Bits, Distance};
use crate::sort;
pub use pair::PackingPair;
pub use quadrille_runtime::packed::PackedField;

/// A run of a packed word: bits of a number that lie side by side for one piece and repeat for each piece. It lists
/// ranges of bits, the most significant first.
pub type Run = Vec<Range<u32>>;

/// How the numbers of several pieces are packed into a word of some width.
///
/// ```
/// use quadrille_circuits::packing::Packing;
/// // The upper three bits of all pieces, and below them the lower three.
/// let packing = Packing::new(&[vec![3..6], vec![0..3]], 64);
/// assert_eq!(packing.pack(&[0o52, 0o46]), 0o4562);
/// assert_eq!(packing.most_pieces(), 10);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Packing {
    /// The fields, the least significant bits of the number first.
    fields: Vec<PackedField>,
    width: u32,
    span: u32,
}

impl Packing {
    /// The packing of these runs, the most significant first, in a word of `width` bits, 1 to 128: all pieces'
    /// first run, the last piece first, then all pieces' second run, and so on. Together the runs have each bit of
    /// a number of 1 to 8 bits once.
    pub fn new(runs: &[Run], width: u32) -> Packing {
        let mut fields: Vec<PackedField> = Vec::new();
        // The bits of one piece that the runs so far take.
        let mut span = 0;
        for run in runs.iter().rev() {
            fields.extend(packed_fields(run, span));
            span += run_width(run);
        }
        sort::by_key(&mut fields, |field| field.shift);
        Packing { fields, width, span }
    }

    /// This packing in a word of another width.
    pub fn in_width(&self, width: u32) -> Packing {
        Packing { width, ..self.clone() }
    }

    /// The fields, least significant first.
    pub fn fields(&self) -> &[PackedField] {
        &self.fields
    }

    /// The number of bits of the word.
    pub fn width(&self) -> u32 {
        self.width
    }

    /// The number of bits of a piece's number.
    pub fn bits(&self) -> u32 {
        self.fields.iter().map(|field| field.width).sum()
    }

    /// The number of bits of the word that each piece takes up.
    pub fn span(&self) -> u32 {
        self.span
    }

    /// The bit of the word that holds a bit of a piece's number, among `pieces` pieces.
    pub fn packed_bit(&self, bit: u32, piece: u32, pieces: u32) -> u32 {
        let field = self.field(bit);
        field.start(piece as usize, pieces as usize) + bit - field.shift
    }

    /// The distance of a number's bit from another, or `None` if pieces differ in it.
    pub fn distance(&self, from: u32, to: u32) -> Option<Distance> {
        let (a, b) = (self.field(from), self.field(to));
        let offset = |field: &PackedField, bit: u32| (field.fixed + bit - field.shift) as i32;
        (a.stride == b.stride).then(|| Distance {
            fixed: offset(b, to) - offset(a, from),
            per_piece: b.per_piece as i32 - a.per_piece as i32,
            widths: 0,
        })
    }

    /// The number of separate runs of the word over which a piece's number is spread.
    pub fn runs(&self) -> u32 {
        self.joined_fields().len() as u32
    }

    /// The fields, joined if they are neighbours both in the word and in the number.
    fn joined_fields(&self) -> Vec<PackedField> {
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

    /// These bits of every piece's number, as a mask. There must be at least one piece, and no more than fit.
    pub fn mask(&self, bits: Bits, pieces: u32) -> u128 {
        mask_in(&self.fields, bits, pieces as usize)
    }

    /// The word of pieces with these numbers, piece 0 first.
    pub fn pack(&self, numbers: &[u8]) -> u128 {
        self.pack_from(0, numbers)
    }

    /// The word in which these numbers begin at bit `first` of each piece's.
    fn pack_from(&self, first: u32, numbers: &[u8]) -> u128 {
        let spread = |(piece, &number)| {
            spread_in::<u128>(&self.fields, Bits::from(number) << first, piece, numbers.len())
        };
        numbers.iter().enumerate().map(spread).fold(0, |word, piece| word | piece)
    }

    fn field(&self, bit: u32) -> &PackedField {
        let holds = |field: &&PackedField| (field.shift..field.shift + field.width).contains(&bit);
        self.fields.iter().find(holds).expect("fields cover the number")
    }
}

/// The fields of a run, given that the runs before it take `below` bits of each piece.
fn packed_fields(run: &[Range<u32>], below: u32) -> impl Iterator<Item = PackedField> {
    let mut fixed = 0;
    let stride = run_width(run);
    run.iter().rev().map(move |bits| {
        let width = bits.end - bits.start;
        let field = PackedField { shift: bits.start, width, fixed, per_piece: below, stride };
        fixed += width;
        field
    })
}

fn run_width(run: &[Range<u32>]) -> u32 {
    run.iter().map(|bits| bits.end - bits.start).sum()
}
