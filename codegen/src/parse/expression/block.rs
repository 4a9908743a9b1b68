//! Circuits as text: definitions, and a result.

use super::super::ast::{Text, Word};
use super::super::input::Result;
use super::super::spelling::Spelled;
use super::super::tokens::Tokens;
use super::dialect::CIRCUIT;
use super::{Expr, Parser};

/// A circuit as text: `t = x >> 1; u = t ^ x; u & 3`.
#[derive(Clone, Debug)]
pub(crate) struct Block {
    /// `t = x >> 1`, in the order written.
    pub(crate) definitions: Vec<(Word, Expr)>,
    pub(crate) result: Expr,
}

impl Block {
    /// Reads the circuit that strings hold together, one a row. An error names the column and points
    /// at the row.
    pub(crate) fn parse(rows: &[Text]) -> Result<Block> {
        Spelled::rows(rows)?.parse(&CIRCUIT, block)
    }
}

fn block(parser: &mut Parser<'_>, input: &Tokens) -> Result<Block> {
    let mut definitions = Vec::new();
    while input.is_at_ident() && input.is_ahead(1, "=") && !input.is_ahead(1, "==") {
        let place = parser.place(input);
        let name = Word { text: parser.next_ident(input)?.to_string(), place };
        parser.skip(input, 1);
        definitions.push((name, parser.expression(input, &|input| input.is_at(";"))?));
        if !input.is_at(";") {
            return Err(parser.expected(input, "`;` after a definition").into());
        }
        parser.skip(input, 1);
    }
    let result = parser.expression(input, &|_| false)?;
    Ok(Block { definitions, result })
}
