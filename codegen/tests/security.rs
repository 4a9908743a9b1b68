//! The files with unsafe code are those that `SECURITY.md` lists.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The folders of what users compile, and of the tools.
const FOLDERS: [&str; 15] = [
    "src",
    "circuits/src",
    "codegen/src",
    "convert/src",
    "languages/src",
    "macros/src",
    "runtime/src",
    "tablebase/src",
    "cli/src",
    "syzygy/src",
    "syzygy/examples",
    "syzygy/fathom/src",
    "tools/src",
    "playground/src",
    "examples",
];

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
}

/// The files below a folder that allow unsafe code, by their paths from the repository's root.
fn unsafe_files(folder: &Path, files: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            unsafe_files(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).expect("text");
            if text.lines().any(has_unsafe) {
                let path = path.strip_prefix(root()).expect("in the repository");
                files.insert(path.to_string_lossy().replace('\\', "/"));
            }
        }
    }
}

/// Whether a line begins unsafe code or allows it.
fn has_unsafe(line: &str) -> bool {
    let code = line.split("//").next().unwrap_or_default();
    ["unsafe {", "unsafe fn", "unsafe impl", "unsafe trait", "unsafe(", "allow(unsafe_code)"]
        .iter()
        .any(|part| code.contains(part))
}

fn is_source(path: &str) -> bool {
    Path::new(path).extension().is_some_and(|extension| extension == "rs")
}

#[test]
fn unsafe_code_is_where_security_md_says() {
    let mut found = BTreeSet::new();
    for folder in FOLDERS {
        unsafe_files(&root().join(folder), &mut found);
    }
    let security = fs::read_to_string(root().join("SECURITY.md")).expect("text");
    let (_, list) = security.split_once("but in these files").expect("the list");
    let (list, _) = list.split_once("Held by").expect("its end");
    let listed: BTreeSet<String> =
        list.split('`').filter(|part| is_source(part)).map(str::to_owned).collect();
    assert_eq!(found, listed);
}
