//! The dialects of expressions, with the operators and names that each allows.

use super::{Binary, Unary};
use crate::limits;

/// The operators and names that a kind of expression allows.
#[derive(Debug)]
pub(crate) struct Dialect {
    /// The noun for an operand in errors.
    pub(crate) operand: &'static str,
    pub(crate) prefixes: &'static [Unary],
    /// Returns whether the dialect has an operator.
    pub(crate) has: fn(Binary) -> bool,
    /// The words of errors for what may follow an operand, and the help text.
    pub(crate) after: [&'static str; 2],
    /// The possible names, if they are known here.
    pub(crate) names: &'static [&'static str],
    /// The most operands and operators of an expression.
    pub(crate) terms: usize,
    /// True if there are calls and methods.
    pub(crate) has_calls: bool,
}

/// `number: rank * 8 + file`.
pub(crate) const FORMULA: Dialect = Dialect {
    operand: "`file`, `rank`, an integer or `(`",
    prefixes: &[Unary::Negate],
    has: |operator| !operator.compares() && !operator.joins(),
    after: ["`,` or an operator", "one of + - * / % & | ^ << >>, or `where` before a condition"],
    names: &["file", "rank"],
    terms: limits::FORMULA,
    has_calls: false,
};

/// `where (file + rank) % 2 == 0`.
pub(crate) const CONDITION: Dialect = Dialect {
    prefixes: &[Unary::Negate, Unary::Not],
    has: |_| true,
    after: ["an operator", "one of == != < <= > >= && || + - * / % & | ^ << >>"],
    ..FORMULA
};

/// `lo = lo >> 1 & hi`, in a claim of symmetry: the part after the sign.
pub(crate) const FIELDS: Dialect = Dialect {
    operand: "a field, an integer or `(`",
    after: ["`,` or an operator", "one of + - * / % & | ^ << >>"],
    names: &[],
    ..FORMULA
};

/// `x.rotate_left(8) & !t`.
pub(crate) const CIRCUIT: Dialect = Dialect {
    operand: "`x`, a name, a number or `(`",
    prefixes: &[Unary::Not],
    has: |operator| {
        (FORMULA.has)(operator) && !matches!(operator, Binary::Divide | Binary::Remainder)
    },
    after: ["an operator", "one of & | ^ + - * << >>"],
    names: &[],
    // The terms of all definitions together are checked once they have been read.
    terms: limits::TOKENS,
    has_calls: true,
};
