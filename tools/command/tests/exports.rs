//! Exported files that are kept: the command in their first lines, checks that they are up to date, and standard layouts
//! with other sliders.

use crate::command::{file, folder, quadrille};
use fragments::fragments;
use quadrille_tools::standard;

#[path = "../../../tests/support/fragments.rs"]
mod fragments;

#[test]
fn a_kept_header_is_checked() {
    let folder = folder("kept");
    let layout =
        file(&folder, "one.layout", "pub struct One { board: 3 x 3, number: rank * 3 + file }\n");
    let header = folder.join("one.h");
    let header = header.to_str().expect("text");
    let export = ["export", &layout, "--to", "c", "--output", header];
    let check = [&export[..], &["--check"]].concat();
    assert!(quadrille(&check).refusal().contains("one.h: "), "there is none yet");
    quadrille(&export).output();
    let text = std::fs::read_to_string(header).expect("a header");
    assert!(text.contains(&format!("//     quadrille export {layout} --to c\n")), "{text}");
    assert!(
        text.contains("// pub struct One { board: 3 x 3, number: rank * 3 + file }\n"),
        "{text}"
    );
    assert_eq!(quadrille(&check).output(), "");
    for changed in [text.replace("ONE_A1 = 0", "ONE_A1 = 1"), text.clone() + "\n", String::new()] {
        file(&folder, "one.h", &changed);
        let run = quadrille(&check);
        assert_eq!((run.status, run.out.as_str()), (1, ""), "{}", run.errors);
        assert!(run.errors.contains("is not what is exported now"), "{}", run.errors);
        assert_eq!(std::fs::read_to_string(header).expect("a header"), changed, "it was written");
    }
}

#[test]
fn headers_of_rust_sources_have_the_descriptions_alone() {
    let folder = folder("described_in_rust");
    let source = "fn f() {}\nquadrille::layout! {\n    expanded in one.rs;\n    pub struct One {\n        \
                  board: 3 x 3, number: rank * 3 + file, // as read\n    }\n}\n";
    let path = file(&folder, "main.rs", source);
    let header = quadrille(&["export", &path, "--to", "c"]).output();
    let words = "//     pub struct One {\n//         board: 3 x 3, number: rank * 3 + file, // as read\n//     }\n";
    assert!(header.contains(words), "{header}");
    assert!(!header.contains("fn f()"));
}

#[test]
fn a_standard_layout_with_other_sliders() {
    let exported = |arguments: &[&str]| quadrille(&[&["export"], arguments].concat()).output();
    let own = exported(&["lerf", "--to", "layout"]);
    assert_eq!(own, include_str!("../../../layouts/lerf.layout"));
    let other = exported(&["lerf", "--to", "layout", "--sliders", "pext"]);
    assert!(other.contains("    sliders: { method: pext },\n}\n"), "{other}");
    // The printed description is the exported one.
    let folder = folder("other_sliders");
    let path = file(&folder, "lerf.layout", &other);
    let header = |arguments: &[&str]| {
        let text = exported(&[arguments, &["--to", "c"]].concat());
        text.split_once("#ifndef").expect("a guard").1.to_owned()
    };
    assert_eq!(header(&["lerf", "--sliders", "pext"]), header(&[&path]));
    assert_ne!(header(&["lerf", "--sliders", "pext"]), header(&["lerf"]));
    // Layouts that are about a method state it.
    let says_none = |name: &&str| !standard::text(name).expect("a layout").contains("sliders:");
    for name in standard::names().filter(says_none) {
        exported(&[name, "--to", "layout", "--sliders", "magic"]);
    }
}

/// Magics and circuits are right for one numbering only, so a description is exported without them, and compiles;
/// `--found` keeps them.
#[test]
fn descriptions_to_begin_with_have_nothing_found() {
    let exported = |arguments: &[&str]| quadrille(&[&["export"], arguments].concat()).output();
    let mut left_out = 0;
    for name in standard::names() {
        let bare = exported(&[name, "--to", "layout"]);
        assert!(!bare.contains("magics: {") && !bare.contains("circuits: {"), "{name}");
        let whole = standard::text(name).expect("a layout");
        assert_eq!(exported(&[name, "--to", "layout", "--found"]), whole);
        left_out += usize::from(bare != whole);
    }
    assert!(left_out > 5, "{left_out}");
    assert!(!exported(&["w", "--to", "layout"]).contains("rotations before"), "about magics");
    let errors = quadrille(&["export", "w", "--to", "c", "--found"]).refusal();
    assert!(errors.contains("`--found` is for `--to layout`"), "{errors}");
}

#[test]
fn files_have_sliders_of_their_own() {
    let errors = quadrille(&["export", "mine.layout", "--to", "c", "--sliders", "pext"]).refusal();
    assert!(errors.contains("write `sliders: { method: pext }` into the description"), "{errors}");
}

/// Every kind of look-up, packed positions, and pairs.
const DOCUMENTED: &str = r"
    pub struct Documented {
        board: 8 x 8, number: rank * 8 + file, packed: pieces,
        pieces: { rook: R, bishop: B, knight: N, king: K, cannon: mRcpR, horse: nN, griffon: t[FR], camel: oC },
        pairs: { Threats: {
            attacks: { pawn: [knight, rook], knight: [pawn, knight], rook: [rook] },
            like: descending, couples: { men: [pawn], files: 1 },
        } },
    }
";

/// The documentation of what is exported stands in texts of the generator, where `openings` in `codegen/tests` sees no
/// comment.
#[test]
fn exported_comments_begin_no_fragments() {
    let own = file(&folder("documented"), "documented.layout", DOCUMENTED);
    let languages = ["c", "python", "typescript", "json"].map(|language| (own.as_str(), language));
    // A board of more than 128 squares has functions of its own.
    for (layout, language) in languages.into_iter().chain([("board16x16", "c")]) {
        let text = quadrille(&["export", layout, "--to", language]).output();
        let lines = text.lines();
        let found: Vec<_> =
            fragments(&text).iter().filter_map(|line| lines.clone().nth(line - 1)).collect();
        assert!(found.is_empty(), "{layout} in {language}: {found:#?}");
    }
}
