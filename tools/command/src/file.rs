//! Writes users' files so that nothing is lost if the program is interrupted.
//!
//! The new text is written beside the file, flushed to the disk and then renamed into its place, which
//! file systems do atomically. If the process is killed, the disk is full or a size limit is reached,
//! the file has either the old text or the new one; at worst the new text is left beside it.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write as _};
use std::path::Path;

use tempfile::NamedTempFile;

use crate::outcome::{Failure, Outcome};

/// Writes the output of a command to a file, or to standard output for `-`. An existing file is replaced
/// only by force.
pub(crate) fn save(path: &Path, force: bool, text: &str, out: &mut dyn io::Write) -> Outcome {
    if path == Path::new("-") {
        return Ok(out.write_all(text.as_bytes())?);
    }
    if force {
        return Ok(replace(path, text)?);
    }
    reserve(path)?;
    Ok(replace(path, text).inspect_err(|_| {
        // The file is empty and was made by `reserve`.
        let _ = fs::remove_file(path);
    })?)
}

/// Makes an empty file of this name, unless there is one. A file that another process makes at the same time stays.
fn reserve(path: &Path) -> Outcome {
    match File::create_new(path) {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            Err(Failure::file(path, "it is there already: give another name, or --force"))
        }
        Err(error) => Err(Failure::file(path, error)),
    }
}

/// Replaces a file's text, or makes the file.
///
/// # Errors
/// If something cannot be written; the file then has its old text.
pub(crate) fn replace(path: &Path, text: impl AsRef<[u8]>) -> Result<(), String> {
    if is_special(path) {
        return fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()));
    }
    // The file that a link leads to is replaced, not the link.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    write(&path, text.as_ref()).map_err(|error| format!("{}: {error}", path.display()))
}

/// The first line in which a file differs from a text, counted from 1. Line ends are ignored, since a checkout may have
/// those of Windows.
///
/// # Errors
/// If the file cannot be read.
pub(crate) fn first_difference(path: &Path, text: &str) -> io::Result<Option<usize>> {
    let present = fs::read(path)?;
    let present = String::from_utf8_lossy(&present);
    let (mut present, mut wanted) = (present.lines(), text.lines());
    for line in 1.. {
        match (present.next(), wanted.next()) {
            (None, None) => break,
            (one, other) if one == other => {}
            _ => return Ok(Some(line)),
        }
    }
    Ok(None)
}

/// Replaces a file's text if it is still the text that was read. Otherwise the file was edited
/// meanwhile, and the edit stays.
///
/// # Errors
/// The errors of [`replace`], or one if the file has another text.
pub(crate) fn replace_read(path: &Path, read: &str, text: &str) -> Result<(), String> {
    let now = fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
    if now != read.as_bytes() {
        let message = "it was edited meanwhile and is left as it is: run the search again";
        return Err(format!("{}: {message}", path.display()));
    }
    if text == read { Ok(()) } else { replace(path, text) }
}

/// True if a path is written into rather than replaced: devices, pipes, and links to files that do not exist yet.
fn is_special(path: &Path) -> bool {
    match fs::metadata(path) {
        Ok(found) => !found.is_file() && !found.is_dir(),
        Err(_) => path.is_symlink(),
    }
}

/// An empty file beside the file that it will replace. Its name is new, so no link is followed, and does not contain the
/// file's, which may be as long as the file system allows. It is removed unless it is renamed. Its permissions are the
/// file's from the start, so that no one can read it who may not read the file.
fn beside(path: &Path) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix("quadrille.").suffix(".new");
    // A file without write permission is not replaced either.
    match OpenOptions::new().write(true).open(path) {
        Ok(old) => {
            let fresh = builder.tempfile_in(folder(path))?;
            fresh.as_file().set_permissions(old.metadata()?.permissions())?;
            Ok(fresh)
        }
        // A new file gets the process's default permissions, not those of a temporary file.
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            builder.make_in(folder(path), |path| File::create_new(path))
        }
        Err(error) => Err(error),
    }
}

fn folder(path: &Path) -> &Path {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    folder.unwrap_or(Path::new("."))
}

fn write(path: &Path, text: &[u8]) -> io::Result<()> {
    let mut fresh = beside(path)?;
    fresh.write_all(text)?;
    fresh.as_file().sync_all()?;
    fresh.persist(path)?;
    // Flushing the folder puts the new name on the disk; where folders cannot be opened, that happens soon anyway.
    if let Ok(folder) = File::open(folder(path)) {
        let _ = folder.sync_all();
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;

    /// A file in a folder of the test's own.
    fn file(name: &str, text: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("quadrille-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let path = folder.join("w.layout");
        fs::write(&path, text).expect("a file");
        path
    }

    /// The text of a file, which is removed with its folder. Only files with these names may be left there.
    fn left(path: &Path, others: &[&str]) -> String {
        let folder = path.parent().expect("a folder");
        let text = fs::read_to_string(path).expect("text");
        let count = fs::read_dir(folder).expect("a folder").count();
        assert_eq!(count, 1 + others.len(), "something is left beside it");
        assert!(others.iter().all(|name| folder.join(name).symlink_metadata().is_ok()));
        fs::remove_dir_all(folder).expect("a folder");
        text
    }

    #[test]
    fn what_was_edited_meanwhile_stays() {
        let path = file("edited", "edited");
        let error = replace_read(&path, "old", "new").expect_err("an edit");
        assert!(error.contains("edited meanwhile"), "{error}");
        assert_eq!(replace_read(&path, "edited", "new"), Ok(()));
        assert_eq!(left(&path, &[]), "new");
    }

    #[cfg(unix)]
    #[test]
    fn links_devices_and_permissions_stay() {
        use std::os::unix::fs::{FileTypeExt as _, PermissionsExt as _, symlink};
        let path = file("linked", "old");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o640)).expect("a mode");
        // Links to devices: a failing test destroys only the link. One of the names is what an attacker might guess.
        let guessed = format!("w.layout.{}.new", std::process::id());
        let links = [("link", "w.layout"), ("device", "/dev/null"), ("dangling", "other")];
        for (link, to) in links.into_iter().chain([(&*guessed, "planted")]) {
            symlink(to, path.with_file_name(link)).expect("a link");
        }
        for (link, _) in links {
            assert_eq!(replace(&path.with_file_name(link), link), Ok(()));
            assert!(path.with_file_name(link).is_symlink());
        }
        let device = fs::metadata(path.with_file_name("device")).expect("a device");
        assert!(device.file_type().is_char_device());
        let other = fs::read_to_string(path.with_file_name("other"));
        assert_eq!(other.expect("it was made"), "dangling");
        assert_eq!(fs::metadata(&path).expect("a file").permissions().mode() & 0o777, 0o640);
        assert_eq!(left(&path, &["link", "device", "dangling", "other", &guessed]), "link");
    }

    #[test]
    fn line_ends_make_no_difference() {
        let path = file("line_ends", "a\r\nb\r\n\r\nc");
        for (text, expected) in [
            ("a\nb\n\nc\n", None),
            ("a\r\nb\n\nc", None),
            ("a\nb\nc\n", Some(3)),
            ("a\nb\n\nc\nd\n", Some(5)),
            ("a\nb\n", Some(3)),
            ("A\nb\n\nc\n", Some(1)),
        ] {
            assert_eq!(first_difference(&path, text).expect("a file"), expected, "{text:?}");
        }
        left(&path, &[]);
    }

    #[cfg(unix)]
    #[test]
    fn what_is_written_beside_a_file_is_for_those_who_may_read_the_file() {
        use std::os::unix::fs::PermissionsExt as _;
        let path = file("private", "old");
        let mode = |file: &File| file.metadata().expect("a file").permissions().mode() & 0o777;
        for wanted in [0o600, 0o644, 0o666] {
            fs::set_permissions(&path, fs::Permissions::from_mode(wanted)).expect("a mode");
            assert_eq!(mode(beside(&path).expect("a file").as_file()), wanted);
        }
        let plain = File::create(path.with_file_name("plain")).expect("a file");
        let new = beside(&path.with_file_name("new")).expect("a file");
        assert_eq!(mode(new.as_file()), mode(&plain));
        drop(new);
        assert_eq!(left(&path, &["plain"]), "old");
    }
}
