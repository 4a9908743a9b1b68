//! The canonical prefix code in which a table's symbols are written: shorter codes are greater
//! numbers, and codes of one length are numbered in order.
//!
//! Codes are compared as the tables' bits come, the first bit highest in a word of 64 bits.

use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;

use crate::TableError;
use crate::symbols::{Symbol, Symbols};

/// The longest code that is accepted; real tables stay well below.
const MAX_LEN: u8 = 32;
/// Codes up to this length are found by one look-up of the bits that come next.
const PREFIX_BITS: u32 = 10;
/// How many bits of a word are valid wherever it is read from a stream of bits.
const VALID_BITS: u32 = 57;

/// A code.
#[derive(Debug)]
pub(crate) struct Code {
    /// The codes of each length, the shortest first.
    lengths: Box<[Length]>,
    /// By the next bits: the symbol's number and, in the upper four bits, how long its code is; 0
    /// where it is longer.
    prefixes: Box<[u16]>,
    /// How far a word is shifted to the right to get those bits.
    prefix_shift: u32,
    /// How many codes a word has for certain.
    per_word: u32,
}

/// The codes of one length.
#[derive(Clone, Copy, Debug)]
struct Length {
    /// The least code, its first bit highest in the word.
    least: u64,
    /// The symbol with that code.
    symbol: u16,
    bits: u8,
}

const MALFORMED: TableError = TableError::Malformed("its code is none");

impl Code {
    /// The code with lengths from `min` on and these first symbols of each length.
    pub(crate) fn new(min: u8, first: &[u16], symbols: usize) -> Result<Code, TableError> {
        let max = min as usize + first.len() - 1;
        if min == 0 || max > MAX_LEN as usize {
            return Err(MALFORMED);
        }
        let lengths = lengths(min, first)?;
        check_symbols(&lengths, symbols)?;
        let prefix_bits = PREFIX_BITS.min(max as u32);
        let prefix_shift = 64 - prefix_bits;
        let mut prefixes = vec![0; 1 << prefix_bits];
        for (prefix, entry) in prefixes.iter_mut().enumerate() {
            let length = length_of(&lengths, (prefix as u64) << prefix_shift);
            if u32::from(length.bits) <= prefix_bits {
                let symbol = length.symbol((prefix as u64) << prefix_shift);
                *entry = symbol as u16 | u16::from(length.bits) << 12;
            }
        }
        Ok(Code {
            lengths,
            prefixes: prefixes.into(),
            prefix_shift,
            per_word: VALID_BITS / max as u32,
        })
    }

    /// The symbol among whose values a block's value with this place is, and its place among
    /// them; `None` where the block ends before. A few bytes may follow the block's `len`.
    #[inline]
    pub(crate) fn find(
        &self,
        symbols: &Symbols,
        block: &[u8],
        len: usize,
        mut place: u32,
    ) -> Option<(Symbol, u32)> {
        let mut bit = 0;
        while bit < 8 * len {
            let mut word = word(block, bit);
            for _ in 0..self.per_word {
                let (number, bits) = self.next(word);
                let symbol = symbols.get(number)?;
                if place <= symbol.further_values() {
                    return Some((symbol, place));
                }
                place -= symbol.further_values() + 1;
                word <<= bits;
                bit += bits as usize;
            }
        }
        None
    }

    /// The symbol whose code a word begins with, and how long that is.
    #[inline]
    fn next(&self, word: u64) -> (u32, u32) {
        let entry = self.prefixes[(word >> self.prefix_shift) as usize];
        if entry != 0 {
            return (u32::from(entry & 0xfff), u32::from(entry >> 12));
        }
        let length = length_of(&self.lengths, word);
        (length.symbol(word), u32::from(length.bits))
    }
}

impl Length {
    /// The number of the symbol whose code a word begins with, which is of this length.
    #[inline]
    fn symbol(&self, word: u64) -> u32 {
        u32::from(self.symbol) + ((word - self.least) >> (64 - self.bits)) as u32
    }
}

/// The length of the code that a word begins with. The longest has the least code 0.
#[inline]
fn length_of(lengths: &[Length], word: u64) -> Length {
    let longest = lengths[lengths.len() - 1];
    lengths.iter().copied().find(|length| word >= length.least).unwrap_or(longest)
}

/// The least code of each length. Going from the longest codes, which begin with 0, to shorter
/// ones, the first code that is not used up is cut by a bit.
fn lengths(min: u8, first: &[u16]) -> Result<Box<[Length]>, TableError> {
    let (mut least, mut longer) = (0_u64, first.last().copied().unwrap_or_default());
    let mut lengths = Vec::with_capacity(first.len());
    let max = min + (first.len() - 1) as u8;
    for (bits, &symbol) in (min..=max).rev().zip(first.iter().rev()) {
        if !lengths.is_empty() {
            let used = symbol.checked_sub(longer).ok_or(MALFORMED)?;
            least = u64::midpoint(least, used.into());
            longer = symbol;
        }
        if least >> bits != 0 {
            return Err(MALFORMED);
        }
        lengths.push(Length { least: least << (64 - bits), symbol, bits });
    }
    lengths.reverse();
    Ok(lengths.into())
}

/// Whether each code is that of a symbol.
fn check_symbols(lengths: &[Length], symbols: usize) -> Result<(), TableError> {
    // The greatest word that no shorter code begins.
    let mut greatest = Some(u64::MAX);
    for length in lengths {
        let Some(word) = greatest.filter(|&word| word >= length.least) else { continue };
        if length.symbol(word) as usize >= symbols {
            return Err(MALFORMED);
        }
        greatest = length.least.checked_sub(1);
    }
    Ok(())
}

/// The 64 bits from `bit` on, of which the last few may be missing; zeros behind the end.
#[inline]
fn word(bytes: &[u8], bit: usize) -> u64 {
    let first = bit / 8;
    let word = match bytes.get(first..first + 8) {
        Some(word) => word.try_into().map_or(0, u64::from_be_bytes),
        None => last_word(bytes.get(first..).unwrap_or_default()),
    };
    word << (bit % 8)
}

/// Up to seven bytes, and zeros behind them.
#[cold]
fn last_word(bytes: &[u8]) -> u64 {
    let mut word = [0; 8];
    word[..bytes.len()].copy_from_slice(bytes);
    u64::from_be_bytes(word)
}
