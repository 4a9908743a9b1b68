//! A stream of random numbers that is the same everywhere.

/// `SplitMix64` (Guy Steele, Doug Lea, Christine Flood: "Fast splittable pseudorandom number
/// generators").
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The stream of a case: streams of different seeds and numbers have nothing in common.
    pub fn new(seed: u64, number: u64) -> Random {
        let mut random = Random(seed);
        random.0 = random.bits().wrapping_add(number);
        random.0 = random.bits();
        random
    }

    /// The next 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// A number below `end`, or 0 where nothing is.
    pub fn below(&mut self, end: usize) -> usize {
        ((u128::from(self.bits()) * end as u128) >> 64) as usize
    }

    /// A number from `first` to `last`.
    pub fn between(&mut self, first: usize, last: usize) -> usize {
        first + self.below(last + 1 - first)
    }

    /// True once in `times`.
    pub fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// One of several, of which there is at least one.
    pub fn pick<'a, T: ?Sized + 'a>(&mut self, from: &[&'a T]) -> &'a T {
        from[self.below(from.len())]
    }

    /// The numbers below `end` in random order.
    pub fn numbers(&mut self, end: usize) -> Vec<usize> {
        let mut numbers: Vec<usize> = (0..end).collect();
        self.shuffle(&mut numbers);
        numbers
    }

    /// Brings a list into random order.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            list.swap(last, self.below(last + 1));
        }
    }
}
