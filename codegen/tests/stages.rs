//! Stages look down only: no module of the compiler imports one of a later stage, and in the
//! runtime's tablebases no file imports one that imports it. Folders of many files say what is in
//! which. Held by reading the sources.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The rooms of `codegen/src`, each of which may import those before it.
const ORDER: [&str; 24] = [
    "did_you_mean",
    "sort",
    "random",
    "diagnostic",
    "lexical",
    "limits",
    "work",
    "parse",
    "program",
    "model",
    "betza",
    "reference",
    "riders",
    "item",
    "proof",
    "check",
    "read",
    "solve",
    "verify",
    "emit",
    "source_text",
    "expand",
    "tablebase",
    "build",
];

/// The most files of a folder of the runtime that may import one another in a circle; 1 is none.
const LARGEST_CIRCLE: usize = 1;

/// All Rust files in a folder and the folders in it.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the folder is there");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let mut found = Vec::new();
    for path in paths {
        if path.is_dir() {
            found.extend(files(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The code of a file: no comments, and no tests, which may use anything.
fn code(path: &Path) -> String {
    let text = fs::read_to_string(path).expect("text");
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    let is_code = |line: &&str| !line.trim_start().starts_with("//");
    code.lines().filter(is_code).collect::<Vec<_>>().join("\n")
}

/// The first names of all paths in the code that begin with `start`, those in braces too.
fn imported(code: &str, start: &str) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for (at, _) in code.match_indices(start) {
        let rest = &code[at + start.len()..];
        let list = rest.strip_prefix('{').and_then(|rest| rest.split("};").next());
        let paths = list.map_or(vec![rest], |list| list.split(", ").collect());
        let name = |path: &str| {
            let is_part = |character: &char| character.is_ascii_lowercase() || *character == '_';
            path.trim().chars().take_while(is_part).collect::<String>()
        };
        names.extend(paths.into_iter().map(name));
    }
    names.remove("");
    names
}

/// The room that a file of `codegen/src`, or a name at the root of the crate, is in.
fn room(name: &str) -> &str {
    match name.trim_end_matches(".rs") {
        "board" | "layout" => "model",
        name => name,
    }
}

#[test]
fn stages_look_down_only() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let rank = |room: &str| ORDER.iter().position(|other| *other == room);
    let mut wrong = BTreeSet::new();
    for path in files(&source) {
        let inner = path.strip_prefix(&source).expect("a file in it");
        let first = inner.iter().next().expect("a name").to_str().expect("text");
        if first == "lib.rs" {
            continue;
        }
        let from = room(first);
        let place = rank(from).unwrap_or_else(|| panic!("`{from}` has no place among the stages"));
        for name in imported(&code(&path), "crate::") {
            let to = room(&name);
            let is_above = rank(to).is_some_and(|to| to > place);
            if is_above {
                wrong.insert(format!("{} imports `{to}`", inner.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// For each file of a folder the others that it imports, directly or through others.
fn reached(folder: &Path) -> BTreeMap<String, BTreeSet<String>> {
    let stem = |path: &Path| path.file_stem().and_then(|stem| stem.to_str()).map(str::to_owned);
    let paths = files(folder);
    let mut graph: BTreeMap<String, BTreeSet<String>> = paths
        .iter()
        .filter_map(|path| Some((stem(path)?, imported(&code(path), "super::"))))
        .filter(|(name, _)| name != "mod")
        .collect();
    // As many rounds as the longest way can have steps.
    for _ in 0..graph.len() {
        let before = graph.clone();
        for imports in graph.values_mut() {
            let further = imports.iter().filter_map(|name| before.get(name)).flatten().cloned();
            let further: Vec<String> = further.collect();
            imports.extend(further);
        }
    }
    graph
}

#[test]
fn tablebases_of_the_runtime_have_no_large_circle() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../runtime/src/tablebase");
    let graph = reached(&folder);
    for (name, imports) in &graph {
        let circle: Vec<&String> = imports
            .iter()
            .filter(|other| graph.get(*other).is_some_and(|g| g.contains(name)))
            .collect();
        assert!(circle.len() <= LARGEST_CIRCLE, "{name} is in a circle: {circle:?}");
    }
}

/// The most files of a folder whose names alone say enough.
const FEW_FILES: usize = 5;

/// By folder: the modules in it, which are files or folders.
fn modules(source: &Path) -> BTreeMap<PathBuf, BTreeSet<String>> {
    let mut folders: BTreeMap<PathBuf, BTreeSet<String>> = BTreeMap::new();
    for path in files(source) {
        let module =
            if path.ends_with("mod.rs") { path.parent().expect("a folder") } else { &path };
        let name = module.file_stem().and_then(|stem| stem.to_str()).expect("text").to_owned();
        let folder = module.parent().expect("a folder").to_owned();
        folders.entry(folder).or_default().insert(name);
    }
    folders
}

/// The names in backticks of some lines, without what tells modules from other items of their names.
fn in_backticks<'a>(lines: impl Iterator<Item = &'a str>) -> BTreeSet<String> {
    let names = lines.flat_map(|line| line.split('`').skip(1).step_by(2));
    names.map(|name| name.trim_start_matches("mod@").trim_end_matches(".rs").to_owned()).collect()
}

/// The modules that a folder's header names.
fn header(folder: &Path) -> BTreeSet<String> {
    let text = ["lib.rs", "mod.rs", "main.rs"].map(|name| fs::read_to_string(folder.join(name)));
    let text = text.into_iter().find_map(Result::ok).unwrap_or_default();
    in_backticks(text.lines().filter(|line| line.starts_with("//")))
}

#[test]
fn folders_of_many_files_have_a_map() {
    let sources = [
        "src",
        "tests/language",
        "../bench/src/bin/flips",
        "../bench/src/bin/games",
        "../cli/src",
        "../runtime/src",
        "../syzygy/src",
        "../tests/differential/src/generate",
        "../tests/fuzz/src",
    ];
    for source in sources {
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join(source);
        for (folder, mut modules) in modules(&source) {
            modules.retain(|name| name != "lib" && name != "main");
            let header = header(&folder);
            let missing: Vec<_> = modules.difference(&header).collect();
            let is_told = modules.len() <= FEW_FILES || missing.is_empty();
            assert!(is_told, "the header of {} lacks {missing:?}", folder.display());
        }
    }
}

/// Folders of tests have no header of their own: `CONTRIBUTING.md` has a table of their files.
#[test]
fn files_of_tests_are_in_a_table() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let table = fs::read_to_string(root.join("CONTRIBUTING.md")).expect("text");
    let named = in_backticks(table.lines().filter(|line| line.starts_with('|')));
    for folder in ["codegen/tests", "tests"] {
        let entries = fs::read_dir(root.join(folder)).expect("the folder is there");
        let paths = entries.map(|entry| entry.expect("an entry").path());
        let files = paths.filter(|path| path.extension().is_some_and(|it| it == "rs"));
        let names = files.filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned()));
        let missing: Vec<_> = names.filter(|name| !named.contains(name)).collect();
        assert!(missing.is_empty(), "CONTRIBUTING.md lacks {missing:?} of {folder}");
    }
}

#[test]
fn imports_are_seen() {
    let code =
        "use crate::parse::{Ast, Body};\nuse crate::{emit, verify};\nlet x = crate::sort::by_key;";
    let all = ["emit", "parse", "sort", "verify"].map(str::to_owned);
    assert_eq!(imported(code, "crate::"), BTreeSet::from(all));
}
