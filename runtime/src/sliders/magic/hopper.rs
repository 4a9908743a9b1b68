//! Hoppers in the tables of their rider. What a hopper attacks is the difference of two of the rider's
//! attack sets; a second byte is the index of the other one.

use super::{MagicRecord64, MagicRecord128, Magics};
use crate::sliders::reader::Reader;

macro_rules! hopper {
    ($record:ident, $behind:ident, $word:ty) => {
        impl $record {
            /// The squares along the rays of this part behind the first blockers, up to the next ones, or the first of
            /// them alone: the difference of two attack sets. `names` names the second, by key, or by the index of the
            /// first where the hopper lands on the next square.
            #[inline(always)]
            pub const fn behind<
                const CHECKED: bool,
                const ROTATED: bool,
                const LANDS_NEXT: bool,
            >(
                &self,
                sets: Reader<'_, $word, CHECKED>,
                index: Reader<'_, u8, CHECKED>,
                names: Reader<'_, u8, CHECKED>,
                pattern: $word,
                occupancy: $word,
            ) -> Option<$word> {
                let key = self.key_index::<ROTATED>(pattern, occupancy);
                let Some(first) = index.at(key) else { return None };
                let first = self.set_index(first);
                let second = names.at(if LANDS_NEXT { first } else { key });
                let (Some(set), Some(second)) = (sets.at(first), second) else { return None };
                let Some(second) = sets.at(self.set_index(second)) else { return None };
                Some(set ^ second)
            }
        }

        union_of_parts! {
            /// The squares along the rays of all parts behind the first blockers, up to the next ones, or the first of
            /// them alone.
            $behind, $record::behind[names, LANDS_NEXT], $word
        }

        impl Magics<'_, $record, $word> {
            /// The squares behind the first occupied one on each ray, up to the second: what a hopper attacks. Or the
            /// first of these alone. `names` names, for each key, the set without the first blockers; or, for each set
            /// and 255 entries more, the one whose rays reach one square further.
            ///
            /// # Panics
            /// When the tables have no such number, or `next` has fewer entries.
            #[inline(always)]
            #[allow(unsafe_code)]
            pub(in crate::sliders) const fn behind<const LANDS_NEXT: bool>(
                &self,
                number: usize,
                occupancy: $word,
                names: &[u8],
            ) -> $word {
                let read =
                    if LANDS_NEXT { self.set_count + u8::MAX as usize } else { self.key_count };
                assert!(names.len() >= read, "a name for each key or set");
                let (records, pattern) = (self.records(number), self.pattern(number));
                // SAFETY: it is read where the index is, and is as long; or where a byte of the index leads from a
                // record's first set on, and `new` asserted that this is one of the sets.
                let names = unsafe { Reader::unchecked(names.as_ptr()) };
                let (sets, index) = (self.sets, self.index);
                let reached = if self.is_rotated {
                    $behind::<false, true, LANDS_NEXT>(
                        records, sets, index, names, pattern, occupancy,
                    )
                } else {
                    $behind::<false, false, LANDS_NEXT>(
                        records, sets, index, names, pattern, occupancy,
                    )
                };
                let Some(reached) = reached else { unreachable!() };
                reached
            }
        }
    };
}

hopper!(MagicRecord64, magic_behind_64, u64);
hopper!(MagicRecord128, magic_behind_128, u128);
