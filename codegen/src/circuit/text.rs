//! Circuits as text, for descriptions that hold the results of long searches.
//!
//! The syntax is Rust's, with its precedence, where all arithmetic wraps and `x` is the input:
//!
//! ```text
//! t = (x ^ x >> 28) & 0x0f0f0f0f; u = x ^ t ^ t << 28; u.rotate_left(8) & 0xff | u * 3
//! ```
//!
//! Definitions `name = value;` come first, the result last. There are `!`, `*`, `+`, `-`, `<<` and
//! `>>` by a number, `&`, `^`, `|`, parentheses, decimal and hexadecimal numbers,
//! `.rotate_left(n)`, `.swap_bytes()` and `.reverse_bits()`.

use std::fmt;

use super::{Circuit, Node, Op};

/// Why a text is no circuit: what is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextError {
    /// The place in the text, in bytes from its start.
    pub at: usize,
    /// What is wrong there.
    pub message: String,
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (column {})", self.message, self.at + 1)
    }
}

impl std::error::Error for TextError {}

/// The deepest nesting of parentheses that is read.
const DEEPEST: u32 = 64;

/// Reads a circuit on words of `width` bits.
///
/// ```
/// use quadrille_codegen::circuit::text::parse;
/// let circuit = parse("t = x & 0xff; t << 8 | x >> 8 & 0xff", 64).unwrap();
/// assert_eq!(circuit.eval(0x1234), 0x3412);
/// assert_eq!(circuit.to_string(), "(x & 0xff) << 8 | x >> 8 & 0xff");
/// assert_eq!(parse("x <<", 64).unwrap_err().to_string(), "expected a number of bits (column 5)");
/// ```
///
/// # Errors
/// When the text is no circuit or does not fit the width.
pub fn parse(text: &str, width: u32) -> Result<Circuit, TextError> {
    let mut parser =
        Parser { text, at: 0, depth: 0, circuit: Circuit::new(width), names: Vec::new() };
    parser.names.push(("x".to_owned(), parser.circuit.input()));
    let output = parser.program()?;
    Ok(parser.circuit.finish(output))
}

struct Parser<'a> {
    text: &'a str,
    at: usize,
    depth: u32,
    circuit: Circuit,
    names: Vec<(String, Node)>,
}

/// An infix operator: how strongly it binds, and what it does to two words.
type Infix = (&'static str, u32, fn(Node, Node) -> Op);

/// The operators on two words, weakest first. Shifts stand between the sums and `&`.
const INFIX: [Infix; 6] = [
    ("|", 1, Op::Or),
    ("^", 2, Op::Xor),
    ("&", 3, Op::And),
    ("+", 5, Op::Add),
    ("-", 5, Op::Sub),
    ("*", 6, Op::Mul),
];

/// How strongly shifts bind.
const SHIFT: u32 = 4;

impl Parser<'_> {
    fn program(&mut self) -> Result<Node, TextError> {
        loop {
            let start = self.at;
            let name = self.word();
            if !name.is_empty() && !name.starts_with(|c: char| c.is_ascii_digit()) && self.eat("=")
            {
                self.define(&name, start)?;
                continue;
            }
            self.at = start;
            let output = self.expression(0)?;
            self.skip_space();
            return match self.rest().chars().next() {
                None => Ok(output),
                Some(_) => self.error("expected an operator or the end"),
            };
        }
    }

    fn define(&mut self, name: &str, start: usize) -> Result<(), TextError> {
        if self.names.iter().any(|(known, _)| known == name) {
            self.at = start;
            return self.error(&format!("`{name}` is defined already"));
        }
        let value = self.expression(0)?;
        self.names.push((name.to_owned(), value));
        if self.eat(";") { Ok(()) } else { self.error("expected `;` after a definition") }
    }

    /// An expression of operators that bind at least as strongly as `least`.
    fn expression(&mut self, least: u32) -> Result<Node, TextError> {
        let mut left = self.operand()?;
        loop {
            if SHIFT >= least && (self.eat("<<") || self.eat(">>")) {
                let is_left = self.text[..self.at].ends_with("<<");
                let by = self.amount()?;
                left =
                    self.circuit.push(if is_left { Op::Shl(left, by) } else { Op::Shr(left, by) });
                continue;
            }
            let Some(&(_, strength, op)) =
                INFIX.iter().find(|(sign, strength, _)| *strength >= least && self.eat(sign))
            else {
                return Ok(left);
            };
            left = self.infix(left, strength, op)?;
        }
    }

    fn infix(
        &mut self,
        left: Node,
        strength: u32,
        op: fn(Node, Node) -> Op,
    ) -> Result<Node, TextError> {
        // `a & !b` is one operation.
        if strength == 3 && self.eat("!") {
            let right = self.operand()?;
            return Ok(self.circuit.push(Op::AndNot(left, right)));
        }
        let right = self.expression(strength + 1)?;
        Ok(self.circuit.push(op(left, right)))
    }

    /// A name, a number, something in parentheses or inverted, and the methods that follow.
    fn operand(&mut self) -> Result<Node, TextError> {
        self.depth += 1;
        if self.depth > DEEPEST {
            return self.error("parentheses are nested too deeply");
        }
        let mut node = if self.eat("!") {
            let operand = self.operand()?;
            self.depth -= 1;
            return Ok(self.circuit.push(Op::Not(operand)));
        } else if self.eat("(") {
            let inner = self.expression(0)?;
            self.expect(")")?;
            inner
        } else {
            self.atom()?
        };
        while self.eat(".") {
            node = self.method(node)?;
        }
        self.depth -= 1;
        Ok(node)
    }

    fn atom(&mut self) -> Result<Node, TextError> {
        self.skip_space();
        let start = self.at;
        let word = self.word();
        if word.starts_with(|c: char| c.is_ascii_digit()) {
            let value = self.number(&word, start)?;
            return Ok(self.circuit.constant(value));
        }
        let known = self.names.iter().find(|(name, _)| *name == word);
        if let Some(&(_, node)) = known {
            return Ok(node);
        }
        self.at = start;
        if word.is_empty() {
            self.error("expected a value: `x`, a name, a number or `(`")
        } else {
            self.error(&format!("`{word}` is not defined; the input is called `x`"))
        }
    }

    fn method(&mut self, node: Node) -> Result<Node, TextError> {
        self.skip_space();
        let start = self.at;
        let name = self.word();
        let op = match name.as_str() {
            "rotate_left" => {
                self.expect("(")?;
                Op::RotateLeft(node, self.amount()?)
            }
            "swap_bytes" | "reverse_bits" => {
                self.expect("(")?;
                if name == "swap_bytes" { Op::SwapBytes(node) } else { Op::ReverseBits(node) }
            }
            _ => {
                self.at = start;
                return self.error("expected `rotate_left`, `swap_bytes` or `reverse_bits`");
            }
        };
        self.expect(")")?;
        if name == "swap_bytes" && !self.circuit.width().is_multiple_of(8) {
            self.at = start;
            return self.error("a word that is no whole number of bytes has none to swap");
        }
        Ok(self.circuit.push(op))
    }

    /// A number of bits to move by: less than the width.
    fn amount(&mut self) -> Result<u32, TextError> {
        self.skip_space();
        let start = self.at;
        let word = self.word();
        if !word.starts_with(|c: char| c.is_ascii_digit()) {
            self.at = start;
            return self.error("expected a number of bits");
        }
        let value = self.number(&word, start)?;
        if value < u128::from(self.circuit.width()) {
            return Ok(value as u32);
        }
        self.at = start;
        self.error(&format!("a word of {} bits cannot be moved so far", self.circuit.width()))
    }

    fn number(&mut self, word: &str, start: usize) -> Result<u128, TextError> {
        let digits = word.replace('_', "");
        let value = match digits.strip_prefix("0x") {
            Some(hexadecimal) => u128::from_str_radix(hexadecimal, 16),
            None => digits.parse(),
        };
        match value {
            Ok(value) if value & !self.circuit.mask() == 0 => Ok(value),
            Ok(_) => {
                self.at = start;
                self.error(&format!("the number does not fit {} bits", self.circuit.width()))
            }
            Err(_) => {
                self.at = start;
                self.error(&format!("`{word}` is no number"))
            }
        }
    }

    /// Letters, digits and underscores.
    fn word(&mut self) -> String {
        self.skip_space();
        let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let word: String = self.rest().chars().take_while(|&c| is_part(c)).collect();
        self.at += word.len();
        word
    }

    fn eat(&mut self, sign: &str) -> bool {
        self.skip_space();
        let is_next = self.rest().starts_with(sign);
        if is_next {
            self.at += sign.len();
        }
        is_next
    }

    fn expect(&mut self, sign: &str) -> Result<(), TextError> {
        if self.eat(sign) { Ok(()) } else { self.error(&format!("expected `{sign}`")) }
    }

    fn skip_space(&mut self) {
        self.at = self.text.len() - self.rest().trim_start().len();
    }

    fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    fn error<T>(&self, message: &str) -> Result<T, TextError> {
        Err(TextError { at: self.at, message: message.to_owned() })
    }
}

impl fmt::Display for Circuit {
    /// The text that [`parse`] reads.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let uses = self.uses();
        let mut values: Vec<(String, u32)> = Vec::with_capacity(self.ops().len());
        for (index, &op) in self.ops().iter().enumerate() {
            let (value, strength) = written(op, &values);
            if op.is_free() || uses[index] <= 1 {
                values.push((value, strength));
            } else {
                write!(f, "t{index} = {value}; ")?;
                values.push((format!("t{index}"), ATOM));
            }
        }
        f.write_str(&values[self.output().index()].0)
    }
}

/// The strength of what needs no parentheses anywhere.
const ATOM: u32 = 9;

/// An operation as text, and how strongly its operator binds.
fn written(op: Op, values: &[(String, u32)]) -> (String, u32) {
    let at_least = |node: Node, least: u32| {
        let (value, strength) = &values[node.index()];
        if *strength >= least { value.clone() } else { format!("({value})") }
    };
    let infix = |a: Node, sign: &str, b: Node, strength: u32| {
        (format!("{} {sign} {}", at_least(a, strength), at_least(b, strength + 1)), strength)
    };
    match op {
        Op::Input => ("x".to_owned(), ATOM),
        Op::Const(value) if value < 10 => (value.to_string(), ATOM),
        Op::Const(value) => (format!("{value:#x}"), ATOM),
        Op::Or(a, b) => infix(a, "|", b, 1),
        Op::Xor(a, b) => infix(a, "^", b, 2),
        Op::And(a, b) => infix(a, "&", b, 3),
        Op::AndNot(a, b) => (format!("{} & !{}", at_least(a, 3), at_least(b, ATOM)), 3),
        Op::Shl(a, by) => (format!("{} << {by}", at_least(a, SHIFT)), SHIFT),
        Op::Shr(a, by) => (format!("{} >> {by}", at_least(a, SHIFT)), SHIFT),
        Op::Add(a, b) => infix(a, "+", b, 5),
        Op::Sub(a, b) => infix(a, "-", b, 5),
        Op::Mul(a, b) => infix(a, "*", b, 6),
        Op::Not(a) => (format!("!{}", at_least(a, ATOM)), 7),
        Op::RotateLeft(a, by) => (format!("{}.rotate_left({by})", at_least(a, ATOM)), ATOM),
        Op::SwapBytes(a) => (format!("{}.swap_bytes()", at_least(a, ATOM)), ATOM),
        Op::ReverseBits(a) => (format!("{}.reverse_bits()", at_least(a, ATOM)), ATOM),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn precedence_is_that_of_rust() {
        let x = 0x0123_4567_89ab_cdef_u64;
        let eval = |text: &str| parse(text, 64).expect("a circuit").eval(x.into()) as u64;
        assert_eq!(eval("x ^ x >> 8 & 0xff | x << 3"), x ^ x >> 8 & 0xff | x << 3);
        assert_eq!(eval("x - x * 3 + 1"), x.wrapping_sub(x.wrapping_mul(3)).wrapping_add(1));
        assert_eq!(eval("x + 1 << 4"), (x + 1) << 4);
        assert_eq!(eval("!x & !(x >> 1)"), !x & !(x >> 1));
        assert_eq!(
            eval("(x ^ 5).rotate_left(9).swap_bytes()"),
            (x ^ 5).rotate_left(9).swap_bytes()
        );
        assert_eq!(eval("0x10 & !x & x >> 1"), 0x10 & !x & x >> 1);
    }

    #[test]
    fn what_is_written_is_read_back() {
        for text in [
            "x",
            "0",
            "t1 = x >> 1; x - (t1 & 0x55) + (x & 0x55) ^ 0x10 & !(x & t1)",
            "(x | x << 1) * 0x11 & 0xf0f0",
            "!(x + 1) - (x - (x + 2))",
            "x.reverse_bits() & !x.swap_bytes().rotate_left(3)",
            "(!x).rotate_left(5)",
        ] {
            let circuit = parse(text, 64).expect(text);
            assert_eq!(parse(&circuit.to_string(), 64), Ok(circuit.clone()), "{text}: {circuit}");
        }
    }

    #[test]
    fn errors_say_what_and_where() {
        let nested = "(".repeat(100_000);
        for (text, at) in [
            ("", 0),
            ("y", 0),
            ("x +", 3),
            ("x x", 2),
            ("x <<", 4),
            ("x << 64", 5),
            ("x << y", 5),
            ("(x", 2),
            ("t = x", 5),
            ("x = 3; x", 0),
            ("x.turn()", 2),
            ("0x1_0000_0000_0000_0000", 0),
            ("12q", 0),
            ("x ^ é", 4),
            ("x )", 2),
        ] {
            assert_eq!(parse(text, 64).map_err(|error| error.at), Err(at), "{text}");
        }
        assert!(parse(&nested, 64).is_err() && parse(&"!".repeat(100_000), 64).is_err());
    }
}
