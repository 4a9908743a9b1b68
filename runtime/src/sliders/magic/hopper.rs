//! Hoppers in the tables of their rider. A hopper attacks the difference of two of the rider's attack sets; a
//! second byte is the index of the other set.

use super::{MagicRecord, Magics};
use crate::sliders::reader::Reader;
use crate::word::Word;
use crate::word::constant::{or, xor};

impl<W: Word> MagicRecord<W> {
    /// The squares along the rays of this part behind the first blockers, up to the next ones, or the first of them
    /// alone: the difference of two attack sets. `names` gives the second set by key, or by the index of the first
    /// if the hopper lands on the next square.
    #[inline(always)]
    pub const fn behind<const CHECKED: bool, const ROTATED: bool, const LANDS_NEXT: bool>(
        &self,
        sets: Reader<'_, W, CHECKED>,
        index: Reader<'_, u8, CHECKED>,
        names: Reader<'_, u8, CHECKED>,
        pattern: W,
        occupancy: W,
    ) -> Option<W> {
        let key = self.key_index::<ROTATED>(pattern, occupancy);
        let Some(first) = index.at(key) else { return None };
        let first = self.set_index(first);
        let second = names.at(if LANDS_NEXT { first } else { key });
        let (Some(set), Some(second)) = (sets.at(first), second) else { return None };
        let Some(second) = sets.at(self.set_index(second)) else { return None };
        Some(xor(set, second))
    }
}

/// The squares along the rays of all parts behind the first blockers, up to the next ones, or the first of
/// them alone. `None` if a checked list ends before an entry that is read.
#[inline(always)]
pub const fn magic_behind<
    W: Word,
    const CHECKED: bool,
    const ROTATED: bool,
    const LANDS_NEXT: bool,
>(
    parts: &[MagicRecord<W>],
    sets: Reader<'_, W, CHECKED>,
    index: Reader<'_, u8, CHECKED>,
    names: Reader<'_, u8, CHECKED>,
    pattern: W,
    occupancy: W,
) -> Option<W> {
    let (mut all, mut part) = (W::ZERO, 0);
    while part < parts.len() {
        let set = parts[part]
            .behind::<CHECKED, ROTATED, LANDS_NEXT>(sets, index, names, pattern, occupancy);
        let Some(set) = set else { return None };
        all = or(all, set);
        part += 1;
    }
    Some(all)
}

impl<W: Word> Magics<'_, W> {
    /// The squares that a hopper attacks: those behind the first occupied one on each ray, up to the second, or
    /// only the first of these. `names` gives for each key the set without the first blockers; or, for each set and
    /// 255 entries more, the set whose rays reach one square further.
    ///
    /// # Panics
    /// If the tables have no such number, or `next` has fewer entries.
    #[inline(always)]
    #[allow(unsafe_code)]
    pub(in crate::sliders) const fn behind<const LANDS_NEXT: bool>(
        &self,
        number: usize,
        occupancy: W,
        names: &[u8],
    ) -> W {
        let read = if LANDS_NEXT { self.set_count + u8::MAX as usize } else { self.key_count };
        assert!(names.len() >= read, "a name for each key or set");
        let (records, pattern) = (self.records(number), self.pattern(number));
        // SAFETY: it is read at the same positions as the index, and is as long; or a byte of the index leads to
        // the position from a record's first set on, and `new` asserted that this is one of the sets.
        let names = unsafe { Reader::unchecked(names.as_ptr()) };
        let (sets, index) = (self.sets, self.index);
        let reached = if self.is_rotated {
            magic_behind::<W, false, true, LANDS_NEXT>(
                records, sets, index, names, pattern, occupancy,
            )
        } else {
            magic_behind::<W, false, false, LANDS_NEXT>(
                records, sets, index, names, pattern, occupancy,
            )
        };
        let Some(reached) = reached else { unreachable!() };
        reached
    }
}
