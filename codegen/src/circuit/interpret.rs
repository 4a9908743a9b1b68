//! Runs a circuit on a word.

use super::{Circuit, Op};

impl Circuit {
    /// The result on one word; bits of the input above the width are ignored.
    pub fn eval(&self, input: u128) -> u128 {
        let mut values: Vec<u128> = Vec::with_capacity(self.ops().len());
        for &op in self.ops() {
            let value = |node: super::Node| values[node.index()];
            let result = match op {
                Op::Input => input,
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
                Op::RotateLeft(a, by) => self.rotate(value(a), by),
                // The bytes (bits) of the word end up at the top of the u128.
                Op::SwapBytes(a) => value(a).swap_bytes() >> (128 - self.width()),
                Op::ReverseBits(a) => value(a).reverse_bits() >> (128 - self.width()),
            };
            values.push(result & self.mask());
        }
        values[self.output().index()]
    }

    fn rotate(&self, value: u128, by: u32) -> u128 {
        let by = by % self.width();
        let wrapped = value.checked_shr(self.width() - by).unwrap_or(0);
        value << by | wrapped
    }
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
