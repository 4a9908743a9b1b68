//! Circuits from text: in the notation of descriptions, whose operators are Rust's with its
//! precedence, where all arithmetic wraps and `x` is the input.
//!
//! ```text
//! t = (x ^ x >> 28) & 0x0f0f0f0f; u = x ^ t ^ t << 28; u.rotate_left(8) & 0xff | u * 3
//! ```
//!
//! On packed positions a text serves any number of pieces and both words: `each(number)` is that number
//! in the place of every piece, and shifts are by sums of numbers, multiples of `n`, the number of
//! pieces, and `width`, the bits of the word.
//!
//! ```text
//! (x >> 3 * n & each(0o07)) | (x & each(0o07)) << 3 * n
//! ```

use std::collections::BTreeMap;

use proc_macro2::Span;
use quadrille_circuits::circuit::{Bits, Circuit, Distance, Domain, Node, Op};

use crate::diagnostic::{Diagnostic, Diagnostics, Extent};
use crate::limits::TERMS;
use crate::list::list;
use crate::model::WordSize;
use crate::parse::Text;
use crate::parse::expression::{self, Binary, Expr, NodeKind, Unary};

/// The operand of a circuit.
#[derive(Clone, Copy, Debug)]
pub enum Operand {
    /// A word of this many bits.
    Word(u32),
    /// Packed positions, whose pieces have numbers of this many bits.
    Packed(u32),
}

/// Reads a circuit.
///
/// ```
/// use quadrille_codegen::read_circuit::{Operand, read};
/// let circuit = read("t = x & 0xff; t << 8 | x >> 8 & 0xff", Operand::Word(64)).unwrap();
/// assert_eq!(circuit.eval(0x1234), 0x3412);
/// assert_eq!(circuit.to_string(), "(x & 0xff) << 8 | x >> 8 & 0xff");
/// let error = read("x << y", Operand::Word(64)).unwrap_err();
/// assert!(error.iter().next().unwrap().to_string().contains("`y` is not defined"));
/// ```
///
/// # Errors
/// If the text is not a circuit, or exceeds a limit.
pub fn read(text: &str, operand: Operand) -> Result<Circuit, Diagnostics> {
    read_rows(&[Text { text: text.to_owned(), extent: Span::call_site().into() }], operand)
}

/// Reads a circuit from several strings, its rows.
pub(crate) fn read_rows(rows: &[Text], operand: Operand) -> Result<Circuit, Diagnostics> {
    let (definitions, result) = expression::circuit(rows)?;
    let count = |expression: &Expr| expression.nodes().len();
    let terms = definitions.iter().map(|(_, value)| count(value)).sum::<usize>() + count(&result);
    if terms > TERMS {
        let message = format!("this circuit has {terms} numbers, names and operators, too many");
        let extent = rows[0].extent;
        return Err(Diagnostic::new(extent, message).help(format!("write at most {TERMS}")).into());
    }
    let domain = match operand {
        Operand::Word(width) => Domain::Word(width),
        Operand::Packed(_) => Domain::Pieces,
    };
    let circuit = Circuit::over(domain);
    let mut reader = Reader { operand, circuit, names: BTreeMap::new() };
    reader.names.insert("x".to_owned(), reader.circuit.input());
    for (name, value) in definitions {
        if reader.known(&name.text).is_some() {
            let message = format!("`{}` is defined already", name.text);
            return Err(Diagnostic::new(name.extent, message).into());
        }
        let value = reader.expression(&value)?;
        reader.names.insert(name.text, value);
    }
    let output = reader.expression(&result)?;
    Ok(reader.circuit.finish(output))
}

/// The value of a part of an expression.
#[derive(Clone, Copy)]
enum Value {
    /// A number, which may be a word or a distance. If true, it is a literal, which must fit.
    Number(u128, bool),
    /// A sum with `n` or `width`, which can only be a distance.
    Distance(Distance),
    /// A node whose value is a word.
    Word(Node),
    /// An inverted word; after `&` the inversion is part of that operation.
    Not(Node),
}

struct Reader {
    operand: Operand,
    circuit: Circuit,
    names: BTreeMap<String, Node>,
}

fn packed_only(extent: Extent) -> Diagnostic {
    Diagnostic::new(extent, "`each`, `n` and `width` are for packed positions only")
        .help("write the number of bits or the mask itself; the circuits of `packed` may use them")
}

impl Reader {
    fn known(&self, name: &str) -> Option<Node> {
        self.names.get(name).copied()
    }

    fn width(&self) -> u32 {
        self.circuit.width()
    }

    fn expression(&mut self, expression: &Expr) -> Result<Node, Diagnostic> {
        let mut values: Vec<(Value, Extent)> = Vec::with_capacity(expression.nodes().len());
        for node in expression.nodes() {
            let extent = node.extent;
            let value = match &node.kind {
                NodeKind::Integer(value) => Value::Number(*value, true),
                NodeKind::Name(name) => self.name(name, extent)?,
                NodeKind::Unary(Unary::Not, operand) => Value::Not(self.word(values[*operand])?),
                NodeKind::Unary(Unary::Negate, _) => {
                    return Err(Diagnostic::new(extent, "no word is negative"));
                }
                NodeKind::Binary(operator, a, b) => {
                    let start = expression.start(*b);
                    self.binary(*operator, [values[*a], values[*b]], start, extent)?
                }
                NodeKind::Call(name, argument) => self.call(name, values[*argument], extent)?,
                NodeKind::Method(receiver, name, argument) => {
                    let argument =
                        argument.map(|argument| (values[argument].0, expression.start(argument)));
                    self.method(name, values[*receiver], argument, extent)?
                }
            };
            values.push((value, extent));
        }
        match values.pop() {
            Some(value) => self.word(value),
            None => Ok(self.circuit.input()),
        }
    }

    fn name(&self, name: &str, extent: Extent) -> Result<Value, Diagnostic> {
        if let Some(node) = self.known(name) {
            return Ok(Value::Word(node));
        }
        match name {
            "n" => Ok(Value::Distance(Distance { per_piece: 1, ..Distance::ZERO })),
            "width" => Ok(Value::Distance(Distance { widths: 1, ..Distance::ZERO })),
            _ => {
                let message = format!("`{name}` is not defined; the input is called `x`");
                Err(Diagnostic::new(extent, message))
            }
        }
    }

    fn word(&mut self, (value, extent): (Value, Extent)) -> Result<Node, Diagnostic> {
        let width = self.width();
        match value {
            Value::Word(node) => Ok(node),
            Value::Number(value, true) if value & !self.circuit.mask() != 0 => {
                Err(Diagnostic::new(extent, format!("the number does not fit {width} bits")))
            }
            Value::Number(value, _) => Ok(self.circuit.constant(value)),
            Value::Not(node) => self.operation(Op::Not(node), extent),
            Value::Distance(_) if matches!(self.operand, Operand::Word(_)) => {
                Err(packed_only(extent))
            }
            Value::Distance(_) => {
                let message = "expected a value: `x`, a name, a number or `(`";
                Err(Diagnostic::new(extent, message))
            }
        }
    }

    fn binary(
        &mut self,
        operator: Binary,
        [a, b]: [(Value, Extent); 2],
        start: Extent,
        extent: Extent,
    ) -> Result<Value, Diagnostic> {
        if let Some(value) = arithmetic(operator, a.0, b.0) {
            return Ok(value);
        }
        if matches!(operator, Binary::ShiftLeft | Binary::ShiftRight) {
            let word = self.word(a)?;
            let by = self.amount(b.0, start)?;
            let by = if operator == Binary::ShiftLeft { by } else { -by };
            return Ok(Value::Word(self.circuit.moved(word, by)));
        }
        let left = self.word(a)?;
        if let (Binary::And, Value::Not(right)) = (operator, b.0) {
            return self.operation(Op::AndNot(left, right), extent).map(Value::Word);
        }
        let right = self.word(b)?;
        let op = match operator {
            Binary::And => Op::And(left, right),
            Binary::Or => Op::Or(left, right),
            Binary::Xor => Op::Xor(left, right),
            Binary::Add => Op::Add(left, right),
            Binary::Subtract => Op::Sub(left, right),
            _ => Op::Mul(left, right),
        };
        self.operation(op, extent).map(Value::Word)
    }

    /// The distance of a shift or rotation, which must be less than the width of the word.
    fn amount(&self, value: Value, extent: Extent) -> Result<Distance, Diagnostic> {
        let distance =
            distance(value).ok_or_else(|| Diagnostic::new(extent, "expected a number of bits"))?;
        let (pieces, widths) = match self.operand {
            Operand::Word(_) if distance.per_piece != 0 || distance.widths != 0 => {
                return Err(packed_only(extent));
            }
            Operand::Word(width) => ("", vec![width]),
            Operand::Packed(_) => ("with n = 1 ", list(WordSize::PACKED, WordSize::bits)),
        };
        let is_far = |&width: &u32| !(0..width as i32).contains(&distance.of(1, width));
        widths.into_iter().find(is_far).map_or(Ok(distance), |width| {
            let by = distance.of(1, width);
            let message = format!("{pieces}a word of {width} bits cannot be moved by {by}");
            Err(Diagnostic::new(extent, message))
        })
    }

    fn call(
        &mut self,
        name: &str,
        (argument, at): (Value, Extent),
        extent: Extent,
    ) -> Result<Value, Diagnostic> {
        if name != "each" {
            let message = format!("there is no function `{name}`");
            return Err(Diagnostic::new(extent, message).help("there is `each(number)`"));
        }
        let Operand::Packed(bits) = self.operand else {
            return Err(packed_only(at));
        };
        match argument {
            Value::Number(value, _) if value >> bits == 0 => {
                Ok(Value::Word(self.circuit.each(value as Bits)))
            }
            Value::Number(..) => {
                let message = format!("the number of a square has {bits} bits");
                let help = format!("write a number from 0 to {}", (1_u32 << bits) - 1);
                Err(Diagnostic::new(at, message).help(help))
            }
            _ => Err(Diagnostic::new(at, "expected the number that each piece has")),
        }
    }

    fn method(
        &mut self,
        name: &str,
        receiver: (Value, Extent),
        argument: Option<(Value, Extent)>,
        extent: Extent,
    ) -> Result<Value, Diagnostic> {
        let word = self.word(receiver)?;
        let (op, at) = match (name, argument) {
            ("rotate_left", Some((by, at))) => {
                (Op::RotateLeft(word, self.amount(by, at)?.fixed as u32), at)
            }
            ("rotate_left", None) => {
                return Err(Diagnostic::new(extent, "expected a number of bits"));
            }
            ("swap_bytes" | "reverse_bits", Some((_, at))) => {
                return Err(Diagnostic::new(at, "expected `)`"));
            }
            ("swap_bytes", None) => (Op::SwapBytes(word), extent),
            ("reverse_bits", None) => (Op::ReverseBits(word), extent),
            _ => {
                let message = "expected `rotate_left`, `swap_bytes` or `reverse_bits`";
                return Err(Diagnostic::new(extent, message));
            }
        };
        self.operation(op, at).map(Value::Word)
    }

    /// Appends an operation, or reports that there is no such operation.
    fn operation(&mut self, op: Op, extent: Extent) -> Result<Node, Diagnostic> {
        let is_packed = matches!(self.operand, Operand::Packed(_));
        let refusal = match op {
            Op::Not(_) if is_packed => {
                "write `^ each(...)`, or `& !`: this sets bits that belong to no piece"
            }
            Op::RotateLeft(..) | Op::SwapBytes(_) | Op::ReverseBits(_) if is_packed => {
                "packed positions are computed with `&`, `^`, `|`, `+`, `-`, `*` and shifts"
            }
            Op::SwapBytes(_) if !self.width().is_multiple_of(8) => {
                "a word that is no whole number of bytes has none to swap"
            }
            op => return Ok(self.circuit.push(op)),
        };
        Err(Diagnostic::new(extent, refusal))
    }
}

/// Sums and products of numbers, which make distances.
fn arithmetic(operator: Binary, a: Value, b: Value) -> Option<Value> {
    if let (Value::Number(a, _), Value::Number(b, _)) = (a, b) {
        let value = match operator {
            Binary::Add => a.wrapping_add(b),
            Binary::Subtract => a.wrapping_sub(b),
            Binary::Multiply => a.wrapping_mul(b),
            _ => return None,
        };
        return Some(Value::Number(value, false));
    }
    let [first, second] = [distance(a)?, distance(b)?];
    Some(Value::Distance(match (operator, a, b) {
        (Binary::Add, ..) => first + second,
        (Binary::Subtract, ..) => first - second,
        (Binary::Multiply, Value::Number(..), _) => second.times(first.fixed),
        (Binary::Multiply, _, Value::Number(..)) => first.times(second.fixed),
        _ => return None,
    }))
}

/// A number of bits, clamped to one that is too large for every word.
fn distance(value: Value) -> Option<Distance> {
    match value {
        Value::Distance(distance) => Some(distance),
        Value::Number(value, _) => Some(Distance::fixed((value as i128).clamp(-1000, 1000) as i32)),
        Value::Word(_) | Value::Not(_) => None,
    }
}
