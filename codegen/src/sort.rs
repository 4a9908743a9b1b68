//! Sorting of short lists.

pub(crate) use quadrille_circuits::sort::by_key;

/// The items in ascending order, each once: a set of few items.
pub(crate) fn distinct<T: Ord>(items: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut set = Vec::new();
    for item in items {
        if let Err(index) = set.binary_search(&item) {
            set.insert(index, item);
        }
    }
    set
}
