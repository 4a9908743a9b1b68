//! The symmetries of a rectangle: the mirrors and turns of a board.

use crate::named::named;

/// A symmetry of a board: a mirroring or a turn that maps squares to squares.
///
/// A square board has all eight; an oblong one has the four that keep files apart from ranks
/// ([`Symmetry::transposes`] tells them apart). Turns are clockwise, as seen from White.
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
}

use Symmetry::{
    FlipAntiDiagonal, FlipDiagonal, FlipHorizontal, FlipVertical, Identity, Rotate90, Rotate180,
    Rotate270,
};

impl Symmetry {
    /// All eight, in the order of their names in the field: identity, flips, turns.
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

    /// Returns whether files become ranks, which only a square board allows.
    ///
    /// ```
    /// # use quadrille::Symmetry;
    /// assert!(Symmetry::Rotate90.transposes() && !Symmetry::Rotate180.transposes());
    /// ```
    #[inline]
    pub const fn transposes(self) -> bool {
        self as u8 & 4 != 0
    }

    /// The image of the square on `file` and `rank` of a board of `files` x `ranks`: its new file
    /// and rank, counted from 0.
    ///
    /// ```
    /// # use quadrille::Symmetry;
    /// assert_eq!(Symmetry::Rotate90.image(0, 0, 8, 8), (0, 7)); // a1 goes to a8
    /// ```
    #[inline]
    pub const fn image(self, file: u8, rank: u8, files: u8, ranks: u8) -> (u8, u8) {
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
    /// ```
    #[inline]
    pub const fn then(self, next: Symmetry) -> Symmetry {
        let mirrors = self as u8 & 3;
        // A transposition that follows turns a mirror of files into one of ranks.
        let carried = if next.transposes() { mirrors >> 1 | mirrors << 1 & 2 } else { mirrors };
        Symmetry::from_bits((self as u8 ^ next as u8) & 4 | carried ^ next as u8 & 3)
    }

    /// The symmetry with these low bits; the others are ignored. Table entries store symmetries in this form.
    #[doc(hidden)]
    #[rustfmt::skip]
    pub const fn from_bits(bits: u8) -> Symmetry {
        const BY_BITS: [Symmetry; 8] = [
            Identity, FlipHorizontal, FlipVertical, Rotate180,
            FlipDiagonal, Rotate270, Rotate90, FlipAntiDiagonal,
        ];
        BY_BITS[(bits & 7) as usize]
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
            own_inverse => own_inverse,
        }
    }
}

named!(
    Symmetry,
    "a symmetry",
    [
        "identity",
        "flip_horizontal",
        "flip_vertical",
        "rotate_180",
        "flip_diagonal",
        "rotate_270",
        "rotate_90",
        "flip_anti_diagonal"
    ],
    |symmetry, text| symmetry.name() == text
);
