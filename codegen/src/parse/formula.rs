//! Formulas over `file` and `rank`.

use proc_macro2::TokenTree;
use syn::parse::ParseStream;
use syn::{Token, token};

use super::ast::Formula;
use super::expression::{self, CONDITION, FORMULA};
use super::input::{self, Result};

impl Formula {
    pub(crate) fn parse(input: ParseStream<'_>) -> Result<Formula> {
        let start = input::span(input);
        let expression = expression::formula(&FORMULA, input, &is_over)?;
        let extent = input::since(start, input);
        let condition = match input.parse::<Option<Token![where]>>()? {
            Some(_) => Some(expression::formula(&CONDITION, input, &is_condition_over)?),
            None => None,
        };
        Ok(Formula { extent, expression, condition })
    }
}

/// Formulas end at `where`, `==`, a comma or the end.
fn is_over(input: ParseStream<'_>) -> bool {
    input.peek(Token![where])
        || input.peek(Token![==])
        || input::is_value_over(input) && !is_variable(input)
}

/// In a condition `==` compares, unless a table comes behind it.
fn is_condition_over(input: ParseStream<'_>) -> bool {
    is_table_next(input) || input::is_value_over(input) && !is_variable(input)
}

fn is_table_next(input: ParseStream<'_>) -> bool {
    let ahead = input.fork();
    input::eat_punctuation(&ahead, "==")
        && (ahead.peek(token::Bracket) || ahead.peek2(token::Bracket))
}

/// `file = 3` is a mistake in the formula, not a key after a forgotten comma.
fn is_variable(input: ParseStream<'_>) -> bool {
    matches!(input::peek(input),
        Some(TokenTree::Ident(ident)) if ident == "file" || ident == "rank")
}
