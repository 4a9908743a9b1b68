//! All magics with minimal keys that form equal ones, by the lowest bits of windows.
//!
//! Without carries a key is the sum of the windows of the occupied squares, modulo its size. An
//! occupant of the nearest square of a ray gives an attack set of its own, whatever else is
//! occupied: so the sums with it and those without have nothing in common, and the same holds for
//! the other squares where it is absent. Ray by ray all sums are therefore different: keys that are
//! sums never collide harmlessly, and have no fewer bits than there are relevant squares. Where they
//! have as many, the pairs {0, window} tile the cyclic group of keys, and by Hajós' theorem one of
//! them is a subgroup, in each quotient again: the lowest set bits of the windows are all different.
//! Conversely, windows with different lowest bits never collide, whatever is above these bits.
//!
//! So magics without carries are ways to give each square a lowest bit, and all that is not a lowest
//! bit may be 0. There are so few ways that the bits of magics leave open that all can be tried:
//! where none holds, none exists.

use crate::search::windows::{Found, Frames, Outcome, agree, carries, unknowns};

/// The magics of these frames whose keys have as many bits as there are squares, unless more than
/// `effort` choices must be made.
pub fn minimal(names: &[u16], frames: &Frames<'_>, effort: u64) -> Outcome {
    let squares = frames[0].len();
    let (unknowns, bits) = unknowns(frames, squares as u32);
    let values = vec![None; bits.len()];
    let mut tiling = Tiling { names, frames, unknowns, bits, left: effort };
    match tiling.choose(&values, &vec![None; squares]) {
        Some(magics) => Outcome::Found(Found { key_bits: squares as u32, magics }),
        None if tiling.left == 0 => Outcome::Open,
        None => Outcome::Impossible,
    }
}

struct Tiling<'a> {
    names: &'a [u16],
    frames: &'a Frames<'a>,
    /// The unknown of each bit of each window; `None` where the bit must be 0.
    unknowns: Vec<Vec<Option<usize>>>,
    /// For each unknown the bits of the members' magics that it sets.
    bits: Vec<Vec<u128>>,
    left: u64,
}

/// By unknown: its value, if it is decided.
type Values = [Option<bool>];

impl Tiling<'_> {
    /// Gives a lowest bit to each square that has none yet in `lowest`.
    fn choose(&mut self, values: &Values, lowest: &[Option<usize>]) -> Option<Vec<u128>> {
        let Some(choices) = self.fewest(values, lowest) else { return self.magics(values) };
        for (square, bit) in choices {
            if self.left == 0 {
                return None;
            }
            self.left -= 1;
            let Some(values) = self.with(values, square, bit) else { continue };
            let mut lowest = lowest.to_vec();
            lowest[square] = Some(bit);
            let found = self.choose(&values, &lowest);
            if found.is_some() {
                return found;
            }
        }
        None
    }

    /// The choices for the square, or for the bit, that has fewest; `None` when all are made.
    fn fewest(&self, values: &Values, lowest: &[Option<usize>]) -> Option<Vec<(usize, usize)>> {
        let open = |place: usize| lowest[place].is_none();
        let free = |bit: usize| !lowest.contains(&Some(bit));
        let can = |&(square, bit): &(usize, usize)| {
            open(square) && free(bit) && self.with(values, square, bit).is_some()
        };
        let all = 0..lowest.len();
        let of_square = |square: usize| all.clone().map(|bit| (square, bit)).collect::<Vec<_>>();
        let of_bit = |bit: usize| all.clone().map(|square| (square, bit)).collect::<Vec<_>>();
        let squares = all.clone().filter(|&square| open(square)).map(of_square);
        let lists = squares.chain(all.clone().filter(|&bit| free(bit)).map(of_bit));
        lists.map(|list| list.into_iter().filter(can).collect::<Vec<_>>()).min_by_key(Vec::len)
    }

    /// The values with this bit the lowest of the square's window; `None` if they contradict it.
    fn with(&self, values: &Values, square: usize, bit: usize) -> Option<Vec<Option<bool>>> {
        let mut values = values.to_vec();
        for (place, unknown) in self.unknowns[square][..=bit].iter().enumerate() {
            let value = place == bit;
            match unknown {
                None if value => return None,
                None => {}
                Some(unknown) => match values[*unknown] {
                    Some(known) if known != value => return None,
                    _ => values[*unknown] = Some(value),
                },
            }
        }
        Some(values)
    }

    /// The sparsest magics with these values, if nothing is carried into their keys or it does not
    /// matter.
    fn magics(&self, values: &Values) -> Option<Vec<u128>> {
        let mut magics = vec![0; self.frames.len()];
        for (bits, _) in self.bits.iter().zip(values).filter(|(_, value)| **value == Some(true)) {
            magics.iter_mut().zip(bits).for_each(|(magic, bits)| *magic |= bits);
        }
        let key_bits = self.unknowns.len() as u32;
        let holds = !carries(self.frames, key_bits, &magics)
            || agree(self.names, self.frames, key_bits, &magics);
        holds.then_some(magics)
    }
}

#[cfg(test)]
mod tests {
    use quadrille_codegen::board::Board;
    use quadrille_codegen::layout::{Leap, Numbering};

    use super::*;
    use crate::search::class::{Class, classes};

    /// Rooks' corners and edges on 4x4, numbered from 0 in an order that a generator shuffles.
    fn rooks(seed: u64) -> Vec<Class> {
        let mut numbers: Vec<u8> = (0..16).collect();
        let mut random = seed;
        for end in (1..16).rev() {
            random = random.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
            numbers.swap(end, (random >> 33) as usize % (end + 1));
        }
        let numbering = Numbering::new(Board::new(4, 4).unwrap(), numbers).unwrap();
        classes(&numbering, Leap { m: 0, n: 1 }, &[vec![0, 1, 2, 3]])
    }

    /// Whether any values of the unknowns are magics without carries.
    fn exist(names: &[u16], frames: &Frames<'_>) -> bool {
        let key_bits = frames[0].len() as u32;
        let (_, bits) = unknowns(frames, key_bits);
        (0_u32..1 << bits.len()).any(|values| {
            let mut magics = vec![0; frames.len()];
            for (_, bits) in bits.iter().enumerate().filter(|(at, _)| values >> at & 1 != 0) {
                magics.iter_mut().zip(bits).for_each(|(magic, bits)| *magic |= bits);
            }
            !carries(frames, key_bits, &magics) && agree(names, frames, key_bits, &magics)
        })
    }

    #[test]
    fn lowest_bits_find_magics_exactly_where_there_are_some() {
        let (mut found, mut impossible) = (0, 0);
        for class in (0..20).flat_map(rooks) {
            for (one, other) in [(0, 1), (0, 2), (1, 3), (2, 3)] {
                let [one, other] = [one, other].map(|at: usize| &class.members[at].frames[0][..]);
                let frames = vec![one, other];
                let has = match minimal(&class.names, &frames, 1 << 20) {
                    Outcome::Found(found) => {
                        assert!(agree(&class.names, &frames, found.key_bits, &found.magics));
                        true
                    }
                    Outcome::Impossible => false,
                    Outcome::Open => panic!("it is a small search"),
                };
                assert_eq!(has, exist(&class.names, &frames));
                *if has { &mut found } else { &mut impossible } += 1;
            }
        }
        assert!(found > 20 && impossible > 20, "{found}, {impossible}");
    }

    /// Smaller keys collide, whatever is above the lowest bits: of 16 occupancies all windows of
    /// three bits are tried.
    #[test]
    fn keys_that_are_sums_do_not_collide_harmlessly() {
        let classes = rooks(1);
        let corner = classes.iter().find(|class| class.relevant() == 4).unwrap();
        for windows in 0_usize..1 << 12 {
            let window = |square: usize| windows >> (3 * square) & 7;
            let mut owners = [None; 8];
            let holds = corner.names.iter().enumerate().all(|(occupancy, name)| {
                let occupied = (0..4).filter(|square| occupancy >> square & 1 != 0);
                let key = occupied.map(window).sum::<usize>() % 8;
                *owners[key].get_or_insert(name) == name
            });
            assert!(!holds);
        }
    }
}
