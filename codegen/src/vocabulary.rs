//! The keys of the language, each with its meaning in a line: the parser takes them from here, and editors offer them.
//!
//! Words that stand for the values of a type are its own (`SliderMethod::NAMES`, ...).

use quadrille_runtime::Direction;

use crate::list::list;
use crate::model::{Field, NamedValue, PackedOrder, WordSize};

/// A word, and what it means in a line.
pub type Term = (&'static str, &'static str);

/// The keys of a layout.
pub const KEYS: [Term; 20] = [
    ("board", "Files x ranks, such as 8 x 8: up to 128 squares."),
    (
        "number",
        "The number of each square: a table as the board is seen, or a formula over file and rank.",
    ),
    ("groups", "Named groups of squares, and where their bits lie in a bitboard."),
    (
        "index",
        "Named fields of a square's number, the most significant first, with their widths in bits.",
    ),
    ("packed", "How a packed position holds several squares in one word."),
    (
        "symmetry",
        "What flips and turns do to numbers, fields or groups: claims, checked on every square.",
    ),
    ("pieces", "Pieces and how they move, in Betza's notation or as lists of steps."),
    ("regions", "Named sets of squares, such as a palace, to which pieces may be confined."),
    (
        "pairs",
        "Sets of pairs of men, one of whom attacks the other, with numbers as nets have them.",
    ),
    ("magics", "Magics that were found before, one for each square, verified on every occupancy."),
    (
        "patterns",
        "Squares that count as occupied if they are empty, before the multiplication of a magic.",
    ),
    ("sliders", "How the attacks of riders are looked up, if the compiler is not to choose."),
    ("circuits", "Straight-line programs that were found before, proved for every input."),
    ("optimise", "Whether circuits are chosen by latency or by throughput."),
    ("geometry", "How the squares between two, and the line through them, are looked up."),
    ("directions", "The steps of a board that is no square grid, such as one of hexagons."),
    ("names", "Names of files, ranks or squares, if they are not a, b, ... and 1, 2, ..."),
    ("pawns", "Where pawns go, if not north for White and south for Black."),
    ("bitboard", "The word of a bitboard: u64, u128 or none."),
    ("crate", "The path of the crate quadrille, if it is renamed."),
];

/// The keys within `groups`.
pub const GROUPS: [Term; 2] = [
    ("picture", "The group of each square, drawn as the board is seen."),
    ("bits", "The groups from the most significant bit of the word to the least."),
];

/// The keys within `names`.
pub const NAMES: [Term; 3] = [
    ("files", "The names of the files, from the first: a letter for each, or a list."),
    ("ranks", "The names of the ranks, from the first: a letter for each, or a list."),
    ("squares", "The name of each square, drawn as the board is seen."),
];

/// The keys within `circuits`.
pub const CIRCUITS: [Term; 3] = [
    ("bitboard", "Flips and steps of bitboards, on words as wide as the layout's."),
    ("square", "Flips of square numbers, in words of 32 bits."),
    ("packed", "Flips of packed positions of any number of squares."),
];

/// The keys within a region that differs by colour.
pub const COLORS: [Term; 2] =
    [("white", "What holds for White."), ("black", "What holds for Black.")];

/// The keys of a set of pairs.
pub const PAIRS: [Term; 10] = [
    ("attacks", "The attackers, and whom each attacks: `pawn: [knight, rook]`, or `any`."),
    ("squares", "Where men of a kind stand, if not everywhere."),
    ("colors", "The colour of the attackers, if not both."),
    ("like", "Whether men of one kind who attack each other count once."),
    ("order", "What numbers rise with, from the slowest to the fastest."),
    ("numbers", "Whether pairs that no position has take numbers too."),
    ("couples", "Men of which any two that stand near each other have a number, too."),
    ("excluded", "What is given for a pair that does not count."),
    ("ranks", "Whether ranks of squares attacked are looked up or counted."),
    ("count", "How many numbers there are, checked."),
];

/// What numbers of pairs rise with, in the default order.
pub const PAIR_ORDER: [NamedValue<usize>; 5] = [
    ("color", 0, "The attacker's colour."),
    ("kind", 1, "The attacker's kind, as `attacks` lists it."),
    ("victim_color", 2, "The victim's colour."),
    ("victim", 3, "The victim's kind, as the attacker's list has it."),
    ("squares", 4, "The attacker's square, then the victim's, in board order."),
];

/// Which of two like men count.
pub const LIKE: [NamedValue<bool>; 2] = [
    ("both", false, "Men of one kind count as others do."),
    ("descending", true, "Those that attack each other count once, from the later square."),
];

/// Which pairs have numbers.
pub const PAIR_NUMBERS: [NamedValue<bool>; 2] = [
    ("published", false, "All squares that the attacker attacks, whoever the victim."),
    ("dense", true, "Those that a position can have."),
];

/// The keys of the couples of a set of pairs.
pub const COUPLES: [Term; 3] = [
    ("men", "The kinds of men."),
    ("files", "How many files apart they stand at most, if that matters."),
    ("place", "Whether their numbers come before or after those of attacks."),
];

/// Where numbers of couples stand.
pub const COUPLES_PLACE: [NamedValue<bool>; 2] =
    [("after", false, "Behind all numbers of attacks."), ("before", true, "From 0 on.")];

/// What is given for a pair that does not count.
pub const PAIR_EXCLUDED: [NamedValue<bool>; 2] = [
    ("none", false, "`None`."),
    ("beyond", true, "The number beyond the last, for tables with one more entry."),
];

/// How ranks are found.
pub const PAIR_RANKS: [NamedValue<bool>; 2] = [
    ("table", false, "A byte by both squares."),
    ("counted", true, "Bits counted in attack sets."),
];

/// The functions of `circuits: { bitboard: ... }` that are no flips.
pub const STEPS: [Term; 8] = [
    ("shift_north", "All squares a rank up."),
    ("shift_north_east", "All squares a rank up and a file to the right."),
    ("shift_east", "All squares a file to the right."),
    ("shift_south_east", "All squares a rank down and a file to the right."),
    ("shift_south", "All squares a rank down."),
    ("shift_south_west", "All squares a rank down and a file to the left."),
    ("shift_west", "All squares a file to the left."),
    ("shift_north_west", "All squares a rank up and a file to the left."),
];

/// The name of the function that moves all squares of a set a step.
///
/// ```
/// use quadrille_codegen::vocabulary::step_name;
/// assert_eq!(step_name(quadrille_runtime::Direction::East), "shift_east");
/// ```
pub const fn step_name(direction: Direction) -> &'static str {
    STEPS[direction as usize].0
}

/// The keys within `sliders`, besides the names of pieces.
pub const SLIDERS: [Term; 2] = [
    ("method", "How all riders are looked up; the name of a piece sets its own method."),
    ("sets", "Whether attack sets are stored for a square or for its lines."),
];

/// The order of packed positions that a name stands for.
type OrderOf = fn(&[Field]) -> PackedOrder;

/// The orders of packed positions.
pub const ORDERS: [NamedValue<OrderOf>; 3] = [
    (
        "fields",
        PackedOrder::by_fields,
        "The first field of all squares, then the second, and so on.",
    ),
    ("pieces", PackedOrder::by_piece, "All of the last square's number, then the one's before."),
    ("planes", PackedOrder::by_plane, "The first bit of all squares, then the second, and so on."),
];

/// The words of bitboards.
pub const BITBOARDS: [NamedValue<Option<WordSize>>; 3] = [
    ("u64", Some(WordSize::U64), "Bitboards of 64 bits."),
    ("u128", Some(WordSize::U128), "Bitboards of 128 bits."),
    ("none", None, "Squares only, as for 0x88 and mailboxes."),
];

/// `` `u64`, `u128` or `none` ``, and `also`, which is no word, if there is something else.
pub(crate) fn either<T>(choices: &[NamedValue<T>], also: Option<&str>) -> String {
    let mut all: Vec<String> = list(choices.iter(), |(word, ..)| format!("`{word}`"));
    all.extend(also.map(str::to_owned));
    let (last, others) = all.split_last().expect("a choice has words");
    format!("{} or {last}", others.join(", "))
}

/// The words alone.
pub(crate) const fn names<const N: usize>(terms: &[Term; N]) -> [&'static str; N] {
    let (mut names, mut at) = ([""; N], 0);
    while at < N {
        names[at] = terms[at].0;
        at += 1;
    }
    names
}
