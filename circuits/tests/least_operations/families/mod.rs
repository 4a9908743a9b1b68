//! Families of circuits that are tried exhaustively: if none does a flip, that is proved for the family.
//!
//! A family consists of masked products, `(x & sources) * factor & targets` with rotations before and after,
//! joined by `or`, on 64-bit words; a step beside them in which bits stay or move by a distance, as an exchange
//! of bits does; and the bytes in opposite order. All masks, factors, rotations and distances are tried. A
//! masked rotation is a product by 1.
//!
//! It is enough to look at words with one bit set. They cause no carries, and their bit must reach its target.
//! So a flip that is impossible without carries is impossible with them.
//!
//! The results hold for these forms only. If products are joined by `xor`, sums or differences, one may correct
//! the errors of another; and circuits of other forms may be shorter.
//!
//! - `product`: the moves that one product can make
//! - `sharing`: whether products can share the bits of a map, and the step beside them

mod product;
mod sharing;

use std::fmt;

use quadrille_circuits::proof::BitMap;

use product::rotations;
use sharing::{Sharing, Side, Stage, Targets};

/// A family of circuits. Of rotations those count that are different, before or after the products.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// The sum of two masked products.
    TwoProducts {
        /// The most rotations that its products may have together.
        rotations: u32,
    },
    /// The bytes in opposite order, then two masked products.
    SwappedBytes {
        /// The most rotations that its products may have together.
        rotations: u32,
    },
    /// Two masked products and two masked rotations, all of the word itself.
    ProductsAndRotations,
    /// The sum of three masked products.
    ThreeProducts {
        /// The most rotations that its products may have together.
        rotations: u32,
    },
    /// Two masked products, and before or after both or one of them a step in which each bit stays or is rotated.
    Turned {
        /// The most rotations that its products may have together.
        rotations: u32,
    },
    /// Two masked products, and before or after both or one of them an exchange of bits.
    Exchanged {
        /// The most rotations that its products may have together.
        rotations: u32,
    },
}

impl Family {
    /// The families of at most 13 operations that are tried: one operation less than the best circuits for
    /// the reflections of `Rotary` have.
    pub const ALL: [Family; 6] = [
        Family::TwoProducts { rotations: 3 },
        Family::SwappedBytes { rotations: 2 },
        Family::ProductsAndRotations,
        Family::ThreeProducts { rotations: 2 },
        Family::Turned { rotations: 2 },
        Family::Exchanged { rotations: 1 },
    ];

    /// The operations of its longest circuits, where each product has two masks.
    pub const fn operations(self) -> u32 {
        match self {
            Family::TwoProducts { rotations } => 7 + rotations,
            Family::SwappedBytes { rotations } => 8 + rotations,
            Family::ProductsAndRotations => 13,
            Family::ThreeProducts { rotations } | Family::Turned { rotations } => 11 + rotations,
            Family::Exchanged { rotations } => 12 + rotations,
        }
    }

    /// Whether none of the family does this. Of maps that do not move all bits of a 64-bit word, each to a
    /// place of its own, nothing is known.
    pub fn excludes(self, map: &BitMap) -> bool {
        let Some(targets) = targets(map) else { return false };
        match self {
            Family::TwoProducts { rotations } => !shares::<2>(&targets, rotations),
            Family::SwappedBytes { rotations } => {
                let rest = map.after(|bit| (7 - bit / 8) * 8 + bit % 8);
                self::targets(&rest).is_some_and(|rest| !shares::<2>(&rest, rotations))
            }
            Family::ProductsAndRotations => !shares_with_rotations(&targets),
            Family::ThreeProducts { rotations } => !shares::<3>(&targets, rotations),
            Family::Turned { rotations } => !shares_with_stage(&targets, Stage::Turn, rotations),
            Family::Exchanged { rotations } => {
                !shares_with_stage(&targets, Stage::Exchange, rotations)
            }
        }
    }
}

/// The family in words.
impl fmt::Display for Family {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Family::TwoProducts { rotations } => {
                write!(f, "two masked products and {rotations} rotations")
            }
            Family::SwappedBytes { rotations } => {
                write!(f, "a swap of bytes, then two masked products and {rotations} rotations")
            }
            Family::ProductsAndRotations => {
                write!(f, "two masked products and two masked rotations")
            }
            Family::ThreeProducts { rotations } => {
                write!(f, "three masked products and {rotations} rotations")
            }
            Family::Turned { rotations } => {
                write!(
                    f,
                    "a rotation of some bits before or after two masked products and {rotations} rotations"
                )
            }
            Family::Exchanged { rotations } => {
                write!(
                    f,
                    "an exchange of bits before or after two masked products and {rotations} rotations"
                )
            }
        }
    }
}

/// Where each bit goes, if all 64 do.
fn targets(map: &BitMap) -> Option<Targets> {
    let mut targets = [0; 64];
    let (mut count, mut reached) = (0, 0_u64);
    for (from, to) in map.moves().filter(|_| map.width() == 64) {
        targets[from as usize] = to;
        reached |= 1 << to;
        count += 1;
    }
    (count == 64 && reached == u64::MAX).then_some(targets)
}

/// Whether so many products do it.
fn shares<const N: usize>(targets: &Targets, most: u32) -> bool {
    let sharing = Sharing::<N>::plain(targets);
    rotations::<N>(most).into_iter().any(|list| sharing.is_possible(list, u64::MAX))
}

/// Whether two products do it but for the bits that go by two distances.
fn shares_with_rotations(targets: &Targets) -> bool {
    let sharing = Sharing::<2>::plain(targets);
    let distances = by_distance(targets);
    let mut pairs = distances
        .iter()
        .enumerate()
        .flat_map(|(place, first)| distances[place..].iter().map(move |second| first | second));
    pairs.any(|rotated| sharing.is_possible([(0, 0); 2], !rotated))
}

/// Whether two products and a stage do it: the stage before or after them, for one product or for both.
fn shares_with_stage(targets: &Targets, stage: fn(u32) -> Stage, most: u32) -> bool {
    const WITH_STAGE: [[bool; 2]; 3] = [[true, true], [true, false], [false, true]];
    let lists = rotations::<2>(most);
    let sides = [Side::Before, Side::After].into_iter();
    let mut staged = sides.flat_map(|side| WITH_STAGE.map(|is_staged| (side, is_staged)));
    staged.any(|(side, is_staged)| {
        (1..64).any(|by| {
            let sharing = Sharing::staged(targets, stage(by), side, is_staged);
            lists.iter().any(|&list| sharing.is_possible(list, u64::MAX))
        })
    })
}

/// The bits that go by one distance, for each of the distances.
fn by_distance(targets: &Targets) -> Vec<u64> {
    let mut distances = [0; 64];
    for (bit, target) in (0..64).zip(targets) {
        distances[(target + 64 - bit) as usize % 64] |= 1 << bit;
    }
    distances.into_iter().filter(|bits| *bits != 0).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn map(place: impl Fn(u32) -> u32) -> BitMap {
        let moves: Vec<_> = (0..64).map(|bit| (bit, place(bit))).collect();
        BitMap::new(64, &moves, u64::MAX.into())
    }

    #[test]
    fn what_products_can_do_is_found() {
        let two = Family::TwoProducts { rotations: 1 };
        // All bits by one distance, in two parts; and halves by two distances each.
        assert!(!two.excludes(&map(|bit| (bit + 24) % 64)));
        assert!(!two.excludes(&map(|bit| bit ^ 0o10)));
        assert!(two.excludes(&map(|bit| 63 - bit)));
        // Mask, product and mask, twice; an `or`; a rotation.
        assert_eq!(two.operations(), 8);
        // Halves by two distances and the others by one.
        let three = map(|bit| match bit % 3 {
            0 if bit + 3 < 64 => bit + 1,
            1 if bit + 2 < 64 => bit + 1,
            2 if bit + 1 < 64 => bit - 2,
            _ => bit,
        });
        assert!(!Family::ThreeProducts { rotations: 1 }.excludes(&three));
    }

    /// Rotary's reflections without the exchange of quadrants: the 4 x 4 bits of each quarter transposed. Two
    /// products do not do it, but an exchange of bits and two products may.
    #[test]
    fn what_a_stage_can_do_is_found() {
        let transposed = map(|bit| bit & 0o60 | (bit & 3) << 2 | bit >> 2 & 3);
        assert!(Family::TwoProducts { rotations: 1 }.excludes(&transposed));
        assert!(Family::Turned { rotations: 0 }.excludes(&transposed));
        assert!(!Family::Exchanged { rotations: 1 }.excludes(&transposed));
    }
}
