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

/// The result of a function of the runtimes.
pub(super) fn runtime(function: &'static str, arguments: Vec<Expression>, ty: Type) -> Expression {
    Expression::Runtime { function, arguments, ty }
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
    /// A field of a row of a table, which is the function's own, or one that several functions share.
    Load {
        /// The table.
        table: Name,
        /// The row: an index for each dimension of the table, the outermost first.
        at: Vec<Expression>,
        /// The field that is read.
        field: Field,
        /// Its index among the fields.
        place: usize,
    },
    /// The result of a function.
    Call {
        /// The function.
        callee: Callee,
        /// The values of its parameters.
        arguments: Vec<Expression>,
        /// The type of its result.
        ty: Type,
    },
    /// The result of a function of the runtimes that are written by hand.
    Runtime {
        /// The function.
        function: &'static str,
        /// The values of its parameters.
        arguments: Vec<Expression>,
        /// The type of its result.
        ty: Type,
    },
    /// A table, or the rows of it with these first indices: an argument of the runtimes' functions.
    Rows {
        /// The table.
        table: Name,
        /// The indices.
        at: Vec<Expression>,
        /// True if it is one record.
        is_one: bool,
    },
    /// The second if the first is true, otherwise the third; only the chosen one is computed.
    Choose(Box<[Expression; 3]>),
    /// The values of several items, united: the result of a function, never a part of another value.
    Union(Box<Union>),
    /// A set, and what it reaches step by step: likewise the result of a function.
    Flood(Box<Flood>),
    /// An instruction that not all targets have, on a word of 64 bits: only in bodies for targets that have it.
    Permuted(Instruction, Box<Expression>),
}

/// The values of several items, united.
#[derive(Clone, Debug, PartialEq)]
pub struct Union {
    /// The name of an item in its value.
    pub item: Name,
    /// The items.
    pub of: Items,
    /// The value of an item.
    pub each: Expression,
}

/// Items whose values are united.
#[derive(Clone, Debug, PartialEq)]
pub enum Items {
    /// The squares of a set.
    Squares(Expression),
    /// The numbers from 0, as many as this.
    Numbers(Expression),
}

impl Items {
    /// The set, or how many numbers there are.
    pub fn value(&self) -> &Expression {
        match self {
            Items::Squares(value) | Items::Numbers(value) => value,
        }
    }
}

/// A set, and what it reaches step by step.
#[derive(Clone, Debug, PartialEq)]
pub struct Flood {
    /// The name of the squares that the last step added.
    pub added: Name,
    /// The set.
    pub first: Expression,
    /// The squares that a step from these reaches, new or not.
    pub next: Expression,
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

    /// A constant of a type.
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

    /// The type of the value.
    pub fn ty(&self) -> Type {
        match self {
            Expression::Value(_, ty)
            | Expression::Constant(_, ty)
            | Expression::Convert(ty, _)
            | Expression::Runtime { ty, .. }
            | Expression::Call { ty, .. } => *ty,
            Expression::Load { field, .. } => field.ty,
            Expression::Rows { .. } => Type::Rows,
            Expression::Unary(Unary::Highest | Unary::Lowest | Unary::Count, _) => Type::Small,
            Expression::Binary(Binary::Equal | Binary::AtMost, _) => Type::Truth,
            Expression::Unary(_, operand) | Expression::Permuted(_, operand) => operand.ty(),
            Expression::Binary(_, operands) => operands[0].ty(),
            Expression::Choose(parts) => parts[1].ty(),
            Expression::Union(union) => union.each.ty(),
            Expression::Flood(flood) => flood.first.ty(),
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

    /// The union of a value for each of these items.
    pub fn union(item: impl Into<Name>, of: Items, each: Expression) -> Expression {
        Expression::Union(Box::new(Union { item: item.into(), of, each }))
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
    let callee = Callee { name: name.into(), is_public: true, of: Whose::Own };
    Expression::Call { callee, arguments, ty }
}

/// A call of a function that only others call.
pub(crate) fn call_private(
    name: impl Into<Name>,
    arguments: Vec<Expression>,
    ty: Type,
) -> Expression {
    let callee = Callee { name: name.into(), is_public: false, of: Whose::Own };
    Expression::Call { callee, arguments, ty }
}

/// The same square in the layout that a conversion leads to.
pub(super) fn same_square_of_target(square: &Expression) -> Expression {
    let own = |name: &'static str| call(name, vec![square.clone()], Type::Small);
    let callee = Callee { name: "at".into(), is_public: true, of: Whose::OfTarget };
    Expression::Call { callee, arguments: vec![own("file"), own("rank")], ty: Type::Square }
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
