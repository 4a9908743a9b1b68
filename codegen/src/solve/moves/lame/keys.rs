//! Keys of few squares: a product whose highest bits tell every occupancy of them from the others.

use crate::random::Xorshift;
use crate::work;

/// The most squares of a key: sixteen sets a square.
pub(super) const MOST_SQUARES: u32 = 4;

/// How many random factors are tried where none are found by construction.
const TRIALS: usize = 200;

/// The factors of the word's halves, and the shift that leaves the key.
#[derive(Clone, Copy, Debug)]
pub(super) struct Key {
    pub(super) magic: [u64; 2],
    pub(super) shift: u32,
}

/// Of no squares: every occupancy has the key 0.
impl Default for Key {
    fn default() -> Key {
        Key { magic: [0, 0], shift: 63 }
    }
}

impl Key {
    /// The key of a word in which no other squares are occupied.
    pub(super) fn of(&self, word: u128) -> usize {
        let low = (word as u64).wrapping_mul(self.magic[0]);
        let product = low.wrapping_add(((word >> 64) as u64).wrapping_mul(self.magic[1]));
        (product >> self.shift) as usize
    }

    /// Whether all occupancies of the squares have keys of their own.
    fn tells_apart(&self, squares: &[u8]) -> bool {
        work::add(16);
        // The product is a sum of the factors moved up by each square's number.
        let parts = squares.iter().map(|square| {
            self.magic[usize::from(square / 64)].wrapping_shl(u32::from(square % 64))
        });
        let mut products = vec![0_u64];
        for part in parts {
            for place in 0..products.len() {
                products.push(products[place].wrapping_add(part));
            }
        }
        let seen = products.iter().fold(0_u64, |seen, product| seen | 1 << (product >> self.shift));
        seen.count_ones() == 1 << squares.len()
    }
}

/// A key of some squares, given by their numbers. `None` where they are more than `most_squares`, or where no
/// key was found: the highest bits of both halves, for one, cannot be told apart, as products leave
/// nothing of either but the highest bit.
pub(super) fn key(squares: &[u8], most_squares: u32) -> Option<Key> {
    if squares.is_empty() {
        return Some(Key::default());
    }
    if squares.len() as u32 > most_squares {
        return None;
    }
    let shift = 64 - squares.len() as u32;
    let mut random = Xorshift::new();
    let random = std::iter::repeat_with(|| [random.word(), random.word()]).take(TRIALS);
    constructed(squares, shift)
        .chain(random)
        .map(|magic| Key { magic, shift })
        .find(|key| key.tells_apart(squares))
}

/// Factors that carry each square to a bit of the key: in every order, of which those tell
/// occupancies apart whose other products fall outside the key.
fn constructed(squares: &[u8], shift: u32) -> impl Iterator<Item = [u64; 2]> {
    let count = squares.len() as u32;
    // Numbers to the base of their count whose digits differ are all orders.
    let is_order = move |order: &u32| {
        let bits = (0..count).fold(0, |bits, place| bits | 1 << (order / count.pow(place) % count));
        bits == (1 << count) - 1
    };
    let orders = (0..count.pow(count))
        .filter(is_order)
        .map(move |order| (0..count).map(move |place| order / count.pow(place) % count));
    orders.filter_map(move |order| {
        let mut magic = [0_u64; 2];
        for (&square, bit) in squares.iter().zip(order) {
            let distance = (shift + bit).checked_sub(u32::from(square % 64))?;
            magic[usize::from(square / 64)] |= 1 << distance;
        }
        Some(magic)
    })
}
