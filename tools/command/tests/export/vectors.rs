//! Self-tests that are exported beside a layout, and runtimes in files of their own.

use std::process::Command;

use crate::command::quadrille;
use crate::compiler::{Folder, Language, WITHOUT_INT128, exported, tell_skipped};
use crate::layouts::in_scripts;
use crate::scripts::{PYTHON, TYPESCRIPT, without_annotations};

/// A layout of each word, and one whose edges wrap.
const LAYOUTS: [&str; 3] = ["lerf", "xiangqi", "cylinder"];

const CYLINDER: &str = "pub struct Cylinder {
    board: 8 x 8, number: (rank * 8 + file) * 37 + 11 & 63, wrap: files,
    pieces: { rook: R, queen: Q, knight: N, cannon: mRcpR as crate::Cannon, horse: nN as crate::Horse, griffon: [F?R] as crate::Griffon },
}";

/// Exports a layout with its vectors, and returns the program that makes their calls.
fn with_vectors(folder: &Folder, layout: &str, to: &str, extension: &str) -> Vec<String> {
    let output = folder.path(&format!("{layout}.{extension}"));
    folder.write("cylinder.layout", CYLINDER);
    let own = folder.path("cylinder.layout");
    let source = if layout == "cylinder" { &own } else { layout };
    let export = ["export", source, "--to", to, "--vectors", "--output", &output];
    assert_eq!(quadrille(&export).errors, "");
    // All files are up to date.
    let check = [&export[..], &["--check"]].concat();
    assert_eq!(quadrille(&check).status, 0);
    let lines = folder.path(&vectors_of(layout, extension));
    let lines = std::fs::read_to_string(lines).expect("lines");
    assert!(lines.lines().count() > 1000, "{layout}");
    lines.lines().map(str::to_owned).collect()
}

/// The name of the file with the calls of a layout.
fn vectors_of(layout: &str, extension: &str) -> String {
    match extension {
        "h" => format!("{layout}_vectors.h"),
        script => format!("{layout}_vectors_{script}.txt"),
    }
}

/// The same lines, the result of the last vector changed.
fn broken(lines: &[String]) -> String {
    let mut lines = lines.to_vec();
    let is_vector = |line: &&mut String| line.starts_with('{') || line.contains(" 0x");
    let line = lines.iter_mut().rfind(is_vector).expect("a vector");
    *line = match line.strip_suffix("}},") {
        Some(line) => format!("{line} ^ 1}}}},"),
        None => format!("{line}1"),
    };
    lines.join("\n") + "\n"
}

/// Returns whether programs for 32 bits are compiled here. A message says so if they are not.
fn has_32_bits(folder: &Folder) -> bool {
    folder.write("none.c", "#include <stdio.h>\nint main(void) { return puts(\"\") < 0; }\n");
    let mut compile = Command::new(Language::C.compiler());
    compile.args(["-m32", &folder.path("none.c"), "-o", &folder.path("none")]);
    let is_there = compile.output().is_ok_and(|output| output.status.success());
    if !is_there {
        tell_skipped("the system has no libraries for -m32");
    }
    is_there
}

#[test]
fn vectors_in_c() {
    if !Language::C.is_there() {
        return;
    }
    let folder = Folder::new("vectors");
    let lines = with_vectors(&folder, "lerf", "c", "h");
    with_vectors(&folder, "xiangqi", "c", "h");
    with_vectors(&folder, "cylinder", "c", "h");
    for layout in LAYOUTS {
        let program = folder.path("program");
        let source = folder.path(&format!("{layout}_test.c"));
        for option in ["-O0", WITHOUT_INT128, "-m32"] {
            if option == "-m32" && !has_32_bits(&folder) {
                continue;
            }
            let mut compile = Command::new(Language::C.compiler());
            compile.args(["-std=c99", "-Wall", "-Wextra", "-Werror", "-pedantic", option, &source]);
            folder.run(compile.args(["-o", &program]));
            assert_eq!(Folder::output(program.as_ref(), []), "", "{layout} {option}");
        }
    }
    folder.write("lerf_vectors.h", &broken(&lines));
    let (source, program) = (folder.path("lerf_test.c"), folder.path("program"));
    folder.run(Command::new(Language::C.compiler()).args([&source, "-o", &program]));
    assert_eq!(Command::new(program).status().expect("a program").code(), Some(1));
}

/// Both languages write to one folder.
#[test]
fn vectors_in_scripts() {
    let folder = Folder::new("vectors_in_scripts");
    folder.write("package.json", "{\"type\": \"module\"}");
    let mut runs = Vec::new();
    for (language, extension) in [(PYTHON, "py"), (TYPESCRIPT, "ts")] {
        let Some(interpreter) = language.interpreter() else { continue };
        for layout in LAYOUTS {
            let lines = with_vectors(&folder, layout, language.name, extension);
            let script = folder
                .path(&format!("{layout}_test.{}", if extension == "py" { "py" } else { "mjs" }));
            if extension == "ts" {
                let module = std::fs::read_to_string(folder.path(&format!("{layout}.ts")))
                    .expect("a module");
                folder.write(&format!("{layout}.js"), &without_annotations(&module));
            }
            runs.push((interpreter.clone(), script, lines, vectors_of(layout, extension)));
        }
    }
    for (interpreter, script, lines, vectors) in runs {
        folder.run(Command::new(&interpreter).arg(&script));
        folder.write(&vectors, &broken(&lines));
        let run = Command::new(&interpreter).arg(&script).output().expect("a run");
        assert!(String::from_utf8_lossy(&run.stderr).contains("wrong: "), "{script}");
    }
}

fn exported_apart(layout: &str, to: &str) -> String {
    quadrille(&["export", layout, "--to", to, "--without-runtime"]).output()
}

/// Several headers share a runtime, whether they carry it or include it.
#[test]
fn runtimes_apart() {
    let folder = Folder::new("runtime_apart");
    folder.write("quadrille.h", &quadrille(&["export", "--to", "c", "--runtime"]).output());
    folder.write("lerf.h", &exported_apart("lerf", "c"));
    folder.write("w.h", &exported_apart("w", "c"));
    folder.write("xiangqi.h", &exported("xiangqi", "c"));
    let source = "#include \"lerf.h\"\n#include \"xiangqi.h\"\n#include \"w.h\"\n#include <stdio.h>\n\
                  int main(void) { printf(\"%u %u\", lerf_count(lerf_rook_attacks(LERF_A1, 0)), w_file(W_H1)); }\n";
    for language in Language::ALL.into_iter().filter(|language| language.is_there()) {
        assert_eq!(Folder::output(&folder.compile(language, source, &[]), []), "14 7");
    }
    let lerf = in_scripts().find(|case| case.name == "lerf").expect("lerf");
    let calls = lerf.calls.lines().filter(|line| !line.starts_with("bishop_and_rook"));
    let calls = calls.step_by(7).collect::<Vec<_>>().join("\n");
    for (language, file) in [(PYTHON, "quadrille_runtime.py"), (TYPESCRIPT, "quadrille_runtime.js")]
    {
        let runtime = quadrille(&["export", "--to", language.name, "--runtime"]).output();
        let runtime = if file.ends_with("js") { without_annotations(&runtime) } else { runtime };
        let module = exported_apart("lerf", language.name);
        assert!(!module.contains("_splitAttacks(") || !module.contains("function _splitAttacks"));
        let package = ("package.json", "{\"type\": \"module\"}");
        let files = [("calls.txt", &*calls), (file, &runtime), package];
        language.run("lerf_apart", &module, language.script, &files);
    }
}

/// Requests that cannot be written are refused.
#[test]
fn refused() {
    let json = quadrille(&["export", "lerf", "--to", "json", "--vectors", "--output", "never"]);
    assert!(json.errors.contains("`--vectors` calls functions"), "{}", json.errors);
    let runtime = quadrille(&["export", "--to", "json", "--runtime"]);
    assert!(runtime.errors.contains("`json` has no runtime"), "{}", runtime.errors);
}
