//! The symbols of a compressed table. Each is a value or, by recursive pairing, a pair of symbols. ("Off-line
//! dictionary-based compression", Larsson and Moffat.)

use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;

use crate::TableError;

/// The most values that a symbol may expand to.
const MAX_VALUES: u32 = 256;
/// The most symbols, since a half has 12 bits.
const MAX_SYMBOLS: usize = 4096;
/// The right half of a symbol that is a value.
const NO_SYMBOL: u32 = 0xfff;

/// A symbol as one word: its left half or value (12 bits), its right half (12 bits), and the number
/// of its values, less one (8 bits).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Symbol(u32);

impl Symbol {
    /// The number of values after the first one.
    #[inline]
    pub(crate) const fn further_values(self) -> u32 {
        self.0 >> 24
    }

    #[inline]
    const fn left(self) -> u32 {
        self.0 & 0xfff
    }

    #[inline]
    const fn right(self) -> u32 {
        self.0 >> 12 & 0xfff
    }

    const fn is_value(self) -> bool {
        self.right() == NO_SYMBOL
    }
}

/// All symbols of a table, none of which contains itself.
#[derive(Debug)]
pub(crate) struct Symbols(Box<[Symbol]>);

impl Symbols {
    /// Reads three bytes for each symbol.
    pub(crate) fn new(bytes: &[u8]) -> Result<Symbols, TableError> {
        if bytes.len() > 3 * MAX_SYMBOLS {
            return Err(TableError::Malformed("it has too many symbols"));
        }
        let word = |bytes: &[u8]| {
            Symbol(u32::from(bytes[0]) | u32::from(bytes[1]) << 8 | u32::from(bytes[2]) << 16)
        };
        let mut symbols: Vec<Symbol> = bytes.chunks_exact(3).map(word).collect();
        count_values(&mut symbols)?;
        Ok(Symbols(symbols.into()))
    }

    /// The number of symbols.
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// The symbol with a number.
    #[inline]
    pub(crate) fn get(&self, number: u32) -> Option<Symbol> {
        self.0.get(number as usize).copied()
    }

    /// The value at this offset among those that a symbol expands to.
    #[inline]
    pub(crate) fn value(&self, mut symbol: Symbol, mut offset: u32) -> Option<u16> {
        // Both halves have fewer values than the whole, so the loop ends.
        while symbol.further_values() != 0 {
            let (left, right) = (self.get(symbol.left())?, self.get(symbol.right())?);
            let values = left.further_values() + 1;
            let goes_right = offset >= values;
            offset -= if goes_right { values } else { 0 };
            symbol = if goes_right { right } else { left };
        }
        Some(symbol.left() as u16)
    }
}

/// Computes the number of values of each symbol. Halves may have greater numbers than the whole, so uncounted
/// symbols wait on a stack.
fn count_values(symbols: &mut [Symbol]) -> Result<(), TableError> {
    let mut counts = vec![0; symbols.len()];
    let mut waiting = Vec::new();
    for first in 0..symbols.len() {
        waiting.push(first);
        while let Some(&number) = waiting.last() {
            match count(symbols, &counts, number)? {
                Ok(values) => {
                    counts[number] = values;
                    waiting.pop();
                }
                // If more symbols wait for each other than there are, one contains itself.
                Err(_) if waiting.len() > symbols.len() => return Err(MALFORMED),
                Err(half) => waiting.push(half),
            }
        }
    }
    for (symbol, values) in symbols.iter_mut().zip(counts) {
        symbol.0 |= (values - 1) << 24;
    }
    Ok(())
}

const MALFORMED: TableError = TableError::Malformed("its symbols do not end in values");

/// The number of values of a symbol, or the half that must be counted first.
fn count(
    symbols: &[Symbol],
    counts: &[u32],
    number: usize,
) -> Result<Result<u32, usize>, TableError> {
    let symbol = symbols[number];
    if symbol.is_value() {
        return Ok(Ok(1));
    }
    let mut values = 0;
    for half in [symbol.left() as usize, symbol.right() as usize] {
        match counts.get(half) {
            None => return Err(TableError::Malformed("a symbol is made of one that is not there")),
            Some(0) => return Ok(Err(half)),
            Some(&count) => values += count,
        }
    }
    if values > MAX_VALUES {
        return Err(TableError::Malformed("a symbol stands for more than 256 values"));
    }
    Ok(Ok(values))
}
