//! The scheme `syzygy`, bit for bit as Syzygy's tables: which men lead, and in which order the rest follows.
//!
//! It follows the generator and the probing code of Syzygy by Ronald de Man, which name "111", "K2" and "K3".
//! The sequence of the men and the order of their groups are free, and each table stores its own.
//!
//! - [`error`]: why an arrangement is refused
//! - [`men`]: the leading men and those that follow

mod error;
mod men;

use super::sequence::pawn_bytes;
use crate::coding::draft::Draft;
use crate::coding::plan::{Plan, Sections};
use crate::men::material::{KingRule, Letters, Material, distinct, is_pawn};
use crate::men::packed::MAX_MEN;
use crate::parts::group::Group;
use crate::parts::lead::{KINGS_APART, Lead, LeadKind, LeadTable, TWINS, UNLIKE};
use crate::parts::section::Section;
use crate::sets::binomial::choose;
use crate::short_list::ShortList;
use crate::squares::layout_numbers::{BoardOrder, Folding};
use men::{groups, indexes, leading_pawn, may_lead, smallest_set};

pub use error::ArrangementError;
pub(crate) use men::letters;

/// The scheme of Syzygy's tables for a game on the 8x8 board.
///
/// ```
/// use quadrille::tablebase::{Material, Syzygy, Tablebase};
/// let material = Material::parse("KRvK").unwrap();
/// let size = |rules: Syzygy| rules.arrange(&material, "KkR", 0, None).unwrap().size();
/// let k3 = Syzygy { k3: true, ..Syzygy::CHESS };
/// assert_eq!((size(Syzygy::CHESS), size(k3)), (31_332, 28_056));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Syzygy {
    /// The game's rule about kings.
    pub kings: KingRule,
    /// True if three leading men are both kings and another, numbered by "K3", rather than any three unlike
    /// men by "111". No table in use has it.
    pub k3: bool,
}

impl Syzygy {
    /// Regular chess, and all games whose kings stay apart.
    pub const CHESS: Syzygy = Syzygy { kings: KingRule::Apart, k3: false };
    /// Atomic chess, whose kings may touch.
    pub const ATOMIC: Syzygy = Syzygy { kings: KingRule::Touching, k3: false };
    /// Suicide chess, whose kings are pieces like any other.
    pub const SUICIDE: Syzygy = Syzygy { kings: KingRule::Ordinary, k3: false };

    /// The plan of a material with its men in this sequence and its groups in this order.
    pub(crate) fn plan(
        self,
        material: &Material,
        sequence: &[u8],
        order: u8,
        order2: Option<u8>,
    ) -> Result<Plan<'static>, ArrangementError> {
        let lead = self.lead(material)?;
        let indexes = indexes(material, sequence)?;
        may_lead(self, lead.kind, sequence)?;
        let groups = groups(lead.kind, sequence)?;
        // Pawns after the leading ones belong to the other side; they have an index of their own in the
        // order.
        let both = groups.first().is_some_and(|group| group.pawns);
        if both != order2.is_some() {
            return Err(ArrangementError::SecondOrder);
        }
        let by_stride = order_of_strides(groups.len(), order, order2)?;
        let mut sections = ShortList::none(Section::ONE);
        let mut size = 0;
        // Each file of the leading pawn has its own number of classes, so its own strides.
        for file in 0..if matches!(lead.kind, LeadKind::Pawns(_)) { 4 } else { 1 } {
            sections.push(section(&lead, &groups, by_stride, file, &mut size));
        }
        let draft = Draft {
            board: BoardOrder::<8, 8>::NUMBERS,
            men: material.len(),
            sequence: indexes,
            pawns: pawn_bytes(sequence),
            crowded: false,
            apart: self.kings == KingRule::Apart,
            folding: if material.has_pawns() { Folding::Files } else { Folding::All },
            exchanges: true,
            lead: lead.kind,
            kings: None,
            confined: None,
            groups,
        };
        Ok(draft.plan(lead.table, Sections::Own(sections), size))
    }

    /// The plan of a material with these choices; the rest is as in [`plain`](Self::plain).
    pub(super) fn chosen_plan(
        self,
        material: &Material,
        choices: &SyzygyOptions,
    ) -> Result<Plan<'static>, ArrangementError> {
        let (sequence, order, order2) = self.plain_order(material)?;
        let (sequence, order) =
            (choices.sequence.unwrap_or(sequence), choices.order.unwrap_or(order));
        self.plan(material, &sequence, order, choices.order2.or(order2))
    }

    /// The default choices: the plainest sequence (the leading men, then the others as the material's name has them),
    /// the leading group with the greatest stride and the pawns that do not lead just before it.
    ///
    /// ```
    /// use quadrille::tablebase::{Material, Syzygy};
    /// let material = Material::parse("KPvKP").unwrap();
    /// let plain = Syzygy::CHESS.plain(&material).unwrap();
    /// assert_eq!(plain.sequence.as_deref(), Some(&b"PpKk"[..]));
    /// assert_eq!((plain.order, plain.order2), (Some(3), Some(2)));
    /// ```
    ///
    /// # Errors
    /// If the game has no such material.
    pub fn plain(self, material: &Material) -> Result<SyzygyOptions, ArrangementError> {
        let (sequence, order, order2) = self.plain_order(material)?;
        Ok(SyzygyOptions { k3: self.k3, sequence: Some(sequence), order: Some(order), order2 })
    }

    fn plain_order(
        self,
        material: &Material,
    ) -> Result<(Letters, u8, Option<u8>), ArrangementError> {
        let lead = self.lead(material)?.kind;
        let sequence = self.plain_sequence(material, lead);
        let groups = groups(lead, &sequence)?;
        let last = groups.len() as u8;
        let both = groups.first().is_some_and(|group| group.pawns);
        Ok((sequence, last, both.then(|| last - 1)))
    }

    fn plain_sequence(self, material: &Material, lead: LeadKind) -> Letters {
        let (sorts, singles) = (material.sorts(), material.singles());
        let first = match lead {
            LeadKind::Pawns(_) => {
                let pawns = sorts.iter().filter(|man| is_pawn(**man));
                distinct([leading_pawn(material)].iter().chain(pawns))
            }
            LeadKind::Pair | LeadKind::KingsAndOne if self.kings != KingRule::Ordinary => {
                distinct(b"Kk".iter().chain(singles.iter()))
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
    ///     let all = rules.arrangements(&material).unwrap().filter_map(|one| one.sequence);
    ///     all.map(|men| String::from_utf8(men.to_vec()).unwrap()).collect()
    /// };
    /// // "111" may begin with any of the three, "K3" with either king.
    /// assert_eq!(sequences(Syzygy::CHESS), ["KRk", "KkR", "RKk", "RkK", "kKR", "kRK"]);
    /// assert_eq!(sequences(Syzygy { k3: true, ..Syzygy::CHESS }), ["KkR", "kKR"]);
    /// ```
    ///
    /// # Errors
    /// If the game has no such material.
    pub fn arrangements(
        self,
        material: &Material,
    ) -> Result<impl Iterator<Item = SyzygyOptions> + use<>, ArrangementError> {
        self.lead(material)?;
        let (material, most) = (*material, material.len() as u8);
        let in_sequence = move |sequence: Letters| {
            (0..=most).flat_map(move |order| {
                [None].into_iter().chain((0..=most).map(Some)).filter_map(move |order2| {
                    self.plan(&material, &sequence, order, order2).ok()?;
                    let (sequence, order) = (Some(sequence), Some(order));
                    Some(SyzygyOptions { k3: self.k3, sequence, order, order2 })
                })
            })
        };
        Ok(material.sequences().flat_map(in_sequence))
    }

    /// The leading men, which follow from the material alone.
    fn lead(self, material: &Material) -> Result<Lead<'static>, ArrangementError> {
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

/// The choices in an arrangement; everything else is as [`Syzygy::plain`] has it.
///
/// ```
/// use quadrille::tablebase::SyzygyOptions;
/// let k3 = SyzygyOptions { k3: true, ..SyzygyOptions::PLAIN };
/// assert_eq!((k3.sequence, k3.order, k3.order2), (None, None, None));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SyzygyOptions {
    /// True if three leading men are numbered by "K3" instead of "111".
    pub k3: bool,
    /// The men in the sequence in which they are numbered.
    pub sequence: Option<Letters>,
    /// The number of groups with smaller strides than the leading one.
    pub order: Option<u8>,
    /// The same number for the pawns that do not lead, if both sides have pawns.
    pub order2: Option<u8>,
}

impl SyzygyOptions {
    /// No choices: everything is as [`Syzygy::plain`] has it.
    pub const PLAIN: SyzygyOptions =
        SyzygyOptions { k3: false, sequence: None, order: None, order2: None };
}

/// The lead (0) and the groups (from 1), the one with the smallest stride first. The lead and the pawns go
/// where the orders say, and the others fill the gaps.
fn order_of_strides(
    groups: usize,
    lead: u8,
    pawns: Option<u8>,
) -> Result<[u8; MAX_MEN + 1], ArrangementError> {
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

/// The section for a leading pawn's file, or the only section; it begins at `size`.
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
