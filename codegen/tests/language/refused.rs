//! The catalogue of refused descriptions: the files of `tests/refused`, and for `index!` of `tests/refused_indexes`, each
//! with its exact errors beside it. `tests/ui` has some that show what rustc underlines.
//!
//! `BLESS=1 cargo test -p quadrille-codegen --test compiler language` rewrites the errors. Read them
//! before you commit them.

use std::ops::Range;
use std::path::{Path, PathBuf};
use std::{env, fs};

use proc_macro2::{TokenStream, TokenTree};
use quadrille_codegen::diagnostic::{Diagnostic, Diagnostics};
use quadrille_codegen::read::{Read, read_derive, read_source};
use quadrille_codegen::tablebase::compile;

use super::common::check_sound;

/// A wrong description: `.layout` files have the content of `layout!`, `.rs` files a struct with `#[layout(...)]`, and
/// `.index` files the content of `index!`.
struct Case {
    path: PathBuf,
    source: String,
}

/// The descriptions of the catalogue.
fn cases() -> Vec<Case> {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let folders = ["refused", "refused_indexes"].map(|folder| fs::read_dir(tests.join(folder)));
    let files = folders.into_iter().flat_map(|files| files.expect("the catalogue is there"));
    let mut paths: Vec<PathBuf> = files.map(|file| file.expect("a file").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|end| end != "error"));
    paths.sort();
    let case = |path| Case { source: fs::read_to_string(&path).expect("text"), path };
    let cases: Vec<Case> = paths.into_iter().map(case).collect();
    assert!(cases.len() > 300, "{} descriptions", cases.len());
    cases
}

impl Case {
    fn has_extension(&self, extension: &str) -> bool {
        self.path.extension().is_some_and(|own| own == extension)
    }

    fn read(&self) -> Read {
        if self.has_extension("rs") {
            read_derive(self.source.parse().expect("tokens"))
        } else {
            read_source(&self.source)
        }
    }

    /// Its errors: the mistakes, or else the requests that its board or numbering does not allow.
    fn diagnostics(&self) -> Diagnostics {
        if self.has_extension("index") {
            return compile(self.source.parse().expect("tokens"), None).1;
        }
        let Read { layouts, diagnostics } = self.read();
        if !diagnostics.is_empty() {
            return diagnostics;
        }
        layouts.iter().find_map(|it| quadrille_codegen::solved(it).err()).unwrap_or_default()
    }

    /// The errors, if they differ from the file's; with `BLESS` the file is written first.
    fn other_errors(&self) -> Option<String> {
        let name = self.path.file_name().expect("a name").to_string_lossy();
        let errors = self.diagnostics().render(&name, &self.source);
        let written = self.path.with_extension("error");
        if env::var_os("BLESS").is_some() {
            fs::write(&written, &errors).expect("the catalogue can be written");
        }
        let is_same = fs::read_to_string(&written).unwrap_or_default() == errors;
        (!is_same || errors.is_empty()).then_some(errors)
    }
}

#[test]
fn errors_are_as_written_down() {
    let wrong: Vec<String> = cases().iter().filter_map(Case::other_errors).collect();
    assert!(wrong.is_empty(), "not as written down:\n{}", wrong.join("\n"));
}

/// A character that is not Rust's is found after any string or comment.
#[test]
fn strings_and_comments_may_have_any_characters() {
    for text in [
        "a 'b' '\\'' 'c r#d 'static",
        "\"(\" r\"(\\\" br##\"\"#[\"## b\"\\\"\"",
        "// (\n/* /* [ */ { */ \u{e9} 0x_f 1.5e3 /// \u{2019}\n",
    ] {
        assert!(text.parse::<TokenStream>().is_ok(), "{text}");
        let read = read_source(&format!("{text} \u{a7}"));
        let messages: Vec<&str> = read.diagnostics.iter().map(Diagnostic::message).collect();
        assert!(messages.contains(&"`\u{a7}` is no character of the language"), "{messages:?}");
        let is_lexical =
            |message: &&&str| ["closed", "closes", "word of"].iter().any(|it| message.contains(it));
        assert_eq!(messages.iter().find(is_lexical), None, "{text}");
    }
}

/// Every refusal tells what to write instead, in a help text or in the message.
#[test]
fn every_refusal_says_what_to_write() {
    let says = ["help: ", "expected ", "write ", "are computed with "];
    for case in cases() {
        for error in &case.diagnostics() {
            let message = error.to_string();
            let is_said = says.iter().any(|says| message.contains(says));
            assert!(is_said, "{}: {message}", case.path.display());
        }
    }
}

/// A mistake gives one error: the type is still emitted, with a sound layout.
#[test]
fn named_layouts_are_there_all_the_same() {
    for case in cases().iter().filter(|case| !case.has_extension("index")) {
        let is_named = !case.path.to_string_lossy().contains("unnamed");
        let layouts = case.read().layouts;
        assert_eq!(!layouts.is_empty(), is_named, "{}", case.path.display());
        layouts.iter().for_each(check_sound);
    }
}

/// The description with each token except brackets removed, doubled, and replaced by one that fits
/// nowhere.
fn mutilations(source: &str) -> Vec<String> {
    fn tokens(stream: TokenStream, ranges: &mut Vec<Range<usize>>) {
        for tree in stream {
            match tree {
                TokenTree::Group(group) => tokens(group.stream(), ranges),
                tree => ranges.push(tree.span().byte_range()),
            }
        }
    }
    let mut ranges = Vec::new();
    tokens(source.parse().expect("tokens"), &mut ranges);
    let with = |Range { start, end }: Range<usize>, other: &str| {
        format!("{}{other}{}", &source[..start], &source[end..])
    };
    ranges
        .into_iter()
        .flat_map(|range| {
            let twice = source[range.clone()].to_owned() + " " + &source[range.clone()];
            ["", " unfit ", " 999 ", &twice].map(|other| with(range.clone(), other))
        })
        .collect()
}

#[test]
fn a_wrong_token_hardly_ever_gives_two_errors() {
    let linear = "pub struct Name {
        board: 3 x 3, number: rank * 3 + file, index: { hi: 2, lo: 2 },
        pieces: { rook: R, knight: NN as crate::Nightrider, ferz: (1,1) }, bitboard: u64,
        names: { files: \"xyz\", ranks: [\"1\", \"2\", \"30\"] }, pawns: { white: south },
        circuits: { square: { rotate_180: [\"8\", \"- x\"] }, bitboard: { shift_west: \"x >> 1 & 219\" } },
        optimise: throughput }";
    let grouped = "struct Name {
        board: 2 x 2, number: [3 2; 1 0], index: { hi: 1, lo: 1 }, crate: ::a::b,
        groups: { picture: [\"AA\" \"BB\"], bits: \"AB\" },
        symmetry: { flip_vertical: A <-> B, rotate_180: number ^ 3, flip_horizontal: lo + 1 } }";
    for source in [linear, grouped] {
        assert!(read_source(source).diagnostics.is_empty(), "{source}");
        let mutilations = mutilations(source);
        let mut several = 0;
        for source in &mutilations {
            let errors = read_source(source).diagnostics;
            several += usize::from(errors.len() > 1);
            assert!(errors.len() <= 2, "{}", errors.render("mutilated", source));
        }
        assert!(several * 25 < mutilations.len(), "{several} of {}", mutilations.len());
    }
}
