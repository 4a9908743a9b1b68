//! Hoppers looked up by the magics of their rider.
//!
//! The attack set of a hopper is the difference of two attack sets of its rider. The first is the rider's attack
//! set on the given board. The second, larger set is attacked once the first blocker on each line is removed. Both
//! are among the sets of the rider's part. If the rider's key also determines the second set, one byte for each key
//! gives its number. The hopper then takes two loads more than the rider, and no second look-up that waits for the
//! first. Keys without collisions determine all second sets.
//!
//! A hopper that lands right behind its hurdle needs only the number of the rider's own set: one byte for
//! each set gives the number of the set whose rays are one square longer.

use crate::counted_work;
use crate::list::list;
use crate::model::{Landing, Leap, Numbering, SliderMethod, SliderOptions};
use crate::proof::magics::keys::products;
use crate::riders::rays::{Occupancies, Ray, one_further};
use crate::riders::rotated_frames::{rays_of, slots};

use super::super::{Kernel, Method, RiderLookUp};
use super::{MagicEntry, MagicTables, Storage};

/// The bytes that name a hopper's second sets, by which it is looked up in its rider's tables.
#[derive(Clone, Debug)]
pub struct Hopper {
    /// The rider in whose tables it is looked up.
    pub ride: Leap,
    /// The squares beyond its hurdle on which it may land.
    pub landing: Landing,
    /// For each key, or for each set if the hopper lands right behind its hurdle, the byte that
    /// names the second of the part's sets.
    pub names: Vec<u8>,
}

impl Hopper {
    /// The runtime's look-up over the emitted tables, if the names belong to these tables.
    pub fn kernel(&self, solved: &RiderLookUp) -> Option<Box<dyn Kernel>> {
        let Method::Magic(tables) = &solved.method else { return None };
        Some(tables.kernel(Some(self)))
    }
}

/// The names for a rider's hopper. `None` if the rider has no magics, or its keys do not determine the second set.
/// `None` under `auto` too, because each hopper costs a table and its verification.
pub fn hopper(
    numbering: &Numbering,
    options: &SliderOptions,
    solved: &RiderLookUp,
    landing: Landing,
) -> Option<Hopper> {
    let Method::Magic(tables) = &solved.method else { return None };
    let is_asked = options.method(solved.ride) == SliderMethod::Magic;
    if !is_asked || solved.rotated.is_some() || tables.storage != Storage::Squares {
        return None;
    }
    let size = match landing {
        Landing::Anywhere => tables.index.len(),
        // Any byte may be added to the index of a part's first set.
        Landing::Next => tables.sets.len() + usize::from(u8::MAX),
    };
    let mut names = vec![None; size];
    let rays = rays_of(numbering, solved.ride, &slots(numbering, None));
    for (rays, parts) in rays.iter().zip(&tables.squares).filter(|(rays, _)| !rays.is_empty()) {
        for (own, part) in tables.ray_parts.iter().zip(parts) {
            let rays: Vec<&Ray> = list(own.iter(), |&ray| &rays[ray]);
            let occupancies = Occupancies::new(&rays);
            let [keys, bytes] = keys_and_bytes(tables, part, &occupancies);
            match landing {
                Landing::Anywhere => {
                    let ends = occupancies.ends(&rays);
                    by_key(&occupancies.names, &ends, [&keys, &bytes], &mut names)?;
                }
                // The second set's rays reach one square further.
                Landing::Next => {
                    for (byte, further) in bytes.iter().zip(one_further(&rays)) {
                        name(&mut names, usize::from(part.sets) + byte, bytes[further])?;
                    }
                }
            }
        }
    }
    let names = list(names, |name| name.unwrap_or(0));
    Some(Hopper { ride: solved.ride, landing, names })
}

/// Names the second set at an index; `None` if there is another name.
fn name(names: &mut [Option<u8>], index: usize, name: usize) -> Option<()> {
    (*names[index].get_or_insert(name as u8) == name as u8).then_some(())
}

/// The offset of each occupancy's key in the index, and the byte that names each attack set.
fn keys_and_bytes(
    tables: &MagicTables,
    part: &MagicEntry,
    occupancies: &Occupancies,
) -> [Box<[usize]>; 2] {
    let products = &products(tables.word, part.multiplier, &occupancies.squares)[..];
    let (names, index) = (&occupancies.names, &tables.index[..]);
    let mut keys = vec![0; products.len()].into_boxed_slice();
    let mut bytes = vec![0; occupancies.sets.len()].into_boxed_slice();
    let mut occupancy = 0;
    while occupancy < products.len() {
        let key = (products[occupancy] >> part.multiplier.shift) as usize;
        keys[occupancy] = part.offset as usize + key;
        bytes[names[occupancy] as usize] = index[keys[occupancy]].into();
        occupancy += 1;
    }
    counted_work::add(keys.len() as u64 / 2);
    [keys, bytes]
}

/// Names, for each key, the set attacked once the first blockers are removed, given the set of each occupancy and
/// the blockers on which each set's rays end. This is a loop, since it runs unoptimised for every key.
fn by_key(
    first: &[u8],
    ends: &[usize],
    [keys, bytes]: [&[usize]; 2],
    names: &mut [Option<u8>],
) -> Option<()> {
    let mut occupancy = 0;
    while occupancy < first.len() {
        let second = first[occupancy & !ends[first[occupancy] as usize]];
        name(names, keys[occupancy], bytes[second as usize])?;
        occupancy += 1;
    }
    Some(())
}
