//! Names of the functions that move all squares of a set a step.

use quadrille_runtime::Direction;

/// The functions of `circuits: { bitboard: ... }` other than flips.
const STEPS: [&str; 8] = [
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
/// use quadrille_codegen::step_names::step_name;
/// assert_eq!(step_name(quadrille_runtime::Direction::East), "shift_east");
/// ```
pub const fn step_name(direction: Direction) -> &'static str {
    STEPS[direction as usize]
}
