//! The effect of a circuit on every word, found by following each bit through it.
//!
//! Each bit of each intermediate word is kept as an exclusive-or of input bits and a constant, or as unknown if it
//! has no such form (an `and` of two variable bits, a bit that a carry may reach). An unknown bit stays unknown
//! until it is masked away: the answer is never wrong, only `None`.
//!
//! `word`: one intermediate word, as a function of the input.

mod word;

use crate::circuit::{Circuit, Constant, Node, Op};
use word::Word;

/// A bit as a function of the input: the exclusive-or of the input bits in `sources`, inverted if `inverted`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bit {
    /// The input bits that are added up.
    pub sources: u128,
    /// True if a constant 1 is added.
    pub inverted: bool,
}

impl Bit {
    /// The bit that is never set.
    pub const ZERO: Bit = Bit { sources: 0, inverted: false };
    /// The bit that is always set.
    pub const ONE: Bit = Bit { sources: 0, inverted: true };

    /// The bit that equals the input's bit `n`.
    pub const fn input(n: u32) -> Bit {
        Bit { sources: 1 << n, inverted: false }
    }
}

/// Each bit of the circuit's result as a function of its input, least significant first, for words that have no
/// bits outside `domain`. A bit that is not shown to be affine is `None`.
pub fn follow(circuit: &Circuit, domain: u128) -> Vec<Option<Bit>> {
    let mut words: Vec<Word> = Vec::with_capacity(circuit.ops().len());
    for &op in circuit.ops() {
        words.push(follow_op(circuit, op, &words, domain));
    }
    bits(circuit.width(), &words[circuit.output().index()])
}

fn follow_op(circuit: &Circuit, op: Op, words: &[Word], domain: u128) -> Word {
    let (width, mask) = (circuit.width(), circuit.mask());
    let word = |node: Node| &words[node.index()];
    match op {
        Op::Input => Word::input(width, domain & mask),
        Op::Const(Constant::Word(value)) => Word::constant(width, value),
        // Circuits on words have no pieces.
        Op::Const(Constant::Each(_)) => Word::constant(width, 0).forgetting(mask),
        Op::And(a, b) => word(a).and(word(b)),
        Op::Or(a, b) => word(a).or(word(b), mask),
        Op::Xor(a, b) => word(a).xor(word(b)),
        Op::AndNot(a, b) => word(a).and(&word(b).not(mask)),
        Op::Not(a) => word(a).not(mask),
        Op::Add(a, b) => sum(width, word(a), word(b)),
        // The complement of `a - b` is the complement of `a`, plus `b`.
        Op::Sub(a, b) => sum(width, &word(a).not(mask), word(b)).not(mask),
        Op::Mul(a, b) => product(width, word(a), word(b)),
        Op::Shift(a, _) | Op::RotateLeft(a, _) | Op::SwapBytes(a) | Op::ReverseBits(a) => {
            word(a).moved(|word| op.apply(width, |_| word))
        }
    }
}

/// The sum, bit by bit with its carry, or in one step if no two bits can meet.
fn sum(width: u32, a: &Word, b: &Word) -> Word {
    if a.possible() & b.possible() == 0 {
        return a.xor(b);
    }
    let mask = u128::MAX >> (128 - width);
    let none = Word::constant(width, 0);
    let (mut total, mut carry) = (none.clone(), none);
    for bit in 0..width {
        let only = |word: &Word| word.moved(|word| word & 1 << bit);
        let (a, b) = (only(a), only(b));
        total = total.xor(&a.xor(&b).xor(&carry));
        let carried = a.and(&b).or(&carry.and(&a.or(&b, mask)), mask);
        carry = carried.moved(|word| word << 1 & mask);
    }
    total
}

/// The product, if one factor is constant: a sum of shifted words, all added at once, so that carries can be
/// bounded by the number of bits that meet in each bit of the sum.
fn product(width: u32, a: &Word, b: &Word) -> Word {
    let mask = u128::MAX >> (128 - width);
    let (word, factor) = match (a.value(), b.value()) {
        (_, Some(factor)) => (a, factor),
        (Some(factor), _) => (b, factor),
        _ => return Word::constant(width, 0).forgetting(mask),
    };
    let distances: Vec<u32> = (0..width).filter(|by| factor >> by & 1 == 1).collect();
    word.copied(&distances, mask).forgetting(carried(width, word, &distances))
}

/// The bits that a carry may reach when copies of a word are added, all at once.
fn carried(width: u32, word: &Word, distances: &[u32]) -> u128 {
    let copies: Vec<u128> = distances.iter().map(|by| word.possible() << by).collect();
    let (mut greatest_carry, mut carried) = (0, 0);
    for bit in 0..width {
        carried |= u128::from(greatest_carry > 0) << bit;
        // The most bits that may meet in a bit of the sum, carries included. At most half of them carry on.
        let meet = copies.iter().fold(0, |meet, copy| meet + (copy >> bit & 1) as u32);
        greatest_carry = (greatest_carry + meet) >> 1;
    }
    carried
}

/// A word, bit by bit.
fn bits(width: u32, word: &Word) -> Vec<Option<Bit>> {
    let known = |n: u32| Bit { sources: 0, inverted: word.constant >> n & 1 == 1 };
    let mut bits: Vec<Option<Bit>> =
        (0..width).map(|n| (word.unknown >> n & 1 == 0).then(|| known(n))).collect();
    for (source, &column) in word.columns.iter().enumerate() {
        let mut rest = column;
        while rest != 0 {
            if let Some(bit) = &mut bits[rest.trailing_zeros() as usize] {
                bit.sources |= 1 << source;
            }
            rest &= rest - 1;
        }
    }
    bits
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::circuit::Distance;
    use crate::random::SplitMix64;

    /// A circuit of random operations on bytes, constants among them.
    fn random_program(random: &mut SplitMix64) -> Circuit {
        let mut below = |end: usize| random.word() as usize % end;
        let mut circuit = Circuit::new(8);
        let mut nodes = vec![circuit.input()];
        for _ in 0..10 {
            let (a, b) = (nodes[below(nodes.len())], nodes[below(nodes.len())]);
            let by = 1 + below(7) as u32;
            nodes.push(match below(13) {
                0 | 1 => circuit.constant(below(256) as u128),
                2 => circuit.push(Op::And(a, b)),
                3 => circuit.push(Op::Or(a, b)),
                4 => circuit.push(Op::Xor(a, b)),
                5 => circuit.push(Op::AndNot(a, b)),
                6 => circuit.push(Op::Not(a)),
                7 => circuit.push(Op::Add(a, b)),
                8 => circuit.push(Op::Sub(a, b)),
                9 => circuit.push(Op::Mul(a, b)),
                10 => circuit.push(Op::Shift(a, Distance::fixed(by as i32))),
                11 => circuit.push(Op::RotateLeft(a, by)),
                _ => circuit.push(Op::ReverseBits(a)),
            });
        }
        let last = nodes[nodes.len() - 1];
        circuit.finish(last)
    }

    #[test]
    fn what_is_known_is_true_of_every_input() {
        let (mut random, mut known) = (SplitMix64::new(1), 0);
        for domain in [0xff, 0b1011_0110].repeat(1000) {
            let circuit = random_program(&mut random);
            let bits = follow(&circuit, domain);
            for word in (0..256).filter(|word| word & !domain == 0) {
                let result = circuit.eval(word);
                for (n, bit) in bits.iter().enumerate() {
                    let Some(bit) = bit else { continue };
                    let odd = (bit.sources & word).count_ones() % 2 == 1;
                    assert_eq!(result >> n & 1 == 1, odd ^ bit.inverted, "bit {n}: {circuit:?}");
                    known += 1;
                }
            }
        }
        assert!(known > 1_000_000, "{known} bits were known");
    }
}
