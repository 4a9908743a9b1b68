//! Reads a table's head from front to back.

use alloc::vec;
use alloc::vec::Vec;

use crate::{Source, TableError};

/// The number of bytes read at once, which most heads fit into.
const WINDOW: u64 = 4096;

/// An offset in a source, with the bytes around it.
pub(crate) struct HeadReader<'a, S> {
    source: &'a S,
    size: u64,
    /// The offset of the next byte.
    offset: u64,
    window: Vec<u8>,
    /// The offset of the window's first byte.
    start: u64,
}

impl<'a, S: Source> HeadReader<'a, S> {
    /// Begins at the first byte of a source.
    pub(crate) fn new(source: &'a S) -> Result<Self, TableError> {
        Ok(HeadReader { source, size: source.size()?, offset: 0, window: Vec::new(), start: 0 })
    }

    /// Begins at this byte of a source.
    pub(crate) fn at(source: &'a S, offset: u64) -> Result<Self, TableError> {
        Ok(HeadReader { offset, start: offset, ..HeadReader::new(source)? })
    }

    /// The offset of the next byte.
    pub(crate) fn offset(&self) -> u64 {
        self.offset
    }

    /// The next `len` bytes, or an error if the file ends first.
    pub(crate) fn take(&mut self, len: usize) -> Result<&[u8], TableError> {
        let end = self.offset + len as u64;
        if end > self.size {
            return Err(TableError::Malformed("it ends too early"));
        }
        if let Some(bytes) = self.source.bytes() {
            let from = self.offset as usize;
            self.offset = end;
            return bytes.get(from..end as usize).ok_or(TableError::Malformed("it ends too early"));
        }
        if end > self.start + self.window.len() as u64 {
            let wanted = WINDOW.max(len as u64).min(self.size - self.offset);
            self.window = vec![0; wanted as usize];
            self.start = self.offset;
            self.source.read_exact_at(self.start, &mut self.window)?;
        }
        let from = (self.offset - self.start) as usize;
        self.offset = end;
        Ok(&self.window[from..from + len])
    }

    /// The next byte, or an error if the file ends first.
    pub(crate) fn byte(&mut self) -> Result<u8, TableError> {
        Ok(self.take(1)?[0])
    }

    /// The next two bytes, the lower first.
    pub(crate) fn u16(&mut self) -> Result<u16, TableError> {
        let bytes = self.take(2)?;
        Ok(u16::from_le_bytes([bytes[0], bytes[1]]))
    }

    /// The next four bytes, the lowest first.
    pub(crate) fn u32(&mut self) -> Result<u32, TableError> {
        let bytes = self.take(4)?;
        Ok(u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]))
    }

    /// Goes to the next multiple of a power of two.
    pub(crate) fn align(&mut self, to: u64) -> Result<(), TableError> {
        let offset = self.offset.next_multiple_of(to);
        self.skip(offset - self.offset)
    }

    /// Passes over `len` bytes.
    pub(crate) fn skip(&mut self, len: u64) -> Result<(), TableError> {
        let offset = self.offset.checked_add(len).filter(|&offset| offset <= self.size);
        self.offset = offset.ok_or(TableError::Malformed("it ends too early"))?;
        if self.offset > self.start + self.window.len() as u64 {
            self.window.clear();
            self.start = self.offset;
        }
        Ok(())
    }
}
