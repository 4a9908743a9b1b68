//! Sources of a table's bytes.

use alloc::boxed::Box;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;

/// Bytes that are read at any offset, from a file, a mapping, a buffer or flash memory.
///
/// Reading takes `&self`, so that several threads can read at once.
///
/// ```
/// use quadrille_syzygy::Source;
///
/// let bytes: &[u8] = b"tablebase";
/// let mut word = [0; 4];
/// bytes.read_exact_at(5, &mut word)?;
/// assert_eq!(&word, b"base");
/// assert!(bytes.read_exact_at(6, &mut word).is_err());
/// # Ok::<(), quadrille_syzygy::ReadError>(())
/// ```
pub trait Source {
    /// The number of bytes.
    ///
    /// # Errors
    /// If the size cannot be found out.
    fn size(&self) -> Result<u64, ReadError>;

    /// Fills `buffer` with the bytes from `offset` on.
    ///
    /// # Errors
    /// If there are fewer bytes, or they cannot be read.
    fn read_exact_at(&self, offset: u64, buffer: &mut [u8]) -> Result<(), ReadError>;

    /// All bytes, if they lie in memory; reads then copy nothing.
    fn bytes(&self) -> Option<&[u8]> {
        None
    }
}

/// The reason why bytes could not be read.
///
/// ```
/// use quadrille_syzygy::{ReadError, Source};
///
/// assert_eq!([1, 2, 3].read_exact_at(3, &mut [0]), Err(ReadError::End));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ReadError {
    /// The source ends before the bytes that were asked for.
    End,
    /// The operating system's error.
    #[cfg(feature = "std")]
    Io(std::io::ErrorKind),
    /// Another reason, in the words of the source.
    Other(&'static str),
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadError::End => f.write_str("there are fewer bytes"),
            #[cfg(feature = "std")]
            ReadError::Io(kind) => kind.fmt(f),
            ReadError::Other(reason) => f.write_str(reason),
        }
    }
}

impl core::error::Error for ReadError {}

#[cfg(feature = "std")]
impl From<std::io::Error> for ReadError {
    fn from(error: std::io::Error) -> Self {
        match error.kind() {
            std::io::ErrorKind::UnexpectedEof => ReadError::End,
            kind => ReadError::Io(kind),
        }
    }
}

impl Source for [u8] {
    fn size(&self) -> Result<u64, ReadError> {
        Ok(self.len() as u64)
    }

    fn read_exact_at(&self, offset: u64, buffer: &mut [u8]) -> Result<(), ReadError> {
        let rest = usize::try_from(offset).ok().and_then(|offset| self.get(offset..));
        let bytes = rest.and_then(|rest| rest.get(..buffer.len())).ok_or(ReadError::End)?;
        buffer.copy_from_slice(bytes);
        Ok(())
    }

    #[inline]
    fn bytes(&self) -> Option<&[u8]> {
        Some(self)
    }
}

/// Reads through a type that leads to a source.
macro_rules! forward {
    ($([$($generics:tt)*] $type:ty => $target:ty;)*) => {$(
        impl<$($generics)*> Source for $type {
            fn size(&self) -> Result<u64, ReadError> {
                <$target as Source>::size(self)
            }

            fn read_exact_at(&self, offset: u64, buffer: &mut [u8]) -> Result<(), ReadError> {
                <$target as Source>::read_exact_at(self, offset, buffer)
            }

            #[inline]
            fn bytes(&self) -> Option<&[u8]> {
                <$target as Source>::bytes(self)
            }
        }
    )*};
}

forward! {
    [const N: usize] [u8; N] => [u8];
    [] Vec<u8> => [u8];
    [S: Source + ?Sized] &S => S;
    [S: Source + ?Sized] Box<S> => S;
    [S: Source + ?Sized] Arc<S> => S;
}
