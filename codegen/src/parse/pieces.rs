//! Pieces by Betza's atoms: `{ rook: R, archbishop: BN as crate::Archbishop }`.

use proc_macro2::{Delimiter, TokenTree};
use syn::parse::ParseStream;
use syn::{Token, token};

use crate::diagnostic::{Diagnostics, Place};

use super::ast::{Atom, Movement, PieceMoves};
use super::entries::Entries;
use super::input::{self, Result, expected};
use super::{values, word};

/// `{ piece: moves, ... }`.
pub(crate) fn pieces(
    input: ParseStream<'_>,
    diagnostics: &mut Diagnostics,
) -> Option<Vec<PieceMoves>> {
    let mut pieces = Vec::new();
    let entries = Entries::named("piece");
    entries.braced(input, "`{ rook: R, ... }`", diagnostics, &mut |name, input, diagnostics| {
        let atoms = diagnostics.take(atoms(input))?;
        // `as crate::Archbishop`.
        let marker = match input.parse::<Option<Token![as]>>() {
            Ok(Some(_)) => Some(diagnostics.take(values::path(input))?),
            _ => None,
        };
        pieces.push(PieceMoves { name: name.clone(), atoms, marker });
        Some(())
    })?;
    Some(pieces)
}

/// Atoms, in one token or several.
fn atoms(input: ParseStream<'_>) -> Result<Vec<Atom>> {
    let missing = expected(input, "how the piece moves, such as `R`, `BN` or `(1,4)`");
    let mut atoms: Vec<Atom> = Vec::new();
    while !input::is_value_over(input) && !input.peek(Token![as]) {
        let place = Place::from(input::span(input));
        if input.peek(token::Paren) {
            let movement = input::within(input, Delimiter::Parenthesis, "`(`", leap)??;
            push(&mut atoms, movement, place);
            continue;
        }
        let letters = match input::peek(input) {
            Some(TokenTree::Ident(ident)) => Some(ident.to_string()),
            Some(TokenTree::Literal(literal)) => word::string_text(&literal),
            _ => None,
        };
        let letters = letters.ok_or_else(|| expected(input, "an atom"))?;
        push_letters(&mut atoms, &letters, place);
        input::skip(input);
    }
    if atoms.is_empty() { Err(missing.into()) } else { Ok(atoms) }
}

fn push_letters(atoms: &mut Vec<Atom>, letters: &str, place: Place) {
    for letter in letters.chars().filter(|letter| !letter.is_whitespace()) {
        push(atoms, Movement::Letter(letter), place);
    }
}

/// Adds an atom, or doubles the one before if it is the same.
fn push(atoms: &mut Vec<Atom>, movement: Movement, place: Place) {
    match atoms.last_mut() {
        Some(atom) if atom.movement == movement => {
            atom.times += 1;
            atom.place.extent = atom.place.extent.to(place.extent);
        }
        _ => atoms.push(Atom { movement, times: 1, place }),
    }
}

/// `m,n`.
fn leap(input: ParseStream<'_>) -> Result<Movement> {
    const FORM: &str = "a leap is written `(1,4)`";
    const WHAT: &str = "a number of squares";
    let m = word::small_integer(input, WHAT)?;
    if !input::eat_comma(input) {
        return Err(expected(input, "`,`").help(FORM).into());
    }
    let n = word::small_integer(input, WHAT)?;
    if !input::is_at_end(input) {
        return Err(expected(input, "`)`").help(FORM).into());
    }
    Ok(Movement::Leap(m.min(n), m.max(n)))
}
