//! The men around a square by bytes and words, for any target.
#![cfg_attr(all(target_arch = "x86_64", target_feature = "avx2", not(test)), allow(dead_code))]

use super::{AT_ONCE, BLOCKER, Bytes, OFF_BOARD};

/// The men around a square, by slot.
#[derive(Clone, Copy)]
pub(super) struct Seen {
    codes: Bytes,
    squares: Bytes,
    classes: [u8; 16],
}

impl Seen {
    #[inline(always)]
    pub(super) fn new(board: &Bytes, permutation: &Bytes, classes: &[u8; 16]) -> Seen {
        let mut codes = Bytes([0; 64]);
        for (code, &square) in codes.0.iter_mut().zip(&permutation.0) {
            // All ones on the board. A branch here would be mispredicted at each edge.
            let is_there = (square / OFF_BOARD).wrapping_sub(1);
            *code = board.0[usize::from(square & 63)] & is_there;
        }
        Seen { codes, squares: *permutation, classes: *classes }
    }

    /// The slots that are occupied.
    #[inline(always)]
    pub(super) fn occupied(&self) -> u64 {
        let mut bytes = [0; 8];
        for (byte, ray) in bytes.iter_mut().zip(self.codes.0.as_chunks().0) {
            // Codes have four bits: the sum reaches bit 7 unless a code is 0, and the product gathers these bits.
            let some = (u64::from_le_bytes(*ray) + 0x7f7f_7f7f_7f7f_7f7f) & 0x8080_8080_8080_8080;
            *byte = ((some >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8;
        }
        u64::from_le_bytes(bytes)
    }

    /// The slots, among these occupied ones, of men that the set knows.
    #[inline(always)]
    pub(super) fn known(&self, among: u64) -> u64 {
        Self::each(among, |slot| self.codes.0[slot] != BLOCKER)
    }

    /// The slots among these whose man has a class that the byte of the slot has.
    #[inline(always)]
    pub(super) fn having(&self, classes: &Bytes, among: u64) -> u64 {
        let class = |slot: usize| self.classes[usize::from(self.codes.0[slot] & 15)];
        Self::each(among, |slot| class(slot) & classes.0[slot] != 0)
    }

    #[inline(always)]
    fn each(among: u64, is_it: impl Fn(usize) -> bool) -> u64 {
        let (mut slots, mut left) = (0, among);
        while left != 0 {
            let slot = left.trailing_zeros() & 63;
            slots |= u64::from(is_it(slot as usize)) << slot;
            left &= left - 1;
        }
        slots
    }

    /// Writes for each slot the code and, in the next byte, the square, shifted, plus other bits.
    #[inline(always)]
    pub(super) fn write(&self, slots: u64, shift: u32, other: u32, list: &mut [u32; AT_ONCE]) {
        write(&self.codes, &self.squares, slots, shift, other, list);
    }

    /// Writes for each rider and the victim of the same rank in its rotated order the codes and squares of both.
    #[inline(always)]
    pub(super) fn write_pairs(
        &self,
        riders: u64,
        victims: u64,
        other: u32,
        list: &mut [u32; AT_ONCE],
    ) {
        write_pairs(&self.codes, &self.squares, [riders, victims], other, list);
    }
}

/// Writes for each slot the code and, in the next byte, the square, shifted, plus other bits.
#[inline(always)]
pub(super) fn write(
    codes: &Bytes,
    squares: &Bytes,
    mut slots: u64,
    shift: u32,
    other: u32,
    list: &mut [u32; AT_ONCE],
) {
    let mut index = 0;
    while slots != 0 {
        // There are no more slots than places; the mask spares a check.
        list[index % AT_ONCE] = (man(codes, squares, slots) << shift).wrapping_add(other);
        index += 1;
        slots &= slots - 1;
    }
}

/// Writes for each rider and its victim the codes and squares of both, plus other bits.
#[inline(always)]
pub(super) fn write_pairs(
    codes: &Bytes,
    squares: &Bytes,
    [mut riders, victims]: [u64; 2],
    other: u32,
    list: &mut [u32; AT_ONCE],
) {
    // The rotation puts victims in the order of their riders.
    let mut victims = victims.rotate_left(32);
    let mut index = 0;
    while riders != 0 {
        let rider = man(codes, squares, riders);
        let slot = (victims.trailing_zeros() + 32) & 63;
        let victim = man(codes, squares, 1 << slot);
        list[index % AT_ONCE] = (rider | victim << 16).wrapping_add(other);
        index += 1;
        riders &= riders - 1;
        victims &= victims.wrapping_sub(1);
    }
}

/// The code and the square of the first slot.
#[inline(always)]
fn man(codes: &Bytes, squares: &Bytes, slots: u64) -> u32 {
    let slot = (slots.trailing_zeros() & 63) as usize;
    u32::from(codes.0[slot]) | u32::from(squares.0[slot]) << 8
}
