//! The number of a position in a table: Quadrille's index of Syzygy's scheme.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

use once_cell::race::OnceBox;
use quadrille::Color;
use quadrille::tablebase::{Material, MaterialIndex, Syzygy, Tablebase};

use crate::board::BoardSquare;
use crate::{Role, TableError};

/// The most men of a table.
pub(crate) use quadrille::tablebase::MAX_MEN;

/// A man as tables number it: colour and kind.
pub(crate) type Man = (Color, Role);

/// The numbering of one file of a table: the head's data, and the index from the first probe on.
#[derive(Debug)]
pub(crate) struct FileOrder {
    /// The men in the order in which they are numbered.
    pub(crate) sequence: Vec<Man>,
    orders: (u8, Option<u8>),
    /// The file of the leading pawn, or 0 if no pawns lead.
    file: usize,
    numbering: OnceBox<FileNumbering>,
}

/// The index of all files of a table, and the range of its numbers in this file.
#[derive(Debug)]
struct FileNumbering {
    index: MaterialIndex<'static>,
    file: Range<u64>,
}

const IMPOSSIBLE: TableError = TableError::Malformed("its men are arranged in an impossible way");

impl FileOrder {
    /// The arrangement of men in this sequence with their groups in this order.
    pub(crate) fn new(sequence: Vec<Man>, orders: (u8, Option<u8>), file: usize) -> FileOrder {
        FileOrder { sequence, orders, file, numbering: OnceBox::new() }
    }

    fn make(&self) -> Result<FileNumbering, TableError> {
        // The letters are those of FEN.
        let letter = |&(color, role): &Man| match color {
            Color::White => role.letter(),
            Color::Black => role.letter().to_ascii_lowercase(),
        };
        let letters: String = self.sequence.iter().map(letter).collect();
        let material = Material::new(letters.as_bytes()).map_err(|_| IMPOSSIBLE)?;
        let (order, order2) = self.orders;
        let index = Syzygy::CHESS.arrange(&material, &letters, order, order2);
        let index = index.map_err(|_| IMPOSSIBLE)?;
        let file = index.sub_tables().nth(self.file).ok_or(IMPOSSIBLE)?;
        Ok(FileNumbering { index, file })
    }

    #[inline]
    fn numbering(&self) -> Result<&FileNumbering, TableError> {
        match self.numbering.get() {
            Some(numbering) => Ok(numbering),
            None => self.numbering.get_or_try_init(|| Ok(Box::new(self.make()?))),
        }
    }

    /// The number of positions.
    pub(crate) fn size(&self) -> Result<u64, TableError> {
        let Range { start, end } = self.make()?.file;
        Ok(end - start)
    }

    /// The number of leading pawns, with which the sequence begins.
    pub(crate) fn leading_pawns(&self) -> usize {
        let first = self.sequence[0];
        let is_pawn = first.1 == Role::Pawn;
        self.sequence.iter().take_while(|&&man| is_pawn && man == first).count()
    }

    /// The number, in the file, of a position whose men come in sequence.
    #[inline]
    pub(crate) fn encode(&self, men: &[BoardSquare]) -> Result<u64, TableError> {
        let FileNumbering { index, file } = self.numbering()?;
        match index.encode(men) {
            Some(number) if file.contains(&number) => Ok(number - file.start),
            _ => Err(TableError::Malformed("it lacks a position")),
        }
    }
}
