//! Files that exist either complete or not at all: a process that finds one may use it, and a process that does not
//! may make it.

use std::path::Path;
use std::{fs, io, process};

/// Writes a file under another name, and renames it when it is complete.
pub fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let part = path.with_extension(format!("part-{}", process::id()));
    fs::write(&part, bytes)?;
    fs::rename(&part, path)
}

/// Removes a file that is no longer needed, if it exists.
pub fn remove(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// The error of a file whose content does not match its name.
pub fn damaged(path: &Path, what: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, format!("{}: {what}", path.display()))
}

/// Numbers of eight bytes each, the lowest first.
pub fn words(bytes: &[u8]) -> impl ExactSizeIterator<Item = u64> + '_ {
    bytes.chunks_exact(8).map(|word| u64::from_le_bytes(word.try_into().expect("eight bytes")))
}
