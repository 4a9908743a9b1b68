//! The files with unsafe code are those that `.github/SECURITY.md` lists.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::sources::files;

/// The folders of what users compile, and of the tools.
const FOLDERS: [&str; 15] = [
    "src",
    "circuits/src",
    "codegen/src",
    "macros/convert/src",
    "tools/languages/src",
    "macros/src",
    "runtime/src",
    "tablebase/src",
    "tools/command/src",
    "syzygy/src",
    "syzygy/examples",
    "syzygy/fathom/src",
    "tools/src",
    "tools/playground/src",
    "examples",
];

/// True if a line begins unsafe code, or allows it.
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
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
    let is_unsafe = |path: &Path| fs::read_to_string(path).expect("text").lines().any(has_unsafe);
    let found = FOLDERS.iter().flat_map(|folder| files(&root.join(folder)));
    let found: BTreeSet<String> = found
        .filter(|path| is_unsafe(path))
        .map(|path| path.strip_prefix(root).expect("in the repository").to_owned())
        .map(|path| path.to_string_lossy().replace('\\', "/"))
        .collect();
    let security = fs::read_to_string(root.join(".github/SECURITY.md")).expect("text");
    let (_, list) = security.split_once("but in these files").expect("the list");
    let (list, _) = list.split_once("Held by").expect("its end");
    let listed: BTreeSet<String> =
        list.split('`').filter(|part| is_source(part)).map(str::to_owned).collect();
    assert_eq!(found, listed);
}
