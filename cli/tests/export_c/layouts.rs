//! The layouts that are compared: of every word, every way to look sliders up, every frame, every kind
//! of piece.

use quadrille::layouts::{
    Board12x10, Draughts, Glinski, Janggi, Lerf, Mailbox, Omega, Ring, Rotary, Shogi, W, X88,
    Xiangqi,
};
use quadrille::{Chess, Color};

use crate::Case;
use crate::library::{self, Lines, all, pairs, sided};

/// No options but those that are always there.
const PLAIN: &[&[&str]] = &[&[]];

/// The functions of a layout's pieces, as `tests/cpp/compare.h` is told them, and the lines that the
/// library's give.
macro_rules! pieces {
    ($layout:ident, $lines:expr, $($kind:ident($function:ident))*) => {{
        $(pieces!(@$kind $layout, $lines, $function);)*
        concat!($(stringify!($kind), "(", stringify!($function), ") ",)*)
    }};
    (@REGION $layout:ident, $lines:expr, $f:ident) => {
        $lines.sets(stringify!($f), [$layout::$f()])
    };
    (@COLORED_REGION $layout:ident, $lines:expr, $f:ident) => {
        $lines.sets(stringify!($f), Color::ALL.map($layout::$f))
    };
    (@PLAIN $layout:ident, $lines:expr, $f:ident) => {
        $lines.sets(stringify!($f), all().map($layout::$f))
    };
    (@COLORED $layout:ident, $lines:expr, $f:ident) => {
        $lines.sets(stringify!($f), sided().map(|(color, square)| $layout::$f(color, square)))
    };
    (@BLOCKED $layout:ident, $lines:expr, $f:ident) => {
        $lines.occupancies(stringify!($f), |set, _| all().map(move |it| $layout::$f(it, set)))
    };
    (@COLORED_BLOCKED $layout:ident, $lines:expr, $f:ident) => {
        $lines.occupancies(stringify!($f), |set, _| {
            sided().map(move |(color, square)| $layout::$f(color, square, set))
        })
    };
    (@OVER $layout:ident, $lines:expr, $f:ident) => {
        $lines.occupancies(stringify!($f), |set, hurdles| {
            all().map(move |it| $layout::$f(it, set, hurdles))
        })
    };
    (@BOTH $layout:ident, $lines:expr, $f:ident) => {
        $lines.occupancies(stringify!($f), |set, _| {
            all().flat_map(move |it| <[_; 2]>::from($layout::$f(it, set)))
        })
    };
    (@OF_SET $layout:ident, $lines:expr, $f:ident) => {
        $lines.of_sets(stringify!($f), |set, occupancy| [$layout::$f(set, occupancy)])
    };
    (@COLORED_OF_SET $layout:ident, $lines:expr, $f:ident) => {
        $lines.of_sets(stringify!($f), |set, occupancy| {
            Color::ALL.map(|color| $layout::$f(color, set, occupancy))
        })
    };
    (@PATH $layout:ident, $lines:expr, $f:ident) => {
        $lines.sets(stringify!($f), pairs().map(|(a, b)| $layout::$f(a, b)))
    };
    (@COLORED_PATH $layout:ident, $lines:expr, $f:ident) => {
        $lines.sets(stringify!($f), Color::ALL.into_iter().flat_map(|color| {
            pairs().map(move |(a, b)| $layout::$f(color, a, b))
        }))
    };
}

/// A test of a layout with bitboards.
macro_rules! compare {
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
            let definitions = definitions::<$layout>(pieces) + $usual;
            let options = $options.to_vec();
            let (description, prefix) = ($description.to_owned(), stringify!($test));
            let (test, expected) = (prefix, lines.text);
            Case { test, description, prefix, definitions, expected, options }.check();
        }
    };
}

/// A test of a layout that is described here, with the pieces of chess.
macro_rules! describe {
    ($test:ident, $name:ident, $options:expr, { $($description:tt)* }) => {
        quadrille::layout! { pub struct $name { $($description)* pieces: { rook: R, bishop: B, queen: Q, knight: N, king: K } } }
        compare! {
            $test, $name,
            concat!("pub struct ", stringify!($name), "{", stringify!($($description)*),
                "pieces: { rook: R, bishop: B, queen: Q, knight: N, king: K } }"),
            $options,
            BLOCKED(rook_attacks) BLOCKED(bishop_attacks) BLOCKED(queen_attacks)
            PLAIN(knight_attacks) PLAIN(king_attacks) PLAIN(queen_attacks_empty)
            BLOCKED(queen_attackers) BLOCKED(queen_xrays) PATH(queen_path) PLAIN(queen_relevant)
            OF_SET(rook_attacks_of_set) OF_SET(queen_attacks_of_set)
            BOTH(bishop_and_rook_attacks)
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
    BLOCKED(rook_attacks) BLOCKED(bishop_attacks) BLOCKED(queen_attacks) PLAIN(knight_attacks)
    PLAIN(king_attacks) PLAIN(rook_attacks_empty) BLOCKED(rook_xrays) PATH(bishop_path)
    PLAIN(rook_relevant) BLOCKED(rook_attackers) PLAIN(king_attackers)
    OF_SET(rook_attacks_of_set)
}

compare! {
    ring, Ring, "ring", PLAIN,
    BLOCKED(rook_attacks) BLOCKED(bishop_attacks) BLOCKED(queen_attacks) PLAIN(knight_attacks)
}

compare! {
    rotary, Rotary, "rotary", PLAIN,
    BLOCKED(rook_attacks) BLOCKED(bishop_attacks) BLOCKED(queen_attacks) PLAIN(knight_attacks)
}

compare! {
    xiangqi, Xiangqi, "xiangqi", PLAIN,
    COLORED_REGION(home_squares) COLORED_REGION(far_squares) REGION(palace_squares)
    BLOCKED(rook_attacks) PLAIN(rook_attacks_empty) BLOCKED(rook_xrays)
    BLOCKED(cannon_attacks) OVER(cannon_attacks_over) BLOCKED(cannon_moves)
    OF_SET(cannon_attacks_of_set) OF_SET(rook_attacks_by_fill)
    BLOCKED(cannon_attackers) OVER(cannon_attackers_over) PLAIN(cannon_attacks_empty)
    PATH(cannon_path) PLAIN(cannon_relevant)
    BLOCKED(horse_attacks) BLOCKED(horse_attackers) PATH(horse_path) PLAIN(horse_relevant)
    COLORED_BLOCKED(elephant_attacks) COLORED_BLOCKED(elephant_attackers)
    COLORED_PATH(elephant_path) COLORED(elephant_relevant) COLORED(elephant_attacks_empty)
    PLAIN(advisor_attacks) PLAIN(general_attacks) PLAIN(general_attackers)
    COLORED(soldier_attacks) COLORED(soldier_attackers)
}

compare! {
    janggi, Janggi, "janggi", PLAIN,
    REGION(palace_squares) REGION(points_squares)
    BLOCKED(rook_attacks) BLOCKED(rook_attackers) BLOCKED(rook_xrays) PATH(rook_path)
    BLOCKED(cannon_attacks) OVER(cannon_attacks_over) BLOCKED(cannon_attackers)
    BLOCKED(horse_attacks) BLOCKED(elephant_attacks) BLOCKED(elephant_attackers)
    PATH(elephant_path) PLAIN(elephant_relevant)
    PLAIN(advisor_attacks) PLAIN(general_attackers) COLORED(soldier_attacks)
}

compare! {
    shogi, Shogi, "shogi", PLAIN,
    BLOCKED(rook_attacks) BLOCKED(bishop_attacks) BLOCKED(dragon_attacks) BLOCKED(horse_attacks)
    PLAIN(king_attacks) COLORED(gold_attacks) COLORED(gold_attackers) COLORED(silver_attacks)
    COLORED(knight_attacks) COLORED_BLOCKED(lance_attacks) COLORED_BLOCKED(lance_attackers)
    COLORED_BLOCKED(lance_xrays) COLORED_PATH(lance_path) COLORED(lance_relevant)
    COLORED(foot_soldier_attacks)
    COLORED_OF_SET(lance_attacks_of_set) COLORED_OF_SET(lance_attacks_by_fill)
    OF_SET(dragon_attacks_by_fill)
}

compare! {
    board12x10, Board12x10, "board12x10", PLAIN,
    BLOCKED(rook_attacks) BLOCKED(queen_attacks) BLOCKED(amazon_attacks) BLOCKED(nightrider_attacks)
    BLOCKED(chancellor_attacks) PLAIN(nightrider_attacks_empty) BLOCKED(nightrider_xrays)
    PATH(nightrider_path) OF_SET(amazon_attacks_by_fill) OF_SET(nightrider_attacks_of_set)
}

// Boards that lack squares. Numbers of all places of the box need not fit their bitboards.

fn no_sets(_: &mut Lines) {}

compare! {
    @ "", no_sets,
    draughts, Draughts, "draughts", PLAIN,
    COLORED_BLOCKED(man_moves) BLOCKED(king_moves) BLOCKED(man_jump_attacks)
    BLOCKED(king_jump_attacks) OVER(king_jump_attacks_over) PATH(king_jump_path)
}

compare! {
    @ "", no_sets,
    omega, Omega, "omega", PLAIN,
    BLOCKED(rook_attacks) BLOCKED(bishop_attacks)
}

compare! {
    glinski, Glinski, "glinski", PLAIN,
    BLOCKED(rook_attacks) BLOCKED(bishop_attacks) BLOCKED(queen_attackers) PLAIN(knight_attacks)
    BLOCKED(rook_xrays) PATH(queen_path)
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
    BLOCKED(cannon_attacks) OVER(cannon_attacks_over) BLOCKED(cannon_attackers)
    BLOCKED(hopper_attacks) OVER(hopper_attacks_over) BLOCKED(hopper_attackers)
}

// Each way to look sliders up, in 64 bits.

macro_rules! describe_each {
    ($($test:ident $name:ident { $($description:tt)* })*) => {
        $(describe! { $test, $name, options_of(stringify!($test)), { $($description)* } })*
    };
}

/// The options with which a method is tried.
fn options_of(test: &str) -> Vec<&'static [&'static str]> {
    match test {
        "pext" => [&[][..], &["-DPEXT_PEXT_LOOPS"]].into_iter().chain(instructions()).collect(),
        "mixed" | "difference" | "difference_by_file" => instructions(),
        _ => PLAIN.to_vec(),
    }
}

each_method!(describe_each);

// In 128 bits.

describe! { wide_magic, WideMagic, PLAIN, {
    board: 9 x 8, number: (rank * 9 + file) * 37 % 72, sliders: { method: magic },
} }

describe! { wide_split, WideSplit, PLAIN, {
    board: 8 x 9, number: (rank * 8 + file) * 37 % 72, sliders: { method: split },
} }

describe! { wide_walk, WideWalk, PLAIN, {
    board: 3 x 33, number: rank * 3 + (file + 1) % 3, sliders: { method: walk },
} }

quadrille::layout! {
    pub struct Lame {
        board: 11 x 11,
        number: rank * 11 + file,
        pieces: {
            long: n(0,9) as Long,
            many: n(7,7)n(5,7)n(6,7)n(4,7)n(3,7)n(2,7)n(1,7)n(0,7) as Many,
        },
    }
}

/// Marks a piece of [`Lame`].
#[derive(Debug)]
pub struct Long;

/// Marks a piece of [`Lame`].
#[derive(Debug)]
pub struct Many;

compare! {
    lame, Lame,
    "pub struct Lame {
        board: 11 x 11,
        number: rank * 11 + file,
        pieces: {
            long: n(0,9) as Long,
            many: n(7,7)n(5,7)n(6,7)n(4,7)n(3,7)n(2,7)n(1,7)n(0,7) as Many,
        },
    }",
    PLAIN,
    BLOCKED(long_attacks) BLOCKED(long_attackers) BLOCKED(many_attacks)
    BLOCKED(many_attackers)
    PATH(many_path) PLAIN(many_relevant)
}

quadrille::layout! {
    pub struct Wide {
        board: 12 x 10, number: file * 10 + rank,
        pieces: { elephant: nZ as quadrille::piece::Elephant },
    }
}

// Two of the elephant's steps are 64 numbers apart.
compare! {
    wide, Wide,
    "pub struct Wide { board: 12 x 10, number: file * 10 + rank, \
     pieces: { elephant: nZ as quadrille::piece::Elephant } }",
    PLAIN,
    BLOCKED(elephant_attacks) BLOCKED(elephant_attackers) PLAIN(elephant_relevant)
}

describe! { turned_walk, TurnedWalk, PLAIN, {
    board: 5 x 8, number: file * 8 + rank, pawns: { white: south },
    sliders: { method: walk },
} }

/// The usual numbering, with tables for vectors.
#[test]
fn lerf() {
    let mut lines = Lines::new();
    library::squares::<Lerf>(&mut lines);
    library::sets::<Lerf>(&mut lines);
    let pieces =
        pieces!(Lerf, lines, BLOCKED(rook_attacks) BLOCKED(bishop_attacks) BLOCKED(queen_attacks));
    let definitions = definitions::<Lerf>(pieces);
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
