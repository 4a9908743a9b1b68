//! Files of descriptions, compiled as in a build script.

use std::{fs, io};

use quadrille_codegen::Builder;

/// The line that divides the files of a case.
pub const BREAK: &str = "// The next file:\n";

/// The source of the files in a text.
///
/// # Errors
/// The mistakes of the descriptions in the files.
pub fn compile(text: &str) -> Result<String, String> {
    let lost = |error: io::Error| format!("a temporary folder: {error}");
    let folder = tempfile::tempdir().map_err(lost)?;
    let mut builder = Builder::new();
    for (number, part) in text.split(BREAK).enumerate() {
        let path = folder.path().join(format!("{number}.layout"));
        fs::write(&path, part).map_err(lost)?;
        builder = builder.file(path);
    }
    builder.generate().map_err(|error| error.to_string())
}
