//! Which input bits each bit of a circuit's result depends on.
//!
//! Each bit of each intermediate word is kept as a boolean polynomial of the input bits while that
//! is short, so that carries which cannot happen and bits that cancel are seen to; where it grows
//! too long, only the set of bits that it may depend on is kept.

use super::{Circuit, Node, Op};

/// The most monomials that a polynomial is followed with.
const LONGEST: usize = 24;

/// What is known of one bit.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Known {
    /// The exclusive-or of these products of input bits, in order; the empty product is 1.
    Exactly(Vec<u128>),
    /// Some function of these input bits.
    Of(u128),
}

/// For each bit of the result, least significant first, the input bits that it may depend on, when
/// no bits outside `domain` are ever set.
pub fn dependencies(circuit: &Circuit, domain: u128) -> Vec<u128> {
    let bit = |n: u32| Known::Exactly(if domain >> n & 1 == 1 { vec![1 << n] } else { vec![] });
    let input: Vec<Known> = (0..circuit.width()).map(bit).collect();
    let mut words: Vec<Vec<Known>> = Vec::with_capacity(circuit.ops().len());
    for &op in circuit.ops() {
        let word = follow(circuit.width(), op, &words, &input);
        words.push(word);
    }
    words[circuit.output().index()].iter().map(Known::support).collect()
}

fn follow(width: u32, op: Op, words: &[Vec<Known>], input: &[Known]) -> Vec<Known> {
    let word = |node: Node| &words[node.index()];
    let zip = |a: Node, b: Node, join: fn(&Known, &Known) -> Known| {
        word(a).iter().zip(word(b)).map(|(a, b)| join(a, b)).collect()
    };
    match op {
        Op::Input => input.to_vec(),
        Op::Const(value) => (0..width).map(|n| Known::constant(value >> n & 1 == 1)).collect(),
        Op::And(a, b) => zip(a, b, Known::and),
        Op::Or(a, b) => zip(a, b, |a, b| a.not().and(&b.not()).not()),
        Op::Xor(a, b) => zip(a, b, Known::xor),
        Op::AndNot(a, b) => zip(a, b, |a, b| a.and(&b.not())),
        Op::Not(a) => word(a).iter().map(Known::not).collect(),
        Op::Add(a, b) => sum(word(a), word(b)),
        Op::Sub(a, b) => {
            let complement: Vec<Known> = word(a).iter().map(Known::not).collect();
            sum(&complement, word(b)).iter().map(Known::not).collect()
        }
        Op::Mul(a, b) => product(word(a), word(b)),
        Op::Shl(a, by) => shifted(word(a), by as usize),
        Op::Shr(a, by) => {
            let dropped = word(a).iter().skip(by as usize).cloned();
            dropped.chain(vec![Known::ZERO; by as usize]).take(width as usize).collect()
        }
        Op::RotateLeft(a, by) => {
            let mut word = word(a).clone();
            word.rotate_right(by as usize % width as usize);
            word
        }
        Op::SwapBytes(a) => word(a).chunks(8).rev().flatten().cloned().collect(),
        Op::ReverseBits(a) => word(a).iter().rev().cloned().collect(),
    }
}

fn shifted(word: &[Known], by: usize) -> Vec<Known> {
    vec![Known::ZERO; by].iter().chain(word).take(word.len()).cloned().collect()
}

fn sum(a: &[Known], b: &[Known]) -> Vec<Known> {
    let mut carry = Known::ZERO;
    let add = |(a, b): (&Known, &Known)| {
        let differ = a.xor(b);
        let total = differ.xor(&carry);
        // The majority of the three.
        carry = a.and(b).xor(&carry.and(&differ));
        total
    };
    a.iter().zip(b).map(add).collect()
}

fn product(a: &[Known], b: &[Known]) -> Vec<Known> {
    let bits = |word: &[Known]| {
        let is_one = |bit: &Known| match bit {
            bit if *bit == Known::ZERO => Some(false),
            bit if *bit == Known::constant(true) => Some(true),
            _ => None,
        };
        word.iter().map(is_one).collect::<Option<Vec<bool>>>()
    };
    let (word, factor) = match (bits(a), bits(b)) {
        (_, Some(factor)) => (a, factor),
        (Some(factor), None) => (b, factor),
        (None, None) => {
            let all = a.iter().chain(b).fold(0, |all, bit| all | bit.support());
            return vec![Known::Of(all); a.len()];
        }
    };
    let distances = (0..word.len()).filter(|&by| factor[by]);
    distances.fold(vec![Known::ZERO; word.len()], |total, by| sum(&total, &shifted(word, by)))
}

impl Known {
    const ZERO: Known = Known::Exactly(Vec::new());

    fn constant(value: bool) -> Known {
        Known::Exactly(if value { vec![0] } else { vec![] })
    }

    /// The input bits it may depend on.
    fn support(&self) -> u128 {
        match self {
            Known::Exactly(monomials) => monomials.iter().fold(0, |all, monomial| all | monomial),
            Known::Of(bits) => *bits,
        }
    }

    fn not(&self) -> Known {
        self.xor(&Known::constant(true))
    }

    fn xor(&self, other: &Known) -> Known {
        match (self, other) {
            (Known::Exactly(a), Known::Exactly(b)) => {
                Known::of_monomials(a.iter().chain(b).copied().collect())
            }
            _ => Known::Of(self.support() | other.support()),
        }
    }

    fn and(&self, other: &Known) -> Known {
        match (self, other) {
            (zero, _) | (_, zero) if *zero == Known::ZERO => Known::ZERO,
            (Known::Exactly(a), Known::Exactly(b)) if a.len() * b.len() <= 4 * LONGEST => {
                let products = a.iter().flat_map(|a| b.iter().map(move |b| a | b));
                Known::of_monomials(products.collect())
            }
            _ => Known::Of(self.support() | other.support()),
        }
    }

    /// The sum of monomials, of which equal ones cancel.
    fn of_monomials(mut monomials: Vec<u128>) -> Known {
        monomials.sort_unstable();
        let mut sum: Vec<u128> = Vec::with_capacity(monomials.len());
        for monomial in monomials {
            if sum.last() == Some(&monomial) {
                sum.pop();
            } else {
                sum.push(monomial);
            }
        }
        let known = Known::Exactly(sum);
        match &known {
            Known::Exactly(sum) if sum.len() > LONGEST => Known::Of(known.support()),
            _ => known,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_that_cancel_do_not_count() {
        // x ^ (x & 1) depends on no bit 0.
        let mut circuit = Circuit::new(4);
        let low = circuit.mask_with(circuit.input(), 1);
        let rest = circuit.xor(circuit.input(), low);
        assert_eq!(dependencies(&circuit.finish(rest), 15), [0, 2, 4, 8]);
    }

    #[test]
    fn carries_spread_only_as_far_as_they_can() {
        // Pairs of bits: the upper less the lower one never borrows from the next pair.
        let mut circuit = Circuit::new(4);
        let x = circuit.input();
        let down = circuit.shr(x, 1);
        let upper = circuit.mask_with(down, 0b0101);
        let difference = circuit.push(Op::Sub(x, upper));
        let circuit = circuit.finish(difference);
        assert_eq!(dependencies(&circuit, 15), [3, 3, 12, 12]);
    }
}
