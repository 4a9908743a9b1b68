//! Pages and comments as they are seen: tables are whole, and comments are no wider than their readers' windows.

use std::fs;
use std::path::{Path, PathBuf};

use crate::sources::{FOLDERS, all_files};

/// The files beside the folders.
const PAGES: [&str; 4] = [".github", "ARCHITECTURE.md", "CHANGELOG.md", "README.md"];

/// The greatest width of a comment.
const WIDTH: usize = 128;

/// The text of each file that has one of these extensions.
fn texts(extensions: &[&str]) -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let paths = FOLDERS.iter().chain(&PAGES).flat_map(|path| all_files(&root.join(path)));
    let named = paths
        .filter(|path| extensions.iter().any(|it| path.extension().is_some_and(|own| own == *it)));
    let read = |path: &PathBuf| {
        let name = path.strip_prefix(&root).expect("in the repository").display();
        (name.to_string(), fs::read_to_string(path).expect("text"))
    };
    named.map(|path| read(&path)).collect()
}

/// A line without the mark of a comment.
fn bare(line: &str) -> &str {
    let line = line.trim_start();
    ["///", "//!"].iter().find_map(|mark| line.strip_prefix(mark)).unwrap_or(line).trim_start()
}

fn is_rule(line: &str) -> bool {
    line.starts_with('|') && line.contains("---") && line.chars().all(|it| "|-: ".contains(it))
}

/// The lines that look like rows and are none, since a blank line stands before them and no rule after them.
fn cut_rows(text: &str) -> Vec<usize> {
    let lines: Vec<&str> = text.lines().map(bare).collect();
    let mut is_code = false;
    let mut found = Vec::new();
    for (index, line) in lines.iter().enumerate() {
        is_code ^= line.starts_with("```");
        let begins = index.checked_sub(1).is_none_or(|before| lines[before].is_empty());
        let is_head = lines.get(index + 1).is_some_and(|next| is_rule(next));
        if !is_code && begins && line.starts_with('|') && !is_head {
            found.push(index + 1);
        }
    }
    found
}

#[test]
fn tables_are_whole() {
    let mut found = Vec::new();
    for (name, text) in texts(&["md", "rs"]) {
        found.extend(cut_rows(&text).into_iter().map(|line| format!("{name}:{line}")));
    }
    assert_eq!(found, [""; 0], "these rows have no table");
}

#[test]
fn cut_tables_are_found() {
    let table = "Text.\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n";
    assert_eq!(cut_rows(&(table.to_owned() + "| 3 | 4 |\n\n```text\n\n| drawn |\n```")), [0; 0]);
    assert_eq!(cut_rows(&(table.to_owned() + "\n| 3 | 4 |\n| 5 | 6 |\n")), [7]);
    assert_eq!(cut_rows("/// Text.\n///\n/// | a |\nfn f() {}"), [3]);
}

/// Rows of tables cannot be broken.
#[test]
fn comments_fit_a_line() {
    let mut found = Vec::new();
    for (name, text) in texts(&["h", "mjs", "py", "rs", "sh", "ts"]) {
        for (index, line) in text.lines().enumerate() {
            let is_comment =
                ["//", "# ", "\"\"\""].iter().any(|mark| line.trim_start().starts_with(mark));
            let is_expansion = name.starts_with("src/layouts/");
            if is_comment
                && !is_expansion
                && !bare(line).starts_with('|')
                && line.chars().count() > WIDTH
            {
                found.push(format!("{name}:{}", index + 1));
            }
        }
    }
    assert_eq!(found, [""; 0], "these comments are wider than {WIDTH} columns");
}

/// Two rows of one name are two accounts of one file, of which one is out of date.
#[test]
fn tables_of_tests_name_each_file_once() {
    let text = texts(&["md"]).into_iter().find(|(name, _)| name == ".github/CONTRIBUTING.md");
    let (_, text) = text.expect("the page");
    for table in text.split("\n\n") {
        let rows = table.lines().filter_map(|row| row.strip_prefix("| `")?.split_once('|'));
        let mut names: Vec<&str> = rows.map(|(name, _)| name).collect();
        names.sort_unstable();
        let twice: Vec<_> = names.windows(2).filter(|pair| pair[0] == pair[1]).collect();
        assert!(twice.is_empty(), "{twice:?}");
    }
}
