//! Keys of few squares: products whose highest bits differ for every occupancy of the squares.

use crate::counted_work;

/// The most squares of a key, whose sets all squares of the board share.
pub(super) const MOST_SQUARES: u32 = 6;

/// The factor that makes the key of some squares, given by their numbers. The key has as many bits as there are
/// squares. `None` if there are none or more than [`MOST_SQUARES`], or if no factor is found.
pub(super) fn magic(squares: &[u8]) -> Option<u64> {
    let count = squares.len() as u32;
    if count == 0 || count > MOST_SQUARES {
        return None;
    }
    let shift = 64 - count;
    constructed(squares, shift).find(|&magic| tells_apart(magic, shift, squares))
}

/// Returns whether all occupancies of the squares have different keys.
fn tells_apart(magic: u64, shift: u32, squares: &[u8]) -> bool {
    counted_work::add(16);
    // The product is a sum of the factor moved up by each square's number.
    let mut products = vec![0_u64];
    for square in squares {
        let part = magic << square;
        for index in 0..products.len() {
            products.push(products[index].wrapping_add(part));
        }
    }
    let seen = products.iter().fold(0_u64, |seen, product| seen | 1 << (product >> shift));
    seen.count_ones() == 1 << squares.len()
}

/// Candidate factors, one for each order in which squares become bits of the key. A candidate is right if its other
/// products fall outside the key.
fn constructed(squares: &[u8], shift: u32) -> impl Iterator<Item = u64> {
    let count = squares.len() as u32;
    // An order is a permutation, written as digits in base `count`.
    let is_order = move |order: &u32| {
        let bits = (0..count).fold(0, |bits, digit| bits | 1 << (order / count.pow(digit) % count));
        bits == (1 << count) - 1
    };
    let orders = (0..count.pow(count))
        .filter(is_order)
        .map(move |order| (0..count).map(move |digit| order / count.pow(digit) % count));
    orders.filter_map(move |order| {
        let mut magic = 0_u64;
        for (&square, bit) in squares.iter().zip(order) {
            magic |= 1 << (shift + bit).checked_sub(u32::from(square))?;
        }
        Some(magic)
    })
}
