//! Leaps of a whole set, in fewer shifts than there are steps.
//!
//! A knight goes one file to either side and then two ranks, or two files and then one rank. So a set is shifted to the
//! neighbouring files, their union is shifted two ranks up and down, and likewise for files two away: 17 operations
//! where eight steps take 23. Steps that go the same distance along the direction of the greater stride share shifts.

use super::shifts::shifted;
use super::{LeapGroup, NoFill, fill};
use crate::list::{list, union};
use crate::model::{Numbering, Step, WordSize};
use crate::{reference, sort};
use quadrille_runtime::U256;

/// The groups of some leaps.
///
/// # Errors
/// If a leap does not change every square's number by the same amount.
pub(super) fn groups(
    numbering: &Numbering,
    word: WordSize,
    leaps: &[Step],
) -> Result<Vec<LeapGroup>, NoFill> {
    let mut direct = Vec::new();
    for &leap in leaps {
        let shift = shifted(numbering, leap)?;
        direct.extend(shift.map(|shift| LeapGroup {
            first: vec![Some(shift)],
            then: vec![0],
            within: None,
        }));
    }
    let all = numbering.word(numbering.board().all());
    let orders: [fn(Step) -> Step; 2] = [|step| step, |(files, ranks)| (ranks, files)];
    let mut candidates = Vec::new();
    for order in orders {
        let Some(groups) = in_two_steps(numbering, leaps, order) else { continue };
        candidates.push(list(&groups, |group| LeapGroup { within: Some(all), ..group.clone() }));
        candidates.push(groups);
    }
    candidates.retain(|groups| are_right(numbering, word, leaps, groups));
    candidates.push(direct);
    sort::by_key(&mut candidates, |groups| operations(groups));
    Ok(candidates.swap_remove(0))
}

/// Groups leaps by their first component, where `order` puts the components of a leap in order. `None` if a
/// component alone is no shift.
fn in_two_steps(
    numbering: &Numbering,
    leaps: &[Step],
    order: fn(Step) -> Step,
) -> Option<Vec<LeapGroup>> {
    let first = sort::distinct(leaps.iter().map(|&leap| order(leap).0));
    let mut groups: Vec<(Vec<i16>, LeapGroup)> = Vec::new();
    for distance in first {
        let seconds = leaps.iter().map(|&leap| order(leap)).filter(|step| step.0 == distance);
        let seconds = sort::distinct(seconds.map(|step| step.1));
        let step = match distance {
            0 => None,
            _ => Some(shifted(numbering, order((distance, 0))).ok()??),
        };
        if let Some((_, group)) = groups.iter_mut().find(|(of, _)| *of == seconds) {
            group.first.push(step);
            continue;
        }
        let mut then = Vec::new();
        for &second in &seconds {
            let is_none = second == 0;
            let by = || Some(shifted(numbering, order((0, second))).ok()??.by);
            then.push(if is_none { 0 } else { by()? });
        }
        groups.push((seconds, LeapGroup { first: vec![step], then, within: None }));
    }
    Some(list(groups, |(_, group)| group))
}

/// Returns whether the groups lead from each square to the same squares as the leaps. Shifts, masks and unions treat
/// each bit separately, so they then do so from each set.
fn are_right(numbering: &Numbering, word: WordSize, leaps: &[Step], groups: &[LeapGroup]) -> bool {
    let (board, fill) = (numbering.board(), fill(word, &[], groups, 1));
    board.squares().all(|from| {
        let targets = leaps.iter().filter_map(|&step| reference::ray(board, from, step).next());
        let expected = union(targets.map(|to| U256::bit(numbering.number(to).into())));
        fill(U256::bit(numbering.number(from).into()), U256::MIN) == expected
    })
}

/// The operations of some groups.
pub(super) fn operations(groups: &[LeapGroup]) -> u32 {
    let each = groups.iter().map(LeapGroup::operations);
    (each.sum::<u32>() + groups.len() as u32).saturating_sub(1)
}
