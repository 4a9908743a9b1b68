//! Fills: the attacks of a whole set of sliders at once.
//!
//! Where one shift steps all squares, a set spreads along a direction by one, two and four steps, each time only over
//! free squares (Steffan Westcott; Chess Programming Wiki, "Kogge-Stone Algorithm"). One more step leads onto the first
//! occupied squares. It takes the same time for one piece and for eight.
//!
//! Directions are independent, so vectors hold them side by side: with AVX-512 any four, since a rotation steps up
//! as well as down and a mask removes what wraps around; with AVX2 the rising ones in one vector, the falling ones in
//! another. The compiler's verification runs [`fill_64`]; a test on targets with vectors compares them with it.
//!
//! All directions run for the rounds that the longest needs. A direction with wide steps leaves the word earlier;
//! further rounds add nothing, since no square has that many free squares before it.
//!
//! - `vectors`: directions side by side, with AVX2
//! - `rotated`: up and down in one vector, with AVX-512

#[cfg(all(target_arch = "x86_64", target_feature = "avx512f", target_feature = "avx512vl"))]
mod rotated;
#[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
mod vectors;

use crate::word::Word;
use crate::word::constant::{from_narrow, from_wide, narrow, wide};

/// A step of all squares by one shift.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shift<W> {
    /// The distance of the shift, upwards or downwards.
    pub by: u8,
    /// The squares that the step can lead to.
    pub entered: W,
}

impl<W> Shift<W> {
    /// The step by this distance, to these squares.
    pub const fn new(by: u8, entered: W) -> Shift<W>
    where
        W: Copy,
    {
        Shift { by, entered }
    }
}

macro_rules! fill {
    (
        $fill:ident, $leaps:ident, $attacks:ident, $rising:ident, $falling:ident, $moved:ident, $word:ident
    ) => {
        /// How all pieces on a set attack together: leaps, and rides whose steps are shifts.
        #[derive(Clone, Copy, Debug)]
        pub struct $fill<'a> {
            /// The leaps.
            pub leaps: &'a [$leaps<'a>],
            /// The directions along which numbers rise.
            pub up: &'a [Shift<$word>],
            /// The directions along which numbers fall.
            pub down: &'a [Shift<$word>],
            /// The number of doubling rounds that fill the longest ray.
            pub rounds: u32,
        }

        impl $fill<'_> {
            /// The squares that pieces on a set attack together.
            #[cfg_attr(not(debug_assertions), inline(always))]
            pub const fn attacks(&self, set: $word, occupied: $word) -> $word {
                self.leaps(set) | $attacks(self.up, self.down, self.rounds, set, occupied)
            }

            #[inline(always)]
            const fn leaps(&self, set: $word) -> $word {
                let (mut attacks, mut group) = (0, 0);
                while group < self.leaps.len() {
                    attacks = self.leaps[group].added_to(attacks, set);
                    group += 1;
                }
                attacks
            }
        }

        /// Leaps that go first in one direction and then in another, in all combinations.
        #[derive(Clone, Copy, Debug)]
        pub struct $leaps<'a> {
            /// The first steps, upwards and downwards. Their results are united.
            pub first: [&'a [Shift<$word>]; 2],
            /// Whether the unshifted set joins the union.
            pub stays: bool,
            /// The second steps, shifts of that union; 0 leaves it in place. Their results are united.
            pub then: &'a [i16],
            /// The mask of valid results.
            pub within: $word,
        }

        impl $leaps<'_> {
            /// `known` plus the squares that pieces on a set leap to. One running union lets compilers merge the shifts
            /// of different groups.
            #[inline(always)]
            const fn added_to(&self, known: $word, set: $word) -> $word {
                let [up, down] = self.first;
                let (mut near, mut step) = (if self.stays { set } else { 0 }, 0);
                while step < up.len() {
                    near |= (set << up[step].by) & up[step].entered;
                    step += 1;
                }
                step = 0;
                while step < down.len() {
                    near |= (set >> down[step].by) & down[step].entered;
                    step += 1;
                }
                let is_whole = self.within == !0;
                let (mut attacks, mut then) = (if is_whole { known } else { 0 }, 0);
                while then < self.then.len() {
                    attacks |= $moved(near, self.then[then]);
                    then += 1;
                }
                if is_whole { attacks } else { known | attacks & self.within }
            }
        }

        /// The set shifted up, or down if `by` is negative.
        #[inline(always)]
        const fn $moved(set: $word, by: i16) -> $word {
            let distance = by.unsigned_abs() as u32;
            if by < 0 { set >> distance } else { set << distance }
        }

        /// The squares that sliders on a set attack along rising and falling directions.
        #[inline(always)]
        pub const fn $attacks(
            up: &[Shift<$word>],
            down: &[Shift<$word>],
            rounds: u32,
            set: $word,
            occupied: $word,
        ) -> $word {
            let (mut attacks, mut way) = (0, 0);
            while way < up.len() {
                attacks |= $rising(up[way], rounds, set, !occupied);
                way += 1;
            }
            way = 0;
            while way < down.len() {
                attacks |= $falling(down[way], rounds, set, !occupied);
                way += 1;
            }
            attacks
        }

        /// The squares attacked along rising numbers, through empty squares.
        #[inline(always)]
        const fn $rising(step: Shift<$word>, rounds: u32, set: $word, empty: $word) -> $word {
            let (mut reached, mut free, mut round) = (set, empty & step.entered, 0);
            while round < rounds && (step.by as u32) << round < $word::BITS {
                reached |= free & (reached << ((step.by as u32) << round));
                free &= free << ((step.by as u32) << round);
                round += 1;
            }
            (reached << step.by) & step.entered
        }

        /// The squares attacked along falling numbers, through empty squares.
        #[inline(always)]
        const fn $falling(step: Shift<$word>, rounds: u32, set: $word, empty: $word) -> $word {
            let (mut reached, mut free, mut round) = (set, empty & step.entered, 0);
            while round < rounds && (step.by as u32) << round < $word::BITS {
                reached |= free & (reached >> ((step.by as u32) << round));
                free &= free >> ((step.by as u32) << round);
                round += 1;
            }
            (reached >> step.by) & step.entered
        }
    };
}

fill!(Fill64, Leaps64, fill_64, rising_64, falling_64, moved_64, u64);
fill!(Fill128, Leaps128, fill_128, rising_128, falling_128, moved_128, u128);

impl Fill64<'_> {
    /// The same as [`attacks`](Self::attacks), by vectors if the target has them.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn attacks_in_vectors(&self, set: u64, occupied: u64) -> u64 {
        #[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
        if let Some(attacks) = vectors::attacks(self, set, !occupied) {
            return self.leaps(set) | attacks;
        }
        self.attacks(set, occupied)
    }
}

/// The attacks of a set of pieces, in words of either width.
#[derive(Clone, Copy, Debug)]
pub enum Fill<'a> {
    /// In words of 64 bits.
    Of64(Fill64<'a>),
    /// In words of 128 bits.
    Of128(Fill128<'a>),
}

impl Fill<'_> {
    /// The squares that pieces on a set attack together.
    ///
    /// # Panics
    /// If `W` is not the fill's word.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub const fn attacks<W: Word>(&self, set: W, occupied: W) -> W {
        match self {
            Fill::Of64(fill) => from_narrow(fill.attacks(narrow(set), narrow(occupied))),
            Fill::Of128(fill) => from_wide(fill.attacks(wide(set), wide(occupied))),
        }
    }

    /// The same, by vectors if the target has them. Only for 64-bit words: no target shifts 128-bit words in vectors.
    ///
    /// # Panics
    /// If `W` is not the fill's word.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn attacks_in_vectors<W: Word>(&self, set: W, occupied: W) -> W {
        match self {
            Fill::Of64(fill) => from_narrow(fill.attacks_in_vectors(narrow(set), narrow(occupied))),
            Fill::Of128(_) => self.attacks(set, occupied),
        }
    }
}

/// The number for the target being compiled: the third with AVX-512, the second with AVX2, otherwise the first.
pub const fn of_target(numbers: [u8; 3]) -> u8 {
    if cfg!(all(target_arch = "x86_64", target_feature = "avx512f", target_feature = "avx512vl")) {
        numbers[2]
    } else if cfg!(all(target_arch = "x86_64", target_feature = "avx2")) {
        numbers[1]
    } else {
        numbers[0]
    }
}
