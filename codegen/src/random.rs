//! Pseudo-random numbers from fixed seeds, for searches that try things at random: the same at every
//! compilation.

pub use quadrille_circuits::random::SplitMix64;

/// Marsaglia's xorshift, from one seed.
#[derive(Clone, Debug)]
pub(crate) struct Xorshift(u64);

impl Xorshift {
    /// The sequence from its beginning.
    pub(crate) const fn new() -> Xorshift {
        Xorshift(0x9e37_79b9_7f4a_7c15)
    }

    /// The next 64 random bits.
    pub(crate) const fn word(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }
}
