//! Stages look down only: no module of the compiler imports one of a later stage, and no folder of the tablebases or of
//! the runtime one above it; the modules of a folder import each other in no circle. Headers of folders with many files
//! name all of them. The tests read the sources.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use crate::sources::files;

/// The rooms of `tablebase/src`, each of which may import those before it.
const TABLEBASE: [&str; 8] =
    ["short_list", "squares", "men", "sets", "parts", "coding", "scheme", "indexes"];

/// The rooms of `runtime/src`, each of which may import those before it.
const RUNTIME: [&str; 33] = [
    "u256",
    "table",
    "bounds",
    "named",
    "symmetry",
    "direction",
    "color",
    "cost",
    "number_field",
    "coordinate",
    "hexagon",
    "index",
    "word",
    "bits",
    "target",
    "expansion_version",
    "sliders",
    "fill",
    "lines",
    "board",
    "square_map",
    "chess_squares",
    "packed",
    "numbering",
    "interop",
    "look_ups",
    "moves",
    "piece",
    "set_attacks",
    "move_lists",
    "pairs",
    "no_pairs",
    "programs",
];

/// The rooms of `codegen/src`, each of which may import those before it.
const CODEGEN: [&str; 26] = [
    "list",
    "text",
    "did_you_mean",
    "sort",
    "diagnostic",
    "limits",
    "lexical",
    "counted_work",
    "model",
    "parse",
    "step_names",
    "read_circuit",
    "betza",
    "reference",
    "riders",
    "described_type",
    "proof",
    "check",
    "read",
    "solve",
    "verify",
    "emit",
    "expand",
    "tablebase",
    "pretty",
    "build",
];

/// The code of a file, without comments, tests, which may import anything, and texts in backquotes, which are
/// messages. Paths of a module within the file that lead to the file itself are left out.
fn code(path: &Path) -> String {
    let text = fs::read_to_string(path).expect("text");
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    let is_code = |line: &&str| !line.trim_start().starts_with("//");
    let mut is_within = false;
    let line = |line: &str| {
        let line: String = line.split('`').step_by(2).collect();
        is_within &= line != "}";
        let inner = ["", "pub ", "pub(crate) "]
            .iter()
            .find_map(|it| line.strip_prefix(it)?.strip_prefix("mod "));
        is_within |= inner.is_some() && line.ends_with('{');
        if is_within { line.replace("super::", "self::") } else { line }
    };
    code.lines().filter(is_code).map(line).collect::<Vec<_>>().join("\n")
}

/// A path of names, `a::b`.
type Names = Vec<String>;

/// The paths that a text begins with: one, or those of a list in braces; empty for `*`.
fn paths(text: &str) -> Vec<Names> {
    let text = text.trim_start();
    if let Some(list) = text.strip_prefix('{') {
        return items(list).into_iter().flat_map(paths).collect();
    }
    let end = text.find(|character: char| character != '_' && !character.is_alphanumeric());
    let (name, rest) = text.split_at(end.unwrap_or(text.len()));
    if name.is_empty() {
        return if text.starts_with('*') { vec![Names::new()] } else { Vec::new() };
    }
    let mut further = rest.strip_prefix("::").map_or_else(Vec::new, paths);
    if further.is_empty() {
        further.push(Names::new());
    }
    for path in &mut further {
        path.insert(0, name.to_owned());
    }
    further
}

/// The items of a list, up to the brace that closes it.
fn items(list: &str) -> Vec<&str> {
    let (mut items, mut depth, mut start) = (Vec::new(), 0, 0);
    for (at, character) in list.char_indices() {
        match character {
            '{' => depth += 1,
            '}' if depth == 0 => {
                items.push(&list[start..at]);
                break;
            }
            '}' => depth -= 1,
            ',' if depth == 0 => {
                items.push(&list[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    items
}

/// All paths in the code that begin with `start`, without it.
fn imported(code: &str, start: &str) -> Vec<Names> {
    // `$crate` stands in macros that other crates expand.
    let is_part = |before: char| ":_$".contains(before) || before.is_alphanumeric();
    let begins = |at: &usize| !code[..*at].ends_with(is_part);
    let starts = code.match_indices(start).map(|(at, _)| at).filter(begins);
    starts.flat_map(|at| paths(&code[at + start.len()..])).collect()
}

/// The room at the beginning of a path: a folder, or a file without its extension.
fn room(inner: &Path) -> &str {
    let first = inner.iter().next().and_then(|first| first.to_str()).expect("text");
    first.trim_end_matches(".rs")
}

/// True if `super`, this many times, leaves the room of a file.
fn leaves_room(inner: &Path, supers: usize) -> bool {
    let is_module_of_folder = inner.ends_with("mod.rs");
    supers >= inner.iter().count() - usize::from(is_module_of_folder)
}

/// Asserts that no room of a source imports one after it, and returns the number of imports.
fn look_down_only(source: &str, order: &[&str]) -> usize {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join(source);
    let rank = |room: &str| order.iter().position(|other| *other == room);
    let (mut wrong, mut seen) = (BTreeSet::new(), 0);
    for path in files(&source) {
        let inner = path.strip_prefix(&source).expect("a file in it");
        let from = room(inner);
        if from == "lib" {
            continue;
        }
        let stage = rank(from).unwrap_or_else(|| panic!("`{from}` is no stage"));
        let code = code(&path);
        for names in imported(&code, "crate::") {
            let to: &str = names.first().expect("a name");
            let is_below = rank(to).is_some_and(|to| to <= stage);
            seen += 1;
            if !is_below {
                wrong.insert(format!("{} imports `{to}`", inner.display()));
            }
        }
        // Neighbours are imported by `super`, and other rooms by name.
        for names in imported(&code, "super::") {
            let supers = 1 + names.iter().take_while(|name| *name == "super").count();
            if leaves_room(inner, supers) {
                wrong.insert(format!("{} imports by `super` from another room", inner.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    seen
}

#[test]
fn stages_look_down_only() {
    let seen = look_down_only("src", &CODEGEN);
    assert!(seen > 400, "{seen} imports are seen");
    let seen = look_down_only("../tablebase/src", &TABLEBASE);
    assert!(seen > 150, "{seen} imports are seen");
    let seen = look_down_only("../runtime/src", &RUNTIME);
    assert!(seen > 150, "{seen} imports are seen");
}

/// The modules of a source, each with its code, by their paths.
type Modules = BTreeMap<Names, String>;

fn modules_with_code(source: &Path) -> Modules {
    let module = |path: PathBuf| {
        let inner = path.strip_prefix(source).expect("a file in it").with_extension("");
        let mut names: Names =
            inner.iter().map(|name| name.to_string_lossy().into_owned()).collect();
        if names.last().is_some_and(|last| ["mod", "lib", "main"].contains(&&**last)) {
            names.pop();
        }
        (names, code(&path))
    };
    files(source).into_iter().map(module).collect()
}

/// A path that stands in a module, from the root on; `None` if it leads to another crate.
fn from_root(module: &[String], path: &[String], modules: &Modules) -> Option<Names> {
    let supers = path.iter().take_while(|name| *name == "super").count();
    match path.first()?.as_str() {
        "crate" => Some(path[1..].to_vec()),
        "super" => Some([&module[..module.len() - supers], &path[supers..]].concat()),
        first => {
            let child = [module, &[first.to_owned()]].concat();
            modules.contains_key(&child).then(|| [module, path].concat())
        }
    }
}

/// The module that holds the item of a path. Imports of the module that it is taken from are followed.
fn definer(path: &[String], modules: &Modules) -> Names {
    let is_module = |&length: &usize| modules.contains_key(&path[..length]);
    let length = (0..=path.len()).rev().find(is_module).expect("the root is a module");
    let (module, rest) = path.split_at(length);
    let Some(name) = rest.first() else { return module.to_vec() };
    let imports = imported(&modules[module], "use ");
    let import = imports.iter().find(|import| import.last() == Some(name));
    match import.and_then(|import| from_root(module, import, modules)) {
        Some(to) => definer(&[&to[..], &rest[1..]].concat(), modules),
        None => module.to_vec(),
    }
}

/// The imports among modules of one folder that circles are made of, and those on a path from circle to circle. A
/// module is also all that is in its folder; its children may import it, as they may any module above them.
fn circles(source: &Path) -> Vec<String> {
    let modules = modules_with_code(source);
    let mut imports: BTreeMap<Names, BTreeSet<Names>> = BTreeMap::new();
    for (from, code) in &modules {
        for start in ["crate", "super"] {
            for names in imported(code, &format!("{start}::")) {
                let path = [&[start.to_owned()][..], &names].concat();
                let Some(path) = from_root(from, &path, &modules) else { continue };
                let to = definer(&path, &modules);
                let common = from.iter().zip(&to).take_while(|(from, to)| from == to).count();
                if common < from.len().min(to.len()) {
                    let to = to[..=common].to_vec();
                    imports.entry(from[..=common].to_vec()).or_default().insert(to);
                }
            }
        }
    }
    // A module that imports none of the others, or that none of them imports, is in no circle.
    loop {
        let before = imports.len();
        let importers: BTreeSet<Names> = imports.keys().cloned().collect();
        for to in imports.values_mut() {
            to.retain(|to| importers.contains(to));
        }
        let imported: BTreeSet<Names> = imports.values().flatten().cloned().collect();
        imports.retain(|from, to| !to.is_empty() && imported.contains(from));
        if imports.len() == before {
            break;
        }
    }
    let line = |(from, to): (Names, BTreeSet<Names>)| {
        let to: Vec<String> = to.iter().map(|to| to.join("::")).collect();
        format!("{} imports {}", from.join("::"), to.join(", "))
    };
    imports.into_iter().map(line).collect()
}

#[test]
fn modules_of_a_folder_import_each_other_in_no_circle() {
    for source in [
        "src",
        "../circuits/src",
        "../runtime/src",
        "../tablebase/src",
        "../tools/src",
        "../tools/command/src",
        "../tools/languages/src",
    ] {
        let mut circles = circles(&Path::new(env!("CARGO_MANIFEST_DIR")).join(source));
        // The traits of layouts name squares and sets, which are generic over layouts.
        circles.retain(|circle| !circle.starts_with("board::"));
        assert!(circles.is_empty(), "circles in {source}: {circles:#?}");
    }
}

/// The form of `Debug` is for people and may change: emitted code has names and literals of its own.
#[test]
fn emitted_code_is_not_the_form_of_debug() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    for folder in ["emit", "tablebase/emit"] {
        for path in files(&source.join(folder)) {
            assert!(!code(&path).contains(":?}"), "{}", path.display());
        }
    }
}

/// The greatest number of files in a folder whose names alone say enough.
const FEW_FILES: usize = 5;

/// The modules of each folder, which are files or folders.
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

/// The names in backticks of some lines, without the marks that tell modules from other items.
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
        "../circuits/src",
        "../bench/src/bin/flips",
        "../bench/src/bin/games",
        "../tools/command/src",
        "../tools/languages/src",
        "../runtime/src",
        "../syzygy/src",
        "../tablebase/src",
        "../tools/src",
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

/// Folders of tests have no headers; `CONTRIBUTING.md` has a table of their files.
#[test]
fn files_of_tests_are_in_a_table() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let table = fs::read_to_string(root.join(".github/CONTRIBUTING.md")).expect("text");
    let named = in_backticks(table.lines().filter(|line| line.starts_with('|')));
    let folders =
        ["codegen/tests", "examples/tests/all", "tests", "tests/indexes", "tests/layouts"];
    for folder in folders {
        let entries = fs::read_dir(root.join(folder)).expect("the folder is there");
        let paths = entries.map(|entry| entry.expect("an entry").path());
        let files = paths.filter(|path| path.extension().is_some_and(|it| it == "rs"));
        let names = files.filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned()));
        let missing: Vec<_> =
            names.filter(|name| name != "main" && !named.contains(name)).collect();
        assert!(missing.is_empty(), "CONTRIBUTING.md lacks {missing:?} of {folder}");
    }
}

/// The crates whose comments are read.
const CRATES: [&str; 9] = [
    "circuits",
    "codegen",
    "runtime",
    "tablebase",
    "syzygy",
    "tools",
    "tools/command",
    "tools/languages",
    "macros",
];

/// A comment that names a file of this repository names one that exists.
#[test]
fn files_that_comments_name_exist() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let absent =
        CRATES.iter().flat_map(|name| files(&root.join(name).join("src"))).flat_map(|path| {
            let text = fs::read_to_string(&path).expect("text");
            let absent = cited(&text).filter(|cited| !root.join(cited).is_file());
            absent.map(|cited| format!("{}: {cited}", path.display())).collect::<Vec<_>>()
        });
    assert_eq!(absent.collect::<Vec<_>>(), [""; 0]);
}

/// The least version of Rust is the same in all places that state it.
#[test]
fn one_least_version_of_rust_is_said() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let text = |file: &str| fs::read_to_string(root.join(file)).expect("a file");
    // Manifests and the page state it after a word; scripts read the manifest.
    let said = |file: &str, before: &str| -> BTreeSet<String> {
        let text = text(file);
        let versions = text.split(before).skip(1).filter(|rest| rest.starts_with("1."));
        let is_part = |it: char| it.is_ascii_digit() || it == '.';
        let versions =
            versions.map(|rest| rest.split(|it| !is_part(it)).next().unwrap_or_default());
        versions.map(str::to_owned).collect()
    };
    let least = said("Cargo.toml", "rust-version = \"");
    assert_eq!(least.len(), 1);
    for folder in
        ["bench", "bench/expansion", "bench/peers", "tools/playground", "tests/counterparts"]
    {
        assert_eq!(said(&format!("{folder}/Cargo.toml"), "rust-version = \""), least, "{folder}");
    }
    assert_eq!(said("README.md", "You need Rust "), least);
}

/// Names that ARCHITECTURE places in a file are there.
#[test]
fn names_that_the_architecture_places_are_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let page = fs::read_to_string(root.join("ARCHITECTURE.md")).expect("text");
    let parts: Vec<&str> = page.split('`').collect();
    let is_placed = |three: &&[&str]| three[1] == " in " && three[2].contains("/src/");
    let placed: Vec<_> = parts.windows(3).filter(is_placed).collect();
    assert!(!placed.is_empty());
    for three in placed {
        let text = fs::read_to_string(root.join(three[2])).expect("a file, named from the root on");
        assert!(text.contains(three[0]), "{} in {}", three[0], three[2]);
    }
}

/// The paths of sources and pages from the root on, in backquotes in comments.
fn cited(text: &str) -> impl Iterator<Item = &str> {
    let comments =
        text.lines().filter_map(|line| line.split_once("//")).map(|(_, comment)| comment);
    let quoted = comments.flat_map(|comment| comment.split('`').skip(1).step_by(2));
    quoted.filter(|path| {
        let (folder, _) = path.split_once('/').unwrap_or_default();
        let is_ours = CRATES.contains(&folder) || ["tests", "src", "docs"].contains(&folder);
        let extension = Path::new(path).extension().and_then(|end| end.to_str());
        is_ours && matches!(extension, Some("rs" | "md")) && !path.contains(['<', '*'])
    })
}
