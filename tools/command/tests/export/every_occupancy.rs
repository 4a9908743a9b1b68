//! The runtimes of all languages, on every relevant occupancy of riders by every method: checksums of what they
//! attack, beside those of the Rust library.

use std::fmt::Write as _;

use quadrille::layouts::{Lerf, Rotary, W};
use quadrille::piece::{Bishop, Rook};
use quadrille::{Attacks, Color, Moves, Square, U256};

use crate::IS_LONG;
use crate::compiler::{Folder, Language, exported};
use crate::scripts::LANGUAGES;

/// Layouts, by name and description, with every method that these languages have.
macro_rules! each_method {
    ($($test:ident $name:ident { $($description:tt)* })*) => {
        $(quadrille::layout! { pub struct $name { $($description)* pieces: { rook: R, bishop: B } } })*

        /// The name of a folder, the description, and the lines that scripts check.
        fn cases() -> Vec<(&'static str, String, String)> {
            let lerf = ("occupancies_of_lerf", "lerf".to_owned(), checksums::<Lerf>(true));
            // Patterns and rotations, and squares that are looked up as others.
            let w = ("occupancies_of_w", "w".to_owned(), checksums::<W>(true));
            let turned = ("occupancies_of_rotary", "rotary".to_owned(), checksums::<Rotary>(true));
            let mut cases = vec![lerf, w, turned];
            $({
                let keys = stringify!($($description)*);
                let text = format!("pub struct {} {{ {keys} pieces: {{ rook: R, bishop: B }} }}", stringify!($name));
                // A rook of the wider boards has a thousand times as many occupancies as a bishop.
                let has_rook = IS_LONG || !stringify!($test).starts_with("wide");
                cases.push((concat!("occupancies_of_", stringify!($test)), text, checksums::<$name>(has_rook)));
            })*
            cases
        }
    };
}

each_method! {
    magic Magic { board: 6 x 6, number: rank * 6 + file, sliders: { method: magic }, }
    per_line PerLine { board: 6 x 6, number: rank * 6 + file, sliders: { method: magic, sets: per_line }, }
    split Split { board: 6 x 6, number: file * 6 + 5 - rank, sliders: { method: split }, }
    difference Difference { board: 8 x 5, number: rank * 8 + file, sliders: { method: obstruction_difference }, }
    overlapped Overlapped { board: 8 x 8, number: file * 8 + rank, }
    pext Pext { board: 6 x 6, number: rank * 6 + file, sliders: { method: pext }, }
    cylinder Cylinder { board: 6 x 6, number: rank * 6 + file, wrap: files, }
    torus Torus { board: 6 x 6, number: (rank * 6 + file) * 7 % 36, wrap: files ranks, }
    wide_ring WideRing { board: 9 x 8, number: rank * 9 + file, wrap: files, }
    wide_magic WideMagic { board: 7 x 10, number: (rank * 7 + file) * 33 % 70, sliders: { method: magic }, }
    wide_split WideSplit { board: 7 x 10, number: rank * 7 + file, sliders: { method: split }, }
    wide_lines WideLines { board: 7 x 10, number: rank * 7 + file, sliders: { method: obstruction_difference }, }
}

/// A line for each square: the piece, the square, the relevant mask, and a sum in which the order of results counts.
fn of_piece<L: Attacks<P> + Moves<P>, P>(name: &str, lines: &mut String) {
    for from in Square::<L>::all() {
        let mask = from.relevant_by::<P>(Color::White);
        let sum = mask.subsets().fold(0_u64, |sum, occupied| {
            let attacked: U256 = from.attacks::<P>(occupied).word().into();
            let halves = attacked.to_words().into_iter().fold(0, u64::wrapping_add);
            sum.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(halves)
        });
        writeln!(lines, "{name} {} {:#x} {sum:#x}", from.number(), mask.word()).expect("a line");
    }
}

fn checksums<L>(has_rook: bool) -> String
where
    L: Attacks<Rook> + Attacks<Bishop> + Moves<Rook> + Moves<Bishop>,
{
    let mut lines = String::new();
    of_piece::<L, Bishop>("bishop", &mut lines);
    if has_rook {
        of_piece::<L, Rook>("rook", &mut lines);
    }
    lines
}

#[test]
fn runtimes_look_riders_up() {
    let scripts = [("sums.py", include_str!("sums.py")), ("sums.mjs", include_str!("sums.mjs"))];
    for (name, description, lines) in cases() {
        for (language, script) in LANGUAGES.iter().zip(scripts) {
            let module = exported(&description, language.name);
            language.run(name, &module, script, &[("sums.txt", &lines)]);
        }
    }
}

/// Lines with words as two halves, which C reads.
fn in_halves(lines: &str) -> String {
    let line = |line: &str| {
        let mut words = line.split(' ');
        let [piece, square, mask, sum] = [(); 4].map(|()| words.next().expect("a word"));
        let mask = u128::from_str_radix(&mask[2..], 16).expect("hexadecimal");
        format!("{piece} {square} {:x} {:x} {}\n", mask >> 64, mask as u64, &sum[2..])
    };
    lines.lines().map(line).collect()
}

#[test]
fn the_runtime_of_c_looks_riders_up() {
    if !Language::C.is_there() {
        return;
    }
    // By the instructions that the target has besides, and by loops in the place of one.
    let vectors = cfg!(target_arch = "x86_64") && std::arch::is_x86_feature_detected!("avx2");
    let vectors: &[&str] = if vectors { &["-mavx2", "-mbmi2"] } else { &[] };
    for (name, description, lines) in cases() {
        let folder = Folder::new(&format!("{name}_c"));
        folder.export(&description, "layout.h");
        let prefix = description.split(' ').nth(2).unwrap_or(&description);
        let prefix = quadrille_codegen::text::snake_name(prefix);
        let source =
            format!("#include \"layout.h\"\n#define PREFIX {prefix}\n#include \"sums.c\"\n");
        for options in [&[][..], vectors, &["-DQUADRILLE_PEXT_LOOPS"]] {
            let program = folder.compile(Language::C, &source, options);
            let counted = Folder::output_of(&program, &in_halves(&lines));
            assert_eq!(counted.trim(), lines.lines().count().to_string(), "{name} {options:?}");
        }
    }
}
