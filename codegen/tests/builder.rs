//! Build scripts with several files, all of whose mistakes are reported.

use std::fs;
use std::path::PathBuf;

use quadrille_codegen::limits::BYTES;
use quadrille_codegen::{Builder, expand_layout, pretty};

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

/// Mistakes that cargo has printed are counted, and not repeated, when a build script ends with the error.
#[test]
fn reported_mistakes_are_counted_and_not_repeated() {
    let wrong = ["struct A { board: 0 x 3 }", "struct B { board: 2 x 2, number: a + b }"];
    let paths = files("reported", &wrong);
    let folder = paths[0].parent().expect("a folder").to_owned();
    let builder = paths.into_iter().fold(Builder::new().out_dir(folder), Builder::file);
    let error = builder.compile("boards.rs").expect_err("mistakes");
    assert_eq!(format!("{error:?}"), "2 mistakes, reported above");
    assert!(error.to_string().contains("1.layout:1:34: error"), "{error}");
}

#[test]
fn macros_are_told_from_descriptions() {
    let text =
        "layout! { struct A { board: 0 x 3 } } quadrille::index! {} index! { board: 0 x 3; }";
    let error = error(files("macros", &[text]));
    for (column, part) in [
        (1, "leave out `layout!`"),
        (29, "at least one file"),
        (39, "in a file write `index! { ... }`"),
    ] {
        assert!(error.contains(&format!("0.layout:1:{column}: error")), "{column} in {error}");
        assert!(error.contains(part), "{part} in {error}");
    }
    assert!(!error.contains("files may have it"), "{error}");
}

#[test]
fn two_files_describe_two_layouts() {
    let text = "struct A { board: 2 x 2, number: rank * 2 + file }";
    let error = error(files("twice", &[text, text]));
    assert!(error.contains("1.layout:1:8: error: the layout `A` is described in "), "{error}");
}

#[test]
fn layouts_that_are_compiled_elsewhere_are_converted_to() {
    let texts = [
        "struct A { board: 8 x 8, number: rank * 8 + file }",
        "struct B { board: 8 x 8, number: file * 8 + rank }",
        "struct C { board: 8 x 8, number: rank * 8 + 7 - file }",
    ];
    let [emitted, other, beside] = files("beside", &texts).try_into().expect("three files");
    let builder = Builder::new().file(emitted).file(other).beside(beside);
    let source = builder.generate().expect("all are right");
    for name in ["A", "B"] {
        assert!(source.contains(&format!("struct {name}")), "{name} is compiled");
    }
    assert!(!source.contains("struct C"), "it would be there twice");
    assert_eq!(source.matches("to_c C").count(), 2);
}

#[test]
fn macros_and_build_scripts_emit_the_same() {
    let text = "struct A { board: 8 x 8, number: rank * 8 + file, pieces: { rook: R, knight: N } }";
    let path = files("same", &[text]).remove(0);
    let built = Builder::new().file(path).generate().expect("a right description");
    let formatted = |tokens| pretty::formatted(tokens).expect("Rust");
    let expanded = expand_layout(text.parse().expect("tokens"));
    assert_eq!(formatted(built.parse().expect("tokens")), formatted(expanded));
}

/// The source is formatted, its documentation is `///`, and lines other than tables' fit the width of a screen.
#[test]
fn written_source_reads_like_rust() {
    let layout = concat!(env!("CARGO_MANIFEST_DIR"), "/../layouts/w.layout");
    let source = Builder::new().file(layout).generate().expect("a right description");
    let file = syn::parse_file(&source).expect("Rust");
    assert_eq!(pretty::text(file), source, "formatted again it is the same");
    let (tables, lines): (Vec<&str>, Vec<&str>) =
        source.lines().partition(|line| line.trim_start().starts_with("b\""));
    assert!(tables.len() > 10 && tables.iter().any(|table| table.len() > 10_000));
    for line in lines {
        assert!(line.trim_start().starts_with("///") || line.len() <= 120, "{line}");
        assert!(!line.contains("b\"") && !line.contains("doc ="), "{line}");
    }
    assert!(source.contains("/// 8 | 63 23 22 21  0  1  2 60\n"), "documentation draws the board");
}

#[test]
fn paths_of_crates_are_names() {
    for path in ["", "a b + c", "\"quadrille\"", "{"] {
        let error = Builder::new().crate_path(path).generate().expect_err("no path").to_string();
        assert_eq!(error, format!("`{path}` is not the path of a crate"));
    }
}

#[test]
fn output_goes_where_it_is_told() {
    let text = "struct A { board: 2 x 2, number: rank * 2 + file }";
    let builder = files("elsewhere", &[text]).into_iter().fold(Builder::new(), Builder::file);
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("elsewhere");
    builder.out_dir(&folder).compile("boards.rs").expect("it compiles");
    assert!(folder.join("boards.rs").exists());
}

#[cfg(feature = "tablebase")]
#[test]
fn files_hold_indexes_too() {
    let layout = "struct A { board: 8 x 8, number: rank * 8 + file }";
    let both = format!("{layout} index! {{ board: 8 x 8; scheme: naive; pub KRvK; }}");
    let generate = |name: &str, text: &str| {
        let paths = files(name, &[text]).into_iter();
        paths.fold(Builder::new(), Builder::file).crate_path("crate").generate()
    };
    let source = generate("indexed", &both).expect("both are right");
    assert!(source.contains("struct A") && source.contains("struct KRvK"), "{source}");
    assert!(!source.contains(":: quadrille"), "the path is the builder's");
    let error = generate("misindexed", &both.replace("naive", "nave")).expect_err("no scheme");
    assert!(error.to_string().contains("0.layout:1:83: error"), "{error}");
}

/// Reading stops at the limit, even on an endless device.
#[test]
fn long_files_are_not_read_to_their_end() {
    let long = files("long", &[&" ".repeat(BYTES + 1)]).remove(0);
    let endless = PathBuf::from("/dev/zero");
    for path in [long].into_iter().chain(endless.exists().then_some(endless)) {
        let error = Builder::new().file(path).generate().expect_err("it is too long").to_string();
        assert!(error.contains(&format!("longer than {BYTES} bytes")), "{error}");
    }
}
