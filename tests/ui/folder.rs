//! The programs, and copies of them.

use std::path::{Path, PathBuf};
use std::{env, fs};

/// The folder with all programs.
pub(crate) fn ui() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// A copy of `fail` and `inconsistent` under a name of its own.
pub(crate) fn copy_of_refused(name: &str) -> PathBuf {
    let to = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if to.exists() {
        fs::remove_dir_all(&to).expect("an old copy can be removed");
    }
    for folder in ["fail", "inconsistent"] {
        copy(&ui().join(folder), &to.join(folder));
    }
    to
}

fn copy(from: &Path, to: &Path) {
    if from.is_file() {
        fs::copy(from, to).expect("a file can be copied");
        return;
    }
    fs::create_dir_all(to).expect("a folder can be made");
    for path in entries(from) {
        copy(&path, &to.join(path.file_name().expect("an entry has a name")));
    }
}

/// The paths in a folder, in order.
pub(crate) fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries =
        fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    paths
}

/// The paths of a folder, and of the folders in it, with this ending.
pub(crate) fn files(folder: &Path, end: &str) -> Vec<PathBuf> {
    let of = |path: PathBuf| if path.is_dir() { files(&path, end) } else { vec![path] };
    let mut files: Vec<PathBuf> = entries(folder).into_iter().flat_map(of).collect();
    files.retain(|path| path.display().to_string().ends_with(end));
    files
}

pub(crate) fn read(path: &Path) -> String {
    // A checkout may have other line endings.
    let text = fs::read_to_string(path);
    text.unwrap_or_else(|error| panic!("{}: {error}", path.display())).replace("\r\n", "\n")
}
