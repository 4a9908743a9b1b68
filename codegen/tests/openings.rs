//! Comments are noun phrases or sentences: none begins with a word that makes a fragment of it.

use std::fs;
use std::path::Path;

use crate::sources::all_files;

/// The words that open fragments. Instead of "Whether this holds", write "Returns whether this holds" or "True if this
/// holds".
const OPENINGS: [&str; 9] =
    ["As", "Nothing", "Of", "One", "That of", "Those", "What", "Where", "Whether"];

/// The folders and files whose comments are read.
const FOLDERS: [&str; 13] = [
    ".ci",
    "bench",
    "build.rs",
    "circuits",
    "codegen",
    "examples",
    "macros",
    "runtime",
    "src",
    "syzygy",
    "tablebase",
    "tests",
    "tools",
];

const EXTENSIONS: [&str; 7] = ["h", "js", "mjs", "py", "rs", "sh", "ts"];

/// True for an expansion, whose documentation is that of its description. The list of layouts is none.
fn is_expansion(path: &Path) -> bool {
    path.parent().is_some_and(|folder| folder.ends_with("src/layouts")) && !path.ends_with("mod.rs")
}

/// Scripts without an extension begin with the name of their interpreter.
fn text(path: &Path) -> Option<String> {
    let text = fs::read_to_string(path).ok()?;
    match path.extension() {
        Some(extension) => EXTENSIONS.iter().any(|it| extension == *it).then_some(text),
        None => text.starts_with("#!").then_some(text),
    }
}

/// The comment of a line, if the line has one; empty between two paragraphs.
fn comment(line: &str) -> Option<&str> {
    let marks = ["///", "//!", "//", "/**", "/*", "*", "# ", "\"\"\""];
    let line = line.trim_start();
    let whole = marks.iter().find_map(|mark| line.strip_prefix(mark));
    let behind_code = || line.split_once(" // ").or_else(|| line.split_once(" # "));
    whole.or_else(|| behind_code().map(|(_, comment)| comment)).map(str::trim)
}

fn is_fragment(paragraph: &str) -> bool {
    let mut rests = OPENINGS.iter().filter_map(|opening| paragraph.strip_prefix(opening));
    rests.any(|rest| !rest.starts_with(char::is_alphanumeric))
}

/// The lines that begin a paragraph of a comment, also below a heading, with such a word.
fn fragments(text: &str) -> Vec<usize> {
    let mut before = "";
    let mut found = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let comment = comment(line).unwrap_or_default();
        let begins = before.is_empty() || before.starts_with('#');
        if begins && is_fragment(comment) {
            found.push(index + 1);
        }
        before = comment;
    }
    found
}

#[test]
fn comments_begin_no_fragments() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut found = Vec::new();
    let paths = FOLDERS.iter().flat_map(|folder| all_files(&root.join(folder)));
    for path in paths.filter(|path| !is_expansion(path)) {
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
    ] {
        assert_eq!(fragments(text).len(), 1, "{text}");
    }
    assert_eq!(fragments("/// The square.\n/// One of them.\nOne\n// Only one, once"), [0; 0]);
}
