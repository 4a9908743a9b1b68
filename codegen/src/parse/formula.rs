//! Formulas over `file` and `rank`.

use proc_macro2::{Delimiter, TokenTree};

use super::expression::{self, CONDITION, FORMULA};
use super::{Formula, Result, Tokens, input};

impl Formula {
    pub(crate) fn parse(input: &Tokens) -> Result<Formula> {
        let start = input.span();
        let expression = expression::formula(&FORMULA, input, &is_over)?;
        let extent = input.since(start);
        let condition = match input.eat("where") {
            true => Some(expression::formula(&CONDITION, input, &is_condition_over)?),
            false => None,
        };
        Ok(Formula { extent, expression, condition })
    }
}

/// Formulas end at `where`, `==`, a comma or the end.
fn is_over(input: &Tokens) -> bool {
    input.is_at("where") || input.is_at("==") || input::is_value_over(input) && !is_variable(input)
}

/// In a condition `==` compares, unless a table follows it.
fn is_condition_over(input: &Tokens) -> bool {
    is_table_next(input) || input::is_value_over(input) && !is_variable(input)
}

fn is_table_next(input: &Tokens) -> bool {
    let ahead = input.clone();
    ahead.eat("==")
        && (ahead.is_at_group(Delimiter::Bracket) || ahead.is_group_ahead(1, Delimiter::Bracket))
}

/// `file = 3` is a mistake in the formula, not a key after a forgotten comma.
fn is_variable(input: &Tokens) -> bool {
    matches!(input.peek(),
        Some(TokenTree::Ident(ident)) if ident == "file" || ident == "rank")
}
