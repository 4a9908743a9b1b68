//! Finds programs on bit planes: gates for several boolean functions of the same few bits.
//!
//! A function that is no gate of two planes at hand is split by one of its bits, `x`, into two of
//! the functions `f0` (where `x` is 0), `f1` (where it is 1) and `f0 ^ f1`, of which any two make
//! it up (Shannon's and Davio's expansions), or into a plane at hand and the difference to it. The
//! split is that whose parts have the fewest monomials; planes at hand have none.

use super::planes::{Gate, Plane, PlaneProgram};
use super::polynomial::{Polynomial, Polynomials};
use super::table::Table;
use crate::sort;

/// By the bits that a function depends on: about how many gates it takes when others are at hand.
const USUAL_GATES: [u32; 9] = [0, 0, 1, 2, 6, 14, 30, 60, 120];

/// The most bits of functions that are looked for among products and unions.
const MOST_BITS_OF_PRODUCTS: u32 = 4;

/// What is probably too long is not begun, for the time it takes: flips of numberings without order
/// came to between half a gate and a gate a monomial.
const MONOMIALS_FOR_TWO_GATES: usize = 3;

/// A program of at most so many gates, if one is found, for a map of numbers, each bit of which is
/// such a polynomial.
pub(super) fn plane_program(
    polynomials: &Polynomials,
    bits: u32,
    most_gates: usize,
) -> Option<PlaneProgram> {
    let monomials: u32 = polynomials.0.iter().map(|polynomial| polynomial.len()).sum();
    if 2 * monomials as usize > most_gates.saturating_mul(MONOMIALS_FOR_TWO_GATES) {
        return None;
    }
    let mut builder = Builder::new(bits);
    let mut order: Vec<usize> = (0..polynomials.0.len()).collect();
    sort::by_key(&mut order, |&bit| polynomials.0[bit].len());
    let mut outputs = vec![Plane(0); polynomials.0.len()];
    for bit in order {
        if builder.gates.len() > most_gates {
            return None;
        }
        outputs[bit] = builder.plane(polynomials.0[bit]);
    }
    (builder.gates.len() <= most_gates).then_some(PlaneProgram {
        bits,
        gates: builder.gates,
        outputs,
    })
}

/// Gates so far, and what is known of every plane.
struct Builder {
    gates: Vec<Gate>,
    planes: Vec<Known>,
    /// By hash: whether a plane may be at hand.
    hashes: [bool; 1024],
}

/// What a plane is.
struct Known {
    table: Table,
    polynomial: Polynomial,
    hash: usize,
}

/// A way to make a function of simpler ones.
enum Split {
    /// `f0 ^ (x & difference)`.
    WhereZero(Parts),
    /// `f1 ^ (!x & difference)`.
    WhereOne(Parts),
    /// `f0 ^ (x & (f0 ^ f1))`.
    Choice(Parts),
    /// `a ^ rest`.
    Difference(Plane, Polynomial),
}

/// What a function is where a bit is 0, where it is 1, and how these differ.
#[derive(Clone, Copy)]
struct Parts {
    bit: Plane,
    zero: Polynomial,
    one: Polynomial,
    difference: Polynomial,
}

impl Parts {
    fn new(polynomial: Polynomial, bit: u32) -> Parts {
        let [zero, difference] = polynomial.split(bit);
        Parts { bit: Plane(bit), zero, one: zero.plus(difference), difference }
    }
}

impl Builder {
    fn new(bits: u32) -> Builder {
        let mut builder = Builder { gates: Vec::new(), planes: Vec::new(), hashes: [false; 1024] };
        for bit in 0..bits {
            builder.know(Table::bit(bit));
        }
        builder
    }

    fn know(&mut self, table: Table) -> Plane {
        let polynomial = table.polynomial();
        let hash = polynomial.hash();
        self.hashes[hash] = true;
        self.planes.push(Known { table, polynomial, hash });
        Plane(self.planes.len() as u32 - 1)
    }

    /// Appends a gate, or finds the plane that it would give.
    fn push(&mut self, gate: Gate) -> Plane {
        let table = gate.table(|plane| self.planes[plane.index()].table);
        match self.find(table.polynomial()) {
            Some(known) => known,
            None => {
                self.gates.push(gate);
                self.know(table)
            }
        }
    }

    fn find(&self, polynomial: Polynomial) -> Option<Plane> {
        let hash = polynomial.hash();
        if !self.hashes[hash] {
            return None;
        }
        let is_it = |known: &Known| known.hash == hash && known.polynomial == polynomial;
        self.planes.iter().position(is_it).map(|place| Plane(place as u32))
    }

    /// The plane of this function, with the gates that it takes.
    fn plane(&mut self, polynomial: Polynomial) -> Plane {
        if let Some(known) = self.find(polynomial) {
            return known;
        }
        if let Some(inverted) = self.find(polynomial.inverted()) {
            return self.push(Gate::Not(inverted));
        }
        if polynomial.support() == 0 {
            return self.push(Gate::Constant(polynomial.len() == 1));
        }
        match self.gate(polynomial) {
            Some(gate) => self.push(gate),
            None => self.split(polynomial),
        }
    }

    /// The gate of two planes at hand that gives this function.
    fn gate(&self, polynomial: Polynomial) -> Option<Gate> {
        if let Some(sum) = self.sum(polynomial) {
            return Some(sum);
        }
        // Of many bits it is hardly ever anything but a sum.
        let is_small = polynomial.support().count_ones() <= MOST_BITS_OF_PRODUCTS;
        let table = is_small.then(|| Table::of(polynomial))?;
        self.product(table).or_else(|| self.union(table))
    }

    fn sum(&self, polynomial: Polynomial) -> Option<Gate> {
        let hash = polynomial.hash();
        (0..).zip(&self.planes).find_map(|(place, known)| {
            // The hash is linear.
            let other = self.hashes[hash ^ known.hash]
                .then(|| self.find(known.polynomial.plus(polynomial)))
                .flatten();
            Some(Gate::Xor(Plane(place), other?))
        })
    }

    fn product(&self, table: Table) -> Option<Gate> {
        let above = self.planes_such(|known| table.is_within(known));
        let beside = self.planes_such(|known| (table & known).is_zero());
        let least = above.iter().fold(Table::ONE, |all, (_, known)| all & *known);
        if beside.iter().fold(least, |all, (_, known)| all & !*known) != table {
            return None;
        }
        above.iter().enumerate().find_map(|(place, &(a, known))| {
            let other = above[place + 1..].iter().find(|(_, other)| known & *other == table);
            let without = || beside.iter().find(|(_, other)| known & !*other == table);
            other
                .map(|&(b, _)| Gate::And(a, b))
                .or_else(|| without().map(|&(b, _)| Gate::AndNot(a, b)))
        })
    }

    fn union(&self, table: Table) -> Option<Gate> {
        let below = self.planes_such(|known| known.is_within(table));
        below.iter().enumerate().find_map(|(place, &(a, known))| {
            let other = below[place + 1..].iter().find(|(_, other)| known | *other == table);
            other.map(|&(b, _)| Gate::Or(a, b))
        })
    }

    fn planes_such(&self, holds: impl Fn(Table) -> bool) -> Vec<(Plane, Table)> {
        let tables = (0..).map(Plane).zip(self.planes.iter().map(|known| known.table));
        tables.filter(|(_, table)| holds(*table)).collect()
    }

    /// The plane of a function that is no gate of planes at hand.
    fn split(&mut self, polynomial: Polynomial) -> Plane {
        match self.best_split(polynomial) {
            Split::WhereZero(Parts { bit, zero, difference, .. }) => {
                let (zero, difference) = self.both(zero, difference);
                let product = self.push(Gate::And(bit, difference));
                self.push(Gate::Xor(zero, product))
            }
            Split::WhereOne(Parts { bit, one, difference, .. }) => {
                let (one, difference) = self.both(one, difference);
                let product = self.push(Gate::AndNot(difference, bit));
                self.push(Gate::Xor(one, product))
            }
            Split::Choice(Parts { bit, zero, one, .. }) => {
                let (zero, one) = self.both(zero, one);
                let difference = self.push(Gate::Xor(zero, one));
                let product = self.push(Gate::And(bit, difference));
                self.push(Gate::Xor(zero, product))
            }
            Split::Difference(known, rest) => {
                let rest = self.plane(rest);
                self.push(Gate::Xor(known, rest))
            }
        }
    }

    /// The planes of two functions, the simpler one made first: it may be of use for the other.
    fn both(&mut self, a: Polynomial, b: Polynomial) -> (Plane, Plane) {
        if self.weight(a) <= self.weight(b) {
            let a = self.plane(a);
            (a, self.plane(b))
        } else {
            let b = self.plane(b);
            (self.plane(a), b)
        }
    }

    fn best_split(&self, polynomial: Polynomial) -> Split {
        let support = polynomial.support();
        if is_dense(polynomial.len(), support) {
            return Split::WhereZero(Parts::new(polynomial, support.ilog2()));
        }
        let bits = (0..8).filter(|bit| support >> bit & 1 == 1);
        let by_bits = bits.flat_map(|bit| {
            let parts = Parts::new(polynomial, bit);
            let [zero, one, difference] =
                [parts.zero, parts.one, parts.difference].map(|part| self.weight(part));
            [
                (zero + difference + 2, Split::WhereZero(parts)),
                (one + difference + 2, Split::WhereOne(parts)),
                (zero + one + 3, Split::Choice(parts)),
            ]
        });
        let by_differences = (0..).zip(&self.planes).filter_map(|(place, known)| {
            let rest = polynomial.plus(known.polynomial);
            // What is left must be simpler, or it might be split the other way again.
            let is_simpler = rest.len() < polynomial.len() && rest.support() & !support == 0;
            is_simpler.then(|| (1 + gates(rest), Split::Difference(Plane(place), rest)))
        });
        let best = by_bits.chain(by_differences).min_by_key(|(weight, _)| *weight);
        best.map(|(_, split)| split).expect("a function that is not constant depends on a bit")
    }

    /// About how many gates a function takes.
    fn weight(&self, polynomial: Polynomial) -> u32 {
        if polynomial.len() == 0 || self.find(polynomial).is_some() {
            0
        } else if self.find(polynomial.inverted()).is_some() {
            1
        } else {
            gates(polynomial)
        }
    }
}

/// Whether a function of more than three bits has so many monomials that no split makes it simpler
/// than another. Such functions are all split in the same order, and meet in those of three bits.
fn is_dense(monomials: u32, support: u8) -> bool {
    let bits = support.count_ones();
    bits > 3 && 5 * monomials >= 2 << bits
}

/// About how many gates a function takes that is nothing at hand.
fn gates(polynomial: Polynomial) -> u32 {
    let usual = USUAL_GATES[polynomial.support().count_ones() as usize];
    polynomial.len().min(usual)
}
