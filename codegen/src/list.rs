//! Lists of what is made of other items.

/// What `make` makes of each item, in their order.
///
/// This is `items.map(make).collect()` as a loop. Of the standard library's way each call adds some 300 lines of
/// intermediate code to every user's build, of this one 60.
pub fn list<I: IntoIterator, T>(items: I, mut make: impl FnMut(I::Item) -> T) -> Vec<T> {
    let mut list = Vec::new();
    for item in items {
        list.push(make(item));
    }
    list
}
