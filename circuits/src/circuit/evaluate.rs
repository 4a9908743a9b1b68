//! Runs circuits on words.

use super::{Circuit, Constant, Distance, Node, Op};

impl Circuit {
    /// The result on a word; bits of the input above the width are ignored.
    ///
    /// Circuits on pieces have to be made for a number of pieces first, with [`Circuit::in_word`].
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
    /// The result on words of `width` bits, where `value` gives the operands. It is 0 for the input and for
    /// constants of pieces, which have no value by themselves.
    pub(crate) fn apply(self, width: u32, value: impl Fn(Node) -> u128) -> u128 {
        let result = match self {
            Op::Input | Op::Const(Constant::Each(_)) => 0,
            Op::Const(Constant::Word(constant)) => constant,
            Op::And(a, b) => value(a) & value(b),
            Op::Or(a, b) => value(a) | value(b),
            Op::Xor(a, b) => value(a) ^ value(b),
            Op::AndNot(a, b) => value(a) & !value(b),
            Op::Not(a) => !value(a),
            Op::Add(a, b) => value(a).wrapping_add(value(b)),
            Op::Sub(a, b) => value(a).wrapping_sub(value(b)),
            Op::Mul(a, b) => value(a).wrapping_mul(value(b)),
            Op::Shift(a, Distance { fixed, .. }) => shifted(width, value(a), fixed),
            Op::RotateLeft(a, by) => rotated(width, value(a), by),
            // The bytes (bits) of the word end up at the top of the u128.
            Op::SwapBytes(a) => value(a).swap_bytes() >> (128 - width),
            Op::ReverseBits(a) => value(a).reverse_bits() >> (128 - width),
        };
        result & u128::MAX >> (128 - width)
    }
}

/// A word of `width` bits moved to the left, or to the right if `by` is negative.
pub(crate) fn shifted(width: u32, word: u128, by: i32) -> u128 {
    let moved = if by < 0 {
        word.checked_shr(by.unsigned_abs())
    } else {
        word.checked_shl(by.unsigned_abs())
    };
    moved.unwrap_or(0) & u128::MAX >> (128 - width)
}

/// A word of `width` bits rotated to the left.
pub(crate) fn rotated(width: u32, word: u128, by: u32) -> u128 {
    let by = by % width;
    let wrapped = word.checked_shr(width - by).unwrap_or(0);
    (word << by | wrapped) & u128::MAX >> (128 - width)
}
