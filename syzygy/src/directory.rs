//! Tables in directories, which are opened on first use and kept open.

use alloc::boxed::Box;
use alloc::format;
use core::fmt;
use std::ffi::OsStr;
use std::fs::{self, DirEntry};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::{env, io};

use crate::by_material::ByMaterial;
use crate::{
    Library, MaterialKey, PositionedFile, ProbeError, Prober, ReadError, Source, Table, TableError,
    TableKind,
};

/// The tables in directories. A file is opened when it is first needed, which takes no lock; later probes read only
/// what they need.
///
/// ```
/// use quadrille_syzygy::Directory;
///
/// let mut tables = Directory::new();
/// assert!(tables.is_empty() && tables.add("no such directory").is_err());
/// assert_eq!(tables.add(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data"))?, 10);
/// assert_eq!((tables.len(), tables.men()), (10, 3));
/// # Ok::<(), std::io::Error>(())
/// ```
pub struct Directory<S = PositionedFile> {
    open: Box<Opener<S>>,
    files: ByMaterial<[Option<TableFile<S>>; 2]>,
}

/// Opens a table's file as a source, by default from the file system.
type Opener<S> = dyn Fn(&Path) -> io::Result<S> + Send + Sync;

/// A file, opened or not.
struct TableFile<S> {
    path: PathBuf,
    material: MaterialKey,
    table: OnceLock<Table<S>>,
}

impl Directory {
    /// An empty list of files, which will be read at any offset.
    ///
    /// ```
    /// # use quadrille_syzygy::Directory;
    /// assert!(Directory::new().is_empty());
    /// ```
    pub fn new() -> Directory {
        Directory::with_opener(|path| PositionedFile::open(path))
    }
}

impl Default for Directory {
    fn default() -> Directory {
        Directory::new()
    }
}

impl<S: Source> Directory<S> {
    /// An empty list of files, which will be opened by `open`.
    ///
    /// ```
    /// use quadrille_syzygy::{Directory, Prober};
    ///
    /// // Reads whole files into memory.
    /// let mut tables = Directory::with_opener(|path| std::fs::read(path));
    /// tables.add(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data"))?;
    /// let prober = Prober::new(tables);
    /// # let _ = prober;
    /// # Ok::<(), std::io::Error>(())
    /// ```
    pub fn with_opener(
        open: impl Fn(&Path) -> io::Result<S> + Send + Sync + 'static,
    ) -> Directory<S> {
        Directory { open: Box::new(open), files: ByMaterial::default() }
    }

    /// Adds all tables of a directory, without its subdirectories, and returns their number. A new file replaces an
    /// earlier one of the same table.
    ///
    /// A table is a file, or a symbolic link to one, whose name and size are those of a table: all have 64 n + 16
    /// bytes, at least 80. Other files, such as the rest of a broken download, count as missing.
    ///
    /// ```
    /// # use quadrille_syzygy::Directory;
    /// let mut tables = Directory::new();
    /// let error = tables.add("no such directory").unwrap_err();
    /// assert!(error.to_string().starts_with("no such directory: "));
    /// ```
    ///
    /// # Errors
    /// If the directory cannot be read; the error names it.
    pub fn add(&mut self, path: impl AsRef<Path>) -> io::Result<usize> {
        let path = path.as_ref();
        let named =
            |error: io::Error| io::Error::new(error.kind(), format!("{}: {error}", path.display()));
        let mut added = 0;
        for entry in fs::read_dir(path).map_err(named)? {
            added += usize::from(self.add_file(&entry.map_err(named)?));
        }
        Ok(added)
    }

    /// Adds all tables of several directories, listed as in the variable `PATH`: separated by colons, or by
    /// semicolons on Windows. UCI's option `SyzygyPath` has such lists.
    ///
    /// # Errors
    /// If one of the directories cannot be read; the error names it.
    ///
    /// ```
    /// # use quadrille_syzygy::Directory;
    /// let mut tables = Directory::new();
    /// let list = std::env::join_paths([concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data"), "."]).unwrap();
    /// assert_eq!(tables.add_paths(list)?, 10);
    /// # Ok::<(), std::io::Error>(())
    /// ```
    pub fn add_paths(&mut self, list: impl AsRef<OsStr>) -> io::Result<usize> {
        env::split_paths(&list).try_fold(0, |added, path| Ok(added + self.add(path)?))
    }

    /// Adds a file if it is a table by its name and size, and returns whether it is.
    fn add_file(&mut self, entry: &DirEntry) -> bool {
        let path = entry.path();
        let (Some(stem), Some(suffix)) = (
            path.file_stem().and_then(|stem| stem.to_str()),
            path.extension().and_then(|suffix| suffix.to_str()),
        ) else {
            return false;
        };
        let kind = TableKind::ALL.into_iter().find(|kind| suffix == kind.suffix());
        let (Some(kind), Ok(material)) = (kind, stem.parse::<MaterialKey>()) else { return false };
        if !fs::metadata(&path).is_ok_and(|found| found.is_file() && is_size(found.len())) {
            return false;
        }
        let file = TableFile { path, material, table: OnceLock::new() };
        self.files.entry(material, || [None, None])[kind as usize] = Some(file);
        true
    }

    /// The number of tables.
    ///
    /// ```
    /// # use quadrille_syzygy::Directory;
    /// assert_eq!(Directory::new().len(), 0);
    /// ```
    pub fn len(&self) -> usize {
        self.files().count()
    }

    /// Returns whether there are no tables.
    ///
    /// ```
    /// # use quadrille_syzygy::Directory;
    /// assert!(Directory::new().is_empty());
    /// ```
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The most men that a table has; 0 if there are no tables.
    ///
    /// ```
    /// # use quadrille_syzygy::Directory;
    /// assert_eq!(Directory::new().men(), 0);
    /// ```
    pub fn men(&self) -> u32 {
        self.files().map(|file| file.material.men()).max().unwrap_or(0)
    }

    fn files(&self) -> impl Iterator<Item = &TableFile<S>> {
        self.files.values().flatten().flatten()
    }

    /// A file's table, opened on first use.
    #[inline]
    fn opened<'a>(
        &'a self,
        file: &'a TableFile<S>,
        kind: TableKind,
    ) -> Result<&'a Table<S>, ProbeError> {
        match file.table.get() {
            Some(table) => Ok(table),
            None => self
                .open_first(file, kind)
                .map_err(|error| ProbeError::Table(file.material, kind, error)),
        }
    }

    /// Opens a file. If several threads do so at once, one of the tables is kept.
    #[cold]
    fn open_first<'a>(
        &self,
        file: &'a TableFile<S>,
        kind: TableKind,
    ) -> Result<&'a Table<S>, TableError> {
        let source = (self.open)(&file.path).map_err(ReadError::from)?;
        let table = Table::open(source, file.material, kind)?;
        Ok(file.table.get_or_init(|| table))
    }
}

/// Returns whether a table can have this many bytes: blocks of 64, and a checksum of 16 bytes.
fn is_size(bytes: u64) -> bool {
    bytes >= 80 && bytes % 64 == 16
}

impl<S> fmt::Debug for Directory<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Directory").finish_non_exhaustive()
    }
}

impl<S: Source> Library for Directory<S> {
    type Source = S;

    #[inline]
    fn table(&self, material: MaterialKey, kind: TableKind) -> Result<&Table<S>, ProbeError> {
        match self.files.get(material).and_then(|files| files[kind as usize].as_ref()) {
            Some(file) => self.opened(file, kind),
            None => Err(ProbeError::Missing(material.normalized(), kind)),
        }
    }
}

impl Prober<Directory> {
    /// A prober of the tables in a directory, which are read at any offset.
    ///
    /// ```
    /// # use quadrille_syzygy::Prober;
    /// let error = Prober::open("no such directory").unwrap_err();
    /// assert!(error.to_string().starts_with("no such directory: "));
    /// ```
    ///
    /// # Errors
    /// If the directory cannot be read; the error names it.
    pub fn open(path: impl AsRef<Path>) -> io::Result<Prober<Directory>> {
        let mut tables = Directory::new();
        tables.add(path)?;
        Ok(Prober::new(tables))
    }
}
