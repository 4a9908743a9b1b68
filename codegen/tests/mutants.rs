//! Checks that the lines that `.ci/mutants` breaks exist: otherwise a stale list would be noticed only when it
//! runs, which takes long.

use std::fs;
use std::path::Path;

#[test]
fn every_line_that_is_broken_exists() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let read = |path: &str| fs::read_to_string(root.join(path)).expect(path);
    let mut missing = Vec::new();
    for list in [".ci/mutants.tsv", ".ci/reverts.tsv"] {
        for line in read(list).lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let fields: Vec<&str> = line.split('\t').collect();
            assert!(matches!(fields.len(), 3 | 4), "{list}: {line}");
            if !read(fields[0]).contains(fields[1]) {
                missing.push(format!("{list}: {} has no: {}", fields[0], fields[1]));
            }
            assert_ne!(fields[1], fields[2], "{list}: nothing is broken");
        }
    }
    assert_eq!(missing, [""; 0]);
}
