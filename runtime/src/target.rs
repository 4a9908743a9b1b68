//! The instructions that the target has: emitted code tests them with `if`, and compilers keep one
//! branch.
//!
//! Compilers before Rust 1.89 have no stable functions for GFNI and AVX-512, and do not report these features either,
//! whatever flags they are given. So nothing here asks for the version of the compiler.

/// AVX-512 BITALG of x86-64, which fetches bits from anywhere in a word.
pub const BITALG: bool = cfg!(all(target_arch = "x86_64", target_feature = "avx512bitalg"));

/// AVX-512 VBMI2 of x86-64, which moves chosen bytes of a vector together.
pub const VBMI2: bool = cfg!(all(target_arch = "x86_64", target_feature = "avx512vbmi2"));

/// An instruction that counts bits. Processors other than x86-64 are taken to have one.
pub const COUNTS_BITS: bool = cfg!(any(not(target_arch = "x86_64"), target_feature = "popcnt"));

/// GFNI of x86-64, which multiplies matrices of bits, with the shuffle of bytes of SSSE3.
pub const GFNI: bool =
    cfg!(all(target_arch = "x86_64", target_feature = "gfni", target_feature = "ssse3"));

/// AVX2 of x86-64, whose vectors hold four lines side by side.
pub const AVX2: bool = cfg!(all(target_arch = "x86_64", target_feature = "avx2"));

/// BMI2 of x86-64, which extracts and deposits bits.
pub const BMI2: bool = cfg!(all(target_arch = "x86_64", target_feature = "bmi2"));

/// 64-bit Arm, which reverses the bits of a word.
pub const REVERSES_BITS: bool = cfg!(target_arch = "aarch64");
