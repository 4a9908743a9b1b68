//! Every man on every square: what a table is before anything is saved.

use quadrille_runtime::tablebase::{Group, Lead, MAX_MEN, Section};

use super::Solution;
use crate::tablebase::scheme::Task;

/// The first man counts in the greatest steps; each is a group of its own, also like men.
pub(super) fn solve(task: &Task, skip: bool) -> Solution {
    let men = task.material.len();
    let group =
        |first: u8| Group { first, len: 1, skips: if skip { first } else { 0 }, pawns: false };
    let squares = |place: usize| (task.board.len() - if skip { place } else { 0 }) as u64;
    let mut strides = [1; MAX_MEN];
    for place in (1..men).rev() {
        strides[place - 1] = strides[place] * squares(place);
    }
    let size = strides[0] * squares(0);
    let groups: Vec<Group> = (0..men as u8).map(group).collect();
    let section = Section { lead_stride: size, strides, ..Section::ONE };
    Solution {
        crowded: !skip,
        pawns: 0,
        sections: vec![section.with_steps(&Lead::Nobody, &groups)],
        groups,
        size,
        ..Solution::new(task, task.material.men().to_vec())
    }
}
