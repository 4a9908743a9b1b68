//! Crates that cannot be expanded, and files that are not overwritten.

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

/// Files that are not Rust sources are skipped, beside one that is.
#[test]
fn what_is_skipped() {
    let folder = sources("skipped", &[("main.rs", SMALL)]);
    let within = |name: &str| folder.join("src/within").join(name);
    fs::write(within("latin.rs"), b"// expanded \xff").expect("a file");
    fs::write(within("template.rs"), "mod {{ name }; // expanded in main.rs;\n)").expect("a file");
    fs::write(within("other_latin.rs"), b"// \xff").expect("a file");
    let mut skipped = vec![
        "latin.rs: skipped: no UTF-8 text",
        "template.rs: skipped: no Rust: a bracket without its other, or no token, at ",
    ];
    #[cfg(unix)]
    {
        use std::os::unix::fs::symlink;
        symlink("user@host.1234:5678", within(".#main.rs")).expect("a link");
        symlink(".", within("folder.rs")).expect("a link");
        symlink("/dev/zero", within("endless.rs")).expect("a link");
        skipped.extend([
            ".#main.rs: skipped: a link that leads nowhere",
            "folder.rs: skipped: no file",
            "endless.rs: skipped: no file",
        ]);
    }
    for (options, written) in [(&[][..], 2), (&["--check"], 0)] {
        let run = expand(&folder, options);
        assert_eq!((run.status, run.out.lines().count()), (0, written), "{}", run.errors);
        for part in &skipped {
            assert!(run.errors.contains(part), "{part} in {}", run.errors);
        }
        assert_eq!(run.errors.lines().count(), skipped.len(), "{}", run.errors);
        assert!(run.errors.lines().all(|line| line.starts_with("note: ")), "{}", run.errors);
    }
}

#[test]
fn a_source_that_is_no_rust_yet_is_named() {
    let folder = sources("no_rust", &[("main.rs", "layout! { expanded in small.rs; ")]);
    let run = expand(&folder, &[]);
    assert_eq!((run.status, run.out.as_str()), (2, ""), "{}", run.errors);
    assert!(run.errors.contains("main.rs: skipped: no Rust: "), "{}", run.errors);
    assert!(run.errors.contains("no description there names its file"), "{}", run.errors);
    assert_eq!(files(&folder), 2);
}

#[test]
fn descriptions_with_mistakes() {
    for (test, text, said) in [
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
    // Two files with one name in different folders.
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
