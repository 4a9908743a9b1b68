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
