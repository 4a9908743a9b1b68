//! Boolean polynomials: exclusive-ors of products of a number's bits.

use crate::sort;

/// A set of monomials; a monomial is the set of the bits that it multiplies, as a byte, the empty
/// one being 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Polynomial([u128; 2]);

impl Polynomial {
    /// The sum of two, in which equal monomials cancel.
    fn plus(self, other: Polynomial) -> Polynomial {
        Polynomial([self.0[0] ^ other.0[0], self.0[1] ^ other.0[1]])
    }

    /// A single monomial.
    fn of(monomial: u8) -> Polynomial {
        let mut words = [0; 2];
        words[usize::from(monomial) / 128] = 1 << (monomial % 128);
        Polynomial(words)
    }

    pub(super) fn contains(self, monomial: u8) -> bool {
        self.0[usize::from(monomial) / 128] >> (monomial % 128) & 1 == 1
    }

    /// How many monomials there are.
    pub(super) fn len(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones()
    }

    /// The monomials, in order.
    pub(super) fn monomials(self) -> impl Iterator<Item = u8> {
        (0..=u8::MAX).filter(move |&monomial| self.contains(monomial))
    }
}

/// A map of numbers, as a polynomial for each bit of the result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Polynomials(pub(super) Vec<Polynomial>);

impl Polynomials {
    /// The sum with one monomial a result bit; with nothing where there are none.
    pub(super) fn plus(&self, monomials: &[u8]) -> Polynomials {
        let mut sum = self.clone();
        for (sum, &monomial) in sum.0.iter_mut().zip(monomials) {
            *sum = sum.plus(Polynomial::of(monomial));
        }
        sum
    }

    /// Polynomials of `bits` variables through (number, value) points of different numbers, each
    /// of the least degree that there is.
    ///
    /// Monomials are vectors over the points. A basis of them is built by degree, so that a result
    /// that products of few bits make up is made of those.
    pub(super) fn through(points: &[(u8, u8)], bits: u32) -> Polynomials {
        let vector = |bit: &dyn Fn(&(u8, u8)) -> bool| {
            let mut vector = [0; 2];
            for (n, point) in points.iter().enumerate() {
                vector[n / 128] |= u128::from(bit(point)) << (n % 128);
            }
            vector
        };
        let mut basis = Basis::default();
        let mut monomials: Vec<u8> = (0..=((1_u16 << bits) - 1) as u8).collect();
        sort::by_key(&mut monomials, |monomial| monomial.count_ones());
        for monomial in monomials {
            basis.insert(monomial, vector(&|&(number, _)| number & monomial == monomial));
        }
        let result = |bit: u32| basis.reduce(vector(&|&(_, value)| value >> bit & 1 == 1)).1;
        Polynomials((0..bits).map(result).collect())
    }
}

/// A vector over up to 256 points.
type Vector = [u128; 2];

/// Independent vectors, each with the monomials it is made of.
#[derive(Default)]
struct Basis {
    /// The vector, its pivot (the place of a 1 that later vectors have cleared), and its monomials.
    rows: Vec<(Vector, u32, Polynomial)>,
}

impl Basis {
    fn insert(&mut self, monomial: u8, vector: Vector) {
        let (rest, polynomial) = self.reduce(vector);
        if let Some(pivot) = first_one(rest) {
            self.rows.push((rest, pivot, polynomial.plus(Polynomial::of(monomial))));
        }
    }

    /// What the basis does not reach of a vector, and the monomials that make up the rest.
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
