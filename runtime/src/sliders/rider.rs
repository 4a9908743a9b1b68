//! A rider's look-up as a value: its tables without their sizes, and the method that reads them.
//!
//! A layout's riders are constants. Functions match on the method, and compilers keep one arm: only the instructions of
//! that method are left.

use super::classical::{ClassicalRays, Rays};
use super::magic::{Magic, MagicPerLine64, Magics, MagicsPerLine};
#[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
use super::obstruction_difference::two_riders;
use super::obstruction_difference::{Differences, ObstructionDifference};
#[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
use super::pext::Extractions;
use super::split::{Overlapped, OverlappedSplit64, Split, Splits};
use crate::word::Word;
use crate::word::constant::{from_narrow, narrow, or};

/// The look-up of a rider's attacks.
///
/// ```
/// # use quadrille_runtime::sliders::ObstructionDifference;
/// // The other squares of a row of three, by square.
/// static ROW: ObstructionDifference<u64, 3, 1, 0, 0> = {
///     let mut masks = [0; 24];
///     (masks[0], masks[8], masks[16]) = (0b110, 0b101, 0b011);
///     ObstructionDifference::new(&masks, &[])
/// };
/// assert_eq!(ROW.rider().attacks(1, 0), 0b101);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Rider<'a, W: Word> {
    method: Method<'a, W>,
    #[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
    extractions: Option<Extractions<'a>>,
}

/// The tables of each method. Some exist for words of 64 bits only.
#[derive(Clone, Copy, Debug)]
enum Method<'a, W: Word> {
    Magic(Magics<'a, W>),
    MagicPerLine(MagicsPerLine<'a>),
    OverlappedSplit(Overlapped<'a>),
    Split(Splits<'a, W>),
    ObstructionDifference(Differences<'a, W>),
    ClassicalRays(Rays<'a, W>),
}

impl<'a, W: Word> Rider<'a, W> {
    const fn new(method: Method<'a, W>) -> Rider<'a, W> {
        Rider {
            method,
            #[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
            extractions: None,
        }
    }

    /// The same rider, which functions that are not const look up by extracted bits.
    #[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
    #[must_use]
    pub const fn with_extractions(self, extractions: Extractions<'a>) -> Rider<'a, W> {
        Rider { extractions: Some(extractions), ..self }
    }

    /// The squares attacked from the square with this number, up to the first occupied one on each ray.
    ///
    /// # Panics
    /// If the tables have no such number.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub const fn attacks(&self, number: usize, occupancy: W) -> W {
        match &self.method {
            Method::Magic(tables) => tables.attacks(number, occupancy),
            Method::MagicPerLine(tables) => from_narrow(tables.attacks(number, narrow(occupancy))),
            Method::OverlappedSplit(tables) => {
                from_narrow(tables.attacks(number, narrow(occupancy)))
            }
            Method::Split(tables) => tables.attacks(number, occupancy),
            Method::ObstructionDifference(tables) => tables.attacks(number, occupancy),
            Method::ClassicalRays(tables) => tables.attacks(number, occupancy),
        }
    }

    /// The squares attacked behind the first blocker on each ray, by the rider's magics: up to the next blocker, or
    /// only the square right behind. `names` are the indexes of the second sets.
    ///
    /// # Panics
    /// If the rider has no magics, or `names` is not as long as they need.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub const fn hops(&self, number: usize, occupancy: W, names: &[u8], lands_next: bool) -> W {
        match &self.method {
            Method::Magic(tables) if lands_next => tables.behind::<true>(number, occupancy, names),
            Method::Magic(tables) => tables.behind::<false>(number, occupancy, names),
            _ => panic!("only magics tell what is behind"),
        }
    }
}

macro_rules! riders {
    ($($method:ident $word:ty: [$($parameters:tt)*] $tables:ty;)*) => { $(
        impl<$($parameters)*> $tables {
            /// The look-up in these tables.
            pub const fn rider(&self) -> Rider<'_, $word> {
                Rider::new(Method::$method(self.tables()))
            }
        }
    )* };
}

riders! {
    Magic W: [
        W: Word, const N: usize, const PARTS: usize, const SETS: usize, const KEYS: usize, const ROTATED: bool,
        const PATTERNS: usize
    ] Magic<W, N, PARTS, SETS, KEYS, ROTATED, PATTERNS>;
    MagicPerLine u64: [
        const N: usize, const SETS: usize, const KEYS: usize, const ROTATED: bool, const PATTERNS: usize
    ] MagicPerLine64<N, SETS, KEYS, ROTATED, PATTERNS>;
    OverlappedSplit u64: [const N: usize, const SETS: usize, const SHIFT: u32]
        OverlappedSplit64<N, SETS, SHIFT>;
    Split W: [W: Word, const N: usize, const LINES: usize, const KEYS: usize, const WORDS: usize]
        Split<W, N, LINES, KEYS, WORDS>;
    ObstructionDifference W: [
        W: Word, const N: usize, const LINES: usize, const SWAPPED: u32, const ROWS: usize
    ] ObstructionDifference<W, N, LINES, SWAPPED, ROWS>;
    ClassicalRays W: [W: Word, const N: usize, const RAYS: usize] ClassicalRays<W, N, RAYS>;
}

/// The functions that cannot be const, because they use instructions of the target.
impl<W: Word> Rider<'_, W> {
    /// The union of the squares that riders attack, with the target's instructions if a method has some.
    ///
    /// # Panics
    /// In the cases of [`attacks`](Self::attacks).
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn united_by_instructions(riders: &[Self], number: usize, occupancy: W) -> W {
        #[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
        if W::BITS == 64
            && let [
                Rider { method: Method::ObstructionDifference(one), .. },
                Rider { method: Method::ObstructionDifference(two), .. },
            ] = riders
            && let Some(attacks) = two_riders(two, one, number, occupancy)
        {
            return attacks;
        }
        // Compilers do not always unroll a loop with an arm for each method, nor inline a closure, here as in const
        // functions.
        let by = |rider: &Self| rider.by_instructions(number, occupancy);
        match riders {
            [only] => only.by_instructions(number, occupancy),
            [a, b] => {
                or(a.by_instructions(number, occupancy), b.by_instructions(number, occupancy))
            }
            [a, b, c] => or(
                or(a.by_instructions(number, occupancy), b.by_instructions(number, occupancy)),
                c.by_instructions(number, occupancy),
            ),
            _ => riders.iter().map(by).fold(W::ZERO, or),
        }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn by_instructions(&self, number: usize, occupancy: W) -> W {
        #[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
        if let Some(extractions) = &self.extractions {
            return from_narrow(extractions.attacks(number, narrow(occupancy)));
        }
        #[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
        if W::BITS == 64
            && let Method::ObstructionDifference(lines) = &self.method
        {
            return lines.attacks_in_vectors(number, occupancy);
        }
        #[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
        if W::BITS == 256
            && let Method::ObstructionDifference(lines) = &self.method
        {
            return lines.attacks_by_bytes(number, occupancy);
        }
        self.attacks(number, occupancy)
    }
}
