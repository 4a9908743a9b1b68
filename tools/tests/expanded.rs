//! The standard layouts that are committed as Rust, so that programs which use only these compile no generator. Each is a
//! file of code, and a file of bytes with its tables.
//!
//! `BLESS=1 cargo test -p quadrille-tools --test expanded` rewrites them.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::{env, fs, slice};

use quadrille_codegen::compile;
use quadrille_codegen::described_type::Described;
use quadrille_codegen::diagnostic::Diagnostics;
use quadrille_codegen::read::read_source;
use quadrille_tools::expand::Files;
use quadrille_tools::standard;
use quote::quote;

/// The size of all of them in the repository, as on the page of the architecture.
const SIZE: &str = "1.3 MB together";

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the tools are inside")
}

fn folder() -> PathBuf {
    root().join("src/layouts")
}

/// The names of the layouts whose features do not turn on the generator.
fn committed() -> Vec<&'static str> {
    let manifest = fs::read_to_string(root().join("Cargo.toml")).expect("the package's manifest");
    let is_committed = |name: &&str| manifest.contains(&format!("\n{name} = []\n"));
    standard::names().filter(is_committed).collect()
}

/// The names that a file lists between two texts, in quotes of this kind.
fn listed(file: &str, [start, end]: [&str; 2], quote: char) -> Vec<String> {
    let text = fs::read_to_string(root().join(file)).expect("a text");
    let (_, list) = text.split_once(start).expect("a list");
    let (list, _) = list.split_once(end).expect("its end");
    let mut names: Vec<String> = list.split(quote).skip(1).step_by(2).map(str::to_owned).collect();
    names.sort();
    names
}

#[test]
fn every_list_of_standard_layouts_has_all() {
    let committed = committed();
    let others: Vec<&str> = standard::names().filter(|name| !committed.contains(name)).collect();
    let manifest = fs::read_to_string(root().join("Cargo.toml")).expect("the package's manifest");
    let module = fs::read_to_string(folder().join("mod.rs")).expect("the module");
    for name in standard::names() {
        let row = format!("\"{name}\" {}", described(name).item.name);
        assert!(module.contains(&row), "{row} is missing");
    }
    for name in &others {
        assert!(manifest.contains(&format!("\n{name} = [\"compile-layouts\"]\n")), "{name}");
    }
    for (file, starts, end, quote) in [
        ("Cargo.toml", ["\nchess = ", "\nvariants = "], "\n", '"'),
        ("src/overview.md", ["\n| `chess` ", "\n| `variants` "], "\n", '`'),
        (
            "src/layouts/mod.rs",
            ["\n    committed {\n        \"", "\n    compiled {\n        \""],
            "\n    }",
            '"',
        ),
    ] {
        for (start, names) in starts.into_iter().zip([&committed, &others]) {
            // The beginning of a list is part of it.
            let before = start.trim_end_matches(quote);
            assert_eq!(listed(file, [before, end], quote), *names, "{before} in {file}");
        }
    }
    let count = format!(": {} standard numberings,", standard::names().count());
    let page = fs::read_to_string(root().join("README.md")).expect("the page");
    assert!(page.contains(&count), "README.md has no text `{count}`");
    let with_bitboards = standard::names().filter(|name| described(name).layout.word.is_some());
    let documented = listed("tests/layouts/slider_bytes.rs", ["= wrong![", "];"], '"');
    assert_eq!(documented, with_bitboards.collect::<Vec<_>>());
}

/// A standard layout, to which others are converted if its feature is on.
fn described(name: &str) -> Described {
    let read = read_source(standard::text(name).expect("a standard layout"));
    assert!(read.diagnostics.is_empty(), "{name} is right");
    let mut described = read.layouts.into_iter().next().expect("a file has a layout");
    described.item.facade = quote!(crate);
    described.item.condition = quote!(#[cfg(feature = #name)]);
    described
}

/// The files of a layout's expansion.
fn expanded(name: &str, described: &Described, all: &[Described]) -> Files {
    let (tokens, diagnostics) = compile(slice::from_ref(described), all, Diagnostics::new());
    assert!(diagnostics.is_empty(), "{name} is right");
    let files = Files::of_tokens(name, tokens).expect("emitted code is Rust");
    let header = format!("// The expansion of `layouts/{name}.layout`.");
    Files { code: format!("{header}\n\n{}", files.code), ..files }
}

/// Compares a file with its expected bytes, or writes it.
fn check(path: &Path, bytes: &[u8]) {
    if env::var_os("BLESS").is_some() {
        fs::write(path, bytes).expect("the file can be written");
    }
    let is_same = fs::read(path).is_ok_and(|present| present == bytes);
    assert!(is_same, "{} is not what its description gives now; bless it", path.display());
}

/// Standard descriptions can be exported and expanded for other crates, so they name nothing of their own crate.
#[test]
fn standard_descriptions_name_nothing_of_their_crate() {
    for name in standard::names() {
        let text = standard::text(name).expect("a standard layout");
        assert!(!text.contains("crate::"), "{name} compiles in the crate `quadrille` alone");
    }
}

#[test]
fn committed_layouts_are_what_their_descriptions_give() {
    let all: Vec<Described> = standard::names().map(described).collect();
    let mut size = 0;
    for name in committed() {
        let at = standard::names().position(|known| known == name).expect("a standard layout");
        let Files { code, tables } = expanded(name, &all[at], &all);
        size += code.len() + tables.len();
        println!("{name}: {} bytes of code, {} of tables", code.len(), tables.len());
        check(&folder().join(format!("{name}.rs")), code.as_bytes());
        check(&folder().join(format!("{name}.bin")), &tables);
    }
    let tenths = (size + 50_000) / 100_000;
    assert_eq!(format!("{}.{} MB together", tenths / 10, tenths % 10), SIZE);
    let page = fs::read_to_string(root().join("ARCHITECTURE.md")).expect("the page");
    assert!(page.contains(SIZE));
}

#[test]
fn there_are_no_others() {
    let files = fs::read_dir(folder()).expect("the committed layouts");
    let files = files.map(|file| file.expect("a file").file_name());
    let mut files: Vec<_> = files.filter(|file| file != "mod.rs").collect();
    files.sort();
    let both = |name| [format!("{name}.bin").into(), format!("{name}.rs").into()];
    let expected: Vec<OsString> = committed().into_iter().flat_map(both).collect();
    assert_eq!(files, expected);
}
