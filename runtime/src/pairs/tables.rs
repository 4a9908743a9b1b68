//! How pairs are numbered, as data that a layout's description compiles to, and the functions that read it: the compiler
//! runs the same functions on the same data before it emits them.

use crate::Word;
use crate::word::constant::{narrow, wide};

/// Numbers of pairs: the base of attacker and victim, plus the offset of the square attacked from, plus the rank of the
/// square attacked among those that the attacker may attack from there, in board order.
#[derive(Clone, Copy, Debug)]
pub struct Tables<'a, W: Word> {
    /// How many men there are: each kind in both colours.
    pub men: usize,
    /// How many entries a row of relations has: a power of two above the number of men.
    pub row: usize,
    /// How many entries rows by square have.
    pub entries: usize,
    /// How many numbers there are.
    pub count: u32,
    /// How many of them a position can have.
    pub possible: u32,
    /// By attacker, then by victim; behind all men is the entry of attackers for whom no victim is asked. A power of two.
    pub relations: &'a [[u32; 3]],
    /// By relation: by how much numbers rise from one square attacked to the next; no entries if always by 1.
    pub strides: &'a [u32],
    /// By relation: whether the victim counts too where the attacker would go without capturing; no entries if never.
    pub by_move: &'a [bool],
    /// Rows by number: how many pairs come from the squares before one, in board order.
    pub offsets: &'a [u16],
    /// The rank of the square attacked, by the same rows.
    pub ranks: Ranks<'a, W>,
    /// By number: how many squares come before one in board order; no entries if that is the number.
    pub places: &'a [u8],
}

/// How the rank of a square among those attacked from another is found.
#[derive(Clone, Copy, Debug)]
pub enum Ranks<'a, W: Word> {
    /// Tables by both squares; [`UNREACHED`] where one does not attack the other.
    Table(&'a [u8]),
    /// Rows of attack sets, in which the squares of lower bits are counted; bits are in board order.
    Counted(&'a [W]),
}

/// What tables have for the rank of a square that is not attacked.
pub const UNREACHED: u8 = u8::MAX;

/// What an attacker and a victim have to do with each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Relation {
    /// The number of their first pair.
    pub base: u32,
    /// Whether pairs count once, from the square that is later in board order.
    pub is_once: bool,
    /// Where the row of their offsets begins.
    pub row: u32,
}

/// The base of pairs that do not count.
const NEVER: u32 = u32::MAX;

impl Relation {
    /// What [`Tables::relations`] hold of men who have no pairs: it leads to a row that is there.
    pub const NONE: [u32; 3] = [NEVER, NEVER, 0];

    /// The relation as [`Tables::relations`] hold it: the base from later squares, the base from earlier ones, and the
    /// row. So no branch asks which of two like men comes first, which is as good as random.
    pub const fn packed(self) -> [u32; 3] {
        [self.base, if self.is_once { NEVER } else { self.base }, self.row]
    }
}

impl<W: Word> Tables<'_, W> {
    /// What two men have to do with each other; `men` as the victim is for attackers for whom no victim is asked.
    #[inline(always)]
    pub const fn relation(&self, attacker: usize, victim: usize) -> Option<Relation> {
        let [base, from_earlier, row] = self.relations[self.place_of(attacker, victim)];
        let relation = Relation { base, is_once: from_earlier == NEVER, row };
        if base == NEVER { None } else { Some(relation) }
    }

    /// Whether the victim counts where the attacker would go without capturing.
    #[inline(always)]
    pub const fn counts_by_move(&self, attacker: usize, victim: usize) -> bool {
        !self.by_move.is_empty() && self.by_move[self.place_of(attacker, victim)]
    }

    /// Where relations have two men. All are within; compilers see it by the mask.
    #[inline(always)]
    const fn place_of(&self, attacker: usize, victim: usize) -> usize {
        (attacker * self.row + victim) & (self.relations.len() - 1)
    }

    /// The number of a pair of men on the squares of these numbers.
    #[inline(always)]
    #[allow(clippy::needless_bitwise_bool, reason = "no branch asks what is as good as random")]
    pub const fn number(&self, attacker: usize, from: u8, victim: usize, to: u8) -> Option<u32> {
        let place = self.place_of(attacker, victim);
        let is_earlier = self.place(from) < self.place(to);
        let base = self.relations[place][is_earlier as usize];
        let row = self.relations[place][2] as usize + from as usize;
        let rank = self.rank(row, to);
        let within = (self.offsets[row] as u32 + rank as u32) * self.stride(place);
        if (base == NEVER) | (rank == UNREACHED) { None } else { Some(base + within) }
    }

    /// The number of a pair that has one.
    #[inline(always)]
    pub const fn number_of(&self, attacker: usize, from: u8, victim: usize, to: u8) -> u32 {
        let place = self.place_of(attacker, victim);
        let [base, _, row] = self.relations[place];
        let row = row as usize + from as usize;
        base + (self.offsets[row] as u32 + self.rank(row, to) as u32) * self.stride(place)
    }

    #[inline(always)]
    const fn stride(&self, place: usize) -> u32 {
        if self.strides.is_empty() { 1 } else { self.strides[place] }
    }

    /// How many squares come before one in board order.
    #[inline(always)]
    pub const fn place(&self, number: u8) -> u8 {
        if self.places.is_empty() { number } else { self.places[number as usize] }
    }

    /// The rank of a square among those of a row.
    #[inline(always)]
    const fn rank(&self, row: usize, to: u8) -> u8 {
        match self.ranks {
            Ranks::Table(ranks) => ranks[row * self.entries + to as usize],
            Ranks::Counted(sets) if W::BITS == 64 => {
                let (set, bit) = (narrow(sets[row]), 1 << self.place(to));
                if set & bit == 0 { UNREACHED } else { (set & (bit - 1)).count_ones() as u8 }
            }
            Ranks::Counted(sets) => {
                let (set, bit) = (wide(sets[row]), 1 << self.place(to));
                if set & bit == 0 { UNREACHED } else { (set & (bit - 1)).count_ones() as u8 }
            }
        }
    }

    /// The attacker, the number of its square, the victim and the number of its square, of the pair with a number.
    pub const fn pair(&self, number: u32) -> Option<(usize, u8, usize, u8)> {
        let mut place = 0;
        while place < self.relations.len() {
            let (attacker, victim) = (place / self.row, place % self.row);
            if let Some((from, to)) = self.squares(attacker, victim, number) {
                return Some((attacker, from, victim, to));
            }
            place += 1;
        }
        None
    }

    /// The squares of the pair of these men that has a number.
    pub const fn squares(&self, attacker: usize, victim: usize, number: u32) -> Option<(u8, u8)> {
        let Some(relation) = self.relation(attacker, victim) else { return None };
        if number < relation.base {
            return None;
        }
        let within = (number - relation.base) / self.stride(self.place_of(attacker, victim));
        let (first, mut from) = (relation.row as usize, 0);
        while from < self.entries {
            let offset = self.offsets[first + from] as u32;
            // No square attacks as many as there are entries.
            let mut to = if offset <= within && within < offset + self.entries as u32 {
                0
            } else {
                self.entries
            };
            while to < self.entries {
                let (squares, found) =
                    ((from as u8, to as u8), self.number(attacker, from as u8, victim, to as u8));
                if matches!(found, Some(found) if found == number) {
                    return Some(squares);
                }
                to += 1;
            }
            from += 1;
        }
        None
    }
}
