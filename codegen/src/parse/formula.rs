//! Formulas over `file` and `rank`.

use proc_macro2::TokenTree;

use super::expression::{self, CONDITION, FORMULA};
use super::{Formula, Result, Tokens, input};

impl Formula {
    pub(crate) fn parse(input: &Tokens) -> Result<Formula> {
        let start = input.span();
        let expression = expression::formula(&FORMULA, input, &is_over)?;
        let extent = input.since(start);
        let condition = match input.eat("where") {
            true => Some(expression::formula(&CONDITION, input, &is_over)?),
            false => None,
        };
        Ok(Formula { extent, expression, condition })
    }
}

/// Formulas end at `where`, a comma or the end; so does a condition.
fn is_over(input: &Tokens) -> bool {
    input.is_at("where") || input::is_value_over(input) && !is_variable(input)
}

/// `file = 3` is a mistake in the formula, not a key after a forgotten comma.
fn is_variable(input: &Tokens) -> bool {
    matches!(input.peek(),
        Some(TokenTree::Ident(ident)) if ident == "file" || ident == "rank")
}
