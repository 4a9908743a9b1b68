//! Boolean functions in algebraic normal form: exclusive-ors of products of a number's bits, also
//! known as Zhegalkin polynomials.

use crate::proof::truth_table::TruthTable;
use crate::sort;

/// A set of monomials; a monomial is the set of the bits that it multiplies, as a byte, the empty
/// one being 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Polynomial([u128; 2]);

impl Polynomial {
    /// The sum of two, in which equal monomials cancel.
    pub(super) fn plus(self, other: Polynomial) -> Polynomial {
        Polynomial([self.0[0] ^ other.0[0], self.0[1] ^ other.0[1]])
    }

    fn of(monomial: u8) -> Polynomial {
        let mut words = [0; 2];
        words[usize::from(monomial) / 128] = 1 << (monomial % 128);
        Polynomial(words)
    }

    /// The polynomial of a function.
    pub(super) fn of_table(table: TruthTable) -> Polynomial {
        Polynomial(table.transformed().words())
    }

    pub(super) fn contains(self, monomial: u8) -> bool {
        self.0[usize::from(monomial) / 128] >> (monomial % 128) & 1 == 1
    }

    /// How many monomials there are.
    pub(super) fn len(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones()
    }

    /// The monomials as sets of bits, in the order of these sets.
    pub(super) fn monomials(self) -> impl Iterator<Item = u8> {
        (0..=u8::MAX).filter(move |&monomial| self.contains(monomial))
    }
}

/// A map of numbers, as a polynomial for each bit of the result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Polynomials(pub(super) Vec<Polynomial>);

/// Finds polynomials through given values at some numbers.
pub(super) struct Interpolation {
    bits: u32,
    numbers: Vec<u8>,
    /// `None` if all numbers are given, so that nothing is free.
    basis: Option<Basis>,
}

impl Interpolation {
    /// The interpolation for these numbers, all different, of `bits` bits.
    ///
    /// Monomials are vectors over the numbers. A basis of them is built by degree, so that a result
    /// that products of few bits make up is made of those.
    pub(super) fn new(numbers: Vec<u8>, bits: u32) -> Interpolation {
        let is_full = numbers.len() == 1 << bits;
        let basis = (!is_full).then(|| {
            let mut basis = Basis::default();
            let mut monomials: Vec<u8> = (0..=((1_u16 << bits) - 1) as u8).collect();
            sort::by_key(&mut monomials, |monomial| monomial.count_ones());
            for monomial in monomials {
                basis.insert(monomial, vector(&numbers, |number| number & monomial == monomial));
            }
            basis
        });
        Interpolation { bits, numbers, basis }
    }

    /// The polynomials of least degree whose results are the lowest `bits` bits of these values, in the order of the
    /// numbers.
    pub(super) fn polynomials(&self, values: &[u8], bits: u32) -> Polynomials {
        let result = |bit: u32| match &self.basis {
            Some(basis) => basis.reduce(vector(values, |value| value >> bit & 1 == 1)).1,
            None => {
                let points = self.numbers.iter().zip(values);
                let ones = points.filter(|(_, value)| *value >> bit & 1 == 1);
                Polynomial::of_table(
                    TruthTable::of_numbers(ones.map(|(number, _)| *number)).within(self.bits),
                )
            }
        };
        Polynomials((0..bits).map(result).collect())
    }
}

/// A bit for each number: whether it is such.
fn vector(numbers: &[u8], mut is_set: impl FnMut(u8) -> bool) -> Vector {
    let mut vector = [0; 2];
    for (n, &number) in numbers.iter().enumerate() {
        vector[n / 128] |= u128::from(is_set(number)) << (n % 128);
    }
    vector
}

/// A vector over up to 256 points.
type Vector = [u128; 2];

/// Independent vectors, each with the monomials it is made of.
#[derive(Default)]
struct Basis {
    /// The vector, its pivot (the index of a 1 that later vectors have cleared), and its monomials.
    rows: Vec<(Vector, u32, Polynomial)>,
}

impl Basis {
    fn insert(&mut self, monomial: u8, vector: Vector) {
        let (rest, polynomial) = self.reduce(vector);
        if let Some(pivot) = first_one(rest) {
            self.rows.push((rest, pivot, polynomial.plus(Polynomial::of(monomial))));
        }
    }

    /// The part of a vector that the basis does not reach, and the monomials that make up the rest.
    fn reduce(&self, mut vector: Vector) -> (Vector, Polynomial) {
        let mut used = Polynomial::default();
        for &(row, pivot, polynomial) in &self.rows {
            if vector[pivot as usize / 128] >> (pivot % 128) & 1 == 1 {
                vector = [vector[0] ^ row[0], vector[1] ^ row[1]];
                used = used.plus(polynomial);
            }
        }
        (vector, used)
    }
}

fn first_one(vector: Vector) -> Option<u32> {
    match vector {
        [0, 0] => None,
        [0, high] => Some(128 + high.trailing_zeros()),
        [low, _] => Some(low.trailing_zeros()),
    }
}
