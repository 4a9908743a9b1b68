//! Circuits as expressions. A value that is read twice, or nested deeper than [`DEEPEST`], becomes a definition.

use super::expression::{Expression, Type, Whose, small};
use super::function::{Block, Definitions};
use super::piece_fields::PieceFields;
use quadrille_circuits::circuit::{Circuit, Constant, Distance, Op};
use quadrille_codegen::model::WordSize;

/// A circuit applied to a word, whose type decides its width.
pub fn on_word(circuit: &Circuit, input: &Expression) -> Block {
    let ty = input.ty();
    let constant = |constant| match constant {
        Constant::Word(value) => Expression::constant(value & u128::MAX >> (128 - ty.width()), ty),
        Constant::Each(_) => unreachable!("words have no pieces"),
    };
    Lowering { circuit, input, constant: &constant, width: ty.width() }.block()
}

/// A circuit applied to the packed position `index` of `pieces` pieces.
pub fn on_pieces(circuit: &Circuit, word: WordSize) -> Block {
    let ty = Type::Word(word);
    let mask = |of, bits| PieceFields { word, of }.mask(bits);
    let constant = |constant| match constant {
        Constant::Word(value) => Expression::constant(value & u128::MAX >> (128 - word.bits()), ty),
        Constant::Each(0) => Expression::zero(ty),
        // The bits of the packing that the circuit leads to are above those it starts from.
        Constant::Each(bits) if bits >> u8::BITS == 0 => mask(Whose::Own, bits.into()),
        Constant::Each(bits) => mask(Whose::OfTarget, (bits >> u8::BITS).into()),
    };
    let input = Expression::value("index", ty);
    Lowering { circuit, input: &input, constant: &constant, width: word.bits() }.block()
}

/// The deepest nesting of operations: readers of expressions recurse.
const DEEPEST: u32 = 64;

struct Lowering<'c> {
    circuit: &'c Circuit,
    input: &'c Expression,
    constant: &'c dyn Fn(Constant) -> Expression,
    /// The bits of the word, which distances may depend on.
    width: u32,
}

impl Lowering<'_> {
    fn block(&self) -> Block {
        let uses = self.circuit.uses();
        let (mut values, mut definitions) = (Vec::new(), Definitions::default());
        let mut depths: Vec<u32> = Vec::new();
        for (index, &op) in self.circuit.ops().iter().enumerate() {
            let mut value = self.value(op, &values);
            let is_leaf = matches!(op, Op::Input | Op::Const(Constant::Word(_)));
            let mut depth = 1 + op.operands().map(|it| depths[it.index()]).max().unwrap_or(0);
            if (uses[index] > 1 || depth > DEEPEST) && !is_leaf {
                value = definitions.define(format!("t{index}"), value);
                depth = 0;
            }
            values.push(value);
            depths.push(depth);
        }
        definitions.block(values.swap_remove(self.circuit.output().index()))
    }

    fn value(&self, op: Op, values: &[Expression]) -> Expression {
        let mut operands = op.operands().map(|node| values[node.index()].clone());
        let mut next = || operands.next().expect("an operand");
        match op {
            Op::Input => self.input.clone(),
            Op::Const(constant) => (self.constant)(constant),
            Op::And(..) => next() & next(),
            Op::Or(..) => next() | next(),
            Op::Xor(..) => next() ^ next(),
            Op::AndNot(..) => next() & !next(),
            Op::Not(_) => !next(),
            Op::Add(..) => next() + next(),
            Op::Sub(..) => next() - next(),
            Op::Mul(..) => next() * next(),
            Op::Shift(_, by) if by.is_right() => next() >> self.distance(-by),
            Op::Shift(_, by) => next() << self.distance(by),
            Op::RotateLeft(_, by) => next().rotate_left(by),
            Op::SwapBytes(_) => next().swap_bytes(),
            Op::ReverseBits(_) => next().reverse_bits(),
        }
    }

    /// Subtracts last, so that no intermediate result is negative.
    fn distance(&self, Distance { fixed, per_piece, widths }: Distance) -> Expression {
        let fixed = fixed + widths * self.width as i32;
        let amount = |value: i32| Expression::small(value.unsigned_abs());
        if per_piece == 0 {
            return amount(fixed);
        }
        let pieces = small("pieces") * amount(per_piece);
        match (per_piece < 0, fixed < 0) {
            (true, _) => amount(fixed) - pieces,
            (false, true) => pieces - amount(fixed),
            (false, false) => pieces + amount(fixed),
        }
    }
}

#[cfg(test)]
mod tests {
    use quadrille_circuits::circuit::{Circuit, Op};
    use quadrille_codegen::model::WordSize;

    use super::on_pieces;

    /// Readers of nested expressions recurse, so that a long circuit has to become definitions.
    #[test]
    fn long_circuits_do_not_nest_deeply() {
        let mut circuit = Circuit::new(64);
        let mut node = circuit.input();
        for step in 0..5000 {
            let one = circuit.constant(step);
            node = circuit.push(Op::Add(node, one));
        }
        let sums = on_pieces(&circuit.finish(node), WordSize::U64);
        assert!(sums.definitions.len() > 50, "{} definitions of 5000 sums", sums.definitions.len());
    }
}
