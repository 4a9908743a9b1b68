//! The layouts that are compared: of every word and every kind of piece. With the feature `long`, which `.ci/long layouts`
//! has, there are more of them, and every way to look sliders up: each is a program of its own to compile.

use quadrille::layouts::*;
use quadrille::{Chess, Color, piece};

use crate::Case;
use crate::library::{self, Lines};

/// No options but those that are always there.
const PLAIN: &[&[&str]] = &[&[]];

/// The functions of a layout's regions and pieces, as `tests/cpp/compare.h` is told them, and the lines that the
/// library's give. After a piece's name and type stand the parts of functions' names that follow its name.
macro_rules! pieces {
    ($layout:ident, $lines:expr, $($kind:ident($name:ident))*
        $([$piece:ident: $type:ty] $($of:ident($function:ident))*)*) => {{
        $(pieces!(@$kind $layout, $lines, $name);)*
        let mut told = concat!($(stringify!($kind), "(", stringify!($name), ") ",)*).to_owned();
        $(
            let functions = [$((stringify!($of), stringify!($function)),)*];
            told += &library::piece::<$layout, $type>(&mut $lines, stringify!($piece), &functions);
        )*
        told
    }};
    (@REGION $layout:ident, $lines:expr, $f:ident) => {
        $lines.sets(stringify!($f), [$layout::$f()])
    };
    (@COLORED_REGION $layout:ident, $lines:expr, $f:ident) => {
        $lines.sets(stringify!($f), Color::ALL.map($layout::$f))
    };
    (@BOTH $layout:ident, $lines:expr, bishop_and_rook_attacks) => {
        library::bishop_and_rook::<$layout>(&mut $lines)
    };
}

/// A test of a layout with bitboards.
macro_rules! compare {
    (more $($rest:tt)*) => {
        #[cfg(feature = "long")]
        compare! { $($rest)* }
    };
    ($test:ident, $layout:ident, $description:expr, $options:expr, $($pieces:tt)*) => {
        compare!(@ "#define USUAL_SETS\n", library::usual_sets::<$layout>,
            $test, $layout, $description, $options, $($pieces)*);
    };
    (@ $usual:expr, $usual_sets:expr,
        $test:ident, $layout:ident, $description:expr, $options:expr, $($pieces:tt)*) => {
        #[test]
        fn $test() {
            let mut lines = Lines::new();
            library::squares::<$layout>(&mut lines);
            library::sets::<$layout>(&mut lines);
            $usual_sets(&mut lines);
            let pieces = pieces!($layout, lines, $($pieces)*);
            let definitions = definitions::<$layout>(&pieces) + $usual;
            let options = $options.to_vec();
            let (description, prefix) = ($description.to_owned(), stringify!($test));
            let (test, expected) = (prefix, lines.text);
            Case { test, description, prefix, definitions, expected, options }.check();
        }
    };
}

/// A test of a layout that is described here, with the pieces of chess.
#[cfg(feature = "long")]
macro_rules! describe {
    ($test:ident, $name:ident, $options:expr, { $($description:tt)* }) => {
        quadrille::layout! { pub struct $name { $($description)* pieces: { rook: R, bishop: B, queen: Q, knight: N, king: K } } }
        compare! {
            $test, $name,
            concat!("pub struct ", stringify!($name), "{", stringify!($($description)*),
                "pieces: { rook: R, bishop: B, queen: Q, knight: N, king: K } }"),
            $options,
            BOTH(bishop_and_rook_attacks)
            [rook: piece::Rook] BLOCKED(attacks) OF_SET(attacks_of_set)
            [bishop: piece::Bishop] BLOCKED(attacks)
            [queen: piece::Queen] BLOCKED(attacks) PLAIN(attacks_empty) BLOCKED(attackers)
                BLOCKED(xrays) OF_SET(attacks_of_set)
            [knight: piece::Knight] PLAIN(attacks)
            [king: piece::King] PLAIN(attacks)
        }
    };
}

/// What `tests/cpp/compare.h` is told of a layout with bitboards.
fn definitions<L: quadrille::Layout>(pieces: &str) -> String {
    format!("#define SETS\n#define PIECES {pieces}\n{}", flips::<L>())
}

/// What it is told of a board's symmetries.
fn flips<L: quadrille::Layout>() -> String {
    let flips: Vec<String> = library::flips::<L>().map(|flip| format!("M({flip}, a)")).collect();
    format!("#define EACH_FLIP(M, a) {}\n", flips.join(" "))
}

/// The options for the instructions that this processor has.
fn instructions() -> Vec<&'static [&'static str]> {
    let mut options: Vec<&'static [&'static str]> = vec![&[]];
    #[cfg(target_arch = "x86_64")]
    if std::arch::is_x86_feature_detected!("avx2") && std::arch::is_x86_feature_detected!("bmi2") {
        options.push(&["-mavx2", "-mbmi2"]);
    }
    #[cfg(target_arch = "x86_64")]
    if std::arch::is_x86_feature_detected!("gfni") {
        options.push(&["-mgfni", "-mssse3"]);
    }
    #[cfg(target_arch = "x86_64")]
    if std::arch::is_x86_feature_detected!("avx512bitalg") {
        options.push(&["-mgfni", "-mavx512bitalg", "-mavx512vl", "-mbmi2"]);
    }
    options
}

compare! {
    w, W, "w", instructions(),
    BOTH(bishop_and_rook_attacks)
    [rook: piece::Rook] BLOCKED(attacks) PLAIN(attacks_empty) BLOCKED(xrays)
        BLOCKED(attackers) OF_SET(attacks_of_set)
    [bishop: piece::Bishop] BLOCKED(attacks)
    [queen: piece::Queen] BLOCKED(attacks)
    [knight: piece::Knight] PLAIN(attacks)
    [king: piece::King] PLAIN(attacks) PLAIN(attackers)
}

compare! {
    more ring, Ring, "ring", PLAIN,
    [rook: piece::Rook] BLOCKED(attacks)
    [bishop: piece::Bishop] BLOCKED(attacks)
    [queen: piece::Queen] BLOCKED(attacks)
    [knight: piece::Knight] PLAIN(attacks)
}

compare! {
    more rotary, Rotary, "rotary", PLAIN,
    [rook: piece::Rook] BLOCKED(attacks)
    [bishop: piece::Bishop] BLOCKED(attacks)
    [queen: piece::Queen] BLOCKED(attacks)
    [knight: piece::Knight] PLAIN(attacks)
}

compare! {
    xiangqi, Xiangqi, "xiangqi", PLAIN,
    COLORED_REGION(home_squares) COLORED_REGION(far_squares) REGION(palace_squares)
    [rook: piece::Rook] BLOCKED(attacks) PLAIN(attacks_empty) BLOCKED(xrays)
        OF_SET(attacks_by_fill)
    [cannon: piece::Cannon] BLOCKED(attacks) OVER(attacks_over) BLOCKED(moves)
        OF_SET(attacks_of_set) BLOCKED(attackers) OVER(attackers_over) PLAIN(attacks_empty)
    [horse: piece::Horse] BLOCKED(attacks) BLOCKED(attackers)
    [elephant: piece::Elephant] COLORED_BLOCKED(attacks) COLORED_BLOCKED(attackers)
        COLORED(attacks_empty)
    [advisor: piece::Advisor] PLAIN(attacks)
    [general: piece::General] PLAIN(attacks) PLAIN(attackers)
    [soldier: piece::Soldier] COLORED(attacks) COLORED(attackers)
}

compare! {
    more janggi, Janggi, "janggi", PLAIN,
    REGION(palace_squares) REGION(points_squares)
    [rook: piece::Rook] BLOCKED(attacks) BLOCKED(attackers) BLOCKED(xrays)
    [cannon: piece::Cannon] BLOCKED(attacks) OVER(attacks_over) BLOCKED(attackers)
    [horse: piece::Horse] BLOCKED(attacks)
    [elephant: piece::Elephant] BLOCKED(attacks) BLOCKED(attackers)
    [advisor: piece::Advisor] PLAIN(attacks)
    [general: piece::General] PLAIN(attackers)
    [soldier: piece::Soldier] COLORED(attacks)
}

compare! {
    shogi, Shogi, "shogi", PLAIN,
    [rook: piece::Rook] BLOCKED(attacks)
    [bishop: piece::Bishop] BLOCKED(attacks)
    [dragon: piece::DragonKing] BLOCKED(attacks) OF_SET(attacks_by_fill)
    [horse: piece::DragonHorse] BLOCKED(attacks)
    [king: piece::King] PLAIN(attacks)
    [gold: piece::Gold] COLORED(attacks) COLORED(attackers)
    [silver: piece::Silver] COLORED(attacks)
    [knight: piece::ShogiKnight] COLORED(attacks)
    [lance: piece::Lance] COLORED_BLOCKED(attacks) COLORED_BLOCKED(attackers)
        COLORED_BLOCKED(xrays) COLORED_OF_SET(attacks_of_set)
        COLORED_OF_SET(attacks_by_fill)
    [foot_soldier: piece::ShogiPawn] COLORED(attacks)
}

compare! {
    board12x10, Board12x10, "board12x10", PLAIN,
    [rook: piece::Rook] BLOCKED(attacks)
    [queen: piece::Queen] BLOCKED(attacks)
    [amazon: piece::Amazon] BLOCKED(attacks) OF_SET(attacks_by_fill)
    [nightrider: piece::Nightrider] BLOCKED(attacks) PLAIN(attacks_empty) BLOCKED(xrays)
        OF_SET(attacks_of_set)
    [chancellor: piece::Chancellor] BLOCKED(attacks)
}

// Boards that lack squares. Numbers of all places of the box need not fit their bitboards.

fn no_sets(_: &mut Lines) {}

compare! {
    @ "", no_sets,
    draughts, Draughts, "draughts", PLAIN,
    [man: piece::Man] COLORED_BLOCKED(moves)
    [king: piece::King] BLOCKED(moves)
    [man_jump: piece::ManJump] BLOCKED(attacks)
    [king_jump: piece::KingJump] BLOCKED(attacks) OVER(attacks_over)
}

compare! {
    more @ "", no_sets,
    omega, Omega, "omega", PLAIN,
    [rook: piece::Rook] BLOCKED(attacks)
    [bishop: piece::Bishop] BLOCKED(attacks)
}

compare! {
    more glinski, Glinski, "glinski", PLAIN,
    [rook: piece::Rook] BLOCKED(attacks) BLOCKED(xrays)
    [bishop: piece::Bishop] BLOCKED(attacks)
    [queen: piece::Queen] BLOCKED(attackers)
    [knight: piece::Knight] PLAIN(attacks)
}

quadrille::layout! {
    pub struct Hoppers {
        board: 9 x 10, number: rank * 9 + file, sliders: { method: magic },
        pieces: { cannon: mRcpR as quadrille::piece::Cannon, hopper: gQ as quadrille::piece::Horse },
    }
}

// Hoppers in the tables of their riders.
compare! {
    hoppers, Hoppers,
    "pub struct Hoppers { board: 9 x 10, number: rank * 9 + file, sliders: { method: magic }, \
     pieces: { cannon: mRcpR as quadrille::piece::Cannon, hopper: gQ as crate::piece::Horse } }",
    PLAIN,
    [cannon: piece::Cannon] BLOCKED(attacks) OVER(attacks_over) BLOCKED(attackers)
    [hopper: piece::Horse] BLOCKED(attacks) OVER(attacks_over) BLOCKED(attackers)
}

// Each way to look sliders up, in 64 bits.

#[cfg(feature = "long")]
macro_rules! describe_each {
    ($($test:ident $name:ident { $($description:tt)* })*) => {
        $(describe! { $test, $name, options_of(stringify!($test)), { $($description)* } })*
    };
}

/// The options with which a method is tried.
#[cfg(feature = "long")]
fn options_of(test: &str) -> Vec<&'static [&'static str]> {
    match test {
        "pext" => [&[][..], &["-DPEXT_PEXT_LOOPS"]].into_iter().chain(instructions()).collect(),
        "mixed" | "difference" | "difference_by_file" => instructions(),
        _ => PLAIN.to_vec(),
    }
}

#[cfg(feature = "long")]
each_method!(describe_each);

// In 128 bits.

#[cfg(feature = "long")]
describe! { wide_magic, WideMagic, PLAIN, {
    board: 9 x 8, number: (rank * 9 + file) * 37 % 72, sliders: { method: magic },
} }

#[cfg(feature = "long")]
describe! { wide_split, WideSplit, PLAIN, {
    board: 8 x 9, number: (rank * 8 + file) * 37 % 72, sliders: { method: split },
} }

#[cfg(feature = "long")]
quadrille::layout! {
    pub struct Wide {
        board: 12 x 10, number: file * 10 + rank,
        pieces: { elephant: nZ as quadrille::piece::Elephant },
    }
}

// Two of the elephant's steps are 64 numbers apart.
compare! {
    more wide, Wide,
    "pub struct Wide { board: 12 x 10, number: file * 10 + rank, \
     pieces: { elephant: nZ as quadrille::piece::Elephant } }",
    PLAIN,
    [elephant: piece::Elephant] BLOCKED(attacks) BLOCKED(attackers)
}

#[cfg(feature = "long")]
describe! { south_first, SouthFirst, PLAIN, {
    board: 5 x 8, number: file * 8 + rank, pawns: { white: south },
} }

/// The usual numbering, with tables for vectors.
#[test]
fn lerf() {
    let mut lines = Lines::new();
    library::squares::<Lerf>(&mut lines);
    library::sets::<Lerf>(&mut lines);
    let pieces = pieces!(Lerf, lines, [rook: piece::Rook] BLOCKED(attacks)
        [bishop: piece::Bishop] BLOCKED(attacks) [queen: piece::Queen] BLOCKED(attacks));
    let definitions = definitions::<Lerf>(&pieces);
    let (description, options) = ("lerf".to_owned(), instructions());
    let (test, prefix, expected) = ("lerf", "lerf", lines.text);
    Case { test, description, prefix, definitions, expected, options }.check();
}

/// Numberings with holes have squares and no bitboards.
fn squares_only<L: quadrille::Layout>(prefix: &'static str, description: &str) {
    let mut lines = Lines::new();
    library::squares::<L>(&mut lines);
    let (description, definitions) = (description.to_owned(), flips::<L>());
    let (test, expected, options) = (prefix, lines.text, PLAIN.to_vec());
    Case { test, description, prefix, definitions, expected, options }.check();
}

#[test]
fn x88() {
    squares_only::<X88>("x88", "x88");
}

#[test]
fn mailbox() {
    squares_only::<Mailbox>("mailbox", "mailbox");
}

quadrille::layout! { pub struct One { board: 1 x 1, number: rank + file, bitboard: none } }

/// Everything about the square is known without it.
#[test]
fn one_square() {
    squares_only::<One>(
        "one",
        "pub struct One { board: 1 x 1, number: rank + file, bitboard: none }",
    );
}

/// Layouts of one file, each to each other.
#[test]
fn conversions() {
    fn to_others<L: Chess, M: Chess, N: Chess>(prefix: &'static str, others: [&str; 2]) {
        let mut lines = Lines::new();
        library::squares::<L>(&mut lines);
        library::conversion::<L, M>(&mut lines, others[0]);
        library::conversion::<L, N>(&mut lines, others[1]);
        let [first, second] = others;
        let conversions = format!("#define CONVERSIONS CONVERSION({first}) CONVERSION({second})\n");
        let definitions = flips::<L>() + &conversions;
        let description = ["w", "ring", "lerf"].map(|name| {
            let path = format!("{}/../layouts/{name}.layout", env!("CARGO_MANIFEST_DIR"));
            std::fs::read_to_string(path).expect("a standard layout")
        });
        let (description, options) = (description.concat(), PLAIN.to_vec());
        let (test, expected) = ("conversions", lines.text);
        Case { test, description, prefix, definitions, expected, options }.check();
    }
    to_others::<W, Ring, Lerf>("w", ["ring", "lerf"]);
    to_others::<Ring, W, Lerf>("ring", ["w", "lerf"]);
    to_others::<Lerf, W, Ring>("lerf", ["w", "ring"]);
}
