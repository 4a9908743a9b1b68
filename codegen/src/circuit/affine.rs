//! A proof of what a circuit does to every word, by following each bit through it.
//!
//! Each bit of each intermediate word is kept as an exclusive-or of input bits and a constant, or
//! as unknown where it has no such form (an `and` of two variable bits, a bit that a carry may
//! reach). What is unknown stays so until it is masked away: there is no wrong answer, only `None`.

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
}

/// A bit of an intermediate word; `None` is unknown.
type Traced = Option<Bit>;

const ZERO: Traced = Some(Bit::ZERO);

fn xor(a: Traced, b: Traced) -> Traced {
    Some(a?.xor(b?))
}

fn not(a: Traced) -> Traced {
    Some(a?.not())
}

fn and(a: Traced, b: Traced) -> Traced {
    match (a, b) {
        (Some(a), Some(b)) => a.and(b),
        // Zero masks the unknown away.
        _ => [a, b].contains(&ZERO).then_some(Bit::ZERO),
    }
}

fn or(a: Traced, b: Traced) -> Traced {
    not(and(not(a), not(b)))
}

/// Each bit of the circuit's result as a function of its input, least significant first, for all
/// words; `None` where the circuit is not shown to be affine.
pub fn trace(circuit: &Circuit) -> Option<Vec<Bit>> {
    trace_within(circuit, circuit.mask())
}

/// [`trace`] for words that have no bits outside `domain`.
pub fn trace_within(circuit: &Circuit, domain: u128) -> Option<Vec<Bit>> {
    follow(circuit, domain).into_iter().collect()
}

/// [`trace_within`] bit by bit: `None` is a bit that is not shown to be affine.
pub fn follow(circuit: &Circuit, domain: u128) -> Vec<Option<Bit>> {
    let input = |n: u32| if domain >> n & 1 == 1 { Bit::input(n) } else { Bit::ZERO };
    let input: Vec<Traced> = (0..circuit.width()).map(|n| Some(input(n))).collect();
    let mut words: Vec<Vec<Traced>> = Vec::with_capacity(circuit.ops().len());
    for &op in circuit.ops() {
        let result = trace_op(circuit.width(), op, &words, &input);
        words.push(result);
    }
    words.swap_remove(circuit.output().index())
}

fn trace_op(width: u32, op: Op, words: &[Vec<Traced>], input: &[Traced]) -> Vec<Traced> {
    let word = |node: super::Node| &words[node.index()];
    let zip = |a: &[Traced], b: &[Traced], join: fn(Traced, Traced) -> Traced| {
        a.iter().zip(b).map(|(&a, &b)| join(a, b)).collect()
    };
    match op {
        Op::Input => input.to_vec(),
        Op::Const(value) => constant(width, value),
        Op::And(a, b) => zip(word(a), word(b), and),
        Op::Or(a, b) => zip(word(a), word(b), or),
        Op::Xor(a, b) => zip(word(a), word(b), xor),
        Op::AndNot(a, b) => zip(word(a), word(b), |a, b| and(a, not(b))),
        Op::Not(a) => word(a).iter().map(|&bit| not(bit)).collect(),
        Op::Add(a, b) => sum(word(a), word(b)),
        // a - b is the complement of the complement of a, plus b.
        Op::Sub(a, b) => {
            let complement: Vec<Traced> = word(a).iter().map(|&bit| not(bit)).collect();
            sum(&complement, word(b)).into_iter().map(not).collect()
        }
        Op::Mul(a, b) => product(word(a), word(b)),
        Op::Shl(a, by) => shifted(word(a), by as i32),
        Op::Shr(a, by) => shifted(word(a), -(by as i32)),
        Op::RotateLeft(a, by) => rotated(word(a), by),
        Op::SwapBytes(a) => word(a).chunks(8).rev().flatten().copied().collect(),
        Op::ReverseBits(a) => word(a).iter().rev().copied().collect(),
    }
}

fn constant(width: u32, value: u128) -> Vec<Traced> {
    (0..width).map(|n| Some(if value >> n & 1 == 1 { Bit::ONE } else { Bit::ZERO })).collect()
}

/// The sum, bit by bit with its carry.
fn sum(a: &[Traced], b: &[Traced]) -> Vec<Traced> {
    let mut carry = ZERO;
    let add = |(&a, &b): (&Traced, &Traced)| {
        let total = xor(xor(a, b), carry);
        carry = or(and(a, b), and(carry, or(a, b)));
        total
    };
    a.iter().zip(b).map(add).collect()
}

/// The product where one factor is constant: a sum of shifted words, all added at once, so that
/// carries can be bounded by how many bits meet in each place.
fn product(a: &[Traced], b: &[Traced]) -> Vec<Traced> {
    let is_constant = |word: &[Traced]| word.iter().flatten().all(|bit| bit.sources == 0);
    let (word, factor) = if is_constant(b) { (a, b) } else { (b, a) };
    if !factor.iter().all(|bit| matches!(bit, Some(Bit { sources: 0, .. }))) {
        return vec![None; word.len()];
    }
    let distances: Vec<usize> = (0..word.len()).filter(|&by| factor[by] != ZERO).collect();
    let mut greatest_carry = 0;
    let digit = |place: usize| {
        let added = distances.iter().take_while(|&&by| by <= place).map(|by| word[place - by]);
        let (count, total) = added
            .filter(|&bit| bit != ZERO)
            .fold((0, ZERO), |(count, total), bit| (count + 1, xor(total, bit)));
        let is_known = greatest_carry == 0;
        greatest_carry = (greatest_carry + count) >> 1;
        if is_known { total } else { None }
    };
    (0..word.len()).map(digit).collect()
}

fn shifted(word: &[Traced], by: i32) -> Vec<Traced> {
    let from = |n: usize| usize::try_from(n as i32 - by).ok().and_then(|n| word.get(n));
    (0..word.len()).map(|n| from(n).copied().unwrap_or(ZERO)).collect()
}

fn rotated(word: &[Traced], by: u32) -> Vec<Traced> {
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
    fn a_carry_that_is_masked_away_does_no_harm() {
        let mut circuit = Circuit::new(8);
        let three = circuit.constant(3);
        let product = circuit.push(Op::Mul(circuit.input(), three));
        let low = circuit.mask_with(product, 1);
        let circuit = circuit.finish(low);
        assert_eq!(trace(&circuit).expect("affine")[0], Bit::input(0));
    }

    #[test]
    fn a_carry_cannot_come_from_bits_that_are_never_set() {
        let mut circuit = Circuit::new(8);
        let three = circuit.constant(3);
        let product = circuit.push(Op::Mul(circuit.input(), three));
        let circuit = circuit.finish(product);
        let bits = trace_within(&circuit, 0b0101).expect("affine");
        assert_eq!(bits[3], Bit::input(2));
        assert_eq!(bits[4], Bit::ZERO);
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
