//! All descriptions in the repository: the standard layouts, what tests accept and refuse, and what once broke
//! something.

use std::path::{Path, PathBuf};
use std::{fs, io};

use proc_macro2::{Delimiter, TokenStream, TokenTree};

use crate::case::{Case, EntryPoint};
use crate::fragments::{Fragments, unique};

/// Known descriptions, in an order that does not depend on the file system.
#[derive(Clone, Debug)]
pub struct Corpus {
    cases: Vec<Case>,
    words: Vec<String>,
    fragments: Fragments,
}

/// Folders of descriptions, from the repository's root.
const FOLDERS: [&str; 12] = [
    "layouts",
    "src",
    "src/guide",
    "codegen/tests/refused",
    "codegen/tests/language",
    "tests/indexes",
    "tests/layouts",
    "tests/support",
    "tests/ui/pass",
    "tests/ui/fail",
    "tests/instructions/src",
    "tests/fuzz/regressions",
];

impl Corpus {
    /// Reads the corpus.
    ///
    /// # Errors
    /// If a folder or a file cannot be read.
    pub fn read() -> io::Result<Corpus> {
        let root = root();
        let mut cases = Vec::new();
        for folder in FOLDERS {
            for path in files(&root.join(folder))? {
                cases.extend(cases_of(&path)?);
            }
        }
        let mut words: Vec<String> = cases.iter().flat_map(|case| words(&case.text)).collect();
        unique(&mut words);
        let fragments = Fragments::of(&cases);
        Ok(Corpus { cases, words, fragments })
    }

    /// The seed inputs.
    pub fn cases(&self) -> &[Case] {
        &self.cases
    }

    /// The parts of these inputs.
    pub fn fragments(&self) -> &Fragments {
        &self.fragments
    }

    /// Every token that occurs in a description, each once.
    pub fn words(&self) -> &[String] {
        &self.words
    }
}

/// The repository.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The files in a folder, sorted; none if there is no such folder.
///
/// # Errors
/// If the folder cannot be read.
pub fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let entries = fs::read_dir(folder)?.collect::<io::Result<Vec<_>>>()?;
    let mut paths: Vec<_> = entries.iter().map(fs::DirEntry::path).collect();
    paths.sort();
    Ok(paths)
}

fn cases_of(path: &Path) -> io::Result<Vec<Case>> {
    let extension = path.extension().and_then(|extension| extension.to_str()).unwrap_or_default();
    if extension == "rs" {
        return Ok(cases_in(&fs::read_to_string(path)?));
    }
    if extension == "md" {
        // Odd-numbered parts are within fences, and their first line is the language.
        let text = fs::read_to_string(path)?;
        let blocks = text.split("```").skip(1).step_by(2);
        return Ok(blocks.flat_map(cases_in).collect());
    }
    let Some(entry) = EntryPoint::of_extension(extension) else { return Ok(Vec::new()) };
    Ok(vec![Case { entry, text: fs::read_to_string(path)? }])
}

/// The invocations of our macros in a Rust file, or the whole file if it begins with `#[layout`.
fn cases_in(source: &str) -> Vec<Case> {
    let mut cases = Vec::new();
    if source.starts_with("#[layout") {
        cases.push(Case { entry: EntryPoint::Derive, text: source.to_owned() });
    }
    if let Ok(tokens) = source.parse() {
        invocations(source, tokens, &mut cases);
    }
    cases
}

fn invocations(source: &str, tokens: TokenStream, cases: &mut Vec<Case>) {
    let mut name = String::new();
    for tree in tokens {
        match tree {
            TokenTree::Ident(ident) => name = ident.to_string(),
            TokenTree::Group(group) => {
                let entry = match name.as_str() {
                    "layout" if group.delimiter() == Delimiter::Brace => Some(EntryPoint::Layout),
                    "index" if group.delimiter() == Delimiter::Brace => Some(EntryPoint::Index),
                    _ => None,
                };
                let within =
                    group.span_open().byte_range().end..group.span_close().byte_range().start;
                match (entry, source.get(within)) {
                    (Some(entry), Some(text)) => cases.push(Case { entry, text: text.to_owned() }),
                    _ => invocations(source, group.stream(), cases),
                }
                name.clear();
            }
            _ => {}
        }
    }
}

/// The tokens of a description, except brackets, as written.
fn words(text: &str) -> Vec<String> {
    fn collect(tokens: TokenStream, words: &mut Vec<String>) {
        for tree in tokens {
            match tree {
                TokenTree::Group(group) => collect(group.stream(), words),
                tree => words.push(tree.to_string()),
            }
        }
    }
    let mut words = Vec::new();
    if let Ok(tokens) = text.parse() {
        collect(tokens, &mut words);
    }
    words
}
