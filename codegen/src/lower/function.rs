//! Functions as data.

use std::borrow::Cow;

use super::expression::{Callee, Expression, Name, Type};
use crate::solve::moves::ShiftedLameLeaps;

/// A function of a layout.
#[derive(Clone, Debug, PartialEq)]
pub struct Function<'a> {
    /// Its name in Rust; other languages spell it their way.
    pub name: Name,
    /// What it does, without its cost.
    pub doc: String,
    /// Whether users call it.
    pub is_public: bool,
    /// What it is given.
    pub parameters: Vec<(Name, Type)>,
    /// The tables that it alone reads.
    pub tables: Vec<Table<'a>>,
    /// What it gives.
    pub body: Block<'a>,
    /// What the runtime has for the whole body.
    pub runtime: Option<Runtime<'a>>,
}

impl<'a> Function<'a> {
    /// A call of it.
    pub fn call(&self, arguments: Vec<Expression<'a>>) -> Expression<'a> {
        let (name, ty) = (self.name.clone(), self.result());
        let callee = if self.is_public { Callee::Public(name) } else { Callee::Private(name) };
        Expression::Call { callee, arguments, ty }
    }

    /// What it gives.
    pub fn result(&self) -> Type {
        self.body.value.ty()
    }

    /// The bytes of its tables, and of the records that the runtime reads for it.
    pub fn bytes(&self) -> usize {
        let tables = self.tables.iter().map(Table::bytes).sum::<usize>();
        tables + self.runtime.map_or(0, Runtime::bytes)
    }
}

/// A body that the runtime has as a function over typed tables, which Rust calls instead. The body is then its
/// second definition.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Runtime<'a> {
    /// Lame leaps by keys that all squares share.
    ShiftedLameLeaps(&'a ShiftedLameLeaps),
}

impl Runtime<'_> {
    /// The bytes of the records that the runtime reads, which are constants of the body.
    pub fn bytes(self) -> usize {
        match self {
            Runtime::ShiftedLameLeaps(leaps) => size_of_val(&*leaps.keys),
        }
    }
}

/// A row of words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table<'a> {
    /// Its name in its function.
    pub name: Name,
    /// What an entry is.
    pub ty: Type,
    /// How many entries it has: as many as the type has values that they are read by.
    pub length: usize,
    /// The first entries; all others are 0.
    pub words: Cow<'a, [u128]>,
}

impl<'a> Table<'a> {
    /// The entry in a place.
    pub fn entry(&self, at: Expression<'a>) -> Expression<'a> {
        Expression::Load { table: self.name.clone(), at: Box::new(at), ty: self.ty }
    }

    /// Its bytes.
    pub fn bytes(&self) -> usize {
        self.length * self.ty.width() as usize / 8
    }
}

/// Definitions, and the value that they lead to.
#[derive(Clone, Debug, PartialEq)]
pub struct Block<'a> {
    /// In an order in which each needs only those before it.
    pub definitions: Vec<Definition<'a>>,
    /// What the block gives.
    pub value: Expression<'a>,
}

/// A name, and what it stands for.
#[derive(Clone, Debug, PartialEq)]
pub struct Definition<'a> {
    /// The name, which nothing else of the function has.
    pub name: Name,
    /// What it stands for.
    pub meaning: Meaning<'a>,
}

/// What a name stands for.
#[derive(Clone, Debug, PartialEq)]
pub enum Meaning<'a> {
    /// A value.
    Value(Expression<'a>),
    /// One of two blocks, of which only the chosen one runs.
    Choice(Box<Choice<'a>>),
    /// The bits of all rounds of a loop together.
    Union {
        /// The name of the round in the block, from 0.
        round: Name,
        /// How many rounds there are.
        count: Expression<'a>,
        /// What a round gives.
        block: Block<'a>,
    },
}

/// A choice between two ways.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice<'a> {
    /// What decides.
    pub condition: Expression<'a>,
    /// The way where that is true.
    pub then: Block<'a>,
    /// The other way.
    pub otherwise: Block<'a>,
}

impl<'a> From<Expression<'a>> for Block<'a> {
    fn from(value: Expression<'a>) -> Block<'a> {
        Block { definitions: Vec::new(), value }
    }
}

impl<'a> Block<'a> {
    /// The block that gives what one definition stands for.
    fn of(name: &'static str, ty: Type, meaning: Meaning<'a>) -> Block<'a> {
        let definitions = vec![Definition { name: name.into(), meaning }];
        Block { definitions, value: Expression::value(name, ty) }
    }

    /// The block that gives what `rest` makes of a value with a name.
    pub fn with(
        name: impl Into<Name>,
        value: Expression<'a>,
        rest: impl FnOnce(Expression<'a>) -> Block<'a>,
    ) -> Block<'a> {
        let (name, ty) = (name.into(), value.ty());
        let mut block = rest(Expression::value(name.clone(), ty));
        block.definitions.insert(0, Definition { name, meaning: Meaning::Value(value) });
        block
    }

    /// One of two blocks; `name` is the name of what is chosen, where a language needs one.
    pub fn choice(
        name: &'static str,
        condition: Expression<'a>,
        then: Block<'a>,
        otherwise: Block<'a>,
    ) -> Block<'a> {
        let ty = then.value.ty();
        Block::of(name, ty, Meaning::Choice(Box::new(Choice { condition, then, otherwise })))
    }

    /// The union, called `name`, of all rounds of a loop.
    pub fn union(
        name: &'static str,
        round: &'static str,
        count: Expression<'a>,
        block: Block<'a>,
    ) -> Block<'a> {
        let ty = block.value.ty();
        Block::of(name, ty, Meaning::Union { round: round.into(), count, block })
    }
}
