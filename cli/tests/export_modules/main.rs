//! `quadrille export --to python` and `--to typescript`: every function gives what the Rust library gives, on every square,
//! random occupancies and random positions. A script reads calls with their results, a line each, and makes them.
//!
//! Ordinary tests have a few layouts. With the feature `long`, which `.ci/long languages` has, there are more of them, and
//! every method of sliders: each is a program of its own to compile.
//!
//! Annotations are all that Node does not know of TypeScript: they are taken out here, and `.ci/long` has the compiler
//! check them.

#[cfg(feature = "long")]
#[macro_use]
#[path = "../../../tests/support/each_method.rs"]
mod each_method;

#[path = "../pieces/mod.rs"]
mod pieces;

#[path = "../numbered/mod.rs"]
mod numbered;

mod calls;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs};

use calls::Calls;
use quadrille::layouts::*;
use quadrille::piece;

/// A language, and the script that makes calls.
struct Language {
    name: &'static str,
    interpreter: (&'static str, &'static str),
    script: &'static str,
}

const PYTHON: Language = Language {
    name: "python",
    interpreter: ("PYTHON", "python3"),
    script: include_str!("calls.py"),
};

const TYPESCRIPT: Language = Language {
    name: "typescript",
    interpreter: ("NODE", "node"),
    script: include_str!("calls.mjs"),
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

    fn check(&self, test: &str, description: &str, calls: &str) {
        let Some(interpreter) = self.interpreter() else { return };
        let folder = folder(&format!("{test}_{}", self.name));
        let module = exported(&folder, description, self.name);
        let (module_name, script_name) = match self.name {
            "python" => ("layout.py", "calls.py"),
            _ => ("layout.mjs", "calls.mjs"),
        };
        let module = if self.name == "python" { module } else { without_annotations(&module) };
        let files =
            [(module_name, module.as_str()), (script_name, self.script), ("calls.txt", calls)];
        for (name, text) in files {
            fs::write(folder.join(name), text).expect("a file");
        }
        let output = Command::new(interpreter)
            .arg(script_name)
            .current_dir(&folder)
            .output()
            .expect("a run");
        let error = String::from_utf8_lossy(&output.stderr);
        let said = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success(), "{test} in {}: {said}{error}", self.name);
        assert_eq!(
            said.trim(),
            calls.lines().count().to_string(),
            "calls of {test} in {}",
            self.name
        );
    }
}

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("modules").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// The module of a standard layout, or of a description.
fn exported(folder: &Path, description: &str, language: &str) -> String {
    let mut name = description.to_owned();
    if description.contains('{') {
        name = folder.join("mine.layout").to_string_lossy().into_owned();
        fs::write(&name, description).expect("a file");
    }
    let mut command = Command::new(env!("CARGO_BIN_EXE_quadrille"));
    let output = command.args(["export", &name, "--to", language]).output().expect("the command");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// The module as JavaScript.
fn without_annotations(module: &str) -> String {
    let mut text = module.to_owned();
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

/// Two layouts, whose positions are converted to those of the other.
const TWO: &str = "pub struct One { board: 8 x 8, number: rank * 8 + file, pieces: { rook: R } }
pub struct Two { board: 8 x 8, number: file * 8 + rank, sliders: { method: magic }, pieces: { rook: R } }";

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
    for (name, description) in [("mailbox", "mailbox"), ("lerf", "lerf"), ("two", TWO)] {
        let folder = folder(&format!("used_{name}"));
        for language in ["python", "typescript"] {
            let module = exported(&folder, description, language);
            let mut count = BTreeMap::new();
            words(&module).for_each(|word| *count.entry(word).or_insert(0) += 1);
            assert!(private(&module).count() > 5, "{name} in {language}");
            for private in private(&module) {
                assert!(count[private] > 1, "{private} of {name} in {language}");
            }
        }
    }
}

/// Every seventh pair of each set.
#[test]
fn numbers_of_pairs() {
    let (mut calls, mut place) = (String::new(), 0);
    numbered::each(|function, numbers| {
        place += 1;
        if place % 7 == 0 {
            let numbers = numbers.map(|number| format!("n{number}")).join(" ");
            calls.extend([function, " ", &numbers, "\n"]);
        }
    });
    for language in [PYTHON, TYPESCRIPT] {
        language.check("pairs", numbered::DESCRIPTION, &calls);
    }
}

/// Names by number are those of numbers by name.
#[test]
fn names_of_squares() {
    let folder = folder("names");
    let typescript = without_annotations(&exported(&folder, "lerf", "typescript"));
    let files = [("layout.mjs", &typescript), ("layout.py", &exported(&folder, "lerf", "python"))];
    for (name, text) in files {
        fs::write(folder.join(name), text).expect("a file");
    }
    let programs = [
        (PYTHON, "-c", "import layout as l; print(len(l.NAMES), l.NAMES[l.SQUARES['e4']])"),
        (
            TYPESCRIPT,
            "-e",
            "import('./layout.mjs').then(l => console.log(l.NAMES.size, l.NAMES.get(l.SQUARES.get('e4'))))",
        ),
    ];
    for (language, option, program) in programs {
        let Some(interpreter) = language.interpreter() else { continue };
        let run = Command::new(interpreter).args([option, program]).current_dir(&folder).output();
        assert_eq!(String::from_utf8_lossy(&run.expect("a run").stdout).trim(), "64 e4");
    }
}

/// A test of a layout: calls of the functions of its squares and sets, and of those of its pieces that are named. After
/// a piece's name and type stand the parts of functions' names that follow its name.
macro_rules! compare {
    (more $($rest:tt)*) => {
        #[cfg(feature = "long")]
        compare! { @test $($rest)* }
    };
    (@test $test:ident, $layout:ident, $description:expr, $($part:ident)*;
        $([$piece:ident: $type:ident] $($kind:ident($function:ident))*)*) => {
        #[test]
        fn $test() {
            let mut calls = Calls::<$layout>::new();
            $(calls.$part();)*
            $(
                let functions = [$((stringify!($kind), stringify!($function)),)*];
                calls.piece::<piece::$type>(stringify!($piece), &functions);
            )*
            for language in [PYTHON, TYPESCRIPT] {
                language.check(stringify!($test), $description, &calls.text);
            }
        }
    };
    ($($test:tt)*) => {
        compare! { @test $($test)* }
    };
}

compare! { w, W, "w", squares positions sets;
    [rook: Rook] BLOCKED(attacks) PLAIN(attacks_empty) BLOCKED(xrays) BLOCKED(attackers)
    [bishop: Bishop] BLOCKED(attacks)
    [queen: Queen] BLOCKED(attacks)
    [knight: Knight] PLAIN(attacks)
    [king: King] PLAIN(attacks)
}

compare! { lerf, Lerf, "lerf", squares positions sets;
    [rook: Rook] BLOCKED(attacks) OF_SETS(attacks_of_set)
    [bishop: Bishop] BLOCKED(attacks)
    [queen: Queen] BLOCKED(attacks) BLOCKED(xrays) OF_SETS(attacks_by_fill)
}

compare! { more rotary, Rotary, "rotary", squares positions sets;
    [rook: Rook] BLOCKED(attacks)
    [bishop: Bishop] BLOCKED(attacks)
    [queen: Queen] BLOCKED(attacks)
}

compare! { more board12x10, Board12x10, "board12x10", squares positions sets;
    [rook: Rook] BLOCKED(attacks)
    [bishop: Bishop] BLOCKED(attacks)
    [queen: Queen] BLOCKED(attacks)
    [knight: Knight] PLAIN(attacks)
}

compare! { xiangqi, Xiangqi, "xiangqi", squares positions sets;
    [rook: Rook] BLOCKED(attacks)
    [cannon: Cannon] OVER(attacks_over) BLOCKED(moves)
    [horse: Horse] BLOCKED(attacks) BLOCKED(attackers)
    [soldier: Soldier] COLORED(attacks)
}

compare! { more shogi, Shogi, "shogi", squares positions sets;
    [gold: Gold] COLORED(attacks)
    [lance: Lance] COLORED_BLOCKED(attacks)
    [dragon: DragonKing] BLOCKED(attacks)
}

compare! { more checkers, Checkers, "checkers", squares positions sets; }

compare! { more glinski, Glinski, "glinski", squares positions sets;
    [rook: Rook] BLOCKED(attacks)
    [bishop: Bishop] BLOCKED(attacks)
}

compare! { mailbox, Mailbox, "mailbox", squares positions; }

/// A test of each layout that is described here, with rooks and bishops.
#[cfg(feature = "long")]
macro_rules! describe_each {
    ($($test:ident $name:ident { $($description:tt)* })*) => {$(
        quadrille::layout! { pub struct $name { $($description)* pieces: { rook: R, bishop: B, queen: Q, knight: N } } }
        compare! {
            more $test, $name,
            concat!("pub struct ", stringify!($name), "{", stringify!($($description)*),
                "pieces: { rook: R, bishop: B, queen: Q, knight: N } }"), ;
            [rook: Rook] BLOCKED(attacks)
            [bishop: Bishop] BLOCKED(attacks)
            [queen: Queen] BLOCKED(attacks)
            [knight: Knight] PLAIN(attacks)
        }
    )*};
}

#[cfg(feature = "long")]
each_method!(describe_each);

#[cfg(feature = "long")]
describe_each! {
    wide_split WideSplit { board: 9 x 8, number: rank * 9 + file, sliders: { method: split }, }
    wide_steps WideSteps { board: 8 x 16, number: file * 16 + rank, }
    wide_lines WideLines { board: 9 x 8, number: rank * 9 + file, sliders: { method: obstruction_difference }, }
}
