//! The words of the language: the parser takes them from here, and editors offer them.
//!
//! Words for the values of a type belong to the type (`SliderMethod::NAMES`, ...).

use quadrille_runtime::Direction;

use crate::list::list;
use crate::model::{Field, NamedValue, PackedOrder, WordSize};

/// The keys of a layout.
pub const KEYS: [&str; 21] = [
    "board",
    "number",
    "groups",
    "index",
    "packed",
    "symmetry",
    "pieces",
    "regions",
    "pairs",
    "magics",
    "patterns",
    "shared",
    "sliders",
    "circuits",
    "optimise",
    "geometry",
    "directions",
    "names",
    "pawns",
    "bitboard",
    "crate",
];

/// The keys within `groups`.
pub const GROUPS: [&str; 3] = ["picture", "squares", "bits"];

/// The keys within `names`.
pub const NAMES: [&str; 3] = ["files", "ranks", "squares"];

/// The keys within `circuits`.
pub const CIRCUITS: [&str; 3] = ["bitboard", "square", "packed"];

/// The keys within a region that differs by colour.
pub const COLORS: [&str; 2] = ["white", "black"];

/// The keys of a set of pairs.
pub const PAIRS: [&str; 11] = [
    "attacks", "squares", "kinds", "colors", "like", "order", "numbers", "couples", "excluded",
    "ranks", "count",
];

/// The words of a pair set's `order`, in the default order: colours and kinds of the attacker and
/// of the victim, and both squares.
pub const PAIR_ORDER: [NamedValue<usize>; 5] =
    [("color", 0), ("kind", 1), ("victim_color", 2), ("victim", 3), ("squares", 4)];

/// Whether two like men that attack each other count once, from the later square.
pub const LIKE: [NamedValue<bool>; 2] = [("both", false), ("descending", true)];

/// Whether only pairs that a position can have have numbers.
pub const PAIR_NUMBERS: [NamedValue<bool>; 2] = [("published", false), ("dense", true)];

/// The keys of the couples of a set of pairs.
pub const COUPLES: [&str; 3] = ["men", "files", "place"];

/// Whether numbers of couples come before those of attacks.
pub const COUPLES_PLACE: [NamedValue<bool>; 2] = [("after", false), ("before", true)];

/// Whether a pair that does not count is given the number beyond the last.
pub const PAIR_EXCLUDED: [NamedValue<bool>; 2] = [("none", false), ("beyond", true)];

/// Whether ranks are counted in attack sets.
pub const PAIR_RANKS: [NamedValue<bool>; 2] = [("table", false), ("counted", true)];

/// The functions of `circuits: { bitboard: ... }` that are no flips.
pub const STEPS: [&str; 8] = [
    "shift_north",
    "shift_north_east",
    "shift_east",
    "shift_south_east",
    "shift_south",
    "shift_south_west",
    "shift_west",
    "shift_north_west",
];

/// The name of the function that moves all squares of a set a step.
///
/// ```
/// use quadrille_codegen::vocabulary::step_name;
/// assert_eq!(step_name(quadrille_runtime::Direction::East), "shift_east");
/// ```
pub const fn step_name(direction: Direction) -> &'static str {
    STEPS[direction as usize]
}

/// The keys within `sliders`, besides the names of pieces.
pub const SLIDERS: [&str; 2] = ["method", "sets"];

/// The order of packed positions that a name means.
type OrderOf = fn(&[Field]) -> PackedOrder;

/// The orders of packed positions.
pub const ORDERS: [NamedValue<OrderOf>; 3] = [
    ("fields", PackedOrder::by_fields),
    ("pieces", PackedOrder::by_piece),
    ("planes", PackedOrder::by_plane),
];

/// The words of bitboards.
pub const BITBOARDS: [NamedValue<Option<WordSize>>; 3] =
    [("u64", Some(WordSize::U64)), ("u128", Some(WordSize::U128)), ("none", None)];

/// `` `u64`, `u128` or `none` ``, and `also`, which is no word, if there is something else.
pub(crate) fn either<T>(choices: &[NamedValue<T>], also: Option<&str>) -> String {
    let mut all: Vec<String> = list(choices.iter(), |(word, ..)| format!("`{word}`"));
    all.extend(also.map(str::to_owned));
    let (last, others) = all.split_last().expect("a choice has words");
    format!("{} or {last}", others.join(", "))
}
