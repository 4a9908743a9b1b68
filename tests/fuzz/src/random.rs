//! A stream of random numbers that is the same everywhere.

use quadrille_codegen::random::SplitMix64;

/// A separate stream for each case.
#[derive(Clone, Debug)]
pub struct Random(SplitMix64);

impl Random {
    /// The stream of a case. Streams of different seeds and numbers are unrelated.
    pub fn new(seed: u64, number: u64) -> Random {
        let of_seed = SplitMix64::new(seed).word();
        Random(SplitMix64::new(SplitMix64::new(of_seed.wrapping_add(number)).word()))
    }

    /// The next 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.0.word()
    }

    /// A number below `end`, or 0 if `end` is 0.
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

    /// An element of a nonempty list.
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
