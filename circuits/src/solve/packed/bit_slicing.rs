//! Finds gates for several boolean functions of the same few bits, each bit of all numbers in a plane by itself.
//!
//! A function that no gate of two known planes computes is split. One way is by one of its bits, `x`, into
//! the functions `f0` (where `x` is 0), `f1` (where it is 1) and `f0 ^ f1`. Any two of them make up the function
//! (Shannon's and Davio's expansions). The other way is into a known plane and the difference to it. The
//! split is taken whose parts have the fewest monomials; known planes count as none.

use super::algebraic_normal_form::{Polynomial, Polynomials};
use crate::circuit::{Bits, Circuit, Constant, Distance, Domain, Node, Op};
use crate::packing::PackingPair;
use crate::proof::truth_table::TruthTable;
use crate::{sort, work};

/// About how many gates a function takes when others are at hand, by the number of bits that it depends on. From four
/// bits on each bit about doubles it. These are estimates, not measured. They may be wrong without harm: they only
/// choose among splits.
const USUAL_GATES: [u32; 9] = [0, 0, 1, 2, 6, 14, 30, 60, 120];

/// The most bits of functions that are looked for among products and unions.
const MOST_BITS_OF_PRODUCTS: u32 = 4;

/// Circuits that would probably be too long are not begun, to save time: flips of numberings without order took half a
/// gate to one gate for each monomial.
const MONOMIALS_FOR_TWO_GATES: usize = 3;

/// A circuit for a map of numbers whose bits are these polynomials, if one of at most `most_gates` gates is found and
/// fields have equal strides.
pub(super) fn circuit(
    polynomials: &Polynomials,
    packings: &PackingPair,
    most_gates: usize,
) -> Option<Circuit> {
    let monomials: u32 = polynomials.0.iter().map(|polynomial| polynomial.len()).sum();
    if 2 * monomials as usize > most_gates.saturating_mul(MONOMIALS_FOR_TWO_GATES) {
        return None;
    }
    let mut slices = Slices::new(packings.bits());
    // The simplest results first, since others may be made of their planes.
    let mut order: Vec<usize> = (0..polynomials.0.len()).collect();
    sort::by_key(&mut order, |&bit| polynomials.0[bit].len());
    let mut results = vec![Node::at(0); polynomials.0.len()];
    for bit in order {
        if slices.gates() > most_gates {
            return None;
        }
        results[bit] = slices.plane(polynomials.0[bit]);
    }
    (slices.gates() <= most_gates).then(|| slices.on_pieces(&results, packings)).flatten()
}

/// The function that a gate gives on functions that `table` gives; `None` of what planes do not have: shifts, sums
/// and the like. No gate takes bits from one piece to another: it does the same to every piece.
fn followed(gate: Op, table: impl Fn(Node) -> TruthTable) -> Option<TruthTable> {
    Some(match gate {
        Op::Const(_) => TruthTable::constant(gate.apply(64, |_| 0) != 0),
        Op::And(a, b) => table(a) & table(b),
        Op::AndNot(a, b) => table(a) & !table(b),
        Op::Or(a, b) => table(a) | table(b),
        Op::Xor(a, b) => table(a) ^ table(b),
        Op::Not(a) => !table(a),
        _ => return None,
    })
}

/// Planes so far, and what is known of each.
struct Slices {
    /// How many planes are given, one for each bit of a number.
    bits: u32,
    /// The gates of the other planes.
    gates: Vec<Op>,
    planes: Vec<Slice>,
    /// By hash: one more than the place of the last plane that has it, 0 where none has. A list and not a map of the
    /// standard library: [`sum`](Self::sum) asks it for every known plane, and the compiler runs unoptimised.
    last: [u16; 1024],
}

/// A plane: a bit of every piece's number, or a function of such bits.
struct Slice {
    table: TruthTable,
    polynomial: Polynomial,
    hash: usize,
    /// One more than the place of the plane before it with the same hash, 0 where there is none.
    before: u16,
}

/// A way to make a function of simpler ones.
enum Split {
    /// `f0 ^ (x & difference)`.
    WhereZero(Cofactors),
    /// `f1 ^ (!x & difference)`.
    WhereOne(Cofactors),
    /// `f0 ^ (x & (f0 ^ f1))`.
    Choice(Cofactors),
    /// `a ^ rest`, where the plane `a` is known.
    Difference(Node, Polynomial),
}

/// The cofactors of a function by a bit: the function where the bit is 0, where it is 1, and their difference.
#[derive(Clone, Copy)]
struct Cofactors {
    bit: u32,
    zero: Polynomial,
    one: Polynomial,
    difference: Polynomial,
}

impl Cofactors {
    fn new(polynomial: Polynomial, bit: u32) -> Cofactors {
        let [zero, difference] = polynomial.split(bit);
        Cofactors { bit, zero, one: zero.plus(difference), difference }
    }
}

impl Slices {
    fn new(bits: u32) -> Slices {
        let mut slices = Slices { bits, gates: Vec::new(), planes: Vec::new(), last: [0; 1024] };
        (0..bits).for_each(|bit| slices.know(TruthTable::bit(bit)));
        slices
    }

    /// How many gates cost something.
    fn gates(&self) -> usize {
        self.gates.iter().filter(|gate| !gate.is_leaf()).count()
    }

    /// The circuit on packed positions: taken apart into planes, each in the place of the pieces' bits 0, and put
    /// together again.
    fn on_pieces(&self, results: &[Node], packings: &PackingPair) -> Option<Circuit> {
        let mut circuit = Circuit::over(Domain::Pieces);
        let mut places: Vec<Node> = Vec::with_capacity(self.planes.len());
        let none = circuit.each(0);
        for bit in 0..self.bits {
            places.push(circuit.moved(circuit.input(), packings.distance(bit, 0)?));
        }
        for &gate in &self.gates {
            let place = match gate {
                Op::Const(Constant::Word(0)) => none,
                Op::Const(_) => circuit.each(1),
                // Inverted by a mask, which leaves nothing between the pieces' bits.
                Op::Not(a) => {
                    let (mask, a) = (circuit.each(1), places[a.index()]);
                    circuit.push(Op::AndNot(mask, a))
                }
                gate => circuit.push(gate.with_operands(&|node| places[node.index()])),
            };
            places.push(place);
        }
        let mut words = Vec::new();
        for (distance, targets) in self.kept(results, packings)? {
            let moved = circuit.moved(circuit.input(), distance);
            words.push(circuit.mask_each(moved, targets));
        }
        for (bit, plane) in (0..).zip(results) {
            let Some(gate) = self.gate_of(*plane) else { continue };
            let mut place = places[plane.index()];
            if !matches!(gate, Op::Not(_) | Op::Const(_)) {
                place = circuit.mask_each(place, 1);
            }
            words.push(circuit.moved(place, packings.distance(0, packings.result(bit))?));
        }
        let output = circuit.join(words, Op::Or)?;
        Some(circuit.finish(output))
    }

    /// The gate that makes a plane, unless it is given.
    fn gate_of(&self, plane: Node) -> Option<Op> {
        Some(self.gates[plane.index().checked_sub(self.bits as usize)?])
    }

    /// The planes that are given and come out as they are, by how far they move.
    fn kept(&self, results: &[Node], packings: &PackingPair) -> Option<Vec<(Distance, Bits)>> {
        let mut kept: Vec<(Distance, Bits)> = Vec::new();
        for (bit, &plane) in (0..).zip(results).filter(|(_, plane)| self.gate_of(**plane).is_none())
        {
            let distance = packings.distance(plane.index() as u32, packings.result(bit))?;
            match kept.iter_mut().find(|(known, _)| *known == distance) {
                Some((_, targets)) => *targets |= packings.result_of(bit),
                None => kept.push((distance, packings.result_of(bit))),
            }
        }
        Some(kept)
    }

    fn know(&mut self, table: TruthTable) {
        let polynomial = Polynomial::of_table(table);
        let hash = polynomial.hash();
        self.planes.push(Slice { table, polynomial, hash, before: self.last[hash] });
        self.last[hash] = self.planes.len() as u16;
    }

    /// Appends a gate, or finds the plane that it would give.
    fn push(&mut self, gate: Op) -> Node {
        let table = followed(gate, |plane| self.planes[plane.index()].table);
        let table = table.expect("a gate of planes, not a shift or a sum");
        self.find(Polynomial::of_table(table)).unwrap_or_else(|| {
            self.know(table);
            self.gates.push(gate);
            Node::at(self.planes.len() - 1)
        })
    }

    fn find(&self, polynomial: Polynomial) -> Option<Node> {
        let mut place = usize::from(self.last[polynomial.hash()]);
        while place != 0 {
            let known = &self.planes[place - 1];
            if known.polynomial == polynomial {
                return Some(Node::at(place - 1));
            }
            place = known.before.into();
        }
        None
    }

    /// The plane of this function, with the gates that it takes.
    fn plane(&mut self, polynomial: Polynomial) -> Node {
        if let Some(known) = self.find(polynomial) {
            return known;
        }
        if polynomial.support() == 0 {
            let word = if polynomial.len() == 1 { u64::MAX } else { 0 };
            return self.push(Op::Const(Constant::Word(word.into())));
        }
        if let Some(inverted) = self.find(polynomial.inverted()) {
            return self.push(Op::Not(inverted));
        }
        match self.gate(polynomial) {
            Some(gate) => self.push(gate),
            None => self.split(polynomial),
        }
    }

    /// The gate of two planes at hand that gives this function.
    fn gate(&self, polynomial: Polynomial) -> Option<Op> {
        if let Some(sum) = self.sum(polynomial) {
            return Some(sum);
        }
        // Of many bits it is hardly ever anything but a sum.
        let is_small = polynomial.support().count_ones() <= MOST_BITS_OF_PRODUCTS;
        let table = is_small.then(|| polynomial.table())?;
        self.product(table).or_else(|| self.union(table))
    }

    fn sum(&self, polynomial: Polynomial) -> Option<Op> {
        work::add(self.planes.len() as u64);
        let hash = polynomial.hash();
        (0..).zip(&self.planes).find_map(|(place, known)| {
            // The hash is linear.
            let other = (self.last[hash ^ known.hash] != 0)
                .then(|| self.find(known.polynomial.plus(polynomial)))
                .flatten();
            Some(Op::Xor(Node::at(place), other?))
        })
    }

    fn product(&self, table: TruthTable) -> Option<Op> {
        let above = self.planes_such(|known| table.is_within(known));
        let beside = self.planes_such(|known| (table & known).is_zero());
        // The factors of a product contain it; one that is inverted has nothing in common with it. If all
        // such planes together leave more than the product, no two of them are enough.
        let least = above.iter().fold(TruthTable::ONE, |all, (_, known)| all & *known);
        if beside.iter().fold(least, |all, (_, known)| all & !*known) != table {
            return None;
        }
        above.iter().enumerate().find_map(|(place, &(a, known))| {
            let other = above[place + 1..].iter().find(|(_, other)| known & *other == table);
            let without = || beside.iter().find(|(_, other)| known & !*other == table);
            other.map(|&(b, _)| Op::And(a, b)).or_else(|| without().map(|&(b, _)| Op::AndNot(a, b)))
        })
    }

    fn union(&self, table: TruthTable) -> Option<Op> {
        let below = self.planes_such(|known| known.is_within(table));
        below.iter().enumerate().find_map(|(place, &(a, known))| {
            let other = below[place + 1..].iter().find(|(_, other)| known | *other == table);
            other.map(|&(b, _)| Op::Or(a, b))
        })
    }

    fn planes_such(&self, holds: impl Fn(TruthTable) -> bool) -> Vec<(Node, TruthTable)> {
        let tables =
            self.planes.iter().enumerate().map(|(place, known)| (Node::at(place), known.table));
        tables.filter(|(_, table)| holds(*table)).collect()
    }

    /// The plane of a function that is no gate of planes at hand.
    fn split(&mut self, polynomial: Polynomial) -> Node {
        match self.best_split(polynomial) {
            Split::WhereZero(Cofactors { bit, zero, difference, .. }) => {
                let (zero, difference) = self.both(zero, difference);
                let product = self.push(Op::And(Node::at(bit as usize), difference));
                self.push(Op::Xor(zero, product))
            }
            Split::WhereOne(Cofactors { bit, one, difference, .. }) => {
                let (one, difference) = self.both(one, difference);
                let product = self.push(Op::AndNot(difference, Node::at(bit as usize)));
                self.push(Op::Xor(one, product))
            }
            Split::Choice(Cofactors { bit, zero, one, .. }) => {
                let (zero, one) = self.both(zero, one);
                let difference = self.push(Op::Xor(zero, one));
                let product = self.push(Op::And(Node::at(bit as usize), difference));
                self.push(Op::Xor(zero, product))
            }
            Split::Difference(known, rest) => {
                let rest = self.plane(rest);
                self.push(Op::Xor(known, rest))
            }
        }
    }

    /// The planes of two functions, the simpler one made first: it may be of use for the other.
    fn both(&mut self, a: Polynomial, b: Polynomial) -> (Node, Node) {
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
            return Split::WhereZero(Cofactors::new(polynomial, support.ilog2()));
        }
        let bits = (0..8).filter(|bit| support >> bit & 1 == 1);
        // The weight of the parts, and the gates that put them together.
        let by_bits = bits.flat_map(|bit| {
            let parts = Cofactors::new(polynomial, bit);
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
            // The rest must be simpler, otherwise it might be split the other way again.
            let is_simpler = rest.len() < polynomial.len() && rest.support() & !support == 0;
            is_simpler.then(|| (1 + gates(rest), Split::Difference(Node::at(place), rest)))
        });
        let best = by_bits.chain(by_differences).min_by_key(|(weight, _)| *weight);
        best.expect("a function that depends on some bit").1
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

/// About how many gates a function takes, if neither it nor its inverse is at hand.
fn gates(polynomial: Polynomial) -> u32 {
    let usual = USUAL_GATES[polynomial.support().count_ones() as usize];
    polynomial.len().min(usual)
}
