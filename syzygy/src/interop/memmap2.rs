//! Files mapped into memory.

use crate::{ReadError, Source};

/// A mapped file: no bytes are copied, and the operating system reads ahead and caches them.
///
/// Mapping is `unsafe`, because a file that is cut or written to while it is mapped breaks Rust's rules. You
/// promise that nobody does so in the function that opens files:
///
/// ```
/// use quadrille_syzygy::{Directory, Placement, Prober, Wdl};
///
/// let mut tables = Directory::with_opener(|path| {
///     // Safety: nobody changes the tables while this program runs.
///     unsafe { memmap2::Mmap::map(&std::fs::File::open(path)?) }
/// });
/// tables.add(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data"))?;
/// let position: Placement = "8/8/8/8/8/4k3/8/R3K3 w - -".parse()?;
/// assert_eq!(Prober::new(tables).probe_wdl(&position)?, Wdl::Win);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl Source for memmap2::Mmap {
    fn size(&self) -> Result<u64, ReadError> {
        Ok(self.len() as u64)
    }

    fn read_exact_at(&self, offset: u64, buffer: &mut [u8]) -> Result<(), ReadError> {
        self[..].read_exact_at(offset, buffer)
    }

    #[inline]
    fn bytes(&self) -> Option<&[u8]> {
        Some(self)
    }
}
