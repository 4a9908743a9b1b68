//! Runs a circuit on a word.

use super::{Circuit, Node, Op};

impl Circuit {
    /// The result on one word; bits of the input above the width are ignored.
    pub fn eval(&self, input: u128) -> u128 {
        let mut values: Vec<u128> = Vec::with_capacity(self.ops().len());
        for &op in self.ops() {
            values.push(match op {
                Op::Input => input & self.mask(),
                op => op.apply(self.width(), |node| values[node.index()]),
            });
        }
        values[self.output().index()]
    }
}

impl Op {
    /// The result where all operands are one word of `width` bits.
    pub(crate) fn of(self, width: u32, word: u128) -> u128 {
        self.apply(width, |_| word)
    }

    /// The result on words of `width` bits, which `value` gives; 0 of the input, which has none.
    pub(super) fn apply(self, width: u32, value: impl Fn(Node) -> u128) -> u128 {
        let result = match self {
            Op::Input => 0,
            Op::Const(constant) => constant,
            Op::And(a, b) => value(a) & value(b),
            Op::Or(a, b) => value(a) | value(b),
            Op::Xor(a, b) => value(a) ^ value(b),
            Op::AndNot(a, b) => value(a) & !value(b),
            Op::Not(a) => !value(a),
            Op::Add(a, b) => value(a).wrapping_add(value(b)),
            Op::Sub(a, b) => value(a).wrapping_sub(value(b)),
            Op::Mul(a, b) => value(a).wrapping_mul(value(b)),
            Op::Shl(a, by) => value(a).checked_shl(by).unwrap_or(0),
            Op::Shr(a, by) => value(a).checked_shr(by).unwrap_or(0),
            Op::RotateLeft(a, by) => rotate(width, value(a), by),
            // The bytes (bits) of the word end up at the top of the u128.
            Op::SwapBytes(a) => value(a).swap_bytes() >> (128 - width),
            Op::ReverseBits(a) => value(a).reverse_bits() >> (128 - width),
        };
        result & u128::MAX >> (128 - width)
    }
}

fn rotate(width: u32, value: u128, by: u32) -> u128 {
    let by = by % width;
    let wrapped = value.checked_shr(width - by).unwrap_or(0);
    value << by | wrapped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operations_are_those_of_rust() {
        let x = 0x0123_4567_89ab_cdef_u64;
        let run = |op: fn(super::super::Node) -> Op| {
            let mut circuit = Circuit::new(64);
            let node = circuit.push(op(circuit.input()));
            circuit.finish(node).eval(u128::from(x)) as u64
        };
        assert_eq!(run(Op::SwapBytes), x.swap_bytes());
        assert_eq!(run(Op::ReverseBits), x.reverse_bits());
        assert_eq!(run(Op::Not), !x);
        assert_eq!(run(|a| Op::RotateLeft(a, 12)), x.rotate_left(12));
        assert_eq!(run(|a| Op::Shl(a, 63)), x << 63);
        assert_eq!(run(|a| Op::Mul(a, a)), x.wrapping_mul(x));
        assert_eq!(run(|a| Op::Sub(a, a)), 0);
    }

    #[test]
    fn the_full_width_rotates_too() {
        let mut circuit = Circuit::new(128);
        let node = circuit.rotate_left(circuit.input(), 100);
        assert_eq!(circuit.finish(node).eval(3), 3_u128.rotate_left(100));
    }
}
