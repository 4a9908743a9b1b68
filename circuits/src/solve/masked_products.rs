//! Several masked rotations at once: a multiplication adds copies of a word at many distances.
//!
//! `(x & sources) * factor & targets` moves bits to the left by the distances that are set in the factor. Every
//! source is added at every distance, so each target must get exactly one bit, and no carry from below. A rotation
//! beforehand turns moves to the right into moves to the left.

use std::cmp::Reverse;

use super::masked_rotations::{self, Term};
use crate::circuit::{Circuit, Node, Op, rotated};
use crate::proof::BitMap;
use crate::random::SplitMix64;
use crate::sort;

/// The cost of a separate term: a mask, a rotation and an `or`.
const TERM: u32 = 3;

/// The cost of a product: two masks, the multiplication and an `or`.
const PRODUCT: u32 = 4;

/// The most distances that are tried as rotations.
const FEW: usize = 20;

/// A rotation, a mask, a multiplication and another mask.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Product {
    /// The rotation to the left before the product.
    base: u32,
    /// The bits that move, after the rotation.
    sources: u128,
    /// The factor, with a bit for each distance.
    factor: u128,
    /// The targets of the bits that move.
    targets: u128,
}

/// Decides which rotations and terms are tried, and in which order. With random noise it departs from the greedy
/// order, which seldom gives the best sum.
pub(super) struct Guide(pub(super) Option<SplitMix64>);

impl Guide {
    /// A random number below a bound; 0 without noise.
    pub(super) fn below(&mut self, bound: usize) -> usize {
        self.0.as_mut().map_or(0, |random| (random.word() >> 33) as usize % bound)
    }

    /// The rotations to try before a product. They are random ones, or eighths of the word and, if there are few
    /// distances, these distances too, so that the bits that move by one of them stay.
    fn bases(&mut self, terms: &[Term], width: u32) -> Vec<u32> {
        if self.0.is_some() {
            let random = (0..8).map(|_| self.below(width as usize) as u32);
            return random.chain([0]).collect();
        }
        let eighths = (0..8).map(|eighth| eighth * width / 8);
        let few = if terms.len() <= FEW { terms } else { &[] };
        let mut bases: Vec<u32> = eighths.chain(few.iter().map(|term| term.by)).collect();
        sort::by_key(&mut bases, |&base| base);
        bases.dedup();
        bases
    }

    /// The terms in the order in which a product is to take them, the largest first.
    fn sorted(&mut self, terms: &[Term]) -> Vec<Term> {
        let size = |term: &Term| 8 * term.sources.count_ones() as usize + self.below(12);
        let sizes = terms.iter().map(size).collect::<Vec<_>>();
        let mut terms: Vec<_> = sizes.into_iter().zip(terms.iter().copied()).collect();
        sort::by_key(&mut terms, |&(size, _)| Reverse(size));
        terms.into_iter().map(|(_, term)| term).collect()
    }

    /// The weight of a product with these savings.
    fn weigh(&mut self, saved: u32) -> u32 {
        if saved == 0 { 0 } else { saved * (12 + self.below(5) as u32) }
    }
}

/// A map as a sum of products and of the terms that are in no product.
#[derive(Clone, Debug)]
pub(super) struct Sum {
    products: Vec<Product>,
    terms: Vec<Term>,
}

impl Sum {
    /// The sum that a guide finds.
    pub(super) fn new(map: &BitMap, guide: &mut Guide) -> Sum {
        Sum { products: Vec::new(), terms: masked_rotations::terms(map) }
            .gathered(map.width(), guide)
    }

    /// Rebuilds the sum for the same map, and keeps each product with a chance of `fifths` in five.
    #[cfg(feature = "search")]
    pub(super) fn renewed(&self, map: &BitMap, guide: &mut Guide, fifths: usize) -> Sum {
        let mut products = self.products.clone();
        products.retain(|_| guide.below(5) < fifths);
        let all = masked_rotations::terms(map);
        let terms =
            products.iter().fold(all, |terms, product| product.without(&terms, map.width()));
        Sum { products, terms }.gathered(map.width(), guide)
    }

    /// Takes the product that saves most, again and again.
    fn gathered(mut self, width: u32, guide: &mut Guide) -> Sum {
        loop {
            let Sum { products, terms } = &mut self;
            *terms = guide.sorted(terms);
            let mut best = (0, Product::default());
            for base in guide.bases(terms, width) {
                let (product, replaced) = Product::gather(base, terms, width);
                let is_new = base != 0 && products.iter().all(|product| product.base != base);
                let saved = replaced.saturating_sub(64 * (PRODUCT + u32::from(is_new)));
                let weight = guide.weigh(saved);
                if weight > best.0 {
                    best = (weight, product);
                }
            }
            let (weight, product) = best;
            if weight == 0 {
                return self;
            }
            *terms = product.without(terms, width);
            products.push(product);
        }
    }

    /// Appends the sum to a circuit.
    pub(super) fn append(&self, map: &BitMap, circuit: &mut Circuit, x: Node) -> Node {
        let mut products = self.products.clone();
        share_sources(&mut products, map.width());
        let mut words: Vec<Node> = Vec::new();
        for group in with_shared_targets(&products, map.width()) {
            let sums = group.iter().map(|product| product.append(map, circuit, x)).collect();
            let sum = circuit.or_all(sums);
            let targets = group.iter().fold(0, |all, product| all | product.targets);
            let reached = group.iter().fold(0, |all, product| all | product.reached(map.width()));
            words.push(if reached == targets { sum } else { circuit.mask_with(sum, targets) });
        }
        let terms = self.terms.iter();
        words
            .extend(terms.map(|&term| masked_rotations::append_term(term, map.live(), circuit, x)));
        circuit.or_all(words)
    }
}

/// Merges the source masks of products after the same rotation if no unwanted target bits arise, so that one mask
/// serves both.
fn share_sources(products: &mut [Product], width: u32) {
    for later in 1..products.len() {
        for earlier in 0..later {
            let both = products[earlier].sources | products[later].sources;
            let sources = products[earlier].sources;
            let sharing: Vec<usize> = (0..products.len())
                .filter(|&n| products[n].base == products[later].base)
                .filter(|&n| n == later || products[n].sources == sources)
                .collect();
            let is_exact = |&n: &usize| Product { sources: both, ..products[n] }.is_exact(width);
            if products[earlier].base == products[later].base && sharing.iter().all(is_exact) {
                for n in sharing {
                    products[n].sources = both;
                }
            }
        }
    }
}

/// Groups of products that do not reach each other's targets, so that one mask after them serves all.
fn with_shared_targets(products: &[Product], width: u32) -> Vec<Vec<Product>> {
    let mut groups: Vec<Vec<Product>> = Vec::new();
    for &product in products {
        let apart = |other: &Product| {
            product.reached(width) & other.targets == 0
                && other.reached(width) & product.targets == 0
        };
        match groups.iter_mut().find(|group| group.iter().all(apart)) {
            Some(group) => group.push(product),
            None => groups.push(vec![product]),
        }
    }
    groups
}

impl Product {
    /// A product, after a rotation by `base`, of as many terms as fit, and the cost of these terms without it, in
    /// 64ths of an operation.
    fn gather(base: u32, terms: &[Term], width: u32) -> (Product, u32) {
        let mut product = Product { base, ..Product::default() };
        let mut saved = 0;
        for term in terms {
            let (sources, distance) = product.part(term, width);
            let targets = sources << distance;
            let joined = Product {
                base,
                sources: product.sources | sources,
                factor: product.factor | 1 << distance,
                targets: product.targets | targets,
            };
            if sources != 0 && joined.is_exact(width) {
                product = joined;
                saved += 64 * TERM * sources.count_ones() / term.sources.count_ones();
            }
        }
        (product, saved)
    }

    /// The bits of a term, after the rotation, that can move to the left, and the distance that they then move.
    fn part(self, term: &Term, width: u32) -> (u128, u32) {
        let mask = u128::MAX >> (128 - width);
        let distance = (term.by + width - self.base) % width;
        (rotated(width, term.sources, self.base) & mask >> distance, distance)
    }

    /// Returns whether every target gets one bit and no carry.
    fn is_exact(self, width: u32) -> bool {
        let (single, disturbed) = self.sum(width);
        self.targets & !single == 0 && self.targets & disturbed == 0
    }

    /// The target bits that get exactly one bit, and those that may get several or a carry.
    fn sum(self, width: u32) -> (u128, u128) {
        let mask = u128::MAX >> (128 - width);
        let (mut any, mut several, mut many) = (0, 0, 0);
        let mut distances = self.factor;
        while distances != 0 {
            let word = self.sources << distances.trailing_zeros() & mask;
            many |= several & word;
            several |= any & word;
            any |= word;
            distances &= distances - 1;
        }
        // Up to two bits and a carry make at most one carry, which runs as far as there are bits. Three or more may
        // carry further, so the bits above them are given up.
        let above = if many == 0 { 0 } else { u128::MAX << many.trailing_zeros() };
        let carries = spread(several << 1, any) | above;
        (any & !several, (several | carries) & mask)
    }

    /// Appends the product without the mask after it.
    fn append(self, map: &BitMap, circuit: &mut Circuit, x: Node) -> Node {
        let width = map.width();
        let turned = circuit.rotate_left(x, self.base);
        let masked = if rotated(width, map.live(), self.base) == self.sources {
            turned
        } else {
            circuit.mask_with(turned, self.sources)
        };
        let factor = circuit.constant(self.factor);
        circuit.push(Op::Mul(masked, factor))
    }

    /// The bits of the product that may be set.
    fn reached(self, width: u32) -> u128 {
        let (single, disturbed) = self.sum(width);
        single | disturbed
    }

    /// The terms without the bits that the product moves.
    fn without(self, terms: &[Term], width: u32) -> Vec<Term> {
        let rest = |term: &Term| {
            let (part, distance) = self.part(term, width);
            let is_moved = self.factor >> distance & 1 == 1;
            let moved = if is_moved { part & self.sources & self.targets >> distance } else { 0 };
            Term { by: term.by, sources: term.sources & !rotated(width, moved, width - self.base) }
        };
        terms.iter().map(rest).filter(|term| term.sources != 0).collect()
    }
}

/// The bits reached from `starts` by running upwards through `any` and one beyond.
fn spread(starts: u128, any: u128) -> u128 {
    let mut reached = starts;
    loop {
        let next = reached | (reached & any) << 1;
        if next == reached {
            return reached;
        }
        reached = next;
    }
}
