//! All classes of a layout, and finding out which of their squares share keys of minimal size.

use quadrille_codegen::model::{Leap, Names, Numbering, WordSize};

use super::begin::{begin, by_magics, cells, set_bytes, tables};
use super::cheapest::Members;
use super::class::{Class, KeyedRays, classes};
use super::known::Known;
use crate::search::describe::Description;

/// All classes of all riders of a layout, and the keys found for them.
pub struct MagicSearch {
    /// The classes whose squares share keys.
    pub(super) classes: Vec<Searched>,
    pub(super) numbering: Numbering,
    /// The word of a bitboard: rotations that are not needed are looked for in 64-bit words only.
    pub(super) word: WordSize,
    pub(super) names: Names,
    /// The bytes of the attack sets.
    pub set_bytes: u64,
}

/// A class whose squares share keys, and the keys found for it.
#[derive(Clone)]
pub struct Searched {
    pub(super) class: Class,
    /// The keys that were found.
    pub(super) known: Known,
    /// The sets of members with one slot, of which only one need be looked up.
    pub(super) cells: Vec<Members>,
}

impl MagicSearch {
    /// The classes of a description's riders; each member has the magic that the description or
    /// the compiler's own short search gives it.
    pub fn new(description: &Description) -> Result<MagicSearch, String> {
        let layout = description.layout();
        let numbering = layout.numbering.clone();
        let word = description.word.ok_or("the layout has no bitboards, and so no magics")?;
        let (mut searched, mut bytes) = (Vec::new(), 0);
        for (_, ride) in description.riders() {
            let given = layout.magics.iter().find(|given| given.ride == ride);
            let Some(solved) = by_magics(layout, &numbering, word, ride, given)? else { continue };
            let Some(tables) = tables(&solved.method) else { continue };
            bytes += set_bytes(tables);
            let options = Some(&layout.sliders);
            for class in classes(&numbering, ride, &tables.ray_parts, options) {
                let known = begin(&numbering, &class, tables, &solved);
                let cells = cells(&numbering, &class, &solved);
                searched.push(Searched { class, known, cells });
            }
        }
        let names = layout.names.clone();
        Ok(MagicSearch { classes: searched, numbering, word, names, set_bytes: bytes })
    }

    /// Finds out which squares of each class share keys of minimal size, without rotations before the multiplication
    /// and with all of them.
    pub fn share_keys(&mut self) {
        for Searched { class, known, cells } in &mut self.classes {
            known.share_minimal_keys(class, cells);
            if self.word == WordSize::U64 {
                known.share_rotated_keys(class, cells);
            }
        }
    }

    /// The magic chosen for a part of a square's rays, the rotation before it and the bits of the key: the cheapest together
    /// with those of its class.
    pub fn magic(&self, ride: Leap, number: u8, part: usize) -> Option<(u64, u32, u32)> {
        let square = self.numbering.square(number)?;
        let rays = KeyedRays { square, part };
        let of_ride = self.classes.iter().filter(|searched| searched.class.shape.ride == ride);
        of_ride.into_iter().find_map(|searched| {
            let members = &searched.class.shape.members;
            let member = members.iter().position(|member| member.rays == rays)?;
            let set = searched.best().1.into_iter().find(|set| set >> member & 1 != 0)?;
            let index = (set & ((1 << member) - 1)).count_ones() as usize;
            let found = &searched.known.found[&set];
            Some((found.magics[index], found.rotations[index], found.key_bits))
        })
    }

    /// The bytes of the index.
    pub fn bytes(&self) -> u64 {
        self.classes.iter().map(|searched| searched.best().0).sum()
    }
}

impl Searched {
    /// The least bytes, and the sets of members that then share keys.
    pub(super) fn best(&self) -> (u64, Vec<Members>) {
        self.known.best(&self.cells)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::magics::found::holds;

    fn w() -> MagicSearch {
        let text = include_str!("../../../../layouts/w.layout").to_owned();
        MagicSearch::new(&Description::read("w.layout", text).unwrap()).unwrap()
    }

    /// In the quadrant a1-d4 of Rotary a step along a rank adds 1 to the number, and one along a file adds 4. If
    /// mirror images shared a minimal key, the window next to a window `w` would have to be `2w` and `16w` at
    /// once, except for a few low bits. So no two mirror images of rooks share one, whichever of their turned
    /// squares are looked up. Bishops do.
    #[test]
    fn no_rooks_of_rotary_share_by_mirrors_and_bishops_do() {
        let text = include_str!("../../../../layouts/rotary.layout").to_owned();
        let mut magics =
            MagicSearch::new(&Description::read("rotary.layout", text).unwrap()).unwrap();
        magics.share_keys();
        let mut pairs = 0;
        for Searched { class, known, cells } in &magics.classes {
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
                assert!(all.iter().any(|set| known.found.contains_key(set)));
            }
        }
        assert_eq!(pairs, 6);
    }

    /// Checks the keys that members of a class off the diagonals share; returns the class's name
    /// and the other members if only four share.
    fn shared_without_rotations(
        magics: &MagicSearch,
        Searched { class, known, .. }: &Searched,
    ) -> Option<(String, Members)> {
        let key_bits = class.relevant_bits();
        let can =
            |members: &Members| known.found.get(members).is_some_and(|f| f.key_bits == key_bits);
        let closed = |members: &Members| can(members) != known.impossible.contains(members);
        assert!((1..256).all(|members| closed(&members)));
        let largest = (1..256).filter(can).map(|members: u32| members.count_ones()).max();
        assert_eq!(largest, Some(4));
        let fours: Vec<Members> = (1..256).filter(|m: &u32| m.count_ones() == 4).collect();
        let fours: Vec<Members> = fours.into_iter().filter(can).collect();
        let name = magics.squares(class, 1);
        let is_odd = ["c1", "d1"].contains(&&*name);
        assert_eq!(fours.len(), if is_odd { 1 } else { 2 }, "{name}");
        // The rest of the class shares with none of these, and three of it at most.
        let rest = 255 & !fours.iter().fold(0, |all, set| all | set);
        let within = |set: &Members| set & rest == *set || fours.iter().any(|f| set & f == *set);
        assert!((1..256).filter(can).all(|set| within(&set)), "{name}");
        assert!(!is_odd || (1..256).filter(can).any(|set: u32| (set & rest).count_ones() == 3));
        is_odd.then_some((name, rest))
    }

    /// In W's rook classes c1 and d1 the rotations of the board exchange two sets of squares. Without carries and
    /// without rotations of the occupancy, one set shares a minimal key, and of the other only three squares can.
    /// In no class off the diagonals do two squares share a key that no rotation exchanges. With rotations of the
    /// occupancy both sets share, and so do the mirror images b1 and b8, c1 and c8, d1 and d8.
    #[test]
    fn which_rooks_of_w_can_share_minimal_keys() {
        let mut magics = w();
        let rooks = |magics: &MagicSearch| -> Vec<Searched> {
            let is_rook = |it: &&Searched| it.class.shape.ride == Leap { m: 0, n: 1 };
            magics.classes.iter().filter(is_rook).cloned().collect()
        };
        let mut odd = Vec::new();
        for mut rook in rooks(&magics) {
            // Nothing is known, as the description's magics have rotations.
            rook.known = Known::default();
            rook.known.share_minimal_keys(&rook.class, &rook.cells);
            if rook.class.shape.members.len() == 8 {
                odd.extend(shared_without_rotations(&magics, &rook));
            }
        }
        magics.classes.iter_mut().for_each(|searched| searched.known = Known::default());
        magics.share_keys();
        // The report of that for a whole class.
        let lines = magics.impossible_for_all(Leap { m: 0, n: 1 });
        assert_eq!(lines.len(), 6);
        let is_refuted =
            |line: &String| line.ends_with("; nor with rotations, all of which were tried");
        assert!(lines.iter().all(is_refuted));
        let report = magics.report();
        let column = |line: &str| line.split('\t').nth(5).map(str::to_owned);
        let columns: Vec<String> = report.lines().filter_map(column).collect();
        assert_eq!(columns[0], "with rotations, without carries");
        assert_eq!(columns[1..5], ["shared", "11 bits", "11 bits", "11 bits"]);
        let all = rooks(&magics);
        let named =
            |name: &str| all.iter().find(|own| magics.squares(&own.class, 1) == name).unwrap();
        let of = |name: &str, members: Members| {
            let Searched { class, known, .. } = named(name);
            let found = known.found.get(&members).filter(|f| f.key_bits == class.relevant_bits());
            assert!(found.is_none_or(|found| holds(class, members, found)));
            found.cloned()
        };
        assert_eq!(odd.len(), 2);
        // All eight of a class do not, with rotations either.
        let mut whole = all.iter().filter(|own| own.class.shape.members.len() == 8);
        assert_eq!(whole.clone().count(), 6);
        assert!(whole.all(|own| own.known.impossible_rotated.contains(&0xff)));
        for (name, rest) in odd {
            assert!(of(&name, rest).is_some_and(|found| found.rotations.iter().any(|&by| by != 0)));
        }
        for (name, mirrored) in [("b1", "b1 b8"), ("c1", "c1 c8"), ("d1", "d1 d8")] {
            let class = &named(name).class;
            let pair = (1..256).find(|&pair| magics.squares(class, pair) == mirrored).unwrap();
            assert!(of(name, pair).is_some(), "{mirrored}");
        }
    }
}
