//! The results for a class: the keys that its members are known to share, and sets for which that is impossible.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use quadrille_codegen::solve::sliders::magic::equal_keys::EqualKeySearch;
use quadrille_codegen::solve::sliders::magic::minimal::Outcome;

use super::cheapest::{Members, cheapest, is_lean};
use super::shared_key::{SharedKey, minimal_key};
use super::square_class::Class;

/// The nodes that a search for a minimal key may visit.
const EFFORT: u64 = 1 << 20;

/// The nodes that a search with all rotations may visit.
const EFFORT_WITH_ROTATIONS: u32 = 1 << 30;

/// The results for a class.
#[derive(Clone, Debug, Default)]
pub struct Known {
    /// The smallest key that each set of members is known to share.
    pub keys: BTreeMap<Members, SharedKey>,
    /// Sets proved to share no minimal key without carries and rotations: all windows were tried.
    pub impossible: BTreeSet<Members>,
    /// Sets proved to share no minimal key without carries, even with rotations.
    pub impossible_rotated: BTreeSet<Members>,
}

impl Known {
    /// Records a key, unless a smaller one is known.
    pub fn note(&mut self, members: Members, key: SharedKey) {
        if !self.has(members, key.key_bits) {
            self.keys.insert(members, key);
        }
    }

    /// True if the members are known to share a key of this many bits or fewer.
    fn has(&self, members: Members, key_bits: u32) -> bool {
        self.keys.get(&members).is_some_and(|key| key.key_bits <= key_bits)
    }

    /// The least bytes, and the sets of members that attain them. Each of `cells` holds the members of one slot; a set
    /// has at most one member of a cell.
    pub fn best(&self, cells: &[Members]) -> (u64, Vec<Members>) {
        let known = self.keys.iter().map(|(&members, key)| (members, key.key_bits));
        cheapest(cells, &known.collect::<Vec<_>>())
    }

    /// The bytes if these members shared a key of this number of bits.
    pub fn best_with(&self, cells: &[Members], members: Members, key_bits: u32) -> u64 {
        let known = self.keys.iter().map(|(&members, key)| (members, key.key_bits));
        cheapest(cells, &known.chain([(members, key_bits)]).collect::<Vec<_>>()).0
    }

    /// Tries all sets of members for a minimal key that they share without rotations. Large sets come first: if a set
    /// shares a key, so do its subsets.
    pub fn share_minimal_keys(&mut self, class: &Class, cells: &[Members]) {
        let key_bits = class.relevant_bits();
        let mut sets: Vec<Members> =
            (1..1 << class.shape.members.len()).filter(|set| is_lean(cells, *set)).collect();
        sets.sort_by_key(|members| Reverse(members.count_ones()));
        for members in sets.into_iter().filter(|_| key_bits > 0) {
            if self.has(members, key_bits) {
                continue;
            }
            let larger = self
                .keys
                .iter()
                .find(|(larger, key)| *larger & members == members && key.key_bits == key_bits);
            let part = larger.map(|(larger, key)| key.of(*larger, members));
            match part.map_or_else(|| minimal_key(class, members, EFFORT), Outcome::Found) {
                Outcome::Found(key) => self.note(members, key),
                Outcome::Impossible => {
                    self.impossible.insert(members);
                }
                Outcome::Open => {}
            }
        }
    }

    /// Tries each orbit of members without a shared minimal key for one with rotations before the multiplication, in
    /// 64-bit words only.
    pub fn share_rotated_keys(&mut self, class: &Class, cells: &[Members]) {
        let key_bits = class.relevant_bits();
        if key_bits == 0 {
            return;
        }
        let mut search = EqualKeySearch::new(&class.shape, true, u32::MAX);
        for &members in class.shape.orbits.iter().filter(|members| is_lean(cells, **members)) {
            if self.has(members, key_bits) {
                continue;
            }
            let chosen: Vec<usize> = class.shape.chosen(members).collect();
            if let Some(keys) = search.find(&chosen, EFFORT_WITH_ROTATIONS) {
                let (rotations, magics) = keys.into_iter().unzip();
                self.note(members, SharedKey { key_bits, magics, rotations });
            } else if !search.is_open() {
                self.impossible_rotated.insert(members);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(key_bits: u32) -> SharedKey {
        SharedKey { key_bits, magics: Vec::new(), rotations: Vec::new() }
    }

    #[test]
    fn the_cheapest_cover_wins() {
        let mut known = Known::default();
        (0..4).for_each(|member| known.note(1 << member, key(5)));
        let each = [1, 2, 4, 8];
        assert_eq!(known.best(&each), (128, vec![1, 2, 4, 8]));
        known.note(0b0011, key(5));
        known.note(0b0110, key(4));
        assert_eq!(known.best(&each).0, 32 + 16 + 32);
        assert_eq!(known.best_with(&each, 0b1111, 6), 64);
    }

    #[test]
    fn one_member_of_a_cell_is_enough() {
        let mut known = Known::default();
        known.note(0b0001, key(7));
        known.note(0b0010, key(6));
        known.note(0b0100, key(7));
        assert_eq!(known.best(&[0b0011, 0b1100]), (64 + 128, vec![0b0010, 0b0100]));
    }
}
