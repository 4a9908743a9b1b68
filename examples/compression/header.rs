//! The order of the men, from the header of a real table.

use std::fs;
use std::io;
use std::path::Path;

use quadrille::Color;
use quadrille::tablebase::Material;

/// The order that a real table has chosen for a side to move and a file of the leading pawn.
pub struct Chosen {
    /// The side to move.
    pub side: Color,
    /// The file, 0 where no pawns lead.
    pub file: usize,
    /// The men in sequence.
    pub sequence: String,
    /// How many groups come before the leading one.
    pub order: u8,
}

/// The letters of men by the numbers that tables give them: White's from 1, Black's from 9.
const LETTERS: &[u8; 16] = b" PNBRQK  pnbrqk ";
/// Whether the table has both sides to move, and whether there are pawns.
const BOTH_SIDES: u8 = 1;
const PAWNS: u8 = 2;

/// Reads the head of a table of results, of a material with pawns of one side at most.
pub fn read(directory: &Path, material: &Material) -> io::Result<Vec<Chosen>> {
    let bytes = fs::read(directory.join(format!("{material}.rtbw")))?;
    let flags = bytes[4];
    let files = if flags & PAWNS != 0 { 4 } else { 1 };
    let sides = if flags & BOTH_SIDES != 0 { 2 } else { 1 };
    let mut chosen = Vec::new();
    for (file, head) in bytes[5..].chunks(1 + material.len()).enumerate().take(files) {
        for side in 0..sides {
            // The lower half of each byte is for White to move, the upper one for Black.
            let half = |byte: u8| byte >> (4 * side) & 15;
            let letter = |&byte: &u8| char::from(LETTERS[usize::from(half(byte))]);
            chosen.push(Chosen {
                side: if side == 0 { Color::White } else { Color::Black },
                file,
                sequence: head[1..].iter().map(letter).collect(),
                order: half(head[0]),
            });
        }
    }
    Ok(chosen)
}
