//! Tables from byte strings: one token in the source, no work for const evaluation.

use core::mem::size_of;

use crate::u256::U256;

/// A type that a byte string can be read as: integers, and arrays of them.
///
/// # Safety
/// Every pattern of bytes must be a value, and the type must hold nothing but integers of
/// `SCALAR` bytes without padding between them.
#[allow(unsafe_code)]
pub unsafe trait Plain: Copy {
    /// The bytes of one integer.
    const SCALAR: usize;
}

macro_rules! plain {
    ($($integer:ty)*) => { $(
        // SAFETY: every pattern of bytes is an integer, which is its own only scalar.
        #[allow(unsafe_code)]
        unsafe impl Plain for $integer {
            const SCALAR: usize = size_of::<$integer>();
        }
    )* };
}

plain!(u8 u16 u32 u64 u128);

// SAFETY: it consists of two `u128`, the low one first.
#[allow(unsafe_code)]
unsafe impl Plain for U256 {
    const SCALAR: usize = size_of::<u128>();
}

// SAFETY: an array holds its elements without padding, and those hold integers only.
#[allow(unsafe_code)]
unsafe impl<T: Plain, const N: usize> Plain for [T; N] {
    const SCALAR: usize = T::SCALAR;
}

/// The table that a byte string holds, its integers least significant byte first.
///
/// ```
/// use quadrille_runtime::table::read;
/// static TABLE: [[u16; 2]; 2] = read(b"\x01\x00\x02\x00\x03\x00\x04\x01");
/// assert_eq!(TABLE, [[1, 2], [3, 260]]);
/// ```
///
/// # Panics
/// Fails to compile if the string is not as long as the table.
pub const fn read<T: Plain, const BYTES: usize>(bytes: &[u8; BYTES]) -> T {
    const { assert!(size_of::<T>() == BYTES, "the byte string is not as long as the table") };
    read_at(bytes, 0)
}

/// The table from `start` on in a file that holds several.
///
/// ```
/// use quadrille_runtime::table::read_at;
/// static TABLE: [u16; 2] = read_at(b"\0\0\x03\x00\x04\x01", 2);
/// assert_eq!(TABLE, [3, 260]);
/// ```
///
/// # Panics
/// Fails to compile if the file ends before the table does.
#[allow(unsafe_code)]
pub const fn read_at<T: Plain>(file: &[u8], start: usize) -> T {
    let (_, bytes) = file.split_at(start);
    assert!(bytes.len() >= size_of::<T>(), "the file ends before the table does");
    // SAFETY: there are as many bytes as `T` has, and any bytes are a `T`.
    let table = unsafe { bytes.as_ptr().cast::<T>().read_unaligned() };
    // The compiler that wrote the file does not know the target.
    if cfg!(target_endian = "big") { swapped(table) } else { table }
}

/// The bytes of one table in a file that holds several, from `start` on.
///
/// ```
/// use quadrille_runtime::table::{part, read};
/// static TABLE: [u16; 2] = read(part::<4>(b"\0\0\x03\x00\x04\x01", 2));
/// assert_eq!(TABLE, [3, 260]);
/// ```
///
/// # Panics
/// Fails to compile if the file ends before the table does.
pub const fn part<const BYTES: usize>(file: &[u8], start: usize) -> &[u8; BYTES] {
    match file.split_at(start).1.first_chunk() {
        Some(bytes) => bytes,
        None => panic!("the file ends before the table does"),
    }
}

/// The table, with the bytes of each integer reversed: an integer at a time, since const evaluation counts its steps.
#[allow(unsafe_code)]
const fn swapped<T: Plain>(mut table: T) -> T {
    macro_rules! swap_all {
        ($($integer:ty)*) => {
            $(if T::SCALAR == size_of::<$integer>() {
                let (integers, mut index) = ((&raw mut table).cast::<$integer>(), 0);
                while index < size_of::<T>() / T::SCALAR {
                    // SAFETY: the table consists of integers of `SCALAR` bytes, and this is one of them.
                    unsafe {
                        let integer = integers.add(index);
                        integer.write_unaligned(integer.read_unaligned().swap_bytes());
                    }
                    index += 1;
                }
            })*
        };
    }
    swap_all!(u16 u32 u64 u128);
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scalars_of_every_size_are_read_in_const_evaluation() {
        const BYTES: &[u8; 16] =
            b"\x00\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\xff";
        const WIDE: u128 = read(BYTES);
        const DOUBLE: [u64; 2] = read(BYTES);
        const GRID: [[u32; 2]; 2] = read(BYTES);
        const HALVES: [u16; 8] = read(BYTES);
        assert_eq!(WIDE, u128::from_le_bytes(*BYTES));
        assert_eq!(DOUBLE[1] as u128, WIDE >> 64);
        assert_eq!(GRID[1][0], 0x0b0a_0908);
        assert_eq!(HALVES[7], 0xff0e);
    }

    #[test]
    fn bytes_swap_in_groups() {
        assert_eq!(swapped([0x0102_0304_u32, 5]), [0x0403_0201, 5 << 24]);
        assert_eq!(swapped([1_u8, 2]), [1, 2]);
    }
}
