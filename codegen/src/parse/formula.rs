//! Formulas over `file` and `rank`.

use proc_macro2::TokenTree;
use syn::Token;
use syn::parse::{Parse, ParseStream};

use super::ast::Formula;
use super::expression;
use super::input::{self, Result};

impl Parse for Formula {
    fn parse(input: ParseStream<'_>) -> Result<Formula> {
        let start = input::span(input);
        let expression = expression::formula(input, &is_over)?;
        Ok(Formula { extent: input::since(start, input), expression })
    }
}

/// Formulas end at `==`, a comma or the end.
fn is_over(input: ParseStream<'_>) -> bool {
    input.peek(Token![==]) || input::is_value_over(input) && !is_variable(input)
}

/// `file = 3` is no key after a forgotten comma, but a mistake in the formula.
fn is_variable(input: ParseStream<'_>) -> bool {
    matches!(input::peek(input),
        Some(TokenTree::Ident(ident)) if ident == "file" || ident == "rank")
}
