//! A proof of what a circuit does to every word, by following each bit through it.
//!
//! Each bit of each intermediate word is kept as an exclusive-or of input bits and a constant.
//! An operation whose result has no such form for some bit (an `and` of two variable bits, an
//! addition that may carry) ends the proof with `None`, never with a wrong answer.

use super::{Circuit, Op};

/// One bit as a function of the input: the exclusive-or of the input bits in `sources`, inverted
/// where `inverted`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bit {
    /// The input bits that are added up.
    pub sources: u128,
    /// Whether a constant 1 is added.
    pub inverted: bool,
}

impl Bit {
    /// Always 0.
    pub const ZERO: Bit = Bit { sources: 0, inverted: false };
    /// Always 1.
    pub const ONE: Bit = Bit { sources: 0, inverted: true };

    /// The input's bit `n`.
    pub const fn input(n: u32) -> Bit {
        Bit { sources: 1 << n, inverted: false }
    }

    fn xor(self, other: Bit) -> Bit {
        Bit { sources: self.sources ^ other.sources, inverted: self.inverted ^ other.inverted }
    }

    fn not(self) -> Bit {
        self.xor(Bit::ONE)
    }

    fn and(self, other: Bit) -> Option<Bit> {
        match (self, other) {
            (Bit::ZERO, _) | (_, Bit::ZERO) => Some(Bit::ZERO),
            (Bit::ONE, bit) | (bit, Bit::ONE) => Some(bit),
            (a, b) if a == b => Some(a),
            (a, b) if a == b.not() => Some(Bit::ZERO),
            _ => None,
        }
    }

    fn or(self, other: Bit) -> Option<Bit> {
        Some(self.not().and(other.not())?.not())
    }
}

/// Each bit of the circuit's result as a function of its input, least significant first; `None`
/// where the circuit is not shown to be affine.
pub fn trace(circuit: &Circuit) -> Option<Vec<Bit>> {
    let input: Vec<Bit> = (0..circuit.width()).map(Bit::input).collect();
    let mut words: Vec<Vec<Bit>> = Vec::with_capacity(circuit.ops().len());
    for &op in circuit.ops() {
        let result = trace_op(circuit.width(), op, &words, &input)?;
        words.push(result);
    }
    words.get(circuit.output().index()).cloned()
}

fn trace_op(width: u32, op: Op, words: &[Vec<Bit>], input: &[Bit]) -> Option<Vec<Bit>> {
    let word = |node: super::Node| &words[node.index()];
    let zip = |a: &[Bit], b: &[Bit], join: fn(Bit, Bit) -> Option<Bit>| {
        a.iter().zip(b).map(|(&a, &b)| join(a, b)).collect::<Option<Vec<Bit>>>()
    };
    match op {
        Op::Input => Some(input.to_vec()),
        Op::Const(value) => Some(constant(width, value)),
        Op::And(a, b) => zip(word(a), word(b), Bit::and),
        Op::Or(a, b) => zip(word(a), word(b), Bit::or),
        Op::Xor(a, b) => zip(word(a), word(b), |a, b| Some(a.xor(b))),
        Op::AndNot(a, b) => zip(word(a), word(b), |a, b| a.and(b.not())),
        Op::Not(a) => Some(word(a).iter().map(|bit| bit.not()).collect()),
        // Without a carry, a sum is an exclusive-or.
        Op::Add(a, b) => zip(word(a), word(b), sum_without_carry),
        Op::Sub(a, b) => zip(word(a), word(b), difference_without_borrow),
        Op::Mul(a, b) => product(word(a), word(b)),
        Op::Shl(a, by) => Some(shifted(word(a), by as i32)),
        Op::Shr(a, by) => Some(shifted(word(a), -(by as i32))),
        Op::RotateLeft(a, by) => Some(rotated(word(a), by)),
        Op::SwapBytes(a) => Some(word(a).chunks(8).rev().flatten().copied().collect()),
        Op::ReverseBits(a) => Some(word(a).iter().rev().copied().collect()),
    }
}

fn constant(width: u32, value: u128) -> Vec<Bit> {
    (0..width).map(|n| if value >> n & 1 == 1 { Bit::ONE } else { Bit::ZERO }).collect()
}

fn sum_without_carry(a: Bit, b: Bit) -> Option<Bit> {
    (a.and(b)? == Bit::ZERO).then(|| a.xor(b))
}

fn difference_without_borrow(a: Bit, b: Bit) -> Option<Bit> {
    (b.and(a.not())? == Bit::ZERO).then(|| a.xor(b))
}

/// The product where one factor is constant: a sum of shifted words that must not carry.
fn product(a: &[Bit], b: &[Bit]) -> Option<Vec<Bit>> {
    let is_constant = |word: &[Bit]| word.iter().all(|bit| bit.sources == 0);
    let (word, factor) = if is_constant(b) { (a, b) } else { (b, a) };
    if !is_constant(factor) {
        return None;
    }
    let mut sum = vec![Bit::ZERO; word.len()];
    for by in (0..word.len()).filter(|&by| factor[by] == Bit::ONE) {
        for (total, &bit) in sum.iter_mut().zip(&shifted(word, by as i32)) {
            *total = sum_without_carry(*total, bit)?;
        }
    }
    Some(sum)
}

fn shifted(word: &[Bit], by: i32) -> Vec<Bit> {
    let from = |n: usize| usize::try_from(n as i32 - by).ok().and_then(|n| word.get(n));
    (0..word.len()).map(|n| from(n).copied().unwrap_or(Bit::ZERO)).collect()
}

fn rotated(word: &[Bit], by: u32) -> Vec<Bit> {
    let mut word = word.to_vec();
    let by = by as usize % word.len();
    word.rotate_right(by);
    word
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_delta_swap_is_followed() {
        // Exchanges the nibbles of a byte: x ^= (t = (x ^ x >> 4) & 15) ^ t << 4.
        let mut circuit = Circuit::new(8);
        let x = circuit.input();
        let down = circuit.shr(x, 4);
        let differing = circuit.xor(x, down);
        let t = circuit.mask_with(differing, 15);
        let up = circuit.shl(t, 4);
        let both = circuit.xor(t, up);
        let swapped = circuit.xor(x, both);
        let bits = trace(&circuit.finish(swapped)).expect("affine");
        assert!((0..8).all(|n| bits[n] == Bit::input((n as u32 + 4) % 8)));
    }

    #[test]
    fn a_carry_ends_the_proof() {
        let mut circuit = Circuit::new(8);
        let three = circuit.constant(3);
        let product = circuit.push(Op::Mul(circuit.input(), three));
        assert_eq!(trace(&circuit.finish(product)), None);
    }

    #[test]
    fn the_trace_is_what_the_circuit_computes() {
        let mut circuit = Circuit::new(16);
        let x = circuit.input();
        let turned = circuit.rotate_left(x, 5);
        let low = circuit.mask_with(turned, 0x0f0f);
        let flipped = circuit.push(Op::Not(low));
        let circuit = circuit.finish(flipped);
        let bits = trace(&circuit).expect("affine");
        for word in [0_u128, 1, 0xffff, 0x1234, 0xbeef] {
            let expected = (0..16).fold(0, |result, n| {
                let bit = bits[n];
                let odd = (bit.sources & word).count_ones() % 2 == 1;
                result | u128::from(odd ^ bit.inverted) << n
            });
            assert_eq!(circuit.eval(word), expected);
        }
    }
}
