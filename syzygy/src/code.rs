//! The canonical prefix code in which a table's symbols are written: shorter codes are greater
//! numbers, and codes of one length are numbered in order.
//!
//! Codes are compared as the tables' bits come, the first bit highest in a word of 64 bits.

use alloc::boxed::Box;
use alloc::vec::Vec;

use crate::TableError;
use crate::symbols::{Symbol, Symbols};

/// The longest code that is accepted; real tables stay well below.
const MAX_LEN: u8 = 32;
/// How many bits are looked up at once: codes that are longer are found by comparison.
const PREFIX_BITS: u32 = 10;
/// How many bits of a word are valid wherever it is read from a stream of bits.
const VALID_BITS: u32 = 57;

/// A code.
#[derive(Debug)]
pub(crate) struct Code {
    /// The codes of each length, the shortest first.
    lengths: Box<[Length]>,
    /// By the next bits: the codes that they begin with.
    prefixes: Box<[Prefix]>,
    /// How many codes a word has for certain.
    per_word: u32,
}

/// The codes that some bits begin with, in one word: how many bits the first has (4 bits), its
/// symbol (12 bits), how many bits all have that are there as a whole (4 bits), and how many values
/// their symbols stand for (12 bits: at most ten symbols of 256). 0 where the first is longer.
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
    /// The least code, its first bit highest in the word.
    least: u64,
    /// The symbol with that code.
    symbol: u16,
    bits: u8,
}

const MALFORMED: TableError = TableError::Malformed("its code is none");

impl Code {
    /// The code with lengths from `min` on and these first symbols of each length.
    pub(crate) fn new(min: u8, first: &[u16], symbols: &Symbols) -> Result<Code, TableError> {
        let max = min as usize + first.len() - 1;
        if min == 0 || max > MAX_LEN as usize {
            return Err(MALFORMED);
        }
        let lengths = lengths(min, first)?;
        check_symbols(&lengths, symbols.len())?;
        let prefix = |bits| prefix(&lengths, symbols, bits);
        let prefixes = (0..1 << PREFIX_BITS).map(prefix).collect::<Option<_>>();
        let per_word = VALID_BITS / PREFIX_BITS.max(max as u32);
        Ok(Code { prefixes: prefixes.ok_or(MALFORMED)?, lengths, per_word })
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
                let prefix = self.prefix(word);
                let mut bits = prefix.bits();
                if place < prefix.values() || prefix == Prefix::LONGER {
                    let (number, first_bits) = self.next(word);
                    let symbol = symbols.get(number)?;
                    if place <= symbol.further_values() {
                        return Some((symbol, place));
                    }
                    place -= symbol.further_values() + 1;
                    bits = first_bits;
                } else {
                    place -= prefix.values();
                }
                word <<= bits;
                bit += bits as usize;
            }
        }
        None
    }

    #[inline]
    fn prefix(&self, word: u64) -> Prefix {
        self.prefixes[(word >> (64 - PREFIX_BITS)) as usize]
    }

    /// The symbol whose code a word begins with, and how long that is.
    #[inline]
    fn next(&self, word: u64) -> (u32, u32) {
        let prefix = self.prefix(word);
        if prefix != Prefix::LONGER {
            return prefix.first();
        }
        let length = length_of(&self.lengths, word);
        (length.symbol(word), u32::from(length.bits))
    }
}

/// The codes that `PREFIX_BITS` bits begin with; `None` if one is that of no symbol.
fn prefix(lengths: &[Length], symbols: &Symbols, bits: u64) -> Option<Prefix> {
    let mut word = bits << (64 - PREFIX_BITS);
    let (mut used, mut values, mut first) = (0, 0, None);
    loop {
        let length = length_of(lengths, word);
        // What follows the bits is not known, but it does not matter for codes that lie within.
        if used + u32::from(length.bits) > PREFIX_BITS {
            break;
        }
        let number = length.symbol(word);
        values += symbols.get(number)?.further_values() + 1;
        used += u32::from(length.bits);
        first = first.or(Some(number << 4 | u32::from(length.bits)));
        word <<= length.bits;
    }
    Some(first.map_or(Prefix::LONGER, |first| Prefix(first | used << 16 | values << 20)))
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
