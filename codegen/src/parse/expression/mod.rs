//! Expressions: formulas and circuits are written with Rust's operators and precedence.
//!
//! An [`Expr`] is a list of nodes, each after its operands, so that evaluating, searching and dropping one are
//! loops, even for a long chain `a + b + c + ...`. Only parentheses use call stack while they are read, and
//! [`crate::limits::NESTING`] bounds them.
//!
//! A [`Dialect`] says what may be written at all. The stage that uses an expression decides the meaning of names,
//! the range of numbers and the possible calls.
//!
//! - [`dialect`]: formulas, conditions and circuits
//! - [`parser`]: reads them
//! - [`expr_tokens`]: the tokens from which they are read; [`spelling`]: makes these of tokens of Rust and of
//!   strings

mod dialect;
mod expr_tokens;
mod parser;
mod spelling;

pub(crate) use dialect::{CONDITION, Dialect, FORMULA};
pub(crate) use expr_tokens::ExprTokens;
pub(crate) use parser::{circuit, formula, of_fields};

use crate::diagnostic::Extent;

/// An expression, with operands before their operators.
#[derive(Clone, Debug)]
pub(crate) struct Expr {
    nodes: Vec<Node>,
}

#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub(crate) kind: NodeKind,
    /// The extent of the operand, the operator or the function's name.
    pub(crate) extent: Extent,
    /// The first node of the expression that ends with this node.
    first: usize,
}

/// The kind of a [`Node`]. Operands are indexes into [`Expr::nodes`], less than the node's own.
#[derive(Clone, Debug)]
pub(crate) enum NodeKind {
    Integer(u128),
    Name(String),
    Unary(Unary, usize),
    Binary(Binary, usize, usize),
    /// `name(argument)`.
    Call(String, usize),
    /// `receiver.name(argument)`.
    Method(usize, String, Option<usize>),
}

/// An operator before its operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unary {
    Negate,
    Not,
}

/// An operator between its operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Binary {
    Both,
    Either,
    ShiftLeft,
    ShiftRight,
    LessOrEqual,
    GreaterOrEqual,
    Equal,
    NotEqual,
    Less,
    Greater,
    Multiply,
    Divide,
    Remainder,
    Add,
    Subtract,
    And,
    Xor,
    Or,
}

/// The operators in their order, with their symbols and Rust's precedence; a higher one binds tighter. Of those
/// that begin alike the longer comes first.
const OPERATORS: [(Binary, &str, u32); 18] = [
    (Binary::Both, "&&", 2),
    (Binary::Either, "||", 1),
    (Binary::ShiftLeft, "<<", 7),
    (Binary::ShiftRight, ">>", 7),
    (Binary::LessOrEqual, "<=", 3),
    (Binary::GreaterOrEqual, ">=", 3),
    (Binary::Equal, "==", 3),
    (Binary::NotEqual, "!=", 3),
    (Binary::Less, "<", 3),
    (Binary::Greater, ">", 3),
    (Binary::Multiply, "*", 9),
    (Binary::Divide, "/", 9),
    (Binary::Remainder, "%", 9),
    (Binary::Add, "+", 8),
    (Binary::Subtract, "-", 8),
    (Binary::And, "&", 6),
    (Binary::Xor, "^", 5),
    (Binary::Or, "|", 4),
];

impl Expr {
    /// All nodes, each after its operands; the last is the whole expression.
    pub(crate) fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// The node of the whole expression.
    pub(crate) fn root(&self) -> &Node {
        self.nodes.last().expect("an expression has an operand")
    }

    /// The extent of the first token of a node's expression: `a + b` begins with `a`.
    pub(crate) fn start(&self, node: usize) -> Extent {
        self.nodes[self.nodes[node].first].extent
    }
}

impl Unary {
    const fn symbol(self) -> char {
        match self {
            Unary::Negate => '-',
            Unary::Not => '!',
        }
    }
}

impl Binary {
    /// The symbol of the operator in descriptions.
    pub(crate) const fn symbol(self) -> &'static str {
        OPERATORS[self as usize].1
    }

    const fn precedence(self) -> u32 {
        OPERATORS[self as usize].2
    }

    /// Returns whether the operator compares two numbers.
    pub(crate) const fn compares(self) -> bool {
        self.precedence() == 3
    }

    /// Returns whether the operator joins two conditions.
    pub(crate) const fn joins(self) -> bool {
        matches!(self, Binary::Both | Binary::Either)
    }
}
