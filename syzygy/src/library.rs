//! The trait of collections of tables.

use crate::{MaterialKey, ProbeError, Source, Table, TableKind};

/// Tables by material.
///
/// [`Collection`](crate::Collection) holds tables that were opened before; [`Directory`](crate::Directory) opens
/// files when they are first asked for.
pub trait Library {
    /// The source of its tables' bytes.
    type Source: Source;

    /// The table of a material, whichever side has which men. Probes refuse a table of other men or of
    /// another kind.
    ///
    /// # Errors
    /// [`ProbeError::Missing`] where there is none, [`ProbeError::Table`] where it cannot be
    /// opened.
    fn table(
        &self,
        material: MaterialKey,
        kind: TableKind,
    ) -> Result<&Table<Self::Source>, ProbeError>;
}
