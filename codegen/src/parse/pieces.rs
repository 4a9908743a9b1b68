//! Pieces by Betza's atoms: `{ rook: R, archbishop: BN as crate::Archbishop }`.

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

use crate::diagnostic::{Diagnostic, Diagnostics, Place};

use super::ast::{Atom, Movement, PieceMoves};
use super::cursor::{Cursor, Tokens};
use super::entries::Entries;
use super::{values, word};

/// `{ piece: moves, ... }`.
pub(crate) fn pieces(
    cursor: &mut Cursor<'_>,
    diagnostics: &mut Diagnostics,
) -> Option<Vec<PieceMoves>> {
    let group = cursor.group(Delimiter::Brace, "`{ rook: R, ... }`");
    let tokens = Tokens::within(diagnostics.take(group)?);
    let mut pieces = Vec::new();
    Entries::named("piece").read(&mut tokens.cursor(), &mut Vec::new(), diagnostics, {
        |name, cursor, diagnostics| {
            let atoms = diagnostics.take(atoms(cursor))?;
            let marker = diagnostics.take(marker(cursor))?;
            pieces.push(PieceMoves { name: name.clone(), atoms, marker });
            Some(())
        }
    });
    Some(pieces)
}

/// `as crate::Archbishop`.
fn marker(cursor: &mut Cursor<'_>) -> Result<Option<TokenStream>, Diagnostic> {
    cursor.eat_ident("as").map(|_| values::path(cursor)).transpose()
}

/// Atoms, in one token or several.
fn atoms(cursor: &mut Cursor<'_>) -> Result<Vec<Atom>, Diagnostic> {
    let missing = cursor.expected("how the piece moves, such as `R`, `BN` or `(1,4)`");
    let mut atoms: Vec<Atom> = Vec::new();
    while !cursor.is_value_over() && !is_as(*cursor) {
        let place = Place::from(cursor.span());
        match cursor.peek() {
            Some(TokenTree::Ident(ident)) => push_letters(&mut atoms, &ident.to_string(), place),
            Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Parenthesis => {
                push(&mut atoms, leap(group)?, place);
            }
            Some(TokenTree::Literal(literal)) => match word::string_text(literal) {
                Some(text) => push_letters(&mut atoms, &text, place),
                None => return Err(cursor.expected("an atom")),
            },
            _ => return Err(cursor.expected("an atom")),
        }
        cursor.next();
    }
    if atoms.is_empty() { Err(missing) } else { Ok(atoms) }
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

/// `(m,n)`.
fn leap(group: &Group) -> Result<Movement, Diagnostic> {
    let tokens = Tokens::within(group);
    let mut cursor = tokens.cursor();
    let distance = |cursor: &mut Cursor<'_>| {
        let distance = word::integer_token(cursor, "a number of squares")?;
        Ok::<_, Diagnostic>(distance.try_into().unwrap_or(u64::MAX))
    };
    let m = distance(&mut cursor)?;
    let missing = cursor.expected("`,`").help("a leap is written `(1,4)`");
    cursor.eat_punct(',').ok_or(missing)?;
    let n = distance(&mut cursor)?;
    if !cursor.is_at_end() {
        return Err(cursor.expected("`)`").help("a leap is written `(1,4)`"));
    }
    Ok(Movement::Leap(m.min(n), m.max(n)))
}

fn is_as(mut cursor: Cursor<'_>) -> bool {
    cursor.eat_ident("as").is_some()
}
