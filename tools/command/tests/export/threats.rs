//! Sets of pairs whose changes are found in vectors: mailboxes in C and C++ write what those of Rust write, in whichever
//! order, and see the same men around squares, by the instructions of each target.

use std::fmt::Write as _;

use quadrille::Square;
use quadrille::pairs::{Attack, Mailbox, Man, VectorPairs};
use quadrille_codegen::random::SplitMix64;

use crate::IS_LONG;
use crate::compiler::{Folder, Language};

/// Layouts with a set `Threats` each, and their descriptions.
macro_rules! described {
    ($($name:ident { $($keys:tt)* })*) => {
        $(mod $name {
            quadrille::layout! { pub struct Board { $($keys)* } }
        })*

        /// The layouts' names in C, and their descriptions.
        const DESCRIPTIONS: &[(&str, &str)] =
            &[$((stringify!($name), concat!("{", stringify!($($keys)*), "}"))),*];

        /// Steps of mailboxes of all layouts.
        fn played(steps: usize) -> String {
            let mut text = String::new();
            let sets: &[fn(usize, &mut Played<'_>)] = &[$(play::<$name::Threats>),*];
            for (index, play) in sets.iter().enumerate() {
                play(index, &mut Played { text: &mut text, random: SplitMix64::new(57 + index as u64), steps });
            }
            text
        }
    };
}

described! {
    // The usual set of chess.
    chess {
        board: 8 x 8, number: rank * 8 + file, pieces: { knight: N, bishop: B, rook: R, queen: Q },
        pairs: { Threats: {
            squares: { pawn: "a2-h7" },
            attacks: {
                pawn: [pawn by move, knight, rook], knight: [pawn, knight, bishop, rook, queen],
                bishop: [pawn, knight, bishop, rook], rook: [pawn, knight, bishop, rook],
                queen: [pawn, knight, bishop, rook, queen]
            },
            like: descending, ranks: counted, changes: vectors
        } },
    }
    // Kings count too, and pawns that threaten men ahead of them.
    kings {
        board: 8 x 8, number: (7 - rank) * 8 + (file ^ 1), pieces: { knight: N, bishop: B, rook: R, queen: Q, king: K },
        pairs: { Threats: {
            attacks: {
                pawn: [pawn by move, knight, king by move], knight: [pawn, king], bishop: [rook, king],
                rook: [queen], queen: [rook, king], king: [pawn, knight]
            },
            like: descending, changes: vectors
        } },
    }
    // The leap has another length; colours go differently; the board lacks a square; no victim counts by move.
    camels {
        board: 5 x 7, number: rank * 8 + file where file != 2 || rank != 3,
        pieces: { camel: C, lance: fR, silver: FfW, dragon: RF },
        pairs: { Threats: {
            attacks: { camel: [lance, pawn], lance: [camel, dragon], silver: [lance], dragon: [camel, silver] },
            like: descending, changes: vectors
        } },
    }
    // Leaps along rays.
    elephants {
        board: 8 x 6, number: file * 6 + rank, pieces: { elephant: A, engine: D, general: F, rook: R },
        pairs: { Threats: {
            attacks: { elephant: [engine, rook], engine: [rook, elephant], general: [rook], rook: [general] },
            changes: vectors
        } },
    }
    // A board of hexagons.
    bees {
        board: 5 x 5, number: rank * 5 + file where file <= rank + 2 && rank <= file + 2,
        directions: { north: (0, +1), north_east: (+1, +1), south_east: (+1, 0) },
        pieces: { rook: [(0,+1), (0,-1), (+1,+1), (-1,-1), (+1,0), (-1,0)]0, leaper: [(+1,+2), (-1,-2)] },
        pairs: { Threats: {
            attacks: { rook: [rook, leaper, pawn], leaper: [leaper, rook], pawn: [rook] }, changes: vectors
        } },
    }
}

/// The steps of one layout's mailbox, as `cpp/threats.c` reads them.
struct Played<'a> {
    text: &'a mut String,
    random: SplitMix64,
    steps: usize,
}

impl Played<'_> {
    fn below(&mut self, count: usize) -> usize {
        (self.random.word() >> 16) as usize % count
    }

    fn line(&mut self, step: &str, given: [usize; 3], results: impl IntoIterator<Item = u64>) {
        let results: Vec<u64> = results.into_iter().collect();
        let [layout, a, b] = given;
        let _ = write!(self.text, "{step} {layout} {a} {b} {}", results.len());
        for result in results {
            let _ = write!(self.text, " {result}");
        }
        self.text.push('\n');
    }
}

/// Plays random steps on a mailbox.
fn play<T: VectorPairs>(layout: usize, played: &mut Played<'_>) {
    let squares: Vec<Square<T::Layout>> = Square::all().collect();
    let mut mailbox = Mailbox::<T>::EMPTY;
    for step in 0..played.steps {
        let [square, to] = [(); 2].map(|()| squares[played.below(squares.len())]);
        let number = usize::from(square);
        let index = played.below(Man::<T>::COUNT + 1);
        let man = Man::from_index(index);
        // Usually there are few men, sometimes many.
        let count = squares.iter().filter(|square| mailbox.is_occupied(**square)).count();
        let is_full = count > [8, 20, 34][step / 64 % 3];
        let mut list = [Attack::UNUSED; 192];
        let (name, given, length) = match played.below(6) {
            0 => ("move_man", [number, to.into()], mailbox.move_man(square, to, &mut list)),
            1 => ("take", [number, 0], mailbox.take(square, &mut list)),
            _ if is_full => ("take", [number, 0], mailbox.take(square, &mut list)),
            2 => ("replace", [index, number], mailbox.replace(man, square, &mut list)),
            3 if step % 4 == 0 => {
                mailbox.place(man, square);
                ("place", [index, number], 0)
            }
            3 if step % 4 == 1 => {
                mailbox.clear(square);
                ("clear", [number, 0], 0)
            }
            _ => ("put", [index, number], mailbox.put(man, square, &mut list)),
        };
        let mut attacks: Vec<u64> =
            list[..length].iter().map(|attack| attack.to_bits().into()).collect();
        attacks.sort_unstable();
        played.line(name, [layout, given[0], given[1]], attacks);
        if let Some(man) = mailbox.man_at(square) {
            played.line("man_at", [layout, number, 0], [man.index() as u64]);
        }
        if let Some(man) = man {
            let around = mailbox.around(square);
            let [riders, victims] = around.xrays();
            let seen =
                [around.attacks(man), around.attackers(man), around.riders(), riders, victims];
            played.line("around", [layout, number, index], seen);
        }
    }
}

/// Compiles the program with options, and plays the steps.
fn check(test: &str, compiler: &str, language: Language, options: &[&str], steps: &str) {
    let folder = Folder::new(test);
    let mut source = String::new();
    for (name, keys) in DESCRIPTIONS {
        let layout = name[..1].to_uppercase() + &name[1..];
        folder.export(&format!("pub struct {layout} {keys}"), &format!("{name}.h"));
        let _ = writeln!(source, "#include \"{name}.h\"");
    }
    source += "#define SETS \\\n";
    for (name, _) in DESCRIPTIONS {
        let layout = name[..1].to_uppercase() + &name[1..];
        let _ = writeln!(source, "    SET({name}, {layout}) \\");
    }
    source += "\n#include \"threats.c\"\n";
    let options = [&["-Wconversion", "-O2"], options].concat();
    let program = folder.compile_by(compiler, language, &source, &options);
    let printed = Folder::output_of(&program, steps);
    assert_eq!(printed.trim(), steps.lines().count().to_string(), "{test} with {options:?}");
}

/// The options of the targets that this processor runs.
fn targets() -> Vec<(&'static str, Vec<&'static str>)> {
    let mut targets = vec![("plain", vec!["-fsanitize=undefined", "-fno-sanitize-recover=all"])];
    #[cfg(target_arch = "x86_64")]
    {
        if is_x86_feature_detected!("avx2") {
            targets.push(("avx2", vec!["-mavx2"]));
        }
        if is_x86_feature_detected!("avx512vbmi") && is_x86_feature_detected!("avx512vbmi2") {
            let options = vec!["-mavx512bw", "-mavx512vbmi", "-mavx512vbmi2", "-mpopcnt"];
            targets.push(("avx512", options));
        }
    }
    targets
}

/// In long runs in both languages, by all compilers.
#[test]
#[ignore = "compiles programs: `.ci/run`"]
fn mailboxes_in_c_write_what_those_of_rust_write() {
    let steps = played(if IS_LONG { 6000 } else { 1500 });
    let languages = [(Language::C, "-std=c99"), (Language::Cpp, "-std=c++14")];
    for (index, (target, options)) in targets().into_iter().enumerate() {
        for (language, standard) in languages {
            if !language.is_there()
                || (!IS_LONG && (index + usize::from(language == Language::Cpp)) % 2 == 1)
            {
                continue;
            }
            for compiler in language.compilers() {
                let options = [&options[..], &[standard]].concat();
                check(&format!("threats_{target}"), &compiler, language, &options, &steps);
            }
        }
    }
}
