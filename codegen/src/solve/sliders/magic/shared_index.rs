//! The index of all look-ups of a ride, in which equal runs of bytes are stored once.

use std::ops::Range;

/// Bytes, and where the runs of which they are made lie.
#[derive(Default)]
pub(super) struct SharedIndex {
    bytes: Vec<u8>,
    places: Vec<Range<usize>>,
}

impl SharedIndex {
    /// Where a run lies, if it was added before. There are some hundreds, mostly of different lengths or
    /// first bytes: comparing them all is quick.
    fn find(&self, run: &[u8]) -> Option<u32> {
        let is_equal = |place: &&Range<usize>| self.bytes[Range::clone(place)] == *run;
        self.places.iter().find(is_equal).map(|place| place.start as u32)
    }

    /// Adds a run and says where it lies.
    fn add(&mut self, run: &[u8]) -> u32 {
        let start = self.bytes.len();
        self.bytes.extend_from_slice(run);
        self.places.push(start..self.bytes.len());
        start as u32
    }

    /// Where a run lies, which is added unless it is there.
    pub(super) fn share(&mut self, run: &[u8]) -> u32 {
        self.find(run).unwrap_or_else(|| self.add(run))
    }

    /// All runs, one behind the other.
    pub(super) fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }
}
