//! All classes of a layout, and the search for minimal keys that their squares share.

use quadrille_codegen::model::{Leap, Names, Numbering, WordSize};

use super::cheapest::Members;
use super::class_results::Known;
use super::initial::{by_magics, cells, initial, set_bytes, tables};
use super::square_class::{Class, KeyedRays, classes};
use crate::search::description::Description;

/// All classes of all riders of a layout, and the keys found for them.
pub struct MagicSearch {
    /// The classes whose squares share keys.
    pub(super) classes: Vec<ClassSearch>,
    pub(super) numbering: Numbering,
    /// The word of bitboards. Rotations that are not needed are tried in 64-bit words only.
    pub(super) word: WordSize,
    pub(super) names: Names,
    /// The bytes of the attack sets.
    pub set_bytes: u64,
    /// The pieces without magics, from the description or from the compiler's own short search.
    pub(super) unkeyed: Vec<String>,
}

/// A class whose squares share keys, and the keys found for it.
#[derive(Clone)]
pub struct ClassSearch {
    pub(super) class: Class,
    /// The results for the class.
    pub(super) known: Known,
    /// The members that each slot serves, of which one needs a key.
    pub(super) cells: Vec<Members>,
}

impl MagicSearch {
    /// The classes of a description's riders. Each member has the magic of the description, or that of the
    /// compiler's own short search.
    pub fn new(description: &Description) -> Result<MagicSearch, String> {
        let layout = description.layout();
        let numbering = layout.numbering.clone();
        let word = layout.word.ok_or("the layout has no bitboards, and so no magics")?;
        let (mut searched, mut unkeyed, mut bytes) = (Vec::new(), Vec::new(), 0);
        for (piece, ride) in description.riders() {
            let given = layout.magics.iter().find(|given| given.ride == ride);
            let solved = by_magics(layout, &numbering, word, ride, given)?;
            let Some((solved, tables)) =
                solved.as_ref().and_then(|solved| Some((solved, tables(&solved.method)?)))
            else {
                unkeyed.push(piece.to_owned());
                continue;
            };
            bytes += set_bytes(tables);
            let options = Some(&layout.sliders);
            for class in classes(&numbering, ride, &tables.ray_parts, options) {
                let known = initial(&numbering, &class, tables, solved);
                let cells = cells(&numbering, &class, solved);
                searched.push(ClassSearch { class, known, cells });
            }
        }
        let names = layout.names.clone();
        let set_bytes = bytes;
        Ok(MagicSearch { classes: searched, numbering, word, names, set_bytes, unkeyed })
    }

    /// Finds minimal keys that squares of each class share: without rotations before the multiplication, and in 64-bit
    /// words with all of them.
    pub fn share_keys(&mut self) {
        for ClassSearch { class, known, cells } in &mut self.classes {
            known.share_minimal_keys(class, cells);
            if self.word == WordSize::U64 {
                known.share_rotated_keys(class, cells);
            }
        }
    }

    /// The magic for a part of a square's rays, the rotation before it, and the bits of the key, in the cheapest choice for
    /// the class.
    pub fn magic(&self, ride: Leap, number: u8, part: usize) -> Option<(u64, u32, u32)> {
        let square = self.numbering.square(number)?;
        let rays = KeyedRays { square, part };
        let of_ride = self.classes.iter().filter(|searched| searched.class.shape.ride == ride);
        of_ride.into_iter().find_map(|searched| {
            let members = &searched.class.shape.members;
            let member = members.iter().position(|member| member.rays == rays)?;
            let set = searched.best().1.into_iter().find(|set| set >> member & 1 != 0)?;
            let index = (set & ((1 << member) - 1)).count_ones() as usize;
            let key = &searched.known.keys[&set];
            Some((key.magics[index], key.rotations[index], key.key_bits))
        })
    }

    /// The bytes of all indexes.
    pub fn bytes(&self) -> u64 {
        self.classes.iter().map(|searched| searched.best().0).sum()
    }
}

impl ClassSearch {
    /// The least bytes, and the sets of members that share keys then.
    pub(super) fn best(&self) -> (u64, Vec<Members>) {
        self.known.best(&self.cells)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::magics::shared_key::{SharedKey, holds};
    use crate::standard;

    /// The result of a search on a standard layout that begins without any keys, even the description's.
    fn shared(name: &str) -> MagicSearch {
        let text = standard::text(name).expect("a standard layout").to_owned();
        let mut magics = MagicSearch::new(&Description::read(name, text).unwrap()).unwrap();
        magics.classes.iter_mut().for_each(|searched| searched.known = Known::default());
        magics.share_keys();
        magics
    }

    /// In the quadrant a1-d4 of Rotary a step along a rank adds 1 to the number, and one along a file adds 4. If
    /// mirror images shared a minimal key, the window next to a window `w` would have to be `2w` and `16w` at
    /// once, except for a few low bits. So no two mirror images of rooks share one, whichever of their turned
    /// squares are looked up. Bishops do.
    #[test]
    fn no_rooks_of_rotary_share_by_mirrors_and_bishops_do() {
        let magics = shared("rotary");
        let mut pairs = 0;
        for ClassSearch { class, known, cells } in &magics.classes {
            let [one, other] = cells[..] else { continue };
            let is_pair =
                |set: &Members| (set & one).is_power_of_two() && (set & other).is_power_of_two();
            let all: Vec<Members> =
                (1..256).filter(|s: &u32| s.count_ones() == 2 && is_pair(s)).collect();
            assert_eq!(all.len(), 16);
            if class.shape.ride == (Leap { m: 0, n: 1 }) {
                pairs += 1;
                assert!(all.iter().all(|set| known.impossible.contains(set)));
            } else {
                assert!(all.iter().any(|set| known.keys.contains_key(set)));
            }
        }
        assert_eq!(pairs, 6);
    }

    /// In no class of eight squares do all of W's rooks share a minimal key without carries, even with rotations of the
    /// occupancy. With rotations, in each class four squares that turns map to each other share, and so do the
    /// mirror images b1 and b8, c1 and c8, d1 and d8.
    #[test]
    fn which_rooks_of_w_share_minimal_keys() {
        let magics = shared("w");
        let is_meant = |own: &&ClassSearch| {
            own.class.shape.ride == Leap { m: 0, n: 1 } && own.class.shape.members.len() == 8
        };
        let mirrored = ["b1 b8", "c1 c8", "d1 d8"];
        let mut mirrors_that_share = 0;
        let classes: Vec<&ClassSearch> = magics.classes.iter().filter(is_meant).collect();
        for ClassSearch { class, known, .. } in &classes {
            let is_minimal = |key: &SharedKey| key.key_bits == class.relevant_bits();
            let shares = |set: &Members| known.keys.get(set).is_some_and(is_minimal);
            let sets = (1..256).filter(shares).collect::<Vec<Members>>();
            assert!(sets.iter().all(|set| holds(class, *set, &known.keys[set])));
            assert!(known.impossible_rotated.contains(&0xff));
            let rotated = class.shape.orbits.iter().filter(|set| set.count_ones() == 4);
            assert!(rotated.filter(|set| sets.contains(set)).count() >= 2);
            let names = sets.iter().map(|set| magics.squares(class, *set));
            mirrors_that_share += names.filter(|name| mirrored.contains(&&**name)).count();
        }
        assert_eq!((classes.len(), mirrors_that_share), (6, 3));
        let report = magics.report();
        let column = |line: &str| line.split('\t').nth(5).map(str::to_owned);
        let columns: Vec<String> = report.lines().filter_map(column).collect();
        assert_eq!(columns[0], "with rotations, without carries");
        assert_eq!(columns[1..5], ["shared", "11 bits", "11 bits", "11 bits"]);
    }
}
