//! Functions as data.

use std::rc::Rc;

use super::expression::{Expression, Name, Part, Type, Whose};
pub use super::types::Field;
use quadrille_codegen::list::list;
use quadrille_codegen::model::WordSize;
use quadrille_codegen::solve::Target;
use quadrille_runtime::U256;

/// A function of a layout.
#[derive(Clone, Debug, PartialEq)]
pub struct Function {
    /// Its name in Rust; other languages spell it their way.
    pub name: Name,
    /// Its documentation.
    pub doc: String,
    /// True if users call it.
    pub is_public: bool,
    /// Names and types of the parameters.
    pub parameters: Vec<(Name, Type)>,
    /// The computation of the result.
    pub body: Block,
    /// Bodies that are quicker on some targets, the quickest first.
    pub quicker: Vec<Quicker>,
    /// The requirement on the arguments, besides their types.
    pub requires: Option<Expression>,
}

/// A body for one target, with the same results as that for all.
#[derive(Clone, Debug, PartialEq)]
pub struct Quicker {
    /// The target whose instructions it needs.
    pub target: Target,
    /// The computation of the result on this target.
    pub body: Block,
}

impl Function {
    /// A function that only others call.
    pub fn private(
        name: impl Into<Name>,
        doc: &str,
        parameters: &[(&'static str, Type)],
        body: impl Into<Block>,
    ) -> Function {
        let parameters = list(parameters.iter(), |&(name, ty)| (name.into(), ty));
        Function {
            name: name.into(),
            doc: doc.to_owned(),
            is_public: false,
            parameters,
            body: body.into(),
            quicker: Vec::new(),
            requires: None,
        }
    }

    /// A function that users call.
    pub fn public(
        name: impl Into<Name>,
        doc: &str,
        parameters: &[(&'static str, Type)],
        body: impl Into<Block>,
    ) -> Function {
        Function { is_public: true, ..Function::private(name, doc, parameters, body) }
    }

    /// A function of a square that users call.
    pub fn of_square(name: impl Into<Name>, doc: &str, body: impl Into<Block>) -> Function {
        Function::public(name, doc, &[("square", Type::Square)], body)
    }

    pub fn call(&self, arguments: Vec<Expression>) -> Expression {
        let name = (self.name.clone(), self.is_public);
        Expression::call(Whose::Own, name, arguments, self.result())
    }

    pub fn result(&self) -> Type {
        self.body.value.ty()
    }
}

/// Rows of values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// The name of the table, after that of the layout.
    pub name: Name,
    /// A sentence for comments in printed code.
    pub doc: &'static str,
    /// The fields of a row. If there is only one, it has no name.
    pub fields: Vec<Field>,
    /// The number of rows: one for each value of the type that is its index.
    pub length: usize,
    /// The inner dimensions, if rows are rows of rows: the length counts only the outermost.
    pub inner: Vec<usize>,
    /// The values of the fields, row by row; missing rows are 0.
    pub values: Values,
    /// The record of the runtime in C that a row is; one of the table's own if there is none.
    pub row: Option<Name>,
    /// The targets that have functions which read it; all if there is none.
    pub when: Option<When>,
}

/// Some targets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// A target.
    With(Target),
    /// All but a target.
    Without(Target),
}

/// Values of tables, cheap to copy.
pub type Values = Rc<[U256]>;

impl Table {
    /// A table of as many rows of these fields as there are values for.
    pub fn records<W: Copy + Into<U256>>(
        name: impl Into<Name>,
        doc: &'static str,
        fields: Vec<Field>,
        values: &[W],
    ) -> Table {
        let (length, values) =
            (values.len() / fields.len(), values.iter().map(|&value| value.into()));
        Table {
            name: name.into(),
            doc,
            fields,
            length,
            inner: Vec::new(),
            values: values.collect(),
            row: None,
            when: None,
        }
    }

    /// The same table with rows of the runtime's records of this name, for words of one size.
    pub(super) fn of_runtime(self, row: &str, word: WordSize) -> Table {
        Table { row: Some(format!("{row}_{}", word.bits()).into()), ..self }
    }

    /// A table of one field.
    pub fn list<W: Copy + Into<U256>>(
        name: impl Into<Name>,
        doc: &'static str,
        field: Field,
        values: &[W],
    ) -> Table {
        Table::records(name, doc, vec![field], values)
    }

    /// A list of words or sets, stored as they are.
    pub fn words<W: Copy + Into<U256>>(
        name: impl Into<Name>,
        doc: &'static str,
        ty: Type,
        words: &[W],
    ) -> Table {
        Table::list(name, doc, Field::whole("", ty), words)
    }

    /// A list of small numbers, each a byte.
    pub fn bytes_of(name: impl Into<Name>, doc: &'static str, bytes: impl AsRef<[u8]>) -> Table {
        Table::list(name, doc, Field::small("", 8), bytes.as_ref())
    }

    /// The rows of a list as rows of rows, of these inner dimensions.
    #[must_use]
    pub fn in_rows(self, inner: Vec<usize>) -> Table {
        Table { length: self.length / inner.iter().product::<usize>().max(1), inner, ..self }
    }

    /// The only field of the row with an index.
    pub fn entry(&self, at: Expression) -> Expression {
        self.field("", &[at])
    }

    /// The field with this name of the row with these indices.
    ///
    /// # Panics
    /// If rows have no such field.
    pub fn field(&self, name: &str, at: &[Expression]) -> Expression {
        let place =
            self.fields.iter().position(|it| it.name == name).expect("a field of the table");
        let field = self.fields[place];
        let part = Part::Field(field, place);
        Expression::Rows { table: self.name.clone(), at: at.to_vec(), part }
    }

    /// The rows with these first indices, as an argument of the runtimes' functions.
    pub fn rows(&self, at: Vec<Expression>) -> Expression {
        let part = if at.len() == 1 + self.inner.len() { Part::Record } else { Part::List };
        Expression::Rows { table: self.name.clone(), at, part }
    }

    /// The function that reads the only field of a row. Its parameters are the row's indices, the outermost first.
    pub fn function(
        &self,
        name: impl Into<Name>,
        doc: &str,
        parameters: &[(&'static str, Type)],
    ) -> Function {
        let at = list(parameters.iter(), |&(name, ty)| Expression::value(name, ty));
        Function::public(name, doc, parameters, self.field("", &at))
    }

    /// All dimensions, the outermost first; rows without values are left out.
    pub fn dimensions(&self) -> Vec<usize> {
        let inner: usize = self.inner.iter().product();
        let length = self.values.len() / (self.fields.len() * inner).max(1);
        [&[length], &self.inner[..]].concat()
    }

    pub fn value(&self, row: usize, field: Field) -> U256 {
        let index = self.fields.iter().position(|own| *own == field);
        index.map_or(U256::MIN, |index| self.at(row * self.fields.len() + index))
    }

    /// The value with an index among those of all rows and fields; 0 past the end.
    pub fn at(&self, index: usize) -> U256 {
        self.values.get(index).copied().unwrap_or(U256::MIN)
    }
}

/// Functions, and the tables that they read.
#[derive(Clone, Debug, Default)]
pub struct Lowered {
    /// The tables; no two of a layout have one name.
    pub tables: Vec<Table>,
    /// The functions, each before those that call it.
    pub functions: Vec<Function>,
}

impl Lowered {
    /// Adds functions and tables of others.
    pub fn add(&mut self, more: Lowered) {
        self.tables.extend(more.tables);
        self.functions.extend(more.functions);
    }
}

impl From<Vec<Function>> for Lowered {
    fn from(functions: Vec<Function>) -> Lowered {
        Lowered { tables: Vec::new(), functions }
    }
}

/// Definitions, and the value that they lead to.
#[derive(Clone, Debug, PartialEq)]
pub struct Block {
    /// Names and their values, in an order in which each needs only earlier ones.
    pub definitions: Vec<(Name, Expression)>,
    /// The block's result.
    pub value: Expression,
}

/// The definitions of a block that is being written.
#[derive(Default)]
pub(super) struct Definitions(pub(super) Vec<(Name, Expression)>);

impl Definitions {
    /// A name for a value.
    pub(super) fn define(&mut self, name: impl Into<Name>, value: Expression) -> Expression {
        let (name, ty) = (name.into(), value.ty());
        self.0.push((name.clone(), value));
        Expression::Value(name, ty)
    }

    /// The block of all of them, and the value that they lead to.
    pub(super) fn block(self, value: Expression) -> Block {
        Block { definitions: self.0, value }
    }
}

impl From<Expression> for Block {
    fn from(value: Expression) -> Block {
        Block { definitions: Vec::new(), value }
    }
}

impl Block {
    /// The definition of a value, followed by the block that `rest` makes of its name.
    pub fn with(
        name: impl Into<Name>,
        value: Expression,
        rest: impl FnOnce(Expression) -> Block,
    ) -> Block {
        let (name, ty) = (name.into(), value.ty());
        let mut block = rest(Expression::value(name.clone(), ty));
        block.definitions.insert(0, (name, value));
        block
    }
}
