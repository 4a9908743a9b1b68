//! Claims of symmetry: `rotate_90: "1 -> 2 -> 3", flip_vertical: lo ^ 1, flip_diagonal: lo = lo >> 1 | hi & 1`.

use std::cell::Cell;

use proc_macro2::Delimiter;
use quadrille_runtime::Symmetry;
use syn::ext::IdentExt as _;
use syn::parse::ParseStream;
use syn::{Ident, Lit, Token, token};

use crate::diagnostic::Diagnostic;
use crate::did_you_mean::similar;

use super::expression::{self, ExprTokens};
use super::input::{self, Result, expected};
use super::readers::{Reader, pairs, single};
use super::{Change, Claim, Constant, Name, word};

/// `{ symmetry: claims, ... }`.
pub(crate) fn symmetry() -> impl Reader<Vec<(Name, Vec<Claim>)>> {
    pairs("symmetry", "`{ flip_vertical: ..., ... }`", single(claims))
}

/// A claim, a string of claims, or claims in parentheses.
fn claims(input: ParseStream<'_>) -> Result<Vec<Claim>> {
    const WHAT: &str = "a claim, such as `lo ^ 1` or `\"1 -> 2\"`";
    let empty = expected(input, WHAT);
    let mut tokens = if input.peek(token::Paren) {
        let all = |content: ParseStream<'_>| ExprTokens::with_strings(content, &|_| false);
        let tokens = input::within(input, Delimiter::Parenthesis, WHAT, all)?;
        nothing_follows(input)?;
        tokens
    } else {
        // A field and `=` where a claim begins are no key after a missing comma.
        let begins = Cell::new(true);
        let is_over = |input: ParseStream<'_>| {
            let is_at_field = begins.replace(is_at_another(input)) && !input.peek2(Token![:]);
            !begins.get()
                && input::is_value_over(input)
                && !(is_at_field && input::is_at_key(input))
        };
        ExprTokens::with_strings(input, &is_over)?
    };
    let mut claims = Vec::new();
    while !tokens.is_at_end() {
        if tokens.is_at(",") {
            tokens.skip(1);
        } else {
            claims.extend(chain(&mut tokens)?);
        }
    }
    if claims.is_empty() { Err(empty.into()) } else { Ok(claims) }
}

/// Refuses claims after those in parentheses, and skips them.
fn nothing_follows(input: ParseStream<'_>) -> Result<()> {
    let mut mistake = None;
    while is_at_another(input) || input.peek(Token![,]) && input.peek2(token::Paren) {
        input::next(input);
        let message =
            "this claim stands outside of the parentheses, which hold all claims about a symmetry";
        let error = || Diagnostic::new(input::span(input), message);
        mistake.get_or_insert_with(error);
        input::next(input);
        input::skip_until(input, input::is_value_over);
    }
    let help = "write it within them, after a comma";
    mistake.map_or(Ok(()), |mistake| Err(mistake.help(help).into()))
}

/// Returns whether a comma comes next, and then a claim about the same symmetry rather than the name of another.
fn is_at_another(input: ParseStream<'_>) -> bool {
    if !input.peek(Token![,]) {
        return false;
    }
    let ahead = input.fork();
    input::next(&ahead);
    let is_change = ahead.peek2(Token![^]) || ahead.peek2(Token![+]);
    let is_arrow = ahead.peek2(Token![->]) || ahead.peek2(Token![<]);
    let is_word = ahead.peek(Ident::peek_any) || ahead.peek(Lit);
    is_change || is_arrow || is_word && !ahead.peek2(Token![:]) && !is_at_symmetry(&ahead)
}

/// Returns whether the name of a symmetry comes next. It may be misspelt, unless `=` makes it a field.
fn is_at_symmetry(input: ParseStream<'_>) -> bool {
    let Some((name, _)) = input.cursor().ident() else { return false };
    let (name, names) = (name.to_string(), Symmetry::ALL.map(Symmetry::name));
    names.contains(&&*name) || !input.peek2(Token![=]) && similar(&name, &names).is_some()
}

/// The signs of claims; other signs name groups.
const SIGNS: [&str; 7] = ["->", "<->", "^", "+", ",", ";", "="];

const HELP: &str =
    "write `a -> b`, `a <-> b`, `field ^ constant`, `field + constant` or `field = ...`";

/// The claims of a chain, one for each arrow.
fn chain(tokens: &mut ExprTokens) -> Result<Vec<Claim>> {
    let mut from = name(tokens)?;
    if tokens.is_at("=") && !tokens.is_at("==") {
        tokens.skip(1);
        let expression = expression::of_fields(tokens)?;
        let extent = from.extent.to(tokens.last_extent());
        return Ok(vec![Claim::Becomes { name: from, expression, extent }]);
    }
    for (sign, change) in [("^", Change::Xor), ("+", Change::Add)] {
        if tokens.is_at(sign) {
            tokens.skip(1);
            let claim = changes(from, change, &name(tokens)?)?;
            return is_over(tokens).map(|()| vec![claim]);
        }
    }
    let (first, mut claims) = (from.extent, Vec::new());
    while let Some(arrow) = ["<->", "->"].into_iter().find(|arrow| tokens.is_at(arrow)) {
        tokens.skip(arrow.len());
        let to = name(tokens)?;
        claims.push(Claim::Carries { from, to: to.clone(), both_ways: arrow == "<->" });
        from = to;
    }
    is_over(tokens)?;
    if claims.is_empty() {
        let message = "this is no claim: expected `->`, `<->`, `^`, `+` or `=` after it";
        return Err(Diagnostic::new(first, message).help(HELP).into());
    }
    Ok(claims)
}

/// The name of a group or a field, or a constant.
fn name(tokens: &mut ExprTokens) -> Result<Name> {
    let name = tokens.any_name(&SIGNS);
    name.ok_or_else(|| tokens.expected("a group, a field or a constant").into())
}

/// Refuses any text after a claim, except a comma.
fn is_over(tokens: &ExprTokens) -> Result<()> {
    if tokens.is_at_end() || tokens.is_at(",") {
        return Ok(());
    }
    Err(tokens.expected("`,` or an operator").help(HELP).into())
}

/// `field ^ constant`.
fn changes(name: Name, change: Change, constant: &Name) -> Result<Claim> {
    let extent = name.extent.to(constant.extent);
    let number = word::integer(&constant.text).ok_or_else(|| {
        Diagnostic::new(constant.extent, "expected an integer").help("write `field ^ 7`")
    })?;
    let constant = Constant { value: number, written: constant.text.clone() };
    Ok(Claim::Changes { name, change, constant, extent })
}
