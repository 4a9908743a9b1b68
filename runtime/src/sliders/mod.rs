//! Attacks of riders, from tables that emitted code holds. One file for each method:
//!
//! | file | tables | look-up |
//! | --- | --- | --- |
//! | `magic` | [`Magic`] | a magic leads to a byte, the index of a set |
//! | `magic::per_line` | [`MagicPerLine64`] | a magic leads to a byte, the indexes of two sets |
//! | `split` | [`Split`] | a magic for each line leads to a set |
//! | `split::overlapped` | [`OverlappedSplit64`] | a magic for all lines leads to a set |
//! | `pext` | `Pext64`, where the target has BMI2 | extracted bits lead to a set |
//! | `obstruction_difference` | [`ObstructionDifference`] | a subtraction along each line |
//! | `classical` | [`ClassicalRays`] | a loop over the blockers on each ray |
//!
//! Tables are made in const evaluation. Look-ups are `const fn`s over plain words and numbers, except those of
//! `Pext64` and of vectors. Each file has its look-up as a function over records and slices, which the
//! compiler's verification calls on the bytes that it emits. The tables call it without checks of
//! bounds: `crate::bounds` asserted them when the tables were made. `rider` is any of them as a value, `reader` reads with
//! checks or without, and `frames` looks a square up as another.

mod classical;
mod frames;
mod magic;
mod obstruction_difference;
mod pext;
mod reader;
mod rider;
mod split;

pub use classical::{ClassicalRays, classical_attacks, classical_ray};
pub use frames::{Frames, Rotation};
pub use magic::{Magic, MagicPerLine64, MagicRecord, magic_attacks, magic_behind};
pub use obstruction_difference::{
    Below, Methods, ObstructionDifference, attacks_in_byte, difference_attacks, folded_lines,
};
#[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
pub use pext::{Extractions, Instructions, Pext64};
pub use pext::{Loops, MoveBits, PextRecord};
pub use reader::Reader;
pub use rider::Rider;
pub use split::{OverlappedRecord, OverlappedSplit64, Split, split_attacks};
