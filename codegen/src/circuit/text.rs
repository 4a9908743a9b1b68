//! Circuits as text, for descriptions that hold the results of long searches.
//!
//! The syntax is Rust's, with its precedence, where all arithmetic wraps and `x` is the input:
//!
//! ```text
//! t = (x ^ x >> 28) & 0x0f0f0f0f; u = x ^ t ^ t << 28; u.rotate_left(8) & 0xff | u * 3
//! ```
//!
//! Definitions `name = value;` come first, the result last. There are `!`, `*`, `+`, `-`, `<<` and
//! `>>` by a number, `&`, `^`, `|`, parentheses, numbers (decimal, `0x`, `0o`, `0b`),
//! `.rotate_left(n)`, `.swap_bytes()` and `.reverse_bits()`. What is built of them says what it
//! allows: see [`Build`].

use std::fmt;

use super::{Circuit, Node, Op};

/// What a text is read into, operation by operation. A refusal says why.
pub(crate) trait Build {
    /// What an operation gives.
    type Value: Copy;

    /// The input, `x`.
    fn input(&self) -> Self::Value;
    /// A number by itself.
    fn number(&mut self, value: u128) -> Result<Self::Value, String>;
    /// `each(number)`.
    fn each(&mut self, value: u128) -> Result<Self::Value, String>;
    /// An operation on whole words.
    fn operation(&mut self, operation: Operation<Self::Value>) -> Result<Self::Value, String>;
}

/// An operation that a text may hold.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Operation<V> {
    /// One of the signs between two words, or `& !` for `-` of sets.
    Infix(Sign, V, V),
    /// `!a`.
    Not(V),
    /// `a << amount`.
    Left(V, Amount),
    /// `a >> amount`.
    Right(V, Amount),
    /// `a.rotate_left(amount)`.
    RotateLeft(V, Amount),
    /// `a.swap_bytes()`.
    SwapBytes(V),
    /// `a.reverse_bits()`.
    ReverseBits(V),
}

/// What stands between two words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sign {
    And,
    AndNot,
    Or,
    Xor,
    Add,
    Sub,
    Mul,
}

/// By how many bits to move: a sum of numbers, multiples of `n` and `half`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Amount {
    /// The number.
    pub(crate) fixed: i32,
    /// How often `n`, the number of pieces, is in it.
    pub(crate) per_piece: i32,
    /// How often `half` is, half of the word.
    pub(crate) halves: i32,
}

/// Why plain words have no `each`, `n` and `half`.
const PACKED_ONLY: &str = "`each`, `n` and `half` are for packed positions only";

impl Build for Circuit {
    type Value = Node;

    fn input(&self) -> Node {
        Circuit::input(self)
    }

    fn number(&mut self, value: u128) -> Result<Node, String> {
        if value & !self.mask() == 0 {
            Ok(self.constant(value))
        } else {
            Err(format!("the number does not fit {} bits", self.width()))
        }
    }

    fn each(&mut self, _: u128) -> Result<Node, String> {
        Err(PACKED_ONLY.to_owned())
    }

    fn operation(&mut self, operation: Operation<Node>) -> Result<Node, String> {
        let width = self.width();
        let within = |amount: Amount| match amount {
            Amount { fixed, per_piece: 0, halves: 0 } if (0..width as i32).contains(&fixed) => {
                Ok(fixed as u32)
            }
            Amount { per_piece: 0, halves: 0, .. } => {
                Err(format!("a word of {width} bits cannot be moved so far"))
            }
            _ => Err(PACKED_ONLY.to_owned()),
        };
        let op = match operation {
            Operation::Infix(Sign::And, a, b) => Op::And(a, b),
            Operation::Infix(Sign::AndNot, a, b) => Op::AndNot(a, b),
            Operation::Infix(Sign::Or, a, b) => Op::Or(a, b),
            Operation::Infix(Sign::Xor, a, b) => Op::Xor(a, b),
            Operation::Infix(Sign::Add, a, b) => Op::Add(a, b),
            Operation::Infix(Sign::Sub, a, b) => Op::Sub(a, b),
            Operation::Infix(Sign::Mul, a, b) => Op::Mul(a, b),
            Operation::Not(a) => Op::Not(a),
            Operation::Left(a, by) => Op::Shl(a, within(by)?),
            Operation::Right(a, by) => Op::Shr(a, within(by)?),
            Operation::RotateLeft(a, by) => Op::RotateLeft(a, within(by)?),
            Operation::SwapBytes(a) if width.is_multiple_of(8) => Op::SwapBytes(a),
            Operation::SwapBytes(_) => {
                return Err("a word that is no whole number of bytes has none to swap".to_owned());
            }
            Operation::ReverseBits(a) => Op::ReverseBits(a),
        };
        Ok(self.push(op))
    }
}

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
    let (circuit, output) = build(text, Circuit::new(width))?;
    Ok(circuit.finish(output))
}

/// Reads a text into what is built, and gives its result.
pub(crate) fn build<B: Build>(text: &str, built: B) -> Result<(B, B::Value), TextError> {
    let names = vec![("x".to_owned(), built.input())];
    let mut parser = Parser { text, at: 0, depth: 0, built, names };
    let output = parser.program()?;
    Ok((parser.built, output))
}

struct Parser<'a, B: Build> {
    text: &'a str,
    at: usize,
    depth: u32,
    built: B,
    names: Vec<(String, B::Value)>,
}

/// The operators on two words, weakest first. Shifts stand between the sums and `&`.
const INFIX: [(&str, u32, Sign); 6] = [
    ("|", 1, Sign::Or),
    ("^", 2, Sign::Xor),
    ("&", 3, Sign::And),
    ("+", 5, Sign::Add),
    ("-", 5, Sign::Sub),
    ("*", 6, Sign::Mul),
];

/// How strongly shifts bind.
const SHIFT: u32 = 4;

impl<B: Build> Parser<'_, B> {
    fn program(&mut self) -> Result<B::Value, TextError> {
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
    fn expression(&mut self, least: u32) -> Result<B::Value, TextError> {
        let mut left = self.operand()?;
        loop {
            if SHIFT >= least && (self.eat("<<") || self.eat(">>")) {
                let is_left = self.text[..self.at].ends_with("<<");
                let (start, by) = self.amount()?;
                let shift =
                    if is_left { Operation::Left(left, by) } else { Operation::Right(left, by) };
                left = self.push(start, shift)?;
                continue;
            }
            self.skip_space();
            let at = self.at;
            let Some(&(_, strength, sign)) =
                INFIX.iter().find(|(sign, strength, _)| *strength >= least && self.eat(sign))
            else {
                return Ok(left);
            };
            left = self.infix(at, left, strength, sign)?;
        }
    }

    fn infix(
        &mut self,
        at: usize,
        left: B::Value,
        strength: u32,
        sign: Sign,
    ) -> Result<B::Value, TextError> {
        // `a & !b` is one operation.
        if sign == Sign::And && self.eat("!") {
            let right = self.operand()?;
            return self.push(at, Operation::Infix(Sign::AndNot, left, right));
        }
        let right = self.expression(strength + 1)?;
        self.push(at, Operation::Infix(sign, left, right))
    }

    /// Appends an operation; what is wrong with it is said at a place.
    fn push(&mut self, at: usize, operation: Operation<B::Value>) -> Result<B::Value, TextError> {
        self.built.operation(operation).map_err(|message| TextError { at, message })
    }

    /// A name, a number, something in parentheses or inverted, and the methods that follow.
    fn operand(&mut self) -> Result<B::Value, TextError> {
        self.depth += 1;
        if self.depth > DEEPEST {
            return self.error("parentheses are nested too deeply");
        }
        self.skip_space();
        let start = self.at;
        let mut node = if self.eat("!") {
            let operand = self.operand()?;
            self.depth -= 1;
            return self.push(start, Operation::Not(operand));
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

    fn atom(&mut self) -> Result<B::Value, TextError> {
        self.skip_space();
        let start = self.at;
        let word = self.word();
        if word.starts_with(|c: char| c.is_ascii_digit()) {
            let value = self.number(&word, start)?;
            let number = self.built.number(value);
            return number.map_err(|message| TextError { at: start, message });
        }
        let known = self.names.iter().find(|(name, _)| *name == word);
        if let Some(&(_, node)) = known {
            return Ok(node);
        }
        if word == "each" && self.eat("(") {
            return self.each();
        }
        self.at = start;
        if word.is_empty() {
            self.error("expected a value: `x`, a name, a number or `(`")
        } else {
            self.error(&format!("`{word}` is not defined; the input is called `x`"))
        }
    }

    /// `number)`.
    fn each(&mut self) -> Result<B::Value, TextError> {
        self.skip_space();
        let start = self.at;
        let word = self.word();
        if !word.starts_with(|c: char| c.is_ascii_digit()) {
            self.at = start;
            return self.error("expected the number that each piece has");
        }
        let value = self.number(&word, start)?;
        self.expect(")")?;
        self.built.each(value).map_err(|message| TextError { at: start, message })
    }

    fn method(&mut self, node: B::Value) -> Result<B::Value, TextError> {
        self.skip_space();
        let start = self.at;
        let name = self.word();
        let (at, operation) = match name.as_str() {
            "rotate_left" => {
                self.expect("(")?;
                let (at, by) = self.amount()?;
                (at, Operation::RotateLeft(node, by))
            }
            "swap_bytes" | "reverse_bits" => {
                self.expect("(")?;
                let is_bytes = name == "swap_bytes";
                let swap = if is_bytes { Operation::SwapBytes } else { Operation::ReverseBits };
                (start, swap(node))
            }
            _ => {
                self.at = start;
                return self.error("expected `rotate_left`, `swap_bytes` or `reverse_bits`");
            }
        };
        self.expect(")")?;
        self.push(at, operation)
    }

    /// A number of bits to move by, and where it stands: as in Rust, sums bind more strongly than
    /// shifts.
    fn amount(&mut self) -> Result<(usize, Amount), TextError> {
        self.skip_space();
        let start = self.at;
        let mut amount = Amount::default();
        let mut sign = 1;
        loop {
            self.add_term(sign, &mut amount)?;
            sign = if self.eat("+") {
                1
            } else if self.eat("-") {
                -1
            } else {
                return Ok((start, amount));
            };
        }
    }

    /// `3`, `n`, `3 * n`, `n * 3`, `half`.
    fn add_term(&mut self, sign: i32, amount: &mut Amount) -> Result<(), TextError> {
        let (mut factor, mut of) = (sign, None);
        loop {
            self.skip_space();
            let start = self.at;
            match self.word().as_str() {
                "n" if of.is_none() => of = Some("n"),
                "half" if of.is_none() => of = Some("half"),
                word if word.starts_with(|c: char| c.is_ascii_digit()) => {
                    factor = factor.saturating_mul(self.bits(word, start)?);
                }
                _ => {
                    self.at = start;
                    return self.error("expected a number of bits");
                }
            }
            if !self.eat("*") {
                break;
            }
        }
        let part = match of {
            Some("n") => &mut amount.per_piece,
            Some(_) => &mut amount.halves,
            None => &mut amount.fixed,
        };
        *part = part.saturating_add(factor);
        Ok(())
    }

    /// A number that may be one of bits.
    fn bits(&mut self, word: &str, start: usize) -> Result<i32, TextError> {
        let value = self.number(word, start)?;
        // What is more than any word is too much, however much it is.
        Ok(value.min(1000) as i32)
    }

    fn number(&mut self, word: &str, start: usize) -> Result<u128, TextError> {
        let digits = word.replace('_', "");
        let radixes = [("0x", 16), ("0o", 8), ("0b", 2)];
        let prefixed =
            radixes.iter().find_map(|(prefix, radix)| Some((digits.strip_prefix(prefix)?, *radix)));
        let (digits, radix) = prefixed.unwrap_or((&digits, 10));
        u128::from_str_radix(digits, radix).or_else(|error| {
            self.at = start;
            match error.kind() {
                std::num::IntErrorKind::PosOverflow => self.error("the number is too large"),
                _ => self.error(&format!("`{word}` is no number")),
            }
        })
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
        assert_eq!(eval("x << 3 + 2 * 5 - 1"), x << 12);
        assert_eq!(eval("x & 0o17 ^ 0b101"), x & 0o17 ^ 0b101);
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
            ("0x1_0000_0000_0000_0000_0000_0000_0000_0000", 0),
            ("x << 60 + 4", 5),
            ("x << 3 * n", 5),
            ("x << 3 * half * n", 16),
            ("x & each(3)", 9),
            ("x & each(x)", 9),
            ("12q", 0),
            ("x ^ é", 4),
            ("x )", 2),
        ] {
            assert_eq!(parse(text, 64).map_err(|error| error.at), Err(at), "{text}");
        }
        assert!(parse(&nested, 64).is_err() && parse(&"!".repeat(100_000), 64).is_err());
    }
}
