//! Modules of Python and TypeScript, called by scripts.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs};

use crate::compiler::exported;
use crate::layouts::in_scripts;

/// A language, its interpreter, and the script that makes calls.
struct Language {
    name: &'static str,
    interpreter: (&'static str, &'static str),
    module: &'static str,
    script: (&'static str, &'static str),
}

const PYTHON: Language = Language {
    name: "python",
    interpreter: ("PYTHON", "python3"),
    module: "layout.py",
    script: ("calls.py", include_str!("calls.py")),
};

const TYPESCRIPT: Language = Language {
    name: "typescript",
    interpreter: ("NODE", "node"),
    module: "layout.mjs",
    script: ("calls.mjs", include_str!("calls.mjs")),
};

impl Language {
    /// The interpreter, which the environment may name, if it is there. Who runs the tests is told if it is not.
    fn interpreter(&self) -> Option<String> {
        let (variable, usual) = self.interpreter;
        let interpreter = env::var(variable).unwrap_or_else(|_| usual.to_owned());
        let version = Command::new(&interpreter).arg("--version").stdout(Stdio::null()).status();
        let is_there = version.is_ok_and(|status| status.success());
        let is_required = env::var_os(format!("REQUIRE_{variable}")).is_some();
        assert!(is_there || !is_required, "there is no {interpreter}");
        if !is_there {
            eprintln!("skipped: there is no {interpreter}");
        }
        is_there.then_some(interpreter)
    }

    /// Makes the calls of all layouts.
    fn check(&self) {
        let Some(interpreter) = self.interpreter() else { return };
        for case in in_scripts() {
            let folder = folder(&format!("{}_{}", case.name, self.name));
            let module = exported(&case.description, self.name);
            let module = if self.name == "python" { module } else { without_annotations(&module) };
            let is_own = |line: &&str| !line.starts_with("bishop_and_rook_attacks");
            let calls: Vec<&str> = case.calls.lines().filter(is_own).collect();
            let files = [(self.module, &*module), self.script, ("calls.txt", &calls.join("\n"))];
            for (name, text) in files {
                fs::write(folder.join(name), text).expect("a file");
            }
            let mut run = Command::new(&interpreter);
            let output = run.arg(self.script.0).current_dir(&folder).output().expect("a run");
            let [said, error] =
                [output.stdout, output.stderr].map(|it| String::from_utf8(it).expect("text"));
            let expected = calls.len().to_string();
            assert_eq!(said.trim(), expected, "{} in {}: {error}", case.name, self.name);
        }
    }
}

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("modules").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// The module as JavaScript.
fn without_annotations(module: &str) -> String {
    // `!` after an index says that there is an entry.
    let mut text = module.replace("]!", "]");
    for ty in ["bigint", "number", "boolean"] {
        for dimensions in ["[][][]", "[][]", "[]", ""] {
            let annotation = format!(": {ty}{dimensions}");
            for end in [",", ")", " =", " {", ";"] {
                text = text.replace(&format!("{annotation}{end}"), end);
            }
        }
    }
    text
}

#[test]
fn in_python() {
    PYTHON.check();
}

#[test]
fn in_typescript() {
    TYPESCRIPT.check();
}

/// Types hold under `noUncheckedIndexedAccess`, too, which `.ci/long` has the compiler check: whoever reads a list says that
/// the entry is there.
#[test]
fn every_entry_is_said_to_be_there() {
    for case in in_scripts() {
        let module = exported(&case.description, "typescript");
        let mut reads = 0;
        for (_, after) in indexed(&module) {
            assert!(after.starts_with('!'), "{}: ]{}", case.name, &after[..after.len().min(40)]);
            reads += 1;
        }
        assert!(reads > 5, "{}", case.name);
    }
}

/// The indices behind names of lists, and what follows each.
fn indexed(text: &str) -> Vec<(&str, &str)> {
    let is_list = |before: &str| {
        let name = before.trim_end_matches(|c: char| c.is_alphanumeric() || c == '_');
        let is_own = before[name.len()..].starts_with('_');
        is_own || before.ends_with("]!")
    };
    let open = text.match_indices('[').filter(|(at, _)| is_list(&text[..*at]));
    open.map(|(at, _)| text[at..].split_at(closing(&text[at..]))).collect()
}

/// The end of a text in brackets that another text begins with.
fn closing(text: &str) -> usize {
    let mut depth = 0;
    let end = text.bytes().position(|byte| {
        depth += i32::from(byte == b'[') - i32::from(byte == b']');
        depth == 0
    });
    end.map_or(text.len(), |end| end + 1)
}

/// The names in a module that users do not call.
fn private(module: &str) -> impl Iterator<Item = &str> {
    let private = |line: &&str| {
        ["def _", "_", "function ", "const "].iter().any(|beginning| line.starts_with(beginning))
    };
    let name = |line| words(line).find(|word| !["def", "function", "const"].contains(word));
    module.lines().filter(private).filter_map(name)
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric() && c != '_')
}

#[test]
fn nothing_is_there_that_nothing_uses() {
    for case in in_scripts().filter(|case| ["mailbox", "lerf", "small_other"].contains(&case.name))
    {
        for language in ["python", "typescript"] {
            let module = exported(&case.description, language);
            let mut count = BTreeMap::new();
            words(&module).for_each(|word| *count.entry(word).or_insert(0) += 1);
            assert!(private(&module).count() > 5, "{} in {language}", case.name);
            for private in private(&module) {
                assert!(count[private] > 1, "{private} of {} in {language}", case.name);
            }
        }
    }
}
