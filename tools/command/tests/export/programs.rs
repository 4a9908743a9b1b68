//! Programs in C++ over exported headers: that of the guide, and a small move generator, which reaches
//! the counts that others have computed.

use crate::compiler::{Folder, Language, exported};

/// Positions, and their perft counts from depth 1: those of `examples/tests/all/chess_perft.rs`.
const COUNTS: [(&str, &[u64]); 5] = [
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -", &[20, 400, 8902, 197_281]),
    ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -", &[48, 2039, 97_862]),
    ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -", &[14, 191, 2812, 43_238]),
    // A capture en passant would uncover a rook along the rank.
    ("8/8/8/8/k2Pp2Q/8/8/3K4 b - d3", &[6, 136, 863]),
    ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq -", &[6, 264, 9467]),
];

#[test]
fn counts_are_right() {
    if !Language::Cpp.is_there() {
        return;
    }
    let folder = Folder::new("perft");
    folder.export("lerf", "lerf.h");
    folder.export("w", "w.h");
    let program = folder.compile(Language::Cpp, include_str!("../cpp/perft.cpp"), &["-O2"]);
    for layout in ["lerf", "w"] {
        for (fen, counts) in COUNTS {
            for (depth, count) in (1..).zip(counts) {
                let depth = depth.to_string();
                let arguments = [layout, &depth].into_iter().chain(fen.split(' '));
                let printed = Folder::output(&program, arguments);
                let nodes = printed.split(' ').next();
                assert_eq!(nodes, Some(&*count.to_string()), "{fen} at {depth} in {layout}");
            }
        }
    }
}

/// Moves of sets, by each of the ways in which they are written.
#[test]
fn sets_are_written_as_moves() {
    let ways = [
        (Language::C, &[][..]),
        (Language::Cpp, &["-O2", "-march=native"]),
        #[cfg(target_arch = "x86_64")]
        (Language::C, &["-mpopcnt"]),
    ];
    let folder = Folder::new("lists");
    folder.export("lerf", "lerf.h");
    folder.export("shogi", "shogi.h");
    for (language, options) in ways.into_iter().filter(|(language, _)| language.is_there()) {
        let program = folder.compile(language, include_str!("../cpp/lists.c"), options);
        let count: u32 = Folder::output(&program, []).trim().parse().expect("all are right");
        assert!(count > 400_000, "{language:?}, {options:?}");
    }
}

/// The program of the guide compiles, and prints what it says.
#[test]
fn the_guide_says_what_is_there() {
    let guide = include_str!("../../../../src/guide/cpp.md");
    let program = include_str!("../cpp/guide.cpp");
    assert!(guide.contains(program), "the guide has another program");
    if !Language::Cpp.is_there() {
        return;
    }
    let folder = Folder::new("guide");
    folder.export("lerf", "lerf.h");
    let program = folder.compile(Language::Cpp, program, &[]);
    assert_eq!(Folder::output(&program, []), "b1 a2 a3 a4 a5 a6 a7 a8 ");
}

/// The documentation of a description stands in the header, even if C would take it for something else.
#[test]
fn words_of_the_description() {
    const WORDS: &str = "/// Mail to me@here, or to @all.
///
///  - a line that ends in \\
/// /* no comment within one ??/
pub struct Said { board: 2 x 2, number: rank * 2 + file }";
    let header = exported(WORDS, "c");
    let words = "// Said\n//\n// Mail to me@here, or to @all.\n//\n//  - a line that ends in \\ |\n\
                 // /* no comment within one ??/ |\n//\n// A layout of the 2 x 2 board";
    assert!(header.contains(words), "{header}");
    let folder = Folder::new("words");
    folder.write("said.h", &header);
    for language in Language::ALL.into_iter().filter(|language| language.is_there()) {
        let source = "#include \"said.h\"\nint main(void) { return 0; }\n";
        assert_eq!(Folder::output(&folder.compile(language, source, &[]), []), "");
    }
}

/// Words that leave a comment in some language, if they are printed as they are.
const HOSTILE: &str = include_str!("../hostile.layout");

/// JSON has them in its strings.
#[test]
fn hostile_words_in_json() {
    let document: serde_json::Value =
        serde_json::from_str(&exported(HOSTILE, "json")).expect("JSON");
    let words = document["layouts"][0]["documentation"].as_str().expect("words");
    assert!(words.contains("a\rint injected_1"), "{words}");
}

/// Words of a description stay in comments of C, whatever they are.
#[test]
fn hostile_words() {
    let header = exported(HOSTILE, "c");
    for (number, line) in header.lines().enumerate() {
        assert!(!line.contains("injected") || line.starts_with("// "), "{}: {line}", number + 1);
    }
    let plain = |c: char| c == '\n' || !c.is_control();
    assert_eq!(header.chars().find(|&c| !plain(c) || c == '\u{202e}' || c == '\u{2028}'), None);
    let folder = Folder::new("hostile");
    folder.write("hostile.h", &header);
    folder.write("hostile.c", "#include \"hostile.h\"\nint main(void) { return HOSTILE_A1; }\n");
    for language in Language::ALL {
        for compiler in language.compilers() {
            // Trigraphs too.
            let (source, program) = (folder.path("hostile.c"), folder.path("hostile"));
            let mut compile = std::process::Command::new(&compiler);
            compile.args([
                "-x",
                language.name(),
                language.standard(),
                "-Wall",
                "-Wextra",
                "-Werror",
            ]);
            folder.run(compile.args(["-trigraphs", "-Wno-trigraphs", &source, "-o", &program]));
        }
    }
}
