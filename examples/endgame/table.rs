//! Outcomes, and the files of solved materials.

use std::path::Path;
use std::{fs, io};

use quadrille::Color;
use quadrille::tablebase::{MaterialIndex, Tablebase};

use crate::files::{self, damaged};

/// The result of a position with best play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The side that has just moved is in check.
    Illegal,
    /// Nobody wins.
    Draw,
    /// The side to move mates in this number of plies, which is odd.
    Win(u8),
    /// The side to move is mated in this number of plies, which is even.
    Loss(u8),
}

/// The first bytes of a file.
const MAGIC: &[u8; 8] = b"ENDGAME1";
/// The length of the head: the first bytes, the fingerprint and the size.
const HEAD: usize = 24;
/// The byte of a position that is not legal.
pub const ILLEGAL: u8 = 255;

/// The outcomes of a material by side to move and index, one byte each: 0 a draw, 255 illegal,
/// otherwise one more than the plies to mate.
///
/// A file of them begins with eight letters, the fingerprint of the index and its size, eight bytes each, the
/// lowest first. Opening a file compares them, since an index is a position's number only if both use the same
/// numbering.
pub struct Table {
    size: usize,
    bytes: Vec<u8>,
}

impl Table {
    /// Opens a file.
    pub fn open(path: &Path, index: &MaterialIndex<'_>) -> io::Result<Table> {
        let bytes = fs::read(path)?;
        let size = index.size() as usize;
        if bytes.get(..HEAD) != Some(&head(index)) || bytes.len() != HEAD + 2 * size {
            return Err(damaged(path, "it is no table of this material by this index"));
        }
        Ok(Table { size, bytes })
    }

    /// Writes a file: all ranges of indexes with White to move, then with Black.
    pub fn write(path: &Path, index: &MaterialIndex<'_>, ranges: &[Vec<u8>]) -> io::Result<()> {
        let mut bytes = head(index).to_vec();
        for side in 0..2 {
            for range in ranges {
                let (white, black) = range.split_at(range.len() / 2);
                bytes.extend_from_slice([white, black][side]);
            }
        }
        files::write(path, &bytes)
    }

    /// The outcome of the position with this index.
    pub fn get(&self, side: Color, index: u64) -> Outcome {
        match self.bytes[HEAD + self.size * side as usize + index as usize] {
            0 => Outcome::Draw,
            ILLEGAL => Outcome::Illegal,
            byte if byte % 2 == 0 => Outcome::Win(byte - 1),
            byte => Outcome::Loss(byte - 1),
        }
    }

    /// The outcomes of all positions with a side to move.
    pub fn outcomes(&self, side: Color) -> impl Iterator<Item = Outcome> + '_ {
        (0..self.size as u64).map(move |index| self.get(side, index))
    }
}

fn head(index: &MaterialIndex<'_>) -> [u8; HEAD] {
    let mut head = [0; HEAD];
    head[..8].copy_from_slice(MAGIC);
    head[8..16].copy_from_slice(&index.fingerprint().to_le_bytes());
    head[16..].copy_from_slice(&index.size().to_le_bytes());
    head
}
