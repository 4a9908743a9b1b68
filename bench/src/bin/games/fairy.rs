//! Magics in the manner of Fairy-Stockfish on large boards, written from the method alone. Each of its fourteen
//! tables has, for each square, a mask, a 128-bit factor and the shift of the product, which leads to an attack
//! set. Rooks, cannons and grasshoppers have one table along files and one along ranks.

use std::collections::HashMap;
use std::mem::size_of;

use quadrille_bench::Random;

use super::walk::{Board, Manner, Movement, Place};

const HORIZONTAL: &[Place] = &[(1, 0), (-1, 0)];
const VERTICAL: &[Place] = &[(0, 1), (0, -1)];
const DIAGONAL: &[Place] = &[(1, 1), (1, -1), (-1, 1), (-1, -1)];
const KNIGHT: &[Place] = &[(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
const DABBABA: &[Place] = &[(0, 2), (2, 0), (0, -2), (-2, 0)];
const ALFIL: &[Place] = &[(2, 2), (2, -2), (-2, 2), (-2, -2)];
const ZEBRA: &[Place] = &[(2, 3), (3, 2), (3, -2), (2, -3), (-2, -3), (-3, -2), (-3, 2), (-2, 3)];

/// The parts of each movement: one or two.
pub const MOVEMENTS: [(&str, &[Movement]); 12] = [
    // It goes up the board only and has no table of its own.
    ("lance", &[of(&[(0, 1)], Manner::Ride)]),
    ("rook", &[of(HORIZONTAL, Manner::Ride), of(VERTICAL, Manner::Ride)]),
    ("bishop", &[of(DIAGONAL, Manner::Ride)]),
    ("cannon", &[of(HORIZONTAL, Manner::Hop), of(VERTICAL, Manner::Hop)]),
    ("diagonal_cannon", &[of(DIAGONAL, Manner::Hop)]),
    ("grasshopper", &[of(HORIZONTAL, Manner::Next), of(VERTICAL, Manner::Next)]),
    ("diagonal_grasshopper", &[of(DIAGONAL, Manner::Next)]),
    ("nightrider", &[of(KNIGHT, Manner::Ride)]),
    ("horse", &[of(KNIGHT, Manner::Lame)]),
    ("dabbaba", &[of(DABBABA, Manner::Half)]),
    ("elephant", &[of(ALFIL, Manner::Half)]),
    ("janggi_elephant", &[of(ZEBRA, Manner::Lame)]),
];

const fn of(steps: &'static [Place], manner: Manner) -> Movement {
    Movement { steps, manner }
}

/// The attacks of all parts of a movement together.
pub fn slow(parts: &[Movement], board: &Board, from: u8, occupied: u128) -> u128 {
    parts.iter().fold(0, |set, part| set | part.attacks(board, from, occupied))
}

/// The magic of a square.
struct Magic {
    mask: u128,
    factor: u128,
    /// The index of key 0; Fairy-Stockfish has a pointer here.
    offset: usize,
    shift: u32,
}

/// The table of one part of a movement.
pub struct Table {
    squares: Vec<Magic>,
    sets: Vec<u128>,
}

impl Table {
    /// The table of a movement on a board.
    pub fn new(board: &Board, movement: &Movement) -> Table {
        let mut table = Table { squares: Vec::new(), sets: Vec::new() };
        for square in 0..board.squares() {
            let mask = movement.relevant(board, square);
            let bits = mask.count_ones();
            let shift = 128 - bits.max(1);
            let sets: Vec<(u128, u128)> = subsets(mask)
                .map(|occupied| (occupied, movement.attacks(board, square, occupied)))
                .collect();
            let magic = find(&sets, mask, shift);
            let offset = table.sets.len();
            table.sets.resize(offset + (1 << bits.max(1)), 0);
            for (occupied, set) in sets {
                table.sets[offset + (occupied.wrapping_mul(magic) >> shift) as usize] = set;
            }
            table.squares.push(Magic { mask, factor: magic, offset, shift });
        }
        table
    }

    /// The squares attacked from a square.
    #[inline(always)]
    #[allow(unsafe_code)]
    pub fn attacks(&self, square: u8, occupied: u128) -> u128 {
        let Magic { mask, factor, offset, shift } = self.squares[usize::from(square)];
        let key = ((occupied & mask).wrapping_mul(factor) >> shift) as usize;
        // SAFETY: `new` made room behind the offset for all keys that the shift leaves.
        unsafe { *self.sets.get_unchecked(offset + key) }
    }

    /// The bytes of the sets and of the records that lead to them.
    pub fn bytes(&self) -> usize {
        self.squares.len() * size_of::<Magic>() + self.sets.len() * size_of::<u128>()
    }
}

/// All subsets of a set.
fn subsets(mask: u128) -> impl Iterator<Item = u128> {
    let mut next = Some(0_u128);
    std::iter::from_fn(move || {
        let subset = next?;
        let following = subset.wrapping_sub(mask) & mask;
        next = (following != 0).then_some(following);
        Some(subset)
    })
}

/// The number of powers dealt before the search starts again, in another order.
const STEPS: usize = 20_000;

/// A factor whose products' highest bits tell apart all occupancies with different sets.
fn find(sets: &[(u128, u128)], mask: u128, shift: u32) -> u128 {
    let squares: Vec<u32> = (0..128).rev().filter(|number| mask >> number & 1 != 0).collect();
    let known: HashMap<u128, u128> = sets.iter().copied().collect();
    let occupied = |which: usize| {
        let squares = squares.iter().enumerate().filter(|(place, _)| which >> place & 1 != 0);
        squares.fold(0_u128, |all, (_, number)| all | 1 << number)
    };
    let mut search = Search {
        sets: (0..1 << squares.len()).map(|which| known[&occupied(which)]).collect(),
        products: vec![0; 1 << squares.len()],
        owners: vec![None; 1 << (128 - shift)],
        owned: Vec::new(),
        squares,
        shift,
        random: Random::new(1),
        left: 0,
    };
    loop {
        search.left = STEPS;
        if let Some(magic) = search.deal(0, Dealt::default()) {
            return magic;
        }
    }
}

/// A search that deals the powers of two of a key to the squares. Each square weighs one power, and perhaps an
/// amount less than that more.
struct Search {
    /// The numbers of the relevant squares, the highest first.
    squares: Vec<u32>,
    /// The set of each occupancy, which has a bit for each of these squares.
    sets: Vec<u128>,
    products: Vec<u128>,
    /// The set of the occupancies that have each key.
    owners: Vec<Option<u128>>,
    /// The keys that have owners.
    owned: Vec<usize>,
    shift: u32,
    random: Random,
    /// The number of powers that may be dealt before the search starts again.
    left: usize,
}

/// The bits of a factor that are decided.
#[derive(Clone, Copy, Default)]
struct Dealt {
    known: u128,
    magic: u128,
    /// The powers that squares have.
    used: u32,
}

impl Search {
    /// Deals powers to the squares from an index on: a window of the factor has a 1 for the power and zeros above.
    /// Overlapping windows leave little choice.
    fn deal(&mut self, place: usize, dealt: Dealt) -> Option<u128> {
        let key_bits = 128 - self.shift;
        let Some(&number) = self.squares.get(place) else {
            return self.is_right(dealt.magic).then_some(dealt.magic);
        };
        let first = (self.random.word() >> 32) as u32 % key_bits;
        let powers = (0..key_bits).map(|nth| (first + nth) % key_bits);
        for power in powers.filter(|power| dealt.used >> power & 1 == 0) {
            self.left = self.left.checked_sub(1)?;
            let Some(place_of_one) = (128 + power).checked_sub(number + key_bits) else { continue };
            let one = 1 << place_of_one;
            let window = ((1_u128 << (key_bits - power)) - 1) << place_of_one;
            if dealt.known & window & (dealt.magic ^ one) != 0 {
                continue;
            }
            let (known, magic) = (dealt.known | window, dealt.magic | one);
            let dealt = Dealt { known, magic, used: dealt.used | 1 << power };
            if let Some(found) = self.deal(place + 1, dealt) {
                return Some(found);
            }
        }
        None
    }

    /// Returns whether a factor tells apart all occupancies with different sets.
    fn is_right(&mut self, magic: u128) -> bool {
        self.release();
        self.owners[0] = Some(self.sets[0]);
        self.owned.push(0);
        let squares = 0..self.squares.len();
        squares.into_iter().all(|place| self.is_added(place, magic << self.squares[place]))
    }

    /// Returns whether the occupancies with one more square get keys without contradiction.
    fn is_added(&mut self, place: usize, copy: u128) -> bool {
        for which in 0..1 << place {
            let with = which | 1 << place;
            let product = self.products[which].wrapping_add(copy);
            self.products[with] = product;
            let key = (product >> self.shift) as usize;
            match self.owners[key] {
                None => {
                    self.owners[key] = Some(self.sets[with]);
                    self.owned.push(key);
                }
                Some(set) if set != self.sets[with] => return false,
                Some(_) => {}
            }
        }
        true
    }

    /// Takes all keys from their owners.
    fn release(&mut self) {
        for key in self.owned.drain(..) {
            self.owners[key] = None;
        }
    }
}
