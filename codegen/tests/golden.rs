//! What is emitted, formatted for people: the expansions of small layouts, held as files.
//!
//! `BLESS=1 cargo test -p quadrille-codegen --test golden` writes them anew; read the difference
//! before committing it.

use std::path::{Path, PathBuf};
use std::{env, fs};

use quadrille_codegen::{Builder, expand_layout};

fn descriptions() -> Vec<PathBuf> {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let mut paths: Vec<PathBuf> = fs::read_dir(directory)
        .expect("the golden files are there")
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|extension| extension == "layout"))
        .collect();
    paths.sort();
    assert!(!paths.is_empty());
    paths
}

fn expansion(path: &Path) -> proc_macro2::TokenStream {
    let text = fs::read_to_string(path).expect("the description can be read");
    expand_layout(text.parse().expect("tokens"))
}

#[test]
fn expansions_are_as_they_were() {
    for path in descriptions() {
        let file = syn::parse2(expansion(&path)).expect("emitted code is Rust");
        let formatted = prettyplease::unparse(&file);
        let golden = path.with_extension("rs");
        if env::var_os("BLESS").is_some() {
            fs::write(&golden, &formatted).expect("the golden file can be written");
        }
        let expected = fs::read_to_string(&golden).unwrap_or_default();
        let same = formatted.lines().zip(expected.lines()).take_while(|(new, old)| new == old);
        let line = same.count() + 1;
        assert!(
            formatted == expected,
            "{}:{line} differs; bless it if it should",
            golden.display()
        );
    }
}

#[test]
fn macro_and_build_script_emit_the_same_tokens() {
    for path in descriptions() {
        let built = Builder::new().file(&path).generate().expect("a right description");
        let built: proc_macro2::TokenStream = built.parse().expect("tokens");
        assert_eq!(built.to_string(), expansion(&path).to_string());
    }
}

#[test]
fn the_same_description_gives_the_same_bytes() {
    for path in descriptions() {
        assert_eq!(expansion(&path).to_string(), expansion(&path).to_string());
    }
}
