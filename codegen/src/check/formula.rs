//! Formulas, which compute the number of each square from its file and rank.

use crate::diagnostic::{Diagnostic, Extent};
use crate::list::{list, try_list};
use crate::model::{MAX_NUMBER, Square};
use crate::parse::Formula;
use crate::parse::expression::{Binary, Expr, Node, NodeKind, Unary};

use super::NamedBoard;

/// The number of each square, from a1 by rank.
pub(crate) fn numbers(formula: &Formula, named_board: &NamedBoard) -> Result<Vec<u8>, Diagnostic> {
    let number = |(square, value): (Square, i64)| {
        u8::try_from(value).map_err(|_| {
            let name = named_board.name(square);
            let message = format!("the formula gives {value} on {name}, which is out of range");
            let help = format!("numbers go from 0 to {MAX_NUMBER}; `file` and `rank` from 0");
            Diagnostic::new(formula.extent, message).help(help)
        })
    };
    try_list(values(formula, named_board)?, number)
}

/// The position of each square, from a1 by rank, when squares are sorted by the formula's value; equal values get equal
/// positions.
pub(crate) fn order(formula: &Formula, named_board: &NamedBoard) -> Result<Vec<u8>, Diagnostic> {
    let values = values(formula, named_board)?;
    let sorted = crate::sort::distinct(values.iter().map(|&(_, value)| value));
    Ok(list(values.iter(), |(_, value)| sorted.partition_point(|other| other < value) as u8))
}

/// The value of the formula for each square.
fn values(formula: &Formula, named_board: &NamedBoard) -> Result<Vec<(Square, i64)>, Diagnostic> {
    check_integers(&formula.expression)?;
    let value = |square| {
        let board = named_board.board;
        let (file, rank) = (board.file(square), board.rank(square));
        let value = evaluate(&formula.expression, &of_square(file, rank));
        let on = || format!("on {}, ", named_board.name(square));
        Ok((square, value.map_err(|error| error.prefixed(on()))?))
    };
    try_list(named_board.board.squares(), value)
}

/// Checks that comparisons are between numbers, and that `&&`, `||` and `!` apply to conditions.
pub(crate) fn check_condition(condition: &Expr) -> Result<(), Diagnostic> {
    check_integers(condition)?;
    let nodes = condition.nodes();
    let is = |node: usize, wanted: bool| {
        let is_condition = match nodes[node].kind {
            NodeKind::Unary(operator, _) => operator == Unary::Not,
            NodeKind::Binary(operator, ..) => operator.compares() || operator.joins(),
            _ => false,
        };
        let (message, help) = match (wanted, is_condition) {
            (true, false) => ("this is a number, and no condition", "compare it: `file % 2 == 0`"),
            (false, true) => {
                ("this is a condition, and no number", "join conditions by `&&`, `||`")
            }
            _ => return Ok(()),
        };
        Err(Diagnostic::new(nodes[node].extent, message).help(help))
    };
    for Node { kind, .. } in nodes {
        match *kind {
            NodeKind::Unary(operator, operand) => is(operand, operator == Unary::Not)?,
            NodeKind::Binary(operator, left, right) => {
                is(left, operator.joins())?;
                is(right, operator.joins())?;
            }
            _ => {}
        }
    }
    is(nodes.len() - 1, true)
}

/// Evaluates a condition on a file and a rank.
pub(crate) fn holds(condition: &Expr, file: u8, rank: u8) -> Result<bool, Diagnostic> {
    let value = evaluate(condition, &of_square(file, rank)).map(|value| value != 0);
    value.map_err(|error| error.prefixed(format!("on file {file} and rank {rank}, ")))
}

/// The values of `file` and `rank`.
fn of_square(file: u8, rank: u8) -> impl Fn(&str) -> i64 {
    move |name| if name == "file" { file.into() } else { rank.into() }
}

/// Checks that all integers of an expression fit the words in which it is computed.
pub(crate) fn check_integers(formula: &Expr) -> Result<(), Diagnostic> {
    let is_large = |node: &&Node| matches!(node.kind, NodeKind::Integer(value) if value >> 63 != 0);
    formula.nodes().iter().find(is_large).map_or(Ok(()), |large| {
        Err(Diagnostic::new(large.extent, "the integer does not fit 64 bits")
            .help(format!("write an integer up to {}", i64::MAX)))
    })
}

/// The value of an expression, given the values of its names.
pub(crate) fn evaluate(formula: &Expr, names: &dyn Fn(&str) -> i64) -> Result<i64, Diagnostic> {
    let mut values: Vec<Result<i64, Diagnostic>> = Vec::with_capacity(formula.nodes().len());
    for node in formula.nodes() {
        values.push(self::value(node, &values, names));
    }
    values.pop().expect("an expression has an operand")
}

/// The value of a node, given the values of the nodes before it. A value that cannot be computed is no
/// mistake if `&&` or `||` short-circuits past it.
fn value(
    node: &Node,
    values: &[Result<i64, Diagnostic>],
    names: &dyn Fn(&str) -> i64,
) -> Result<i64, Diagnostic> {
    let value = |node: usize| values[node].clone();
    match node.kind {
        NodeKind::Integer(value) => Ok(value as i64),
        NodeKind::Name(ref name) => Ok(names(name)),
        NodeKind::Unary(Unary::Negate, operand) => negate(value(operand)?, node.extent),
        NodeKind::Unary(Unary::Not, operand) => Ok(1 - value(operand)?),
        NodeKind::Binary(Binary::Both, left, _) if value(left)? == 0 => Ok(0),
        NodeKind::Binary(Binary::Either, left, _) if value(left)? != 0 => Ok(1),
        NodeKind::Binary(operator, left, right) => {
            binary(operator, value(left)?, value(right)?, node.extent)
        }
        NodeKind::Call(..) | NodeKind::Method(..) => unreachable!("formulas have no calls"),
    }
}

fn negate(value: i64, extent: Extent) -> Result<i64, Diagnostic> {
    let message = || format!("-({value}) overflows 64 bits");
    value.checked_neg().ok_or_else(|| overflow(extent, message()))
}

fn overflow(extent: Extent, message: String) -> Diagnostic {
    Diagnostic::new(extent, message).help("intermediate results are signed 64-bit integers")
}

fn binary(operator: Binary, left: i64, right: i64, extent: Extent) -> Result<i64, Diagnostic> {
    let symbol = operator.symbol();
    let is_division = matches!(operator, Binary::Divide | Binary::Remainder);
    if is_division && right == 0 {
        let message = format!("{left} {symbol} 0 divides by zero");
        return Err(Diagnostic::new(extent, message).help("files, ranks and fields count from 0"));
    }
    let is_shift = matches!(operator, Binary::ShiftLeft | Binary::ShiftRight);
    if is_shift && !(0..64).contains(&right) {
        let message = format!("the shift of {left} {symbol} {right} is out of range");
        return Err(Diagnostic::new(extent, message).help("shift by 0 to 63"));
    }
    let message = || format!("{left} {symbol} {right} overflows 64 bits");
    apply(operator, left, right).ok_or_else(|| overflow(extent, message()))
}

fn apply(operator: Binary, left: i64, right: i64) -> Option<i64> {
    match operator {
        Binary::Multiply => left.checked_mul(right),
        Binary::Divide => left.checked_div(right),
        Binary::Remainder => left.checked_rem(right),
        Binary::Add => left.checked_add(right),
        Binary::Subtract => left.checked_sub(right),
        // Shifts that lose bits, or move one into the sign, overflow.
        Binary::ShiftLeft => Some(left << right).filter(|shifted| shifted >> right == left),
        Binary::ShiftRight => Some(left >> right),
        Binary::And => Some(left & right),
        Binary::Xor => Some(left ^ right),
        Binary::Or => Some(left | right),
        Binary::LessOrEqual => Some((left <= right).into()),
        Binary::GreaterOrEqual => Some((left >= right).into()),
        Binary::Less => Some((left < right).into()),
        Binary::Greater => Some((left > right).into()),
        Binary::Equal => Some((left == right).into()),
        Binary::NotEqual => Some((left != right).into()),
        // The left condition has not decided the result, so the right one does.
        Binary::Both | Binary::Either => Some(right),
    }
}
