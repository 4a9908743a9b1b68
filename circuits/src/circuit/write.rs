//! Circuits as text: as expressions of Rust, and in the shorter notation of descriptions.
//!
//! Both have the same shape. A value that is used more than once, or that would be nested too deeply, is defined
//! before the result, so that neither a compiler nor a reader of the text needs much stack for it. Other values are
//! written where they are used.

use std::fmt::{self, Write as _};

use super::{Circuit, Constant, Distance, Node, Op};

/// The spelling of leaves for [`written`], which depends on the words that a circuit computes with.
pub trait Notation {
    /// True if the text is Rust: definitions begin with `let`, nested operands have parentheses even where precedence
    /// needs none, as Rust's lints want, and sums wrap.
    const IS_RUST: bool = true;

    /// The number of operations that may be nested before there is a definition. A line of Rust holds about three.
    const DEEPEST: u32 = 3;

    /// The name of the input.
    fn input(&self) -> String;

    /// A constant as a literal, or its name.
    fn constant(&self, constant: Constant) -> String;

    /// A distance to the left. It is a number, unless circuits are on packed positions.
    fn distance(&self, distance: Distance) -> String {
        distance.fixed.to_string()
    }
}

/// The notation of an operation.
enum Sign {
    /// Between its operands, with this precedence.
    Infix(&'static str, u32),
    /// Before its operand, such as `!a`.
    Prefix(&'static str),
    /// A method of its first operand.
    Method(&'static str),
}

/// Shifts stand between sums and `&`, as in Rust.
const SHIFT: u32 = 4;

/// The precedence of operands that never need parentheses.
const ATOM: u32 = 9;

impl Sign {
    /// The sign of an operation, or the text of a leaf. Rust's `+`, `-` and `*` fail on overflow, so methods are written
    /// instead.
    fn of<N: Notation>(op: Op, notation: &N) -> Result<Sign, Value> {
        Ok(match op {
            Op::Input => return Err(Value::atom(notation.input())),
            Op::Const(constant) => return Err(Value::atom(notation.constant(constant))),
            Op::Add(..) if N::IS_RUST => Sign::Method("wrapping_add"),
            Op::Sub(..) if N::IS_RUST => Sign::Method("wrapping_sub"),
            Op::Mul(..) if N::IS_RUST => Sign::Method("wrapping_mul"),
            Op::Or(..) => Sign::Infix("|", 1),
            Op::Xor(..) => Sign::Infix("^", 2),
            Op::And(..) => Sign::Infix("&", 3),
            Op::AndNot(..) => Sign::Infix("& !", 3),
            Op::Shift(_, by) => Sign::Infix(if by.is_right() { ">>" } else { "<<" }, SHIFT),
            Op::Add(..) => Sign::Infix("+", 5),
            Op::Sub(..) => Sign::Infix("-", 5),
            Op::Mul(..) => Sign::Infix("*", 6),
            Op::Not(_) => Sign::Prefix("!"),
            Op::SwapBytes(_) => Sign::Method("swap_bytes"),
            Op::ReverseBits(_) => Sign::Method("reverse_bits"),
            Op::RotateLeft(..) => Sign::Method("rotate_left"),
        })
    }
}

/// A value as written so far.
#[derive(Clone)]
struct Value {
    text: String,
    /// The precedence of its operator.
    strength: u32,
    /// The depth of the operations nested in it.
    depth: u32,
}

impl Value {
    fn atom(text: String) -> Value {
        Value { text, strength: ATOM, depth: 0 }
    }

    fn at_least(self, least: u32) -> String {
        if self.strength >= least { self.text } else { format!("({})", self.text) }
    }
}

/// The definitions of a circuit, each ended by `; `, and its result.
pub fn written<N: Notation>(circuit: &Circuit, notation: &N) -> (String, String) {
    let mut writer = Writer { notation, uses: circuit.uses(), values: Vec::new() };
    let mut definitions = String::new();
    for (index, &op) in circuit.ops().iter().enumerate() {
        let value = writer.value(op);
        // No operation reads the result, which stands at the end.
        let is_inline = op.is_leaf()
            || writer.uses[index] == 0
            || writer.uses[index] == 1 && value.depth < N::DEEPEST;
        writer.values.push(if is_inline || circuit.is_constant(Node(index as u32)) {
            value
        } else {
            let define = if N::IS_RUST { "let " } else { "" };
            let _ = write!(definitions, "{define}t{index} = {}; ", value.text);
            Value::atom(format!("t{index}"))
        });
    }
    (definitions, writer.values.swap_remove(circuit.output().index()).text)
}

struct Writer<'a, N> {
    notation: &'a N,
    uses: Vec<u32>,
    values: Vec<Value>,
}

impl<N: Notation> Writer<'_, N> {
    fn value(&mut self, op: Op) -> Value {
        let sign = match Sign::of(op, self.notation) {
            Ok(sign) => sign,
            Err(leaf) => return leaf,
        };
        let mut operands = op.operands().map(|node| self.operand(node)).collect::<Vec<_>>();
        let depth = 1 + operands.iter().map(|value| value.depth).max().unwrap_or(0);
        let second = operands.get(1).cloned();
        let first = operands.swap_remove(0);
        let (text, strength) = match sign {
            Sign::Infix(sign, strength) => {
                (self.infix(op, first, sign, second, strength), strength)
            }
            Sign::Prefix(sign) => (format!("{sign}{}", first.at_least(ATOM)), ATOM - 1),
            Sign::Method(name) => {
                let argument = match op {
                    Op::RotateLeft(_, by) => by.to_string(),
                    _ => second.map_or(String::new(), |second| second.text),
                };
                (format!("{}.{name}({argument})", first.at_least(ATOM)), ATOM)
            }
        };
        Value { text, strength, depth }
    }

    fn infix(&self, op: Op, a: Value, sign: &str, b: Option<Value>, strength: u32) -> String {
        let least = if N::IS_RUST { ATOM } else { strength };
        let mut text = a.at_least(least);
        let _ = write!(text, " {sign}");
        // `!` stands directly before its operand.
        if !sign.ends_with('!') {
            text.push(' ');
        }
        text += &match (op, b) {
            (Op::Shift(_, by), _) => self.notation.distance(if by.is_right() { -by } else { by }),
            (Op::AndNot(..), Some(b)) => b.at_least(ATOM),
            (_, b) => b.map_or(String::new(), |b| b.at_least((least + 1).min(ATOM))),
        };
        text
    }

    /// The text of an operand. It is moved instead of copied if it is read only here, since sums may be long.
    fn operand(&mut self, node: Node) -> Value {
        let value = &mut self.values[node.index()];
        if self.uses[node.index()] > 1 || value.depth == 0 {
            return value.clone();
        }
        std::mem::replace(value, Value::atom(String::new()))
    }
}

/// The notation of descriptions.
struct Description;

impl Notation for Description {
    const IS_RUST: bool = false;
    // Readers of descriptions take 128 parentheses.
    const DEEPEST: u32 = 24;

    fn input(&self) -> String {
        "x".to_owned()
    }

    fn constant(&self, constant: Constant) -> String {
        let number = |value: u128| {
            if value < 10 { value.to_string() } else { format!("{value:#x}") }
        };
        match constant {
            Constant::Word(value) => number(value),
            Constant::Each(bits) => format!("each({})", number(bits.into())),
        }
    }

    fn distance(&self, distance: Distance) -> String {
        distance.to_string()
    }
}

impl fmt::Display for Circuit {
    /// Writes the text as a description holds it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (definitions, result) = written(self, &Description);
        write!(f, "{definitions}{result}")
    }
}

/// The notation of Rust, on a variable of the circuit's width.
struct Rust<'a> {
    variable: &'a str,
    width: u32,
}

impl Notation for Rust<'_> {
    fn input(&self) -> String {
        self.variable.to_owned()
    }

    fn constant(&self, constant: Constant) -> String {
        match constant {
            Constant::Word(value) => format!("{value:#x}_u{}", self.width),
            Constant::Each(_) => String::new(),
        }
    }
}

impl Circuit {
    /// A Rust expression that computes the result of a circuit on one word from the variable `input`, which has the
    /// circuit's width: `u8`, `u16`, `u32`, `u64` or `u128`. It is a block if there are definitions.
    pub fn to_rust(&self, input: &str) -> String {
        let (definitions, result) = written(self, &Rust { variable: input, width: self.width() });
        if definitions.is_empty() { result } else { format!("{{ {definitions}{result} }}") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parentheses_only_where_needed() {
        let mut circuit = Circuit::new(32);
        let x = circuit.input();
        let high = circuit.shr(x, 3);
        let low = circuit.mask_with(x, 7);
        let up = circuit.shl(low, 3);
        let either = circuit.or(high, up);
        let circuit = circuit.finish(either);
        assert_eq!(circuit.to_string(), "x >> 3 | (x & 7) << 3");
        assert_eq!(circuit.to_rust("n"), "(n >> 3) | ((n & 0x7_u32) << 3)");
    }

    #[test]
    fn what_is_used_twice_is_named() {
        let mut circuit = Circuit::new(64);
        let turned = circuit.rotate_left(circuit.input(), 4);
        let product = circuit.push(Op::Mul(turned, turned));
        let text = circuit.finish(product).to_rust("x");
        assert_eq!(text, "{ let t1 = x.rotate_left(4); t1.wrapping_mul(t1) }");
    }

    #[test]
    fn long_chains_are_not_nested_deeply() {
        let mut circuit = Circuit::new(64);
        let mut node = circuit.input();
        for step in 1..5000 {
            let other = circuit.shr(circuit.input(), step % 63 + 1);
            let sum = circuit.push(Op::Add(node, other));
            let one = circuit.constant(step.into());
            node = circuit.xor(sum, one);
        }
        let circuit = circuit.finish(node);
        let deepest = circuit.to_string().chars().fold((0_i32, 0), |(depth, most), next| {
            let depth = depth + i32::from(next == '(') - i32::from(next == ')');
            (depth, most.max(depth))
        });
        assert!(deepest.1 <= Description::DEEPEST as i32);
    }
}
