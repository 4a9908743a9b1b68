//! The program: operations in order, each on earlier ones.

use std::cmp::Reverse;

use crate::sort;

/// An operation's place in its [`Circuit`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Node(u32);

impl Node {
    /// The place, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// One operation on words of the circuit's width. All arithmetic wraps; shifts fill with zeros.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Op {
    /// The word that the circuit is given.
    Input,
    /// A constant; free, as it is part of the instruction or loaded ahead.
    Const(u128),
    /// Bits in both.
    And(Node, Node),
    /// Bits in either.
    Or(Node, Node),
    /// Bits in one but not both.
    Xor(Node, Node),
    /// Bits in the first but not the second.
    AndNot(Node, Node),
    /// All bits inverted.
    Not(Node),
    /// Sum.
    Add(Node, Node),
    /// Difference.
    Sub(Node, Node),
    /// Product.
    Mul(Node, Node),
    /// Shifted towards the most significant bit.
    Shl(Node, u32),
    /// Shifted towards the least significant bit.
    Shr(Node, u32),
    /// Rotated towards the most significant bit.
    RotateLeft(Node, u32),
    /// Bytes in opposite order.
    SwapBytes(Node),
    /// Bits in opposite order. One instruction on Arm; elsewhere some twelve.
    ReverseBits(Node),
}

impl Op {
    /// The nodes it reads.
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
            | Op::Shl(a, _)
            | Op::Shr(a, _)
            | Op::RotateLeft(a, _)
            | Op::SwapBytes(a)
            | Op::ReverseBits(a) => (Some(a), None),
        };
        a.into_iter().chain(b)
    }

    /// The same operation on other nodes.
    pub fn with_operands(self, mut place: impl FnMut(Node) -> Node) -> Op {
        match self {
            Op::Input => Op::Input,
            Op::Const(value) => Op::Const(value),
            Op::And(a, b) => Op::And(place(a), place(b)),
            Op::Or(a, b) => Op::Or(place(a), place(b)),
            Op::Xor(a, b) => Op::Xor(place(a), place(b)),
            Op::AndNot(a, b) => Op::AndNot(place(a), place(b)),
            Op::Not(a) => Op::Not(place(a)),
            Op::Add(a, b) => Op::Add(place(a), place(b)),
            Op::Sub(a, b) => Op::Sub(place(a), place(b)),
            Op::Mul(a, b) => Op::Mul(place(a), place(b)),
            Op::Shl(a, by) => Op::Shl(place(a), by),
            Op::Shr(a, by) => Op::Shr(place(a), by),
            Op::RotateLeft(a, by) => Op::RotateLeft(place(a), by),
            Op::SwapBytes(a) => Op::SwapBytes(place(a)),
            Op::ReverseBits(a) => Op::ReverseBits(place(a)),
        }
    }

    /// Cycles until its result can be used.
    pub const fn latency(self) -> u32 {
        match self {
            Op::Input | Op::Const(_) => 0,
            Op::Mul(..) => 3,
            _ => 1,
        }
    }

    /// Whether it is free: the input and constants.
    pub const fn is_free(self) -> bool {
        matches!(self, Op::Input | Op::Const(_))
    }
}

/// What running a circuit costs. Every operation counts 1, constants none; in time, a product takes
/// 3 cycles and everything else 1, as on all desktop processors of the last ten years.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Cost {
    /// Operations.
    pub operations: u32,
    /// Operations on the longest path from input to output.
    pub depth: u32,
    /// Cycles on the path from input to output that takes longest.
    pub latency: u32,
}

/// The longest paths to a node.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct End {
    /// The cycle in which the result can be used.
    ready: u32,
    /// How many operations it takes, one after the other.
    depth: u32,
}

/// A straight-line program from one word to one word.
///
/// It is its own builder: each method appends an operation, or finds the one that already
/// computes the same, and gives its node; [`Circuit::finish`] says which node is the result.
///
/// ```
/// use quadrille_codegen::circuit::Circuit;
/// let mut circuit = Circuit::new(64);
/// let swapped = circuit.swap_bytes(circuit.input());
/// let circuit = circuit.finish(swapped);
/// assert_eq!(circuit.eval(0xff), 0xff << 56);
/// assert_eq!(circuit.cost().operations, 1);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Circuit {
    width: u32,
    ops: Vec<Op>,
    /// What it takes to have each operation's result.
    ends: Vec<End>,
    /// How many of the operations are not free.
    operations: u32,
    output: Node,
}

impl Circuit {
    /// The circuit on words of `width` bits (1 to 128) that gives its input back.
    ///
    /// # Panics
    /// If `width` is not 1 to 128.
    pub fn new(width: u32) -> Circuit {
        assert!((1..=128).contains(&width), "a word has 1 to 128 bits");
        Circuit {
            width,
            ops: vec![Op::Input],
            ends: vec![End::default()],
            operations: 0,
            output: Node(0),
        }
    }

    /// The bits of a word.
    pub fn width(&self) -> u32 {
        self.width
    }

    /// A word of all ones.
    pub fn mask(&self) -> u128 {
        u128::MAX >> (128 - self.width)
    }

    /// The operations in order.
    pub fn ops(&self) -> &[Op] {
        &self.ops
    }

    /// The result.
    pub fn output(&self) -> Node {
        self.output
    }

    /// The node of the input.
    pub fn input(&self) -> Node {
        Node(0)
    }

    /// Appends any operation; what the named methods do.
    pub fn push(&mut self, op: Op) -> Node {
        // Circuits are short, and the compiler runs unoptimised: looking through them all is
        // faster than hashing.
        if let Some(known) = self.ops.iter().rposition(|known| *known == op) {
            return Node(known as u32);
        }
        let node = Node(self.ops.len() as u32);
        let start = op.operands().fold(End::default(), |start, node| {
            let End { ready, depth } = self.ends[node.index()];
            End { ready: start.ready.max(ready), depth: start.depth.max(depth) }
        });
        let counted = u32::from(!op.is_free());
        self.ends.push(End { ready: start.ready + op.latency(), depth: start.depth + counted });
        self.operations += counted;
        self.ops.push(op);
        node
    }

    /// The cycle in which a result can be used: the latency of the longest path to it.
    pub fn ready(&self, node: Node) -> u32 {
        self.ends[node.index()].ready
    }

    /// A constant, cut to the width.
    pub fn constant(&mut self, value: u128) -> Node {
        let value = value & self.mask();
        self.push(Op::Const(value))
    }

    /// `a & mask`; nothing where the mask has every bit.
    pub fn mask_with(&mut self, a: Node, mask: u128) -> Node {
        if mask & self.mask() == self.mask() {
            return a;
        }
        let mask = self.constant(mask);
        self.push(Op::And(a, mask))
    }

    /// `a | b`.
    pub fn or(&mut self, a: Node, b: Node) -> Node {
        self.push(Op::Or(a, b))
    }

    /// `a ^ b`.
    pub fn xor(&mut self, a: Node, b: Node) -> Node {
        self.push(Op::Xor(a, b))
    }

    /// `a << by`; nothing where `by` is 0.
    pub fn shl(&mut self, a: Node, by: u32) -> Node {
        if by == 0 { a } else { self.push(Op::Shl(a, by)) }
    }

    /// `a >> by`; nothing where `by` is 0.
    pub fn shr(&mut self, a: Node, by: u32) -> Node {
        if by == 0 { a } else { self.push(Op::Shr(a, by)) }
    }

    /// `a` shifted to the left by `by`, to the right where it is negative.
    pub fn shift(&mut self, a: Node, by: i32) -> Node {
        if by < 0 { self.shr(a, by.unsigned_abs()) } else { self.shl(a, by.unsigned_abs()) }
    }

    /// `a` rotated left; nothing where `by` is a multiple of the width.
    pub fn rotate_left(&mut self, a: Node, by: u32) -> Node {
        match by % self.width {
            0 => a,
            by => self.push(Op::RotateLeft(a, by)),
        }
    }

    /// Bits in either of several words that share none, joined so that the result is ready soonest;
    /// 0 of no words.
    pub fn or_all(&mut self, mut words: Vec<Node>) -> Node {
        // The two that are ready first, again and again, as in Huffman's trees.
        while words.len() > 1 {
            sort::by_key(&mut words, |&word| Reverse(self.ready(word)));
            let (a, b) = (words.pop(), words.pop());
            words.extend(a.zip(b).map(|(a, b)| self.or(a, b)));
        }
        words.pop().unwrap_or_else(|| self.constant(0))
    }

    /// `a` with its bytes in opposite order.
    pub fn swap_bytes(&mut self, a: Node) -> Node {
        self.push(Op::SwapBytes(a))
    }

    /// The circuit so far, with another result.
    pub fn with_output(self, output: Node) -> Circuit {
        Circuit { output, ..self }
    }

    /// The circuit that gives `output`, without what that does not need.
    pub fn finish(self, output: Node) -> Circuit {
        let mut needed = vec![false; self.ops.len()];
        needed[0] = true;
        needed[output.index()] = true;
        for index in (0..self.ops.len()).rev() {
            if needed[index] {
                self.ops[index].operands().for_each(|node| needed[node.index()] = true);
            }
        }
        self.keep(&needed, output)
    }

    /// The circuit of the needed operations, renumbered.
    fn keep(&self, needed: &[bool], output: Node) -> Circuit {
        let mut kept = Circuit::new(self.width);
        let mut places = vec![Node(0); self.ops.len()];
        for (index, op) in self.ops.iter().enumerate().filter(|(index, _)| needed[*index]) {
            places[index] = kept.push(op.with_operands(|node| places[node.index()]));
        }
        kept.output = places[output.index()];
        kept
    }

    /// The circuit that does what this one does, then `next`, which has the same width.
    pub fn then(&self, next: &Circuit) -> Circuit {
        let mut both = self.clone();
        let mut places: Vec<Node> = Vec::with_capacity(next.ops.len());
        for &op in &next.ops {
            let place = match op {
                Op::Input => self.output,
                op => both.push(op.with_operands(|node| places[node.index()])),
            };
            places.push(place);
        }
        let output = places[next.output.index()];
        both.finish(output)
    }

    /// The masks and factors in it.
    pub fn constants(&self) -> impl Iterator<Item = u128> + '_ {
        self.ops.iter().filter_map(|op| match op {
            Op::Const(value) => Some(*value),
            _ => None,
        })
    }

    /// What it costs.
    pub fn cost(&self) -> Cost {
        let End { ready, depth } = self.ends[self.output.index()];
        Cost { operations: self.operations, depth, latency: ready }
    }
}
