//! Files that are read at any offset.

use alloc::boxed::Box;
use alloc::vec::Vec;
use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::Path;

use crate::{ReadError, Source};

/// A file of up to 1 MB is read once and kept in memory.
const HELD: u64 = 1 << 20;

/// A file that is read at any offset, with one system call for each read, independent of other reads. A file of up
/// to 1 MB, as most tables of few men are, is read when it is opened and kept in memory: a call for each probe
/// would take longer than all other work.
///
/// On systems other than Unix and Windows, which may have no such call, larger files cannot be
/// opened.
///
/// ```
/// use quadrille_syzygy::{PositionedFile, Source};
///
/// let file = PositionedFile::open(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/KRvK.rtbw"))?;
/// assert_eq!(file.size()?, 208);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct PositionedFile(Content);

#[derive(Debug)]
enum Content {
    Held(Box<[u8]>),
    Read(File),
}

impl PositionedFile {
    /// Opens a file to read it.
    ///
    /// ```
    /// assert!(quadrille_syzygy::PositionedFile::open("no such file").is_err());
    /// ```
    ///
    /// # Errors
    /// The operating system's error, or another one if this is no file, such as a named pipe, on which opening
    /// would block.
    pub fn open(path: impl AsRef<Path>) -> io::Result<PositionedFile> {
        PositionedFile::with_limit(path, HELD)
    }

    /// Opens a file to read it, and keeps it in memory if it has at most `limit` bytes.
    ///
    /// # Errors
    /// Like those of [`PositionedFile::open`].
    ///
    /// ```
    /// use quadrille_syzygy::{Directory, PositionedFile, Prober};
    ///
    /// // Keeps files of up to 64 MB.
    /// let mut tables = Directory::with_opener(|path| PositionedFile::with_limit(path, 64 << 20));
    /// tables.add(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data"))?;
    /// # Ok::<(), std::io::Error>(())
    /// ```
    pub fn with_limit(path: impl AsRef<Path>, limit: u64) -> io::Result<PositionedFile> {
        // Opening a named pipe blocks until another program writes.
        if !fs::metadata(&path)?.is_file() {
            return Err(io::Error::new(io::ErrorKind::InvalidInput, "this is no file"));
        }
        let file = File::open(path)?;
        if file.metadata()?.len() > limit {
            return Ok(PositionedFile(Content::Read(file)));
        }
        let mut bytes = Vec::new();
        // The limit holds even if the file grows meanwhile.
        file.take(limit).read_to_end(&mut bytes)?;
        Ok(PositionedFile(Content::Held(bytes.into())))
    }
}

impl Source for PositionedFile {
    fn size(&self) -> Result<u64, ReadError> {
        match &self.0 {
            Content::Held(bytes) => bytes.size(),
            Content::Read(file) => Ok(file.metadata()?.len()),
        }
    }

    fn read_exact_at(&self, offset: u64, buffer: &mut [u8]) -> Result<(), ReadError> {
        match &self.0 {
            Content::Held(bytes) => bytes.read_exact_at(offset, buffer),
            Content::Read(file) => Ok(read_exact_at(file, offset, buffer)?),
        }
    }

    #[inline]
    fn bytes(&self) -> Option<&[u8]> {
        match &self.0 {
            Content::Held(bytes) => Some(bytes),
            Content::Read(_) => None,
        }
    }
}

#[cfg(unix)]
fn read_exact_at(file: &File, offset: u64, buffer: &mut [u8]) -> io::Result<()> {
    std::os::unix::fs::FileExt::read_exact_at(file, buffer, offset)
}

#[cfg(windows)]
fn read_exact_at(file: &File, mut offset: u64, mut buffer: &mut [u8]) -> io::Result<()> {
    while !buffer.is_empty() {
        // This moves the file's cursor too, on which no other code relies.
        match std::os::windows::fs::FileExt::seek_read(file, buffer, offset) {
            Ok(0) => return Err(io::ErrorKind::UnexpectedEof.into()),
            Ok(read) => {
                buffer = &mut buffer[read..];
                offset += read as u64;
            }
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

#[cfg(not(any(unix, windows)))]
fn read_exact_at(_: &File, _: u64, _: &mut [u8]) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}
