//! Magics that were found before: `{ rook: [ 0x0080001020400080 >> 52, ... ] }`.

use proc_macro2::{Delimiter, Group, TokenTree};

use crate::diagnostic::{Diagnostic, Diagnostics};

use super::ast::{MagicShift, PieceMagics, SquareMagics};
use super::cursor::{Cursor, Tokens, is_punct};
use super::entries::Entries;
use super::word;

/// `{ piece: [...], ... }`.
pub(crate) fn magics(
    cursor: &mut Cursor<'_>,
    diagnostics: &mut Diagnostics,
) -> Option<Vec<PieceMagics>> {
    let group = cursor.group(Delimiter::Brace, "`{ rook: [...], ... }`");
    let tokens = Tokens::within(diagnostics.take(group)?);
    let mut pieces = Vec::new();
    Entries::named("piece").read(&mut tokens.cursor(), &mut Vec::new(), diagnostics, {
        |piece, cursor, diagnostics| {
            let list = cursor.group(Delimiter::Bracket, "`[ ... ]`, a magic for each square");
            let list = diagnostics.take(list)?;
            let squares = diagnostics.take(squares(list))?;
            let extent = list.span().into();
            pieces.push(PieceMagics { piece: piece.clone(), extent, squares });
            Some(())
        }
    });
    Some(pieces)
}

fn squares(list: &Group) -> Result<Vec<SquareMagics>, Diagnostic> {
    each(list, |cursor| {
        let start = cursor.span();
        let parts = match cursor.peek() {
            Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Bracket => {
                cursor.next();
                each(group, magic)?
            }
            // Looked up as a square that it turns into.
            Some(TokenTree::Ident(ident)) if ident == "_" => {
                cursor.next();
                Vec::new()
            }
            _ => vec![magic(cursor)?],
        };
        Ok(SquareMagics { extent: cursor.since(start), parts })
    })
}

/// `magic` or `magic >> shift`.
fn magic(cursor: &mut Cursor<'_>) -> Result<MagicShift, Diagnostic> {
    let start = cursor.span();
    let magic = word::integer_token(cursor, "a magic, such as `0x0080001020400080 >> 52`")?;
    let shift = match cursor.eat_operator(">>") {
        Some(_) => Some(word::integer_token(cursor, "the shift of the key")?),
        None => None,
    };
    let shift = shift.map(|shift| shift.try_into().unwrap_or(u64::MAX));
    Ok(MagicShift { magic, shift, extent: cursor.since(start) })
}

/// The elements of a list; commas between them are optional.
fn each<T>(
    list: &Group,
    mut element: impl FnMut(&mut Cursor<'_>) -> Result<T, Diagnostic>,
) -> Result<Vec<T>, Diagnostic> {
    let tokens = Tokens::within(list);
    let mut cursor = tokens.cursor();
    let mut elements = Vec::new();
    while let Some(tree) = cursor.peek() {
        if is_punct(tree, ',') {
            cursor.next();
        } else {
            elements.push(element(&mut cursor)?);
        }
    }
    Ok(elements)
}
