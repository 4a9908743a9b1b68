//! Generic code costs nothing: functions written against a layout compile to the same instructions as functions
//! written by hand for a1 = 0.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::{env, fs};

#[test]
#[ignore = "compiles the library once more, optimised: `.ci/run` runs it"]
fn generic_functions_are_the_hand_written_ones() {
    let functions = instructions(&assembly());
    let generic: Vec<&String> =
        functions.keys().filter(|name| name.starts_with("generic_")).collect();
    let pairs = include_str!("../instructions/src/lib.rs").matches("\npair! {").count();
    assert_eq!(generic.len(), pairs, "all pairs were compiled: {generic:?}");
    for name in generic {
        let by_hand = name.replace("generic_", "by_hand_");
        assert_eq!(
            body(&functions, name),
            body(&functions, &by_hand),
            "`{name}` (left) and `{by_hand}` (right) compile to different instructions"
        );
    }
}

#[test]
#[cfg(target_arch = "x86_64")]
#[ignore = "compiles the library once more, optimised: `.ci/run` runs it"]
fn look_ups_ask_nothing_at_run_time() {
    let functions = instructions(&assembly());
    let straight: Vec<&String> =
        functions.keys().filter(|name| name.starts_with("straight_")).collect();
    assert_eq!(straight.len(), 4, "{straight:?}");
    for name in straight {
        let body = body(&functions, name);
        assert!(!body.lines().any(|line| line.starts_with('j')), "`{name}` jumps:\n{body}");
    }
}

/// Methods of squares that an engine calls a hundred times use the instruction that the layout asks for.
#[test]
#[cfg(target_arch = "x86_64")]
#[ignore = "compiles the library once more, optimised: `.ci/run` runs it"]
fn methods_of_squares_extract_bits() {
    let plain = instructions(&assembly());
    let with_bmi2 = instructions(&assembly_for("-Ctarget-feature=+bmi2", &host()));
    let extracts = |functions: &Functions, name: &str| {
        body(functions, name).lines().any(|line| line.starts_with("pext"))
    };
    for name in ["extracted_rook", "extracted_bishop"] {
        assert!(!extracts(&plain, name) && extracts(&with_bmi2, name), "`{name}`");
    }
}

/// The target of the compiler itself.
fn host() -> String {
    let version = Command::new("rustc").arg("-vV").output().expect("rustc runs");
    let version = String::from_utf8(version.stdout).expect("text");
    version.lines().find_map(|line| line.strip_prefix("host: ")).expect("a target").to_owned()
}

/// The instructions of a function, or of the function that it was merged with.
fn body(functions: &Functions, name: &str) -> String {
    match &functions[name] {
        Function::Body(instructions) => instructions.join("\n"),
        Function::Alias(other) => body(functions, other),
    }
}

/// A lock that a test holds while the package `quadrille-instructions` is compiled.
pub(crate) static COMPILING: Mutex<()> = Mutex::new(());

/// Compiles that package on top of other release builds. Returns the folder of programs.
pub(crate) fn compile(arguments: &[&str]) -> PathBuf {
    compile_for("", arguments).join("release")
}

/// Compiles the package with flags for rustc, and returns the folder of all builds.
fn compile_for(flags: &str, arguments: &[&str]) -> PathBuf {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("..");
    let status = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
        .args([arguments[0], "--release", "--package", "quadrille-instructions", "--target-dir"])
        .arg(&target)
        .args(&arguments[1..])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .env("RUSTFLAGS", flags)
        .status()
        .expect("cargo runs");
    assert!(status.success(), "the package compiles");
    target
}

/// The package as assembly.
fn assembly() -> String {
    assembly_for("", "")
}

/// The package as assembly for a target, with flags that do not apply to macros and build scripts.
fn assembly_for(flags: &str, target: &str) -> String {
    let _others_wait = COMPILING.lock();
    let folder =
        Path::new(env!("CARGO_TARGET_TMPDIR")).join("..").join(target).join("release/deps");
    // Assembly of an earlier compiler would be found beside the new one.
    for stale in outputs(&folder) {
        fs::remove_file(stale).expect("a file that can be removed");
    }
    let target = if target.is_empty() { Vec::new() } else { vec!["--target", target] };
    let emit = ["--lib", "--", "--emit=asm", "-Ccodegen-units=1", "-Cdebuginfo=0"];
    compile_for(flags, &[&["rustc"], &target[..], &emit].concat());
    let assembly = outputs(&folder).into_iter().find(|path| path.extension() == Some("s".as_ref()));
    fs::read_to_string(assembly.expect("rustc wrote assembly")).expect("assembly is text")
}

/// The assembly files of the package `quadrille-instructions`.
fn outputs(folder: &Path) -> Vec<PathBuf> {
    let files = fs::read_dir(folder).into_iter().flatten();
    let files = files.filter_map(|entry| Some(entry.ok()?.path()));
    let is_output = |path: &PathBuf| {
        path.file_name().is_some_and(|it| it.to_string_lossy().contains("quadrille_instructions"))
    };
    files.filter(is_output).collect()
}

/// The library of a package as one object file.
pub(crate) fn object(package: &str) -> PathBuf {
    let object = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{package}.o"));
    let status = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
        .args(["rustc", "--release", "--lib", "--package", package, "--target-dir"])
        .arg(Path::new(env!("CARGO_TARGET_TMPDIR")).join(".."))
        .args(["--", "-Ccodegen-units=1", "-Cdebuginfo=0"])
        .arg(format!("--emit=obj={}", object.display()))
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .status()
        .expect("cargo runs");
    assert!(status.success(), "the package compiles");
    object
}

/// A function of a pair.
enum Function {
    Body(Vec<String>),
    /// The function is the same as another one, and LLVM merged the two.
    Alias(String),
}

type Functions = BTreeMap<String, Function>;

/// The functions of all pairs, without directives and labels of the linker.
fn instructions(assembly: &str) -> Functions {
    let mut functions = Functions::new();
    let mut current: Option<String> = None;
    for line in assembly.lines() {
        let is_label = line.ends_with(':') && !line.starts_with(char::is_whitespace);
        if let Some((name, other)) = alias(line) {
            functions.insert(name, Function::Alias(other));
        } else if is_label && !line.starts_with(".L") {
            current = pair_name(line);
            let empty = current.clone().map(|name| (name, Function::Body(Vec::new())));
            functions.extend(empty);
        } else if let Some(name) = &current
            && is_instruction(line)
            && let Some(Function::Body(body)) = functions.get_mut(name)
        {
            body.push(normalized(line));
        }
    }
    functions
}

/// The two names of `name = other`, or of `.set name, other`.
fn alias(line: &str) -> Option<(String, String)> {
    let line = line.trim();
    let set = line.strip_prefix(".set").and_then(|names| names.split_once(','));
    let (name, other) = set.or_else(|| line.split_once(" = "))?;
    Some((pair_name(name)?, pair_name(other)?))
}

/// An instruction without the parts that depend on the place of its tables: their names and sizes.
fn normalized(line: &str) -> String {
    let mut text = String::new();
    let mut word = String::new();
    // The added blank ends the last word too.
    for character in line.trim().chars().chain([' ']) {
        if character.is_alphanumeric() || "_.$@".contains(character) {
            word.push(character);
        } else {
            text += table_or(&word);
            word.clear();
            text.push(if character.is_whitespace() { ' ' } else { character });
        }
    }
    text.trim_end().to_owned()
}

/// The word, unless it names a table or is a distance of table size.
fn table_or(word: &str) -> &str {
    let is_symbol = word.starts_with("_ZN") || word.starts_with(".L");
    let is_distance = word.parse().is_ok_and(|distance: u64| distance >= 1024);
    if is_symbol || is_distance { "TABLE" } else { word }
}

/// `generic_file` in `_ZN22quadrille_instructions12generic_file17h...E:`.
fn pair_name(label: &str) -> Option<String> {
    let start = ["generic_", "by_hand_", "straight_", "extracted_"]
        .iter()
        .find_map(|prefix| label.find(prefix))?;
    let name: String =
        label[start..].chars().take_while(|c| *c == '_' || c.is_alphabetic()).collect();
    // Legacy mangling appends a hash of 17 characters, which begins with `17h`, to the name.
    Some(name)
}

fn is_instruction(line: &str) -> bool {
    let text = line.trim();
    line.starts_with('\t') && !text.starts_with('.') && !text.starts_with('#') && !text.is_empty()
}
