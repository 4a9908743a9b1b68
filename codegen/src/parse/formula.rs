//! Formulas over `file` and `rank`.

use syn::Token;
use syn::parse::{Parse, ParseStream};

use super::Formula;
use super::expression::{self, CONDITION, FORMULA};
use super::input::{self, Result, eat};

mod kw {
    syn::custom_keyword!(file);
    syn::custom_keyword!(rank);
}

impl Parse for Formula {
    fn parse(input: ParseStream<'_>) -> Result<Formula> {
        let start = input::span(input);
        let expression = expression::formula(&FORMULA, input, &is_over)?;
        let extent = input::since(start, input);
        let condition = match eat::<Token![where]>(input) {
            true => Some(expression::formula(&CONDITION, input, &is_over)?),
            false => None,
        };
        Ok(Formula { extent, expression, condition })
    }
}

/// A formula ends at `where`, a comma or the end, and so does a condition.
fn is_over(input: ParseStream<'_>) -> bool {
    input.peek(Token![where]) || input::is_value_over(input) && !is_variable(input)
}

/// `file = 3` is a mistake in the formula, not a key after a forgotten comma.
fn is_variable(input: ParseStream<'_>) -> bool {
    input.peek(kw::file) || input.peek(kw::rank)
}
