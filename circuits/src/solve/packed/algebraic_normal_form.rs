//! Boolean functions in algebraic normal form: exclusive-ors of products of a number's bits, also
//! known as Zhegalkin polynomials.

use crate::proof::truth_table::TruthTable;
use crate::sort;

/// A set of monomials. A monomial is the set of the bits that it multiplies, as a byte; the empty one is 1. In the
/// sum of two polynomials, their exclusive-or, equal monomials cancel.
pub(super) type Polynomial = TruthTable;

/// A map of numbers, as a polynomial for each bit of the result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Polynomials(pub(super) Vec<Polynomial>);

/// A vector over up to 256 numbers, as the set of the indices of its ones.
type Vector = TruthTable;

/// Finds polynomials through given values at some numbers.
///
/// Monomials are vectors over the numbers, and independent ones span the rest.
pub(super) struct Interpolation {
    /// Independent vectors, each with its pivot (the index of a 1 that later vectors have cleared), and the monomials
    /// that it is made of.
    basis: Vec<(Vector, u8, Polynomial)>,
}

impl Interpolation {
    /// The interpolation for these numbers, all different, of `bits` bits.
    ///
    /// The basis is built by degree, so that a result that products of few bits can express is made of these.
    pub(super) fn new(numbers: &[u8], bits: u32) -> Interpolation {
        let mut monomials: Vec<u8> = (0..=((1_u16 << bits) - 1) as u8).collect();
        sort::by_key(&mut monomials, |monomial| monomial.count_ones());
        let mut interpolation = Interpolation { basis: Vec::new() };
        for monomial in monomials {
            let ones = vector(numbers, |number| number & monomial == monomial);
            let (rest, polynomial) = interpolation.reduce(ones);
            if let Some(pivot) = rest.first() {
                let polynomial = polynomial ^ Polynomial::of_numbers([monomial].into_iter());
                interpolation.basis.push((rest, pivot, polynomial));
            }
        }
        interpolation
    }

    /// The polynomials of least degree whose results are the lowest `bits` bits of these values, in the order of the
    /// numbers.
    pub(super) fn polynomials(&self, values: &[u8], bits: u32) -> Polynomials {
        let result = |bit: u32| self.reduce(vector(values, |value| value >> bit & 1 == 1)).1;
        Polynomials((0..bits).map(result).collect())
    }

    /// The part of a vector that the basis does not reach, and the monomials that make up the rest.
    fn reduce(&self, mut vector: Vector) -> (Vector, Polynomial) {
        let mut used = Polynomial::ZERO;
        for &(row, pivot, polynomial) in &self.basis {
            if vector.at(pivot) {
                vector = vector ^ row;
                used = used ^ polynomial;
            }
        }
        (vector, used)
    }
}

/// A bit for each number, set if `is_set` holds.
fn vector(numbers: &[u8], is_set: impl Fn(u8) -> bool) -> Vector {
    let ones = (0..=u8::MAX).zip(numbers).filter(|(_, number)| is_set(**number));
    Vector::of_numbers(ones.map(|(index, _)| index))
}
