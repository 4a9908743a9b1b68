//! From a task to the plan of its index.

mod folded;
mod leads;
mod naive;
mod syzygy;

use quadrille_runtime::tablebase::{
    ArrangementError, Counting, Folding, FollowingKings, Group, Groups, Lead, Leads, MAX_MEN,
    Numbers, Plan, Section, Sections,
};

use super::material::{self, Material, is_pawn};
use super::scheme::{Scheme, Task};
use crate::board::{Board, SquareSet};

pub(super) use folded::tabled;
use leads::LeadTable;

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
            folding: self.folding,
            lead,
            kings: self.kings,
            groups: Groups::from_slice(&self.groups, Group::NOBODY),
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

    /// The beginning of a solution: the men in this sequence, and nothing numbered yet.
    fn new(task: &Task, sequence: Vec<u8>) -> Solution {
        let pawns = sequence.iter().enumerate().filter(|(_, man)| is_pawn(**man));
        Solution {
            board: Box::new(Numbers::board_order(task.board.files(), task.board.ranks())),
            men: task.material.len(),
            places: places(&task.material, &sequence),
            pawns: pawns.fold(0, |bytes, (place, _)| bytes | 1 << (8 * place)),
            crowded: false,
            folding: if task.material.has_pawns() { Folding::Files } else { Folding::All },
            lead: LeadKind::Nobody,
            entries: Vec::new(),
            squares: Vec::new(),
            kings: None,
            groups: Vec::new(),
            sections: Vec::new(),
            size: 0,
            sequence,
        }
    }

    /// For men whose material is wrong: no index at all.
    pub(super) fn nothing(men: &[u8]) -> Solution {
        let board = Board::new(8, 8).expect("64 squares are not too many");
        let task = Task {
            board,
            material: Material::new(men).expect("between one and eight men"),
            kings: material::Kings::Ordinary,
            scheme: Scheme::Kings,
        };
        Solution { sections: vec![Section::ONE], ..Solution::new(&task, men.to_vec()) }
    }

    fn led_by(mut self, lead: LeadKind, table: LeadTable) -> Solution {
        self.lead = lead;
        self.entries = table.entries;
        self.squares = table.squares;
        self
    }
}

/// Works out the plan of a checked task.
///
/// # Errors
/// When the sequence or order that it asks for is none of Syzygy's for the material.
pub fn solve(task: &Task) -> Result<Solution, ArrangementError> {
    match &task.scheme {
        Scheme::Naive { skip } => Ok(naive::solve(task, *skip)),
        Scheme::Kings => Ok(folded::kings(task)),
        Scheme::Exact { leads } => Ok(folded::exact(task, leads.as_deref())),
        Scheme::Syzygy(choices) => syzygy::solve(task, choices),
    }
}

/// What to write instead of an arrangement that is none.
pub(super) fn arrangement_help(task: &Task) -> String {
    match syzygy::plain_sequence(task) {
        Some(sequence) => {
            format!("the plainest sequence is `{sequence}`, and orders count groups from 0")
        }
        None => "leave the options out".to_owned(),
    }
}

/// For each man of the sequence, the first of the material's that no earlier one took.
fn places(material: &Material, sequence: &[u8]) -> [u8; MAX_MEN] {
    let mut places = [0; MAX_MEN];
    let mut free: Vec<(usize, u8)> = material.men().iter().copied().enumerate().collect();
    for (place, man) in places.iter_mut().zip(sequence) {
        if let Some(found) = free.iter().position(|(_, other)| other == man) {
            *place = free.remove(found).0 as u8;
        }
    }
    places
}

/// The squares that pawns may stand on: all but the first and last rank.
fn pawn_squares(task: &Task) -> SquareSet {
    let board = task.board;
    let inner = |rank: u8| rank > 0 && rank + 1 < board.ranks();
    let squares = board.squares().filter(|&square| inner(board.rank(square)));
    squares.fold(0, |set, square| set | square.bit())
}

/// The men from a place of the sequence on as groups of like ones.
fn groups(sequence: &[u8], from: usize) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for (first, man) in sequence.iter().enumerate().skip(from) {
        match groups.last_mut() {
            Some(last) if sequence[first - 1] == *man => last.len += 1,
            _ => groups.push(Group {
                first: first as u8,
                len: 1,
                skips: first as u8,
                pawns: is_pawn(*man),
            }),
        }
    }
    groups
}
