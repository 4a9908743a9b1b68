//! Circuits, built operation by operation.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::fmt;

use super::{Bits, Constant, Distance, Node, Op};
use crate::sort;

/// The kind of words that a circuit computes with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Domain {
    /// Words of this number of bits.
    Word(u32),
    /// Words that pack the numbers of several pieces, for any number of pieces and any width. Constants are given
    /// for each piece, and distances grow with the number of pieces.
    Pieces,
}

/// The longest paths to a node.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Paths {
    /// The cycle in which the result can be used.
    pub(super) ready: u32,
    /// Operations on the longest path from the input to the node.
    pub(super) depth: u32,
    /// True if the result is the same for all inputs.
    pub(super) is_constant: bool,
}

/// A straight-line program.
///
/// It is its own builder: each method appends an operation, or finds the one that already
/// computes the same, and returns its node; [`Circuit::finish`] says which node is the result.
///
/// ```
/// use quadrille_circuits::circuit::{Circuit, Op};
/// let mut circuit = Circuit::new(64);
/// let swapped = circuit.push(Op::SwapBytes(circuit.input()));
/// let circuit = circuit.finish(swapped);
/// assert_eq!(circuit.eval(0xff), 0xff << 56);
/// assert_eq!(circuit.cost().operations, 1);
/// ```
#[derive(Clone)]
pub struct Circuit {
    domain: Domain,
    ops: Vec<Op>,
    /// The cost of each operation's result.
    pub(super) paths: Vec<Paths>,
    /// The number of operations that are not free.
    pub(super) operations: u32,
    output: Node,
    /// The node of each operation, once there are many.
    known: HashMap<Op, Node>,
}

/// Up to this many operations a linear search beats the hash map, since the compiler runs unoptimised in macros.
const FEW: usize = 48;

impl PartialEq for Circuit {
    fn eq(&self, other: &Circuit) -> bool {
        self.domain == other.domain && self.ops == other.ops && self.output == other.output
    }
}

impl Eq for Circuit {}

impl fmt::Debug for Circuit {
    /// Writes the domain and the text.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}: {self}", self.domain)
    }
}

impl Circuit {
    /// The circuit on words of `width` bits (1 to 128) that returns its input.
    ///
    /// # Panics
    /// If `width` is not 1 to 128.
    pub fn new(width: u32) -> Circuit {
        assert!((1..=128).contains(&width), "a word has 1 to 128 bits");
        Circuit::over(Domain::Word(width))
    }

    /// The circuit that returns its input.
    pub fn over(domain: Domain) -> Circuit {
        Circuit {
            domain,
            ops: vec![Op::Input],
            paths: vec![Paths::default()],
            operations: 0,
            output: Node(0),
            known: HashMap::new(),
        }
    }

    /// The bits of a word; 128 if the circuit is for words of any width.
    pub fn width(&self) -> u32 {
        match self.domain {
            Domain::Word(width) => width,
            Domain::Pieces => 128,
        }
    }

    /// A word of all ones.
    pub fn mask(&self) -> u128 {
        u128::MAX >> (128 - self.width())
    }

    /// All operations, the input first, each after its operands.
    pub fn ops(&self) -> &[Op] {
        &self.ops
    }

    /// The node of the result.
    pub fn output(&self) -> Node {
        self.output
    }

    /// The node of the input.
    pub fn input(&self) -> Node {
        Node(0)
    }

    /// Appends an operation, or finds its equal. The named methods call this.
    pub fn push(&mut self, op: Op) -> Node {
        let op = self.folded(op);
        if let Some(known) = self.find(op) {
            return known;
        }
        let node = Node(self.ops.len() as u32);
        let paths = self.paths(op);
        self.operations += u32::from(!op.is_leaf() && !paths.is_constant);
        self.paths.push(paths);
        self.ops.push(op);
        if self.ops.len() == FEW {
            self.known = self.ops.iter().copied().zip((0..).map(Node)).collect();
        } else if self.ops.len() > FEW {
            self.known.insert(op, node);
        }
        node
    }

    fn find(&self, op: Op) -> Option<Node> {
        if self.ops.len() >= FEW {
            return self.known.get(&op).copied();
        }
        self.ops.iter().rposition(|known| *known == op).map(|index| Node(index as u32))
    }

    /// An operation on constants alone is replaced by its value. On packed pieces it stays, since the value depends
    /// on their number.
    fn folded(&self, op: Op) -> Op {
        let is_constant = !op.is_leaf() && op.operands().all(|node| self.is_constant(node));
        if !is_constant || self.domain == Domain::Pieces {
            return op;
        }
        let value = |node: Node| match self.ops[node.index()] {
            Op::Const(Constant::Word(value)) => value,
            _ => 0,
        };
        Op::Const(Constant::Word(op.apply(self.width(), value)))
    }

    /// A constant word, cut to the width.
    pub fn constant(&mut self, value: u128) -> Node {
        let value = value & self.mask();
        self.push(Op::Const(Constant::Word(value)))
    }

    /// The word with these bits of every piece's number set.
    pub fn each(&mut self, bits: Bits) -> Node {
        self.push(Op::Const(Constant::Each(bits)))
    }

    /// `a & mask`; `a` itself if the mask has every bit.
    pub fn mask_with(&mut self, a: Node, mask: u128) -> Node {
        if mask & self.mask() == self.mask() {
            return a;
        }
        let mask = self.constant(mask);
        self.and(a, mask)
    }

    /// `a & each(bits)`: these bits of every packed number.
    pub fn mask_each(&mut self, a: Node, bits: Bits) -> Node {
        let mask = self.each(bits);
        self.and(a, mask)
    }

    /// `a & b`.
    pub fn and(&mut self, a: Node, b: Node) -> Node {
        self.push(Op::And(a, b))
    }

    /// `a | b`.
    pub fn or(&mut self, a: Node, b: Node) -> Node {
        self.push(Op::Or(a, b))
    }

    /// `a ^ b`.
    pub fn xor(&mut self, a: Node, b: Node) -> Node {
        self.push(Op::Xor(a, b))
    }

    /// `a << by`; `a` itself if `by` is 0.
    pub fn shl(&mut self, a: Node, by: u32) -> Node {
        self.shift(a, by as i32)
    }

    /// `a >> by`; `a` itself if `by` is 0.
    pub fn shr(&mut self, a: Node, by: u32) -> Node {
        self.shift(a, -(by as i32))
    }

    /// `a` shifted to the left by `by`, or to the right if `by` is negative.
    pub fn shift(&mut self, a: Node, by: i32) -> Node {
        self.moved(a, Distance::fixed(by))
    }

    /// `a` moved by a distance; `a` itself if the distance is 0.
    pub fn moved(&mut self, a: Node, by: Distance) -> Node {
        if by == Distance::ZERO { a } else { self.push(Op::Shift(a, by)) }
    }

    /// `a` rotated left; `a` itself if `by` is a multiple of the width.
    pub fn rotate_left(&mut self, a: Node, by: u32) -> Node {
        match by % self.width() {
            0 => a,
            by => self.push(Op::RotateLeft(a, by)),
        }
    }

    /// The bits of several words that share none; 0 if there are no words.
    pub fn or_all(&mut self, words: Vec<Node>) -> Node {
        self.join(words, Op::Or).unwrap_or_else(|| self.constant(0))
    }

    /// All words joined by an associative operation so that the result is ready soonest; `None` if there are no
    /// words.
    pub fn join(&mut self, mut words: Vec<Node>, join: fn(Node, Node) -> Op) -> Option<Node> {
        // The two words that are ready first are joined, again and again, as in Huffman's trees.
        while words.len() > 1 {
            sort::by_key(&mut words, |&word| Reverse(self.ready(word)));
            let (a, b) = (words.pop()?, words.pop()?);
            words.push(self.push(join(a, b)));
        }
        words.pop()
    }

    /// The circuit so far, with another result.
    #[must_use]
    pub fn with_output(self, output: Node) -> Circuit {
        Circuit { output, ..self }
    }

    /// The circuit of `output`, without operations that it does not need.
    #[must_use]
    pub fn finish(mut self, output: Node) -> Circuit {
        let mut needed = vec![false; self.ops.len()];
        needed[self.input().index()] = true;
        needed[output.index()] = true;
        for (index, op) in self.ops.iter().enumerate().rev().filter(|(_, op)| !op.is_leaf()) {
            if needed[index] {
                op.operands().for_each(|node| needed[node.index()] = true);
            }
        }
        self.output = output;
        if needed.iter().all(|&is_needed| is_needed) { self } else { self.keep(&needed) }
    }

    /// The circuit with only the operations that are needed, renumbered.
    fn keep(&self, needed: &[bool]) -> Circuit {
        let mut kept = Circuit::over(self.domain);
        let mut nodes = vec![Node(0); self.ops.len()];
        for (index, op) in self.ops.iter().enumerate().filter(|(index, _)| needed[*index]) {
            nodes[index] = kept.push(op.with_operands(&|operand| nodes[operand.index()]));
        }
        kept.output = nodes[self.output.index()];
        kept
    }

    /// This circuit followed by `next`, which has the same domain.
    #[must_use]
    pub fn then(&self, next: &Circuit) -> Circuit {
        let mut both = self.clone();
        let mut nodes: Vec<Node> = Vec::with_capacity(next.ops.len());
        for &op in &next.ops {
            let node = match op {
                Op::Input => self.output(),
                op => both.push(op.with_operands(&|operand| nodes[operand.index()])),
            };
            nodes.push(node);
        }
        let output = nodes[next.output().index()];
        both.finish(output)
    }

    /// This circuit for a number of pieces, on a word of `width` bits. `each` gives the mask of some bits of every
    /// piece's number.
    #[must_use]
    pub fn in_word(&self, width: u32, pieces: u32, each: &dyn Fn(Bits) -> u128) -> Circuit {
        let mut circuit = Circuit::new(width);
        let mut nodes: Vec<Node> = Vec::with_capacity(self.ops.len());
        for &op in &self.ops {
            let node = match op {
                Op::Const(Constant::Each(bits)) => circuit.constant(each(bits)),
                Op::Const(Constant::Word(word)) => circuit.constant(word),
                Op::Shift(a, by) => circuit.shift(nodes[a.index()], by.of(pieces, width)),
                op => circuit.push(op.with_operands(&|operand| nodes[operand.index()])),
            };
            nodes.push(node);
        }
        circuit.finish(nodes[self.output().index()])
    }

    /// The different masks and factors in the circuit.
    pub fn constants(&self) -> impl Iterator<Item = Constant> + '_ {
        self.ops.iter().filter_map(|op| match op {
            Op::Const(value) => Some(*value),
            _ => None,
        })
    }

    /// The number of times that each operation's result is read.
    pub fn uses(&self) -> Vec<u32> {
        let mut uses = vec![0; self.ops.len()];
        self.ops.iter().flat_map(|op| op.operands()).for_each(|node| uses[node.index()] += 1);
        uses
    }
}
