//! Functions as other languages have them.

mod counted;
mod lowered;
mod lowered_mutants;

use quadrille_codegen::described_type::Described;
use quadrille_codegen::model::SliderMethod;
use quadrille_codegen::read::read_source;
use quadrille_codegen::solve::Solution;

const LAYOUTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../layouts");

/// A layout, and what is found for it.
fn described(text: &str) -> (Described, Solution) {
    let described = read_source(text).layouts.remove(0);
    let solution = quadrille_codegen::solved(&described).expect("a solution");
    (described, solution)
}

/// The text of a standard layout.
fn standard(name: &str) -> String {
    std::fs::read_to_string(format!("{LAYOUTS}/{name}.layout")).expect("a standard layout")
}

/// The texts of all standard layouts with `QUADRILLE_LONG`, which `.ci/long layouts` sets; none otherwise.
fn long() -> Vec<String> {
    if std::env::var_os("QUADRILLE_LONG").is_none() {
        return Vec::new();
    }
    let files = std::fs::read_dir(LAYOUTS).expect("the standard layouts");
    let paths = files.map(|file| file.expect("an entry").path());
    paths.map(|path| std::fs::read_to_string(path).expect("text")).collect()
}

/// Boards with these sides and numbers, one for each method of sliders.
fn each_method(sides: &str, number: &str) -> Vec<String> {
    let text = |method| {
        format!(
            "struct Board {{ board: {sides}, number: {number}, sliders: {{ method: {method} }},
             pieces: {{ rook: R, bishop: B, queen: Q, knight: N, king: K }} }}"
        )
    };
    SliderMethod::NAMES.iter().map(|(method, ..)| text(*method)).collect()
}
