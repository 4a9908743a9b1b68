//! From a task to the plan of its index: what the runtime works out, with tables that are owned.

mod syzygy;

use quadrille_runtime::tablebase::{
    self as runtime, Confined, Counting, Folding, FollowingKings, Group, Groups, IndexError,
    IndexRoom, Kind, Lead, Leads, MAX_MEN, Numbers, Plan, Section, Sections,
};

use super::material::{Kings, Material};
use super::outline::outline;
use super::scheme::{Scheme, Task};
use crate::board::Board;

pub(super) use runtime::tabled;

/// A plan that owns its tables.
#[derive(Debug)]
pub struct Solution {
    /// The board, in board order.
    pub board: Box<Numbers>,
    /// How many men there are.
    pub men: usize,
    /// By place in the sequence: the place in the material.
    pub places: [u8; MAX_MEN],
    /// The men in sequence, as letters.
    pub sequence: Vec<u8>,
    /// The pawns that keep to their ranks: a byte of one by place in the sequence.
    pub pawns: u64,
    /// Whether several men may share a square.
    pub crowded: bool,
    /// Whether kings never stand next to each other.
    pub apart: bool,
    /// Which symmetries positions are folded by.
    pub folding: Folding,
    /// Who leads.
    pub lead: LeadKind,
    /// The table of the leading men, where there is one.
    pub entries: Vec<u32>,
    /// The places of the leading men, where they are in a table.
    pub squares: Vec<[u8; 2]>,
    /// The kings, where they stay apart and not both of them lead.
    pub kings: Option<FollowingKings>,
    /// The other men.
    pub groups: Vec<Group>,
    /// The squares of the groups, where some man has a region of his own.
    pub confined: Option<Confined>,
    /// The ranges of indexes.
    pub sections: Vec<Section>,
    /// How many indexes there are.
    pub size: u64,
}

/// Who leads: [`Lead`] without its table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // As in `Lead`.
pub enum LeadKind {
    Nobody,
    One,
    Pair,
    Twins,
    Triple,
    KingsAndOne,
    Twist(u8),
    Pawns(u8),
}

impl Solution {
    /// The plan.
    pub fn plan(&self) -> Plan<'_> {
        let lead = self.lead();
        Plan {
            board: &self.board,
            men: self.men,
            places: self.places,
            pawns: self.pawns,
            crowded: self.crowded,
            apart: self.apart,
            folding: self.folding,
            lead,
            kings: self.kings,
            groups: Groups::from_slice(&self.groups, Group::NOBODY),
            confined: self.confined.as_ref(),
            counting: Counting::new(&lead, &self.groups),
            sections: Sections::Lent(&self.sections),
            uniform: self.is_uniform(),
            size: self.size,
        }
    }

    /// The leading men.
    pub fn lead(&self) -> Lead<'_> {
        let leads = Leads { entries: &self.entries, squares: &self.squares };
        match self.lead {
            LeadKind::Nobody => Lead::Nobody,
            LeadKind::One => Lead::One(leads),
            LeadKind::Pair => Lead::Pair(leads),
            LeadKind::Twins => Lead::Twins(leads),
            LeadKind::Triple => Lead::Triple(leads),
            LeadKind::KingsAndOne => Lead::KingsAndOne(leads),
            LeadKind::Twist(len) => Lead::Twist(len),
            LeadKind::Pawns(len) => Lead::Pawns(len),
        }
    }

    /// Whether all sections have the same strides, and symmetries are left in none.
    pub fn is_uniform(&self) -> bool {
        let strides = |section: &Section| (section.lead_stride, section.strides, section.order);
        let first = self.sections.first().map(strides);
        self.sections.iter().all(|one| one.stabiliser == 1 && Some(strides(one)) == first)
    }

    /// A plan with copies of its tables.
    fn of(material: &Material, plan: &Plan<'_>) -> Solution {
        let (lead, leads) = match plan.lead {
            Lead::Nobody => (LeadKind::Nobody, None),
            Lead::One(leads) => (LeadKind::One, Some(leads)),
            Lead::Pair(leads) => (LeadKind::Pair, Some(leads)),
            Lead::Twins(leads) => (LeadKind::Twins, Some(leads)),
            Lead::Triple(leads) => (LeadKind::Triple, Some(leads)),
            Lead::KingsAndOne(leads) => (LeadKind::KingsAndOne, Some(leads)),
            Lead::Twist(len) => (LeadKind::Twist(len), None),
            Lead::Pawns(len) => (LeadKind::Pawns(len), None),
        };
        let letter = |&place: &u8| material.men()[usize::from(place)];
        Solution {
            board: Box::new(Numbers::board_order(&plan.board.outline)),
            men: plan.men,
            places: plan.places,
            sequence: plan.places[..plan.men].iter().map(letter).collect(),
            pawns: plan.pawns,
            crowded: plan.crowded,
            apart: plan.apart,
            folding: plan.folding,
            lead,
            entries: leads.map_or_else(Vec::new, |leads| leads.entries.to_vec()),
            squares: leads.map_or_else(Vec::new, |leads| leads.squares.to_vec()),
            kings: plan.kings,
            groups: plan.groups().to_vec(),
            confined: plan.confined.copied(),
            sections: plan.sections().to_vec(),
            size: plan.size,
        }
    }

    /// For men whose material is wrong: one index, of a position of theirs in no order.
    pub(super) fn nothing(men: &[u8]) -> Solution {
        let board = Board::new(8, 8).expect("64 squares are not too many");
        let material = Material::new(men).expect("between one and eight men");
        let scheme = Scheme::Naive { skip: false };
        let task = Task { board, material, kings: Kings::Ordinary, scheme, regions: Vec::new() };
        Solution { size: 0, ..solve(&task).expect("all men have a place") }
    }
}

/// Works out the plan of a checked task.
///
/// # Errors
/// When the sequence or order that it asks for is none of Syzygy's for the material, or no position
/// is left.
pub fn solve(task: &Task) -> Result<Solution, IndexError> {
    let scheme = match &task.scheme {
        Scheme::Naive { skip } => runtime::Scheme::Naive { skip: *skip },
        Scheme::Kings => runtime::Scheme::Kings,
        Scheme::Exact { leads } => runtime::Scheme::Exact { leads: leads.as_deref() },
        Scheme::Syzygy(choices) => {
            let arrangement =
                syzygy::arrangement(task, choices).map_err(IndexError::Arrangement)?;
            return Ok(Solution::of(&task.material, arrangement.plan()));
        }
    };
    // Few materials part places by more kinds than this.
    match solve_with(task, scheme, 64) {
        Err(IndexError::Table) => solve_with(task, scheme, MOST_KINDS),
        solution => solution,
    }
}

fn solve_with(
    task: &Task,
    scheme: runtime::Scheme<'_>,
    kinds: usize,
) -> Result<Solution, IndexError> {
    let board = Numbers::board_order(&outline(&task.board));
    let places = task.board.len().pow(2);
    let room = IndexRoom {
        entries: &mut vec![0; places],
        squares: &mut vec![[0; 2]; places],
        kinds: &mut vec![Kind::NONE; kinds],
        sections: &mut vec![Section::ONE; kinds],
        confined: &mut Confined::NOWHERE.clone(),
    };
    let plan = runtime::plan(&board, &task.material, task.kings, scheme, &task.regions, room)?;
    Ok(Solution::of(&task.material, &plan))
}

/// The most kinds of places: an entry of a table names one of as many sections.
const MOST_KINDS: usize = 4096;

/// What to write instead of an arrangement that is none.
pub(super) fn arrangement_help(task: &Task) -> String {
    match syzygy::plain_sequence(task) {
        Some(sequence) => {
            format!("the plainest sequence is `{sequence}`, and orders count groups from 0")
        }
        None => "leave the options out".to_owned(),
    }
}
