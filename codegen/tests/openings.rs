//! Comments are noun phrases or sentences: none begins with a word that makes a fragment of it.

use std::fs;
use std::path::Path;

use crate::sources::{FOLDERS, all_files};
use fragments::{OPENINGS, fragments};

#[path = "../../tests/support/fragments.rs"]
mod fragments;

const EXTENSIONS: [&str; 9] = ["h", "js", "json", "layout", "mjs", "py", "rs", "sh", "ts"];

/// Scripts without an extension begin with the name of their interpreter.
fn text(path: &Path) -> Option<String> {
    let text = fs::read_to_string(path).ok()?;
    match path.extension() {
        Some(extension) => EXTENSIONS.iter().any(|it| extension == *it).then_some(text),
        None => text.starts_with("#!").then_some(text),
    }
}

#[test]
fn comments_begin_no_fragments() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut found = Vec::new();
    let paths = FOLDERS.iter().flat_map(|folder| all_files(&root.join(folder)));
    for path in paths {
        let name = path.strip_prefix(&root).expect("in the repository").display();
        let lines = text(&path).as_deref().map(fragments).unwrap_or_default();
        found.extend(lines.into_iter().map(|line| format!("{name}:{line}")));
    }
    assert!(found.is_empty(), "these comments begin with a word of {OPENINGS:?}: {found:#?}");
}

#[test]
fn fragments_are_found_in_each_language() {
    for text in [
        "/// One that is missed.",
        "//! Says it.\n//!\n//! What is missed.",
        "let it = 1; /\u{2f} Those that are missed",
        "def it():\n    \"\"\"Whether it is missed.\"\"\"",
        "#[inline]\n// That of a function",
        "# As in scripts",
        "/**\n * Nothing, in a block\n */",
        "/// # Errors\n/// As the other function.",
        "\"Set\": {\"description\": \"What is in a schema\"}",
    ] {
        assert_eq!(fragments(text).len(), 1, "{text}");
    }
    assert_eq!(fragments("/// The square.\n/// One of them.\nOne\n// Only one, once"), [0; 0]);
}
