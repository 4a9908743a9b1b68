//! Walks the repository's files, for tests that read sources.

use std::fs;
use std::path::{Path, PathBuf};

/// The folders and files whose comments and pages are read.
pub(crate) const FOLDERS: [&str; 15] = [
    ".ci",
    "bench",
    "build.rs",
    "circuits",
    "codegen",
    "docs",
    "examples",
    "layouts",
    "macros",
    "runtime",
    "src",
    "syzygy",
    "tablebase",
    "tests",
    "tools",
];

/// All files of a folder and the folders in it, or the file itself, in order. Builds and installed packages are left out.
pub(crate) fn all_files(path: &Path) -> Vec<PathBuf> {
    if ["target", "node_modules"].iter().any(|skipped| path.ends_with(skipped)) {
        return Vec::new();
    }
    if path.is_file() {
        return vec![path.to_owned()];
    }
    let entries = fs::read_dir(path).expect("the folder is there");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    paths.iter().flat_map(|path| all_files(path)).collect()
}

/// The Rust files of a folder and the folders in it.
pub(crate) fn files(folder: &Path) -> Vec<PathBuf> {
    let is_rust = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "rs");
    all_files(folder).into_iter().filter(is_rust).collect()
}
