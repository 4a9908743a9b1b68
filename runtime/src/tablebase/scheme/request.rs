//! What an index is asked to be.

use core::fmt;

use super::syzygy::ArrangementError;
use crate::tablebase::layout_numbers::Numbers;
use crate::tablebase::material::{KingRule, Material, MaterialError, is_pawn};

/// A way to number the positions of a material.
///
/// ```
/// use quadrille_runtime::tablebase::Scheme;
/// assert_eq!(Scheme::default(), Scheme::Exact { leads: None });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scheme<'a> {
    /// Every man on every square, packed.
    Naive {
        /// Whether squares of earlier men are left out.
        skip: bool,
    },
    /// Both kings as a pair, folded; then the others, like men together.
    Kings,
    /// Each position that differs from all others under the board's symmetries, once.
    Exact {
        /// The men that lead, by their letters, all of a sort together; where none are given, the
        /// kings, or where they are ordinary two single men, a pair, one man or nobody.
        leads: Option<&'a [u8]>,
    },
    /// Bit for bit as Syzygy's tables, in the plainest arrangement.
    Syzygy {
        /// Whether three leading men are numbered by "K3" instead of "111".
        k3: bool,
    },
}

impl Default for Scheme<'_> {
    fn default() -> Self {
        Scheme::Exact { leads: None }
    }
}

/// A material to number, on a board, by a scheme.
#[derive(Clone, Copy)]
pub(super) struct Request<'a> {
    pub(super) board: &'a Numbers,
    pub(super) material: Material,
    pub(super) kings: KingRule,
}

/// Why a material has no index by a scheme.
///
/// ```
/// use quadrille::layouts::Board5x5;
/// use quadrille_runtime::tablebase::{IndexTable, KingRule, Material, MaterialIndex, Scheme};
/// let (material, mut table) = (Material::parse("KRvK").unwrap(), IndexTable::new());
/// let scheme = Scheme::Syzygy { k3: false };
/// let error = MaterialIndex::new::<Board5x5, _, _>(&material, KingRule::Apart, scheme, &mut table);
/// assert_eq!(
///     error.unwrap_err().to_string(),
///     "the scheme `syzygy` is for the board of 8 x 8 alone, not for 5 x 5",
/// );
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IndexError {
    /// The material is none of the game.
    Material(MaterialError<'static>),
    /// Syzygy's tables have no such material.
    Arrangement(ArrangementError<'static>),
    /// The board has no room for so many men.
    Men {
        /// How many men there are.
        men: usize,
        /// How many squares there are.
        squares: usize,
    },
    /// The board has no room for so many pawns, which stand neither on the first nor on the last
    /// rank.
    Pawns {
        /// How many pawns there are.
        pawns: usize,
        /// How many squares there are for them.
        squares: usize,
    },
    /// The scheme `kings` is asked for where kings are ordinary.
    NoKings,
    /// The scheme `syzygy` is asked for on a board that is not 8 x 8.
    Board {
        /// The files of the board.
        files: u8,
        /// The ranks of the board.
        ranks: u8,
    },
    /// The scheme `syzygy` is asked for where other men than pawns go forward.
    Forward,
    /// A man that is to lead is not on the board, or some of his like are not to lead.
    Leads(char),
    /// More than two like men are to lead where kings that stay apart or pawns follow.
    ManyLeads(char),
    /// No position is left.
    NoPosition,
    /// The table that was lent is too small.
    Table,
}

impl fmt::Display for IndexError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IndexError::Material(error) => error.fmt(f),
            IndexError::Arrangement(error) => error.fmt(f),
            IndexError::Men { men, squares } => {
                write!(f, "{men} men do not fit on the {squares} squares of the board")
            }
            IndexError::Pawns { pawns, squares } => {
                write!(f, "{pawns} pawns do not fit on the {squares} squares that pawns may take")
            }
            IndexError::NoKings => f.write_str("the scheme `kings` needs a king on each side"),
            IndexError::Board { files, ranks } => write!(
                f,
                "the scheme `syzygy` is for the board of 8 x 8 alone, not for {}{files} x {ranks}",
                if (*files, *ranks) == (8, 8) { "other squares of " } else { "" }
            ),
            IndexError::Forward => {
                f.write_str("the scheme `syzygy` knows no men that go forward but pawns")
            }
            IndexError::Leads(man) => {
                write!(f, "the men `{man}` lead together or not at all, and must be on the board")
            }
            IndexError::ManyLeads(man) => write!(
                f,
                "the men `{man}` cannot lead: kings that stay apart and pawns come after two men \
                 at most"
            ),
            IndexError::NoPosition => f.write_str("the board has no position of the material"),
            IndexError::Table => f.write_str("the table that was lent is too small"),
        }
    }
}

impl core::error::Error for IndexError {}

impl Request<'_> {
    /// Whether the board has room for the men, and each side the kings that the game asks for.
    pub(super) fn check(&self) -> Result<(), IndexError> {
        self.kings.allows(&self.material).map_err(IndexError::Material)?;
        let (men, squares) = (self.material.len(), self.board.squares());
        if men > squares {
            return Err(IndexError::Men { men, squares });
        }
        let pawns = self.material.men().iter().filter(|&&man| is_pawn(man)).count();
        let squares = self.pawn_squares().count_ones() as usize;
        if pawns > squares {
            return Err(IndexError::Pawns { pawns, squares });
        }
        Ok(())
    }

    /// The squares that pawns may stand on: all but the first and last rank.
    pub(super) fn pawn_squares(&self) -> u128 {
        self.board.pawn_squares()
    }

    /// All squares.
    pub(super) fn squares(&self) -> u128 {
        u128::MAX >> (128 - self.board.squares())
    }

    /// The squares that a man may stand on.
    pub(super) fn domain(&self, man: u8) -> u128 {
        if is_pawn(man) { self.pawn_squares() } else { self.squares() }
    }
}
