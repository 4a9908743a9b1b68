//! Bit for bit as Syzygy's tables: which men lead, and in which order the rest follows.

use quadrille_runtime::Symmetry;
use quadrille_runtime::tablebase::{Arrangement, ArrangementError};

use super::leads::{LeadTable, Leading};
use super::{LeadKind, Solution, groups, twins};
use crate::tablebase::material::{Kings, Material, is_pawn};
use crate::tablebase::scheme::{Scheme, Syzygy, Task};

/// The plan for the sequence and order chosen, or for the plainest ones: the material's own
/// sequence after the leading men, the leading group in the greatest steps.
pub(super) fn solve(task: &Task, choices: &Syzygy) -> Result<Solution, ArrangementError> {
    let lead = lead(task, choices);
    let sequence = match &choices.sequence {
        Some(sequence) => sequence.clone(),
        None => task.material.sequence(&first_sorts(task, lead)),
    };
    let mut solution = Solution::new(task, sequence.clone());
    solution = match table(task, lead) {
        Some(table) => solution.led_by(lead, table),
        None => Solution { lead, ..solution },
    };
    let groups = groups(&sequence, solution.plan().lead.len()).len() as u8;
    let order = order(&task.material, choices, groups);
    let arrangement = Arrangement::new(&solution.plan(), task.material.men(), &sequence, order)?;
    Ok(Solution {
        places: arrangement.places,
        groups: arrangement.groups.as_slice().to_vec(),
        sections: arrangement.sections.as_slice().to_vec(),
        size: arrangement.size,
        ..solution
    })
}

/// The sequence that is taken where none is given, as letters.
pub(super) fn plain_sequence(task: &Task) -> Option<String> {
    let Scheme::Syzygy(choices) = &task.scheme else { return None };
    let sequence = task.material.sequence(&first_sorts(task, lead(task, choices)));
    Some(sequence.into_iter().map(char::from).collect())
}

/// Who leads follows from the material alone (seeds/002, and for suicide the tables' generator).
fn lead(task: &Task, choices: &Syzygy) -> LeadKind {
    let material = &task.material;
    if material.has_pawns() {
        return LeadKind::Pawns(material.count(leading_pawn(material)) as u8);
    }
    match material.singles().len() {
        0 | 1 => match smallest_set(material).map(|man| material.count(man)) {
            Some(2) | None => LeadKind::Twins,
            Some(len) => LeadKind::Twist(len as u8),
        },
        2 => LeadKind::Pair,
        _ if choices.k3 => LeadKind::KingsAndOne,
        _ => LeadKind::Triple,
    }
}

/// The pawns that lead: those of the side with fewer, White's where there are as many.
fn leading_pawn(material: &Material) -> u8 {
    let (white, black) = (material.count(b'P'), material.count(b'p'));
    if white == 0 || black > 0 && black < white { b'p' } else { b'P' }
}

/// The smallest set of like men, of several the first.
fn smallest_set(material: &Material) -> Option<u8> {
    let sorts = material.sorts().into_iter().filter(|&man| material.count(man) > 1);
    sorts.min_by_key(|&man| material.count(man))
}

/// The sorts of men that a sequence begins with.
fn first_sorts(task: &Task, lead: LeadKind) -> Vec<u8> {
    let material = &task.material;
    match lead {
        LeadKind::Pawns(_) => {
            let lead = leading_pawn(material);
            let others = material.sorts().into_iter().filter(|&man| is_pawn(man) && man != lead);
            [lead].into_iter().chain(others).collect()
        }
        LeadKind::Pair | LeadKind::KingsAndOne if task.kings != Kings::Ordinary => {
            let others = material.singles().into_iter().filter(|man| !b"Kk".contains(man));
            b"Kk".iter().copied().chain(others).collect()
        }
        LeadKind::Twins | LeadKind::Twist(_) => smallest_set(material).into_iter().collect(),
        _ => material.singles(),
    }
}

/// The order chosen, or the one in which the leading group comes last and the pawns that do not
/// lead just before it.
fn order(material: &Material, choices: &Syzygy, groups: u8) -> (u8, Option<u8>) {
    let both = material.count(b'P') > 0 && material.count(b'p') > 0;
    let order2 = if both { choices.order2.or(Some(groups - 1)) } else { choices.order2 };
    (choices.order.unwrap_or(groups), order2)
}

fn table(task: &Task, lead: LeadKind) -> Option<LeadTable> {
    let pairs = |apart: bool| {
        let leading = Leading {
            board: task.board,
            symmetries: &Symmetry::ALL,
            domains: &[task.board.all(); 2],
            alike: false,
            apart,
            pawns: 0,
            room: None,
            part_by_stabiliser: false,
        };
        leading.table()
    };
    match lead {
        LeadKind::Pair | LeadKind::KingsAndOne => Some(pairs(task.kings == Kings::Apart)),
        LeadKind::Triple => Some(pairs(false)),
        LeadKind::Twins => Some(twins::table(task.board)),
        _ => None,
    }
}
