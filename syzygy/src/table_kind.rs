//! The two tables of a material, and the magic bytes of their files.

/// The two tables of a material.
///
/// ```
/// use quadrille_syzygy::TableKind;
/// assert_eq!(TableKind::Dtz.suffix(), "rtbz");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TableKind {
    /// Tables of wins, draws and losses.
    Wdl,
    /// Tables of distances to the next capture or pawn move.
    Dtz,
}

impl TableKind {
    /// Both kinds.
    #[cfg(feature = "std")]
    pub(crate) const ALL: [TableKind; 2] = [TableKind::Wdl, TableKind::Dtz];

    /// The extension of a file's name.
    pub const fn suffix(self) -> &'static str {
        match self {
            TableKind::Wdl => "rtbw",
            TableKind::Dtz => "rtbz",
        }
    }

    /// The first bytes of a file of this kind.
    pub(crate) const fn magic(self) -> [u8; 4] {
        match self {
            TableKind::Wdl => [0x71, 0xe8, 0x23, 0x5d],
            TableKind::Dtz => [0xd7, 0x66, 0x0c, 0xa5],
        }
    }
}
