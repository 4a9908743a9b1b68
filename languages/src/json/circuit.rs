//! Circuits: as text, in the notation of descriptions, and operation by operation.

use quadrille_circuits::program::{Constant, Distance, Domain, Node, Op, Program};
use serde_json::{Value, json};

use super::word;

/// A circuit.
pub fn circuit(program: &Program) -> Value {
    let cost = program.cost();
    json!({
        "domain": domain(program.domain()),
        "text": program.to_string(),
        "steps": program.ops().iter().map(|&op| operation(op)).collect::<Vec<_>>(),
        "outputs": [program.output().index()],
        "operations": cost.operations,
        "depth": cost.depth,
    })
}

fn domain(domain: Domain) -> Value {
    match domain {
        Domain::Word(width) => json!(["word", width]),
        Domain::Pieces => json!(["pieces"]),
    }
}

/// An operation: its name, and the places of the steps that it reads, with what else it takes.
fn operation(op: Op) -> Value {
    let places: Vec<usize> = op.operands().map(Node::index).collect();
    let of = |name: &str| {
        let mut step = vec![json!(name)];
        step.extend(places.iter().map(|&place| json!(place)));
        Value::Array(step)
    };
    match op {
        Op::Input => json!(["input", 0]),
        Op::Const(Constant::Word(value)) => json!(["word", word(value)]),
        Op::Const(Constant::Each(bits)) => json!(["each", bits]),
        Op::And(..) => of("and"),
        Op::Or(..) => of("or"),
        Op::Xor(..) => of("xor"),
        Op::AndNot(..) => of("and_not"),
        Op::Not(_) => of("not"),
        Op::Add(..) => of("add"),
        Op::Sub(..) => of("sub"),
        Op::Mul(..) => of("mul"),
        Op::Shift(_, Distance { fixed, per_piece, widths }) => {
            json!(["shift", places[0], fixed, per_piece, widths])
        }
        Op::RotateLeft(_, by) => json!(["rotate_left", places[0], by]),
        Op::SwapBytes(_) => of("swap_bytes"),
        Op::ReverseBits(_) => of("reverse_bits"),
    }
}
