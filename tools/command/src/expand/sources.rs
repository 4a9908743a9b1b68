//! The descriptions in the sources of a crate whose expansions are kept.

use std::collections::BTreeMap;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use quadrille_codegen::read;
use quadrille_tools::{Kept, Source};

use super::committed::Target;
use crate::outcome::{Failure, Outcome, tell};

/// The kept expansions of all descriptions under `src`, in the order of the sources' names.
pub fn targets(folder: &Path) -> Outcome<Vec<Target>> {
    // Names are shown without `./`.
    let folder = if folder == Path::new(".") { "src".into() } else { folder.join("src") };
    let mut sources = Vec::new();
    collect(&folder, &mut sources)?;
    sources.sort();
    let mut described = BTreeMap::new();
    let mut targets = Vec::new();
    for source in &sources {
        for kept in descriptions(source)? {
            let path = source.with_file_name(format!("{}.rs", kept.name));
            if let Some(other) = described.insert(path.clone(), source) {
                return Err(named_twice(&path, other, source));
            }
            targets.push(Target { path, files: kept.files()? });
        }
    }
    if targets.is_empty() {
        let message = "no description there names its file, as `expanded in board.rs;` does";
        return Err(Failure::file(&folder, message));
    }
    Ok(targets)
}

/// Collects the sources in a folder and its subfolders. Links to folders are not followed, since they may lead back.
fn collect(folder: &Path, sources: &mut Vec<PathBuf>) -> Outcome {
    let unread = |error| Failure::file(folder, error);
    for entry in fs::read_dir(folder).map_err(unread)? {
        let entry = entry.map_err(unread)?;
        let path = entry.path();
        if entry.file_type().map_err(unread)?.is_dir() {
            collect(&path, sources)?;
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            sources.push(path);
        }
    }
    Ok(())
}

/// The descriptions of a source that are kept expanded. Files that are not sources are skipped with a note.
fn descriptions(path: &Path) -> Outcome<Vec<Kept>> {
    match source(path)? {
        Ok(source) => Ok(Kept::all(&source)?),
        Err(None) => Ok(Vec::new()),
        Err(Some(reason)) => {
            tell(format_args!("note: {}: skipped: {reason}", path.display()));
            Ok(Vec::new())
        }
    }
}

/// A source that may have such descriptions; or else the reason why not, if it is worth a note. Editors leave dangling
/// links, and templates may be called `.rs` too. A file without the word is skipped silently.
fn source(path: &Path) -> Outcome<Result<Source, Option<String>>> {
    let skipped = |reason: &str| Ok(Err(Some(reason.to_owned())));
    match fs::metadata(path) {
        Err(_) if path.is_symlink() => return skipped("a link that leads nowhere"),
        Ok(found) if !found.is_file() => return skipped("no file"),
        _ => {}
    }
    let bytes = match fs::File::open(path).and_then(read::all_bytes) {
        Err(error) if error.kind() == ErrorKind::FileTooLarge => return skipped("too long"),
        bytes => bytes.map_err(|error| Failure::file(path, error))?,
    };
    if !bytes.windows(WORD.len()).any(|word| word == WORD) {
        return Ok(Err(None));
    }
    let Ok(text) = String::from_utf8(bytes) else { return skipped("no UTF-8 text") };
    let source = Source::new(&path.to_string_lossy(), text);
    Ok(match source.mistake_in_rust() {
        Some(mistake) => Err(Some(format!("no Rust: {mistake}"))),
        None => Ok(source),
    })
}

/// The word before the name of the file that keeps an expansion.
const WORD: &[u8] = b"expanded";

fn named_twice(path: &Path, one: &Path, other: &Path) -> Failure {
    let message = if one == other {
        format!("two descriptions in {} name it", one.display())
    } else {
        format!("descriptions in {} and {} name it", one.display(), other.display())
    };
    Failure::file(path, message + ": give each a file of its own")
}
