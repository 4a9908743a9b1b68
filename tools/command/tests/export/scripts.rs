//! Modules of Python and TypeScript, called by scripts.

use std::collections::BTreeMap;
use std::process::Command;
use std::{env, fs};

use crate::command::folder;
use crate::compiler::{exported, is_there};
use crate::layouts::in_scripts;

/// A language, its interpreter, and the script that makes calls.
pub struct Language {
    pub name: &'static str,
    interpreter: (&'static str, &'static str),
    module: &'static str,
    pub script: (&'static str, &'static str),
}

pub const PYTHON: Language = Language {
    name: "python",
    interpreter: ("PYTHON", "python3"),
    module: "layout.py",
    script: ("calls.py", include_str!("calls.py")),
};

pub const TYPESCRIPT: Language = Language {
    name: "typescript",
    interpreter: ("NODE", "node"),
    module: "layout.mjs",
    script: ("calls.mjs", include_str!("calls.mjs")),
};

/// All of them.
pub const LANGUAGES: [Language; 2] = [PYTHON, TYPESCRIPT];

impl Language {
    /// The interpreter, which the environment may name, if it is there. Whoever runs the tests is told if it is not.
    pub fn interpreter(&self) -> Option<String> {
        let (variable, usual) = self.interpreter;
        let interpreter = env::var(variable).unwrap_or_else(|_| usual.to_owned());
        let is_there = is_there(&interpreter);
        let is_required = env::var_os(format!("REQUIRE_{variable}")).is_some();
        assert!(is_there || !is_required, "there is no {interpreter}");
        is_there.then_some(interpreter)
    }

    /// Makes the calls of all layouts.
    fn check(&self) {
        for case in in_scripts() {
            let module = exported(&case.description, self.name);
            let is_own = |line: &&str| !line.starts_with("bishop_and_rook_attacks");
            let calls: Vec<&str> = case.calls.lines().filter(is_own).collect();
            self.run(case.name, &module, self.script, &[("calls.txt", &calls.join("\n"))]);
        }
    }

    /// Runs a script over a module and files, if the interpreter is there. It prints how many lines of the first file are
    /// right.
    pub fn run(&self, name: &str, module: &str, script: (&str, &str), files: &[(&str, &str)]) {
        let Some(interpreter) = self.interpreter() else { return };
        let folder = folder(&format!("modules/{name}_{}", self.name));
        let stripped = (self.name != "python").then(|| without_annotations(module));
        let module = (self.module, stripped.as_deref().unwrap_or(module));
        for (name, text) in [module, script].into_iter().chain(files.iter().copied()) {
            fs::write(folder.join(name), text).expect("a file");
        }
        let mut run = Command::new(&interpreter);
        let output = run.arg(script.0).current_dir(&folder).output().expect("a run");
        let [said, error] =
            [output.stdout, output.stderr].map(|it| String::from_utf8(it).expect("text"));
        let expected = files[0].1.lines().count().to_string();
        assert_eq!(said.trim(), expected, "{name} in {}: {error}", self.name);
    }
}

/// The module as JavaScript.
pub fn without_annotations(module: &str) -> String {
    // `!` after an index says that there is an entry.
    let text = module.replace("]!", "]");
    let mut types = vec!["bigint", "number", "boolean", "A", "R", "S", "V"];
    let name_of_type = |line| str::strip_prefix(line, "type ")?.split([' ', '<']).next();
    types.extend(module.lines().filter_map(name_of_type));
    let lines = text.lines().filter(|line| !line.starts_with("type "));
    let mut text = lines.map(without_long_annotations).collect::<Vec<_>>().join("\n");
    for ty in types {
        for dimensions in ["[][][]", "[][]", "[]", ""] {
            let annotation = format!(": {ty}{dimensions}");
            for end in [",", ")", " =", " {", ";"] {
                text = text.replace(&format!("{annotation}{end}"), end);
            }
        }
    }
    text
}

/// A line without the type of a table's records, and without parameters that are types.
fn without_long_annotations(line: &str) -> String {
    let (begin, end) = match line.split(' ').next() {
        Some("const") => (": [", " = "),
        Some("function") => ("<", ">"),
        _ => return line.to_owned(),
    };
    let mut text = line.to_owned();
    while let Some((before, rest)) = text.split_once(begin) {
        let kept = rest.find(end).map_or("", |at| &rest[at..]);
        text = format!("{before}{}", kept.strip_prefix('>').unwrap_or(kept));
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
        let start = before.trim_end_matches(|c: char| c.is_alphanumeric() || c == '_').len();
        // Types have names too, with small letters.
        let name = &before[start..];
        let is_own = name.starts_with('_') && !name.contains(|c: char| c.is_ascii_lowercase());
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

/// Exports are data and lines: only the runtime, which comes first, has loops.
#[test]
fn only_the_runtime_has_loops() {
    for case in in_scripts() {
        for (language, begin, loops) in [
            ("python", "FILES = ", ["    while ", "    for "]),
            ("typescript", "export const ", ["  while (", "  for ("]),
        ] {
            let module = exported(&case.description, language);
            let first = module.lines().position(|line| line.contains(begin)).expect("constants");
            let (runtime, layout): (Vec<_>, Vec<_>) =
                module.lines().enumerate().partition(|(number, _)| *number < first);
            let is_loop = |line: &str| loops.iter().any(|it| line.trim_end().starts_with(it));
            let found = layout.iter().find(|(_, line)| is_loop(line));
            assert_eq!(found, None, "{} in {language}", case.name);
            assert!(runtime.iter().any(|(_, line)| is_loop(line)), "{} in {language}", case.name);
        }
    }
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
