//! Schemes: the ways to number the positions of a material.

use quadrille_tablebase::{KingRule, Material};

use crate::board::{Board, SquareSet};

/// What an index is asked to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IndexRequest {
    /// The board.
    pub board: Board,
    /// The men on it.
    pub material: Material,
    /// The rules about kings.
    pub kings: KingRule,
    /// How to number the positions.
    pub scheme: Scheme,
    /// The squares to which men are confined, by their letters, Black's in lower case.
    pub regions: Vec<(u8, SquareSet)>,
}

/// A way to number positions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Scheme {
    /// Every man on every square, packed; or, where it is asked to skip, squares of earlier men
    /// left out.
    Naive {
        /// Whether squares of earlier men are left out.
        skip: bool,
    },
    /// Both kings as a pair, folded; then the others, like men together.
    Kings,
    /// Bit for bit as Syzygy's tables do.
    Syzygy(SyzygyOptions),
    /// Each position that differs from all others under the board's symmetries, once.
    Exact {
        /// The men that lead, by their letters, all of a sort together, in any order; where none are
        /// given, the kings, two single men, a pair, one man or nobody, whichever there is first.
        leads: Option<Vec<u8>>,
    },
}

/// The choices that Syzygy's tables make.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct SyzygyOptions {
    /// Whether three leading men are numbered by "K3" instead of "111".
    pub k3: bool,
    /// The men in the sequence they are numbered in; the plainest one where none is given.
    pub sequence: Option<Vec<u8>>,
    /// How many groups are put together before the leading one; all others where it is not given.
    pub order: Option<u8>,
    /// How many before the pawns that do not lead; all but the leading one where not given.
    pub order2: Option<u8>,
}

impl Scheme {
    /// The name in descriptions.
    pub fn name(&self) -> &'static str {
        match self {
            Scheme::Naive { .. } => "naive",
            Scheme::Kings => "kings",
            Scheme::Syzygy(_) => "syzygy",
            Scheme::Exact { .. } => "exact",
        }
    }
}
