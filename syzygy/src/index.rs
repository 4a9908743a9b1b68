//! The number of a position in a table: Quadrille's index of Syzygy's scheme.

use alloc::string::{String, ToString};

use quadrille::Color;
use quadrille::tablebase::{self, Syzygy};

use crate::board::Place;
use crate::{Material, Role, TableError};

/// The most men of a table.
pub(crate) use quadrille::tablebase::MAX_MEN;

/// A man as tables number them: colour and kind.
pub(crate) type Man = (Color, Role);

/// How one file of a table numbers positions.
#[derive(Debug)]
pub(crate) struct Arrangement {
    indexes: tablebase::Arrangement,
    /// The file of the leading pawn, 0 where no pawns lead.
    file: usize,
}

impl Arrangement {
    /// The arrangement of a material's men in this sequence, their groups in this order.
    pub(crate) fn new(
        material: Material,
        sequence: &[Man],
        (order, order2): (u8, Option<u8>),
        file: usize,
    ) -> Result<Arrangement, TableError> {
        let impossible = TableError::Malformed("its men are arranged in an impossible way");
        let letters: String = sequence.iter().map(|&man| letter(man)).collect();
        let name = material.to_string();
        let material = tablebase::Material::parse(&name).map_err(|_| impossible)?;
        let indexes = Syzygy::CHESS.arrange(&material, &letters, order, order2);
        Ok(Arrangement { indexes: indexes.map_err(|_| impossible)?, file })
    }

    /// How many positions there are.
    pub(crate) fn size(&self) -> u64 {
        self.indexes.size(self.file)
    }

    /// The file of the leading pawn: the part of the table that has a position.
    #[inline]
    pub(crate) fn pawn_file(&self, pawns: &[Place]) -> usize {
        self.indexes.pawn_file(pawns)
    }

    /// The number of a position, whose men come in sequence; `None` for what is no position of
    /// this file, such as two men on one square.
    #[inline]
    pub(crate) fn encode(&self, men: &[Place]) -> Option<u64> {
        self.indexes.encode(men).map(|(_, index)| index)
    }
}

/// A man's letter, as in FEN.
fn letter((color, role): Man) -> char {
    match color {
        Color::White => role.letter(),
        Color::Black => role.letter().to_ascii_lowercase(),
    }
}
