//! A table's values: a file that is read where it is needed, or a stream.

use std::fmt::Display;
use std::fs::File;
use std::io::{self, Read, Seek as _, SeekFrom};
use std::path::Path;
use std::sync::{Mutex, OnceLock};

/// A table's values, one byte each. Of a file a page is read when one of its values is first asked for, so that a
/// sample of a large table takes no more memory than the pages that it touches; a stream is read at once.
pub struct Values {
    /// How errors name them.
    name: String,
    count: u64,
    pages: Vec<OnceLock<Box<[u8]>>>,
    /// Where pages are read that are not there yet, and where in it the first begins.
    file: Option<(Mutex<File>, u64)>,
}

/// How many bytes a page has.
const PAGE: u64 = 1 << 16;

impl Values {
    /// The values of so many indexes: all of a file, or what begins at a byte; `-` is standard input.
    pub fn open(path: &Path, from: Option<u64>, count: u64) -> Result<Values, String> {
        let pages = (0..count.div_ceil(PAGE)).map(|_| OnceLock::new()).collect();
        let values = Values { name: path.display().to_string(), count, pages, file: None };
        if path.as_os_str() == "-" {
            let values = Values { name: "standard input".to_owned(), ..values };
            return values.streamed(from, io::stdin().lock());
        }
        let file = File::open(path).map_err(|error| values.error(error))?;
        let metadata = file.metadata().map_err(|error| values.error(error))?;
        if !metadata.is_file() {
            return values.streamed(from, file);
        }
        values.fits(metadata.len(), from)?;
        Ok(Values { file: Some((Mutex::new(file), from.unwrap_or(0))), ..values })
    }

    /// The value of an index.
    pub fn get(&self, index: u64) -> Result<u8, String> {
        let page = &self.pages[(index / PAGE) as usize];
        let bytes = match (page.get(), &self.file) {
            (Some(bytes), _) => bytes,
            (None, Some((file, from))) => {
                let mut file = file.lock().map_err(|_| self.error("another thread failed"))?;
                file.seek(SeekFrom::Start(from + index / PAGE * PAGE))
                    .map_err(|error| self.error(error))?;
                let read =
                    self.page(index / PAGE, &mut *file).map_err(|error| self.error(error))?;
                page.get_or_init(|| read)
            }
            (None, None) => return Err(self.error("a page that was not read")),
        };
        Ok(bytes[(index % PAGE) as usize])
    }

    fn streamed(self, from: Option<u64>, mut stream: impl Read) -> Result<Values, String> {
        skip(&mut stream, from.unwrap_or(0)).map_err(|error| self.error(error))?;
        for number in 0..self.pages.len() {
            match self.page(number as u64, &mut stream) {
                Ok(page) => {
                    self.pages[number].get_or_init(|| page);
                }
                Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => break,
                Err(error) => return Err(self.error(error)),
            }
        }
        if self.pages.last().is_some_and(|page| page.get().is_none()) {
            let wanted = self.count;
            return Err(self.error(format!(
                "it ended before {wanted} bytes, one for each number of the index"
            )));
        }
        // A stream may have no end: one byte too many is enough.
        if from.is_none() && skip(&mut stream, 1).map_err(|error| self.error(error))? > 0 {
            let count = self.count;
            return Err(self.error(format!(
                "it goes on behind {count} bytes, and the index has {count} numbers: say `--from 0` if the values \
                 come first and other bytes follow"
            )));
        }
        Ok(self)
    }

    /// Reads a page from where the source stands.
    fn page(&self, number: u64, source: &mut impl Read) -> io::Result<Box<[u8]>> {
        let mut bytes = vec![0; PAGE.min(self.count - number * PAGE) as usize];
        source.read_exact(&mut bytes)?;
        Ok(bytes.into())
    }

    /// Whether so many bytes hold the values.
    fn fits(&self, len: u64, from: Option<u64>) -> Result<(), String> {
        let (count, left) = (self.count, len.checked_sub(from.unwrap_or(0)));
        if left.is_some_and(|left| left == count || from.is_some() && left > count) {
            return Ok(());
        }
        let behind = from.map_or(String::new(), |from| format!(" from byte {from} on"));
        Err(self.error(format!(
            "it has {len} bytes; the index has {count} numbers and needs {count} bytes{behind}"
        )))
    }

    fn error(&self, error: impl Display) -> String {
        format!("{}: {error}", self.name)
    }
}

/// Reads at most so many bytes, and says how many there were.
fn skip(stream: &mut impl Read, bytes: u64) -> io::Result<u64> {
    io::copy(&mut stream.by_ref().take(bytes), &mut io::sink())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Zeros without end, too many of which are not to be asked for.
    struct Zeros(u64);

    impl Read for Zeros {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            buffer.fill(0);
            self.0 += buffer.len() as u64;
            assert!(self.0 < 4 * PAGE, "it reads on");
            Ok(buffer.len())
        }
    }

    #[test]
    fn a_stream_without_end_is_read_no_further_than_needed() {
        let streamed = |from| {
            let pages = (0..2).map(|_| OnceLock::new()).collect();
            let values = Values { name: "zeros".to_owned(), count: PAGE + 5, pages, file: None };
            values.streamed(from, Zeros(0))
        };
        let error = streamed(None).err().unwrap();
        assert!(error.starts_with("zeros: it goes on behind 65541 bytes"), "{error}");
        assert_eq!(streamed(Some(7)).unwrap().get(PAGE + 4), Ok(0));
    }
}
