//! Hoppers in the tables of their rider. What a hopper attacks is the difference of two of the rider's
//! attack sets; a second byte names the other one.

use super::{MagicRecord64, MagicRecord128, Magics};
use crate::sliders::reader::Reader;

macro_rules! hopper {
    ($record:ident, $past:ident, $next:ident, $word:ty) => {
        impl $record {
            /// The squares along the rays of this part behind the first blockers, up to the next
            /// ones: the difference of two attack sets. `past[key]` names the second.
            #[inline(always)]
            pub const fn past<const CHECKED: bool, const ROTATED: bool>(
                &self,
                sets: Reader<'_, $word, CHECKED>,
                index: Reader<'_, u8, CHECKED>,
                past: Reader<'_, u8, CHECKED>,
                pattern: $word,
                occupancy: $word,
            ) -> Option<$word> {
                let key = self.key_index::<ROTATED>(pattern, occupancy);
                let (Some(first), Some(second)) = (index.at(key), past.at(key)) else {
                    return None;
                };
                let first = sets.at(self.set_index(first));
                let (Some(first), Some(second)) = (first, sets.at(self.set_index(second))) else {
                    return None;
                };
                Some(first ^ second)
            }

            /// The squares right behind the first blockers along the rays of this part: the
            /// difference of two attack sets. `next[index of the first]` names the second.
            #[inline(always)]
            pub const fn next<const CHECKED: bool, const ROTATED: bool>(
                &self,
                sets: Reader<'_, $word, CHECKED>,
                index: Reader<'_, u8, CHECKED>,
                next: Reader<'_, u8, CHECKED>,
                pattern: $word,
                occupancy: $word,
            ) -> Option<$word> {
                let key = self.key_index::<ROTATED>(pattern, occupancy);
                let Some(first) = index.at(key) else { return None };
                let first = self.set_index(first);
                let (Some(set), Some(second)) = (sets.at(first), next.at(first)) else {
                    return None;
                };
                let Some(second) = sets.at(self.set_index(second)) else { return None };
                Some(set ^ second)
            }
        }

        union_of_parts! {
            /// The squares along the rays of all parts behind the first blockers, up to the next ones.
            $past, $record::past(past), $word
        }

        union_of_parts! {
            /// The squares right behind the first blockers along the rays of all parts.
            $next, $record::next(next), $word
        }

        impl Magics<'_, $record, $word> {
            /// The squares behind the first occupied one on each ray, up to the second: what a
            /// hopper attacks. `past` names, for each key, the set without the first blockers.
            ///
            /// # Panics
            /// When the tables have no such number, or another number of keys.
            #[inline(always)]
            #[allow(unsafe_code)]
            pub(in crate::sliders) const fn past(
                &self,
                number: usize,
                occupancy: $word,
                past: &[u8],
            ) -> $word {
                assert!(past.len() == self.key_count, "a name for each key");
                let (records, pattern) = (self.records(number), self.pattern(number));
                // SAFETY: it is as long as the index, and read where that is.
                let past = unsafe { Reader::unchecked(past.as_ptr()) };
                let (sets, index) = (self.sets, self.index);
                let reached = if self.is_rotated {
                    $past::<false, true>(records, sets, index, past, pattern, occupancy)
                } else {
                    $past::<false, false>(records, sets, index, past, pattern, occupancy)
                };
                let Some(reached) = reached else { unreachable!() };
                reached
            }

            /// The square right behind the first occupied one on each ray. `next` names, for each
            /// set and 255 entries more, the one whose rays reach one square further.
            ///
            /// # Panics
            /// When the tables have no such number, or there are fewer names.
            #[inline(always)]
            #[allow(unsafe_code)]
            pub(in crate::sliders) const fn next(
                &self,
                number: usize,
                occupancy: $word,
                next: &[u8],
            ) -> $word {
                assert!(next.len() >= self.set_count + u8::MAX as usize, "a name for each set");
                let (records, pattern) = (self.records(number), self.pattern(number));
                // SAFETY: it is read where a byte of the index leads from a record's first set on,
                // and `new` asserted that this is one of the sets.
                let next = unsafe { Reader::unchecked(next.as_ptr()) };
                let (sets, index) = (self.sets, self.index);
                let landed = if self.is_rotated {
                    $next::<false, true>(records, sets, index, next, pattern, occupancy)
                } else {
                    $next::<false, false>(records, sets, index, next, pattern, occupancy)
                };
                let Some(landed) = landed else { unreachable!() };
                landed
            }
        }
    };
}

hopper!(MagicRecord64, magic_past_64, magic_next_64, u64);
hopper!(MagicRecord128, magic_past_128, magic_next_128, u128);
