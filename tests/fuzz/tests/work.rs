//! The work that descriptions take, which is counted, so that no clock decides: standard layouts, and the legal
//! descriptions that take the most work without asking for more.

use std::fs;

use quadrille_codegen::counted_work;
use quadrille_fuzz::random::Random;
use quadrille_fuzz::{Case, Ending, EntryPoint, corpus};

/// The work of a description, if it exceeds the limit.
fn excess(name: &str, text: String, most: u64) -> Option<String> {
    let (ending, cost) = Case { entry: EntryPoint::Layout, text }.run().expect("no panic");
    assert_eq!(ending, Ending::Emitted, "{name}");
    assert!(cost.work > 0 || !name.contains("pieces"), "{name} is not counted");
    (cost.work > most).then(|| format!("{name}: {} units", cost.work))
}

fn check(excess: &[String]) {
    assert!(excess.is_empty(), "{}", excess.join("\n"));
}

/// Standard layouts of more than 128 squares, whose squares and moves are many.
const LARGE: [&str; 3] = ["board16x16", "chu_shogi", "shuuro"];

#[test]
fn standard_layouts_are_quick() {
    let files = corpus::files(&corpus::root().join("layouts")).expect("the folder");
    let excess = files.iter().filter_map(|path| {
        let (text, name) = (fs::read_to_string(path).expect("text"), path.display().to_string());
        let is_large = LARGE.iter().any(|large| name.contains(large));
        let most = if is_large { counted_work::LEGAL } else { counted_work::STANDARD };
        excess(&name, text, most)
    });
    check(&excess.collect::<Vec<_>>());
}

/// Numberings whose shared keys the compiler finds by itself.
#[test]
fn sharing_by_the_compiler_is_quick() {
    let excess = ["w", "rotary", "pinwheel"].iter().filter_map(|name| {
        let path = corpus::root().join(format!("layouts/{name}.layout"));
        let text = fs::read_to_string(path).expect("text");
        excess(name, without_magics(&text), counted_work::LEGAL)
    });
    check(&excess.collect::<Vec<_>>());
}

/// A description without its key `magics`, whose value has braces of its own.
fn without_magics(text: &str) -> String {
    let start = text.find("\n    magics: {").expect("magics");
    let end = start + text[start..].find("\n    },").expect("their end") + "\n    },".len();
    format!("{}{}", &text[..start], &text[end..])
}

/// A board whose numbers have no order, which takes the most work.
fn without_order(files: usize, ranks: usize, keys: &str) -> String {
    let squares = files * ranks;
    let numbers = Random::new(5, squares as u64).numbers(squares);
    let numbers: Vec<String> = numbers.iter().map(usize::to_string).collect();
    let numbers = numbers.join(" ");
    format!("struct X {{ board: {files} x {ranks}, number: [{numbers}], {keys} }}")
}

#[test]
fn legal_descriptions_end_soon() {
    // Lines of 16 squares without an order of their numbers take an index of more than half a megabyte.
    let boards = [(8, 8, 1), (11, 11, 1), (12, 10, 1), (16, 8, 4), (16, 4, 4)];
    let keys = [
        "pieces: { rook: R, bishop: B, knight: N, king: K }",
        "pieces: { rider: NN, wide: DD, slider: Q }",
        "pieces: { hopper: gQ as crate::H, cannon: mRcpR as crate::C }",
        "pieces: { lame: nZnCnN as crate::L, long: n(2,7)n(3,4) as crate::M }",
        "pieces: { short: R3B2 as crate::S }",
        "packed: planes",
        "optimise: throughput, geometry: tables",
    ];
    let mut wrong = Vec::new();
    for (files, ranks, times) in boards {
        for keys in keys {
            let name = format!("{files} x {ranks}, {keys}");
            wrong.extend(excess(
                &name,
                without_order(files, ranks, keys),
                times * counted_work::LEGAL,
            ));
        }
    }
    check(&wrong);
}
