//! Crates that cannot be expanded, and files that are not written over.

use std::fs;
use std::path::{Path, PathBuf};

use crate::command::{file, folder, quadrille};
use crate::expand;

const SMALL: &str = "quadrille::layout! { expanded in small.rs; struct Small { board: 2 x 2, number: rank * 2 + file } }";

/// A folder with these sources.
fn sources(test: &str, sources: &[(&str, &str)]) -> PathBuf {
    let folder = folder(test);
    fs::create_dir_all(folder.join("src/within")).expect("a folder");
    for (name, text) in sources {
        file(&folder.join("src"), name, text);
    }
    folder
}

fn files(folder: &Path) -> usize {
    fs::read_dir(folder.join("src")).expect("a folder").count()
}

#[test]
fn crates_without_expansions() {
    let empty = folder("no_sources");
    assert!(expand(&empty, &[]).refusal().contains("src: "), "there are no sources");
    let folder = sources("none_named", &[("main.rs", &SMALL.replace("expanded in small.rs;", ""))]);
    for options in [&[][..], &["--check"]] {
        assert!(expand(&folder, options).refusal().contains("no description there names its file"));
    }
    assert_eq!(files(&folder), 2);
}

#[test]
fn what_is_not_read() {
    let folder = sources("not_unicode", &[]);
    fs::write(folder.join("src/main.rs"), b"// expanded \xff").expect("a file");
    assert!(expand(&folder, &[]).refusal().contains("main.rs: this is no UTF-8 text"));
    for (test, text, said) in [
        ("no_rust", "layout! { expanded in small.rs; ", "main.rs:1:9"),
        ("no_file", "layout! { expanded in small; struct A {} }", "write `expanded in board.rs;`"),
        ("keyword", "layout! { expanded in mod.rs; struct A {} }", "write `expanded in board.rs;`"),
        ("mistake", "layout! { expanded in small.rs; struct A {} }", "`board`"),
    ] {
        let folder = sources(test, &[("main.rs", text)]);
        let run = expand(&folder, &[]);
        assert_eq!((run.status, run.out.as_str()), (1, ""), "{test}: {}", run.errors);
        assert!(run.errors.contains(said), "{test}: {}", run.errors);
        assert_eq!(files(&folder), 2, "{test}");
    }
}

#[test]
fn files_of_others_are_not_written_over() {
    for (test, name) in [("hand_written", "small.rs"), ("foreign_bytes", "small.bin")] {
        let folder = sources(test, &[("main.rs", SMALL), (name, "by hand")]);
        let said = expand(&folder, &[]).refusal();
        assert!(said.contains(&format!("{name}: it is there already")), "{said}");
        assert_eq!(fs::read(folder.join("src").join(name)).expect("a file"), b"by hand");
        assert_eq!(files(&folder), 3);
    }
}

#[test]
fn two_descriptions_name_one_file() {
    let folder = sources("named_twice", &[("main.rs", &SMALL.repeat(2))]);
    assert!(expand(&folder, &[]).refusal().contains("two descriptions in "));
    let folder = sources("named_twice_apart", &[("a.rs", SMALL), ("b.rs", SMALL)]);
    let said = expand(&folder, &[]).refusal();
    assert!(said.contains("a.rs and ") && said.contains("b.rs name it"), "{said}");
    // Files of one name in two folders are two.
    let folder = sources("named_apart", &[("a.rs", SMALL), ("within/b.rs", SMALL)]);
    assert_eq!(expand(&folder, &[]).output().lines().count(), 4, "code and tables of each");
}

#[test]
fn options_that_do_not_belong_together() {
    let folder = sources("options", &[("main.rs", SMALL)]);
    for option in [["--output", "small.rs"], ["--sliders", "pext"]] {
        let said = expand(&folder, &option).refusal();
        assert!(said.contains("a folder's descriptions say what is written"), "{said}");
    }
    let said = quadrille(&["expand", "lerf", "--check"]).refusal();
    assert!(said.contains("`--check` is for the folder of a crate"), "{said}");
    let said = quadrille(&["expand", "lerf", "--output", "lerf.txt"]).refusal();
    assert!(said.contains("lerf.txt: this is no name of a Rust source"), "{said}");
    let said = quadrille(&["expand", "lerf", "--sliders", "pex"]).refusal();
    assert!(said.contains("did you mean `pext`?"), "{said}");
}
