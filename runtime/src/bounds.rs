//! The bounds that are asserted when a table is made, so that look-ups, which are not checked, stay within it.
//!
//! All sums are of 64 bits. In the `usize` of a 32-bit target an offset of 32 bits plus a key of 24 would wrap
//! around, so that a record that points outside could pass the check.

/// Returns whether `offset` plus any key of `64 - shift` bits is below `keys`, and no 32-bit sum in a look-up wraps.
pub(crate) const fn are_keys_within(offset: u32, shift: u32, keys: usize) -> bool {
    40 <= shift
        && shift < 64
        && keys as u64 <= u32::MAX as u64
        && are_entries_within(offset as u64, 1 << (64 - shift), keys)
}

/// Returns whether `count` entries from `first` on lie within a list of `entries`.
pub(crate) const fn are_entries_within(first: u64, count: u64, entries: usize) -> bool {
    let entries = entries as u64;
    count <= entries && first <= entries - count
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_ends_where_its_table_does() {
        assert!(are_keys_within(6, 63, 8) && are_keys_within(4, 62, 8));
        assert!(!are_keys_within(7, 63, 8) && !are_keys_within(0, 60, 8));
    }

    #[test]
    fn shifts_leave_1_to_24_bits() {
        assert!(are_keys_within(0, 40, 1 << 24) && are_keys_within(0, 63, 2));
        for shift in [0, 39, 64, 104, u32::MAX] {
            assert!(!are_keys_within(0, shift, 1 << 25), "{shift}");
        }
    }

    /// On 32-bit targets the sum of offset and keys wraps to 1, which is below any count.
    #[test]
    fn an_offset_at_the_end_of_32_bits_leads_astray() {
        for shift in 40..64 {
            assert!(!are_keys_within(u32::MAX, shift, 2040), "{shift}");
            assert!(!are_keys_within(u32::MAX - 1, shift, 2040), "{shift}");
        }
        assert!(!are_entries_within(u64::from(u16::MAX), 256, 255));
    }

    #[test]
    fn no_sum_wraps() {
        assert!(are_entries_within(4, 4, 8) && are_entries_within(8, 0, 8));
        assert!(!are_entries_within(5, 4, 8) && !are_entries_within(0, 9, 8));
        for [first, count] in [[u64::MAX, 1], [1, u64::MAX], [u32::MAX.into(), 1], [1 << 32, 1]] {
            assert!(!are_entries_within(first, count, 8), "{first} {count}");
        }
    }
}
