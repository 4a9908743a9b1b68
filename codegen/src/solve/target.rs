//! Targets: instructions that not all processors have, for which functions have bodies of their own.

/// Instructions that not all processors have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Target {
    /// Each bit of a word fetched from any place: AVX-512 BITALG of x86-64.
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
        match self {
            Target::Bitalg => "bitalg",
            Target::Gfni => "gfni",
            Target::Avx2 => "avx2",
            Target::Bmi2 => "bmi2",
            Target::ReversesBits => "aarch64",
        }
    }

    /// The name that processors' manuals have for it.
    pub fn name(self) -> &'static str {
        match self {
            Target::Bitalg => "AVX-512 BITALG",
            Target::Gfni => "GFNI",
            Target::Avx2 => "AVX2",
            Target::Bmi2 => "BMI2",
            Target::ReversesBits => "64-bit Arm",
        }
    }

    /// The runtime's constant that is true where it is.
    pub fn constant(self) -> &'static str {
        match self {
            Target::Bitalg => "BITALG",
            Target::Gfni => "GFNI",
            Target::Avx2 => "AVX2",
            Target::Bmi2 => "BMI2",
            Target::ReversesBits => "REVERSES_BITS",
        }
    }
}
