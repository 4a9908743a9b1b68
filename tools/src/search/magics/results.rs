//! What was found for one class.

use std::collections::{BTreeMap, BTreeSet};

use quadrille_codegen::solve::sliders::magic::minimal::Outcome;

use crate::search::magics::cheapest::{Members, cheapest};
use crate::search::magics::windows::Found;

/// What is known of a class.
#[derive(Clone, Debug, Default)]
pub struct Results {
    /// The smallest keys that some members are known to share.
    pub found: BTreeMap<Members, Found>,
    /// The smallest keys of single members without a rotation.
    pub unrotated: BTreeMap<Members, Found>,
    /// Members and sizes of key for which all windows were tried in vain: it is impossible without carries
    /// and rotations.
    pub impossible: BTreeSet<(Members, u32)>,
    /// Members for whose minimal keys all rotations were tried in vain too: it is impossible without
    /// carries. Not kept, as it takes no time to find out.
    pub impossible_rotated: BTreeSet<Members>,
    /// Members and sizes of key that were searched for with carries in vain, and by how many nodes.
    pub tried: BTreeMap<(Members, u32), u64>,
    /// Single members and sizes of key for which all magics were tried in vain, carries included: it is
    /// impossible without a rotation and a pattern.
    pub refuted: BTreeSet<(Members, u32)>,
}

impl Results {
    /// Notes magics, unless better ones are known. Of equally good ones the least stay, so that the order in which
    /// files are read does not matter.
    pub fn note(&mut self, members: Members, found: Found) {
        if members.is_power_of_two() && found.rotations == [0] {
            keep(&mut self.unrotated, members, found.clone());
        }
        keep(&mut self.found, members, found);
    }

    /// The bits of the smallest key of a single member without a rotation.
    pub fn unrotated_bits(&self, members: Members) -> Option<u32> {
        self.unrotated.get(&members).map(|found| found.key_bits)
    }

    /// Notes that a search with carries found nothing.
    pub fn try_in_vain(&mut self, members: Members, key_bits: u32, nodes: u64) {
        let known = self.tried.entry((members, key_bits)).or_default();
        *known = nodes.max(*known);
    }

    /// Notes how a search for a key of this number of bits ended.
    pub fn close(&mut self, members: Members, key_bits: u32, outcome: Outcome<Found>) {
        match outcome {
            Outcome::Found(found) => self.note(members, found),
            Outcome::Impossible => {
                self.impossible.insert((members, key_bits));
            }
            Outcome::Open => {}
        }
    }

    /// The sets of members that together cost the fewest bytes, and these bytes. `cells` are
    /// members of which only one need be looked up; each set's members are of different cells.
    pub fn best(&self, cells: &[Members]) -> (u64, Vec<Members>) {
        let known = self.found.iter().map(|(&members, found)| (members, found.key_bits));
        cheapest(cells, &known.collect::<Vec<_>>())
    }

    /// The bytes if these members shared a key of this number of bits.
    pub fn best_with(&self, cells: &[Members], members: Members, key_bits: u32) -> u64 {
        let known = self.found.iter().map(|(&members, found)| (members, found.key_bits));
        cheapest(cells, &known.chain([(members, key_bits)]).collect::<Vec<_>>()).0
    }
}

/// Keeps magics, unless better ones are kept.
fn keep(kept: &mut BTreeMap<Members, Found>, members: Members, found: Found) {
    let rank = |found: &Found| (found.key_bits, found.magics.clone(), found.rotations.clone());
    if kept.get(&members).is_none_or(|known| rank(known) > rank(&found)) {
        kept.insert(members, found);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(key_bits: u32) -> Found {
        Found::plain(key_bits, Vec::new())
    }

    #[test]
    fn the_cheapest_cover_wins() {
        let mut results = Results::default();
        (0..4).for_each(|member| results.note(1 << member, found(5)));
        let each = [1, 2, 4, 8];
        assert_eq!(results.best(&each), (128, vec![1, 2, 4, 8]));
        results.note(0b0011, found(5));
        results.note(0b0110, found(4));
        assert_eq!(results.best(&each).0, 32 + 16 + 32);
        assert_eq!(results.best_with(&each, 0b1111, 6), 64);
    }

    #[test]
    fn one_member_of_a_cell_is_enough() {
        let mut results = Results::default();
        results.note(0b0001, found(7));
        results.note(0b0010, found(6));
        results.note(0b0100, found(7));
        assert_eq!(results.best(&[0b0011, 0b1100]), (64 + 128, vec![0b0010, 0b0100]));
    }
}
