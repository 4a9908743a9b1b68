//! Keys that lead to attack sets directly: larger tables, and one load fewer.

use crate::layout::WordSize;

use super::given::GivenError;
use super::{Multiplier, Problem, Storage, Tables, occupancies};

/// Magics, and a set for each key: "fancy" magics, or "black" ones (Onno Garms, Niklas Fiekas),
/// which multiply `occupancy | !mask` instead of `occupancy & mask`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Direct {
    /// Whether the magics are black.
    pub is_black: bool,
    /// By slot.
    pub squares: Vec<DirectPart>,
    /// A set for each key of each square.
    pub sets: Vec<u64>,
}

/// How one square is looked up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DirectPart {
    /// The relevant squares.
    pub mask: u64,
    /// What makes the key of them.
    pub multiplier: Multiplier,
    /// The place of key 0.
    pub offset: u32,
}

impl Direct {
    /// The key that a square has for an occupancy of the whole board.
    pub fn key(&self, part: DirectPart, occupancy: u64) -> usize {
        let seen = if self.is_black { occupancy | !part.mask } else { occupancy & part.mask };
        part.multiplier.key(u128::from(seen))
    }
}

/// Masks whose occupied squares, moved together, are the key of a set that is kept moved
/// together in the same way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Extract {
    /// By slot: the relevant squares, all squares of the rays, and the place of key 0.
    pub squares: Vec<(u64, u64, u32)>,
    /// A set for each key of each square, as bits of all squares of its rays.
    pub sets: Vec<u16>,
}

/// The sets that these tables' keys lead to, without the bytes between.
pub(super) fn direct(tables: &Tables, is_black: bool) -> Result<Direct, GivenError> {
    let mut direct = Direct { is_black, squares: Vec::new(), sets: Vec::new() };
    for parts in &tables.squares {
        let [part] = parts.as_slice() else { return Err(GivenError::OneLookUp) };
        if part.mask > u128::from(u64::MAX) || tables.storage != Storage::Squares {
            return Err(GivenError::OneLookUp);
        }
        let (offset, start) = (direct.sets.len() as u32, part.offset as usize);
        let names = &tables.index[start..start + (1 << part.multiplier.key_bits())];
        let set = |&name: &u8| tables.sets[usize::from(part.sets) + usize::from(name)] as u64;
        direct.sets.extend(names.iter().map(set));
        let (mask, multiplier) = (part.mask as u64, part.multiplier);
        direct.squares.push(DirectPart { mask, multiplier, offset });
    }
    Ok(direct)
}

/// The tables for extracted bits.
pub(super) fn extract(problem: &Problem<'_>) -> Result<Extract, GivenError> {
    let mut extract = Extract { squares: Vec::new(), sets: Vec::new() };
    for rays in &problem.rays {
        let all = rays.iter().fold(0, |all, ray| all | ray.all());
        let relevant: u32 = rays.iter().map(super::rays::Ray::len).sum();
        if problem.word != WordSize::U64 || all.count_ones() > 16 || relevant > 14 {
            return Err(GivenError::OneLookUp);
        }
        let occupancies = occupancies(rays, &(0..rays.len()).collect::<Vec<_>>());
        let offset = extract.sets.len() as u32;
        extract.squares.push((occupancies.mask() as u64, all as u64, offset));
        // The key has the lowest number first, an occupancy the greatest.
        let sets: Vec<u16> =
            occupancies.sets().iter().map(|&set| packed(set as u64, all as u64)).collect();
        let width = occupancies.squares().len() as u32;
        let reversed = |key: usize| (key as u32).reverse_bits().checked_shr(32 - width);
        extract.sets.extend((0..1_usize << width).map(|key| {
            let occupancy = reversed(key).unwrap_or(0) as usize;
            sets[usize::from(occupancies.names()[occupancy])]
        }));
    }
    if extract.squares.len() < problem.entries() {
        // A number of no square is looked up in an empty mask.
        let offset = extract.sets.len() as u32;
        extract.sets.push(0);
        extract.squares.resize(problem.entries(), (0, 0, offset));
    }
    Ok(extract)
}

/// The bits of `set` at the places of `mask`, moved together.
fn packed(set: u64, mask: u64) -> u16 {
    let places = (0..64).filter(|place| mask >> place & 1 != 0);
    places.enumerate().fold(0, |packed, (to, from)| packed | ((set >> from & 1) as u16) << to)
}
