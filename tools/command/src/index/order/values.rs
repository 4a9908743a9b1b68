//! A table's values: a file, or a stream spooled to a file, that is read page by page as needed.

use std::fmt::Display;
use std::fs::File;
use std::io::{self, Read as _, Seek as _, SeekFrom};
use std::path::Path;
use std::sync::{Mutex, OnceLock};

/// A table's values, one byte each. A page is read when one of its values is first needed, so that a sample of a large
/// table takes only the memory of the pages that it touches.
pub struct Values {
    /// The name in errors.
    name: String,
    count: u64,
    pages: Vec<OnceLock<Box<[u8]>>>,
    file: Mutex<File>,
}

/// The number of bytes in a page.
const PAGE: u64 = 1 << 16;

impl Values {
    /// The values of `count` indexes in a file, or in standard input for `-`.
    pub fn open(path: &Path, count: u64) -> Result<Values, String> {
        let is_stdin = path.as_os_str() == "-";
        let name = if is_stdin { "standard input".into() } else { path.display().to_string() };
        let opened = if is_stdin { spooled(io::stdin(), count) } else { opened(path, count) };
        let sized = opened.and_then(|file| Ok((file.metadata()?.len(), file)));
        let (len, file) = sized.map_err(|error| format!("{name}: {error}"))?;
        let pages = (0..count.div_ceil(PAGE)).map(|_| OnceLock::new()).collect();
        let values = Values { name, count, pages, file: Mutex::new(file) };
        if len == count {
            return Ok(values);
        }
        let what = if len < count { "ends before" } else { "goes on behind" };
        Err(values.error(format!("it {what} {count} bytes, one for each number of the index")))
    }

    /// The value of an index.
    pub fn get(&self, index: u64) -> Result<u8, String> {
        let (page, offset) = (index / PAGE, (index % PAGE) as usize);
        let known = &self.pages[page as usize];
        if let Some(bytes) = known.get() {
            return Ok(bytes[offset]);
        }
        let read = self.page(page).map_err(|error| self.error(error))?;
        Ok(known.get_or_init(|| read)[offset])
    }

    fn page(&self, number: u64) -> io::Result<Box<[u8]>> {
        let mut bytes = vec![0; PAGE.min(self.count - number * PAGE) as usize];
        let mut file = self.file.lock().map_err(|_| io::Error::other("another thread failed"))?;
        file.seek(SeekFrom::Start(number * PAGE))?;
        file.read_exact(&mut bytes)?;
        Ok(bytes.into())
    }

    fn error(&self, error: impl Display) -> String {
        format!("{}: {error}", self.name)
    }
}

/// A file, or a copy of the first `most` bytes of a device.
fn opened(path: &Path, most: u64) -> io::Result<File> {
    let file = File::open(path)?;
    if file.metadata()?.is_file() { Ok(file) } else { spooled(file, most) }
}

/// A file with the first `most` bytes of a stream, which may be endless, and one more byte if there are more.
fn spooled(stream: impl io::Read, most: u64) -> io::Result<File> {
    let mut file = tempfile::tempfile()?;
    io::copy(&mut stream.take(most.saturating_add(1)), &mut file)?;
    Ok(file)
}
