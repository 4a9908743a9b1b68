//! Targets: instructions that not all processors have, for which functions have separate bodies.

/// Instructions that not all processors have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Target {
    /// Fetches each bit of a word from any bit: AVX-512 BITALG of x86-64.
    Bitalg,
    /// Multiplies matrices of bits: GFNI of x86-64.
    Gfni,
    /// Looks up lines side by side in a vector: AVX2 of x86-64.
    Avx2,
    /// Extracts and deposits bits: BMI2 of x86-64.
    Bmi2,
    /// Reverses the bits of a word at once: 64-bit Arm.
    ReversesBits,
}

impl Target {
    /// The suffix of names for this target.
    pub fn suffix(self) -> &'static str {
        self.words()[0]
    }

    /// The name in processors' manuals.
    pub fn name(self) -> &'static str {
        self.words()[1]
    }

    /// The runtime's constant that is true on this target.
    pub fn constant(self) -> &'static str {
        self.words()[2]
    }

    fn words(self) -> [&'static str; 3] {
        match self {
            Target::Bitalg => ["bitalg", "AVX-512 BITALG", "BITALG"],
            Target::Gfni => ["gfni", "GFNI", "GFNI"],
            Target::Avx2 => ["avx2", "AVX2", "AVX2"],
            Target::Bmi2 => ["bmi2", "BMI2", "BMI2"],
            Target::ReversesBits => ["aarch64", "64-bit Arm", "REVERSES_BITS"],
        }
    }
}
