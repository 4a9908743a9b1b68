//! Changes found in vectors: the mailbox of 64 bytes, permuted to the slots around a square.
//!
//! Here are the tables and the functions that read them; the compiler runs these on the tables before it emits them.
//! `slots` has the arithmetic of rays, and `plain`, `avx2` and `avx512` permute and compare bytes.

#[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
mod avx2;
#[cfg(all(
    target_arch = "x86_64",
    target_feature = "avx512bw",
    target_feature = "avx512vbmi",
    target_feature = "avx512vbmi2"
))]
mod avx512;
mod mailbox;
mod plain;
mod slots;

use self::slots::{STEPS, closest, filled, opposite};

#[cfg(all(
    target_arch = "x86_64",
    target_feature = "avx2",
    not(all(
        target_feature = "avx512bw",
        target_feature = "avx512vbmi",
        target_feature = "avx512vbmi2"
    ))
))]
use self::avx2::Seen;
#[cfg(all(
    target_arch = "x86_64",
    target_feature = "avx512bw",
    target_feature = "avx512vbmi",
    target_feature = "avx512vbmi2"
))]
use self::avx512::Seen;
#[cfg(not(all(target_arch = "x86_64", target_feature = "avx2")))]
use self::plain::Seen;

pub use mailbox::{Around, Mailbox};

use super::Pairs;

/// A set of pairs whose changes are found in vectors: its description says `changes: vectors`.
#[diagnostic::on_unimplemented(
    message = "the changes of `{Self}` are not found in vectors",
    label = "this set has no tables for a `Mailbox`",
    note = "write `changes: vectors` into the set's description"
)]
pub trait VectorPairs: Pairs {
    /// The slots around each square.
    #[doc(hidden)]
    const VECTORS: &'static Vectors<'static>;
}

/// Bytes by slot, or by square number.
#[doc(hidden)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C, align(64))]
pub struct Bytes(pub [u8; 64]);

/// The code of a square on which no man stands.
pub const EMPTY: u8 = 0;
/// The code of a man that the set does not know. The code of any other man is his index plus 1.
pub const BLOCKER: u8 = 15;
/// A slot that is off the board.
pub const OFF_BOARD: u8 = 0x80;
/// The most men of a set.
pub const MOST_MEN: usize = 14;

/// The bit of a change that is an addition.
const ADDED: u32 = 1 << 31;

/// The number of entries that are written at a time; no more slots than these are seen from a square.
const AT_ONCE: usize = 16;

/// The room for the changes of one square, rounded up to what is written at a time: 16 attacks, 16 attackers and 8 riders
/// that are blocked.
const ROOM: usize = 3 * AT_ONCE;

/// The slots around each square, and the men that reach them. Tables of 16 entries are indexed by code.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Vectors<'a>(Data<'a>);

/// The data of [`Vectors`].
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Data<'a> {
    /// The number of men.
    pub men: usize,
    /// The number of the square in each slot, by square number, or [`OFF_BOARD`].
    pub permutations: [Bytes; 64],
    /// The slots that a man attacks on the empty board.
    pub attacks: [u64; 16],
    /// The slots that a man reaches by quiet moves, if some victims count by move.
    pub moves: [u64; 16],
    /// The classes of the victims that count by move.
    pub by_move: [u8; 16],
    /// The class of a man, one bit: men of a class move alike. No other code has one.
    pub classes: [u8; 16],
    /// The table of `back` for attacks on a man.
    pub variants: [u8; 16],
    /// The classes that reach the square from a slot, by slot. Tables differ in the victims that count by move.
    pub back: &'a [Bytes],
    /// The classes that reach the square from a slot and go beyond, by slot.
    pub riders: Bytes,
}

/// Bytes as rows of 64.
pub const fn rows<const N: usize>(bytes: &[u8]) -> [Bytes; N] {
    assert!(bytes.len() == 64 * N, "rows have 64 bytes");
    let (mut rows, mut index) = ([Bytes([0; 64]); N], 0);
    while index < bytes.len() {
        rows[index / 64].0[index % 64] = bytes[index];
        index += 1;
    }
    rows
}

/// The men around a square, and which of them are seen from there.
#[doc(hidden)]
#[derive(Clone, Copy)]
pub struct Surroundings {
    seen: Seen,
    closest: u64,
}

impl<'a> Vectors<'a> {
    /// The tables, or `None` unless all tables are there and exactly the men have a class, since attacks are made
    /// of men that have one.
    pub const fn new(data: Data<'a>) -> Option<Self> {
        let mut code = 0;
        while code < 16 {
            let is_man = 1 <= code && code <= data.men;
            let has_table = (data.variants[code] as usize) < data.back.len();
            if is_man != (data.classes[code] != 0) || !has_table {
                return None;
            }
            code += 1;
        }
        if data.men > MOST_MEN { None } else { Some(Vectors(data)) }
    }

    /// The data.
    pub const fn data(&self) -> &Data<'a> {
        &self.0
    }

    /// The men around the square with a number.
    #[inline(always)]
    pub fn around(&self, board: &Bytes, number: u8) -> Surroundings {
        let permutation = &self.0.permutations[usize::from(number & 63)];
        let seen = Seen::new(board, permutation, &self.0.classes);
        Surroundings { seen, closest: closest(seen.occupied()) }
    }

    /// Returns whether some victims count by move.
    #[inline(always)]
    const fn has_moves(&self) -> bool {
        self.0.back.len() > 1
    }

    /// The slots of men that a man on the square attacks.
    #[inline(always)]
    pub fn attacks(&self, around: &Surroundings, code: u8) -> u64 {
        let code = usize::from(code & 15);
        let victims = around.seen.known(around.closest);
        let attacks = self.0.attacks[code] & victims;
        if !self.has_moves() {
            return attacks;
        }
        let by_move = self.0.moves[code] & victims;
        attacks | around.seen.having(&Bytes([self.0.by_move[code]; 64]), by_move)
    }

    /// The slots of men that attack a man on the square.
    #[inline(always)]
    pub fn attackers(&self, around: &Surroundings, code: u8) -> u64 {
        let variant = if self.has_moves() { self.0.variants[usize::from(code & 15)] } else { 0 };
        around.seen.having(&self.0.back[usize::from(variant)], around.closest)
    }

    /// The slots of riders that attack the square and, if it is empty, beyond.
    #[inline(always)]
    pub fn riders(&self, around: &Surroundings) -> u64 {
        around.seen.having(&self.0.riders, around.closest)
    }

    /// The slots of riders that attack a man through the square, and those of their victims: these are on the opposite
    /// rays, in the same order if they are rotated.
    #[inline(always)]
    pub fn xrays(&self, around: &Surroundings) -> [u64; 2] {
        let victims = around.seen.known(around.closest & STEPS);
        let riders = self.riders(around) & opposite(filled(victims));
        [riders, victims & opposite(filled(riders))]
    }

    /// Writes the changes when a man comes to a square, or goes unless `added`, and returns their number.
    #[inline(always)]
    fn write(&self, board: &Bytes, code: u8, number: u8, added: bool, list: &mut [u32]) -> usize {
        let Some(list) = list.first_chunk_mut() else {
            return short(list, |list| self.write(board, code, number, added, list));
        };
        let list: &mut [u32; ROOM] = list;
        let around = self.around(board, number);
        let added = if added { ADDED } else { 0 };
        let length = self.write_man(&around, code, number, added, list, 0);
        length + self.write_xrays(&around, added ^ ADDED, list, length)
    }

    /// Writes the changes when a man is replaced by another, and returns their number.
    #[inline(always)]
    fn write_replaced(
        &self,
        board: &Bytes,
        [old, new]: [u8; 2],
        number: u8,
        list: &mut [u32],
    ) -> usize {
        let Some(list) = list.first_chunk_mut() else {
            return short(list, |list| self.write_replaced(board, [old, new], number, list));
        };
        let list: &mut [u32; 2 * 2 * AT_ONCE] = list;
        let around = self.around(board, number);
        let length = self.write_man(&around, old, number, 0, list, 0);
        length + self.write_man(&around, new, number, ADDED, list, length)
    }

    /// Writes the attacks of a man and those on him.
    #[inline(always)]
    fn write_man(
        &self,
        around: &Surroundings,
        code: u8,
        number: u8,
        added: u32,
        list: &mut [u32],
        start: usize,
    ) -> usize {
        // Men that the set does not know neither attack nor are attacked.
        if self.0.classes[usize::from(code & 15)] == 0 {
            return 0;
        }
        let own = u32::from(code - 1) | u32::from(number) << 8;
        let attacks = self.attacks(around, code);
        let length = write_slots(around, attacks, 16, own | added, list, start);
        let attackers = self.attackers(around, code);
        length + write_slots(around, attackers, 0, own << 16 | added, list, start + length)
    }

    #[inline(always)]
    fn write_xrays(
        &self,
        around: &Surroundings,
        added: u32,
        list: &mut [u32],
        start: usize,
    ) -> usize {
        let [riders, victims] = self.xrays(around);
        // Most men block nobody.
        if riders == 0 {
            return 0;
        }
        let chunk = list[start..].first_chunk_mut::<AT_ONCE>().expect("room for a vector");
        around.seen.write_pairs(riders, victims, added.wrapping_sub(1 | 1 << 16), chunk);
        riders.count_ones() as usize
    }
}

/// Writes for each slot the man's index and the number of its square, shifted, together with other bits.
#[inline(always)]
fn write_slots(
    around: &Surroundings,
    slots: u64,
    shift: u32,
    other: u32,
    list: &mut [u32],
    start: usize,
) -> usize {
    let chunk = list[start..].first_chunk_mut::<AT_ONCE>().expect("room for a vector");
    // The code of a man is his index plus 1.
    around.seen.write(slots, shift, other.wrapping_sub(1 << shift), chunk);
    slots.count_ones() as usize
}

/// Writes into a list that has no room for whole vectors, by way of one that has.
#[cold]
fn short(list: &mut [u32], write: impl FnOnce(&mut [u32]) -> usize) -> usize {
    let mut room = [0; 2 * 2 * AT_ONCE];
    let length = write(&mut room);
    assert!(length <= list.len(), "the list is too short for {length} changes");
    list[..length].copy_from_slice(&room[..length]);
    length
}

#[cfg(test)]
mod tests {
    use super::{AT_ONCE, BLOCKER, Bytes, OFF_BOARD, Seen, closest, opposite, plain};
    use super::{STEPS, filled};

    fn random(seed: &mut u64) -> u8 {
        *seed ^= *seed << 13;
        *seed ^= *seed >> 7;
        *seed ^= *seed << 17;
        (*seed >> 32) as u8
    }

    /// The instructions of this target and plain words give equal results, whatever the bytes.
    #[test]
    fn instructions_permute_as_plain_words_do() {
        let seed = &mut 0x1234_5678_9abc_def1;
        for round in 0..2000_u32 {
            let bytes = |of: &mut dyn FnMut() -> u8| {
                let mut bytes = Bytes([0; 64]);
                bytes.0.iter_mut().for_each(|byte| *byte = of());
                bytes
            };
            let board = bytes(&mut || match random(seed) {
                byte if u32::from(byte) % 8 < round % 8 => random(seed) % (BLOCKER + 1),
                _ => 0,
            });
            let permutation = bytes(&mut || match random(seed) {
                byte if byte > 200 => OFF_BOARD,
                byte => byte & 63,
            });
            let table = bytes(&mut || random(seed));
            let mut classes = [0; 16];
            classes[1..15].fill_with(|| 1 << (random(seed) & 7));
            let own = Seen::new(&board, &permutation, &classes);
            let other = plain::Seen::new(&board, &permutation, &classes);
            let occupied = own.occupied();
            assert_eq!(occupied, other.occupied());
            let expected = (0..64).filter(|&slot: &usize| {
                let square = permutation.0[slot];
                square != OFF_BOARD && board.0[usize::from(square)] != 0
            });
            assert_eq!(occupied, expected.fold(0, |all, slot| all | 1 << slot));
            let seen = closest(occupied);
            assert_eq!(own.known(seen), other.known(seen));
            let having = own.having(&table, seen);
            assert_eq!(having, other.having(&table, seen));
            for shift in [0, 16] {
                let mut lists = [[7; AT_ONCE]; 2];
                own.write(having, shift, 0x8000_0001, &mut lists[0]);
                other.write(having, shift, 0x8000_0001, &mut lists[1]);
                let length = having.count_ones() as usize;
                assert_eq!(lists[0][..length], lists[1][..length]);
            }
            let victims = own.known(seen & STEPS);
            let riders = having & opposite(filled(victims));
            let victims = victims & opposite(filled(riders & STEPS));
            let riders = riders & STEPS;
            let mut lists = [[7; AT_ONCE]; 2];
            own.write_pairs(riders, victims, 0xffff_0000, &mut lists[0]);
            other.write_pairs(riders, victims, 0xffff_0000, &mut lists[1]);
            let length = riders.count_ones() as usize;
            assert_eq!(length, victims.count_ones() as usize);
            assert_eq!(lists[0][..length], lists[1][..length]);
        }
    }
}
