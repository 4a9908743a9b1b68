//! The proof that a program maps every piece of every position: each bit of each piece's number is
//! followed through it, as a function of that number.
//!
//! A program's distances and masks are those of one piece, repeated. So what holds for the bits of
//! one piece holds for all of them, whatever their number and the width of the word, as long as
//! nothing comes from outside: a bit that does is unknown, and must be masked out before the end.
//! Which places of a word can have ones at all is followed besides, for each number of pieces. Sums
//! may carry, and differences borrow, within a run of bits, but not out of it, on any number that is
//! a square's.

use super::frame::{Bits, Frame};
use super::packing::Distance;
use super::program::{Action, Program, Step};
use super::table::Table;

/// A word of packed numbers.
#[derive(Clone, Debug)]
struct Known {
    /// By bit of the number: its value as a function of the same piece's number, if that is what
    /// it is.
    bits: [Option<Table>; 16],
    /// By number of pieces, from 1: the places that may have ones.
    ones: Vec<u128>,
}

/// What is wrong with a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// A bit of the result does not depend on the piece's own number alone, as far as can be seen.
    Unknown {
        /// The bit.
        bit: u32,
    },
    /// A bit of the result is wrong.
    Wrong {
        /// The bit.
        bit: u32,
        /// A number for which it is.
        number: u8,
    },
    /// A place of the word that belongs to no bit of the result may have a one.
    Outside {
        /// The place.
        place: u32,
        /// With so many pieces.
        pieces: u32,
    },
}

/// What follows programs between two packings.
///
/// ```
/// use quadrille_codegen::board::Board;
/// use quadrille_codegen::layout::{Numbering, PackedOrder, Field};
/// use quadrille_codegen::solve::flips::Objective;
/// use quadrille_codegen::solve::flips::packed::{Flaw, Frame, Packing, Proof, Solver};
/// let board = Board::new(8, 8).unwrap();
/// let a1_is_0 = Numbering::new(board, (0..64).collect()).unwrap();
/// let field = Field { name: "number".into(), width: 6, shift: 0 };
/// let frame = Frame::within(&Packing::new(&PackedOrder::by_fields(&[field]), 64));
/// let flip = Solver::new(&frame, &a1_is_0, Objective::Latency).map(|square| square.0 ^ 56);
/// let points = |mask| (0..64).map(|number| (number, number ^ mask)).collect::<Vec<_>>();
/// let proof = Proof::new(&frame, &(0..64).collect::<Vec<_>>());
/// let program = flip.program.unwrap();
/// assert_eq!(proof.flaw(&program, &points(56)), None);
/// assert_eq!(proof.flaw(&program, &points(57)), Some(Flaw::Wrong { bit: 0, number: 0 }));
/// ```
pub struct Proof<'a> {
    frame: &'a Frame,
    /// The numbers that are squares.
    squares: Table,
    /// By bit: its places, by number of pieces from 1.
    places: [Vec<u128>; 16],
}

impl Proof<'_> {
    /// For pieces that are on these numbers.
    pub fn new<'a>(frame: &'a Frame, numbers: &[u8]) -> Proof<'a> {
        let mut places = [const { Vec::new() }; 16];
        for bit in frame.every() {
            let masks = (1..=frame.most_pieces()).map(|pieces| frame.mask(1 << bit, pieces));
            places[bit as usize] = masks.collect();
        }
        Proof { frame, squares: Table::of_numbers(numbers.iter().copied()), places }
    }

    /// Why a program does not map each piece's number by these (number, value) points, in every
    /// position of any number of pieces, if it does not.
    pub fn flaw(&self, program: &Program, points: &[(u8, u8)]) -> Option<Flaw> {
        let mut words: Vec<Known> = Vec::with_capacity(program.actions().len());
        for &action in program.actions() {
            let word = self.follow(action, program.actions(), &words);
            words.push(self.completed(word));
        }
        let word = &words[program.output().index()];
        let mut bits = 0..self.frame.result_bits();
        bits.find_map(|bit| self.flaw_of_bit(word, bit, points)).or_else(|| self.outside(word))
    }

    fn flaw_of_bit(&self, word: &Known, bit: u32, points: &[(u8, u8)]) -> Option<Flaw> {
        let Some(table) = word.bits[self.frame.result(bit) as usize] else {
            return Some(Flaw::Unknown { bit });
        };
        let is_wrong = |(number, value): &(u8, u8)| table.at(*number) != (value >> bit & 1 == 1);
        let wrong = points.iter().copied().find(is_wrong);
        wrong.map(|(number, _)| Flaw::Wrong { bit, number })
    }

    fn follow(&self, action: Action, actions: &[Action], words: &[Known]) -> Known {
        let word = |step: Step| &words[step.index()];
        match action {
            Action::Input => self.input(),
            Action::Mask(mask) => self.constant(mask),
            // What multiplies, not a word of numbers: see `product`.
            Action::Spread { .. } => self.unknown(),
            Action::And(a, b) => joined(word(a), word(b), both, |a, b| a & b),
            Action::AndNot(a, b) => {
                joined(word(a), word(b), |a, b| both(a, b.map(|b| !b)), |a, _| a)
            }
            Action::Or(a, b) => joined(word(a), word(b), |a, b| Some(a? | b?), |a, b| a | b),
            Action::Xor(a, b) => joined(word(a), word(b), |a, b| Some(a? ^ b?), |a, b| a | b),
            Action::Move(a, distance) => self.moved(word(a), distance),
            Action::Add(..) | Action::Sub(..) => {
                self.total(action, actions, words).unwrap_or_else(|| self.unknown())
            }
            Action::Mul(a, b) => self.product(word(a), actions[b.index()]),
        }
    }

    /// A sum, or a difference, perhaps of a sum: what that carries the difference may borrow again, as
    /// p + q - b is p - b + q.
    fn total(&self, action: Action, actions: &[Action], words: &[Known]) -> Option<Known> {
        let word = |step: Step| &words[step.index()];
        let (a, b) = match action {
            Action::Add(a, b) => return self.sum(word(a), word(b), false),
            Action::Sub(a, b) => (a, b),
            _ => return None,
        };
        let difference = self.sum(word(a), word(b), true);
        difference.or_else(|| {
            let Action::Add(p, q) = actions[a.index()] else { return None };
            [(p, q), (q, p)].into_iter().find_map(|(p, q)| {
                let rest = self.completed(self.sum(word(p), word(b), true)?);
                self.sum(&rest, word(q), false)
            })
        })
    }

    fn unknown(&self) -> Known {
        let all = u128::MAX >> (128 - self.frame.width());
        Known { bits: [None; 16], ones: vec![all; self.frame.most_pieces() as usize] }
    }

    /// The position: where a place of the result is one of the position's, it is known as well.
    fn input(&self) -> Known {
        let mut word = Known { bits: [None; 16], ones: self.places_of(self.frame.all()) };
        for bit in 0..self.frame.bits() {
            let same = |other: &u32| self.frame.distance(bit, *other) == Some(Distance::default());
            for place in self.frame.every().filter(same) {
                word.bits[place as usize] = Some(Table::bit(bit));
            }
        }
        word
    }

    /// Bits of one packing; those of the other are known where they lie in the same places.
    fn constant(&self, mask: Bits) -> Known {
        let mut word = Known { bits: [None; 16], ones: self.places_of(mask) };
        for bit in self.frame.every().filter(|bit| mask >> bit & 1 == 1) {
            let same = |other: &u32| self.frame.distance(bit, *other) == Some(Distance::default());
            for place in self.frame.every().filter(same) {
                word.bits[place as usize] = Some(Table::ONE);
            }
        }
        word
    }

    fn places_of(&self, bits: Bits) -> Vec<u128> {
        let mut places = vec![0; self.frame.most_pieces() as usize];
        for bit in self.frame.every().filter(|bit| bits >> bit & 1 == 1) {
            places.iter_mut().zip(&self.places[bit as usize]).for_each(|(all, one)| *all |= one);
        }
        places
    }

    /// The same with all bits 0 whose places have no ones, and no ones in the places of bits that
    /// are 0.
    fn completed(&self, mut word: Known) -> Known {
        for bit in self.frame.every() {
            let places = &self.places[bit as usize];
            let known = &mut word.bits[bit as usize];
            if known.is_none() && places.iter().zip(&word.ones).all(|(a, b)| a & b == 0) {
                *known = Some(Table::ZERO);
            }
            if *known == Some(Table::ZERO) {
                word.ones.iter_mut().zip(places).for_each(|(ones, places)| *ones &= !places);
            }
        }
        word
    }

    /// A bit is known where it comes from the same piece.
    fn moved(&self, word: &Known, distance: Distance) -> Known {
        let ones = (1..).zip(&word.ones);
        let ones = ones.map(|(pieces, &ones)| self.frame.shifted(ones, distance, pieces));
        let mut moved = Known { bits: [None; 16], ones: ones.collect() };
        for to in self.frame.every() {
            let is_source = |&from: &u32| self.frame.distance(from, to) == Some(distance);
            let known = |from: u32| word.bits[from as usize];
            moved.bits[to as usize] = self.frame.every().filter(is_source).find_map(known);
        }
        moved
    }

    /// A sum or difference, unless something is carried or borrowed beyond a run of bits: within the
    /// packing that both words are in.
    fn sum(&self, a: &Known, b: &Known, is_difference: bool) -> Option<Known> {
        let sides = [self.frame.all(), self.frame.all_results()];
        let within = |side: Bits| {
            let places = self.places_of(side);
            let all = a.ones.iter().zip(&b.ones).zip(places);
            { all }.all(|((a, b), places)| (a | b) & !places == 0)
        };
        let mut sides = sides.into_iter().filter(|&side| within(side));
        sides.find_map(|side| self.sum_within(side, a, b, is_difference))
    }

    fn sum_within(&self, side: Bits, a: &Known, b: &Known, is_difference: bool) -> Option<Known> {
        let mut sum = Known { bits: [None; 16], ones: self.places_of(side) };
        let bits: Vec<u32> = self.frame.every().filter(|bit| side >> bit & 1 == 1).collect();
        let next = |bit: u32| {
            let above = Some(Distance { fixed: 1, ..Distance::default() });
            bits.iter().copied().find(|&other| self.frame.distance(bit, other) == above)
        };
        let is_first = |bit: &u32| !bits.iter().any(|&other| next(other) == Some(*bit));
        for first in bits.iter().copied().filter(is_first) {
            let mut carry = Table::ZERO;
            for bit in std::iter::successors(Some(first), |&bit| next(bit)) {
                let (a, b) = (a.bits[bit as usize]?, b.bits[bit as usize]?);
                sum.bits[bit as usize] = Some(a ^ b ^ carry);
                let a = if is_difference { !a } else { a };
                carry = a & b | (a | b) & carry;
            }
            if !(carry & self.squares).is_zero() {
                return None;
            }
        }
        Some(sum)
    }

    /// A word that has no bits but one of each number, copied to others: no two copies meet.
    fn product(&self, word: &Known, factor: Action) -> Known {
        let Action::Spread { from, to } = factor else { return self.unknown() };
        let places = self.places_of(1 << from);
        let is_single = word.ones.iter().zip(places).all(|(ones, places)| ones & !places == 0);
        let copies: Vec<u32> = self.frame.every().filter(|bit| to >> bit & 1 == 1).collect();
        let is_above = |&bit: &u32| {
            self.frame.distance(from, bit).is_some_and(|distance| !distance.is_right())
        };
        if !(is_single && copies.iter().all(is_above)) {
            return self.unknown();
        }
        let mut product = Known { bits: [None; 16], ones: self.places_of(to) };
        for bit in copies {
            product.bits[bit as usize] = word.bits[from as usize];
        }
        product
    }

    /// A place of no result bit that may have a one.
    fn outside(&self, word: &Known) -> Option<Flaw> {
        let places = self.places_of(self.frame.all_results());
        let outside = (1..).zip(word.ones.iter().zip(places));
        { outside }.find_map(|(pieces, (ones, places))| {
            let place = (ones & !places).trailing_zeros();
            (place < 128).then_some(Flaw::Outside { place, pieces })
        })
    }
}

/// A word made of two, place by place.
fn joined(
    a: &Known,
    b: &Known,
    bits: impl Fn(Option<Table>, Option<Table>) -> Option<Table>,
    ones: impl Fn(u128, u128) -> u128,
) -> Known {
    Known {
        bits: std::array::from_fn(|bit| bits(a.bits[bit], b.bits[bit])),
        ones: a.ones.iter().zip(&b.ones).map(|(&a, &b)| ones(a, b)).collect(),
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
