//! Loops over items. Each call of the standard library's methods for them adds some hundred lines of intermediate code
//! to every user's build, and the compiler has hundreds of calls.

use std::ops::BitOrAssign;

/// The results of `make` for all items, in order.
///
/// This is `items.map(make).collect()`.
pub fn list<I: IntoIterator, T>(items: I, mut make: impl FnMut(I::Item) -> T) -> Vec<T> {
    let mut list = Vec::new();
    for item in items {
        list.push(make(item));
    }
    list
}

/// The results of `make` for both.
pub fn both<T, U>([one, other]: [T; 2], mut make: impl FnMut(T) -> U) -> [U; 2] {
    [make(one), make(other)]
}

/// The bits that are set in some of the words: the union of sets.
pub fn union<W: BitOrAssign + Default>(words: impl IntoIterator<Item = W>) -> W {
    let mut all = W::default();
    for word in words {
        all |= word;
    }
    all
}

/// `items.collect()`.
pub fn collected<T>(items: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut list = Vec::new();
    for item in items {
        list.push(item);
    }
    list
}

/// The results of `make` for all items, or its first error.
///
/// # Errors
/// If `make` gives one.
pub fn try_list<I: IntoIterator, T, E>(
    items: I,
    mut make: impl FnMut(I::Item) -> Result<T, E>,
) -> Result<Vec<T>, E> {
    let mut list = Vec::new();
    for item in items {
        list.push(make(item)?);
    }
    Ok(list)
}

/// The results of `make` for all items, or `None` if one has none.
pub fn some_list<I: IntoIterator, T>(
    items: I,
    mut make: impl FnMut(I::Item) -> Option<T>,
) -> Option<Vec<T>> {
    let mut list = Vec::new();
    for item in items {
        list.push(make(item)?);
    }
    Some(list)
}
