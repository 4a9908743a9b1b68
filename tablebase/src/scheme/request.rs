//! The request for an index, and the mistakes that it can have.

use core::fmt;

use super::syzygy::{ArrangementError, SyzygyOptions};
use crate::men::material::{KingRule, Letters, Material, MaterialError, is_king, is_pawn};
use crate::men::packed::MAX_MEN;
use crate::men::relation::Relation;
use crate::sets::subset::image;
use crate::short_list::ShortList;
use crate::squares::layout_numbers::{Folding, Numbers};
use crate::squares::symmetries::Symmetries;

/// A way to number the positions of a material.
///
/// ```
/// use quadrille::tablebase::Scheme;
/// assert_eq!((Scheme::default(), Scheme::Kings.name()), (Scheme::Exact { leads: None }, "kings"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scheme {
    /// Every man on every square, as digits of a number.
    Naive {
        /// True if a man is ranked among the free squares only.
        skip: bool,
    },
    /// Both kings as a pair, folded; then the others, like men together.
    Kings,
    /// Each position once, up to the board's symmetries.
    Exact {
        /// The men that lead, by their letters, all of a sort together. If none are given, the kings lead; if
        /// kings are ordinary, two single men, a pair, one man or nobody.
        leads: Option<Letters>,
    },
    /// Bit for bit as Syzygy's tables.
    Syzygy(SyzygyOptions),
}

impl Default for Scheme {
    #[inline]
    fn default() -> Self {
        Scheme::Exact { leads: None }
    }
}

impl Scheme {
    /// The scheme `exact` with these men in the lead, by their letters, Black's in lower case.
    ///
    /// ```
    /// use quadrille::layouts::Lerf;
    /// use quadrille::tablebase::{IndexTable, KingRule, Material, MaterialIndex, Scheme, Tablebase};
    /// let (material, mut table) = (Material::parse("KRvK").unwrap(), IndexTable::new());
    /// let scheme = Scheme::led_by("R");
    /// let index =
    ///     MaterialIndex::new::<Lerf>(&material, KingRule::Apart, scheme, &mut table).unwrap();
    /// // Symmetries bring the rook into the triangle a1-d1-d4, in place of a king.
    /// let mut rooks = index.positions::<Lerf>(0..index.size()).map(|men| men[1]);
    /// assert!(rooks.all(|rook| rook.rank() <= rook.file() && rook.file() < 4));
    /// ```
    ///
    /// # Panics
    /// If more than eight men are named.
    #[inline]
    pub const fn led_by(men: &str) -> Scheme {
        Scheme::Exact { leads: Some(Letters::from_slice(men.as_bytes(), 0)) }
    }

    /// The name in descriptions: `naive`, `kings`, `exact` or `syzygy`.
    ///
    /// ```
    /// use quadrille::tablebase::Scheme;
    /// assert_eq!(Scheme::default().name(), "exact");
    /// ```
    #[inline]
    pub const fn name(&self) -> &'static str {
        match self {
            Scheme::Naive { .. } => "naive",
            Scheme::Kings => "kings",
            Scheme::Exact { .. } => "exact",
            Scheme::Syzygy(_) => "syzygy",
        }
    }
}

/// A material to number, on a board, by a scheme.
#[derive(Clone, Copy)]
pub(super) struct Request<'a> {
    pub(super) board: &'a Numbers,
    pub(super) material: Material,
    pub(super) kings: KingRule,
    /// The squares, as bits in board order, to which men are confined: by their letters, Black's in
    /// lower case.
    pub(super) regions: Regions,
    /// The two men who constrain one another, if any do.
    pub(super) relation: Option<Relation>,
}

/// The regions of men: each sort of a material, and the same man of the other colour.
type Regions = ShortList<(u8, u128), { 2 * MAX_MEN }>;

/// The reason why a scheme cannot number a material.
///
/// ```
/// use quadrille::layouts::Board5x5;
/// use quadrille::tablebase::{
///     IndexTable, KingRule, Material, MaterialIndex, Scheme, SyzygyOptions,
/// };
/// let (material, mut table) = (Material::parse("KRvK").unwrap(), IndexTable::new());
/// let scheme = Scheme::Syzygy(SyzygyOptions::PLAIN);
/// let error = MaterialIndex::new::<Board5x5>(&material, KingRule::Apart, scheme, &mut table);
/// assert_eq!(
///     error.unwrap_err().to_string(),
///     "the scheme `syzygy` is for the board of 8 x 8 alone, not for 5 x 5",
/// );
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IndexError {
    /// The game has no such material.
    Material(MaterialError<'static>),
    /// Syzygy's tables have no such material.
    Arrangement(ArrangementError),
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
    /// Men have regions, and the scheme counts all men on all squares.
    Regions,
    /// Men have regions, and kings that stay apart do not lead.
    RegionLeads,
    /// The mirror of files carries the region of a man to other squares.
    Region(char),
    /// Regions part the board into more parts than an index tells apart.
    Parts,
    /// Two men are related, but there are more men of their sorts, or one of them is a king that stays apart; or more
    /// than two men are related.
    Relation([char; 2]),
    /// Men are related, but the scheme counts all men on all squares, or cannot let these lead, or the related men are
    /// among the kings, which lead by themselves.
    RelationScheme([char; 2]),
    /// More than two like men are to lead where kings that stay apart or pawns follow.
    ManyLeads(char),
    /// The board has no room for the men, or no position is left.
    NoPosition,
    /// The table that was lent is too small: one of this size is to be lent.
    Table {
        /// The entries that the table needs.
        entries: usize,
        /// The kinds of classes: the room that was lent, or eight times as much if it did not
        /// suffice, since the rest is not counted.
        kinds: usize,
    },
}

impl fmt::Display for IndexError {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IndexError::Material(error) => error.fmt(f),
            IndexError::Arrangement(error) => error.fmt(f),
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
            IndexError::Regions => f.write_str(
                "the schemes `naive` and `syzygy` know no regions: take `exact` or `kings`",
            ),
            IndexError::RegionLeads => {
                f.write_str("where men have regions, kings that stay apart lead")
            }
            IndexError::Region(man) => write!(
                f,
                "the region or relation of `{man}` is not its own mirror image, as the board is where files are \
                 exchanged"
            ),
            IndexError::Relation([a, b]) => write!(
                f,
                "`{a}` and `{b}` cannot be related: there are more of them, one is a king that stays apart, or others \
                 are related too"
            ),
            IndexError::RelationScheme([a, b]) => write!(
                f,
                "`{a}` and `{b}` are related: they lead in `exact`, and follow the kings in `kings`"
            ),
            IndexError::Parts => f.write_str("the regions part the board into too many parts"),
            IndexError::NoPosition => f.write_str("the board has no position of the material"),
            IndexError::Table { entries, kinds } => write!(
                f,
                "the table that was lent is too small: lend an `IndexTable::<{entries}, \
                 {kinds}>::with_room()`"
            ),
        }
    }
}

impl IndexError {
    /// More kinds of classes than there was room for.
    #[inline]
    pub(super) const fn more_kinds(entries: usize, lent: usize) -> IndexError {
        IndexError::Table { entries, kinds: if lent == 0 { 1 } else { 8 * lent } }
    }
}

impl core::error::Error for IndexError {}

impl<'a> Request<'a> {
    /// The request for a material of a game with these regions.
    #[inline]
    pub(super) fn new(
        board: &'a Numbers,
        material: &Material,
        kings: KingRule,
        all: &[(u8, u128)],
        relations: &[Relation],
    ) -> Result<Request<'a>, IndexError> {
        let mut regions = Regions::none((0, 0));
        for &(man, squares) in all {
            let is_known = regions.iter().any(|known| known.0 == man);
            if !is_known && material.count(man) + material.count(man ^ 0x20) > 0 {
                regions.push((man, squares));
            }
        }
        let mut related = relations.iter().filter(|relation| relation.is_of(material));
        let relation = related.next();
        let is_single = relation.is_none_or(|relation| {
            let has_king = relation.men.into_iter().any(is_king);
            relation.is_single_in(material) && !(has_king && kings == KingRule::Apart)
        });
        match relation.filter(|_| !is_single).or(related.next()) {
            Some(wrong) => Err(IndexError::Relation(wrong.men.map(char::from))),
            None => Ok(Request {
                board,
                material: *material,
                kings,
                regions,
                relation: relation.copied(),
            }),
        }
    }

    /// Checks that the board has room for the men, and each side has the kings that the game asks for.
    #[inline]
    pub(super) fn check(&self) -> Result<(), IndexError> {
        self.kings.allows(&self.material).map_err(IndexError::Material)?;
        let pawns = self.material.men().iter().filter(|&&man| is_pawn(man)).count();
        let have_room =
            pawns <= self.board.pawn_squares().count_ones() as usize || self.is_confined();
        if have_room && self.material.len() <= self.board.squares() {
            return Ok(());
        }
        Err(IndexError::NoPosition)
    }

    /// The squares of the board, as bits in board order.
    #[inline]
    pub(super) fn squares(&self) -> u128 {
        u128::MAX >> (128 - self.board.squares())
    }

    /// The squares that a man may stand on.
    #[inline]
    pub(super) fn domain(&self, man: u8) -> u128 {
        let region = self.regions.iter().find(|region| region.0 == man);
        region.map_or(self.usual_domain(man), |region| region.1 & self.squares())
    }

    /// The squares of a man who has no region.
    #[inline]
    fn usual_domain(&self, man: u8) -> u128 {
        if is_pawn(man) { self.board.pawn_squares() } else { self.squares() }
    }

    /// Returns whether some man of the material has a region of his own.
    #[inline]
    pub(super) fn is_confined(&self) -> bool {
        self.material.men().iter().any(|&man| self.domain(man) != self.usual_domain(man))
    }

    /// Returns whether some man of the material has a region that is not all of the board: for pawns their own ranks
    /// are one.
    #[inline]
    pub(super) fn has_region(&self) -> bool {
        let is_smaller = |squares: u128| self.squares() & !squares != 0;
        self.regions
            .iter()
            .any(|&(man, squares)| self.material.count(man) > 0 && is_smaller(squares))
    }

    /// The symmetries that keep a position's value: all that the board has, except those that turn men who go forward
    /// or carry a region to other squares.
    #[inline]
    pub(super) fn folding(&self) -> Result<Folding, IndexError> {
        if !self.material.goes_forward() && self.moved_by(Folding::All).is_none() {
            return Ok(Folding::All);
        }
        match self.moved_by(Folding::Files) {
            None => Ok(Folding::Files),
            Some(man) => Err(IndexError::Region(char::from(man))),
        }
    }

    /// A man whose region or relation this folding would not preserve.
    #[inline]
    fn moved_by(&self, folding: Folding) -> Option<u8> {
        let mut all = Symmetries(self.board.symmetries(folding));
        let is_moved = |man: &u8| {
            let domain = self.domain(*man);
            all.clone().any(|symmetry| image(self.board, symmetry, domain) != domain)
        };
        let moved = self.material.men().iter().copied().find(is_moved);
        let relation = self.relation.filter(|relation| {
            !all.all(|symmetry| relation.is_kept_by(|square| self.board.image(symmetry, square)))
        });
        moved.or(relation.map(|relation| relation.men[0]))
    }

    /// Returns whether exchanging colours maps regions onto regions (not if only one side has a region), and the
    /// board may be turned for it.
    #[inline]
    pub(super) fn exchanges(&self) -> bool {
        let exchange = self.board.exchange();
        let turn = exchange.unwrap_or(0);
        let turned =
            |&man: &u8| image(self.board, turn, self.domain(man)) == self.domain(man ^ 0x20);
        let is_free = exchange.is_some() || self.folding() == Ok(Folding::All);
        is_free && self.material.men().iter().all(turned)
    }
}
