//! Inputs that once broke the compiler.

use std::{fs, io};

use crate::case::{Case, EntryPoint};
use crate::corpus;

/// All of them, with their names.
///
/// # Errors
/// When one cannot be read.
pub fn all() -> io::Result<Vec<(String, Case)>> {
    let mut cases = Vec::new();
    for path in corpus::files(&corpus::root().join("tests/fuzz/regressions"))? {
        let extension = path.extension().and_then(|extension| extension.to_str());
        let Some(entry) = extension.and_then(EntryPoint::of_extension) else { continue };
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        cases.push((name, Case { entry, text: fs::read_to_string(&path)? }));
    }
    Ok(cases)
}
