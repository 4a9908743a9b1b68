//! The descriptions in the sources of a crate whose expansions are kept.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use quadrille_tools::{Kept, Source};

use super::committed::Target;
use crate::input;
use crate::outcome::{Failure, Outcome};

/// The expansions to be kept of all descriptions under `src`, in the order of the sources' names.
pub fn targets(folder: &Path) -> Outcome<Vec<Target>> {
    // Names as they are typed: without `./`.
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

/// The sources in a folder, and in those within it. Links to folders are not followed: they may lead back.
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

/// The descriptions of a source that are kept. Sources without that word are not read further: they are none of ours.
fn descriptions(path: &Path) -> Outcome<Vec<Kept>> {
    let Some(name) = path.to_str() else { return Err(Failure::file(path, "no name in Unicode")) };
    let source: Source = input::source(name)?;
    if source.text.contains("expanded") { Ok(Kept::all(&source)?) } else { Ok(Vec::new()) }
}

fn named_twice(path: &Path, one: &Path, other: &Path) -> Failure {
    let message = if one == other {
        format!("two descriptions in {} name it", one.display())
    } else {
        format!("descriptions in {} and {} name it", one.display(), other.display())
    };
    Failure::file(path, message + ": give each a file of its own")
}
