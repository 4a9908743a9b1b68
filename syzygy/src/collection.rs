//! Tables that are already open, in memory or elsewhere.

use crate::by_material::ByMaterial;
use crate::{Library, MaterialKey, ProbeError, Source, Table, TableError, TableKind};

/// Tables that lie in memory, or wherever a [`Source`] reads from.
///
/// ```
/// use quadrille_syzygy::{Collection, Placement, Prober, TableKind, Wdl};
///
/// let bytes = std::fs::read("tests/data/KRvK.rtbw").unwrap();
/// let mut tables = Collection::default();
/// tables.add(bytes.as_slice(), "KRvK".parse().unwrap(), TableKind::Wdl)?;
///
/// // Bytes that are no table are refused.
/// assert!(tables.add(&[0; 80][..], "KRvK".parse().unwrap(), TableKind::Dtz).is_err());
///
/// let position: Placement = "8/8/8/8/8/4k3/4r3/4K3 w - -".parse().unwrap();
/// assert_eq!(Prober::new(tables).probe_wdl(&position), Ok(Wdl::Loss));
/// # Ok::<(), quadrille_syzygy::TableError>(())
/// ```
#[derive(Debug)]
pub struct Collection<S> {
    tables: ByMaterial<[Option<Table<S>>; 2]>,
}

impl<S> Default for Collection<S> {
    fn default() -> Self {
        Collection { tables: ByMaterial::default() }
    }
}

impl<S: Source> Collection<S> {
    /// Opens a table and adds it.
    ///
    /// ```
    /// # use quadrille_syzygy::{Collection, TableKind};
    /// let mut tables = Collection::default();
    /// assert!(tables.add([0; 80], "KRvK".parse().unwrap(), TableKind::Wdl).is_err());
    /// ```
    ///
    /// # Errors
    /// If the source cannot be read, or is no such table.
    pub fn add(
        &mut self,
        source: S,
        material: MaterialKey,
        kind: TableKind,
    ) -> Result<(), TableError> {
        let table = Table::open(source, material, kind)?;
        self.tables.entry(material, || [None, None])[kind as usize] = Some(table);
        Ok(())
    }
}

impl<S: Source> Library for Collection<S> {
    type Source = S;

    fn table(&self, material: MaterialKey, kind: TableKind) -> Result<&Table<S>, ProbeError> {
        let found = self.tables.get(material).and_then(|tables| tables[kind as usize].as_ref());
        found.ok_or_else(|| ProbeError::Missing(material.normalized(), kind))
    }
}
