//! Keys of lame leapers that all squares share.

/// How a key is found from the occupancy of 64 squares: the highest bits of a product.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LameKey {
    /// The relevant squares.
    pub mask: u64,
    /// The factor that brings the bits of the mask to the top of the product.
    pub magic: u64,
    /// The distance by which the product is shifted down.
    pub shift: u32,
    /// The index of the set of key 0.
    pub first: u32,
}

impl LameKey {
    /// The index of the set that an occupancy leads to.
    #[inline(always)]
    const fn set_index(&self, occupancy: u64) -> usize {
        let key = (occupancy & self.mask).wrapping_mul(self.magic) >> self.shift;
        self.first as usize + key as usize
    }
}

macro_rules! shifted_lame_leaps {
    ($(#[$doc:meta])* $name:ident, $word:ident, $window:ident, $turned:ident) => {
        $(#[$doc])*
        ///
        /// Keys read the 64 squares from number - `below` on.
        ///
        /// # Panics
        /// When the keys lead out of the sets.
        #[inline(always)]
        pub const fn $name(
            keys: &[LameKey],
            sets: &[u64],
            target: $word,
            number: usize,
            below: usize,
            occupancy: $word,
        ) -> $word {
            let window = $window(occupancy, number.wrapping_sub(below) as u32);
            let (mut free, mut key) = (0, 0);
            while key < keys.len() {
                free |= sets[keys[key].set_index(window)];
                key += 1;
            }
            $turned(free, number as u32) & target
        }
    };
}

shifted_lame_leaps! {
    /// The attacks of lame leapers where all squares share their keys. A set has a bit for each
    /// step: bit n for a step that adds n to numbers modulo 64.
    shifted_lame_64, u64, window_64, rotated_64
}

shifted_lame_leaps! {
    /// Lame leaps by keys for words of 128 bits. At most one half has a target at each bit, so one set of 64 bits,
    /// rotated and copied to both halves, is enough.
    shifted_lame_128, u128, window_128, rotated_in_both_halves
}

/// The 64 bits from bit `turn` on, wrapping around.
#[inline(always)]
const fn window_64(occupancy: u64, turn: u32) -> u64 {
    occupancy.rotate_right(turn)
}

/// The set rotated up: bit 0 goes to bit `turn`.
#[inline(always)]
const fn rotated_64(set: u64, turn: u32) -> u64 {
    set.rotate_left(turn)
}

/// A set rotated up, in both halves of a word.
#[inline(always)]
const fn rotated_in_both_halves(set: u64, turn: u32) -> u128 {
    let half = rotated_64(set, turn) as u128;
    half << 64 | half
}

/// The 64 bits from bit `turn` on, wrapping around from the last to the first. Halves are shifted one by one: a
/// rotation of 128 bits is made of double shifts, which are slow on many processors.
#[inline(always)]
const fn window_128(occupancy: u128, turn: u32) -> u64 {
    let (low, high) = (occupancy as u64, (occupancy >> 64) as u64);
    let (first, second) = if turn & 64 == 0 { (low, high) } else { (high, low) };
    let by = turn & 63;
    first >> by | (second << 1) << (63 - by)
}
