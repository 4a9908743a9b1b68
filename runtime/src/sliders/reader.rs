//! Reading the lists that a look-up leads into, with a check or on a promise.
//!
//! Each look-up is written once, as a function of records and readers. The typed tables call it
//! with readers that trust what their constructors asserted. The compiler's verification and the tests
//! call the same function with readers that compare every index with the length of the list.

use core::marker::PhantomData;

/// A list that is read at indices which a look-up computes.
#[derive(Debug)]
pub struct Reader<'a, T, const CHECKED: bool> {
    first: *const T,
    length: usize,
    list: PhantomData<&'a [T]>,
}

impl<T, const CHECKED: bool> Clone for Reader<'_, T, CHECKED> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T, const CHECKED: bool> Copy for Reader<'_, T, CHECKED> {}

impl<'a, T: Copy> Reader<'a, T, true> {
    /// A reader that checks each index against the list's end.
    pub const fn checked(list: &'a [T]) -> Self {
        Reader { first: list.as_ptr(), length: list.len(), list: PhantomData }
    }
}

impl<T: Copy> Reader<'_, T, false> {
    /// Reads from `first` on, without a check.
    ///
    /// # Safety
    /// At every index that is asked for, counted from `first`, there must be a readable `T` as long
    /// as the reader lives.
    #[inline(always)]
    #[allow(unsafe_code)]
    pub(super) const unsafe fn unchecked(first: *const T) -> Self {
        Reader { first, length: 0, list: PhantomData }
    }
}

impl<T: Copy, const CHECKED: bool> Reader<'_, T, CHECKED> {
    /// The value at an index; `None` if a checked list ends before it.
    #[inline(always)]
    #[allow(unsafe_code)]
    pub const fn at(self, index: usize) -> Option<T> {
        if CHECKED && index >= self.length {
            return None;
        }
        // The offset counts bytes: an index is a sum, and compilers would scale both of its operands if it counted
        // sets.
        // SAFETY: a checked index is below the length of the slice that `checked` was given; the
        // caller of `unchecked` has promised that there is a value at this one.
        Some(unsafe { *self.first.byte_add(index * size_of::<T>()) })
    }
}

/// The entries of a slot, in a list with `width` entries for each slot.
///
/// # Safety
/// The list must have entries of this slot.
#[inline(always)]
#[allow(unsafe_code)]
pub(super) const unsafe fn row<T>(list: &[T], slot: usize, width: usize) -> &[T] {
    // The offset counts bytes, so that it takes one multiplication by a constant.
    // SAFETY: the caller promises that the list is that long.
    unsafe {
        let first = list.as_ptr().byte_add(slot * (width * size_of::<T>()));
        core::slice::from_raw_parts(first, width)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_checked_list_ends() {
        let reader = Reader::checked(&[5, 6]);
        assert_eq!(
            [0, 1, 2, usize::MAX].map(|index| reader.at(index)),
            [Some(5), Some(6), None, None]
        );
    }
}
