//! Expressions: the computation of a function, in operations that every language has or can spell.
//!
//! All arithmetic wraps within the type of the first operand, and a shift is by less than its width. They
//! are put together with Rust's operators: `ray & (occupied ^ (occupied - one))`.

use std::ops::{Add, BitAnd, BitOr, BitXor, Mul, Not, Shl, Shr, Sub};

use quadrille_circuits::Instruction;
use quadrille_runtime::U256;

pub use super::types::{Field, Name, Type};

impl Type {
    /// The union of sets or words of this type; 0 of none.
    pub fn union(self, parts: impl IntoIterator<Item = Expression>) -> Expression {
        let all = parts.into_iter().reduce(BitOr::bitor);
        all.unwrap_or(Expression::zero(self))
    }
}

/// An operation on one value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unary {
    /// All bits inverted.
    Not,
    /// The number of the most significant bit of a word that is not 0.
    Highest,
    /// The number of the least significant bit of a word that is not 0.
    Lowest,
    /// The number of bits set.
    Count,
    /// The bytes in opposite order.
    SwapBytes,
    /// The bits in opposite order.
    ReverseBits,
}

impl Unary {
    /// Its name in functions of C and in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Unary::Not => "not",
            Unary::Highest => "highest",
            Unary::Lowest => "lowest",
            Unary::Count => "count",
            Unary::SwapBytes => "swap_bytes",
            Unary::ReverseBits => "reverse_bits",
        }
    }
}

/// An operation on two values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Binary {
    /// Bits in both.
    And,
    /// Bits in the first but not the second.
    AndNot,
    /// Bits in either.
    Or,
    /// Bits in one but not both.
    Xor,
    /// Sum.
    Add,
    /// Difference.
    Sub,
    /// Product.
    Mul,
    /// Shifted towards the most significant bit.
    Shl,
    /// Shifted towards the least significant bit.
    Shr,
    /// Rotated towards the most significant bit, by any distance.
    RotateLeft,
    /// True if both are the same.
    Equal,
    /// True if the first is not above the second.
    AtMost,
}

impl Binary {
    /// Its name in functions of C and in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Binary::And => "and",
            Binary::AndNot => "and_not",
            Binary::Or => "or",
            Binary::Xor => "xor",
            Binary::Add => "add",
            Binary::Sub => "sub",
            Binary::Mul => "mul",
            Binary::Shl => "up",
            Binary::Shr => "down",
            Binary::RotateLeft => "rotate_left",
            Binary::Equal => "equal",
            Binary::AtMost => "at_most",
        }
    }
}

/// The layout that has a function or a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// The layout itself.
    Own,
    /// The layout that a conversion leads to.
    OfTarget,
    /// No layout: it is in the runtimes, which are written by hand.
    Runtime,
}

/// The function that is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Callee {
    /// Its name, without that of a layout.
    pub name: Name,
    /// True if users call it too.
    pub is_public: bool,
    /// The layout that has it.
    pub of: Whose,
}

/// A computed value.
#[derive(Clone, Debug, PartialEq)]
pub enum Expression {
    /// A parameter or a definition.
    Value(Name, Type),
    /// A constant.
    Constant(U256, Type),
    /// An operation on one value.
    Unary(Unary, Box<Expression>),
    /// An operation on two values.
    Binary(Binary, Box<[Expression; 2]>),
    /// The same number as another type, cut to its width.
    Convert(Type, Box<Expression>),
    /// The result of a function.
    Call {
        /// The function.
        callee: Callee,
        /// The values of its parameters.
        arguments: Vec<Expression>,
        /// The type of its result.
        ty: Type,
    },
    /// A part of a table.
    Rows {
        table: Name,
        /// An index for each of its first dimensions.
        at: Vec<Expression>,
        /// The part that is taken.
        part: Part,
    },
    /// The second if the first is true, otherwise the third; only the chosen one is computed.
    Choose(Box<[Expression; 3]>),
    /// A loop: the result of a function, never a part of another value.
    Loop(Box<Loop>),
    /// An instruction that not all targets have, on a word of 64 bits: only in bodies for targets that have it.
    Permuted(Instruction, Box<Expression>),
}

/// The part of a table that is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The field of a row with this index, as a value.
    Field(Field, usize),
    /// A row, as an argument of the runtimes' functions.
    Record,
    /// Several rows, as such an argument.
    List,
}

/// A set that a function finds by repeating a computation.
#[derive(Clone, Debug, PartialEq)]
pub struct Loop {
    pub kind: LoopKind,
    /// The name of an item in the value of each.
    pub item: Name,
    /// The set or the number of items, or the set that a flood begins with.
    pub of: Expression,
    /// The value of an item.
    pub each: Expression,
}

/// Kinds of loops.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LoopKind {
    /// The union of the values of a set's squares.
    Squares,
    /// The union of the values of the numbers from 0 on.
    Numbers,
    /// A set, and what it reaches by steps, each from the squares that the last one added.
    Flood,
}

impl LoopKind {
    /// Its name in JSON, and in capitals in C.
    pub fn name(self) -> &'static str {
        match self {
            LoopKind::Squares => "union_of_squares",
            LoopKind::Numbers => "union_of_numbers",
            LoopKind::Flood => "flood",
        }
    }
}

impl Expression {
    /// A parameter or a definition of this name.
    pub fn value(name: impl Into<Name>, ty: Type) -> Expression {
        Expression::Value(name.into(), ty)
    }

    /// Parameters or definitions of these names, all of one type.
    pub fn values<const N: usize>(names: [&'static str; N], ty: Type) -> [Expression; N] {
        names.map(|name| Expression::value(name, ty))
    }

    pub fn constant(value: impl Into<U256>, ty: Type) -> Expression {
        Expression::Constant(value.into(), ty)
    }

    /// The constant 0 of a type.
    pub fn zero(ty: Type) -> Expression {
        Expression::constant(0_u8, ty)
    }

    /// A count, an index or a distance.
    pub fn small(value: u32) -> Expression {
        Expression::constant(value, Type::Small)
    }

    /// A row of a table.
    pub fn index(value: u32) -> Expression {
        Expression::constant(value, Type::Index)
    }

    /// True if the parameter `color` is White.
    pub fn is_white() -> Expression {
        Expression::value("color", Type::Color).equals(Expression::zero(Type::Color))
    }

    /// A call of the function with this name; the flag beside the name is true if users call the function too.
    pub fn call(
        of: Whose,
        (name, is_public): (impl Into<Name>, bool),
        arguments: Vec<Expression>,
        ty: Type,
    ) -> Expression {
        let callee = Callee { name: name.into(), is_public, of };
        Expression::Call { callee, arguments, ty }
    }

    /// The type of the value.
    pub fn ty(&self) -> Type {
        match self {
            Expression::Value(_, ty)
            | Expression::Constant(_, ty)
            | Expression::Convert(ty, _)
            | Expression::Call { ty, .. } => *ty,
            Expression::Rows { part: Part::Field(field, _), .. } => field.ty,
            Expression::Rows { .. } => Type::Rows,
            Expression::Unary(Unary::Highest | Unary::Lowest | Unary::Count, _) => Type::Small,
            Expression::Binary(Binary::Equal | Binary::AtMost, _) => Type::Truth,
            Expression::Unary(_, operand) | Expression::Permuted(_, operand) => operand.ty(),
            Expression::Binary(_, operands) => operands[0].ty(),
            Expression::Choose(parts) => parts[1].ty(),
            Expression::Loop(it) => it.each.ty(),
        }
    }

    /// An operation; the first operand itself if the constant leaves it as it is.
    fn binary(op: Binary, a: Expression, b: Expression) -> Expression {
        let is =
            |value: u8| matches!(b, Expression::Constant(constant, _) if constant == value.into());
        let is_nothing = match op {
            Binary::Add | Binary::Sub | Binary::Shl | Binary::Shr => is(0),
            Binary::Mul => is(1),
            _ => false,
        };
        if is_nothing { a } else { Expression::Binary(op, Box::new([a, b])) }
    }

    /// The word rotated towards its most significant bit.
    #[must_use]
    pub fn rotate_left(self, by: impl Into<Expression>) -> Expression {
        Expression::binary(Binary::RotateLeft, self, by.into())
    }

    /// True if both are the same.
    #[must_use]
    pub fn equals(self, other: impl Into<Expression>) -> Expression {
        Expression::binary(Binary::Equal, self, other.into())
    }

    /// True if this is not above the other.
    #[must_use]
    pub fn at_most(self, other: impl Into<Expression>) -> Expression {
        Expression::binary(Binary::AtMost, self, other.into())
    }

    /// `a` if this is true, otherwise `b`.
    #[must_use]
    pub fn choose(self, a: Expression, b: Expression) -> Expression {
        Expression::Choose(Box::new([self, a, b]))
    }

    /// A loop of this kind over some items, each of which has a value.
    pub fn repeated(kind: LoopKind, item: &'static str, of: Expression, each: Expression) -> Self {
        Expression::Loop(Box::new(Loop { kind, item: item.into(), of, each }))
    }

    /// The same number as another type.
    #[must_use]
    pub fn to(self, ty: Type) -> Expression {
        Expression::Convert(ty, Box::new(self))
    }
}

/// A count, an index or a distance.
impl From<u32> for Expression {
    fn from(value: u32) -> Expression {
        Expression::small(value)
    }
}

/// A call of a function that users call too.
pub(super) fn call(name: impl Into<Name>, arguments: Vec<Expression>, ty: Type) -> Expression {
    Expression::call(Whose::Own, (name, true), arguments, ty)
}

/// A call of a function that only others call.
pub(crate) fn call_private(
    name: impl Into<Name>,
    arguments: Vec<Expression>,
    ty: Type,
) -> Expression {
    Expression::call(Whose::Own, (name, false), arguments, ty)
}

/// The result of a function of the runtimes.
pub(super) fn runtime(function: &'static str, arguments: Vec<Expression>, ty: Type) -> Expression {
    Expression::call(Whose::Runtime, (function, false), arguments, ty)
}

/// The same square in the layout that a conversion leads to.
pub(super) fn same_square_of_target(square: &Expression) -> Expression {
    let own = ["file", "rank"].map(|name| call(name, vec![square.clone()], Type::Small));
    Expression::call(Whose::OfTarget, ("at", true), own.into(), Type::Square)
}

/// The square that a function is given.
pub(crate) fn square() -> Expression {
    Expression::value("square", Type::Square)
}

/// A parameter or a definition that is a count, an index or a number of a few bits.
pub(super) fn small(name: &'static str) -> Expression {
    Expression::value(name, Type::Small)
}

macro_rules! unary {
    ($($(#[$doc:meta])* $function:ident: $operation:ident)*) => {$(
        $(#[$doc])*
        #[must_use]
        pub fn $function(self) -> Expression {
            Expression::Unary(Unary::$operation, Box::new(self))
        }
    )*};
}

impl Expression {
    unary! {
        /// The bytes in opposite order.
        swap_bytes: SwapBytes
        /// The bits in opposite order.
        reverse_bits: ReverseBits
        /// The number of the most significant bit.
        highest: Highest
        /// The number of the least significant bit.
        lowest: Lowest
        /// The number of bits set.
        count: Count
    }
}

macro_rules! operators {
    ($($operator:ident::$function:ident)*) => {$(
        impl<T: Into<Expression>> $operator<T> for Expression {
            type Output = Expression;

            fn $function(self, other: T) -> Expression {
                Expression::binary(Binary::$operator, self, other.into())
            }
        }
    )*};
}

impl Binary {
    // Rust's names of operators, so that one list serves for both.
    #[allow(non_upper_case_globals)]
    const BitOr: Binary = Binary::Or;
    #[allow(non_upper_case_globals)]
    const BitXor: Binary = Binary::Xor;
}

operators! { BitOr::bitor BitXor::bitxor Add::add Sub::sub Mul::mul Shl::shl Shr::shr }

impl<T: Into<Expression>> BitAnd<T> for Expression {
    type Output = Expression;

    fn bitand(self, other: T) -> Expression {
        match other.into() {
            Expression::Unary(Unary::Not, other) => {
                Expression::binary(Binary::AndNot, self, *other)
            }
            other => Expression::binary(Binary::And, self, other),
        }
    }
}

impl Not for Expression {
    type Output = Expression;

    fn not(self) -> Expression {
        Expression::Unary(Unary::Not, Box::new(self))
    }
}
