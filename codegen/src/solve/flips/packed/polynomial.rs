//! Boolean polynomials: exclusive-ors of products of a number's bits.

/// For each bit of the result, the monomials whose exclusive-or it is; a monomial is the set of
/// the bits that it multiplies, as a byte, the empty one being 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Polynomials(pub(super) Vec<Vec<u8>>);

impl Polynomials {
    /// The sum with one monomial a result bit; with nothing where there are none.
    pub(super) fn plus(&self, monomials: &[u8]) -> Polynomials {
        let mut sum = self.clone();
        sum.0.iter_mut().zip(monomials).for_each(|(sum, &monomial)| toggle(sum, monomial));
        sum
    }
}

/// Polynomials of `bits` variables through (number, value) points of different numbers, each of
/// the least degree that there is.
///
/// Monomials are vectors over the points. A basis of them is built by degree, so that a result
/// that products of few bits make up is made of those.
pub(super) fn through(points: &[(u8, u8)], bits: u32) -> Polynomials {
    let (evens, odds) = points.split_at(points.len().div_ceil(2));
    let at = |bit: &dyn Fn(&(u8, u8)) -> bool| {
        let vector = |points: &[(u8, u8)]| {
            (0..).zip(points).fold(0, |vector, (n, point)| vector | u128::from(bit(point)) << n)
        };
        [vector(evens), vector(odds)]
    };
    let mut basis = Basis::default();
    let mut monomials: Vec<u8> = (0..=((1_u16 << bits) - 1) as u8).collect();
    monomials.sort_by_key(|monomial| monomial.count_ones());
    for monomial in monomials {
        basis.insert(monomial, at(&|&(number, _)| number & monomial == monomial));
    }
    let result = |bit: u32| basis.express(at(&|&(_, value)| value >> bit & 1 == 1));
    Polynomials((0..bits).map(result).collect())
}

/// A vector over up to 256 points.
type Vector = [u128; 2];

/// Independent vectors, each with the monomials it is made of.
#[derive(Default)]
struct Basis {
    /// The vector, its pivot (the place of a 1 that later vectors have cleared), and its monomials.
    rows: Vec<(Vector, u32, Vec<u8>)>,
}

impl Basis {
    fn insert(&mut self, monomial: u8, vector: Vector) {
        let (rest, mut monomials) = self.reduce(vector);
        if let Some(pivot) = first_one(rest) {
            toggle(&mut monomials, monomial);
            self.rows.push((rest, pivot, monomials));
        }
    }

    /// The monomials that make up a vector, which the basis must reach.
    fn express(&self, vector: Vector) -> Vec<u8> {
        let (rest, mut monomials) = self.reduce(vector);
        debug_assert_eq!(rest, [0, 0], "all monomials together reach every vector");
        monomials.sort_unstable();
        monomials
    }

    fn reduce(&self, mut vector: Vector) -> (Vector, Vec<u8>) {
        let mut used = Vec::new();
        for (row, pivot, monomials) in &self.rows {
            if vector[*pivot as usize / 128] >> (pivot % 128) & 1 == 1 {
                vector = [vector[0] ^ row[0], vector[1] ^ row[1]];
                monomials.iter().for_each(|&monomial| toggle(&mut used, monomial));
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

/// Adds a monomial to a sum, in which two of a kind vanish.
fn toggle(monomials: &mut Vec<u8>, monomial: u8) {
    match monomials.iter().position(|&known| known == monomial) {
        Some(place) => drop(monomials.swap_remove(place)),
        None => monomials.push(monomial),
    }
}
