//! Build scripts with several files: every mistake of all of them is reported.

use std::fs;
use std::path::PathBuf;

use quadrille_codegen::Builder;

/// Files with these descriptions, in a folder of their own.
fn files(test: &str, texts: &[&str]) -> Vec<PathBuf> {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(test);
    fs::create_dir_all(&folder).expect("a folder");
    let file = |(number, text): (usize, &&str)| {
        let path = folder.join(format!("{number}.layout"));
        fs::write(&path, text).expect("a file");
        path
    };
    texts.iter().enumerate().map(file).collect()
}

fn error(paths: Vec<PathBuf>) -> String {
    let builder = paths.into_iter().fold(Builder::new(), Builder::file);
    builder.generate().expect_err("mistakes").to_string()
}

#[test]
fn mistakes_of_all_files_are_reported() {
    let wrong = ["struct A { board: 0 x 3 }", "struct B { board: 2 x 2, number: 4 }"];
    let mut paths = files("several", &wrong);
    paths.push(PathBuf::from("nowhere.layout"));
    let error = error(paths);
    for part in ["0.layout:1:19: error", "1.layout:1:34: error", "nowhere.layout: "] {
        assert!(error.contains(part), "{part} in {error}");
    }
}

#[test]
fn two_files_describe_two_layouts() {
    let text = "struct A { board: 2 x 2, number: rank * 2 + file }";
    let error = error(files("twice", &[text, text]));
    assert!(error.contains("1.layout:1:8: error: the layout `A` is described in "), "{error}");
}
