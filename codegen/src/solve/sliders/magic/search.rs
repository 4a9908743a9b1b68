//! Finds a magic by a depth-first search that decides its bits from the least significant up.
//!
//! The product is the sum of copies of the magic, one for each occupied square, shifted up by the square's
//! bit. So the copy of the square with the highest bit depends only on the lowest bits of the magic, and that of
//! the next square on a few more. Once the magic is decided up to the bits that a square's copy depends
//! on, the keys of all occupancies of this square and those above it are known exactly, carries included.
//!
//! So squares are added from the highest bit down. Each one decides as many further bits of the magic as it lies
//! below the one before. Candidates with few ones come first, because they carry little. A candidate that makes two
//! occupancies collide is given up before the search builds on it. This needs thousands of times fewer
//! multiplications than trying whole magics at random.

use quadrille_circuits::random::SplitMix64;

use super::super::budget::{PRODUCTS_PER_KEY, SPARE_BITS};
use crate::counted_work;
use crate::model::{Multiplier, WordSize, least_rotated};
use crate::proof::magics::keys::is_right;
use crate::riders::rays::Occupancies;

/// The number of relevant squares from which minimal keys are not tried, since for most such squares the effort
/// would be wasted.
const HARD: usize = 9;

/// A magic for the occupancies, with the smallest key for which one was found.
pub(super) fn find(occupancies: &Occupancies, word: WordSize, pattern: u128) -> Option<Multiplier> {
    let relevant = occupancies.squares.len();
    let minimum = (relevant as u32).max(1);
    (u32::from(relevant >= HARD)..=SPARE_BITS).find_map(|spare| {
        // Each further bit doubles the table, so twice the effort is spent before the next one is added.
        SquareMagicSearch::new(occupancies, word, pattern, minimum + spare)?
            .run(PRODUCTS_PER_KEY << spare)
    })
}

/// A magic with this many key bits, if one is found.
pub(in super::super) fn find_with(
    occupancies: &Occupancies,
    word: WordSize,
    key_bits: u32,
) -> Option<Multiplier> {
    SquareMagicSearch::new(occupancies, word, 0, key_bits)?.run(PRODUCTS_PER_KEY)
}

/// A search for one square's magic with one size of key.
struct SquareMagicSearch<'a> {
    occupancies: &'a Occupancies,
    word: WordSize,
    pattern: u128,
    rotation: u32,
    shift: u32,
    /// The bit of the factor that each relevant square becomes, the highest first.
    bits: Vec<u8>,
    /// The index of each key's attack set plus one, or 0 if the key is free.
    owners: Vec<u16>,
    /// The keys that have an owner, in the order in which they got it: the first [`count`](Self::count). It is a
    /// slice with room for all, as it is filled and emptied in the inner loops.
    owned: Box<[u32]>,
    /// The number of keys that have an owner.
    count: usize,
    /// The product of each occupancy of the squares so far.
    products: Vec<u64>,
    /// The multiplications left until the next restart.
    left: i64,
    random: SplitMix64,
}

impl SquareMagicSearch<'_> {
    /// `None` if two relevant squares would be the same bit.
    fn new(
        occupancies: &Occupancies,
        word: WordSize,
        pattern: u128,
        key_bits: u32,
    ) -> Option<SquareMagicSearch<'_>> {
        let (rotation, bits) = least_rotated(&occupancies.squares)?;
        Some(SquareMagicSearch {
            occupancies,
            word,
            pattern,
            rotation,
            shift: 64 - key_bits,
            bits,
            owners: vec![0; 1 << key_bits],
            owned: vec![0; occupancies.names.len()].into(),
            count: 0,
            products: vec![0; occupancies.names.len()],
            left: 0,
            random: SplitMix64::new(0),
        })
    }

    /// Searches anew, with other random choices, until the effort is used up.
    fn run(mut self, effort: u64) -> Option<Multiplier> {
        // A descent in which no candidate fails takes a multiplication for each occupancy. A descent that has taken
        // as many without reaching its end is given up, as its first bits may be at fault. That limit is a choice.
        let restart = effort.min(self.products.len() as u64) as i64;
        let mut spent = 0;
        while spent <= effort {
            self.release(0);
            self.owners[0] = u16::from(self.occupancies.names[0]) + 1;
            self.owned[0] = 0;
            self.count = 1;
            self.left = restart;
            let magic = self.descend(0, PartialMagic::default());
            let found = magic.map(|magic| Multiplier {
                pattern: self.pattern,
                rotation: self.rotation,
                magic: magic.bits,
                shift: self.shift,
            });
            // The search ignores the pattern. It moves all keys alike, except for carries and complemented squares.
            let is_right = |found: &Multiplier| is_right(self.occupancies, self.word, *found);
            let found = found.filter(|found| self.pattern == 0 || is_right(found));
            if found.is_some() {
                return found;
            }
            // A restart costs something even if it fails at once.
            spent += (restart - self.left) as u64 + 50;
        }
        None
    }

    /// Decides the magic for the squares from `index` on.
    fn descend(&mut self, index: usize, magic: PartialMagic) -> Option<PartialMagic> {
        let Some(&bit) = self.bits.get(index) else { return Some(magic) };
        let gap = magic.gap(bit, 64 - self.shift);
        let mark = self.count;
        let first = self.random.word();
        for candidate in 0..gap.candidates() {
            if self.left < 0 {
                break;
            }
            let longer = magic.decided(gap, self.gap_bits(gap, candidate, first));
            if self.add(index, longer.bits << bit) {
                let found = self.descend(index + 1, longer);
                if found.is_some() {
                    return found;
                }
            }
            self.release(mark);
        }
        None
    }

    /// Adds the occupancies in which the square at `index` is occupied; false if two collide.
    ///
    /// This is the inner loop of the search. It runs unoptimised, where slices are quick, and iterators and the
    /// indexing of vectors are calls.
    fn add(&mut self, index: usize, copy: u64) -> bool {
        // The second half of the occupancies are those of the first half, in the same order, with this square
        // added. So their products are those of the first half plus one copy of the magic.
        let half = 1 << index;
        let names = &self.occupancies.names[half..];
        let (products, added) = self.products.split_at_mut(half);
        let (owners, owned) = (&mut self.owners[..], &mut self.owned[..]);
        let (shift, mut count) = (self.shift, self.count);
        let mut occupancy = 0;
        while occupancy < half {
            let product = products[occupancy].wrapping_add(copy);
            let key = (product >> shift) as usize;
            let owner = names[occupancy] as u16 + 1;
            if owners[key] == 0 {
                owners[key] = owner;
                owned[count] = key as u32;
                count += 1;
            } else if owners[key] != owner {
                break;
            }
            added[occupancy] = product;
            occupancy += 1;
        }
        self.count = count;
        self.left -= occupancy as i64;
        counted_work::add(1 + occupancy as u64 / 4);
        occupancy == half
    }

    /// Frees the keys that were taken after the first `mark`.
    fn release(&mut self, mark: usize) {
        let (owners, owned) = (&mut self.owners[..], &self.owned[..]);
        let mut index = mark;
        while index < self.count {
            owners[owned[index] as usize] = 0;
            index += 1;
        }
        self.count = mark;
    }

    /// The `candidate`-th choice of the bits in a gap. A narrow gap gets all choices. A wider one gets no bits, then each
    /// single bit, from a random one on, then some random choices with a quarter of the bits.
    fn gap_bits(&mut self, gap: Gap, candidate: u32, first: u64) -> u64 {
        let mask = (1_u64 << gap.width) - 1;
        match (gap.is_narrow(), candidate) {
            (true, _) => (u64::from(candidate) ^ first) & mask,
            (false, 0) => 0,
            (false, 1..) if candidate <= gap.width => {
                1 << ((u64::from(candidate) + first) % u64::from(gap.width))
            }
            (false, _) => self.random.word() & self.random.word() & mask,
        }
    }
}

/// A partly decided magic.
#[derive(Clone, Copy, Default)]
struct PartialMagic {
    bits: u64,
    /// The number of lowest bits that are decided.
    decided: u32,
}

/// The bits of a magic that only the next square, of those so far, sees within its window of the key.
#[derive(Clone, Copy)]
struct Gap {
    start: u32,
    width: u32,
}

impl Gap {
    /// Returns whether all choices are tried.
    fn is_narrow(self) -> bool {
        self.width <= 3
    }

    /// The number of choices to try: for a wider gap no bits, each bit alone, and six random ones. Six is a choice:
    /// it bounds how often each square is tried under one beginning of the magic.
    fn candidates(self) -> u32 {
        if self.is_narrow() { 1 << self.width } else { 1 + self.width + 6 }
    }
}

impl PartialMagic {
    /// The bits left to decide for the square that has this bit. Bits below its window stay 0, since they reach the
    /// key only by carries.
    fn gap(self, bit: u8, key_bits: u32) -> Gap {
        let end = 64 - u32::from(bit);
        let start = end.saturating_sub(key_bits).max(self.decided);
        Gap { start, width: end - start }
    }

    /// This magic with these bits in the gap.
    fn decided(self, gap: Gap, bits: u64) -> PartialMagic {
        let bits = if gap.width > 0 { bits << gap.start } else { 0 };
        PartialMagic { bits: self.bits | bits, decided: gap.start + gap.width }
    }
}
