//! The errors of probes.

use core::fmt;

use crate::{MaterialKey, ReadError, TableKind};

/// The reason why a position has no value.
///
/// ```
/// use quadrille_syzygy::{Collection, Placement, ProbeError, Prober};
///
/// let prober = Prober::new(Collection::<&[u8]>::default());
/// let position: Placement = "4k3/8/8/8/8/8/8/R3K3 w - -".parse().unwrap();
/// let error = prober.probe_wdl(&position).unwrap_err();
/// assert_eq!(error.to_string(), "there is no WDL table of KRvK");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ProbeError {
    /// Tables have no such position, for this reason.
    Position(&'static str),
    /// There is no such table.
    Missing(MaterialKey, TableKind),
    /// A file is damaged, or is no table.
    Table(MaterialKey, TableKind, TableError),
}

impl fmt::Display for ProbeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ProbeError::Position(reason) => f.write_str(reason),
            ProbeError::Missing(material, kind) => {
                write!(f, "there is no {} table of {material}", name(*kind))
            }
            ProbeError::Table(material, kind, error) => {
                write!(f, "the {} table of {material}: {error}", name(*kind))
            }
        }
    }
}

fn name(kind: TableKind) -> &'static str {
    match kind {
        TableKind::Wdl => "WDL",
        TableKind::Dtz => "DTZ",
    }
}

impl core::error::Error for ProbeError {}

/// A flaw of a table.
///
/// ```
/// use quadrille_syzygy::{Table, TableError, TableKind};
///
/// let error = Table::open(&b"not a table at all"[..], "KRvK".parse().unwrap(), TableKind::Wdl);
/// assert_eq!(error.unwrap_err(), TableError::Magic);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TableError {
    /// The source cannot be read.
    Read(ReadError),
    /// The source does not begin like the game's tables.
    Magic,
    /// The source contradicts itself or its name, in this respect.
    Malformed(&'static str),
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TableError::Read(error) => write!(f, "cannot be read: {error}"),
            TableError::Magic => f.write_str("does not begin as tables of this game do"),
            TableError::Malformed(what) => write!(f, "is damaged: {what}"),
        }
    }
}

impl core::error::Error for TableError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            TableError::Read(error) => Some(error),
            _ => None,
        }
    }
}

impl From<ReadError> for TableError {
    fn from(error: ReadError) -> Self {
        TableError::Read(error)
    }
}
