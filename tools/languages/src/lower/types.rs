//! Types of values, and fields of tables.

use std::borrow::Cow;

use quadrille_codegen::model::WordSize;

/// The name of a parameter, a definition, a table or a function.
pub type Name = Cow<'static, str>;

/// The kind of a value, which decides its width and its declaration in a language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Type {
    /// A square, as its number.
    Square,
    /// A colour: 0 is White.
    Color,
    /// A direction, clockwise from north; 8 is none.
    Direction,
    /// A mirror or a turn of the board, in the runtime's order.
    Symmetry,
    /// Steps along files or ranks, backwards in two's complement.
    Steps,
    /// A count, an index of a table, a distance, a piece among several, or a number of a few bits.
    Small,
    /// A row of a table, in a sum that compilers may take as an address: it never wraps.
    Index,
    /// A packed position.
    Word(WordSize),
    /// A set of squares.
    Set(WordSize),
    /// The result of a comparison.
    Truth,
    /// Rows of a table.
    Rows,
}

impl Type {
    /// Parameters of these names, all of this type.
    pub fn each<const N: usize>(self, names: [&'static str; N]) -> [(&'static str, Type); N] {
        names.map(|name| (name, self))
    }

    /// The width at which arithmetic wraps.
    pub fn width(self) -> u32 {
        match self {
            Type::Word(word) | Type::Set(word) => word.bits(),
            Type::Truth => 1,
            _ => 32,
        }
    }
}

/// A field of a table's rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its name; empty if a row has one field.
    pub name: &'static str,
    /// The type of a value that is read from it.
    pub ty: Type,
    /// The bits that it is stored in: 8, 16, 32, 64 or 128.
    pub bits: u32,
}

impl Field {
    /// A word or a set, stored as it is.
    pub fn whole(name: &'static str, ty: Type) -> Field {
        Field { name, ty, bits: ty.width() }
    }

    /// A square, a direction or a step, stored in this many bits.
    pub fn only(ty: Type, bits: u32) -> Field {
        Field { name: "", ty, bits }
    }

    /// A small number, stored in this many bits.
    pub fn small(name: &'static str, bits: u32) -> Field {
        Field { name, ty: Type::Small, bits }
    }
}
