//! The freedom that Syzygy's tables have: in which sequence the men are numbered, and in which
//! order their groups are put together.

use core::fmt;

use super::binomial::choose;
use super::lead::Lead;
use super::plan::{Group, MAX_MEN, Plan, Section, Sequences};
use super::{pawns, triple, twist};

/// A material's men in a sequence, and its groups in an order: what a table of Syzygy stores in
/// its header.
///
/// The sequence begins with the leading men: three of which there is one each where there are as
/// many ("111"), both kings ("K2") otherwise; or the pawns of the side that has fewer, then those
/// of the other. The order says which groups are put together first, and so count in the smallest
/// steps: it counts the groups before the leading one. Where both sides have pawns, a second
/// number does the same for the group of those that do not lead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrangement {
    /// By place in the sequence: the place in the material.
    pub places: [u8; MAX_MEN],
    /// The groups after the leading one.
    pub groups: Groups,
    /// One section, or four where pawns lead.
    pub sections: Sections,
    /// How many indexes there are.
    pub size: u64,
}

/// Up to seven groups.
pub type Groups = Few<Group, MAX_MEN>;
/// Up to four sections.
pub type Sections = Few<Section, 4>;

/// A list of a few things.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Few<T, const N: usize> {
    items: [T; N],
    len: usize,
}

impl<T: Copy, const N: usize> Few<T, N> {
    const fn filled(item: T) -> Self {
        Few { items: [item; N], len: 0 }
    }

    fn push(&mut self, item: T) {
        self.items[self.len] = item;
        self.len += 1;
    }

    /// The things.
    pub const fn as_slice(&self) -> &[T] {
        self.items.split_at(self.len).0
    }
}

/// Why a sequence or an order is none for a material.
///
/// ```
/// # use quadrille::layouts::Lerf;
/// # quadrille::index! { board: 8 x 8; scheme: syzygy; registry: ENDGAMES; KRvK, KPvK; }
/// let error = KRvK::arranged("RKQ", 0, None).unwrap_err();
/// assert_eq!(error.to_string(), "the sequence does not have the men of the material");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArrangementError {
    /// The scheme is not Syzygy's, which alone leaves a choice.
    Fixed,
    /// The sequence does not have the men of the material.
    Men,
    /// The sequence does not begin with men that may lead.
    Lead,
    /// Like men do not stand together in the sequence.
    LikeMenApart,
    /// The pawns that do not lead do not follow those that do.
    Pawns,
    /// The order does not give each group a place of its own.
    Order,
    /// A second order is given where one side alone has pawns, or none where both have.
    SecondOrder,
}

impl fmt::Display for ArrangementError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ArrangementError::Fixed => "only indexes of the scheme `syzygy` can be rearranged",
            ArrangementError::Men => "the sequence does not have the men of the material",
            ArrangementError::Lead => "the sequence does not begin with men that may lead",
            ArrangementError::LikeMenApart => "like men do not stand together in the sequence",
            ArrangementError::Pawns => {
                "the pawns that do not lead do not follow those that do in the sequence"
            }
            ArrangementError::Order => "the order does not give each group a place of its own",
            ArrangementError::SecondOrder => {
                "a second order is for materials with pawns on both sides, and for those alone"
            }
        })
    }
}

impl core::error::Error for ArrangementError {}

impl Arrangement {
    /// The arrangement of a material's men (`b"KRRk"`, Black's in lower case), of which `plan`
    /// says which lead and whether kings must, in this sequence and order.
    ///
    /// # Errors
    /// When that is no arrangement of Syzygy's for the material, or the plan is not Syzygy's.
    pub fn new(
        plan: &Plan<'_>,
        men: &[u8],
        sequence: &[u8],
        order: (u8, Option<u8>),
    ) -> Result<Arrangement, ArrangementError> {
        if plan.sequences == Sequences::Fixed {
            return Err(ArrangementError::Fixed);
        }
        let places = places(men, sequence)?;
        leads(plan, sequence)?;
        let groups = groups(plan, sequence)?;
        let both = groups.as_slice().first().is_some_and(|group| group.pawns);
        if both != order.1.is_some() {
            return Err(ArrangementError::SecondOrder);
        }
        let order = placing_order(groups.as_slice().len(), order.0, order.1)?;
        let mut sections = Sections::filled(Section::ONE);
        let mut size = 0;
        for file in 0..if matches!(plan.lead, Lead::Pawns(_)) { 4 } else { 1 } {
            let section = section(plan, groups.as_slice(), order, file, &mut size);
            sections.push(section);
        }
        Ok(Arrangement { places, groups, sections, size })
    }

    /// The plan of an index with this arrangement instead of its own.
    pub const fn plan<'a>(&'a self, plan: &Plan<'a>) -> Plan<'a> {
        Plan {
            places: self.places,
            groups: self.groups.as_slice(),
            sections: self.sections.as_slice(),
            uniform: false,
            size: self.size,
            ..*plan
        }
    }
}

const NO_GROUP: Group = Group { first: 0, len: 0, skips: 0, pawns: false };

/// Whether a letter stands for a pawn, of either side.
const fn is_pawn(man: u8) -> bool {
    matches!(man, b'P' | b'p')
}

/// For each man of the sequence, the first of the material's that no earlier one took.
fn places(men: &[u8], sequence: &[u8]) -> Result<[u8; MAX_MEN], ArrangementError> {
    let mut places = [0; MAX_MEN];
    let mut taken = [false; MAX_MEN];
    for (place, man) in places.iter_mut().zip(sequence) {
        let found = (0..men.len()).find(|&i| men[i] == *man && !taken[i]);
        let found = found.ok_or(ArrangementError::Men)?;
        taken[found] = true;
        *place = found as u8;
    }
    if sequence.len() == men.len() { Ok(places) } else { Err(ArrangementError::Men) }
}

/// Whether the men that the sequence begins with may lead.
fn leads(plan: &Plan<'_>, sequence: &[u8]) -> Result<(), ArrangementError> {
    let count = |man: u8| sequence.iter().filter(|&&other| other == man).count();
    let (lead, others) = sequence.split_at(plan.lead.len());
    let unlike = lead.iter().all(|&man| count(man) == 1);
    let alike = lead.iter().all(|&man| man == lead[0]) && count(lead[0]) == lead.len();
    let kings = lead.iter().take(2).all(|man| man.eq_ignore_ascii_case(&b'K'));
    let pawns = others.iter().filter(|&&man| is_pawn(man)).count();
    let may_lead = match plan.lead {
        Lead::Nobody | Lead::One(_) => false,
        Lead::Pair(_) => unlike && (kings || plan.sequences == Sequences::AnyLead),
        Lead::KingsAndOne(_) => unlike && kings,
        Lead::Triple(_) => unlike,
        Lead::Twins(_) | Lead::Twist(_) => alike,
        Lead::Pawns(len) => alike && is_pawn(lead[0]) && (pawns == 0 || pawns >= len as usize),
    };
    if may_lead { Ok(()) } else { Err(ArrangementError::Lead) }
}

/// The groups after the leading men.
fn groups(plan: &Plan<'_>, sequence: &[u8]) -> Result<Groups, ArrangementError> {
    let mut groups = Groups::filled(NO_GROUP);
    let mut first = plan.lead.len();
    while first < sequence.len() {
        let man = sequence[first];
        let len = sequence[first..].iter().take_while(|&&other| other == man).count();
        if sequence[first + len..].contains(&man) {
            return Err(ArrangementError::LikeMenApart);
        }
        if is_pawn(man) && first != plan.lead.len() {
            return Err(ArrangementError::Pawns);
        }
        let pawns = is_pawn(man);
        groups.push(Group { first: first as u8, len: len as u8, skips: first as u8, pawns });
        first += len;
    }
    Ok(groups)
}

/// The lead (0) and the groups (from 1) as they are put together, the first with the smallest
/// steps: each goes where the order says, and the others fill the places between.
fn placing_order(
    groups: usize,
    lead: u8,
    pawns: Option<u8>,
) -> Result<[u8; MAX_MEN + 1], ArrangementError> {
    let mut order = [u8::MAX; MAX_MEN + 1];
    let places = &mut order[..=groups];
    *places.get_mut(lead as usize).ok_or(ArrangementError::Order)? = 0;
    if let Some(pawns) = pawns {
        match places.get_mut(pawns as usize) {
            Some(place) if *place == u8::MAX => *place = 1,
            _ => return Err(ArrangementError::Order),
        }
    }
    let others = if pawns.is_some() { 2.. } else { 1_u8.. };
    for (place, other) in places.iter_mut().filter(|place| **place == u8::MAX).zip(others) {
        *place = other;
    }
    Ok(order)
}

/// The section for a leading pawn's file, or the only one, which begins at `size`.
fn section(
    plan: &Plan<'_>,
    groups: &[Group],
    placed: [u8; MAX_MEN + 1],
    file: usize,
    size: &mut u64,
) -> Section {
    let mut section = Section { start: *size, order: placed, ..Section::ONE };
    section.order[..=groups.len()].reverse();
    let mut stride = 1;
    for &place in &placed[..=groups.len()] {
        if place == 0 {
            section.lead_stride = stride;
            stride *= classes(plan, file);
        } else {
            let group = groups[place as usize - 1];
            section.strides[place as usize - 1] = stride;
            let squares = if group.pawns { 48 } else { 64 };
            stride *= choose(squares - group.skips as usize, group.len as usize);
        }
    }
    *size += stride;
    section
}

/// How many places the leading men have.
fn classes(plan: &Plan<'_>, file: usize) -> u64 {
    u64::from(match plan.lead {
        Lead::Nobody => 1,
        Lead::One(leads) | Lead::Pair(leads) | Lead::Twins(leads) => leads.squares.len() as u32,
        Lead::Triple(_) => triple::CLASSES,
        Lead::KingsAndOne(_) => triple::KINGS_CLASSES,
        Lead::Twist(len) => twist::start(10, len),
        Lead::Pawns(len) => pawns::classes(len, file),
    })
}
