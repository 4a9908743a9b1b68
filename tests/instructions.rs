//! Generic code costs nothing: functions written against a layout compile to the instructions of
//! functions written by hand for a1 = 0.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

#[test]
fn generic_functions_are_the_hand_written_ones() {
    let functions = instructions(&assembly());
    let generic: Vec<&String> =
        functions.keys().filter(|name| name.starts_with("generic_")).collect();
    assert!(generic.len() >= 8, "the pairs were compiled: {generic:?}");
    for name in generic {
        let by_hand = name.replace("generic_", "by_hand_");
        assert_eq!(
            functions[name].join("\n"),
            functions[&by_hand].join("\n"),
            "`{name}` (left) and `{by_hand}` (right) compile to different instructions"
        );
    }
}

/// Compiles the package `quadrille-instructions` to assembly.
fn assembly() -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let target = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("instructions");
    // A stale file of an earlier compiler would be found beside the new one.
    let _ = fs::remove_dir_all(target.join("release/deps"));
    let status = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
        .args([
            "rustc",
            "--release",
            "--lib",
            "--package",
            "quadrille-instructions",
            "--target-dir",
        ])
        .arg(&target)
        .args(["--", "--emit=asm", "-Ccodegen-units=1", "-Cdebuginfo=0"])
        .current_dir(root)
        .env_remove("RUSTFLAGS")
        .status()
        .expect("cargo runs");
    assert!(status.success(), "the package compiles");
    let file = fs::read_dir(target.join("release/deps"))
        .expect("cargo wrote its output")
        .filter_map(|entry| Some(entry.ok()?.path()))
        .find(|path| {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            name.starts_with("quadrille_instructions") && name.ends_with(".s")
        })
        .expect("rustc wrote assembly");
    fs::read_to_string(file).expect("assembly is text")
}

/// The instructions of each function of a pair, directives and labels of the linker left out and
/// local labels and tables renamed in the order of their appearance.
fn instructions(assembly: &str) -> BTreeMap<String, Vec<String>> {
    let mut functions = BTreeMap::new();
    let mut current: Option<String> = None;
    for line in assembly.lines() {
        let is_label = line.ends_with(':') && !line.starts_with(char::is_whitespace);
        if is_label && !line.starts_with(".L") {
            current = pair_name(line);
        } else if let Some(name) = &current
            && is_instruction(line)
        {
            let body: &mut Vec<String> = functions.entry(name.clone()).or_default();
            body.push(line.split_whitespace().collect::<Vec<_>>().join(" "));
        }
    }
    functions
}

/// `generic_file` in `_ZN22quadrille_instructions12generic_file17h...E:`.
fn pair_name(label: &str) -> Option<String> {
    let start = ["generic_", "by_hand_"].iter().find_map(|prefix| label.find(prefix))?;
    let name: String =
        label[start..].chars().take_while(|c| *c == '_' || c.is_alphabetic()).collect();
    // Legacy mangling puts a hash of 17 characters that starts with `17h` behind the name.
    Some(name)
}

fn is_instruction(line: &str) -> bool {
    let text = line.trim();
    line.starts_with('\t') && !text.starts_with('.') && !text.starts_with('#') && !text.is_empty()
}
