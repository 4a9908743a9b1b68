//! Sorting of short lists.
//!
//! The standard library's sorts are made for long lists. Each further type or key that they are used with adds some
//! 2,500 lines of intermediate code to every user's build. Together that was a tenth of `quadrille-codegen` when it
//! was measured.

/// Puts items into the order of their keys. Items with equal keys keep their order.
///
/// The number of steps grows with the square of the length: this is for squares and bits, not for
/// occupancies.
pub fn by_key<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..items.len() {
        let mut index = end;
        while index > 0 && key(&items[index]) < key(&items[index - 1]) {
            items.swap(index, index - 1);
            index -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn like_the_stable_sort() {
        let mut items: Vec<(u32, u32)> = (0..200).map(|i| (i * 7919 % 31, i)).collect();
        let mut expected = items.clone();
        by_key(&mut items, |item| item.0);
        expected.sort_by_key(|item| item.0);
        assert_eq!(items, expected);
        by_key::<(u32, u32), u32>(&mut [], |item| item.0);
    }
}
