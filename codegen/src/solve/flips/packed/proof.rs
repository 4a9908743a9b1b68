//! The proof that a program maps every piece of every position: each bit of each piece's number is
//! followed through it, as a function of that number.
//!
//! A program's distances and masks are those of one piece, repeated. So what holds for the bits of
//! one piece holds for all of them, whatever their number and the width of the word, as long as
//! nothing comes from outside: a bit that does is unknown, and must be masked out before the end.
//! Sums may carry, and differences borrow, within a run of bits, but not out of it, on any number
//! that is a square's.

use super::packing::{Distance, Packing};
use super::program::{Action, Program, Step};
use super::table::Table;

/// A word of packed numbers.
#[derive(Clone, Debug)]
struct Known {
    /// By bit of the number: its value as a function of the same piece's number, if that is what
    /// it is.
    bits: Vec<Option<Table>>,
    /// Whether all places that belong to no number are 0.
    is_clean: bool,
}

/// Whether a program maps each piece's number by these (number, value) points, in every position of
/// any number of pieces, each of which is on one of the numbers.
pub fn maps(program: &Program, packing: &Packing, points: &[(u8, u8)]) -> bool {
    let proof = Proof { packing, squares: Table::of_numbers(points.iter().map(|point| point.0)) };
    let mut words: Vec<Known> = Vec::with_capacity(program.actions().len());
    for &action in program.actions() {
        let word = proof.follow(action, program.actions(), &words);
        words.push(word);
    }
    let Known { bits, is_clean } = &words[program.output().index()];
    *is_clean
        && (0..).zip(bits).all(|(place, bit)| {
            bit.is_some_and(|bit| {
                points.iter().all(|&(number, value)| bit.at(number) == (value >> place & 1 == 1))
            })
        })
}

struct Proof<'a> {
    packing: &'a Packing,
    /// The numbers that are squares.
    squares: Table,
}

impl Proof<'_> {
    fn follow(&self, action: Action, actions: &[Action], words: &[Known]) -> Known {
        let word = |step: Step| &words[step.index()];
        let zip = |a: Step, b: Step, join: fn(Option<Table>, Option<Table>) -> Option<Table>| {
            let pairs = word(a).bits.iter().zip(&word(b).bits);
            pairs.map(|(&a, &b)| join(a, b)).collect()
        };
        let bits = 0..self.packing.bits();
        match action {
            Action::Input => {
                Known { bits: bits.map(|bit| Some(Table::bit(bit))).collect(), is_clean: true }
            }
            Action::Mask(mask) => {
                let constant = |bit| Some(Table::constant(mask >> bit & 1 == 1));
                Known { bits: bits.map(constant).collect(), is_clean: true }
            }
            // What multiplies, not a word of numbers: see `product`.
            Action::Spread { .. } => self.unknown(),
            Action::And(a, b) => {
                Known { bits: zip(a, b, both), is_clean: word(a).is_clean || word(b).is_clean }
            }
            Action::AndNot(a, b) => {
                let without = |a, b: Option<Table>| both(a, b.map(|b| !b));
                Known { bits: zip(a, b, without), is_clean: word(a).is_clean }
            }
            Action::Or(a, b) | Action::Xor(a, b) => {
                let join = match action {
                    Action::Or(..) => |a: Option<Table>, b: Option<Table>| Some(a? | b?),
                    _ => |a: Option<Table>, b: Option<Table>| Some(a? ^ b?),
                };
                Known { bits: zip(a, b, join), is_clean: word(a).is_clean && word(b).is_clean }
            }
            Action::Move(a, distance) => self.moved(word(a), distance),
            Action::Add(a, b) => self.sum(word(a), word(b), false),
            Action::Sub(a, b) => self.sum(word(a), word(b), true),
            Action::Mul(a, b) => self.product(word(a), actions[b.index()]),
        }
    }

    fn unknown(&self) -> Known {
        Known { bits: vec![None; self.packing.bits() as usize], is_clean: false }
    }

    /// A bit is known where it comes from the same piece, or from where there is none.
    fn moved(&self, word: &Known, distance: Distance) -> Known {
        let bits = 0..self.packing.bits();
        let source =
            |to: u32| bits.clone().find(|&from| self.packing.distance(from, to) == Some(distance));
        let is_set = |bit: &u32| word.bits[*bit as usize] != Some(Table::ZERO);
        let set = bits.clone().filter(is_set).fold(0, |set, bit| set | 1 << bit);
        let always = |holds: &dyn Fn(u32) -> bool| {
            word.is_clean && (1..=self.packing.most_pieces()).all(holds)
        };
        let moved = |to: u32| match source(to) {
            Some(from) => word.bits[from as usize],
            None => always(&|pieces| {
                let target = self.packing.mask(1 << to, pieces);
                self.packing.shifted(self.packing.mask(set, pieces), distance, pieces) & target == 0
            })
            .then_some(Table::ZERO),
        };
        let is_clean = always(&|pieces| {
            let places = self.packing.mask(u8::MAX, pieces);
            self.packing.shifted(self.packing.mask(set, pieces), distance, pieces) & !places == 0
        });
        Known { bits: bits.clone().map(moved).collect(), is_clean }
    }

    /// A sum or difference, unless something is carried or borrowed beyond a run of bits.
    fn sum(&self, a: &Known, b: &Known, is_difference: bool) -> Known {
        let mut sum = self.unknown();
        if !(a.is_clean && b.is_clean) {
            return sum;
        }
        let bits: Vec<u32> = (0..self.packing.bits()).collect();
        let next = |bit: u32| {
            let above = Some(Distance { fixed: 1, ..Distance::default() });
            bits.iter().copied().find(|&other| self.packing.distance(bit, other) == above)
        };
        let is_first = |bit: &u32| !bits.iter().any(|&other| next(other) == Some(*bit));
        for first in bits.iter().copied().filter(is_first) {
            let mut carry = Table::ZERO;
            for bit in std::iter::successors(Some(first), |&bit| next(bit)) {
                let place = bit as usize;
                let (Some(a), Some(b)) = (a.bits[place], b.bits[place]) else {
                    return self.unknown();
                };
                sum.bits[place] = Some(a ^ b ^ carry);
                let a = if is_difference { !a } else { a };
                carry = a & b | (a | b) & carry;
            }
            if !(carry & self.squares == Table::ZERO) {
                return self.unknown();
            }
        }
        sum.is_clean = true;
        sum
    }

    /// A word that has no bits but one of each number, copied to others: no two copies meet.
    fn product(&self, word: &Known, factor: Action) -> Known {
        let Action::Spread { from, to } = factor else { return self.unknown() };
        let is_single =
            (0..).zip(&word.bits).all(|(place, bit)| place == from || *bit == Some(Table::ZERO));
        let copies = |bit: &u32| to >> bit & 1 == 1;
        let is_above = |bit: u32| {
            self.packing.distance(from, bit).is_some_and(|distance| !distance.is_right())
        };
        let bits = 0..self.packing.bits();
        if !(is_single && word.is_clean && bits.clone().filter(copies).all(is_above)) {
            return self.unknown();
        }
        let copied = |bit: u32| {
            if copies(&bit) { word.bits[from as usize] } else { Some(Table::ZERO) }
        };
        Known { bits: bits.map(copied).collect(), is_clean: true }
    }
}

/// The bits in both: none where one has none, whatever the other.
fn both(a: Option<Table>, b: Option<Table>) -> Option<Table> {
    match (a, b) {
        (Some(a), Some(b)) => Some(a & b),
        (Some(Table::ZERO), _) | (_, Some(Table::ZERO)) => Some(Table::ZERO),
        _ => None,
    }
}
