//! The operations of circuits.

use super::Distance;

/// An operation of a [`Circuit`](super::Circuit), by its index.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Node(pub(super) u32);

impl Node {
    /// The index among the circuit's operations, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Bits of a piece's number in the packing that a circuit starts from. If it leads to another packing, the bits
/// there are counted from bit 8 on.
pub type Bits = u16;

/// A value that is known when a circuit is compiled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Constant {
    /// The same bits for any number of pieces.
    Word(u128),
    /// The word with these bits of every piece's number set.
    Each(Bits),
}

/// An operation. All arithmetic wraps; shifts fill with zeros.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Op {
    /// The word that the circuit is given.
    Input,
    /// A constant. It is free, since it is part of the instruction or loaded ahead.
    Const(Constant),
    /// Bits that are set in both operands.
    And(Node, Node),
    /// Bits that are set in either operand.
    Or(Node, Node),
    /// Bits in one but not both.
    Xor(Node, Node),
    /// Bits in the first but not the second.
    AndNot(Node, Node),
    /// Inverts all bits of the word.
    Not(Node),
    /// The sum, modulo the size of the word.
    Add(Node, Node),
    /// The difference, modulo the size of the word.
    Sub(Node, Node),
    /// The product, modulo the size of the word.
    Mul(Node, Node),
    /// The word shifted, towards the most significant bit if the distance is positive.
    Shift(Node, Distance),
    /// The word rotated towards the most significant bit.
    RotateLeft(Node, u32),
    /// The bytes in opposite order. It takes one instruction.
    SwapBytes(Node),
    /// The bits in opposite order. It takes one instruction on Arm, and some twelve elsewhere.
    ReverseBits(Node),
}

impl Op {
    /// The nodes that it reads: one or two, or none for inputs and constants.
    pub fn operands(self) -> impl Iterator<Item = Node> {
        let (a, b) = match self {
            Op::Input | Op::Const(_) => (None, None),
            Op::And(a, b)
            | Op::Or(a, b)
            | Op::Xor(a, b)
            | Op::AndNot(a, b)
            | Op::Add(a, b)
            | Op::Sub(a, b)
            | Op::Mul(a, b) => (Some(a), Some(b)),
            Op::Not(a)
            | Op::Shift(a, _)
            | Op::RotateLeft(a, _)
            | Op::SwapBytes(a)
            | Op::ReverseBits(a) => (Some(a), None),
        };
        a.into_iter().chain(b)
    }

    /// The same operation on other nodes.
    #[must_use]
    pub fn with_operands(self, new: &dyn Fn(Node) -> Node) -> Op {
        match self {
            Op::Input | Op::Const(_) => self,
            Op::And(a, b) => Op::And(new(a), new(b)),
            Op::Or(a, b) => Op::Or(new(a), new(b)),
            Op::Xor(a, b) => Op::Xor(new(a), new(b)),
            Op::AndNot(a, b) => Op::AndNot(new(a), new(b)),
            Op::Not(a) => Op::Not(new(a)),
            Op::Add(a, b) => Op::Add(new(a), new(b)),
            Op::Sub(a, b) => Op::Sub(new(a), new(b)),
            Op::Mul(a, b) => Op::Mul(new(a), new(b)),
            Op::Shift(a, by) => Op::Shift(new(a), by),
            Op::RotateLeft(a, by) => Op::RotateLeft(new(a), by),
            Op::SwapBytes(a) => Op::SwapBytes(new(a)),
            Op::ReverseBits(a) => Op::ReverseBits(new(a)),
        }
    }

    /// Returns whether it is an input or a constant, which cost nothing.
    pub const fn is_leaf(self) -> bool {
        matches!(self, Op::Input | Op::Const(_))
    }
}
