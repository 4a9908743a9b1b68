//! The eight directions of the compass.

use crate::named::named;
use crate::symmetry::Symmetry;

/// A direction of the compass. North leads towards the last rank, East towards the last file.
///
/// ```
/// use quadrille::Direction;
/// assert_eq!(Direction::NorthEast.delta(), (1, 1));
/// assert_eq!(Direction::North.opposite(), Direction::South);
/// assert_eq!("north_east".parse(), Ok(Direction::NorthEast));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Direction {
    /// Towards the last rank.
    #[default]
    North = 0,
    /// Towards the last rank and the last file.
    NorthEast = 1,
    /// Towards the last file.
    East = 2,
    /// Towards the first rank and the last file.
    SouthEast = 3,
    /// Towards the first rank.
    South = 4,
    /// Towards the first rank and the first file.
    SouthWest = 5,
    /// Towards the first file.
    West = 6,
    /// Towards the last rank and the first file.
    NorthWest = 7,
}

impl Direction {
    /// All eight directions, clockwise from North.
    pub const ALL: [Direction; 8] = [
        Direction::North,
        Direction::NorthEast,
        Direction::East,
        Direction::SouthEast,
        Direction::South,
        Direction::SouthWest,
        Direction::West,
        Direction::NorthWest,
    ];

    /// The steps of all eight on a square grid.
    #[doc(hidden)]
    pub const DELTAS: [Option<(i8, i8)>; 8] = {
        let (mut deltas, mut index) = ([None; 8], 0);
        while index < 8 {
            deltas[index] = Some(Direction::ALL[index].delta());
            index += 1;
        }
        deltas
    };

    /// The direction with this discriminant. A match is no load, unlike an element of [`ALL`](Self::ALL).
    #[inline(always)]
    pub(crate) const fn from_discriminant(discriminant: u8) -> Option<Direction> {
        Some(match discriminant {
            0 => Direction::North,
            1 => Direction::NorthEast,
            2 => Direction::East,
            3 => Direction::SouthEast,
            4 => Direction::South,
            5 => Direction::SouthWest,
            6 => Direction::West,
            7 => Direction::NorthWest,
            _ => return None,
        })
    }

    /// The step as (files, ranks) on a square grid.
    ///
    /// ```
    /// # use quadrille::Direction;
    /// assert_eq!(Direction::NorthEast.delta(), (1, 1));
    /// ```
    #[inline]
    pub const fn delta(self) -> (i8, i8) {
        match self {
            Direction::North => (0, 1),
            Direction::NorthEast => (1, 1),
            Direction::East => (1, 0),
            Direction::SouthEast => (1, -1),
            Direction::South => (0, -1),
            Direction::SouthWest => (-1, -1),
            Direction::West => (-1, 0),
            Direction::NorthWest => (-1, 1),
        }
    }

    /// The direction that leads back.
    ///
    /// ```
    /// # use quadrille::Direction;
    /// assert_eq!(Direction::NorthEast.opposite(), Direction::SouthWest);
    /// ```
    #[inline]
    pub const fn opposite(self) -> Direction {
        Direction::ALL[(self as usize + 4) % 8]
    }

    /// The directions an eighth of a turn to either side, in which a pawn that goes this way captures.
    ///
    /// ```
    /// # use quadrille::Direction;
    /// let [left, right] = Direction::North.beside();
    /// assert_eq!((left, right), (Direction::NorthWest, Direction::NorthEast));
    /// ```
    #[inline]
    pub const fn beside(self) -> [Direction; 2] {
        let index = self as usize;
        [Direction::ALL[(index + 7) % 8], Direction::ALL[(index + 1) % 8]]
    }

    /// The direction that this one becomes under a symmetry of the board.
    ///
    /// ```
    /// use quadrille::{Direction, Symmetry};
    /// assert_eq!(Direction::North.transform(Symmetry::Rotate90), Direction::East);
    /// ```
    ///
    /// # Panics
    /// If [only boards of hexagons](Symmetry::is_of_hexagons) have it: the six directions that a board has decide which
    /// of them is the next one clockwise.
    #[inline]
    pub const fn transform(self, symmetry: Symmetry) -> Direction {
        let (files, ranks) = self.delta();
        // A direction is a square of the 3x3 board around its origin.
        let (file, rank) = symmetry.image((files + 1) as u8, (ranks + 1) as u8, 3, 3);
        match (file, rank) {
            (1, 2) => Direction::North,
            (2, 2) => Direction::NorthEast,
            (2, 1) => Direction::East,
            (2, 0) => Direction::SouthEast,
            (1, 0) => Direction::South,
            (0, 0) => Direction::SouthWest,
            (0, 1) => Direction::West,
            _ => Direction::NorthWest,
        }
    }
}

named!(
    Direction,
    "a direction",
    ALL,
    ["north", "north_east", "east", "south_east", "south", "south_west", "west", "north_west"],
    |direction, text| direction.name() == text
);

#[cfg(test)]
mod tests {
    use super::Direction;

    #[test]
    fn discriminants_are_those_of_the_variants() {
        for direction in Direction::ALL {
            assert_eq!(Direction::from_discriminant(direction as u8), Some(direction));
        }
        assert_eq!(Direction::from_discriminant(8), None);
    }
}
