//! The symmetries of rectangles and of hexagons: the mirrors and turns of a board.

use crate::named::named;

/// A symmetry of a board: a mirroring or a turn that maps squares to squares.
///
/// A square board has all eight; an oblong one has the four that keep files apart from ranks
/// ([`Symmetry::transposes`] tells them apart). Turns are clockwise, as seen from White.
///
/// A board of hexagons has [up to twelve](Symmetry::HEXAGONAL): turns by multiples of 60 degrees, and mirrors at lines
/// through its middle, which are named as on the face of a clock. Twelve o'clock is the direction `north`, or, on boards
/// that lack it, the direction between `north_west` and `north_east`. [`Square::transform`](crate::Square::transform)
/// applies them; sets and packed positions have only the symmetries that the board's
/// [`SYMMETRIES`](crate::Layout::SYMMETRIES) list, which are among the eight.
///
/// ```
/// use quadrille::Symmetry::{self, *};
/// assert_eq!(FlipVertical.then(FlipHorizontal), Rotate180);
/// assert_eq!(Rotate90.inverse(), Rotate270);
/// assert_eq!(Rotate90.image(0, 0, 8, 8), (0, 7)); // a1 goes to a8
/// assert_eq!("flip_diagonal".parse(), Ok(FlipDiagonal));
/// assert!(Symmetry::ALL.iter().all(|s| s.then(s.inverse()) == Identity));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Symmetry {
    // The bits of the discriminant: 4 exchange file and rank, then 1 mirror files, 2 mirror ranks.
    /// Leaves every square where it is.
    #[default]
    Identity = 0,
    /// Files mirrored: a1 goes to h1.
    FlipHorizontal = 1,
    /// Ranks mirrored: a1 goes to a8.
    FlipVertical = 2,
    /// Half a turn: a1 goes to h8.
    Rotate180 = 3,
    /// Mirrored at the a1-h8 diagonal: h1 goes to a8.
    FlipDiagonal = 4,
    /// A quarter turn anticlockwise: a1 goes to h1.
    Rotate270 = 5,
    /// A quarter turn clockwise: a1 goes to a8.
    Rotate90 = 6,
    /// Mirrored at the a8-h1 diagonal: a1 goes to h8.
    FlipAntiDiagonal = 7,
    /// Hexagons turned clockwise by 60 degrees.
    Rotate60 = 8,
    /// Hexagons turned clockwise by 120 degrees.
    Rotate120 = 9,
    /// Hexagons turned clockwise by 240 degrees.
    Rotate240 = 10,
    /// Hexagons turned clockwise by 300 degrees.
    Rotate300 = 11,
    /// Hexagons mirrored at the line from 12 to 6 o'clock: left and right exchanged, so that pawns keep their direction.
    FlipAt12 = 12,
    /// Hexagons mirrored at the line from 1 to 7 o'clock.
    FlipAt1 = 13,
    /// Hexagons mirrored at the line from 2 to 8 o'clock.
    FlipAt2 = 14,
    /// Hexagons mirrored at the line from 3 to 9 o'clock: the sides of White and Black exchanged.
    FlipAt3 = 15,
    /// Hexagons mirrored at the line from 4 to 10 o'clock.
    FlipAt4 = 16,
    /// Hexagons mirrored at the line from 5 to 11 o'clock.
    FlipAt5 = 17,
}

use Symmetry::{
    FlipAntiDiagonal, FlipAt1, FlipAt2, FlipAt3, FlipAt4, FlipAt5, FlipAt12, FlipDiagonal,
    FlipHorizontal, FlipVertical, Identity, Rotate60, Rotate90, Rotate120, Rotate180, Rotate240,
    Rotate270, Rotate300,
};

impl Symmetry {
    /// All eight of a square board, in the order of their names in the field: identity, flips, turns.
    pub const ALL: [Symmetry; 8] = [
        Identity,
        FlipVertical,
        FlipHorizontal,
        FlipDiagonal,
        FlipAntiDiagonal,
        Rotate90,
        Rotate180,
        Rotate270,
    ];

    /// The four that every board has.
    pub const OBLONG: [Symmetry; 4] = [Identity, FlipVertical, FlipHorizontal, Rotate180];

    /// The twelve of a hexagon: the identity and the turns, each 60 degrees further, then the mirrors, each at a line an
    /// hour further on the face of a clock.
    ///
    /// ```
    /// use quadrille::{layouts::Glinski, Square, Symmetry::{self, *}};
    /// assert_eq!(FlipAt12.then(FlipAt1), Rotate60);
    /// assert_eq!(Glinski::A1.transform(FlipAt12), Some(Glinski::L1));
    /// let images = Symmetry::HEXAGONAL.map(|symmetry| Glinski::B1.transform(symmetry).unwrap());
    /// let different: std::collections::BTreeSet<Square<Glinski>> = images.into_iter().collect();
    /// assert_eq!(different.len(), 12);
    /// ```
    pub const HEXAGONAL: [Symmetry; 12] = [
        Identity, Rotate60, Rotate120, Rotate180, Rotate240, Rotate300, FlipAt12, FlipAt1, FlipAt2,
        FlipAt3, FlipAt4, FlipAt5,
    ];

    /// Returns whether files become ranks, which only a square board allows.
    ///
    /// ```
    /// # use quadrille::Symmetry;
    /// assert!(Symmetry::Rotate90.transposes() && !Symmetry::Rotate180.transposes());
    /// ```
    #[inline]
    pub const fn transposes(self) -> bool {
        self as u8 >> 2 == 1
    }

    /// Returns whether only boards of hexagons have this symmetry.
    ///
    /// ```
    /// # use quadrille::Symmetry;
    /// assert!(Symmetry::Rotate60.is_of_hexagons() && !Symmetry::Rotate180.is_of_hexagons());
    /// ```
    #[inline]
    pub const fn is_of_hexagons(self) -> bool {
        self as u8 > 7
    }

    /// The image of the square on `file` and `rank` of a board of `files` x `ranks`: its new file
    /// and rank, counted from 0.
    ///
    /// ```
    /// # use quadrille::Symmetry;
    /// assert_eq!(Symmetry::Rotate90.image(0, 0, 8, 8), (0, 7)); // a1 goes to a8
    /// ```
    ///
    /// # Panics
    /// If [only boards of hexagons](Self::is_of_hexagons) have it: where a hexagon goes depends on the directions of the
    /// board, so [`Square::transform`](crate::Square::transform) tells.
    #[inline]
    pub const fn image(self, file: u8, rank: u8, files: u8, ranks: u8) -> (u8, u8) {
        assert!(!self.is_of_hexagons(), "the image of a hexagon depends on its board's directions");
        let (file, rank) = if self.transposes() { (rank, file) } else { (file, rank) };
        (
            if self as u8 & 1 != 0 { files - 1 - file } else { file },
            if self as u8 & 2 != 0 { ranks - 1 - rank } else { rank },
        )
    }

    /// The symmetry that applies this one first, then `next`.
    ///
    /// ```
    /// # use quadrille::Symmetry;
    /// assert_eq!(Symmetry::Rotate90.then(Symmetry::Rotate90), Symmetry::Rotate180);
    /// assert_eq!(Symmetry::Rotate240.then(Symmetry::Rotate300), Symmetry::Rotate180);
    /// ```
    ///
    /// # Panics
    /// If no board has both: hexagons have no quarter turns.
    #[inline]
    pub const fn then(self, next: Symmetry) -> Symmetry {
        if self.is_of_hexagons() || next.is_of_hexagons() {
            return match (self.of_hexagon(), next.of_hexagon()) {
                (Some(first), Some(second)) => first.then(second).symmetry(),
                _ => panic!("no board has both symmetries"),
            };
        }
        let mirrors = self as u8 & 3;
        // A transposition that follows turns a mirror of files into one of ranks.
        let carried = if next.transposes() { mirrors >> 1 | mirrors << 1 & 2 } else { mirrors };
        Symmetry::from_bits((self as u8 ^ next as u8) & 4 | carried ^ next as u8 & 3)
    }

    /// The symmetry as one of a hexagon, if [`HEXAGONAL`](Self::HEXAGONAL) has it.
    pub(crate) const fn of_hexagon(self) -> Option<OfHexagon> {
        let mut index = 0;
        while index < Symmetry::HEXAGONAL.len() as u8 {
            if Symmetry::HEXAGONAL[index as usize] as u8 == self as u8 {
                return Some(OfHexagon { is_mirror: index >= 6, twelfths: index % 6 });
            }
            index += 1;
        }
        None
    }

    /// The symmetry of a square board with these low bits; the others are ignored. Table entries store symmetries in this
    /// form.
    #[doc(hidden)]
    pub const fn from_bits(bits: u8) -> Symmetry {
        Symmetry::VALUES[(bits & 7) as usize]
    }

    /// The symmetry that undoes this one.
    ///
    /// ```
    /// # use quadrille::Symmetry;
    /// assert_eq!(Symmetry::Rotate90.inverse(), Symmetry::Rotate270);
    /// ```
    #[inline]
    pub const fn inverse(self) -> Symmetry {
        match self {
            Rotate90 => Rotate270,
            Rotate270 => Rotate90,
            Rotate60 => Rotate300,
            Rotate120 => Rotate240,
            Rotate240 => Rotate120,
            Rotate300 => Rotate60,
            own_inverse => own_inverse,
        }
    }
}

/// A symmetry of a hexagon by what it does to angles, which are counted clockwise from twelve o'clock.
#[derive(Clone, Copy)]
pub(crate) struct OfHexagon {
    is_mirror: bool,
    /// Half the angle of a turn, or the angle of a mirror's line, in twelfths of a turn: below six.
    twelfths: u8,
}

impl OfHexagon {
    /// The image of an angle, in twelfths of a turn. The angle is below twelve.
    pub(crate) const fn angle(self, angle: u8) -> u8 {
        let kept = if self.is_mirror { 12 - angle } else { angle };
        (2 * self.twelfths + kept) % 12
    }

    /// This one, then the next.
    const fn then(self, next: OfHexagon) -> OfHexagon {
        let first = if next.is_mirror { 6 - self.twelfths } else { self.twelfths };
        OfHexagon {
            is_mirror: self.is_mirror != next.is_mirror,
            twelfths: (first + next.twelfths) % 6,
        }
    }

    const fn symmetry(self) -> Symmetry {
        Symmetry::HEXAGONAL[6 * self.is_mirror as usize + self.twelfths as usize]
    }
}

impl Symmetry {
    /// All values, by their discriminants.
    const VALUES: [Symmetry; 18] = [
        Identity,
        FlipHorizontal,
        FlipVertical,
        Rotate180,
        FlipDiagonal,
        Rotate270,
        Rotate90,
        FlipAntiDiagonal,
        Rotate60,
        Rotate120,
        Rotate240,
        Rotate300,
        FlipAt12,
        FlipAt1,
        FlipAt2,
        FlipAt3,
        FlipAt4,
        FlipAt5,
    ];

    /// The symmetry with this discriminant.
    #[cfg(feature = "serde")]
    pub(crate) fn from_discriminant(discriminant: u8) -> Option<Symmetry> {
        Symmetry::VALUES.get(usize::from(discriminant)).copied()
    }
}

named!(
    Symmetry,
    "a symmetry",
    VALUES,
    [
        "identity",
        "flip_horizontal",
        "flip_vertical",
        "rotate_180",
        "flip_diagonal",
        "rotate_270",
        "rotate_90",
        "flip_anti_diagonal",
        "rotate_60",
        "rotate_120",
        "rotate_240",
        "rotate_300",
        "flip_at_12",
        "flip_at_1",
        "flip_at_2",
        "flip_at_3",
        "flip_at_4",
        "flip_at_5"
    ],
    |symmetry, text| symmetry.name() == text
);
