//! Attacks of riders, from tables that emitted code holds. One file for each method:
//!
//! | file | tables | look-up |
//! | --- | --- | --- |
//! | `magic` | [`Magic64`], [`Magic128`] | a magic leads to a byte, the index of a set |
//! | `magic::per_line` | [`MagicPerLine64`] | a magic leads to a byte, the indexes of two sets |
//! | `split` | [`Split64`], [`Split128`] | a magic for each line leads to a set |
//! | `split::overlapped` | [`OverlappedSplit64`] | a magic for all lines leads to a set |
//! | `pext` | `Pext64`, where the target has BMI2 | extracted bits lead to a set |
//! | `obstruction_difference` | [`ObstructionDifference64`], [`ObstructionDifference128`] | a subtraction along each line |
//! | `classical` | [`ClassicalRays64`], [`ClassicalRays128`] | a loop over the blockers on each ray |
//!
//! Tables are made in const evaluation. Look-ups are `const fn`s over plain words and numbers, except those of
//! `Pext64` and of vectors. Each file has its look-up as a function over records and slices, which the
//! compiler's verification calls on the bytes that it emits. The tables call it without checks of
//! bounds: `crate::bounds` asserted them when the tables were made. `rider` is any of them as a value, `reader` reads with
//! checks or without, and `turn` looks a square up as another.

mod classical;
mod magic;
mod obstruction_difference;
mod pext;
mod reader;
mod rider;
mod split;
mod turn;

pub use classical::{ClassicalRays64, ClassicalRays128, classical_ray_64, classical_ray_128};
pub use magic::{
    Magic64, Magic128, MagicPerLine64, MagicRecord64, MagicRecord128, magic_attacks_64,
    magic_attacks_128, magic_behind_64, magic_behind_128,
};
pub use obstruction_difference::{
    Below, ObstructionDifference64, ObstructionDifference128, attacks_in_byte_64,
    attacks_in_byte_128, difference_attacks_64, difference_attacks_128,
};
#[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
pub use pext::{Extractions, Instructions, Pext64};
pub use pext::{Loops, MoveBits, PextRecord};
pub use reader::Reader;
pub use rider::Rider;
pub use split::{
    OverlappedRecord, OverlappedSplit64, RotatedSplit128, Split64, Split128,
    rotated_split_attacks_128, split_attacks, split_attacks_128,
};
pub use turn::{Frames, Turn};
