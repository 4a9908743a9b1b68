//! Files of descriptions, compiled as in a build script.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::{env, fs, io, process};

use quadrille_codegen::Builder;

/// The line that divides the files of a case.
pub const BREAK: &str = "// The next file:\n";

/// A folder that is removed at the end.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Folder {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        Folder(env::temp_dir().join(format!("quadrille-fuzz-{}-{count}", process::id())))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // A folder that cannot be removed may stay among the temporary ones.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The source of the files in a text.
///
/// # Errors
/// The mistakes of the descriptions in the files.
pub fn compile(text: &str) -> Result<String, String> {
    let folder = Folder::new();
    let lost = |error: io::Error| format!("{}: {error}", folder.0.display());
    fs::create_dir_all(&folder.0).map_err(lost)?;
    let mut builder = Builder::new();
    for (number, part) in text.split(BREAK).enumerate() {
        let path = folder.0.join(format!("{number}.layout"));
        fs::write(&path, part).map_err(lost)?;
        builder = builder.file(path);
    }
    builder.generate().map_err(|error| error.to_string())
}
