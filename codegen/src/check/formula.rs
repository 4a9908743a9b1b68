//! What formulas come to.

use crate::diagnostic::{Diagnostic, Extent};
use crate::layout::MAX_NUMBER;
use crate::parse::{Formula, Operator, Step};

use super::Geometry;

/// The number of each square, from a1 by rank.
pub(crate) fn numbers(formula: &Formula, geometry: &Geometry) -> Result<Vec<u8>, Diagnostic> {
    let number = |square| {
        let board = geometry.board;
        let value = evaluate(&formula.steps, board.file(square), board.rank(square));
        let value = value.map_err(|failure| {
            let message = format!("on {}, {}", geometry.name(square), failure.message);
            Diagnostic::new(failure.extent, message).help(failure.help)
        })?;
        u8::try_from(value).map_err(|_| {
            let name = geometry.name(square);
            let message = format!("the formula gives {value} on {name}, which is out of range");
            let help = format!("numbers go from 0 to {MAX_NUMBER}; `file` and `rank` from 0");
            Diagnostic::new(formula.extent, message).help(help)
        })
    };
    geometry.board.squares().map(number).collect()
}

struct Failure {
    extent: Extent,
    message: String,
    help: &'static str,
}

fn evaluate(steps: &[Step], file: u8, rank: u8) -> Result<i64, Failure> {
    const COMPLETE: &str = "the parser puts operands before each operator";
    let mut stack = Vec::new();
    for &step in steps {
        let value = match step {
            Step::Constant(value) => value,
            Step::File => file.into(),
            Step::Rank => rank.into(),
            Step::Negate(extent) => negate(stack.pop().expect(COMPLETE), extent)?,
            Step::Binary(operator, extent) => {
                let right = stack.pop().expect(COMPLETE);
                let left = stack.pop().expect(COMPLETE);
                binary(operator, left, right, extent)?
            }
        };
        stack.push(value);
    }
    Ok(stack.pop().expect(COMPLETE))
}

fn negate(value: i64, extent: Extent) -> Result<i64, Failure> {
    let message = || format!("-({value}) overflows 64 bits");
    value.checked_neg().ok_or_else(|| overflow(extent, message()))
}

fn overflow(extent: Extent, message: String) -> Failure {
    Failure { extent, message, help: "intermediate results are signed 64-bit integers" }
}

fn binary(operator: Operator, left: i64, right: i64, extent: Extent) -> Result<i64, Failure> {
    let symbol = operator.symbol();
    let is_division = matches!(operator, Operator::Divide | Operator::Remainder);
    if is_division && right == 0 {
        let message = format!("{left} {symbol} 0 divides by zero");
        return Err(Failure { extent, message, help: "`file` and `rank` count from 0" });
    }
    let is_shift = matches!(operator, Operator::ShiftLeft | Operator::ShiftRight);
    if is_shift && !(0..64).contains(&right) {
        let message = format!("the shift of {left} {symbol} {right} is out of range");
        return Err(Failure { extent, message, help: "shift by 0 to 63" });
    }
    let message = || format!("{left} {symbol} {right} overflows 64 bits");
    apply(operator, left, right).ok_or_else(|| overflow(extent, message()))
}

fn apply(operator: Operator, left: i64, right: i64) -> Option<i64> {
    match operator {
        Operator::Multiply => left.checked_mul(right),
        Operator::Divide => left.checked_div(right),
        Operator::Remainder => left.checked_rem(right),
        Operator::Add => left.checked_add(right),
        Operator::Subtract => left.checked_sub(right),
        // Bits that are shifted out, or into the sign, are lost.
        Operator::ShiftLeft => Some(left << right).filter(|shifted| shifted >> right == left),
        Operator::ShiftRight => Some(left >> right),
        Operator::And => Some(left & right),
        Operator::Xor => Some(left ^ right),
        Operator::Or => Some(left | right),
    }
}

impl Operator {
    fn symbol(self) -> &'static str {
        match self {
            Operator::Multiply => "*",
            Operator::Divide => "/",
            Operator::Remainder => "%",
            Operator::Add => "+",
            Operator::Subtract => "-",
            Operator::ShiftLeft => "<<",
            Operator::ShiftRight => ">>",
            Operator::And => "&",
            Operator::Xor => "^",
            Operator::Or => "|",
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::diagnostic::Diagnostics;
    use crate::parse::{self, Source};

    const SYMBOLS: [(&str, u32); 10] = [
        ("*", 6),
        ("/", 6),
        ("%", 6),
        ("+", 5),
        ("-", 5),
        ("<<", 4),
        (">>", 4),
        ("&", 3),
        ("^", 2),
        ("|", 1),
    ];

    /// An expression as it is written, with no parentheses but those it needs in Rust, its
    /// precedence, and its value for `file` 5 and `rank` 2.
    type Written = (String, u32, Option<i64>);

    fn expression() -> impl Strategy<Value = Written> {
        let leaf = prop_oneof![
            Just(("file".to_owned(), 8, Some(5))),
            Just(("rank".to_owned(), 8, Some(2))),
            (0..70_i64).prop_map(|value| (value.to_string(), 8, Some(value))),
        ];
        leaf.prop_recursive(6, 40, 2, |inner| {
            let binary = (prop::sample::select(&SYMBOLS[..]), inner.clone(), inner.clone());
            prop_oneof![
                4 => binary.prop_map(|((symbol, level), left, right)| {
                    let value = left.2.zip(right.2).and_then(|(a, b)| reference(symbol, a, b));
                    let text = format!("{}{symbol}{}", at(&left, level), at(&right, level + 1));
                    (text, level, value)
                }),
                1 => inner.prop_map(|operand| {
                    (format!("-{}", at(&operand, 7)), 7, operand.2.and_then(i64::checked_neg))
                }),
            ]
        })
    }

    fn at(operand: &Written, level: u32) -> String {
        if operand.1 >= level { operand.0.clone() } else { format!("({})", operand.0) }
    }

    /// In 128 bits, where what overflows 64 bits is seen.
    fn reference(symbol: &str, left: i64, right: i64) -> Option<i64> {
        let (a, b) = (i128::from(left), i128::from(right));
        let value = match symbol {
            "*" => a * b,
            "/" if b != 0 => a / b,
            "%" if b != 0 && (a, b) != (i64::MIN.into(), -1) => a % b,
            "+" => a + b,
            "-" => a - b,
            "<<" if (0..64).contains(&b) => a * (1_i128 << b),
            ">>" if (0..64).contains(&b) => a.div_euclid(1_i128 << b),
            "&" => a & b,
            "^" => a ^ b,
            "|" => a | b,
            _ => return None,
        };
        value.try_into().ok()
    }

    proptest! {
        #[test]
        fn formulas_mean_what_they_mean_in_rust((text, _, value) in expression()) {
            let source = format!("struct Name {{ board: 8 x 8, number: {text} }}");
            let mut diagnostics = Diagnostics::new();
            let asts = parse::layouts(source.parse().expect("tokens"), &mut diagnostics);
            prop_assert!(diagnostics.is_empty(), "{}", diagnostics.render("text", &source));
            let sources = asts[0].body.number.given().expect("a number");
            let [Source::Formula(formula)] = &sources[..] else { panic!("a formula") };
            prop_assert_eq!(evaluate(&formula.steps, 5, 2).ok(), value, "{}", text);
        }
    }
}
