//! Claims of symmetry: `rotate_90: "1 -> 2 -> 3", flip_vertical: lo ^ 1`.

use proc_macro2::Delimiter;

use crate::diagnostic::{Diagnostic, Diagnostics, Extent};

use super::expression::{Binary, CLAIM, Expr, NodeKind, Parser, Spelled};
use super::{Change, Claim, Entries, Result, Tokens, Word, expected, input, word};

/// `{ symmetry: claims, ... }`.
pub(crate) fn symmetry(
    input: &Tokens,
    diagnostics: &mut Diagnostics,
) -> Option<Vec<(Word, Vec<Claim>)>> {
    let what = "`{ flip_vertical: ..., ... }`";
    Entries::named("symmetry").pairs(input, what, diagnostics, &claims)
}

/// A claim, a string of claims, or claims in parentheses.
fn claims(input: &Tokens) -> Result<Vec<Claim>> {
    let empty = expected(input, "a claim, such as `lo ^ 1` or `\"1 -> 2\"`");
    let spelled = if input.is_at_group(Delimiter::Parenthesis) {
        input::within(input, Delimiter::Parenthesis, "`(`", |input| {
            Spelled::with_strings(input, &|_| false)
        })?
    } else {
        Spelled::with_strings(input, &input::is_value_over)?
    };
    let mut parser = Parser::new(&CLAIM, spelled);
    let mut claims = Vec::new();
    while !parser.is_at_end() {
        if parser.is_at(",") {
            parser.skip(1);
        } else {
            claims.extend(chain(&mut parser)?);
        }
    }
    if claims.is_empty() { Err(empty.into()) } else { Ok(claims) }
}

/// The tokens that end one side of an arrow.
const ENDS: [&str; 3] = ["->", "<->", ","];

/// The claims of one chain: as many as it has arrows.
fn chain(parser: &mut Parser) -> Result<Vec<Claim>> {
    let first = parser.expression(&ENDS)?;
    if let NodeKind::Binary(operator, left, right) = first.root().kind {
        return Ok(vec![changes(&first, operator, left, right)?]);
    }
    let mut from = name(&first)?;
    let mut claims = Vec::new();
    while let Some(arrow) = ["<->", "->"].into_iter().find(|arrow| parser.is_at(arrow)) {
        parser.skip(arrow.len());
        let to = name(&parser.expression(&ENDS)?)?;
        claims.push(Claim::Carries { from, to: to.clone(), both_ways: arrow == "<->" });
        from = to;
    }
    if claims.is_empty() {
        return Err(no_claim(from.extent, "`->`, `<->`, `^` or `+` after it").into());
    }
    Ok(claims)
}

fn no_claim(extent: Extent, what: &str) -> Diagnostic {
    Diagnostic::new(extent, format!("this is no claim: expected {what}"))
        .help("write `a -> b`, `a <-> b`, `field ^ constant` or `field + constant`")
}

/// One side of an arrow.
fn name(side: &Expr) -> Result<Word> {
    match (side.nodes(), &side.root().kind) {
        ([node], NodeKind::Name(name)) => Ok(Word::new(name.as_str(), node.extent)),
        _ => Err(no_claim(side.root().extent, "`,`").into()),
    }
}

/// `field ^ constant`.
fn changes(claim: &Expr, operator: Binary, left: usize, right: usize) -> Result<Claim> {
    let nodes = claim.nodes();
    let (NodeKind::Name(name), NodeKind::Name(constant)) = (&nodes[left].kind, &nodes[right].kind)
    else {
        return Err(no_claim(claim.root().extent, "`,`").into());
    };
    let change = if operator == Binary::Xor { Change::Xor } else { Change::Add };
    let (from, to) = (nodes[left].extent, nodes[right].extent);
    let expected = || Diagnostic::new(to, "expected an integer").help("write `field ^ 7`");
    let constant = word::integer(constant).ok_or_else(expected)?;
    let constant = constant.try_into().unwrap_or(u64::MAX);
    let (name, extent) = (Word::new(name, from), from.to(to));
    Ok(Claim::Changes { name, change, constant, extent })
}
