//! The canonical prefix code in which a table's symbols are written. Shorter codes are greater numbers, and codes
//! of one length are numbered in order.
//!
//! Codes are compared in the order of the tables' bits, with the first bit highest in a word of 64 bits.

use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;

use crate::TableError;
use crate::symbols::{Symbol, Symbols};

/// The longest code that is accepted; real tables stay well below.
const MAX_LEN: u8 = 32;
/// The most bits that are looked up at once: longer codes are found by comparison.
const MAX_PREFIX_BITS: u32 = 11;
/// The fewest bits that are looked up at once.
const MIN_PREFIX_BITS: u32 = 5;
/// The bits of a word that are valid wherever it is read from a stream of bits.
const VALID_BITS: u32 = 57;

/// A canonical prefix code, read from its table of lengths.
#[derive(Debug)]
pub(crate) struct Code {
    /// The codes of each length, the shortest first.
    lengths: Box<[Length]>,
    /// The codes at the beginning of the next bits, indexed by these bits.
    prefixes: Box<[Prefix]>,
    /// The number of these bits.
    prefix_bits: u32,
    /// The number of codes that a word holds for certain.
    per_word: u32,
}

/// The codes at the beginning of some bits, in one word: the length of the first code (4 bits), its symbol (12
/// bits), the length of all complete codes (4 bits), and the number of values of their symbols (12 bits: at most
/// eleven symbols of 256). It is 0 if the first code is longer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Prefix(u32);

impl Prefix {
    const LONGER: Prefix = Prefix(0);

    #[inline]
    const fn first(self) -> (u32, u32) {
        (self.0 >> 4 & 0xfff, self.0 & 15)
    }

    #[inline]
    const fn bits(self) -> u32 {
        self.0 >> 16 & 15
    }

    #[inline]
    const fn values(self) -> u32 {
        self.0 >> 20
    }
}

/// The codes of one length.
#[derive(Clone, Copy, Debug)]
struct Length {
    /// The least code, with its first bit highest in the word.
    least: u64,
    /// The symbol with that code.
    symbol: u16,
    bits: u8,
}

const MALFORMED: TableError = TableError::Malformed("its code is none");

impl Code {
    /// The code with lengths from `min` on and these first symbols of each length, for data of `bytes` bytes. Small
    /// data gets a small table to look bits up in.
    pub(crate) fn new(
        min: u8,
        first: &[u16],
        symbols: &Symbols,
        bytes: u64,
    ) -> Result<Code, TableError> {
        let max = min as usize + first.len() - 1;
        if min == 0 || max > MAX_LEN as usize {
            return Err(MALFORMED);
        }
        let lengths = lengths(min, first)?;
        check_symbols(&lengths, symbols.len())?;
        let prefix_bits = (bytes | 1).ilog2().saturating_sub(3);
        let prefix_bits = prefix_bits.clamp(MIN_PREFIX_BITS, MAX_PREFIX_BITS);
        let prefixes = prefixes(&lengths, symbols, prefix_bits)?;
        let per_word = VALID_BITS / prefix_bits.max(max as u32);
        Ok(Code { lengths, prefixes, prefix_bits, per_word })
    }

    /// The symbol that holds a block's value at this offset, and the offset among the symbol's values, or `None` if
    /// the block ends first. A few bytes may follow the block's `len`.
    #[inline]
    pub(crate) fn find(
        &self,
        symbols: &Symbols,
        block: &[u8],
        len: usize,
        mut offset: u32,
    ) -> Option<(Symbol, u32)> {
        let mut bit = 0;
        while bit < 8 * len {
            let mut word = word(block, bit);
            for _ in 0..self.per_word {
                let prefix = self.prefix(word);
                let mut bits = prefix.bits();
                if offset < prefix.values() || prefix == Prefix::LONGER {
                    let (number, first_bits) = self.next(word);
                    let symbol = symbols.get(number)?;
                    if offset <= symbol.further_values() {
                        return Some((symbol, offset));
                    }
                    offset -= symbol.further_values() + 1;
                    bits = first_bits;
                } else {
                    offset -= prefix.values();
                }
                word <<= bits;
                bit += bits as usize;
            }
        }
        None
    }

    #[inline]
    fn prefix(&self, word: u64) -> Prefix {
        self.prefixes[(word >> (64 - self.prefix_bits)) as usize]
    }

    /// The symbol whose code a word begins with, and the length of the code.
    #[inline]
    fn next(&self, word: u64) -> (u32, u32) {
        let prefix = self.prefix(word);
        if prefix != Prefix::LONGER {
            return prefix.first();
        }
        // The longest length has the least code, 0.
        let longest = self.lengths[self.lengths.len() - 1];
        let length = self.lengths.iter().copied().find(|length| word >= length.least);
        let length = length.unwrap_or(longest);
        (length.symbol(word), u32::from(length.bits))
    }
}

/// The codes at the beginning of the next bits, indexed by these bits.
fn prefixes(
    lengths: &[Length],
    symbols: &Symbols,
    prefix_bits: u32,
) -> Result<Box<[Prefix]>, TableError> {
    let firsts = firsts(lengths, symbols, prefix_bits)?;
    let whole = |bits: usize| {
        let (mut used, mut values, mut rest) = (0, 0, bits);
        // The bits after these are not known, but codes that end within these do not depend on them.
        while let first = firsts[rest]
            && first != Prefix::LONGER
            && used + first.bits() <= prefix_bits
        {
            used += first.bits();
            values += first.values();
            rest = rest << first.bits() & (firsts.len() - 1);
        }
        let first = firsts[bits].0 & 0xffff;
        Prefix(first | used << 16 | values << 20)
    };
    Ok((0..firsts.len()).map(whole).collect())
}

/// The first code alone, indexed by the next bits.
fn firsts(
    lengths: &[Length],
    symbols: &Symbols,
    prefix_bits: u32,
) -> Result<Vec<Prefix>, TableError> {
    let mut firsts = vec![Prefix::LONGER; 1 << prefix_bits];
    let mut rest = lengths;
    // Codes get longer from the greatest bits to the least.
    for (bits, first) in firsts.iter_mut().enumerate().rev() {
        let word = (bits as u64) << (64 - prefix_bits);
        while rest.len() > 1 && word < rest[0].least {
            rest = &rest[1..];
        }
        let length = rest[0];
        if u32::from(length.bits) <= prefix_bits {
            let number = length.symbol(word);
            let values = symbols.get(number).ok_or(MALFORMED)?.further_values() + 1;
            let bits = u32::from(length.bits);
            *first = Prefix(bits | number << 4 | bits << 16 | values << 20);
        }
    }
    Ok(firsts)
}

impl Length {
    /// The symbol whose code, of this length, a word begins with.
    #[inline]
    fn symbol(&self, word: u64) -> u32 {
        u32::from(self.symbol) + ((word - self.least) >> (64 - self.bits)) as u32
    }
}

/// The least code of each length. From the longest codes, which begin with 0, to shorter ones, the first unused
/// code is cut by a bit each time.
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

/// Checks that every code belongs to a symbol.
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

/// The 64 bits from `bit` on, of which the last few may be missing; zeros past the end.
#[inline]
fn word(bytes: &[u8], bit: usize) -> u64 {
    let first = bit / 8;
    let word = match bytes.get(first..first + 8) {
        Some(word) => word.try_into().map_or(0, u64::from_be_bytes),
        None => last_word(bytes.get(first..).unwrap_or_default()),
    };
    word << (bit % 8)
}

/// Up to seven bytes, and zeros after them.
#[cold]
fn last_word(bytes: &[u8]) -> u64 {
    let mut word = [0; 8];
    word[..bytes.len()].copy_from_slice(bytes);
    u64::from_be_bytes(word)
}
