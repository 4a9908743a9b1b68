//! Claims of symmetry: `rotate_90: "1 -> 2 -> 3", flip_vertical: lo ^ 1`.

use proc_macro2::{Delimiter, TokenTree};

use crate::diagnostic::{Diagnostic, Diagnostics, Extent, Place};

use super::ast::{Change, Claim, SymmetryClaims, Text, Word};
use super::cursor::{Cursor, Tokens};
use super::entries::Entries;
use super::word;

/// `{ symmetry: claims, ... }`.
pub(crate) fn symmetry(
    cursor: &mut Cursor<'_>,
    diagnostics: &mut Diagnostics,
) -> Option<Vec<SymmetryClaims>> {
    let group = cursor.group(Delimiter::Brace, "`{ flip_vertical: ..., ... }`");
    let tokens = Tokens::within(diagnostics.take(group)?);
    let mut symmetries = Vec::new();
    Entries::named("symmetry").read(&mut tokens.cursor(), &mut Vec::new(), diagnostics, {
        |symmetry, cursor, diagnostics| {
            let claims = diagnostics.take(claims(cursor))?;
            symmetries.push(SymmetryClaims { symmetry: symmetry.clone(), claims });
            Some(())
        }
    });
    Some(symmetries)
}

/// A claim, a string of claims, or claims in parentheses.
fn claims(cursor: &mut Cursor<'_>) -> Result<Vec<Claim>, Diagnostic> {
    let empty = cursor.expected("a claim, such as `lo ^ 1` or `\"1 -> 2\"`");
    let tokens = match cursor.group(Delimiter::Parenthesis, "") {
        Ok(group) => claim_tokens(&mut Tokens::within(group).cursor(), false)?,
        Err(_) => claim_tokens(cursor, true)?,
    };
    let mut claims = Vec::new();
    for chain in tokens.split(|token| token.kind == Kind::Comma) {
        claims.extend(claim(chain)?);
    }
    if claims.is_empty() { Err(empty) } else { Ok(claims) }
}

/// What claims are made of, whether they are tokens or in a string.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Kind {
    Name(String),
    To,
    BothWays,
    Change(Change),
    Comma,
}

#[derive(Clone, Debug)]
struct ClaimToken {
    kind: Kind,
    place: Place,
}

const OPERATORS: [(&str, Kind); 5] = [
    ("<->", Kind::BothWays),
    ("->", Kind::To),
    ("^", Kind::Change(Change::Xor)),
    ("+", Kind::Change(Change::Add)),
    (",", Kind::Comma),
];

/// The tokens of claims, up to the end, or to a comma where `one` is wanted.
fn claim_tokens(cursor: &mut Cursor<'_>, one: bool) -> Result<Vec<ClaimToken>, Diagnostic> {
    let mut tokens = Vec::new();
    while let Some(tree) = cursor.peek() {
        if one && cursor.is_value_over() {
            break;
        }
        if let TokenTree::Literal(literal) = tree
            && word::string_text(literal).is_some()
        {
            tokens.extend(text_tokens(&word::text(cursor, "claims")?));
            continue;
        }
        tokens.push(claim_token(cursor)?);
    }
    Ok(tokens)
}

fn claim_token(cursor: &mut Cursor<'_>) -> Result<ClaimToken, Diagnostic> {
    for (operator, kind) in OPERATORS {
        if let Some(extent) = cursor.eat_operator(operator) {
            return Ok(ClaimToken { kind, place: extent.into() });
        }
    }
    let word = word::name(cursor, "a group, a field, `->`, `<->`, `^` or `+`")?;
    Ok(ClaimToken { kind: Kind::Name(word.text), place: word.place })
}

/// The tokens of a string.
fn text_tokens(text: &Text) -> Vec<ClaimToken> {
    let characters: Vec<char> = text.text.chars().collect();
    let mut tokens = Vec::new();
    let mut start = 0;
    while let Some(&first) = characters.get(start) {
        if first.is_whitespace() {
            start += 1;
            continue;
        }
        let (kind, length) = text_token(&characters[start..]);
        let place = Place { extent: text.extent, column: Some(start + 1) };
        tokens.push(ClaimToken { kind, place });
        start += length;
    }
    tokens
}

/// The token that characters begin with, and how many of them it takes.
fn text_token(characters: &[char]) -> (Kind, usize) {
    let is_next = |operator: &str| {
        let length = operator.len();
        characters.len() >= length && characters[..length].iter().copied().eq(operator.chars())
    };
    if let Some((operator, kind)) = OPERATORS.into_iter().find(|(operator, _)| is_next(operator)) {
        return (kind, operator.len());
    }
    let is_word = |&&character: &&char| character.is_alphanumeric() || character == '_';
    let word = characters.iter().take_while(is_word).count().max(1);
    let length = word - 1 + word::name_length(&characters[word - 1..]);
    (Kind::Name(characters[..length].iter().collect()), length)
}

/// The claims of one chain: as many as it has arrows.
fn claim(tokens: &[ClaimToken]) -> Result<Vec<Claim>, Diagnostic> {
    let Some((first, mut rest)) = tokens.split_first() else { return Ok(Vec::new()) };
    let mut from = claim_name(first)?;
    let mut claims = Vec::new();
    while let Some((operator, after)) = rest.split_first() {
        let Some((operand, after)) = after.split_first() else {
            let message = "expected a group, a field or a constant, found the end of the claim";
            return Err(Diagnostic::new(operator.place, message));
        };
        let both_ways = operator.kind == Kind::BothWays;
        match operator.kind {
            Kind::To | Kind::BothWays => {
                let to = claim_name(operand)?;
                claims.push(Claim::Carries { from, to: to.clone(), both_ways });
                from = to;
            }
            Kind::Change(change) if claims.is_empty() && after.is_empty() => {
                return Ok(vec![changes(from, change, operand)?]);
            }
            _ => return Err(unfinished(operator.place, "`,`")),
        }
        rest = after;
    }
    if claims.is_empty() {
        Err(unfinished(first.place, "`->`, `<->`, `^` or `+` after it"))
    } else {
        Ok(claims)
    }
}

fn unfinished(place: Place, what: &str) -> Diagnostic {
    Diagnostic::new(place, format!("this is no claim: expected {what}"))
        .help("write `a -> b`, `a <-> b`, `field ^ constant` or `field + constant`")
}

fn claim_name(token: &ClaimToken) -> Result<Word, Diagnostic> {
    match &token.kind {
        Kind::Name(name) => Ok(Word::new(name.clone(), token.place)),
        _ => Err(Diagnostic::new(token.place, "expected a group or a field, found an operator")),
    }
}

fn changes(name: Word, change: Change, operand: &ClaimToken) -> Result<Claim, Diagnostic> {
    let constant = claim_name(operand).ok().and_then(|constant| word::integer(&constant.text));
    let expected =
        || Diagnostic::new(operand.place, "expected an integer").help("write `field ^ 7`");
    let constant = constant.ok_or_else(expected)?.try_into().unwrap_or(u64::MAX);
    let extent: Extent = name.place.extent.to(operand.place.extent);
    let place = Place { extent, column: name.place.column };
    Ok(Claim::Changes { name, change, constant, place })
}
