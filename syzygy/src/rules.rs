//! The differences between the tables of different games.

/// The two tables of a material.
///
/// ```
/// use quadrille_syzygy::{Rules, TableKind};
/// assert_eq!(Rules::CHESS.suffix(TableKind::Dtz), "rtbz");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TableKind {
    /// Tables of wins, draws and losses.
    Wdl,
    /// Tables of distances to the next capture or pawn move.
    Dtz,
}

/// The names of a game's tables, and the bytes they begin with.
///
/// The format is the same for regular chess and its variants; file names and the first four bytes
/// tell them apart.
///
/// ```
/// use quadrille_syzygy::{Rules, TableKind};
/// assert_eq!(Rules::CHESS.magic(TableKind::Wdl), [0x71, 0xe8, 0x23, 0x5d]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    suffixes: [&'static str; 2],
    magics: [[u8; 4]; 2],
}

impl Rules {
    /// Regular chess.
    ///
    /// ```
    /// use quadrille_syzygy::{Rules, TableKind};
    /// assert_eq!(Rules::CHESS.suffix(TableKind::Wdl), "rtbw");
    /// ```
    pub const CHESS: Rules = Rules {
        suffixes: ["rtbw", "rtbz"],
        magics: [[0x71, 0xe8, 0x23, 0x5d], [0xd7, 0x66, 0x0c, 0xa5]],
    };

    /// The rules of a game whose files end in these suffixes and begin with these bytes, WDL
    /// first.
    ///
    /// ```
    /// use quadrille_syzygy::{Rules, TableKind};
    ///
    /// let rules = Rules::new(["mtbw", "mtbz"], [*b"MYWD", *b"MYDZ"]);
    /// assert_eq!(rules.magic(TableKind::Dtz), *b"MYDZ");
    /// ```
    pub const fn new(suffixes: [&'static str; 2], magics: [[u8; 4]; 2]) -> Rules {
        Rules { suffixes, magics }
    }

    /// The ending of a file's name, after the point.
    ///
    /// ```
    /// use quadrille_syzygy::{Rules, TableKind};
    /// assert_eq!(Rules::CHESS.suffix(TableKind::Dtz), "rtbz");
    /// ```
    pub const fn suffix(&self, kind: TableKind) -> &'static str {
        self.suffixes[kind as usize]
    }

    /// The first bytes of a file.
    ///
    /// ```
    /// use quadrille_syzygy::{Rules, TableKind};
    /// assert_eq!(Rules::CHESS.magic(TableKind::Dtz), [0xd7, 0x66, 0x0c, 0xa5]);
    /// ```
    pub const fn magic(&self, kind: TableKind) -> [u8; 4] {
        self.magics[kind as usize]
    }
}
