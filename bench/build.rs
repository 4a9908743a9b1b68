//! Compiles the standard numberings with every slider method.

use std::path::{Path, PathBuf};
use std::{env, fs};

use quadrille_codegen::Builder;

/// The layout that a file describes, its new name, and its slider method.
const VARIANTS: &[(&str, &str, &str, &str)] = &[
    ("lerf", "Lerf", "LerfMagic", "method: magic"),
    ("lerf", "Lerf", "LerfPerLine", "method: magic, sets: per_line"),
    ("lerf", "Lerf", "LerfSplit", "method: split"),
    ("lerf", "Lerf", "LerfPext", "method: pext"),
    ("lerf", "Lerf", "LerfDifference", "method: obstruction_difference"),
    ("ring", "Ring", "RingMagic", "method: magic"),
    ("ring", "Ring", "RingSplit", "method: split"),
    ("ring", "Ring", "RingPext", "method: pext"),
    ("rotary", "Rotary", "RotaryMagic", "method: magic"),
    ("rotary", "Rotary", "RotaryPerLine", "method: magic, sets: per_line"),
    ("rotary", "Rotary", "RotarySplit", "method: split"),
    ("rotary", "Rotary", "RotaryPext", "method: pext"),
    ("pinwheel", "Pinwheel", "PinwheelPerLine", "method: magic, sets: per_line"),
    ("w", "W", "WMagic", "method: magic"),
    ("w", "W", "WPerLine", "method: magic, sets: per_line"),
    ("w", "W", "WSplit", "method: split"),
    ("w", "W", "WPext", "method: pext"),
];

fn main() {
    println!("cargo::rerun-if-changed=../layouts");
    let directory = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    let files = VARIANTS.iter().map(|&variant| described(&directory, variant));
    let builder = files.fold(Builder::new(), Builder::file);
    builder.compile("variants.rs").unwrap_or_else(|error| panic!("{error}"));
    let builder = large_boards(&directory).into_iter().fold(Builder::new(), Builder::file);
    builder.compile("games.rs").unwrap_or_else(|error| panic!("{error}"));
}

/// Boards of more than 64 squares, and their numberings.
const LARGE: [(&str, &str); 3] = [
    ("9x9", "board: 9 x 9, number: (8 - file) * 9 + (8 - rank)"),
    ("9x10", "board: 9 x 10, number: rank * 9 + file"),
    ("12x10", "board: 12 x 10, number: rank * 12 + file"),
];

/// The pieces on each board.
const PIECES: &str = "rook: R, bishop: B, cannon: pR, diagonal_cannon: pB, grasshopper: gR, \
    diagonal_grasshopper: gB, nightrider: NN, lance: fR, horse: nN, dabbaba: nD, elephant: nA, \
    janggi_elephant: nZ, knight: fN, silver: FfW, gold: WfF";

/// The slider methods.
const METHODS: [(&str, &str); 3] =
    [("Magic", "magic"), ("Difference", "obstruction_difference"), ("Split", "split")];

/// Writes the descriptions of large boards, one for each method.
fn large_boards(directory: &Path) -> Vec<PathBuf> {
    let described = |(board, head): (&str, &str), (name, method): (&str, &str)| {
        let name = format!("B{board}{name}");
        let text = format!(
            "/// All movements.\npub struct {name} {{\n    {head},\n    \
             sliders: {{ method: {method} }},\n    pieces: {{ {PIECES} }},\n}}\n"
        );
        let path = directory.join(format!("{name}.layout"));
        fs::write(&path, text).expect("cargo's directory can be written");
        path
    };
    let all = LARGE.into_iter().flat_map(|board| METHODS.map(|method| (board, method)));
    // Lines of twelve squares are too long for split magics.
    let are_allowed = all.filter(|((board, _), (name, _))| (*board, *name) != ("12x10", "Split"));
    are_allowed.map(|(board, method)| described(board, method)).collect()
}

/// Writes the description of a variant.
fn described(
    directory: &Path,
    (file, name, variant, options): (&str, &str, &str, &str),
) -> PathBuf {
    let text = fs::read_to_string(format!("../layouts/{file}.layout")).expect("it is there");
    // Only these methods use the magics of the standard layout.
    let takes_magics = ["magic", "pext"].iter().any(|method| options.contains(method));
    let text = if takes_magics { text } else { without_magics(&text) };
    // The standard layout's own line on sliders is replaced.
    let said = |line: &&str| !line.trim_start().starts_with("sliders:");
    let text = text.lines().filter(said).collect::<Vec<_>>().join("\n");
    let head = format!("pub struct {name} {{");
    assert!(text.contains(&head), "{file}.layout describes {name}");
    let text =
        text.replace(&head, &format!("pub struct {variant} {{\n    sliders: {{ {options} }},"));
    let path = directory.join(format!("{variant}.layout"));
    fs::write(&path, text).expect("cargo's directory can be written");
    path
}

/// A description without its magics.
fn without_magics(text: &str) -> String {
    let Some((before, magics)) = text.split_once("\n    magics: {\n") else {
        return text.to_owned();
    };
    let (_, after) = magics.split_once("\n    },").expect("the end of the magics");
    format!("{before}{after}")
}
