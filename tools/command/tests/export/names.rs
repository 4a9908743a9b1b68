//! Names of several layouts in one file, and of one layout: each means one thing, or the export is refused.

use crate::command::with_input;
use crate::compiler::{Folder, Language};

/// Layouts, and the languages in which two of their things have one name, with that name; other languages export them.
const CLASHES: [(&str, &[(&str, &str)]); 7] = [
    // A region and a layout's prefix that end alike.
    (
        r#"pub struct Board { board: 3 x 3, number: rank * 3 + file, regions: { red_palace: "a1 b1" } }
           pub struct BoardRed { board: 3 x 3, number: file * 3 + rank, regions: { palace: "a1 c1" } }"#,
        &[
            (
                "c",
                "a thing of `Board` and one of `BoardRed` would both be `board_red_palace_squares` in C",
            ),
            ("python", "would both be `board_red_palace_squares` in Python"),
            ("typescript", "would both be `boardRedPalaceSquares` in TypeScript"),
        ],
    ),
    // Pieces.
    (
        "pub struct Board { board: 3 x 3, number: rank * 3 + file, pieces: { x_rook: R } }
         pub struct BoardX { board: 3 x 3, number: file * 3 + rank, pieces: { rook: R } }",
        &[
            ("c", "would both be `board_x_rook_attackers` in C"),
            ("python", "would both be `board_x_rook_attacks` in Python"),
            ("typescript", "would both be `boardXRookAttacks` in TypeScript"),
        ],
    ),
    // Names that only camel case makes one: pieces of one layout, and layouts.
    (
        "pub struct Board { board: 3 x 3, number: rank * 3 + file, pieces: { p_1: R, p1: B } }",
        &[("typescript", "two things of `Board` would be `p1Attacks` in TypeScript")],
    ),
    (
        "pub struct Board { board: 3 x 3, number: rank * 3 + file }
         pub struct Board_ { board: 3 x 3, number: file * 3 + rank }",
        &[(
            "typescript",
            "a thing of `Board` and one of `Board_` would both be `boardIsSquare` in TypeScript",
        )],
    ),
    // A symmetry and a square.
    (
        r#"pub struct Board { board: 2 x 1, number: file + rank }
           pub struct BoardRotate { board: 2 x 1, number: 1 - file + rank, names: { squares: ["90 u2"] } }"#,
        &[("c", "would both be `BOARD_ROTATE_90` in C")],
    ),
    // The runtime's own names.
    (
        "pub struct Quadrille { board: 3 x 3, number: rank * 3 + file }",
        &[(
            "c",
            "a thing of `Quadrille` would be `quadrille_distance`, which every document has in C",
        )],
    ),
    // Functions of the runtimes have names that no others have.
    (
        "pub struct Bit { board: 3 x 3, number: rank * 3 + file }
         pub struct Other { board: 3 x 3, number: file * 3 + rank }",
        &[],
    ),
];

#[test]
fn no_name_means_two_things() {
    for (description, clashes) in CLASHES {
        for language in ["c", "python", "typescript", "json"] {
            let run = with_input(&["export", "-", "--to", language], description);
            let clash = clashes.iter().find(|(clashing, _)| *clashing == language);
            let Some((_, message)) = clash else {
                assert_eq!((run.status, &*run.errors), (0, ""), "{language}: {description}");
                continue;
            };
            assert_eq!((run.status, &*run.out), (1, ""), "{language}: {description}");
            assert!(run.errors.contains(message), "{message}: {}", run.errors);
            assert!(run.errors.contains("help: rename"), "{}", run.errors);
            assert_eq!(run.errors.matches("error: ").count(), 1, "{}", run.errors);
        }
    }
}

/// Files with other layouts have other guards, so that no header hides another.
#[test]
fn a_header_hides_no_other() {
    let folder = Folder::new("guards");
    let layout =
        |name: &str| format!("pub struct {name} {{ board: 3 x 3, number: rank * 3 + file }}\n");
    folder.export(&layout("AB"), "one.h");
    folder.export(&(layout("A") + &layout("B")), "two.h");
    let source = "#include \"one.h\"\n#include \"two.h\"\n\
                  int main(void) { return A_B_A1 + A_A1 + B_A1; }\n";
    for language in Language::ALL {
        if language.is_there() {
            let program = folder.compile(language, source, &[]);
            assert_eq!(Folder::output(&program, []), "");
        }
    }
}
