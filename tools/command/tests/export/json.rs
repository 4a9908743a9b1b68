//! Documents of JSON: their programs are called as the schema says. They stay in `target/tmp/json`, where `tests/schema`
//! compares them with the schema.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::command::quadrille;
use crate::compiler::exported;
use crate::header::is_typed;
use crate::layouts::in_scripts;
use crate::scripts::PYTHON;

#[test]
fn the_schema_is_printed() {
    let schema = include_str!("../../../languages/src/json/schema.json");
    assert_eq!(quadrille(&["export", "--schema"]).output(), schema);
}

/// Some of the calls: every program is run from its text, by a script over the runtime of Python. What is not lowered is C's
/// and the modules' own.
#[test]
#[ignore = "runs programs: `.ci/run`"]
fn in_json() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("json");
    let _ = fs::remove_dir_all(&folder); // It may be left of an earlier run.
    fs::create_dir(&folder).expect("a folder");
    let runtime = include_str!("../../../languages/src/runtime.py");
    let mut made = 0;
    for case in in_scripts() {
        let text = exported(&case.description, "json");
        fs::write(folder.join(case.name).with_extension("json"), &text).expect("a file");
        let names = text.split("\"name\":\"").filter_map(|part| part.split('"').next());
        let names: BTreeSet<&str> = names.collect();
        let mut before = "";
        let mut lines = Vec::new();
        for (index, line) in case.calls.lines().filter(is_typed).enumerate() {
            let name = line.split(' ').next().expect("a name");
            // At least one of each row of calls of a function is made.
            if std::mem::replace(&mut before, name) != name || index % 199 == 0 {
                let own = if case.is_prefixed { name.split_once('_') } else { Some(("", name)) };
                lines.extend(own.filter(|(_, own)| names.contains(own)).map(|_| line));
            }
        }
        made += lines.len();
        let name = format!("{}_json", case.name);
        let files = [("calls.txt", &*lines.join("\n")), ("layout.json", &text)];
        PYTHON.run(&name, runtime, ("document.py", include_str!("document.py")), &files);
    }
    for method in ["magic", "split", "pext", "obstruction_difference"] {
        let text = format!(
            "pub struct Method {{ board: 5 x 5, number: rank * 5 + file, sliders: {{ method: {method} }}, \
             pieces: {{ rook: R, bishop: B }} }}"
        );
        let file = folder.join(method).with_extension("json");
        fs::write(file, exported(&text, "json")).expect("a file");
    }
    assert!(made > 1000, "{made} calls");
}
