//! The trait of collections of tables.

use crate::{MaterialKey, ProbeError, Source, Table, TableKind};

/// Tables by material.
/// [`Collection`](crate::Collection) holds tables that are already open; [`Directory`](crate::Directory) opens
/// files when they are first needed.
pub trait Library {
    /// The source of the tables' bytes.
    type Source: Source;

    /// The table of a material, whichever side has which men. Probes refuse a table of other men or of another
    /// kind.
    ///
    /// # Errors
    /// [`ProbeError::Missing`] if there is none, [`ProbeError::Table`] if it cannot be opened.
    fn table(
        &self,
        material: MaterialKey,
        kind: TableKind,
    ) -> Result<&Table<Self::Source>, ProbeError>;
}
