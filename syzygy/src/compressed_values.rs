//! The compressed values of one side to move and one file of the leading pawn.
//!
//! Values are written as symbols, and symbols as codes. Codes lie in blocks of equally many bytes, each with as
//! many values as fit. A list holds the number of values of each block, less one. A sparse index gives the block in
//! which the middle of each span of positions lies; from there any position is only a few blocks away.

use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;

use once_cell::race::OnceBox;

use crate::head_reader::HeadReader;
use crate::prefix_code::Code;
use crate::symbols::Symbols;
use crate::{Source, TableError};

/// All positions have the same value.
const FLAG_CONSTANT: u8 = 0x80;
/// The binary logarithm of the largest block that is accepted; real blocks have at most 1 KB.
const MAX_BLOCK_BITS: u8 = 16;
/// The bytes of an entry of the sparse index: a block, four bytes, and an offset in it.
const SPARSE_BYTES: u64 = 6;
/// The most values in a block: its length less one takes two bytes.
const MAX_VALUES: u64 = 1 << 16;
/// The most blocks that are walked from an entry of the sparse index. A real span has about ten blocks.
const MAX_STEPS: u32 = 1 << 16;
/// The bytes that are read past a block, so that the decoder need not look for its end.
const SLACK: usize = 8;
/// Parts shorter than this are held in memory if the source is a file.
const HELD: u64 = 1 << 20;

const LACKS_BLOCK: TableError = TableError::Malformed("it lacks a block");
const FAR: TableError =
    TableError::Malformed("an entry of its sparse index points far from its span");

/// The values of a part of a table.
#[derive(Debug)]
pub(crate) enum Values {
    /// The same value for all positions.
    Constant(u16),
    /// Values that differ, compressed by pairs.
    Compressed(Box<CompressedValues>),
}

/// The values of one part of a table, in compressed blocks.
#[derive(Debug)]
pub(crate) struct CompressedValues {
    alphabet: Alphabet,
    /// The number of positions.
    positions: u64,
    span_bits: u8,
    block_bits: u8,
    /// The number of blocks, and of those in the list.
    blocks: u32,
    listed_blocks: u32,
    sparse: FileRange,
    lengths: FileRange,
    /// The offset of the first block.
    data: u64,
}

/// A code and its symbols: their offset in the file, and from the first probe on the data. A table has up to eight;
/// a probe needs the one for the side to move and the file of the leading pawn.
#[derive(Debug)]
struct Alphabet {
    offset: u64,
    /// The number of bytes in the code.
    bytes: u64,
    ready: OnceBox<(Code, Symbols)>,
}

/// A range of a file, perhaps held in memory.
#[derive(Debug, Default)]
struct FileRange {
    offset: u64,
    held: Option<Box<[u8]>>,
}

impl FileRange {
    /// The bytes from `at` on, which are copied to `buffer` only if they must be read.
    #[inline]
    fn get<'a>(
        &'a self,
        source: &'a impl Source,
        at: u64,
        buffer: &'a mut [u8],
    ) -> Result<&'a [u8], TableError> {
        let (bytes, at) = match (&self.held, source.bytes()) {
            (Some(held), _) => (&held[..], at),
            (None, Some(all)) => (all, self.offset + at),
            (None, None) => {
                source.read_exact_at(self.offset + at, buffer)?;
                return Ok(buffer);
            }
        };
        let rest = bytes.get(at as usize..).unwrap_or_default();
        rest.get(..buffer.len()).ok_or(TableError::Malformed("it points behind its end"))
    }
}

impl Values {
    /// Reads the head of the values of this number of positions, and the flags.
    pub(crate) fn read<S: Source>(
        reader: &mut HeadReader<'_, S>,
        positions: u64,
    ) -> Result<(Values, u8), TableError> {
        let flags = reader.byte()?;
        let block_bits = reader.byte()?;
        if flags & FLAG_CONSTANT != 0 {
            return Ok((Values::Constant(block_bits.into()), flags));
        }
        let span_bits = reader.byte()?;
        let padding = reader.byte()?;
        let blocks = reader.u32()?;
        let listed_blocks = blocks.checked_add(padding.into());
        let listed_blocks = listed_blocks.ok_or(TableError::Malformed("it has too many blocks"))?;
        if block_bits > MAX_BLOCK_BITS || span_bits == 0 || span_bits > 31 {
            return Err(TableError::Malformed("its blocks have an impossible size"));
        }
        let alphabet = Alphabet::skip(reader, u64::from(blocks) << block_bits)?;
        let pairs = CompressedValues {
            alphabet,
            positions,
            span_bits,
            block_bits,
            blocks,
            listed_blocks,
            sparse: FileRange::default(),
            lengths: FileRange::default(),
            data: 0,
        };
        // Blocks without values are listed after the last one, so that the middle of the last span lies in a block.
        if pairs.last_middle() >= positions + MAX_VALUES * (u64::from(padding) + 1) {
            return Err(TableError::Malformed("its spans are longer than all its values"));
        }
        Ok((Values::Compressed(Box::new(pairs)), flags))
    }
}

impl Alphabet {
    /// Skips the code, for data of this number of bytes, and its symbols.
    fn skip<S: Source>(reader: &mut HeadReader<'_, S>, bytes: u64) -> Result<Alphabet, TableError> {
        let offset = reader.offset();
        let (max, min) = (reader.byte()?, reader.byte()?);
        let lengths = max.checked_sub(min).ok_or(TableError::Malformed("its code is none"))?;
        reader.skip(2 * (u64::from(lengths) + 1))?;
        let symbols = u64::from(reader.u16()?);
        reader.skip(3 * symbols)?;
        reader.align(2)?;
        Ok(Alphabet { offset, bytes, ready: OnceBox::new() })
    }

    /// The code and its symbols, read on first use. If several threads read them at once, one of the results is
    /// kept.
    #[inline]
    fn get(&self, source: &impl Source) -> Result<&(Code, Symbols), TableError> {
        match self.ready.get() {
            Some(ready) => Ok(ready),
            None => self.ready.get_or_try_init(|| Ok(Box::new(self.read(source)?))),
        }
    }

    #[cold]
    fn read(&self, source: &impl Source) -> Result<(Code, Symbols), TableError> {
        let mut reader = HeadReader::at(source, self.offset)?;
        let (max, min) = (reader.byte()?, reader.byte()?);
        let first = (min..=max).map(|_| reader.u16()).collect::<Result<Vec<_>, _>>()?;
        let count = usize::from(reader.u16()?);
        let symbols = Symbols::new(reader.take(3 * count)?)?;
        Ok((Code::new(min, &first, &symbols, self.bytes)?, symbols))
    }
}

impl CompressedValues {
    fn spans(&self) -> u64 {
        self.positions.div_ceil(1 << self.span_bits)
    }

    /// The middle of the last span, which may lie beyond the last position.
    fn last_middle(&self) -> u64 {
        (self.spans().saturating_sub(1) << self.span_bits) + (1 << (self.span_bits - 1))
    }

    /// The value of a position.
    pub(crate) fn value(&self, source: &impl Source, index: u64) -> Result<u16, TableError> {
        let alphabet = self.alphabet.get(source)?;
        let (block, offset) = self.block(source, index)?;
        if block >= self.blocks {
            return Err(LACKS_BLOCK);
        }
        let len = 1 << self.block_bits;
        let at = self.data + (u64::from(block) << self.block_bits);
        match source.bytes() {
            Some(all) => {
                let rest = all.get(at as usize..).unwrap_or_default();
                self.value_in(alphabet, rest.get(..len + SLACK).unwrap_or(rest), offset)
            }
            None => self.value_read(source, alphabet, at, offset),
        }
    }

    /// The value at an offset in a block that must be read.
    #[inline(never)]
    fn value_read(
        &self,
        source: &impl Source,
        alphabet: &(Code, Symbols),
        at: u64,
        offset: u32,
    ) -> Result<u16, TableError> {
        let len = 1 << self.block_bits;
        let (mut small, mut large) = ([0; 1024 + SLACK], Vec::new());
        let buffer = if len <= 1024 {
            &mut small[..len + SLACK]
        } else {
            large.resize(len + SLACK, 0);
            &mut large[..]
        };
        source.read_exact_at(at, buffer)?;
        self.value_in(alphabet, buffer, offset)
    }

    /// The value at an offset in a block.
    #[inline]
    fn value_in(
        &self,
        (code, symbols): &(Code, Symbols),
        block: &[u8],
        offset: u32,
    ) -> Result<u16, TableError> {
        let found = code.find(symbols, block, 1 << self.block_bits, offset);
        let value = found.and_then(|(symbol, offset)| symbols.value(symbol, offset));
        value.ok_or(TableError::Malformed("a block has fewer values than it should"))
    }

    /// The block that holds a position's value, and the offset there.
    #[inline]
    fn block(&self, source: &impl Source, index: u64) -> Result<(u32, u32), TableError> {
        let mut entry = [0; SPARSE_BYTES as usize];
        let at = SPARSE_BYTES * (index >> self.span_bits);
        let entry = self.sparse.get(source, at, &mut entry)?;
        let block = block_of(entry);
        let middle = i64::from(u16::from_le_bytes([entry[4], entry[5]]));
        let span = 1_i64 << self.span_bits;
        let offset = middle + (index as i64 & (span - 1)) - span / 2;
        self.walk(source, block, offset)
    }

    /// Turns an offset relative to one block into the block that holds the value, and the offset there.
    #[inline]
    fn walk(
        &self,
        source: &impl Source,
        mut block: u32,
        mut offset: i64,
    ) -> Result<(u32, u32), TableError> {
        let first = block;
        while offset < 0 {
            block = block.checked_sub(1).ok_or(LACKS_BLOCK)?;
            if first - block > MAX_STEPS {
                return Err(FAR);
            }
            offset += self.values_in(source, block)?;
        }
        let last = block.saturating_add(MAX_STEPS);
        while block <= last {
            let values = self.values_in(source, block)?;
            if offset < values {
                return Ok((block, offset as u32));
            }
            offset -= values;
            block += 1;
        }
        Err(FAR)
    }

    /// The number of values in a block.
    #[inline]
    fn values_in(&self, source: &impl Source, block: u32) -> Result<i64, TableError> {
        if block >= self.listed_blocks {
            return Err(LACKS_BLOCK);
        }
        let mut length = [0; 2];
        let length = self.lengths.get(source, 2 * u64::from(block), &mut length)?;
        Ok(i64::from(u16::from_le_bytes([length[0], length[1]])) + 1)
    }
}

/// The block of an entry of the sparse index.
#[inline]
fn block_of(entry: &[u8]) -> u32 {
    u32::from_le_bytes([entry[0], entry[1], entry[2], entry[3]])
}

/// Locates the values of all sides and files: first come all sparse indexes, then all lists of lengths, then all
/// blocks, where each side begins at a multiple of 64 bytes.
pub(crate) fn locate<S: Source>(
    all: &mut [&mut CompressedValues],
    reader: &mut HeadReader<'_, S>,
    source: &S,
) -> Result<(), TableError> {
    for values in &mut *all {
        values.sparse = part(reader, source, SPARSE_BYTES * values.spans())?;
    }
    for values in &mut *all {
        values.lengths = part(reader, source, 2 * u64::from(values.listed_blocks))?;
    }
    for values in all {
        reader.align(64)?;
        values.data = reader.offset();
        reader.skip(u64::from(values.blocks) << values.block_bits)?;
    }
    Ok(())
}

/// The next part of a file, held in memory if it is short.
fn part<S: Source>(
    reader: &mut HeadReader<'_, S>,
    source: &S,
    len: u64,
) -> Result<FileRange, TableError> {
    let (offset, mut held) = (reader.offset(), None);
    reader.skip(len)?;
    if source.bytes().is_none() && len <= HELD {
        let mut bytes = vec![0; len as usize];
        source.read_exact_at(offset, &mut bytes)?;
        held = Some(bytes.into());
    }
    Ok(FileRange { offset, held })
}
