//! Instructions that move all bits of a word at once, on processors that have them. Results are computed by the
//! runtime's functions, which emitted code calls.
//!
//! | | x86-64 | takes |
//! | --- | --- | --- |
//! | [`BitMatrix`] | GFNI (`gf2p8affineqb`) | bytes to bytes and bits to bits, alike in all bytes, or bytes to bits and bits to bytes: all flips and turns of numberings whose halves are file and rank in any order |
//! | [`BitGather`] | AVX-512 BITALG (`vpshufbitqmb`) | each bit anywhere |
//!
//! Moving a word to the vector unit and back takes two operations and some four cycles, so circuits of few operations
//! are better.

use quadrille_runtime::bits::{by_matrix, gathered, turned_by_matrix};

use crate::circuit::CircuitCost;
use crate::proof::BitMap;

/// The number of bits that an instruction reads and writes.
const BITS: u32 = 64;

/// The byte of a shuffle that clears the byte of the result.
const NOTHING: u8 = 0x80;

/// An instruction, with its operands other than the word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Instruction {
    /// A product of two matrices of 8 x 8 bits.
    Matrix(BitMatrix),
    /// Each bit fetched from anywhere in the word.
    Gather(Box<BitGather>),
}

/// A shuffle of bytes, and a product with a matrix of bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BitMatrix {
    /// The index, for each byte of the result from the lowest on, of the byte that it comes from. If the index has
    /// its highest bit set, the byte is 0.
    pub bytes: [u8; 8],
    /// The matrix to multiply by. In byte `7 - j` are the bits of a byte whose parity is bit j of the result. If
    /// turned, the rows of the word that make byte i of the result are in byte i.
    pub matrix: u64,
    /// True if the word's bytes become bits, and its bits bytes.
    pub is_turned: bool,
}

impl BitMatrix {
    /// The cost, with the moves to the vector unit and back. Cycles were measured on an Intel Xeon
    /// (Ice Lake or later), in a chain of flips.
    pub fn cost(&self) -> CircuitCost {
        // No shuffle is needed if every byte stays in place.
        let shuffle = u32::from(self.bytes != [0, 1, 2, 3, 4, 5, 6, 7]);
        CircuitCost { operations: 3 + shuffle, depth: 3 + shuffle, latency: 8 + shuffle }
    }

    /// The matrix that performs all of a map of 64 bits, if there is one.
    ///
    /// ```
    /// use quadrille_circuits::BitMatrix;
    /// use quadrille_circuits::proof::BitMap;
    /// let transposition: Vec<_> = (0..64).map(|bit| (bit, bit % 8 * 8 + bit / 8)).collect();
    /// let map = BitMap::new(64, &transposition, u64::MAX.into());
    /// let matrix = BitMatrix::of(&map).unwrap();
    /// assert_eq!(matrix.eval(0xff), 0x0101_0101_0101_0101);
    /// ```
    pub fn of(map: &BitMap) -> Option<BitMatrix> {
        (map.width() == BITS).then_some(())?;
        [false, true].into_iter().find_map(|is_turned| BitMatrix::turned_or_not(map, is_turned))
    }

    fn turned_or_not(map: &BitMap, is_turned: bool) -> Option<BitMatrix> {
        let origins = map.origins();
        // The byte of the word and the bit in it, by byte and bit of the result; if turned, by bit and byte.
        let (mut from_bytes, mut from_bits) = ([None; 8], [None; 8]);
        let byte_and_bit = |to: usize| if is_turned { (to % 8, to / 8) } else { (to / 8, to % 8) };
        for (to, origin) in origins.iter().enumerate() {
            let (byte, bit) = byte_and_bit(to);
            if let Some(origin) = *origin {
                let is_own = |known: &mut Option<u32>, own| *known.get_or_insert(own) == own;
                let is_right = is_own(&mut from_bytes[byte], origin / 8)
                    && is_own(&mut from_bits[bit], origin % 8);
                is_right.then_some(())?;
            }
        }
        let is_clear = |to: usize| {
            let (byte, bit) = byte_and_bit(to);
            let from = from_bytes[byte].zip(from_bits[bit]).map(|(byte, bit)| 8 * byte + bit);
            origins[to].is_some() || from.is_none_or(|from| map.live() >> from & 1 == 0)
        };
        (0..origins.len()).all(is_clear).then(|| BitMatrix::from(from_bytes, from_bits, is_turned))
    }

    fn from(bytes: [Option<u32>; 8], bits: [Option<u32>; 8], is_turned: bool) -> BitMatrix {
        let byte = |from: Option<u32>| from.map_or(NOTHING, |from| from as u8);
        let last = |at: usize| if is_turned { 7 - at } else { at };
        let rows = bits.iter().enumerate();
        let row = |(to, from): (usize, &Option<u32>)| {
            from.map_or(0, |from| 1 << (8 * (7 - last(to)) as u32 + from))
        };
        BitMatrix {
            bytes: std::array::from_fn(|to| byte(bytes[last(to)])),
            matrix: rows.map(row).fold(0, |matrix, row: u64| matrix | row),
            is_turned,
        }
    }

    /// The result for a word.
    pub fn eval(&self, word: u64) -> u64 {
        let multiplied = if self.is_turned { turned_by_matrix } else { by_matrix };
        multiplied(word, u64::from_le_bytes(self.bytes), self.matrix)
    }
}

/// A fetch of each bit of a half of a word from a half of a word; a word of 64 bits has one half.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BitGather {
    /// The half that is read, and the half that is written; 0 is the lower one.
    pub halves: [u32; 2],
    /// The bit that each bit of the result is fetched from.
    pub sources: [u8; 64],
    /// The bits of the result that are fetched; others are 0.
    pub mask: u64,
}

impl BitGather {
    /// The cost, measured like that of a [`BitMatrix`].
    pub fn cost(&self) -> CircuitCost {
        let mask = u32::from(self.mask != u64::MAX);
        CircuitCost { operations: 3 + mask, depth: 3 + mask, latency: 12 + mask }
    }

    /// The gathers that perform a map together: one, or up to four on 128 bits.
    pub fn all(map: &BitMap) -> Vec<BitGather> {
        let origins = map.origins();
        let halves = map.width() / BITS;
        let pairs = (0..halves).flat_map(|to| (0..halves).map(move |from| [from, to]));
        let gather = |halves: [u32; 2]| {
            let [from, to] = halves.map(|half| half * BITS);
            let mut gather = BitGather { halves, sources: [0; 64], mask: 0 };
            for (bit, origin) in origins[to as usize..][..64].iter().enumerate() {
                if let Some(origin) = origin.filter(|origin| origin & !(BITS - 1) == from) {
                    gather.sources[bit] = (origin - from) as u8;
                    gather.mask |= 1 << bit;
                }
            }
            gather
        };
        pairs.map(gather).filter(|gather| gather.mask != 0).collect()
    }

    /// The sources as words, the first in the lowest byte.
    pub fn words(&self) -> [u64; 8] {
        let word = |n: usize| self.sources[8 * n..][..8].try_into().map_or(0, u64::from_le_bytes);
        std::array::from_fn(word)
    }

    /// The result for the half that it reads.
    pub fn eval(&self, half: u64) -> u64 {
        gathered(half, self.words(), self.mask)
    }
}
