//! The layouts whose functions are called: of every word and every kind of piece. With the feature `long`, which
//! `.ci/long` has, there are more of them, and every way to look sliders up.

use std::sync::LazyLock;

use quadrille::layouts::*;
use quadrille::{Color, piece};

use crate::calls::Calls;
use crate::compiler::exported;
use crate::header::{ENDS, Function, functions};
use crate::numbered;

/// An exported layout, and calls of its functions.
pub struct Case {
    /// The prefix of names in C.
    pub name: &'static str,
    /// The name of a standard layout, or a description.
    pub description: String,
    pub calls: String,
    /// True if names have the prefix in other languages too, as those of several layouts do.
    pub is_prefixed: bool,
    /// The header for C.
    pub header: String,
}

impl Case {
    fn new(
        name: &'static str,
        description: &str,
        is_prefixed: bool,
        calls: impl FnOnce(&[Function]) -> String,
    ) -> Case {
        let header = exported(description, "c");
        let calls = calls(&functions(&header, name));
        Case { name, description: description.to_owned(), calls, is_prefixed, header }
    }
}

/// The functions of a piece: what follows its name, and their parameters.
fn of_piece<'f>(functions: &'f [Function], piece: &str) -> Vec<(&'f str, Vec<&'f str>)> {
    let own = functions.iter().filter_map(|function| {
        let end = function.name.strip_prefix(piece)?;
        let names = function.parameters.iter().map(|(_, name)| name.as_str());
        ENDS.contains(&end).then(|| (end, names.collect()))
    });
    own.collect()
}

/// A layout by its name in C, its type, its description, its pieces if it has sets, and further calls. Boards that are
/// `lacking` squares have bitboards without room for a number of each cell of the box.
macro_rules! case {
    ($name:ident, $layout:ty, $description:expr) => {
        Case::new(stringify!($name), $description, false, |_| {
            let mut calls = Calls::<$layout>::new("");
            calls.squares();
            calls.text
        })
    };
    ($name:ident, $layout:ty, $description:expr, lacking $pieces:tt) => {
        case!(@ |_| (), $name, $layout, $description, $pieces)
    };
    ($name:ident, $layout:ty, $description:expr, $pieces:tt $(, $more:expr)?) => {
        case!(@ Calls::usual_sets, $name, $layout, $description, $pieces $(, $more)?)
    };
    (@ $usual:expr, $name:ident, $layout:ty, $description:expr, [$($piece:ident: $type:ident),*] $(, $more:expr)?) => {
        Case::new(stringify!($name), $description, false, |functions| {
            let mut calls = Calls::<$layout>::new("");
            calls.squares();
            calls.sets();
            let more: &[fn(&mut Calls<$layout>)] = &[$usual, $($more)?];
            for more in more {
                more(&mut calls);
            }
            $(
                let own = of_piece(functions, concat!(stringify!($name), "_", stringify!($piece), "_"));
                let own: Vec<_> = own.iter().map(|(end, names)| (*end, &names[..])).collect();
                calls.piece::<piece::$type>(stringify!($piece), &own);
            )*
            calls.text
        })
    };
}

quadrille::layout! {
    pub struct Hoppers {
        board: 9 x 10, number: rank * 9 + file, sliders: { method: magic },
        pieces: { cannon: mRcpR as quadrille::piece::Cannon, hopper: gQ as quadrille::piece::Horse },
    }
}

const HOPPERS: &str = "pub struct Hoppers {
    board: 9 x 10, number: rank * 9 + file, sliders: { method: magic },
    pieces: { cannon: mRcpR as quadrille::piece::Cannon, hopper: gQ as crate::piece::Horse },
}";

/// Hoppers of bounded range, riders that are lame at each step or turn, legs, and a movement for each colour. The types are
/// those of other pieces, which have names to call them by.
macro_rules! walkers {
    ($($piece:ident: [$($movement:tt)*] $type:ident,)*) => {
        quadrille::layout! {
            pub struct Walkers {
                board: 10 x 10, number: (rank * 10 + file) * 37 % 100 where file < 4 || file > 5 || rank < 4 || rank > 5,
                pieces: { $($piece: $($movement)* as quadrille::piece::$type,)* },
            }
        }

        const WALKERS: &str = concat!(
            "pub struct Walkers {
                board: 10 x 10, number: (rank * 10 + file) * 37 % 100 where file < 4 || file > 5 || rank < 4 || rank > 5,
                pieces: {", $(stringify!($piece), ": ", stringify!($($movement)*), " as crate::piece::", stringify!($type), ",",)* "},
            }"
        );
    };
}
walkers! {
    cannon: [mRpR3] Cannon,
    jumper: [fgDjA] Elephant,
    rider: [nAAfnN3] Horse,
    crooked: [zB] Gold,
    rose: [qN] Silver,
    legs: [asyafW] Lance,
    promoted: [{ white: gQ4, black: mafsmafWcF }] Soldier,
}

/// Boards whose edges wrap, with pieces whose types are those of others.
macro_rules! around {
    ($($case:ident $name:ident { $($keys:tt)* } [$($piece:ident: [$($movement:tt)*] $type:ident),*])*) => {
        $(quadrille::layout! {
            pub struct $name { $($keys)*, pieces: { $($piece: $($movement)* as quadrille::piece::$type),* } }
        })*

        /// All of them.
        fn around() -> Vec<Case> {
            vec![$({
                let text = concat!(
                    "pub struct ", stringify!($name), " { ", stringify!($($keys)*), ", pieces: {",
                    $(stringify!($piece), ": ", stringify!($($movement)*), " as crate::piece::", stringify!($type), ",",)*
                    "} }",
                );
                case!($case, $name, text, [$($piece: $type),*])
            }),*]
        }
    };
}
around! {
    // Magics over rings, and walks of all manners; a region.
    cylinder Cylinder { board: 8 x 8, number: rank * 8 + file, wrap: files, regions: { home: "a1-h3" } }
    [rook: [R] Rook, queen: [Q] Queen, three: [R3] DragonKing, cannon: [mRcpR] Cannon, horse: [nN] Horse,
        griffon: [[F?R]] Amazon, home: [W in home] Advisor]
    torus Torus { board: 8 x 8, number: (rank * 8 + file) * 37 + 11 & 63, wrap: files ranks, regions: { home: "a1-h3" } }
    [bishop: [B] Bishop, knight: [N] Knight, king: [K] King, lance: [fR] Lance, wing: [gQ] General, bent: [[W?pB3]] Soldier,
        slow: [fsB2 in home] Silver]
    ring_with_holes RingWithHoles {
        board: 10 x 10, number: (rank * 10 + file) * 7 % 100 where (file * 7 + rank * 3) % 11 > 0, wrap: files
    }
    [rook: [R] Rook, queen: [Q] Queen, nightrider: [NN] Nightrider, cannon: [mRcpR] Cannon, crooked: [zB] Gold]
    // No line of a bishop meets another one elsewhere.
    wide_ring WideRing { board: 12 x 8, number: rank * 12 + file, wrap: ranks }
    [rook: [R] Rook, bishop: [B] Bishop, knight: [N] Knight, hopper: [pR2] Cannon, horse: [nN] Horse]
    large_torus LargeTorus { board: 12 x 11, number: rank * 12 + file, wrap: files ranks }
    [rook: [R] Rook, king: [K] King, three: [fB3] DragonKing]
    // All squares on one line, along which numbers rise by one.
    one_line OneLine {
        board: 5 x 4, number: (file * 16 + rank * 5) % 20 where (file * 16 + rank * 5) % 20 < 19, wrap: files ranks
    }
    [king: [K] King]
    // Single pieces that go around, on a board that does not wrap.
    rolling Rolling { board: 8 x 8, number: file * 8 + 7 - rank }
    [rook: [R] Rook, roller: [oR] DragonKing, around: [moQ] Queen, hopper: [fsopB] Cannon, leaper: [oN] Knight,
        turner: [o[F?R]] Amazon, soldier: [mfWocfF] Soldier, winding: [ozB] Gold]
}

quadrille::layout! { pub struct One { board: 1 x 1, number: rank + file, bitboard: none } }

/// Everything about the square is known without it.
const ONE: &str = "pub struct One { board: 1 x 1, number: rank + file, bitboard: none }";

quadrille::layout! {
    pub struct Scattered16 { board: 16 x 16, number: (rank * 16 + file) * 37 % 256, bitboard: none }
}

/// Every byte is a square, and sums of files and ranks go beyond a byte.
const SCATTERED16: &str = "pub struct Scattered16 { board: 16 x 16, number: (rank * 16 + file) * 37 % 256, bitboard: none }";

quadrille::layout! {
    pub struct Large12 {
        board: 12 x 12, number: rank * 12 + file,
        pieces: {
            rook: R, cannon: mRcpR as quadrille::piece::Cannon, horse: nN as quadrille::piece::Horse, gold: WfF as quadrille::piece::Gold, nightrider: NN,
            griffon: t[FR] as quadrille::piece::Silver,
        },
    }
    pub struct Large16 { board: 16 x 16, number: rank * 16 + file, pieces: { queen: Q, knight: N } }
}

/// Words of 256 bits: flips square by square and by a reversal.
const LARGE12: &str = "pub struct Large12 {
    board: 12 x 12, number: rank * 12 + file,
    pieces: {
            rook: R, cannon: mRcpR as crate::piece::Cannon, horse: nN as crate::piece::Horse, gold: WfF as crate::piece::Gold, nightrider: NN,
            griffon: t[FR] as crate::piece::Silver,
        },
}";

/// Flips by exchanges of bytes and halves, and a number of no square beyond a byte.
const LARGE16: &str = "pub struct Large16 { board: 16 x 16, number: rank * 16 + file, pieces: { queen: Q, knight: N } }";

/// All of them, in the order of what they take.
pub static CASES: LazyLock<Vec<Case>> = LazyLock::new(|| {
    let mut cases = vec![
        case!(one, One, ONE),
        case!(x88, X88, "x88"),
        case!(mailbox, Mailbox, "mailbox"),
        case!(scattered16, Scattered16, SCATTERED16),
        case!(w, W, "w", [rook: Rook, bishop: Bishop, queen: Queen, knight: Knight, king: King], Calls::bishop_and_rook),
        case!(lerf, Lerf, "lerf", [rook: Rook, bishop: Bishop, queen: Queen], Calls::bishop_and_rook),
        case!(xiangqi, Xiangqi, "xiangqi", [rook: Rook, cannon: Cannon, horse: Horse, elephant: Elephant, advisor: Advisor,
        general: General, soldier: Soldier], |calls| {
            calls.region("home_squares", true, Color::ALL.map(Xiangqi::home_squares));
            calls.region("far_squares", true, Color::ALL.map(Xiangqi::far_squares));
            calls.region("palace_squares", false, [Xiangqi::palace_squares(); 2]);
        }),
        case!(shogi, Shogi, "shogi", [rook: Rook, dragon: DragonKing, horse: DragonHorse, gold: Gold, silver: Silver,
            knight: ShogiKnight, lance: Lance, foot_soldier: ShogiPawn]),
        case!(board12x10, Board12x10, "board12x10", [rook: Rook, amazon: Amazon, nightrider: Nightrider, chancellor: Chancellor]),
        // Boards that lack squares. Numbers of all places of the box need not fit their bitboards.
        case!(draughts, Draughts, "draughts", lacking [man: Man, king: King, man_jump: ManJump, king_jump: KingJump]),
        case!(walkers, Walkers, WALKERS, [cannon: Cannon, jumper: Elephant, rider: Horse, crooked: Gold, rose: Silver,
            legs: Lance, promoted: Soldier]),
        case!(large12, Large12, LARGE12, [rook: Rook, cannon: Cannon, horse: Horse, gold: Gold, nightrider: Nightrider,
            griffon: Silver]),
        case!(large16, Large16, LARGE16, [queen: Queen, knight: Knight]),
        // Hoppers in the tables of their riders.
        case!(hoppers, Hoppers, HOPPERS, [cannon: Cannon, hopper: Horse]),
    ];
    cases.extend(around());
    cases.push(Case::new("numbered", numbered::DESCRIPTION, false, |_| pairs()));
    cases.push(conversions());
    cases.push(small_conversions());
    cases.push(large_conversions());
    #[cfg(feature = "long")]
    long::add(&mut cases);
    cases
});

/// Every seventh number of pairs.
fn pairs() -> String {
    let (mut calls, mut seen) = (String::new(), 0);
    numbered::each(|function, numbers| {
        seen += 1;
        if seen % 7 == 0 {
            let numbers = numbers.map(|number| format!("n{number}")).join(" ");
            calls.extend([function, " ", &numbers, "\n"]);
        }
    });
    calls
}

/// The cases in languages other than C, and C++: of every word, with and without bitboards, and of several layouts.
pub fn in_scripts() -> impl Iterator<Item = &'static Case> {
    const NAMES: [&str; 16] = [
        "mailbox",
        "scattered16",
        "w",
        "lerf",
        "xiangqi",
        "walkers",
        "numbered",
        "small_other",
        "large12",
        "large_wide",
        "cylinder",
        "torus",
        "ring_with_holes",
        "large_torus",
        "one_line",
        "rolling",
    ];
    CASES.iter().filter(|case| cfg!(feature = "long") || NAMES.contains(&case.name))
}

quadrille::layout! {
    pub struct Small { board: 5 x 5, number: rank * 5 + file, pieces: { rook: R, bishop: B } }
    pub struct Other { board: 5 x 5, number: file * 5 + rank, pieces: { rook: R, bishop: B } }
}

const SMALL: &str = "
    pub struct Small { board: 5 x 5, number: rank * 5 + file, pieces: { rook: R, bishop: B } }
    pub struct Other { board: 5 x 5, number: file * 5 + rank, pieces: { rook: R, bishop: B } }";

fn small_conversions() -> Case {
    let (mut small, mut other) = (Calls::<Small>::new("small_"), Calls::<Other>::new("other_"));
    small.conversion::<Other>("other");
    other.conversion::<Small>("small");
    Case::new("small_other", SMALL, true, |_| small.text + &other.text)
}

quadrille::layout! {
    pub struct Large { board: 12 x 11, number: rank * 12 + file, pieces: { rook: R } }
    pub struct Wide { board: 12 x 11, number: file * 11 + rank, pieces: { rook: R } }
}

const LARGE: &str = "
    pub struct Large { board: 12 x 11, number: rank * 12 + file, pieces: { rook: R } }
    pub struct Wide { board: 12 x 11, number: file * 11 + rank, pieces: { rook: R } }";

fn large_conversions() -> Case {
    let (mut large, mut wide) = (Calls::<Large>::new("large_"), Calls::<Wide>::new("wide_"));
    large.conversion::<Wide>("wide");
    wide.conversion::<Large>("large");
    Case::new("large_wide", LARGE, true, |_| large.text + &wide.text)
}

/// Layouts of one file, each to each other.
fn conversions() -> Case {
    let (mut w, mut ring, mut lerf) =
        (Calls::<W>::new("w_"), Calls::<Ring>::new("ring_"), Calls::<Lerf>::new("lerf_"));
    w.conversion::<Ring>("ring");
    w.conversion::<Lerf>("lerf");
    ring.conversion::<W>("w");
    ring.conversion::<Lerf>("lerf");
    lerf.conversion::<W>("w");
    lerf.conversion::<Ring>("ring");
    let texts = ["w", "ring", "lerf"].map(|name| {
        let path = format!("{}/../../layouts/{name}.layout", env!("CARGO_MANIFEST_DIR"));
        std::fs::read_to_string(path).expect("a standard layout")
    });
    Case::new("w_ring_lerf", &texts.concat(), true, |_| w.text + &ring.text + &lerf.text)
}

#[cfg(feature = "long")]
mod long {
    use super::*;

    /// Layouts that are described here, with the pieces of chess.
    macro_rules! describe {
        ($($test:ident $name:ident { $($description:tt)* })*) => {
            $(quadrille::layout! {
                pub struct $name { $($description)* pieces: { rook: R, bishop: B, queen: Q, knight: N, king: K } }
            })*

            /// All of them.
            fn described() -> Vec<Case> {
                vec![$({
                    let keys = stringify!($($description)*);
                    let pieces = "pieces: { rook: R, bishop: B, queen: Q, knight: N, king: K }";
                    let text = format!("pub struct {} {{ {keys} {pieces} }}", stringify!($name));
                    case!($test, $name, &text, [rook: Rook, bishop: Bishop, queen: Queen, knight: Knight],
                        Calls::bishop_and_rook)
                }),*]
            }
        };
    }

    mod methods {
        use super::*;
        each_method!(describe);
        pub fn add(cases: &mut Vec<Case>) {
            cases.extend(described());
        }
    }

    mod wide {
        use super::*;
        describe! {
            wide_magic WideMagic { board: 9 x 8, number: (rank * 9 + file) * 37 % 72, sliders: { method: magic }, }
            wide_split WideSplit { board: 8 x 9, number: (rank * 8 + file) * 37 % 72, sliders: { method: split }, }
            wide_steps WideSteps { board: 8 x 16, number: file * 16 + rank, }
            wide_lines WideLines { board: 9 x 8, number: rank * 9 + file, sliders: { method: obstruction_difference }, }
            south_first SouthFirst { board: 5 x 8, number: file * 8 + rank, pawns: { white: south }, }
        }
        pub fn add(cases: &mut Vec<Case>) {
            cases.extend(described());
        }
    }

    pub fn add(cases: &mut Vec<Case>) {
        methods::add(cases);
        wide::add(cases);
        cases.extend([
            case!(ring, Ring, "ring", [rook: Rook, bishop: Bishop, queen: Queen, knight: Knight]),
            case!(rotary, Rotary, "rotary", [rook: Rook, bishop: Bishop, queen: Queen, knight: Knight]),
            case!(janggi, Janggi, "janggi", [rook: Rook, cannon: Cannon, horse: Horse, elephant: Elephant, advisor: Advisor,
                general: General, soldier: Soldier], |calls| {
                    calls.region("palace_squares", false, [Janggi::palace_squares(); 2]);
                    calls.region("points_squares", false, [Janggi::points_squares(); 2]);
                }),
            case!(omega, Omega, "omega", lacking [rook: Rook, bishop: Bishop]),
            case!(checkers, Checkers, "checkers", [man: Man, king: King]),
            case!(glinski, Glinski, "glinski", [rook: Rook, bishop: Bishop, queen: Queen, knight: Knight]),
        ]);
    }
}
