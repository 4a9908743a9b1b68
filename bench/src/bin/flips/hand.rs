//! Flips without a compiler: those of a1 = 0 as chess programs write them, a loop over the pieces of a packed
//! position, and the plain Beneš network.

/// Ranks mirrored: the bytes in opposite order.
#[inline]
pub const fn flip_vertical(x: u64) -> u64 {
    x.swap_bytes()
}

/// Files mirrored. Chess Programming Wiki, "Flipping Mirroring and Rotating", mirrorHorizontal with
/// rotations.
#[inline]
pub const fn flip_horizontal(mut x: u64) -> u64 {
    x ^= 0xf0f0f0f0f0f0f0f0 & (x ^ x.rotate_left(8));
    x ^= 0xcccccccccccccccc & (x ^ x.rotate_left(4));
    x ^= 0xaaaaaaaaaaaaaaaa & (x ^ x.rotate_left(2));
    x.rotate_right(7)
}

/// Half a turn.
#[inline]
pub const fn rotate_180(x: u64) -> u64 {
    flip_horizontal(flip_vertical(x))
}

/// Mirrored at a1-h8. Ibidem, flipDiagA1H8: three delta swaps.
#[inline]
pub const fn flip_diagonal(mut x: u64) -> u64 {
    let t = 0x0f0f0f0f00000000 & (x ^ (x << 28));
    x ^= t ^ (t >> 28);
    let t = 0x3333000033330000 & (x ^ (x << 14));
    x ^= t ^ (t >> 14);
    let t = 0x5500550055005500 & (x ^ (x << 7));
    x ^ t ^ (t >> 7)
}

/// Mirrored at a8-h1. Ibidem, flipDiagA8H1.
#[inline]
pub const fn flip_anti_diagonal(mut x: u64) -> u64 {
    let t = x ^ (x << 36);
    x ^= 0xf0f0f0f00f0f0f0f & (t ^ (x >> 36));
    let t = 0xcccc0000cccc0000 & (x ^ (x << 18));
    x ^= t ^ (t >> 18);
    let t = 0xaa00aa00aa00aa00 & (x ^ (x << 9));
    x ^ t ^ (t >> 9)
}

/// A quarter turn clockwise.
#[inline]
pub const fn rotate_90(x: u64) -> u64 {
    flip_vertical(flip_diagonal(x))
}

/// A quarter turn anticlockwise.
#[inline]
pub const fn rotate_270(x: u64) -> u64 {
    flip_diagonal(flip_vertical(x))
}

/// The operations of these functions, in the order of `Symmetry::ALL` after the identity.
pub const OPERATIONS: [u32; 7] = [1, 13, 18, 18, 19, 14, 19];

/// Looks every square of a set up in a table.
#[inline]
pub fn each_square(mut set: u64, numbers: &[u8; 64]) -> u64 {
    let mut image = 0;
    while set != 0 {
        image |= 1 << numbers[set.trailing_zeros() as usize];
        set &= set - 1;
    }
    image
}

/// Looks every piece of a packed position up in a table: takes out its `hi` and `lo` fields, joins them, and puts
/// the result back.
#[inline]
pub fn each_piece<const N: usize>(index: u64, table: &[u8; 64]) -> u64 {
    let mut image = 0;
    for piece in 0..N {
        let (lo, hi) = (3 * piece, 3 * (N + piece));
        let number = (index >> hi & 7) << 3 | index >> lo & 7;
        let to = u64::from(table[number as usize]);
        image |= to >> 3 << hi | (to & 7) << lo;
    }
    image
}

/// The operations of [`each_piece`] for each piece: six to take a number out, a load, six to put it back.
pub const OPERATIONS_A_PIECE: u32 = 13;

/// The masks of a Beneš network on 64 bits, from the first exchange to the last.
#[derive(Clone, Copy)]
pub struct Network(pub [u64; 11]);

/// The distances of the exchanges of a [`Network`].
pub const DISTANCES: [u32; 11] = [32, 16, 8, 4, 2, 1, 2, 4, 8, 16, 32];

impl Network {
    /// The word with its bits permuted.
    #[inline]
    pub fn apply(&self, x: u64) -> u64 {
        DISTANCES.into_iter().zip(self.0).fold(x, |x, (by, mask)| {
            let t = (x ^ x >> by) & mask;
            x ^ t ^ t << by
        })
    }
}
