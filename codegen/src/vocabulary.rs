//! The words of the language, which the parser takes from here.
//!
//! Words for the values of a type belong to the type (`SliderMethod::NAMES`, ...).

use quadrille_runtime::Direction;

use crate::parse::circuits::Circuits;
use crate::parse::groups::Groups;
use crate::parse::keys::Keys;
use crate::parse::layout_keys::LayoutKeys;
use crate::parse::pairs::{CouplesKeys, PairsKeys};
use crate::parse::regions::ByColor;
use crate::parse::values::NameLists;

pub use crate::parse::layout_keys::BITBOARDS;
pub use crate::parse::pairs::{
    COUPLES_PLACE, LIKE, PAIR_EXCLUDED, PAIR_NUMBERS, PAIR_ORDER, PAIR_RANKS,
};
pub use crate::parse::sliders::SLIDERS;
pub use crate::parse::values::ORDERS;

/// The keys of a layout.
pub const KEYS: &[&str] = LayoutKeys::NAMES;

/// The keys within `groups`.
pub const GROUPS: &[&str] = Groups::NAMES;

/// The keys within `names`.
pub const NAMES: &[&str] = NameLists::NAMES;

/// The keys within `circuits`.
pub const CIRCUITS: &[&str] = Circuits::NAMES;

/// The keys within a region that differs by colour.
pub const COLORS: &[&str] = ByColor::NAMES;

/// The keys of a set of pairs.
pub const PAIRS: &[&str] = PairsKeys::NAMES;

/// The keys of the couples of a set of pairs.
pub const COUPLES: &[&str] = CouplesKeys::NAMES;

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
