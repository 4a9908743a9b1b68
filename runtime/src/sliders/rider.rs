//! A rider's look-up as a value: its tables without their sizes, and the method that reads them.
//!
//! A layout's riders are constants. Functions match on the method, and compilers keep one arm: only the instructions of
//! that method are left.

use super::classical::Rays;
use super::magic::{MagicRecord64, MagicRecord128, Magics, MagicsPerLine};
use super::obstruction_difference::Differences;
#[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
use super::obstruction_difference::two_riders;
#[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
use super::pext::Extractions;
use super::split::{Overlapped, Splits};
use crate::word::Word;
use crate::word::constant::{from_narrow, from_wide, narrow, wide};

/// How the attacks of a rider are looked up.
///
/// ```
/// # use quadrille_runtime::sliders::ObstructionDifference64;
/// // By square of a row of three: the other squares.
/// static ROW: ObstructionDifference64<3, 1, 0, 0> = {
///     let mut masks = [0; 24];
///     (masks[0], masks[8], masks[16]) = (0b110, 0b101, 0b011);
///     ObstructionDifference64::new(&masks, &[])
/// };
/// assert_eq!(ROW.rider().attacks::<u64>(1, 0), 0b101);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Rider<'a> {
    method: Method<'a>,
    #[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
    extractions: Option<Extractions<'a>>,
}

/// The tables of each method.
#[derive(Clone, Copy, Debug)]
pub(super) enum Method<'a> {
    Magic64(Magics<'a, MagicRecord64, u64>),
    Magic128(Magics<'a, MagicRecord128, u128>),
    MagicPerLine64(MagicsPerLine<'a>),
    OverlappedSplit64(Overlapped<'a>),
    Split64(Splits<'a, 2, u64>),
    Split128(Splits<'a, 3, u128>),
    RotatedSplit128(Splits<'a, 4, u128>),
    ObstructionDifference64(Differences<'a, u64>),
    ObstructionDifference128(Differences<'a, u128>),
    ClassicalRays64(Rays<'a, u64>),
    ClassicalRays128(Rays<'a, u128>),
}

impl<'a> Rider<'a> {
    pub(super) const fn new(method: Method<'a>) -> Rider<'a> {
        Rider {
            method,
            #[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
            extractions: None,
        }
    }

    /// The same rider, which functions that are not const look up by extracted bits.
    #[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
    #[must_use]
    pub const fn with_extractions(self, extractions: Extractions<'a>) -> Rider<'a> {
        Rider { extractions: Some(extractions), ..self }
    }

    /// The squares attacked from the square with this number, up to the first occupied one on each ray.
    ///
    /// # Panics
    /// When the word is not that of the tables, or they have no such number.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub const fn attacks<W: Word>(&self, number: usize, occupancy: W) -> W {
        if W::BITS == 64 {
            from_narrow(self.attacks_64(number, narrow(occupancy)))
        } else {
            from_wide(self.attacks_128(number, wide(occupancy)))
        }
    }

    /// The squares attacked behind the first blocker on each ray, by the rider's magics: up to the next blocker, or
    /// only the square right behind. `names` are the indexes of the second sets.
    ///
    /// # Panics
    /// When the rider has no magics of this word, or `names` is not as long as they need.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub const fn hops<W: Word>(
        &self,
        number: usize,
        occupancy: W,
        names: &[u8],
        lands_next: bool,
    ) -> W {
        match &self.method {
            Method::Magic64(tables) if lands_next => {
                from_narrow(tables.behind::<true>(number, narrow(occupancy), names))
            }
            Method::Magic64(tables) => {
                from_narrow(tables.behind::<false>(number, narrow(occupancy), names))
            }
            Method::Magic128(tables) if lands_next => {
                from_wide(tables.behind::<true>(number, wide(occupancy), names))
            }
            Method::Magic128(tables) => {
                from_wide(tables.behind::<false>(number, wide(occupancy), names))
            }
            _ => panic!("only magics tell what is behind"),
        }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) const fn attacks_64(&self, number: usize, occupancy: u64) -> u64 {
        match &self.method {
            Method::Magic64(tables) => tables.attacks(number, occupancy),
            Method::MagicPerLine64(tables) => tables.attacks(number, occupancy),
            Method::OverlappedSplit64(tables) => tables.attacks(number, occupancy),
            Method::Split64(tables) => tables.attacks(number, occupancy),
            Method::ObstructionDifference64(tables) => tables.attacks(number, occupancy),
            Method::ClassicalRays64(tables) => tables.attacks(number, occupancy),
            _ => panic!("tables of words of 128 bits"),
        }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) const fn attacks_128(&self, number: usize, occupancy: u128) -> u128 {
        match &self.method {
            Method::Magic128(tables) => tables.attacks(number, occupancy),
            Method::Split128(tables) => tables.attacks(number, occupancy),
            Method::RotatedSplit128(tables) => tables.attacks(number, occupancy),
            Method::ObstructionDifference128(tables) => tables.attacks(number, occupancy),
            Method::ClassicalRays128(tables) => tables.attacks(number, occupancy),
            _ => panic!("tables of words of 64 bits"),
        }
    }
}

/// The functions that cannot be const, because they use instructions of the target.
impl Rider<'_> {
    /// The union of the squares that riders attack, with the target's instructions where a method has some.
    ///
    /// # Panics
    /// As [`attacks`](Self::attacks).
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn united_by_instructions(
        riders: &[Rider<'_>],
        number: usize,
        occupancy: u64,
    ) -> u64 {
        #[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
        if let [
            Rider { method: Method::ObstructionDifference64(one), .. },
            Rider { method: Method::ObstructionDifference64(two), .. },
        ] = riders
            && let Some(attacks) = two_riders(two, one, number, occupancy)
        {
            return attacks;
        }
        // As in const functions: compilers do not always unroll a loop with an arm for each method, nor inline a closure.
        match riders {
            [only] => only.by_instructions(number, occupancy),
            [a, b] => a.by_instructions(number, occupancy) | b.by_instructions(number, occupancy),
            [a, b, c] => {
                a.by_instructions(number, occupancy)
                    | b.by_instructions(number, occupancy)
                    | c.by_instructions(number, occupancy)
            }
            _ => riders.iter().fold(0, |all, rider| all | rider.by_instructions(number, occupancy)),
        }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn by_instructions(&self, number: usize, occupancy: u64) -> u64 {
        #[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
        if let Some(extractions) = &self.extractions {
            return extractions.attacks(number, occupancy);
        }
        #[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
        if let Method::ObstructionDifference64(lines) = &self.method {
            return lines.attacks_in_vectors(number, occupancy);
        }
        self.attacks_64(number, occupancy)
    }
}
