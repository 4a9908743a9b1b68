//! The encoders alone, beside each other.
//!
//! shakmaty-syzygy's encoder is not public, so its cost is the difference of two probes. The first finds its table,
//! encodes the position, and fails when it reads the value: files are in memory, and that read gives an error. The
//! second does not find the table. The cost of boxing the error of the read is subtracted, too. Positions have no
//! captures, whose tables would be probed first. Quadrille's encoder is called like its prober does: squares are
//! taken out of the position's bitboards in the table's sequence, and encoded.

use std::collections::BTreeMap;
use std::hint::black_box;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use quadrille::Square;
use quadrille::layouts::Lerf;
use quadrille::tablebase::{Material, MaterialIndex, Syzygy, SyzygyOptions, Tablebase as _};
use quadrille_bench::{Costs, Random, Subject, take_turns, thread_time, warm_up};
use quadrille_syzygy::TableKind;
use shakmaty::{Chess, Piece, Position};
use shakmaty_syzygy::Tablebase;
use shakmaty_syzygy::filesystem::{Filesystem, RandomAccessFile, ReadHint};

use crate::positions::{men, random};

#[path = "../../../../syzygy/tests/support/encode.rs"]
#[allow(dead_code, clippy::all, clippy::pedantic, reason = "part of another package's tests")]
mod table;

const MATERIALS: [&str; 9] =
    ["KRvK", "KRBvK", "KRRvK", "KRRBvK", "KQRBvKN", "KPvK", "KRPvK", "KPPvK", "KPPvKP"];
/// The number of positions of each material.
const POSITIONS: usize = 512;

/// Files in memory, which can be read only up to the values of positions.
struct Heads(BTreeMap<PathBuf, Arc<[u8]>>);

struct Head(Arc<[u8]>);

impl Filesystem for Heads {
    fn regular_file_size(&self, path: &Path) -> io::Result<u64> {
        self.0.get(path).map(|file| file.len() as u64).ok_or(io::ErrorKind::NotFound.into())
    }

    fn read_dir(&self, _: &Path) -> io::Result<Vec<PathBuf>> {
        Ok(self.0.keys().cloned().collect())
    }

    fn open(&self, path: &Path) -> io::Result<Box<dyn RandomAccessFile>> {
        let file = self.0.get(path).ok_or(io::ErrorKind::NotFound)?;
        Ok(Box::new(Head(Arc::clone(file))))
    }
}

impl RandomAccessFile for Head {
    fn read_at(&self, buffer: &mut [u8], offset: u64, hint: ReadHint) -> io::Result<usize> {
        if hint != ReadHint::Header {
            return Err(io::ErrorKind::Unsupported.into());
        }
        let rest = self.0.get(offset as usize..).unwrap_or_default();
        let len = rest.len().min(buffer.len());
        buffer[..len].copy_from_slice(&rest[..len]);
        Ok(len)
    }
}

/// Prints a line for each material: nanoseconds for a position, and how many times as fast Quadrille's encoder is.
pub fn measure(rounds: usize) {
    println!("benchmark\tmaterial\tshakmaty ns\tquadrille ns\ttimes as fast\tlower\tupper");
    for name in MATERIALS {
        let material = Material::parse(name).expect("a material");
        compare_material(name, &material, rounds);
    }
}

/// The plainest sequence and orders of a material.
fn plain(material: &Material) -> (String, u8, Option<u8>) {
    let SyzygyOptions { sequence, order, order2, .. } =
        Syzygy::CHESS.plain(material).expect("a material of chess");
    let (sequence, order) = sequence.zip(order).expect("both are there");
    (String::from_utf8_lossy(&sequence).into_owned(), order, order2)
}

/// A table of a few values, whose head does not say how many there are.
fn head(material: &Material) -> Vec<u8> {
    let (sequence, order, order2) = plain(material);
    let men = sequence.bytes().map(|man| [table::man(man); 2]);
    let values: Vec<u16> = (0..200).map(|i| i / 7 % 5).collect();
    let part = table::SubTable {
        order: [order; 2],
        order2: order2.map(|order| [order; 2]),
        men: men.collect(),
        values: vec![table::Values::Compressed(values); 2],
        flags: 0,
        lists: Default::default(),
    };
    let parts = vec![part; if material.has_pawns() { 4 } else { 1 }];
    table::table(TableKind::Wdl, true, &parts)
}

/// shakmaty-syzygy with these files.
fn theirs(files: Heads) -> Tablebase<Chess> {
    let mut tables = Tablebase::with_filesystem(Arc::new(files));
    tables.add_directory("").expect("files are there");
    tables
}

fn compare_material(name: &str, material: &Material, rounds: usize) {
    let (sequence, order, order2) = plain(material);
    let index = Syzygy::CHESS.arrange(material, &sequence, order, order2).expect("it is plain");
    let positions = quiet_positions(name);
    let man = |man| Piece::from_char(man).expect("a man of chess");
    let sequence: Vec<Piece> = sequence.chars().map(man).collect();
    let files = |name: &str| {
        let name = PathBuf::from(name).with_extension("rtbw");
        Heads([(name, head(material).into())].into())
    };
    // Without a table of as many men, no table is looked for.
    let other = format!("K{}vK", "N".repeat(sequence.len() - 2));
    let (tables, nothing) = (theirs(files(name)), theirs(files(&other)));
    let fails = |tables: &Tablebase<Chess>, position| {
        format!("{:?}", tables.probe_wdl_after_zeroing(position).err())
    };
    for position in &positions {
        assert!(fails(&tables, position).contains("Unsupported"));
        assert!(fails(&nothing, position).contains("Missing"));
        assert!(encode(&index, &sequence, position).is_some());
    }
    let subject = |probe: &mut dyn FnMut(&Chess)| {
        let start = thread_time();
        for _ in 0..20 {
            positions.iter().for_each(&mut *probe);
        }
        (thread_time() - start) * 1e9 / (20 * positions.len()) as f64
    };
    let probe = |tables: &Tablebase<Chess>, position: &Chess| {
        drop(black_box(tables.probe_wdl_after_zeroing(position)));
    };
    let error = || Box::new(io::Error::from(io::ErrorKind::Unsupported));
    let mut subjects = [
        Subject::new("with", || subject(&mut |position| probe(&tables, position))),
        Subject::new("without", || subject(&mut |position| probe(&nothing, position))),
        Subject::new("error", || subject(&mut |_| drop(black_box(error())))),
        Subject::new("ours", || {
            subject(&mut |position| {
                black_box(encode(&index, &sequence, position));
            })
        }),
    ];
    warm_up(&mut subjects);
    let costs = take_turns(rounds, &mut subjects);
    let [with, without, error, ours] = &costs[..] else { return };
    let theirs = Costs::difference(&Costs::difference(with, without), error);
    let ratio = ours.times_as_fast_as(&theirs);
    println!(
        "encode\t{name}\t{:.1}\t{:.1}\t{:.2}\t{:.2}\t{:.2}",
        theirs.median(),
        ours.median(),
        ratio.median,
        ratio.lower,
        ratio.upper
    );
}

/// Random positions without captures.
fn quiet_positions(name: &str) -> Vec<Chess> {
    let (men, mut numbers) = (men(name), Random::new(3));
    let any = std::iter::repeat_with(|| random(&men, &mut numbers));
    any.filter(|position| position.capture_moves().is_empty()).take(POSITIONS).collect()
}

/// The work of a prober before it decodes, without exchanging colours: names of materials have the stronger side
/// first, and so do the positions here.
fn encode(index: &MaterialIndex<'_>, sequence: &[Piece], position: &Chess) -> Option<u64> {
    let (mut squares, mut place) = ([Lerf::A1; 8], 0);
    while place < sequence.len() {
        for square in position.board().by_piece(sequence[place]) {
            squares[place] = Square::new(square as u8)?;
            place += 1;
        }
    }
    index.encode(&squares[..place])
}
