//! Partitions of a rider's lines into parts that share a key.
//!
//! A table with one entry for each occupancy of all rays from a square needs one look-up, but it explodes on large
//! boards: rooks on 12x10 have 11 million occupancies. The lines through the square (a ray and the opposite one)
//! are independent. So each line can have a key and a table of its own, and the attack set is the union of their
//! sets. Between these extremes, a partition of the lines into parts determines which lines are looked up together.
//! It is the same for all squares, so that the same code looks all of them up.
//!
//! A byte of the index names one of the sets of a square and part, so a part has at most 256 sets on any
//! square. Two bytes would allow more, but never pay. On boards that need them, the sets of one look-up take
//! more bytes than all tables of the lines looked up apart. Nightriders on 8x13 have up to 324 sets on a square
//! and 17,664 keys, which is 141,632 bytes; line by line they take 39,424.

use super::LONGEST_LINE;
use crate::list::collected;
use crate::model::{Leap, RayParts};
use crate::riders::rays::{Ray, relevant_squares};
use crate::sort;

/// The most keys that all squares may have together before lines are split. One table for each square takes 102,400
/// for rooks on 8x8, which still fits the second-level cache.
const MOST_KEYS: usize = 1 << 17;

/// The most keys that are worthwhile if another method is possible. With more, an index exceeds half a megabyte,
/// which no cache keeps.
const MOST_WORTH: usize = 1 << 19;

/// The most relevant squares of a part: those of the longest line, seen from its end.
const MOST_RELEVANT: u32 = LONGEST_LINE - 2;

/// The most attack sets that the tables can number.
const MOST_SETS: usize = 1 << 16;

/// A partition of the rays into parts that are looked up together.
pub(crate) struct Partition {
    /// True if partitions with smaller tables, of more parts, are preferred.
    pub(crate) is_large: bool,
    keys: usize,
    /// The rays that are looked up together.
    pub(crate) ray_parts: RayParts,
}

/// The partitions that the tables can hold: fewer parts come first, then fewer keys. Empty if lines are too long
/// for tables.
pub(crate) fn partitions(ride: Leap, squares: &[Vec<Ray>]) -> Vec<Partition> {
    let lines = ride.steps().len() / 2;
    let partition = |labels: &Vec<usize>| {
        let ray_parts = ray_parts(labels);
        let keys = keys(&ray_parts, squares)?;
        Some(Partition { is_large: keys > MOST_KEYS && ray_parts.len() < lines, keys, ray_parts })
    };
    let mut partitions = collected(restricted_growth(lines).iter().filter_map(partition));
    sort::by_key(&mut partitions, |partition| (partition.ray_parts.len(), partition.keys));
    partitions
}

/// Returns whether all partitions need more keys than are worthwhile.
pub(crate) fn are_huge(partitions: &[Partition]) -> bool {
    partitions.iter().all(|partition| partition.keys > MOST_WORTH)
}

/// The number of keys of minimal size in all tables together, if each byte can name its set.
fn keys(ray_parts: &RayParts, squares: &[Vec<Ray>]) -> Option<usize> {
    let (mut keys, mut sets) = (0, 0);
    for rays in squares.iter().filter(|rays| !rays.is_empty()) {
        for part in ray_parts {
            let own_sets: usize = part.iter().map(|&ray| rays[ray].sets()).product();
            let relevant = relevant_squares(part.iter().map(|&ray| &rays[ray]));
            if own_sets > 256 || relevant > MOST_RELEVANT {
                return None;
            }
            keys += 1 << relevant;
            sets += own_sets;
        }
    }
    (sets <= MOST_SETS).then_some(keys)
}

/// All partitions of `count` lines, as the label of each line. A new label is one more than the greatest before it.
fn restricted_growth(count: usize) -> Vec<Vec<usize>> {
    let mut all = vec![vec![0]];
    for _ in 1..count {
        for labels in std::mem::take(&mut all) {
            let next = labels.iter().max().map_or(0, |label| label + 1);
            all.extend((0..=next).map(|label| [&labels[..], &[label]].concat()));
        }
    }
    all
}

/// The rays of the lines with each label.
fn ray_parts(labels: &[usize]) -> RayParts {
    let mut ray_parts = vec![Vec::new(); labels.iter().max().map_or(0, |label| label + 1)];
    for (line, &label) in labels.iter().enumerate() {
        // The opposite direction is half the steps further on.
        ray_parts[label].extend([line, line + labels.len()]);
    }
    ray_parts
}
