//! The catalogue of wrong indexes: each file of `tests/refused_indexes` holds what stands between the braces of
//! `index!`, and has its exact errors beside it. `tests/ui` has three for what the compiler underlines.
//!
//! `BLESS=1 cargo test -p quadrille-codegen --test compiler language` writes the errors anew, to be read
//! before they are committed.

use std::fs;
use std::path::{Path, PathBuf};

use quadrille_codegen::diagnostic::Diagnostics;
use quadrille_codegen::tablebase::compile;

use super::common::{files_of, is_as_written_down};

fn cases() -> Vec<PathBuf> {
    files_of("refused_indexes")
}

fn diagnostics(path: &Path) -> (String, Diagnostics) {
    let source = fs::read_to_string(path).expect("text");
    let (_, diagnostics) = compile(source.parse().expect("tokens"), None);
    (source, diagnostics)
}

#[test]
fn errors_are_as_written_down() {
    let wrong: Vec<String> = cases()
        .iter()
        .filter_map(|path| {
            let (source, diagnostics) = diagnostics(path);
            is_as_written_down(path, &source, &diagnostics).err()
        })
        .collect();
    assert!(wrong.is_empty(), "not as written down:\n{}", wrong.join("\n"));
}

#[test]
fn every_refusal_says_what_to_write() {
    for path in cases() {
        for error in &diagnostics(&path).1 {
            let message = error.message();
            let says = ["help: ", "expected "].iter().any(|says| message.contains(says));
            assert!(says, "{}: {message}", path.display());
        }
    }
}
