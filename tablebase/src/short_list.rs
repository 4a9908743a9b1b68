//! Short lists without allocation.

use core::fmt;
use core::ops::Deref;

/// A list of at most `N` elements.
///
/// ```
/// use quadrille::tablebase::Scheme;
/// assert!(matches!(Scheme::led_by("RRk"), Scheme::Exact { leads: Some(men) } if men.len() == 3));
/// ```
#[derive(Clone, Copy)]
pub struct ShortList<T, const N: usize> {
    items: [T; N],
    len: usize,
}

impl<T: Copy, const N: usize> ShortList<T, N> {
    /// An empty list, in which the filler occupies the room for elements.
    pub(super) const fn none(filler: T) -> Self {
        ShortList { items: [filler; N], len: 0 }
    }

    /// The elements of a slice.
    ///
    /// # Panics
    /// If there are more than `N`.
    #[doc(hidden)]
    pub const fn from_slice(items: &[T], filler: T) -> Self {
        let mut few = ShortList::none(filler);
        while few.len < items.len() {
            few.push(items[few.len]);
        }
        few
    }

    /// The elements of an iterator.
    pub(super) fn of(items: impl IntoIterator<Item = T>, filler: T) -> Self {
        let mut few = ShortList::none(filler);
        items.into_iter().for_each(|item| few.push(item));
        few
    }

    /// The first `len` of these elements.
    #[inline(always)]
    pub(super) const fn of_first(items: [T; N], len: usize) -> Self {
        ShortList { items, len }
    }

    pub(super) const fn push(&mut self, item: T) {
        self.items[self.len] = item;
        self.len += 1;
    }

    /// The same list with another element at an index.
    #[inline(always)]
    pub(super) fn replaced(mut self, i: usize, item: T) -> Self {
        self.items[i] = item;
        self
    }

    /// The element at an index below the length; any other index gives an arbitrary element. There is no
    /// comparison, as the capacity is a power of two.
    #[inline(always)]
    pub(super) const fn at(&self, i: usize) -> &T {
        &self.items[i % N]
    }

    /// The elements that are in use.
    #[inline(always)]
    pub const fn as_slice(&self) -> &[T] {
        self.items.split_at(self.len).0
    }
}

impl<T: Copy + fmt::Debug, const N: usize> fmt::Debug for ShortList<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

// Unused entries are not compared.
impl<T: Copy + PartialEq, const N: usize> PartialEq for ShortList<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Copy + Eq, const N: usize> Eq for ShortList<T, N> {}

impl<T: Copy, const N: usize> Deref for ShortList<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        self.as_slice()
    }
}

impl<T: Copy, const N: usize> AsRef<[T]> for ShortList<T, N> {
    #[inline]
    fn as_ref(&self) -> &[T] {
        self.as_slice()
    }
}

impl<T: Copy, const N: usize> IntoIterator for ShortList<T, N> {
    type Item = T;
    type IntoIter = core::iter::Take<core::array::IntoIter<T, N>>;

    fn into_iter(self) -> Self::IntoIter {
        self.items.into_iter().take(self.len)
    }
}
