//! Damaged and wrong files: errors, wherever they are probed, and never a panic, an endless loop or
//! a read outside the file.

mod support;

use std::cell::Cell;
use std::fs;
use std::time::{Duration, Instant};

use quadrille::layouts::Lerf;
use quadrille_syzygy::{
    Collection, Kind, MaterialKey, Placement, Prober, ReadError, Rules, Source, Table, TableError,
};
use support::slow::Slow;
use support::{Random, data};

/// A file that is read, so that nothing lies in memory; reading outside it fails the test.
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

const NAMES: [&str; 5] = ["KQvK", "KRvK", "KBvK", "KNvK", "KPvK"];
const KINDS: [Kind; 2] = [Kind::Wdl, Kind::Dtz];

fn file(name: &str, kind: Kind) -> Vec<u8> {
    fs::read(data().join(name).with_extension(Rules::CHESS.suffix(kind))).unwrap()
}

fn material(name: &str) -> MaterialKey {
    name.parse().unwrap()
}

/// Positions of a material, with both sides to move.
fn positions(name: &str, random: &mut Random, count: usize) -> Vec<Placement> {
    let (white, black) = name.split_once('v').unwrap();
    let men = white.to_owned() + &black.to_lowercase();
    let mut positions = Vec::new();
    while positions.len() < count {
        let squares: Vec<usize> = men.bytes().map(|_| random.below(64)).collect();
        if let Some(position) = Slow::new(&men, &squares, random.below(2) == 0) {
            positions.push(position.placement::<Lerf>());
        }
    }
    positions
}

/// Probes with one table damaged and the others as they are, from memory and by reads.
fn probe(name: &str, kind: Kind, bytes: &[u8], positions: &[Placement]) {
    let reads = Cell::new(0);
    let mut held = Collection::default();
    let mut read = Collection::default();
    let others: Vec<_> = NAMES
        .iter()
        .flat_map(|&name| KINDS.map(|kind| (name, kind, file(name, kind))))
        .filter(|&(other, other_kind, _)| (other, other_kind) != (name, kind))
        .collect();
    for (other, kind, bytes) in &others {
        held.add(&bytes[..], material(other), *kind, &Rules::CHESS).unwrap();
        let source = Read { bytes, reads: &reads };
        read.add(source, material(other), *kind, &Rules::CHESS).unwrap();
    }
    let opened = held.add(bytes, material(name), kind, &Rules::CHESS);
    let source = Read { bytes, reads: &reads };
    assert_eq!(read.add(source, material(name), kind, &Rules::CHESS).is_ok(), opened.is_ok());
    let (held, read) = (Prober::new(held), Prober::new(read));
    for position in positions {
        // Any result will do, and the same one wherever the bytes lie.
        assert_eq!(held.probe_wdl(position), read.probe_wdl(position));
        let _ = (held.probe_dtz(position), read.probe_dtz(position));
        let _ = held.root_moves(position);
    }
}

#[test]
fn flipped_bits_give_errors_at_worst() {
    let mut random = Random::new(11);
    let end = Instant::now() + Duration::from_secs(20);
    for round in 0..400 {
        let name = NAMES[round % NAMES.len()];
        let kind = KINDS[round / NAMES.len() % 2];
        let mut bytes = file(name, kind);
        // Mostly in the head, where a bit changes most.
        let part = if random.below(4) > 0 { bytes.len().min(200) } else { bytes.len() };
        for _ in 0..=random.below(4) {
            bytes[random.below(part)] ^= 1 << random.below(8);
        }
        probe(name, kind, &bytes, &positions(name, &mut random, 20));
        if Instant::now() > end {
            break;
        }
    }
}

#[test]
fn bytes_at_random_give_errors_at_worst() {
    let mut random = Random::new(12);
    for round in 0..200 {
        let name = NAMES[round % NAMES.len()];
        let kind = KINDS[round / NAMES.len() % 2];
        let mut bytes = file(name, kind);
        for _ in 0..20 {
            let at = 5 + random.below(bytes.len() - 5);
            bytes[at] = random.below(256) as u8;
        }
        probe(name, kind, &bytes, &positions(name, &mut random, 5));
    }
}

#[test]
fn cut_files_are_not_opened() {
    for name in NAMES {
        for kind in KINDS {
            let bytes = file(name, kind);
            assert!(Table::open(&bytes[..], material(name), kind, &Rules::CHESS).is_ok());
            // All lengths of a head, some of what follows.
            for len in (0..bytes.len().min(300)).chain((300..bytes.len()).step_by(16)) {
                let opened = Table::open(&bytes[..len], material(name), kind, &Rules::CHESS);
                assert!(opened.is_err(), "{name}, {len} bytes");
            }
        }
    }
}

#[test]
fn wrong_files_are_not_opened() {
    let open = |name, kind, material: &str, as_kind| {
        let bytes = file(name, kind);
        Table::open(&bytes[..], material.parse().unwrap(), as_kind, &Rules::CHESS).unwrap_err()
    };
    assert_eq!(open("KQvK", Kind::Dtz, "KQvK", Kind::Wdl), TableError::Magic);
    for other in ["KRvK", "KPvK", "KQvKQ", "KQQvK", "KvK"] {
        let error = open("KQvK", Kind::Wdl, other, Kind::Wdl);
        assert!(matches!(error, TableError::Malformed(_)), "{other}: {error}");
    }
    let error = Table::open(Unreadable, material("KQvK"), Kind::Wdl, &Rules::CHESS).unwrap_err();
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

/// With `QUADRILLE_SYZYGY` set: damage to larger files, which have more blocks.
#[test]
fn damaged_tables_of_four_men_give_errors_at_worst() {
    let Ok(directory) = std::env::var("QUADRILLE_SYZYGY") else {
        eprintln!("QUADRILLE_SYZYGY is not set to a directory of tables: nothing was tested");
        return;
    };
    let mut random = Random::new(13);
    for round in 0..60 {
        let name = ["KQvKR", "KPvKP", "KNPvK"][round % 3];
        let path = std::path::Path::new(&directory).join(name).with_extension("rtbw");
        let mut bytes = fs::read(path).unwrap();
        for _ in 0..=random.below(20) {
            let part = if random.below(2) == 0 { 3000.min(bytes.len()) } else { bytes.len() };
            bytes[random.below(part)] ^= 1 << random.below(8);
        }
        let mut tables = Collection::default();
        if tables.add(&bytes[..], material(name), Kind::Wdl, &Rules::CHESS).is_err() {
            continue;
        }
        let prober = Prober::new(tables);
        for position in positions(name, &mut random, 1000) {
            let _ = prober.probe_wdl(&position);
        }
    }
}
