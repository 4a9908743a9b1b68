//! The letters of men, which say which material they are.

use super::packed::{HIGHEST, MAX_MEN, ONES, PackedMen};

/// The number of rows in the table of hashes: one for each letter, and some for other characters.
const ROWS: u32 = 64;

/// The row of a letter; [`ROWS`] or more unless the character is a letter or next to the letters.
const fn row(letter: u32) -> u32 {
    letter ^ 0x40
}

/// The number that a man adds to a material's hash, by row: an irregular constant rotated by a distance that
/// depends on the letter.
static HASHES: [u32; ROWS as usize] = {
    let (mut hashes, mut row) = ([0; ROWS as usize], 0);
    while row < ROWS {
        hashes[row as usize] = (0x9e37_79b9_7f4a_7c15_u64.rotate_left(row) >> 32) as u32;
        row += 1;
    }
    hashes
};

/// Letters of at most eight men, a byte each, the first man's lowest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PackedLetters(u64);

impl PackedLetters {
    /// Packs ASCII letters.
    pub(crate) const fn new(letters: &[u8]) -> PackedLetters {
        let (mut word, mut man) = (0, 0);
        while man < letters.len() {
            word |= (letters[man] as u64) << (8 * man);
            man += 1;
        }
        PackedLetters(word)
    }

    /// The letters with colours exchanged, White's men first, as the first `whites` are here.
    pub(crate) const fn exchanged(self, whites: usize) -> PackedLetters {
        let len = self.len();
        let both = self.0 as u128 | (self.0 as u128) << (8 * len);
        let word = (both >> (8 * whites)) as u64;
        let used = if len == 0 { 0 } else { u64::MAX >> (64 - 8 * len) };
        PackedLetters((word ^ ONES << 5) & used)
    }
    pub(crate) const fn len(self) -> usize {
        MAX_MEN - self.0.leading_zeros() as usize / 8
    }

    /// A number that is the same for all orders of the letters.
    pub(crate) const fn hash(self) -> usize {
        let (mut hash, mut man) = (0_u32, 0);
        while man < self.len() {
            let letter = (self.0 >> (8 * man)) as u8;
            hash = hash.wrapping_add(HASHES[(row(letter as u32) % ROWS) as usize]);
            man += 1;
        }
        hash as usize
    }
}

/// The men of a position in the order in which they are named.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NamedMen {
    pub(crate) letters: PackedLetters,
    /// Their squares, in board order.
    pub(crate) squares: PackedMen,
    /// The hash of the letters.
    pub(crate) hash: usize,
}

impl NamedMen {
    /// Men and their squares; `None` if they are more than eight or some character is not a letter.
    #[inline(always)]
    pub(crate) fn new<T: Copy>(men: &[(char, T)], ordinal: impl Fn(T) -> u8) -> Option<NamedMen> {
        if men.len() > MAX_MEN {
            return None;
        }
        let (mut letters, mut squares, mut hash, mut rows) = (0, PackedMen::NOBODY, 0_u32, 0);
        for (man, &(letter, square)) in men.iter().enumerate() {
            let row = row(u32::from(letter));
            rows |= row;
            hash = hash.wrapping_add(HASHES[(row % ROWS) as usize]);
            letters |= u64::from(letter as u8) << (8 * man);
            squares = squares.with(man, ordinal(square));
        }
        let named = NamedMen { letters: PackedLetters(letters), squares, hash: hash as usize };
        (rows < ROWS).then_some(named)
    }

    /// The squares in the order of these letters; `None` if they are other men. Like men stay in the order in which
    /// they come.
    pub(crate) const fn in_order(self, letters: PackedLetters) -> Option<PackedMen> {
        if self.letters.len() != letters.len() {
            return None;
        }
        let (mut left, mut squares, mut man) = (self.letters.0, PackedMen::NOBODY, 0);
        while man < letters.len() {
            let differing = left ^ ONES.wrapping_mul(letters.0 >> (8 * man) & 0xff);
            // The lowest byte that is 0 is the lowest whose highest bit is set here.
            let equal = differing.wrapping_sub(ONES) & !differing & HIGHEST;
            if equal == 0 {
                return None;
            }
            let named = equal.trailing_zeros() as usize / 8;
            left &= !(0xff << (8 * named));
            squares = squares.with(man, self.squares.square(named));
            man += 1;
        }
        Some(squares)
    }
}
