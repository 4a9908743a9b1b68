//! Cut and wrong files, and entries that lead astray, give errors, and never an endless loop or a read outside the
//! file. Files with damaged bytes are in `hostile`.

use std::cell::Cell;

use fastrand::Rng;

use crate::support::encode::one_value_a_block;
use crate::support::slow::Slow;
use crate::support::{NAMES, file};
use quadrille::layouts::Lerf;
use quadrille_syzygy::{
    Collection, Library, MaterialKey, Placement, ProbeError, Prober, ReadError, Source, Table,
    TableError, TableKind,
};

/// A file whose bytes must be read, since none lie in memory; reading outside it fails the test.
#[derive(Clone)]
struct Read<'a> {
    bytes: &'a [u8],
    reads: &'a Cell<u64>,
}

impl Source for Read<'_> {
    fn size(&self) -> Result<u64, ReadError> {
        Ok(self.bytes.len() as u64)
    }

    fn read_exact_at(&self, offset: u64, buffer: &mut [u8]) -> Result<(), ReadError> {
        self.reads.set(self.reads.get() + 1);
        let end = offset + buffer.len() as u64;
        assert!(end <= self.bytes.len() as u64 || buffer.len() <= 1 << 17, "a read far outside");
        self.bytes.read_exact_at(offset, buffer)
    }
}

const KINDS: [TableKind; 2] = [TableKind::Wdl, TableKind::Dtz];

fn material(name: &str) -> MaterialKey {
    name.parse().unwrap()
}

/// Positions of a material, with both sides to move.
fn positions(name: &str, random: &mut Rng, count: usize) -> Vec<Placement> {
    let (white, black) = name.split_once('v').unwrap();
    let men = white.to_owned() + &black.to_lowercase();
    let mut positions = Vec::new();
    while positions.len() < count {
        let squares: Vec<usize> = men.bytes().map(|_| random.usize(..64)).collect();
        if let Some(position) = Slow::new(&men, &squares, random.usize(..2) == 0) {
            positions.push(position.placement::<Lerf>());
        }
    }
    positions
}

#[test]
fn cut_files_are_not_opened() {
    for name in NAMES {
        for kind in KINDS {
            let bytes = file(name, kind);
            assert!(Table::open(&bytes[..], material(name), kind).is_ok());
            // All lengths within a head, and some beyond.
            for len in (0..bytes.len().min(300)).chain((300..bytes.len()).step_by(16)) {
                let opened = Table::open(&bytes[..len], material(name), kind);
                assert!(opened.is_err(), "{name}, {len} bytes");
            }
        }
    }
}

#[test]
fn wrong_files_are_not_opened() {
    let open = |name, kind, material: &str, as_kind| {
        let bytes = file(name, kind);
        Table::open(&bytes[..], material.parse().unwrap(), as_kind).unwrap_err()
    };
    assert_eq!(open("KQvK", TableKind::Dtz, "KQvK", TableKind::Wdl), TableError::Magic);
    for other in ["KRvK", "KPvK", "KQvKQ", "KQQvK", "KvK"] {
        let error = open("KQvK", TableKind::Wdl, other, TableKind::Wdl);
        assert!(matches!(error, TableError::Malformed(_)), "{other}: {error}");
    }
    let error = Table::open(Unreadable, material("KQvK"), TableKind::Wdl).unwrap_err();
    assert_eq!(error, TableError::Read(ReadError::Other("broken")));
}

/// A disk that fails.
#[derive(Debug)]
struct Unreadable;

impl Source for Unreadable {
    fn size(&self) -> Result<u64, ReadError> {
        Ok(208)
    }

    fn read_exact_at(&self, _: u64, _: &mut [u8]) -> Result<(), ReadError> {
        Err(ReadError::Other("broken"))
    }
}

/// A table in which all entries point at the last block, so that the walk from there to a position goes back block
/// by block.
fn wrong_entries(span_bits: u8) -> Vec<u8> {
    const BLOCKS: u32 = 600_000;
    one_value_a_block("KQRvK", "KQRk", &[0], (span_bits, BLOCKS), |_| BLOCKS - 1)
}

/// The error of walks that begin at the wrong block.
const FAR: TableError =
    TableError::Malformed("an entry of its sparse index points far from its span");

#[test]
fn walks_from_wrong_entries_end() {
    let bytes = wrong_entries(20);
    let reads = Cell::new(0);
    let mut tables = Collection::default();
    let source = Read { bytes: &bytes, reads: &reads };
    tables.add(source, material("KQRvK"), TableKind::Wdl).unwrap();
    let prober = Prober::new(tables);
    let mut far = 0;
    for position in positions("KQRvK", &mut Rng::with_seed(14), 40) {
        reads.set(0);
        let found = prober.probe_wdl(&position);
        assert!(reads.get() < 70_000, "{} reads", reads.get());
        far += u32::from(found == Err(ProbeError::Table(material("KQRvK"), TableKind::Wdl, FAR)));
    }
    assert!(far > 0);
}

#[test]
fn spans_longer_than_all_values_are_refused() {
    let bytes = wrong_entries(31);
    let opened = Table::open(&bytes[..], material("KQRvK"), TableKind::Wdl);
    let error = TableError::Malformed("its spans are longer than all its values");
    assert_eq!(opened.unwrap_err(), error);
}

/// A library with one table in place of all others.
struct OneForAll(Table<Vec<u8>>);

impl Library for OneForAll {
    type Source = Vec<u8>;

    fn table(&self, _: MaterialKey, _: TableKind) -> Result<&Table<Vec<u8>>, ProbeError> {
        Ok(&self.0)
    }
}

#[test]
fn tables_of_other_men_are_refused() {
    let open = |name, kind| Table::open(file(name, kind), material(name), kind);
    let other_men = TableError::Malformed("it has other men than its name says");
    let position: Placement = "8/8/8/8/8/4k3/8/R3K3 w - -".parse().unwrap();
    for (name, kind, error) in [
        ("KQvK", TableKind::Wdl, other_men),
        ("KPvK", TableKind::Wdl, other_men),
        ("KRvK", TableKind::Dtz, TableError::Magic),
    ] {
        let prober = Prober::new(OneForAll(open(name, kind).unwrap()));
        let error = ProbeError::Table(material("KRvK"), TableKind::Wdl, error);
        assert_eq!(prober.probe_wdl(&position), Err(error), "{name}");
    }
}
