//! The compared probers.

use std::fs::File;
use std::path::Path;

use memmap2::Mmap;
use quadrille_syzygy::{Directory, Library, PositionedFile, Prober};
use shakmaty::Chess;
use shakmaty_syzygy::Tablebase;

/// A prober of any library.
pub trait Probe: Sync {
    /// The result, from -2 to 2.
    fn wdl(&self, position: &Chess) -> i32;
    /// The distance to zeroing.
    fn dtz(&self, position: &Chess) -> i32;
}

impl<L: Library + Sync> Probe for Prober<L> {
    fn wdl(&self, position: &Chess) -> i32 {
        self.probe_wdl(position).expect("all tables are there") as i32
    }

    fn dtz(&self, position: &Chess) -> i32 {
        self.probe_dtz(position).expect("all tables are there").plies()
    }
}

impl Probe for Tablebase<Chess> {
    fn wdl(&self, position: &Chess) -> i32 {
        self.probe_wdl_after_zeroing(position).expect("all tables are there").into()
    }

    fn dtz(&self, position: &Chess) -> i32 {
        self.probe_dtz(position).expect("all tables are there").ignore_rounding().into()
    }
}

/// Makes a prober of the tables in a directory.
pub type Open = fn(&Path) -> Box<dyn Probe>;

/// The compared probers by name; the second word is the way it reads files.
pub const SUBJECTS: [(&str, Open); 5] = [
    ("shakmaty mapped", |path| Box::new(theirs_mapped(path))),
    ("quadrille mapped", |path| Box::new(ours_mapped(path))),
    ("shakmaty files", |path| Box::new(theirs(path))),
    ("quadrille files", |path| Box::new(Prober::open(path).expect("the directory can be read"))),
    ("quadrille files, nothing kept", |path| Box::new(reading(path))),
];

/// Files mapped into memory.
#[expect(unsafe_code)]
pub fn ours_mapped(path: &Path) -> Prober<Directory<Mmap>> {
    // Safety: nobody changes the tables while this program runs.
    let open = |path: &Path| unsafe { Mmap::map(&File::open(path)?) };
    with(Directory::with_opener(open), path)
}

/// Files of which only the heads are kept in memory.
fn reading(path: &Path) -> Prober<Directory> {
    with(Directory::with_opener(|path| PositionedFile::with_limit(path, 0)), path)
}

fn with<S: quadrille_syzygy::Source>(
    mut tables: Directory<S>,
    path: &Path,
) -> Prober<Directory<S>> {
    tables.add(path).expect("the directory can be read");
    Prober::new(tables)
}

/// shakmaty-syzygy with files mapped into memory.
#[expect(unsafe_code)]
pub fn theirs_mapped(path: &Path) -> Tablebase<Chess> {
    // Safety: nobody changes the tables while this program runs.
    let mut tables = unsafe { Tablebase::with_mmap_filesystem() };
    tables.add_directory(path).expect("the directory can be read");
    tables
}

/// shakmaty-syzygy with its defaults.
fn theirs(path: &Path) -> Tablebase<Chess> {
    let mut tables = Tablebase::new();
    tables.add_directory(path).expect("the directory can be read");
    tables
}
