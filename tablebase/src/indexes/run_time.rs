//! Indexes of materials that are known only at run time, by all schemes and for all boards.

use core::fmt;

use quadrille_runtime::{Bitboard, BitboardLayout, Layout, Square};

use super::tablebase::Tablebase;
use crate::coding::by_shape::{Coding, Encoder, ShapeNumber};
use crate::coding::plan::Plan;
use crate::men::material::{KingRule, Material};
use crate::men::packed::{MAX_MEN, Men, PackedMen};
use crate::men::relation::Relation;
use crate::parts::confined::Confined;
use crate::parts::section::Section;
use crate::scheme::syzygy::{ArrangementError, Syzygy, letters};
use crate::scheme::{self, ClassKind, IndexBuffers, IndexError, Scheme, naive};
use crate::short_list::ShortList;
use crate::squares::layout_numbers::{LayoutNumbers, NumberTable, Numbers, ordinal, square_at};

/// Buffers that a program lends to an index for its table, with room for `ENTRIES` pairs of squares of the
/// leading men, and for `KINDS` kinds of their classes. Classes of one kind leave equally many positions to
/// the other men.
///
/// The default, 48 KB, is enough for full boards of up to 64 squares. Only the scheme `exact` with kings behind other
/// leading men, such as men that are related, may need more, since it divides classes into more
/// kinds. A board that lacks squares may have no mirror that folds it; then the square of its number of
/// squares is always enough for the entries.
///
/// ```
/// use quadrille::tablebase::IndexTable;
/// let small = IndexTable::new();
/// let large = IndexTable::<8192, 512>::with_room(); // for boards to 128 squares
/// assert!(core::mem::size_of_val(&small) < core::mem::size_of_val(&large));
/// ```
#[derive(Clone, Debug)]
pub struct IndexTable<const ENTRIES: usize = 2048, const KINDS: usize = 64> {
    entries: [u32; ENTRIES],
    squares: [[u8; 2]; ENTRIES],
    kinds: [ClassKind; KINDS],
    sections: [Section; KINDS],
    confined: Confined,
}

impl IndexTable {
    /// Room for indexes of full boards to 64 squares.
    pub const fn new() -> IndexTable {
        IndexTable::with_room()
    }
}

impl Default for IndexTable {
    fn default() -> Self {
        IndexTable::new()
    }
}

impl<'a, const ENTRIES: usize, const KINDS: usize> From<&'a mut IndexTable<ENTRIES, KINDS>>
    for IndexBuffers<'a>
{
    fn from(table: &'a mut IndexTable<ENTRIES, KINDS>) -> IndexBuffers<'a> {
        IndexBuffers {
            entries: &mut table.entries,
            squares: &mut table.squares,
            kinds: &mut table.kinds,
            sections: &mut table.sections,
            confined: &mut table.confined,
        }
    }
}

impl<const ENTRIES: usize, const KINDS: usize> IndexTable<ENTRIES, KINDS> {
    /// An empty table, with room for `ENTRIES` pairs of squares and `KINDS` kinds of classes.
    pub const fn with_room() -> Self {
        IndexTable {
            entries: [0; ENTRIES],
            squares: [[0; 2]; ENTRIES],
            kinds: [ClassKind::NONE; KINDS],
            sections: [Section::ONE; KINDS],
            confined: Confined::NOWHERE,
        }
    }
}

/// The index of a material that is known only at run time: a [`Tablebase`] whose
/// table lies in buffers that the caller lends. It is made once, and takes up to 1.8 times as long to encode and decode
/// as a declared one.
///
/// Squares come in the order of the material's name, as they do for declared indexes, and a position
/// has the same number.
///
/// ```
/// use quadrille::layouts::W;
/// use quadrille::tablebase::{IndexTable, KingRule, Material, MaterialIndex, Scheme, Tablebase};
///
/// let material = Material::parse("KQvKR").unwrap();
/// let mut table = IndexTable::new();
/// let scheme = Scheme::Exact { leads: None };
/// let index = MaterialIndex::new::<W>(&material, KingRule::Apart, scheme, &mut table).unwrap();
/// let men = [W::C2, W::D4, W::E5, W::H8];
/// let number = index.encode(&men).unwrap();
/// assert!(number < index.size());
/// assert_eq!(index.encode(&index.decode::<W>(number)), Some(number));
/// ```
#[derive(Clone, Copy)]
pub struct MaterialIndex<'a> {
    coding: Coding<'a>,
    encoder: Encoder,
    number: ShapeNumber,
    /// The board and the number of men, as [`shape`] has them; 0 if the board is not full or men may share a square.
    shape: u32,
    material: Material,
}

impl fmt::Debug for MaterialIndex<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut debug = f.debug_struct("MaterialIndex");
        debug.field("material", &format_args!("{}", self.material));
        debug.field("size", &self.plan().size()).finish_non_exhaustive()
    }
}

impl<'a> MaterialIndex<'a> {
    /// The index of a material on the board of a layout, by a scheme. It serves all layouts of that
    /// board. A board of more than 128 squares has no index:
    ///
    /// ```compile_fail,E0080
    /// # use quadrille::tablebase::{IndexTable, KingRule, Material, MaterialIndex, Scheme};
    /// let (material, mut table) = (Material::parse("KvK").unwrap(), IndexTable::new());
    /// // The board of 12 x 12 has 144 squares.
    /// MaterialIndex::new::<quadrille::layouts::Shuuro>(
    ///     &material, KingRule::Apart, Scheme::default(), &mut table,
    /// );
    /// ```
    ///
    /// # Errors
    /// If the scheme cannot number the material, with what is wrong; or the table is too small.
    pub fn new<L: Layout>(
        material: &Material,
        kings: KingRule,
        scheme: Scheme,
        table: impl Into<IndexBuffers<'a>>,
    ) -> Result<MaterialIndex<'a>, IndexError> {
        let board = LayoutNumbers::<L>::BOARD;
        MaterialIndex::made(board, material, kings, scheme, (&[], &[]), table.into())
    }

    /// The index of a material in which regions confine some men: the squares on which they may stand, by
    /// letter, Black's in lower case. Men without a region may stand anywhere, and pawns (`P`) on the ranks
    /// of pawns. Only the schemes `exact` and `kings` know regions.
    ///
    /// ```
    /// use quadrille::layouts::Checkers;
    /// use quadrille::tablebase::{IndexTable, KingRule, Material, MaterialIndex, Scheme, Tablebase};
    ///
    /// // A man on the last row is a king.
    /// let [first, last] = [0, 7].map(quadrille::Bitboard::<Checkers>::from_rank);
    /// let regions = [('M', !last), ('m', !first)];
    /// let material = Material::parse("MMvMM").unwrap().with_forward("M");
    /// let mut table = IndexTable::new();
    /// let index = MaterialIndex::with_regions(
    ///     &material, KingRule::Ordinary, Scheme::default(), &regions, &mut table,
    /// ).unwrap();
    /// // 378 pairs of men on 28 squares each, 24 squares of which are the same.
    /// assert_eq!(index.size(), 378 * 378 - 24 * 27 * 27 + 24 * 23 / 2);
    /// ```
    ///
    /// # Errors
    /// If the scheme cannot number the material, with what is wrong; or the table is too small.
    pub fn with_regions<L: BitboardLayout>(
        material: &Material,
        kings: KingRule,
        scheme: Scheme,
        regions: &[(char, Bitboard<L>)],
        table: impl Into<IndexBuffers<'a>>,
    ) -> Result<MaterialIndex<'a>, IndexError> {
        let mut sets = ShortList::<_, { 2 * 26 }>::none((0, 0));
        for &(letter, squares) in regions.iter().take(2 * 26) {
            let set = squares.into_iter().fold(0, |set, square| set | 1_u128 << ordinal(square));
            // A character beyond `u8` becomes letter 0, which no man has.
            sets.push((u8::try_from(letter).unwrap_or(0), set));
        }
        let board = LayoutNumbers::<L>::BOARD;
        MaterialIndex::made(board, material, kings, scheme, (&sets, &[]), table.into())
    }

    /// The index of a material in which two men constrain one another, such as pawns that oppose each other
    /// or bishops of one colour. The relation is their letters, Black's in lower case, and a function that
    /// returns whether they may stand on two squares. Either both are single, or they are the only two men of
    /// their sort. The scheme `exact` lets them lead; `kings` numbers them behind the kings.
    ///
    /// ```
    /// use quadrille::Square;
    /// use quadrille::layouts::Lerf;
    /// use quadrille::tablebase::{IndexTable, KingRule, Material, MaterialIndex, Scheme, Tablebase};
    ///
    /// // Six squares of each file: fifteen pairs, and half as many files, since the mirror of files folds the board.
    /// let opposed =
    ///     |a: Square<Lerf>, b: Square<Lerf>| a.file() == b.file() && a.rank() < b.rank();
    /// let material = Material::parse("PvP").unwrap();
    /// let mut table = IndexTable::new();
    /// let index = MaterialIndex::with_relation(
    ///     &material, KingRule::Ordinary, Scheme::default(), (['P', 'p'], opposed), &mut table,
    /// ).unwrap();
    /// assert_eq!(index.size(), 15 * 4);
    /// assert_eq!(index.encode(&[Lerf::E5, Lerf::E4]), None);
    /// ```
    ///
    /// # Errors
    /// If the scheme cannot number the material, with what is wrong; or the table is too small.
    pub fn with_relation<L: Layout>(
        material: &Material,
        kings: KingRule,
        scheme: Scheme,
        (men, holds): ([char; 2], impl Fn(Square<L>, Square<L>) -> bool),
        table: impl Into<IndexBuffers<'a>>,
    ) -> Result<MaterialIndex<'a>, IndexError> {
        let board = LayoutNumbers::<L>::BOARD;
        let men = men.map(|letter| u8::try_from(letter).unwrap_or(0));
        let relation =
            Relation::new(men, L::SQUARES as u8, |a, b| holds(square_at(a), square_at(b)));
        MaterialIndex::made(board, material, kings, scheme, (&[], &[relation]), table.into())
    }

    /// The index of a material on a board, with regions as bits in board order.
    #[inline]
    pub(crate) fn made(
        board: &'a Numbers,
        material: &Material,
        kings: KingRule,
        scheme: Scheme,
        (regions, relations): (&[(u8, u128)], &[Relation]),
        buffers: IndexBuffers<'a>,
    ) -> Result<MaterialIndex<'a>, IndexError> {
        let plan = scheme::plan(board, material, kings, scheme, regions, relations, buffers)?;
        Ok(MaterialIndex::of(&plan, *material))
    }

    /// An index with this plan.
    // Inlined, so that encoders are compiled where they are called.
    #[inline]
    pub(crate) fn of(plan: &Plan<'a>, material: Material) -> MaterialIndex<'a> {
        MaterialIndex::encoded_by(ShapeNumber::encoder, plan, material)
    }

    #[inline]
    fn encoded_by(
        encoder: impl Fn(ShapeNumber) -> Encoder,
        plan: &Plan<'a>,
        material: Material,
    ) -> MaterialIndex<'a> {
        let outline = &plan.board().outline;
        let is_plain = plan.board().is_plain() && !plan.is_crowded();
        let shape = if is_plain { shape(outline.files, outline.ranks, plan.men()) } else { 0 };
        let number = ShapeNumber::of(plan);
        MaterialIndex {
            coding: Coding::of(plan),
            encoder: encoder(number),
            number,
            shape,
            material,
        }
    }

    /// The material whose positions are numbered.
    pub const fn material(&self) -> &Material {
        &self.material
    }
}

impl MaterialIndex<'_> {
    #[inline(always)]
    fn assert_has(&self, index: u64) {
        assert!(index < self.plan().size(), "an index that the material does not have");
    }

    /// The men with an index, in the order of the material, as numbers of a layout.
    #[inline(always)]
    fn decoded_as(&self, index: u64, numbers: &NumberTable) -> PackedMen {
        self.assert_has(index);
        self.number.decoder()(&self.coding, index, numbers)
    }
}

impl Tablebase for MaterialIndex<'_> {
    type Men<L: Layout> = ShortList<Square<L>, MAX_MEN>;

    #[inline(always)]
    fn plan(&self) -> &Plan<'_> {
        &self.coding.plan
    }

    #[inline]
    fn decoded(&self, index: u64) -> Men {
        self.decoded_as(index, &self.plan().board().numbers).unpacked()
    }

    fn letters(&self) -> &str {
        // Letters of a material are ASCII.
        core::str::from_utf8(self.material.men()).unwrap_or_default()
    }

    // If the caller knows the number of squares, the compiler removes most of this.
    #[inline(always)]
    fn encode<L: Layout>(&self, squares: &[Square<L>]) -> Option<u64> {
        if !LayoutNumbers::<L>::IS_PLAIN || self.shape != shape(L::FILES, L::RANKS, squares.len()) {
            self.assert_board::<L>();
            if squares.len() != self.plan().men() {
                return None;
            }
            if self.plan().is_crowded() {
                return Some(naive::number(squares));
            }
        }
        (self.encoder)(&self.coding, PackedMen::on(squares)).index()
    }

    #[inline(always)]
    fn decode<L: Layout>(&self, index: u64) -> Self::Men<L> {
        let any_men = u32::from_le_bytes([0, 0, u8::MAX, 0]);
        if !LayoutNumbers::<L>::IS_PLAIN || self.shape | any_men != shape(L::FILES, L::RANKS, 255) {
            self.assert_board::<L>();
            if self.plan().is_crowded() {
                self.assert_has(index);
                return naive::squares::<L>(self.plan().men(), index).squares(self.plan().men());
            }
        }
        self.decoded_as(index, LayoutNumbers::<L>::NUMBER_TABLE).squares(self.plan().men())
    }
}

impl Syzygy {
    /// The index of a material's positions, with the men in this sequence and their groups in this order, as the header
    /// of a table gives them. Make it once, when a table is opened.
    ///
    /// The sequence (`"KRk"`, Black's men in lower case) begins with the leading men: three different single men if
    /// there are three ("111"), both kings ("K2") otherwise; or the pawns of the side that has fewer, then those of the
    /// other. The order is the number of groups with smaller strides than the leading one. If both sides have pawns, a
    /// second number does the same for the pawns that do not lead.
    ///
    /// If pawns lead, a table has four files, one for each file that the leading pawn may stand on, each with
    /// a
    /// sequence and an order of its own: make an index for each. Indexes run on from one file to the next;
    /// [`sub_tables`](Tablebase::sub_tables) says where each file's begin, and so to which a position belongs. The
    /// leading pawns come first in all four sequences, so each of the four indexes tells the file.
    ///
    /// ```
    /// use quadrille::layouts::Lerf;
    /// use quadrille::tablebase::{Material, Syzygy, Tablebase};
    ///
    /// let material = Material::parse("KPPvKP").unwrap();
    /// let index = Syzygy::CHESS.arrange(&material, "pPPKk", 0, Some(1)).unwrap();
    /// let men = [Lerf::D5, Lerf::B3, Lerf::C4, Lerf::E1, Lerf::E8];
    /// let in_all_files = index.encode(&men).unwrap();
    /// let file = index.sub_tables().position(|range| range.contains(&in_all_files)).unwrap();
    /// assert_eq!(file, 3, "the pawn on d5 leads");
    /// let in_file = in_all_files - index.sub_tables().nth(file).unwrap().start;
    /// # let _ = in_file;
    /// ```
    ///
    /// # Errors
    /// If Syzygy does not arrange the material like this: the error tells why.
    #[inline]
    pub fn arrange(
        self,
        material: &Material,
        sequence: &str,
        order: u8,
        order2: Option<u8>,
    ) -> Result<MaterialIndex<'static>, ArrangementError> {
        let sequence = letters(sequence)?;
        let plan = self.plan(material, &sequence, order, order2)?;
        let (plan, material) = (plan.for_men_in_sequence(), Material::from_declared(&sequence));
        Ok(MaterialIndex::encoded_by(ShapeNumber::free_encoder, &plan, material))
    }
}

/// A board and a number of men in one word, to be compared at once; greater than 0.
#[inline(always)]
const fn shape(files: u8, ranks: u8, men: usize) -> u32 {
    u32::from_le_bytes([files, ranks, men as u8, 1])
}
