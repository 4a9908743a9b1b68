//! Circuits as text: definitions, and a result.

use super::super::{Name, Result, Text};
use super::dialect::CIRCUIT;
use super::expr_tokens::ExprTokens;
use super::{Expr, Parser};

/// A circuit as text: `t = x >> 1; u = t ^ x; u & 3`.
#[derive(Clone, Debug)]
pub(crate) struct Block {
    /// `t = x >> 1`, in the order written.
    pub(crate) definitions: Vec<(Name, Expr)>,
    pub(crate) result: Expr,
}

impl Block {
    /// Reads the circuit that strings hold together, one a row. An error names the column and points
    /// at the row.
    pub(crate) fn parse(rows: &[Text]) -> Result<Block> {
        let mut parser = Parser::new(&CIRCUIT, ExprTokens::rows(rows)?);
        let mut definitions = Vec::new();
        while let Some(name) = parser.defined() {
            definitions.push((name, parser.expression(&[";"])?));
            if !parser.tokens.is_at(";") {
                return Err(parser.tokens.expected("`;` after a definition").into());
            }
            parser.tokens.skip(1);
        }
        Ok(Block { definitions, result: parser.expression(&[])? })
    }
}

impl Parser {
    /// Reads `name =`, if that comes next.
    fn defined(&mut self) -> Option<Name> {
        let name = Name::new(self.tokens.name()?, self.tokens.extent());
        let is_definition = self.tokens.is_ahead(1, "=") && !self.tokens.is_ahead(1, "==");
        is_definition.then(|| {
            self.tokens.skip(2);
            name
        })
    }
}
