//! The scheme `syzygy`, bit for bit as Syzygy's tables: which men lead, and in which order the rest follows.
//!
//! After the generator and the probing code of Syzygy by Ronald de Man, whose names "111", "K2" and
//! "K3" are used here. The sequence of the men and the order of their groups are free, and each
//! table stores its own.

use core::fmt;

use quadrille_runtime::{Layout, Square};

use super::sequence::{self, NOBODY, indexes_in, pawn_bytes};
use crate::binomial::choose;
use crate::counting::Counting;
use crate::group::Group;
use crate::layout_numbers::{BoardOrder, Folding};
use crate::lead::{KINGS_APART, Lead, LeadKind, LeadTable, TWINS, UNLIKE};
use crate::material::{KingRule, Letters, Material, MaterialError, is_king, is_pawn, once};
use crate::men::MAX_MEN;
use crate::plan::{Groups, Plan, Sections};
use crate::section::Section;
use crate::short_list::ShortList;

/// The scheme of Syzygy's tables for a game on the 8x8 board.
///
/// ```
/// use quadrille::tablebase::{Material, Syzygy, Tablebase};
/// let material = Material::parse("KRvK").unwrap();
/// let size = |rules: Syzygy| rules.arrange(&material, "KkR", 0, None).unwrap().index().size();
/// let k3 = Syzygy { k3: true, ..Syzygy::CHESS };
/// assert_eq!((size(Syzygy::CHESS), size(k3)), (31_332, 28_056));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Syzygy {
    /// The game's rule about kings.
    pub kings: KingRule,
    /// Whether three leading men are both kings and another, numbered by "K3", instead of any three
    /// unlike men by "111". No table that is around uses it.
    pub k3: bool,
}

impl Syzygy {
    /// Regular chess, and all games whose kings stay apart.
    pub const CHESS: Syzygy = Syzygy { kings: KingRule::Apart, k3: false };
    /// Atomic chess, whose kings may touch.
    pub const ATOMIC: Syzygy = Syzygy { kings: KingRule::Touching, k3: false };
    /// Suicide chess, whose kings are pieces like any other.
    pub const SUICIDE: Syzygy = Syzygy { kings: KingRule::Ordinary, k3: false };

    /// A material's men in this sequence and their groups in this order, as the header of a table gives them.
    ///
    /// The sequence (`"KRk"`, Black's men in lower case) begins with the leading men: three different single men if
    /// there are as many ("111"), both kings ("K2") otherwise; or the pawns of the side that has fewer, then those of
    /// the other. The order is the number of groups with smaller strides than the leading one. If both sides have
    /// pawns, a second number does the same for the pawns that do not lead.
    ///
    /// # Errors
    /// If Syzygy does not arrange the material like this: the error tells why.
    pub fn arrange(
        self,
        material: &Material,
        sequence: &str,
        order: u8,
        order2: Option<u8>,
    ) -> Result<Arrangement, ArrangementError<'static>> {
        let lead = self.lead(material)?;
        let letters = letters(sequence)?;
        let indexes = indexes(material, &letters)?;
        may_lead(self, lead.kind, &letters)?;
        let groups = groups(lead.kind, &letters)?;
        // Pawns after the leading ones are the other side's; they have an index of their own in the order.
        let both = groups.first().is_some_and(|group| group.pawns);
        if both != order2.is_some() {
            return Err(ArrangementError::SecondOrder);
        }
        let by_stride = order_of_strides(groups.len(), order, order2)?;
        let mut sections = ShortList::none(Section::ONE);
        let mut size = 0;
        // The leading pawns have another number of classes on each file, so each has strides of its own.
        for file in 0..if matches!(lead.kind, LeadKind::Pawns(_)) { 4 } else { 1 } {
            sections.push(section(&lead, &groups, by_stride, file, &mut size));
        }
        let plan = Plan {
            board: BoardOrder::<8, 8>::NUMBERS,
            men: material.len(),
            sequence: indexes,
            pawns: pawn_bytes(&letters),
            crowded: false,
            apart: self.kings == KingRule::Apart,
            folding: if material.has_pawns() { Folding::Files } else { Folding::All },
            exchanges: true,
            lead,
            kings: None,
            confined: None,
            counting: Counting::new(lead.kind, &groups),
            groups,
            uniform: Section::are_uniform(&sections),
            sections: Sections::Own(sections),
            size,
        };
        Ok(Arrangement { plan, material: *material, sequence: letters, order, order2 })
    }

    /// The arrangement with the plainest sequence (the leading men, then the others as the material's name has them),
    /// the leading group in the greatest steps and the pawns that do not lead just before it.
    ///
    /// ```
    /// use quadrille::tablebase::{Material, Syzygy};
    /// let material = Material::parse("KPvKP").unwrap();
    /// let plain = Syzygy::CHESS.plain(&material).unwrap();
    /// assert_eq!((plain.sequence(), plain.order(), plain.order2()), ("PpKk", 3, Some(2)));
    /// ```
    ///
    /// # Errors
    /// When the material is none of the game.
    pub fn plain(self, material: &Material) -> Result<Arrangement, ArrangementError<'static>> {
        let lead = self.lead(material)?.kind;
        let sequence = self.plain_sequence(material, lead);
        let groups = groups(lead, &sequence)?;
        let last = groups.len() as u8;
        let both = groups.first().is_some_and(|group| group.pawns);
        let sequence = core::str::from_utf8(sequence.as_slice()).unwrap_or_default();
        self.arrange(material, sequence, last, both.then(|| last - 1))
    }

    fn plain_sequence(self, material: &Material, lead: LeadKind) -> Letters {
        let (sorts, singles) = (material.sorts(), material.singles());
        let first = match lead {
            LeadKind::Pawns(_) => {
                let pawns = sorts.iter().filter(|man| is_pawn(**man));
                once([leading_pawn(material)].iter().chain(pawns))
            }
            LeadKind::Pair | LeadKind::KingsAndOne if self.kings != KingRule::Ordinary => {
                once(b"Kk".iter().chain(singles.iter()))
            }
            LeadKind::Twins | LeadKind::Twist(_) => Letters::of(smallest_set(material), 0),
            _ => singles,
        };
        material.sequence(&first)
    }

    /// All arrangements of a material: each sequence of its men that Syzygy's tables may have, and each
    /// order of their groups. A generator tries them, and keeps what compresses best.
    ///
    /// ```
    /// use quadrille::tablebase::{Material, Syzygy};
    /// let material = Material::parse("KRvK").unwrap();
    /// let sequences = |rules: Syzygy| -> Vec<_> {
    ///     let all = rules.arrangements(&material).unwrap();
    ///     all.map(|arrangement| arrangement.sequence().to_owned()).collect()
    /// };
    /// // "111" may begin with any of the three, "K3" with either king.
    /// assert_eq!(sequences(Syzygy::CHESS), ["KRk", "KkR", "RKk", "RkK", "kKR", "kRK"]);
    /// assert_eq!(sequences(Syzygy { k3: true, ..Syzygy::CHESS }), ["KkR", "kKR"]);
    /// ```
    ///
    /// # Errors
    /// When the material is none of the game.
    pub fn arrangements(
        self,
        material: &Material,
    ) -> Result<impl Iterator<Item = Arrangement> + use<>, ArrangementError<'static>> {
        self.lead(material)?;
        let (material, most) = (*material, material.len() as u8);
        let in_sequence = move |sequence: Letters| {
            (0..=most).flat_map(move |order| {
                [None].into_iter().chain((0..=most).map(Some)).filter_map(move |order2| {
                    let sequence = core::str::from_utf8(&sequence).ok()?;
                    self.arrange(&material, sequence, order, order2).ok()
                })
            })
        };
        Ok(material.sequences().flat_map(in_sequence))
    }

    /// The leading men, which follow from the material alone.
    fn lead(self, material: &Material) -> Result<Lead<'static>, ArrangementError<'static>> {
        self.kings.allows(material).map_err(ArrangementError::Material)?;
        let singles = material.singles().len();
        if self.k3 && (material.has_pawns() || singles < 3 || self.kings != KingRule::Apart) {
            return Err(ArrangementError::K3);
        }
        let of = |kind, table: &LeadTable<'static>| Lead { kind, table: *table };
        let worked_out = |kind| of(kind, &LeadTable::EMPTY);
        if material.has_pawns() {
            return Ok(worked_out(LeadKind::Pawns(material.count(leading_pawn(material)) as u8)));
        }
        Ok(match (singles, smallest_set(material)) {
            (0 | 1, None) => return Err(ArrangementError::TooFew),
            (0 | 1, Some(man)) => match material.count(man) {
                2 => of(LeadKind::Twins, &TWINS),
                len => worked_out(LeadKind::Twist(len as u8)),
            },
            (2, _) if self.kings == KingRule::Apart => of(LeadKind::Pair, &KINGS_APART),
            (2, _) => of(LeadKind::Pair, &UNLIKE),
            _ if self.k3 => of(LeadKind::KingsAndOne, &KINGS_APART),
            _ => of(LeadKind::Triple, &UNLIKE),
        })
    }
}

/// The pawns that lead: the pawns of the side with fewer, or White's if both sides have as many.
fn leading_pawn(material: &Material) -> u8 {
    let (white, black) = (material.count(b'P'), material.count(b'p'));
    if white == 0 || black > 0 && black < white { b'p' } else { b'P' }
}

/// The smallest set of like men, of several the first.
fn smallest_set(material: &Material) -> Option<u8> {
    let sorts = material.sorts().into_iter().filter(|&man| material.count(man) > 1);
    sorts.min_by_key(|&man| material.count(man))
}

/// The choices in an arrangement; everything else is as [`Syzygy::plain`] has it.
///
/// ```
/// use quadrille::layouts::Lerf;
/// use quadrille::tablebase::{
///     IndexTable, KingRule, Material, MaterialIndex, Scheme, SyzygyOptions, Tablebase,
/// };
/// let (material, mut table) = (Material::parse("KRvK").unwrap(), IndexTable::new());
/// let scheme = Scheme::Syzygy(SyzygyOptions { k3: true, ..SyzygyOptions::default() });
/// let index =
///     MaterialIndex::new::<Lerf>(&material, KingRule::Apart, scheme, &mut table).unwrap();
/// assert_eq!(index.size(), 28_056);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SyzygyOptions {
    /// Whether three leading men are numbered by "K3" instead of "111".
    pub k3: bool,
    /// The men in the sequence in which they are numbered.
    pub sequence: Option<Letters>,
    /// The number of groups with smaller strides than the leading one.
    pub order: Option<u8>,
    /// The same for the pawns that do not lead, if both sides have pawns.
    pub order2: Option<u8>,
}

impl SyzygyOptions {
    /// No choices: everything is as [`Syzygy::plain`] has it.
    pub const PLAIN: SyzygyOptions =
        SyzygyOptions { k3: false, sequence: None, order: None, order2: None };

    /// The arrangement of a material with these choices.
    pub(super) fn arrange(
        &self,
        material: &Material,
        kings: KingRule,
    ) -> Result<Arrangement, ArrangementError<'static>> {
        let rules = Syzygy { kings, k3: self.k3 };
        let plain = rules.plain(material)?;
        let sequence = self.sequence.unwrap_or(plain.sequence);
        let sequence = core::str::from_utf8(&sequence).unwrap_or_default();
        let order2 = self.order2.or(plain.order2);
        rules.arrange(material, sequence, self.order.unwrap_or(plain.order), order2)
    }
}

/// A material's men in a sequence, and its groups in an order, as one file of a table of Syzygy has them.
/// [`index`](Self::index) numbers positions so.
///
/// Where pawns lead, a table has four files, one for each file that the leading pawn may stand on, each with a sequence
/// and an order of its own: make one arrangement for each. The leading pawns come first in all four sequences, so
/// [`pawn_file`](Self::pawn_file) of any of them tells which file a position belongs to.
///
/// ```
/// use quadrille::tablebase::{Material, Syzygy};
/// let material = Material::parse("KPvKP").unwrap();
/// let table = Syzygy::CHESS.arrange(&material, "PpKk", 0, Some(1)).unwrap();
/// assert_eq!((table.material(), table.sequence()), (&material, "PpKk"));
/// assert_eq!((table.order(), table.order2()), (0, Some(1)));
/// ```
#[derive(Clone, Copy)]
pub struct Arrangement {
    plan: Plan<'static>,
    material: Material,
    sequence: Letters,
    order: u8,
    order2: Option<u8>,
}

impl fmt::Debug for Arrangement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut debug = f.debug_struct("Arrangement");
        debug.field("material", &format_args!("{}", self.material));
        debug.field("sequence", &format_args!("{}", self.sequence()));
        debug.field("order", &self.order).field("order2", &self.order2).finish_non_exhaustive()
    }
}

impl Arrangement {
    /// The material.
    pub const fn material(&self) -> &Material {
        &self.material
    }

    /// The men in sequence, Black's in lower case.
    pub fn sequence(&self) -> &str {
        // Letters of a material are ASCII.
        core::str::from_utf8(self.sequence.as_slice()).unwrap_or_default()
    }

    /// The number of groups with smaller strides than the leading one.
    pub const fn order(&self) -> u8 {
        self.order
    }

    /// The number of groups with smaller strides than the pawns that do not lead, if both sides have pawns.
    pub const fn order2(&self) -> Option<u8> {
        self.order2
    }

    /// The file of the leading pawn, from 0 for the a-file to 3; 0 if no pawns lead. The squares given begin with
    /// those of all leading pawns, as a sequence does. Squares after them are not looked at.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// # use quadrille::tablebase::{Material, Syzygy};
    /// # let material = Material::parse("KPPvK").unwrap();
    /// let table = Syzygy::CHESS.plain(&material).unwrap();
    /// assert_eq!(table.pawn_file(&[Lerf::D5, Lerf::G2]), 1, "g2 mirrors b2, which comes before d5");
    /// ```
    #[inline]
    pub fn pawn_file<L: Layout>(&self, squares: &[Square<L>]) -> usize {
        const { assert!(L::FILES == 8 && L::RANKS == 8, "Syzygy's board is 8x8") };
        let LeadKind::Pawns(len) = self.plan.lead.kind else { return 0 };
        let files = squares.iter().take(len.into()).map(|square| square.file());
        files.map(|file| file.min(7 - file)).min().unwrap_or(0).into()
    }

    /// The plan of the index.
    pub(crate) const fn plan(&self) -> &Plan<'static> {
        &self.plan
    }
}

/// Why a material does not have a sequence or an order.
///
/// ```
/// use quadrille::tablebase::{Material, Syzygy};
/// let material = Material::parse("KRvK").unwrap();
/// let error = Syzygy::CHESS.arrange(&material, "RKQ", 0, None).unwrap_err();
/// assert_eq!(error.to_string(), "the sequence has a `Q` more than the material");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArrangementError<'a> {
    /// The game does not have such a material.
    Material(MaterialError<'a>),
    /// Fewer than two men are on the board.
    TooFew,
    /// "K3" is asked for, and the material has pawns or no third man without a like, or the game's
    /// kings do not stay apart.
    K3,
    /// The sequence has a man that the material does not have, or not so often.
    Extra(char),
    /// The sequence lacks a man of the material.
    Missing(char),
    /// The sequence does not begin with men that may lead.
    Lead,
    /// These like men do not stand together in the sequence.
    LikeMenApart(char),
    /// The pawns that do not lead do not follow those that do.
    Pawns,
    /// The order does not give each group an index of its own.
    Order {
        /// The number of groups, the leading one included.
        groups: usize,
    },
    /// A second order is given although only one side has pawns, or is missing although both have.
    SecondOrder,
}

impl fmt::Display for ArrangementError<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match *self {
            ArrangementError::Material(error) => return error.fmt(f),
            ArrangementError::TooFew => "the scheme `syzygy` needs at least two men",
            ArrangementError::K3 => {
                "`K3` needs both kings apart and a third man that has no like, and no pawns"
            }
            ArrangementError::Extra(man) => {
                return write!(f, "the sequence has a `{man}` more than the material");
            }
            ArrangementError::Missing(man) => {
                return write!(f, "the sequence lacks a `{man}` of the material");
            }
            ArrangementError::Lead => "the sequence does not begin with men that may lead",
            ArrangementError::LikeMenApart(man) => {
                return write!(f, "the men `{man}` do not stand together in the sequence");
            }
            ArrangementError::Pawns => {
                "the pawns that do not lead do not follow those that do in the sequence"
            }
            ArrangementError::Order { groups } => {
                return write!(
                    f,
                    "the order does not give each of the {groups} groups a place of its own: \
                     places count from 0"
                );
            }
            ArrangementError::SecondOrder => {
                "a second order is for materials with pawns on both sides, and for those alone"
            }
        })
    }
}

impl core::error::Error for ArrangementError<'_> {}

/// The letters of a sequence.
fn letters(sequence: &str) -> Result<Letters, ArrangementError<'static>> {
    let mut letters = Letters::none(0);
    for man in sequence.chars() {
        if !man.is_ascii() || letters.len() == MAX_MEN {
            return Err(ArrangementError::Extra(man));
        }
        letters.push(man as u8);
    }
    Ok(letters)
}

/// The indexes of the sequence's men in the material, if both have the same men.
fn indexes(
    material: &Material,
    sequence: &[u8],
) -> Result<[u8; MAX_MEN], ArrangementError<'static>> {
    let men = material.men();
    let indexes = indexes_in(material, sequence);
    let found = &indexes[..sequence.len()];
    if let Some(extra) = found.iter().position(|&index| index == NOBODY) {
        return Err(ArrangementError::Extra(char::from(sequence[extra])));
    }
    match (0..).zip(men).find(|(index, _)| !found.contains(index)) {
        Some((_, &left)) => Err(ArrangementError::Missing(char::from(left))),
        None => Ok(indexes),
    }
}

/// Whether the men that the sequence begins with may lead.
fn may_lead(
    rules: Syzygy,
    lead: LeadKind,
    sequence: &[u8],
) -> Result<(), ArrangementError<'static>> {
    let count = |man: u8| sequence.iter().filter(|&&other| other == man).count();
    let (first, others) = sequence.split_at(lead.count());
    // Like men lead together or not at all: nothing tells which of them would be the first.
    let unlike = first.iter().all(|&man| count(man) == 1);
    let alike = first.iter().all(|&man| man == first[0]) && count(first[0]) == first.len();
    let kings = first.iter().take(2).all(|&man| is_king(man));
    let pawns = others.iter().filter(|&&man| is_pawn(man)).count();
    let may_lead = match lead {
        LeadKind::Nobody | LeadKind::One => false,
        LeadKind::Pair => unlike && (kings || rules.kings != KingRule::Apart),
        LeadKind::KingsAndOne => unlike && kings,
        LeadKind::Triple => unlike,
        LeadKind::Twins | LeadKind::Twist(_) => alike,
        // The pawns of the side that has fewer lead; if both sides have as many, either may.
        LeadKind::Pawns(len) => alike && is_pawn(first[0]) && (pawns == 0 || pawns >= len as usize),
    };
    if may_lead { Ok(()) } else { Err(ArrangementError::Lead) }
}

/// The groups after the leading men.
fn groups(lead: LeadKind, sequence: &[u8]) -> Result<Groups, ArrangementError<'static>> {
    let groups = sequence::groups(sequence, lead.count(), true);
    for (i, group) in groups.iter().enumerate() {
        let man = sequence[usize::from(group.first)];
        if sequence[usize::from(group.first + group.len)..].contains(&man) {
            return Err(ArrangementError::LikeMenApart(char::from(man)));
        }
        if group.pawns && i > 0 {
            return Err(ArrangementError::Pawns);
        }
    }
    Ok(groups)
}

/// The lead (0) and the groups (from 1), the one with the smallest stride first: each goes where the order says, and
/// the others between them.
fn order_of_strides(
    groups: usize,
    lead: u8,
    pawns: Option<u8>,
) -> Result<[u8; MAX_MEN + 1], ArrangementError<'static>> {
    let mut order = [u8::MAX; MAX_MEN + 1];
    let slots = &mut order[..=groups];
    *slots.get_mut(lead as usize).ok_or(ArrangementError::Order { groups: groups + 1 })? = 0;
    if let Some(pawns) = pawns {
        match slots.get_mut(pawns as usize) {
            Some(slot) if *slot == u8::MAX => *slot = 1,
            _ => return Err(ArrangementError::Order { groups: groups + 1 }),
        }
    }
    let others = if pawns.is_some() { 2.. } else { 1_u8.. };
    for (slot, other) in slots.iter_mut().filter(|slot| **slot == u8::MAX).zip(others) {
        *slot = other;
    }
    Ok(order)
}

/// The section for a leading pawn's file, or the only one, which begins at `size`.
fn section(
    lead: &Lead<'_>,
    groups: &[Group],
    by_stride: [u8; MAX_MEN + 1],
    file: usize,
    size: &mut u64,
) -> Section {
    let mut section = Section { start: *size, order: by_stride, ..Section::ONE };
    section.order[..=groups.len()].reverse();
    let mut stride = 1;
    for &digit in &by_stride[..=groups.len()] {
        if digit == 0 {
            section.lead_stride = stride;
            stride *= lead.classes(file);
        } else {
            let group = groups[digit as usize - 1];
            section.strides[digit as usize - 1] = stride;
            let squares = if group.pawns { 48 } else { 64 };
            stride *= choose(squares - group.skips as usize, group.len as usize);
        }
    }
    *size += stride;
    section.with_steps(lead, groups)
}
