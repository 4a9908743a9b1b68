//! The number of a position in a table: Quadrille's index of Syzygy's scheme.

use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use once_cell::race::OnceBox;
use quadrille::Color;
use quadrille::tablebase::{self, Syzygy};

use crate::board::Place;
use crate::{MaterialKey, Role, TableError};

/// The most men of a table.
pub(crate) use quadrille::tablebase::MAX_MEN;

/// A man as tables number them: colour and kind.
pub(crate) type Man = (Color, Role);

/// How one file of a table numbers positions: what the head says, and from the first probe on the
/// index.
#[derive(Debug)]
pub(crate) struct Arrangement {
    material: MaterialKey,
    /// The men in the order in which they are numbered.
    pub(crate) sequence: Vec<Man>,
    order: u8,
    order2: Option<u8>,
    /// The file of the leading pawn, 0 where no pawns lead.
    file: usize,
    indexes: OnceBox<tablebase::Arrangement>,
}

const IMPOSSIBLE: TableError = TableError::Malformed("its men are arranged in an impossible way");

impl Arrangement {
    /// The arrangement of a material's men in this sequence, their groups in this order.
    pub(crate) fn new(
        material: MaterialKey,
        sequence: Vec<Man>,
        (order, order2): (u8, Option<u8>),
        file: usize,
    ) -> Arrangement {
        Arrangement { material, sequence, order, order2, file, indexes: OnceBox::new() }
    }

    fn make(&self) -> Result<tablebase::Arrangement, TableError> {
        let letters: String = self.sequence.iter().map(|&man| letter(man)).collect();
        let name = self.material.to_string();
        let material = tablebase::Material::parse(&name).map_err(|_| IMPOSSIBLE)?;
        let indexes = Syzygy::CHESS.arrange(&material, &letters, self.order, self.order2);
        indexes.map_err(|_| IMPOSSIBLE)
    }

    /// The index, made if it was not.
    #[inline]
    pub(crate) fn indexes(&self) -> Result<&tablebase::Arrangement, TableError> {
        match self.indexes.get() {
            Some(indexes) => Ok(indexes),
            None => self.indexes.get_or_try_init(|| Ok(Box::new(self.make()?))),
        }
    }

    /// How many positions there are.
    pub(crate) fn size(&self) -> Result<u64, TableError> {
        Ok(self.make()?.size(self.file))
    }

    /// How many pawns lead: those that the sequence begins with.
    pub(crate) fn leading_pawns(&self) -> usize {
        let first = self.sequence[0];
        let is_pawn = first.1 == Role::Pawn;
        self.sequence.iter().take_while(|&&man| is_pawn && man == first).count()
    }

    /// The number of a position, whose men come in sequence.
    #[inline]
    pub(crate) fn encode(&self, men: &[Place]) -> Result<u64, TableError> {
        let index = self.indexes()?.encode(men).map(|(_, index)| index);
        index.ok_or(TableError::Malformed("it lacks a position"))
    }
}

/// A man's letter, as in FEN.
fn letter((color, role): Man) -> char {
    match color {
        Color::White => role.letter(),
        Color::Black => role.letter().to_ascii_lowercase(),
    }
}
