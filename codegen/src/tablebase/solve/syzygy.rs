//! Bit for bit as Syzygy's tables: what the runtime works out, with its tables.

use quadrille_runtime::tablebase::{Arrangement, ArrangementError, Lead, Syzygy as Rules};

use super::{LeadKind, Solution};
use crate::tablebase::scheme::{Scheme, Syzygy, Task};

/// The plan for the sequence and order chosen, or for the plainest ones: the material's own
/// sequence after the leading men, the leading group in the greatest steps.
pub(super) fn solve(task: &Task, choices: &Syzygy) -> Result<Solution, ArrangementError> {
    let arrangement = arrangement(task, choices)?;
    let plan = arrangement.plan();
    let (lead, leads) = match plan.lead {
        Lead::Pair(leads) => (LeadKind::Pair, Some(leads)),
        Lead::Twins(leads) => (LeadKind::Twins, Some(leads)),
        Lead::Triple(leads) => (LeadKind::Triple, Some(leads)),
        Lead::KingsAndOne(leads) => (LeadKind::KingsAndOne, Some(leads)),
        Lead::Twist(len) => (LeadKind::Twist(len), None),
        Lead::Pawns(len) => (LeadKind::Pawns(len), None),
        Lead::Nobody | Lead::One(_) => unreachable!("Syzygy has two leading men at least"),
    };
    Ok(Solution {
        lead,
        entries: leads.map_or_else(Vec::new, |leads| leads.entries.to_vec()),
        squares: leads.map_or_else(Vec::new, |leads| leads.squares.to_vec()),
        places: plan.places,
        groups: plan.groups().to_vec(),
        sections: plan.sections().to_vec(),
        size: plan.size,
        ..Solution::new(task, arrangement.sequence().bytes().collect())
    })
}

fn arrangement(task: &Task, choices: &Syzygy) -> Result<Arrangement, ArrangementError> {
    let rules = Rules { kings: task.kings, k3: choices.k3 };
    let plain = rules.plain_sequence(&task.material)?;
    let sequence = choices.sequence.as_deref().unwrap_or(&plain);
    let sequence: String = sequence.iter().copied().map(char::from).collect();
    let plan = rules.plain(&task.material)?;
    let groups = plan.plan().groups().len() as u8;
    let both = plan.plan().groups().first().is_some_and(|group| group.pawns);
    let order2 = if both { choices.order2.or(Some(groups - 1)) } else { choices.order2 };
    rules.arrange(&task.material, &sequence, choices.order.unwrap_or(groups), order2)
}

/// The sequence that is taken where none is given, as letters.
pub(super) fn plain_sequence(task: &Task) -> Option<String> {
    let Scheme::Syzygy(choices) = &task.scheme else { return None };
    let rules = Rules { kings: task.kings, k3: choices.k3 };
    let sequence = rules.plain_sequence(&task.material).ok()?;
    Some(sequence.into_iter().map(char::from).collect())
}
