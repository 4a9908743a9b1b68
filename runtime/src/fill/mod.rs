//! Fills: the attacks of a whole set of sliders at once.
//!
//! If one shift steps all squares, a set spreads along a direction by one, two and four steps, each time only over
//! free squares (Steffan Westcott; Chess Programming Wiki, "Kogge-Stone Algorithm"). One more step leads onto the first
//! occupied squares. It takes the same time for one piece and for eight.
//!
//! Directions are independent, so vectors hold them side by side: with AVX-512 any four, since a rotation steps up
//! as well as down and a mask removes what wraps around; with AVX2 the rising ones in one vector, the falling ones in
//! another. The compiler's verification runs [`Fill::attacks`]; a test on targets with vectors compares them with it.
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

use crate::direction::Direction;
use crate::word::Word;
use crate::word::constant::{and, down, equal, not, or, shifted, up};
#[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
use crate::word::constant::{from_narrow, narrow};

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

impl<W: Word> Shift<W> {
    /// Some steps in a direction, given a layout's shift for a step in each: see
    /// [`SHIFTS`](crate::BitboardLayout::SHIFTS).
    ///
    /// ```
    /// use quadrille::{BitboardLayout, Direction, layouts::Lerf};
    /// use quadrille_runtime::fill::Shift;
    /// // Two files to the right, no square is on the a- or b-file.
    /// let two_right = Shift::along(Lerf::SHIFTS, Direction::East, 2);
    /// assert_eq!(two_right, Shift::new(2, 0xfcfc_fcfc_fcfc_fcfc));
    /// ```
    pub const fn along(shifts: &[(i8, W); 8], direction: Direction, times: u8) -> Shift<W> {
        let (by, mut entered) = shifts[direction as usize];
        let (step, mut taken) = (entered, 1);
        while taken < times {
            entered = and(step, shifted(entered, by as i32));
            taken += 1;
        }
        Shift { by: by.unsigned_abs().wrapping_mul(times), entered }
    }
}

/// The joint attacks of all pieces on a set: leaps, and rides whose steps are shifts.
#[derive(Clone, Copy, Debug)]
pub struct Fill<'a, W: Word> {
    /// The leaps.
    pub leaps: &'a [Leaps<'a, W>],
    /// The directions along which numbers rise.
    pub up: &'a [Shift<W>],
    /// The directions along which numbers fall.
    pub down: &'a [Shift<W>],
    /// The number of doubling rounds that fill the longest ray.
    pub rounds: u32,
}

impl<W: Word> Fill<'_, W> {
    /// The squares that pieces on a set attack together.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub const fn attacks(&self, set: W, occupied: W) -> W {
        or(self.leaps(set), filled(self.up, self.down, self.rounds, set, occupied))
    }

    /// The same, by vectors if the target has them. Words must have 64 bits: no target shifts 128-bit words in
    /// vectors.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn attacks_in_vectors(&self, set: W, occupied: W) -> W {
        #[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
        if W::BITS == 64 {
            let (narrow_set, empty) = (narrow(set), !narrow(occupied));
            #[cfg(all(target_feature = "avx512f", target_feature = "avx512vl"))]
            if let Some(attacks) = rotated::attacks(self, narrow_set, empty) {
                return or(self.leaps(set), from_narrow(attacks));
            }
            if let Some(attacks) = vectors::attacks(self, narrow_set, empty) {
                return or(self.leaps(set), from_narrow(attacks));
            }
        }
        self.attacks(set, occupied)
    }

    #[inline(always)]
    const fn leaps(&self, set: W) -> W {
        let (mut attacks, mut group) = (W::ZERO, 0);
        while group < self.leaps.len() {
            attacks = self.leaps[group].added_to(attacks, set);
            group += 1;
        }
        attacks
    }
}

/// Leaps that go first in one direction and then in another, in all combinations.
#[derive(Clone, Copy, Debug)]
pub struct Leaps<'a, W: Word> {
    /// The first steps, upwards and downwards. Their results are united.
    pub first: [&'a [Shift<W>]; 2],
    /// True if the unshifted set joins the union.
    pub stays: bool,
    /// The second steps, shifts of that union; 0 leaves it in place. Their results are united.
    pub then: &'a [i16],
    /// The mask of valid results.
    pub within: W,
}

impl<W: Word> Leaps<'_, W> {
    /// No leaps, to any square: the fields that most leaps have.
    pub const WHOLE: Self =
        Leaps { first: [&[], &[]], stays: false, then: &[], within: not(W::ZERO) };

    /// `known` plus the squares that pieces on a set leap to. One running union lets compilers merge the shifts
    /// of different groups.
    #[inline(always)]
    const fn added_to(&self, known: W, set: W) -> W {
        let [ups, downs] = self.first;
        let (mut near, mut step) = (if self.stays { set } else { W::ZERO }, 0);
        while step < ups.len() {
            near = or(near, and(up(set, ups[step].by as u32), ups[step].entered));
            step += 1;
        }
        step = 0;
        while step < downs.len() {
            near = or(near, and(down(set, downs[step].by as u32), downs[step].entered));
            step += 1;
        }
        let is_whole = equal(self.within, not(W::ZERO));
        let (mut attacks, mut then) = (if is_whole { known } else { W::ZERO }, 0);
        while then < self.then.len() {
            attacks = or(attacks, moved(near, self.then[then]));
            then += 1;
        }
        if is_whole { attacks } else { or(known, and(attacks, self.within)) }
    }
}

/// The set shifted up, or down if `by` is negative.
#[inline(always)]
const fn moved<W: Word>(set: W, by: i16) -> W {
    let distance = by.unsigned_abs() as u32;
    if by < 0 { down(set, distance) } else { up(set, distance) }
}

/// The squares that sliders on a set attack along rising and falling directions.
#[inline(always)]
const fn filled<W: Word>(
    ups: &[Shift<W>],
    downs: &[Shift<W>],
    rounds: u32,
    set: W,
    occupied: W,
) -> W {
    let (mut attacks, mut way) = (W::ZERO, 0);
    while way < ups.len() {
        attacks = or(attacks, along::<W, true>(ups[way], rounds, set, not(occupied)));
        way += 1;
    }
    way = 0;
    while way < downs.len() {
        attacks = or(attacks, along::<W, false>(downs[way], rounds, set, not(occupied)));
        way += 1;
    }
    attacks
}

/// The squares attacked along rising or falling numbers, through empty squares.
#[inline(always)]
const fn along<W: Word, const RISES: bool>(step: Shift<W>, rounds: u32, set: W, empty: W) -> W {
    let by = step.by as u32;
    let (mut reached, mut free, mut round) = (set, and(empty, step.entered), 0);
    while round < rounds && by << round < W::BITS {
        reached = or(reached, and(free, stepped::<W, RISES>(reached, by << round)));
        free = and(free, stepped::<W, RISES>(free, by << round));
        round += 1;
    }
    and(stepped::<W, RISES>(reached, by), step.entered)
}

#[inline(always)]
const fn stepped<W: Word, const RISES: bool>(set: W, by: u32) -> W {
    if RISES { up(set, by) } else { down(set, by) }
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
