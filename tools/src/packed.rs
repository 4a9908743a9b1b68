//! Packed positions: several squares in one word.

use quadrille_codegen::item::Described;
use quadrille_codegen::model::{Layout, Square};
use quadrille_runtime::Symmetry;

use crate::squares;

/// The packing of some pieces in a word.
///
/// ```
/// use quadrille_runtime::Symmetry;
/// use quadrille_tools::packed::Packed;
/// use quadrille_tools::{Document, Source};
///
/// let lerf = Document::new(Source::standard("lerf").unwrap()).layouts()?;
/// let two = Packed::new(&lerf[0], 64, 2)?;
/// let word = two.pack("e4 c6")?; // ranks 5 and 3, then files 2 and 4: the last piece comes first
/// assert_eq!(two.written(word), "0x0000000000000ad4");
/// assert_eq!(two.unpack(two.flip(word, Symmetry::FlipVertical)?)?, "e5 c3");
/// # Ok::<(), quadrille_tools::Failure>(())
/// ```
pub struct Packed<'a> {
    layout: &'a Layout,
    width: u32,
    pieces: u32,
}

impl<'a> Packed<'a> {
    /// Positions of this number of pieces in words of 64 or 128 bits.
    ///
    /// # Errors
    /// When a word does not hold that many.
    pub fn new(described: &'a Described, width: u32, pieces: u32) -> Result<Packed<'a>, String> {
        let most = described.layout.packing(width).most_pieces();
        if pieces > most {
            return Err(format!("a word of {width} bits holds {most} squares, not {pieces}"));
        }
        Ok(Packed { layout: &described.layout, width, pieces })
    }

    /// The word of a position: the squares of its pieces, such as `e4 c6`, the first piece first.
    ///
    /// # Errors
    /// When these are not as many squares as pieces.
    pub fn pack(&self, position: &str) -> Result<u128, String> {
        let named = squares::words(position).map(|name| squares::named(self.layout, name));
        let named = named.collect::<Result<Vec<Square>, String>>()?;
        if named.len() != self.pieces as usize {
            return Err(format!("{} squares of {} pieces", named.len(), self.pieces));
        }
        Ok(self.word(&named))
    }

    /// The squares of the pieces of a word.
    ///
    /// # Errors
    /// When it is no position.
    pub fn unpack(&self, word: u128) -> Result<String, String> {
        let name = |square| self.layout.names.square(self.layout.board(), square);
        Ok(self.squares(word)?.into_iter().map(name).collect::<Vec<_>>().join(" "))
    }

    /// The position with all pieces flipped.
    ///
    /// # Errors
    /// When the word is no position, or the board lacks the symmetry.
    pub fn flip(&self, word: u128, symmetry: Symmetry) -> Result<u128, String> {
        let board = self.layout.board();
        if !board.has(symmetry) {
            return Err(format!("the board has no {symmetry}"));
        }
        let squares = self.squares(word)?.into_iter();
        Ok(self.word(&squares.map(|square| board.image(square, symmetry)).collect::<Vec<_>>()))
    }

    /// A word in hexadecimal, as wide as it is.
    pub fn written(&self, word: u128) -> String {
        hexadecimal(word, self.width)
    }

    /// The squares of a word, that of the first piece first.
    pub(crate) fn squares(&self, word: u128) -> Result<Vec<Square>, String> {
        let (packing, pieces) = (self.layout.packing(self.width), self.pieces);
        let bit = |piece: u32, bit: u32| (word >> packing.packed_bit(bit, piece, pieces) & 1) as u8;
        let number = |piece| (0..packing.bits()).fold(0, |n, at| n | bit(piece, at) << at);
        let numbers: Vec<u8> = (0..pieces).map(number).collect();
        if packing.pack(&numbers) != word {
            return Err(format!("it has bits beyond those of {pieces} squares"));
        }
        let square = |number| self.layout.numbering.square(number);
        let square = |number| square(number).ok_or_else(|| squares::no_number(number));
        numbers.into_iter().map(square).collect()
    }

    /// The word of some squares.
    pub(crate) fn word(&self, squares: &[Square]) -> u128 {
        let numbering = &self.layout.numbering;
        let numbers: Vec<u8> = squares.iter().map(|&square| numbering.number(square)).collect();
        self.layout.packing(self.width).pack(&numbers)
    }
}

/// A word in hexadecimal, with a digit for each four of its bits.
pub fn hexadecimal(word: u128, bits: u32) -> String {
    let digits = bits as usize / 4;
    format!("0x{word:0digits$x}")
}
