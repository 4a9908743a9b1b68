//! Files of other systems: with line ends of Windows, long names, and names that are not Unicode.

use std::ffi::OsStr;
use std::fs;
use std::path::Path;

use crate::command::{file, folder, quadrille, with_paths};

const BOARD: &str = "/// Rank by rank,
/** as usual,
    like others. */
pub struct Board {
    board: 8 x 8,
    number: [ 56 57 58 59 60 61 62 63
              48 49 50 51 52 53 54 55
              40 41 42 43 44 45 46 47
              32 33 34 35 36 37 38 39
              24 25 26 27 28 29 30 31
              16 17 18 19 20 21 22 23
               8  9 10 11 12 13 14 15
               0  1  2  3  4  5  6  7 ],
    pieces: { rook: R },
    // The king's squares.
    regions: { home: \"a1-h1\" },
}
";

/// A description that is searched in a moment.
const SMALL: &str = "struct Small { board: 4 x 4, number: rank * 4 + file, pieces: { rook: R }, sliders: { method: magic } }\n";

/// Gives a file the line ends of Windows, as a checkout there may.
fn with_crlf(path: impl AsRef<Path>) {
    let text = fs::read_to_string(&path).expect("text").replace("\r\n", "\n");
    fs::write(&path, text.replace('\n', "\r\n")).expect("a file");
}

#[test]
fn exports_are_current_whatever_ends_their_lines() {
    let folder = folder("crlf_exports");
    let board = file(&folder, "board.layout", BOARD);
    for language in ["c", "python", "typescript", "json", "layout"] {
        let output = folder.join(language).to_str().expect("text").to_owned();
        let export = ["export", &board, "--to", language, "--output", &output];
        let check = [&export[..], &["--check"]].concat();
        quadrille(&export).output();
        for path in [&output, &board] {
            with_crlf(path);
            assert_eq!(quadrille(&check).output(), "", "{language}, {path}");
        }
        file(&folder, "board.layout", BOARD);
        file(&folder, language, &(fs::read_to_string(&output).expect("text") + "more\r\n"));
        let run = quadrille(&check);
        assert_eq!(run.status, 1, "{language}");
        assert!(run.errors.contains(" is not what is exported now"), "{}", run.errors);
    }
}

#[test]
fn expansions_are_current_whatever_ends_their_lines() {
    let folder = folder("crlf_expansions");
    fs::create_dir(folder.join("src")).expect("a folder");
    let main = format!("quadrille::layout! {{ expanded in board.rs;\n{BOARD}}}\n");
    file(&folder, "src/main.rs", &main);
    let expand = ["expand", folder.to_str().expect("text")];
    let check = [&expand[..], &["--check"]].concat();
    quadrille(&expand).output();
    let read = || fs::read_to_string(folder.join("src/board.rs")).expect("text");
    let code = read();
    for name in ["board.rs", "main.rs"] {
        with_crlf(folder.join("src").join(name));
        assert_eq!(quadrille(&check).output(), "", "{name}");
        assert_eq!(quadrille(&expand).output(), "", "{name}: it is as it should be");
    }
    // Sources with such line ends give the same file.
    for name in ["board.rs", "board.bin"] {
        fs::remove_file(folder.join("src").join(name)).expect("a file");
    }
    quadrille(&expand).output();
    assert!(read() == code, "another expansion");
    let other = code.replacen("const ", "const  ", 1);
    assert_ne!(other, code, "a change of the file");
    file(&folder, "src/board.rs", &other);
    assert_eq!(quadrille(&check).status, 1);
}

/// Names as long as most file systems allow are written.
#[test]
fn names_of_255_bytes_are_written() {
    let folder = folder("long_names");
    let named = |end: &str| {
        let name = "n".repeat(255 - end.len()) + end;
        folder.join(name).to_str().expect("text").to_owned()
    };
    let [header, picture, layout] = [".h", ".svg", ".layout"].map(named);
    // The name of its tables' file is a byte longer.
    let code = format!("{}.rs", named(".bin").strip_suffix(".bin").expect("the end"));
    fs::write(&layout, SMALL).expect("a file");
    for command in [
        &["export", "lerf", "--to", "c", "--output", &header][..],
        &["export", "lerf", "--to", "c", "--force", "--output", &header],
        &["show", "lerf", "--svg", &picture],
        &["show", "lerf", "--force", "--svg", &picture],
        &["search", "magics", &layout, "--rounds", "0"],
        &["expand", "lerf", "--output", &code],
    ] {
        quadrille(command).output();
    }
    assert!(fs::read_to_string(&layout).expect("text").contains("magics: {"));
    assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 5, "nothing else is left");
}

/// Names that are not Unicode, which only this system has.
#[cfg(target_os = "linux")]
#[test]
fn names_that_are_no_unicode() {
    use std::os::unix::ffi::OsStrExt as _;
    let folder = folder("no_unicode");
    let named = |name: &[u8]| folder.join(OsStr::from_bytes(name)).into_os_string();
    let path = named(b"board\xff.layout");
    fs::write(&path, BOARD).expect("a file");
    let run = |arguments: &[&str], path: &OsStr| {
        let replaced = |argument: &&str| match *argument {
            "FILE" => path.to_owned(),
            other => other.into(),
        };
        let arguments: Vec<_> = arguments.iter().map(replaced).collect();
        with_paths(&arguments.iter().map(AsRef::as_ref).collect::<Vec<_>>())
    };
    for arguments in [
        &["check", "FILE"][..],
        &["show", "FILE"],
        &["show", "FILE", "lerf", "--link"],
        &["explain", "FILE", "rook"],
        &["compare", "FILE", "lerf"],
        &["expand", "FILE"],
        &["convert", "--from", "FILE", "--to", "lerf", "a1"],
        &["convert", "--from", "lerf", "--to", "FILE", "a1"],
        &["index", "KvK", "--scheme", "exact", "--layout", "FILE", "size"],
        &["export", "FILE", "--to", "c"],
    ] {
        assert_ne!(run(arguments, &path).output(), "", "{arguments:?}");
    }
    let small = named(b"small\xff.layout");
    fs::write(&small, SMALL).expect("a file");
    assert_ne!(run(&["search", "magics", "FILE", "--rounds", "0"], &small).output(), "");
    for arguments in [
        &["show", "lerf", "--svg", "FILE"][..],
        &["export", "lerf", "--to", "c", "--output", "FILE"],
    ] {
        run(arguments, &named(&[b'o', 0xff, arguments.len() as u8])).output();
    }
    let is_named = |arguments: &[&str], path: &OsStr, message: &str| {
        let said = run(arguments, path).refusal();
        assert!(said.contains(message), "{said}");
    };
    is_named(&["show", "FILE"], &named(b"other\xff.layout"), "other\u{fffd}.layout: No such file");
    is_named(
        &["export", "FILE", "--to", "c", "--output", "FILE", "--force"],
        &path,
        "described there",
    );
    is_named(
        &["expand", "lerf", "--output", "FILE"],
        &named(b"b\xff.rs"),
        "no name of a Rust source",
    );
    is_named(&["new", "FILE"], &named(b"b\xff"), "`b\u{fffd}` is no name of a package");

    let source = named(b"crate\xff/src/main\xff.rs");
    fs::create_dir_all(Path::new(&source).parent().expect("a folder")).expect("a folder");
    let main = format!("quadrille::layout! {{ expanded in board.rs;\n{BOARD}}}\n");
    fs::write(&source, main).expect("a file");
    let written = run(&["expand", "FILE"], &named(b"crate\xff")).output();
    assert!(written.contains("board.rs: written"), "{written}");
}
