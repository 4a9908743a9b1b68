//! Attacks of riders, from tables that emitted code holds.
//!
//! [`Sliders64`] and [`Sliders128`] look up with magics and bytes that name sets, [`Pairs64`] with
//! bytes that name two, [`Fancy64`] with magics and sets, [`Split64`] so for each line, `Pext64`
//! (where the target has BMI2) with extracted bits; [`Lines64`] and [`Lines128`] subtract;
//! [`Walk64`] and [`Walk128`] go along the rays. All are made in const evaluation and, but for
//! `Pext64`, looked up in `const fn`s over plain words and numbers.

mod bounds;
mod fancy;
mod lines;
mod magic;
mod pairs;
#[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
mod pext;
mod split;
mod walk;

pub use fancy::Fancy64;
pub use lines::{Lines64, Lines128};
pub use magic::{Sliders64, Sliders128};
pub use pairs::Pairs64;
#[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
pub use pext::Pext64;
pub use split::Split64;
pub use walk::{Walk64, Walk128};
