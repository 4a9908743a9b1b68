//! Attack sets stored line by line: a byte of the index names two sets, whose union is the attack set.
//!
//! A rook's set is the union of the squares that it attacks along its rank and along its file. On 8x8 a line
//! has at most 12 such sets, fewer than four bits can name; both lines together have up to 144. So a square
//! needs a quarter of the sets or less. That costs two loads and five operations more for each look-up.

use crate::list::{both, list, union};
use crate::model::WordSize;

use super::super::Refusal;
use super::super::problem::Problem;
use super::assemble::SharedIndex;
use super::{MagicEntry, MagicTables, Storage};
use crate::riders::rays::Ray;

const NO_PAIRS: Refusal = Refusal::Unfit(
    "`sets: per_line` is for riders whose lines are looked up together, with at most 16 attack sets along each \
     half of them, in `u64` bitboards",
);

/// The most sets that half a byte can name.
const MOST: usize = 16;

/// The look-ups of these tables with sets of half the lines each.
///
/// Geometry does not tell which half comes first, since a symmetry may exchange them. So the order of halves with
/// the lesser bytes is taken. Then squares with equal keys still have equal bytes.
pub(super) fn per_line(
    problem: &Problem<'_>,
    tables: &MagicTables,
) -> Result<MagicTables, Refusal> {
    if problem.has_rings() {
        return Err(Refusal::WRAPS);
    }
    if tables.ray_parts.len() != 1 || problem.word != WordSize::U64 {
        return Err(NO_PAIRS);
    }
    let (mut index, mut sets, mut squares) = (SharedIndex::default(), Vec::new(), Vec::new());
    for (slot, parts) in tables.squares.iter().enumerate() {
        let (part, run) = (parts[0], tables.run(&parts[0]));
        let rays = problem.rays().get(slot).map_or(&[][..], Vec::as_slice);
        let first = first_half(rays);
        let orders = both([first, !first], |half| paired(named(tables, part, run), run, half));
        let [Some(one), Some(other)] = orders else { return Err(NO_PAIRS) };
        let (run, lists) = if one.0 <= other.0 { one } else { other };
        let offset = index.share(&run);
        // The second list follows the first.
        let (start, second) = (sets.len() as u16, lists[0].len() as u8);
        squares.push(vec![MagicEntry { offset, sets: start, second, ..part }]);
        sets.extend(lists.concat());
    }
    let (word, ray_parts) = (tables.word, tables.ray_parts.clone());
    let (storage, index) = (Storage::Lines, index.bytes);
    Ok(MagicTables { word, ray_parts, squares, storage, index, sets }.padded())
}

/// The sets that a part's bytes name.
fn named<'a>(tables: &'a MagicTables, part: MagicEntry, run: &[u8]) -> &'a [u128] {
    let count = run.iter().max().map_or(0, |&name| usize::from(name) + 1);
    &tables.sets[usize::from(part.sets)..][..count]
}

/// The squares of the first half of the lines.
fn first_half(rays: &[Ray]) -> u128 {
    // Ray `i + n/2` is opposite to ray `i`, so both rays of a line belong to the same half.
    let lines = rays.len() / 2;
    let is_first = |ray: usize| ray % lines.max(1) < lines.div_ceil(2);
    let first = rays.iter().enumerate().filter(|(ray, _)| is_first(*ray));
    union(first.map(|(_, ray)| ray.all().low()))
}

/// The run with a byte for each name of one of these sets, and the sets along the squares of `half` and along the
/// other squares whose unions the bytes name. `None` if there are more sets of either than half a byte can name.
fn paired(sets: &[u128], run: &[u8], half: u128) -> Option<(Vec<u8>, [Vec<u128>; 2])> {
    let mut lists = [Vec::new(), Vec::new()];
    let mut named = |list: usize, set: u128| {
        let list: &mut Vec<u128> = &mut lists[list];
        list.iter().position(|&known| known == set).unwrap_or_else(|| {
            list.push(set);
            list.len() - 1
        })
    };
    let byte = |&set: &u128| (named(0, set & half) | named(1, set & !half) << 4) as u8;
    let bytes = list(sets.iter(), byte);
    let are_named = lists.iter().all(|list| list.len() <= MOST);
    are_named.then(|| (list(run.iter(), |&name| bytes[usize::from(name)]), lists))
}
