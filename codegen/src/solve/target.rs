//! Targets: instructions that not all processors have, for which functions have bodies of their own.

/// Instructions that not all processors have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Target {
    /// Each bit of a word fetched from any bit: AVX-512 BITALG of x86-64.
    Bitalg,
    /// Products of matrices of bits: GFNI of x86-64.
    Gfni,
    /// Lines side by side in a vector: AVX2 of x86-64.
    Avx2,
    /// Bits are extracted and deposited: BMI2 of x86-64.
    Bmi2,
    /// The bits of a word are reversed at once: 64-bit Arm.
    ReversesBits,
}

impl Target {
    /// The ending of names that are for this target.
    pub fn suffix(self) -> &'static str {
        self.words()[0]
    }

    /// The name that processors' manuals have for it.
    pub fn name(self) -> &'static str {
        self.words()[1]
    }

    /// The runtime's constant that is true where it is.
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
