//! Maps of a word's bits, and the proof that a circuit performs such a map.

use super::affine::{Bit, follow};
use crate::circuit::Circuit;

/// A map of a word's bits to different bits.
///
/// There are three kinds of bits: bits that move to another (or stay), bits that may be set and have to vanish, and
/// bits that are never set and need no care. Bits to which none moves are 0 in the result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BitMap {
    width: u32,
    /// The target of each bit, or `None` if it is dropped.
    targets: Vec<Option<u32>>,
    /// The bits that may be set.
    live: u128,
}

impl BitMap {
    /// The map of words of `width` bits that moves bits as `moves` says, (from, to), where no bits
    /// outside `live` are ever set.
    ///
    /// # Panics
    /// If two bits move to one or one bit to two, if a bit is outside the word, or if a bit that moves is not live.
    pub fn new(width: u32, moves: &[(u32, u32)], live: u128) -> BitMap {
        let mut targets = vec![None; width as usize];
        let mut taken = 0_u128;
        for &(from, to) in moves {
            assert!(to < width && taken >> to & 1 == 0, "bit {to} is the target of two bits");
            assert!(live >> from & 1 == 1, "bit {from} moves and is never set");
            taken |= 1 << to;
            let earlier = targets[from as usize].replace(to);
            assert_eq!(earlier, None, "bit {from} has two targets");
        }
        BitMap { width, targets, live }
    }

    /// The bits of the word.
    pub fn width(&self) -> u32 {
        self.width
    }

    /// The bits that may be set.
    pub fn live(&self) -> u128 {
        self.live
    }

    /// The moves (from, to) of all bits that are kept, in the order of `from`.
    pub fn moves(&self) -> impl Iterator<Item = (u32, u32)> + '_ {
        (0..).zip(&self.targets).filter_map(|(from, to)| Some((from, (*to)?)))
    }

    /// The target of a bit, or `None` if it is dropped.
    pub fn target(&self, from: u32) -> Option<u32> {
        self.targets[from as usize]
    }

    /// For each bit of the result, the bit that moves there.
    pub fn origins(&self) -> Vec<Option<u32>> {
        let mut origins = vec![None; self.width as usize];
        self.moves().for_each(|(from, to)| origins[to as usize] = Some(from));
        origins
    }

    /// The rest of the map after a move of all bits, which took bit `n` of the word to `moved(n)`.
    pub fn after(&self, moved: impl Fn(u32) -> u32) -> BitMap {
        let mut targets = vec![None; self.targets.len()];
        let mut live = 0;
        for (from, &target) in (0..).zip(&self.targets) {
            targets[moved(from) as usize] = target;
            live |= (self.live >> from & 1) << moved(from);
        }
        BitMap { width: self.width, targets, live }
    }

    /// The image of one word, bit by bit.
    pub fn apply(&self, word: u128) -> u128 {
        self.moves().fold(0, |image, (from, to)| image | (word >> from & 1) << to)
    }

    /// Returns whether the circuit does this to every word, which is proved, not sampled.
    pub fn is_done_by(&self, circuit: &Circuit) -> bool {
        circuit.width() == self.width && self.fault_of(circuit).is_none()
    }

    /// The first bit of the result that is not shown to be right, for a circuit of the same width.
    pub fn fault_of(&self, circuit: &Circuit) -> Option<Fault> {
        let origins = self.origins();
        fault(circuit, self.live, |bit| origins[bit as usize])
    }
}

/// The first bit of a circuit's result that is not shown to be right, for words that have no bits outside `live`.
/// `wanted` gives the right bit of the input for each bit of the result, or `None` for 0.
pub fn fault(circuit: &Circuit, live: u128, wanted: impl Fn(u32) -> Option<u32>) -> Option<Fault> {
    (0..).zip(follow(circuit, live)).find_map(|(bit, found)| {
        let wanted = wanted(bit);
        let is_right = found == Some(wanted.map_or(Bit::ZERO, Bit::input));
        (!is_right).then_some(Fault { bit, wanted, found })
    })
}

/// A bit of a circuit's result that is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The bit of the result.
    pub bit: u32,
    /// The bit of the input that has to arrive there, if any.
    pub wanted: Option<u32>,
    /// The bit that arrives, if it can be followed.
    pub found: Option<Bit>,
}
