//! The arrangement that a task of the scheme `syzygy` asks for.

use quadrille_tablebase::{Arrangement, ArrangementError, Syzygy as Rules};

use crate::tablebase::scheme::{IndexRequest, Scheme, SyzygyOptions};

/// The arrangement with the sequence and order chosen, or with the plainest ones: the material's own
/// sequence after the leading men, the leading group in the greatest steps.
pub(super) fn arrangement(
    task: &IndexRequest,
    choices: &SyzygyOptions,
) -> Result<Arrangement, ArrangementError<'static>> {
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
pub(super) fn plain_sequence(task: &IndexRequest) -> Option<String> {
    let Scheme::Syzygy(choices) = &task.scheme else { return None };
    let rules = Rules { kings: task.kings, k3: choices.k3 };
    let sequence = rules.plain_sequence(&task.material).ok()?;
    Some(sequence.into_iter().map(char::from).collect())
}
