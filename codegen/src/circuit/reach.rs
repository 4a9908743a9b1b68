//! How far a part of the input reaches: a quick bound, in whole words.

use super::{Circuit, Node, Op};

/// The bits of a word that may be set, and those among them that may depend on a part of the input.
#[derive(Clone, Copy, Debug, Default)]
struct Word {
    set: u128,
    touched: u128,
}

/// The bits of the result that may depend on the bits in `part` of the input, when no bits outside
/// `domain` are ever set. It never misses one; it may name too many, above all where there are
/// sums, for [`dependencies`](super::locality::dependencies) to rule out.
pub fn reach(circuit: &Circuit, domain: u128, part: u128) -> u128 {
    let mut words: Vec<Word> = Vec::with_capacity(circuit.ops().len());
    for &op in circuit.ops() {
        let Word { set, touched } = follow(circuit, op, &words, domain, part);
        let mask = circuit.mask();
        words.push(Word { set: set & mask, touched: touched & set & mask });
    }
    words[circuit.output().index()].touched
}

fn follow(circuit: &Circuit, op: Op, words: &[Word], domain: u128, part: u128) -> Word {
    let word = |node: Node| words[node.index()];
    let each = |a: Node, f: &dyn Fn(u128) -> u128| Word {
        set: f(word(a).set),
        touched: f(word(a).touched),
    };
    let either = |a: Node, b: Node| Word {
        set: word(a).set | word(b).set,
        touched: word(a).touched | word(b).touched,
    };
    match op {
        Op::Input => Word { set: domain, touched: part },
        Op::Const(value) => Word { set: value, touched: 0 },
        Op::And(a, b) => Word { set: word(a).set & word(b).set, ..either(a, b) },
        Op::AndNot(a, b) => Word { set: word(a).set, ..either(a, b) },
        Op::Or(a, b) | Op::Xor(a, b) => either(a, b),
        Op::Not(a) => Word { set: u128::MAX, touched: word(a).touched },
        Op::Add(a, b) | Op::Sub(a, b) => above(either(a, b)),
        Op::Mul(a, b) => match (circuit.ops()[a.index()], circuit.ops()[b.index()]) {
            (Op::Const(factor), _) => product(word(b), factor),
            (_, Op::Const(factor)) => product(word(a), factor),
            _ => above(either(a, b)),
        },
        Op::Shl(a, by) => each(a, &|bits| bits.checked_shl(by).unwrap_or(0)),
        Op::Shr(a, by) => each(a, &|bits| bits.checked_shr(by).unwrap_or(0)),
        Op::RotateLeft(..) | Op::SwapBytes(_) | Op::ReverseBits(_) => {
            each(op.operands().next().expect("one operand"), &|bits| moved(circuit, op, bits))
        }
    }
}

/// What an operation that only moves bits does to a word.
fn moved(circuit: &Circuit, op: Op, bits: u128) -> u128 {
    let mut single = Circuit::new(circuit.width());
    let input = single.input();
    let output = single.push(op.with_operands(|_| input));
    single.with_output(output).eval(bits)
}

/// Everything from the lowest bit up, as far as carries may run.
fn above(word: Word) -> Word {
    let up = |bits: u128| if bits == 0 { 0 } else { u128::MAX << bits.trailing_zeros() };
    Word { set: up(word.set), touched: up(word.touched) }
}

/// A sum of shifted words; carries only where some of their bits meet.
fn product(word: Word, factor: u128) -> Word {
    let mut sum = Word::default();
    let mut meet = 0;
    let mut rest = factor;
    while rest != 0 {
        let by = rest.trailing_zeros();
        let shifted = word.set << by;
        meet |= sum.set & shifted;
        sum = Word { set: sum.set | shifted, touched: sum.touched | word.touched << by };
        rest &= rest - 1;
    }
    if meet == 0 { sum } else { above(sum) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn masks_stop_it_and_carries_do_not() {
        let mut circuit = Circuit::new(8);
        let x = circuit.input();
        let up = circuit.shl(x, 2);
        let masked = circuit.mask_with(up, 0x0f);
        assert_eq!(reach(&circuit.clone().finish(masked), 0xff, 0b111), 0b1100);
        let sum = circuit.push(Op::Add(masked, x));
        assert_eq!(reach(&circuit.finish(sum), 0xff, 0b100), 0b1111_1100);
    }
}
