//! The options of a description for look-ups of riders.

use super::NamedValue;
use super::board::{Square, SquareSet};
use super::leap::Leap;

/// A method by which riders' attacks are looked up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SliderMethod {
    /// The method that suits the numbering best; `solve::sliders` chooses it.
    #[default]
    Auto,
    /// Magics whose keys select bytes, which are the indexes of attack sets.
    Magic,
    /// A fixed-shift magic per line, or per square if no square has more than 9 relevant squares.
    Split,
    /// Bits extracted by an instruction where the target has it, magics elsewhere.
    Pext,
    /// Subtraction along each line, without tables of attack sets.
    ObstructionDifference,
}

impl SliderMethod {
    /// All methods.
    pub const NAMES: [NamedValue<SliderMethod>; 5] = [
        ("auto", SliderMethod::Auto),
        ("magic", SliderMethod::Magic),
        ("split", SliderMethod::Split),
        ("pext", SliderMethod::Pext),
        ("obstruction_difference", SliderMethod::ObstructionDifference),
    ];

    /// The name in descriptions.
    pub fn name(self) -> &'static str {
        Self::NAMES.iter().find(|(_, method)| *method == self).map_or("", |(name, _)| name)
    }

    /// True if its tables, or its tables for targets without the instruction, can be magics, given or found. `Split`
    /// finds its own.
    pub fn has_magics(self) -> bool {
        matches!(self, SliderMethod::Auto | SliderMethod::Magic | SliderMethod::Pext)
    }
}

/// The storage of attack sets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SetStorage {
    /// A set covers all rays of a part from a square.
    #[default]
    PerSquare,
    /// A set covers half of the lines through a square; a look-up unites two sets.
    PerLine,
}

impl SetStorage {
    /// The words of `sets` in `sliders`, the default first.
    pub const NAMES: [NamedValue<SetStorage>; 2] =
        [("per_square", SetStorage::PerSquare), ("per_line", SetStorage::PerLine)];
}

/// The settings of `sliders` in a description.
#[derive(Clone, Debug, Default)]
pub struct SliderOptions {
    /// The method for rides that have none of their own.
    pub method: SliderMethod,
    /// The methods of single rides.
    pub methods: Vec<(Leap, SliderMethod)>,
    /// Claims of sharing: a ride, and squares whose keys for it are equal on corresponding occupancies.
    pub shared: Vec<(Leap, Vec<Square>)>,
    /// The storage of attack sets.
    pub sets: SetStorage,
    /// The patterns of single rides, by square in board order: the squares whose occupancy is complemented after the mask
    /// has cleared squares that do not matter.
    pub patterns: Vec<(Leap, Vec<SquareSet>)>,
}

impl SliderOptions {
    /// The method for a ride.
    pub fn method(&self, ride: Leap) -> SliderMethod {
        let own = self.methods.iter().find(|(own, _)| *own == ride);
        own.map_or(self.method, |(_, method)| *method)
    }

    /// The index of the claim that these squares have equal keys for a ride.
    pub fn claim(&self, ride: Leap, squares: &[Square]) -> Option<usize> {
        self.shared.iter().position(|(of, claimed)| *of == ride && claimed == squares)
    }

    /// The squares that the pattern of a ride's look-up from a square complements.
    pub fn pattern(&self, ride: Leap, square: Square) -> SquareSet {
        let patterns = self.patterns.iter().find(|(own, _)| *own == ride);
        patterns.map_or(SquareSet::MIN, |(_, patterns)| patterns[square.index()])
    }
}
