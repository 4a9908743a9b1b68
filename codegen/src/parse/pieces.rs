//! Pieces by their movements: `{ rook: R, archbishop: BN as crate::Archbishop, gold: { white: WfF, black: K } }`. A
//! movement is taken as text, whatever its tokens are, and [`betza`](crate::betza) parses it.

use proc_macro2::{Delimiter, Group, TokenTree};
use syn::Token;
use syn::parse::{Parse, ParseStream};
use syn::token;

use crate::diagnostic::{Diagnostic, Diagnostics, Extent};

use super::input::{self, Result, eat, expected};
use super::keys::{braced, keys};
use super::path::path;
use super::readers::{Reader, list};
use super::{Entry, MovementText, Name, PieceMoves, word};

/// `{ piece: movement, ... }`.
pub(crate) fn pieces() -> impl Reader<Vec<PieceMoves>> {
    list("piece", "`{ rook: R, ... }`", |name, input, mistakes| {
        let (movement, black) = if input.peek(token::Brace) {
            by_color(name, input, mistakes)?
        } else {
            (mistakes.take(input.parse())?, None)
        };
        // The piece may name its type: `as crate::Archbishop`.
        let marker = match eat::<Token![as]>(input) {
            true => Some(mistakes.take(path(input))?),
            false => None,
        };
        Some(PieceMoves { name: name.clone(), movement, black, marker })
    })
}

keys! {
    /// A movement for each colour.
    pub(crate) struct MovementByColor {
        white: MovementText,
        black: MovementText,
    }
}

/// `{ white: WfF, black: [N?B] }`.
fn by_color(
    name: &Name,
    input: ParseStream<'_>,
    mistakes: &mut Diagnostics,
) -> Option<(MovementText, Option<MovementText>)> {
    let movements: MovementByColor = braced("", None)(input, mistakes)?;
    match (movements.white, movements.black) {
        (Entry::Given(_, white), Entry::Given(_, black)) => Some((white, Some(black))),
        (Entry::Broken, _) | (_, Entry::Broken) => None,
        _ => {
            let message = format!("the movement of `{}` is not said for both colours", name.text);
            let help = "write `{ white: WfF, black: K }`, or one movement for both";
            mistakes.push(Diagnostic::new(name.extent, message).help(help));
            None
        }
    }
}

/// The tokens up to `as` or the end, as written.
impl Parse for MovementText {
    fn parse(input: ParseStream<'_>) -> Result<MovementText> {
        let missing = expected(input, "how the piece moves, such as `R`, `BN` or `(1,4)`");
        let mut movement = MovementText::default();
        while !input::is_value_over(input)
            && !input.peek(Token![as])
            && let Some(tree) = input::next(input)
        {
            movement.push(&tree);
        }
        if movement.is_empty() { Err(missing.into()) } else { Ok(movement) }
    }
}

impl MovementText {
    /// Adds a token. Atoms may be written together or apart; `on`, `in` and the names after them are separate
    /// words.
    fn push(&mut self, tree: &TokenTree) {
        let extent = Extent::from(tree.span());
        match tree {
            TokenTree::Ident(ident) => {
                let ident = ident.to_string();
                let is_word = matches!(ident.as_str(), "on" | "in");
                let is_name = self.ends_in_limit();
                if is_word || is_name {
                    self.push_text(" ", extent);
                }
                self.push_word(&ident, extent);
                if is_word || is_name {
                    self.push_text(" ", extent);
                }
            }
            TokenTree::Literal(literal) => match word::string_text(literal) {
                Some(text) => self.push_string(&text, extent),
                None => self.push_text(&literal.to_string(), extent),
            },
            TokenTree::Punct(punct) => self.push_text(&punct.as_char().to_string(), extent),
            TokenTree::Group(group) => self.push_group(group),
        }
    }

    fn push_group(&mut self, group: &Group) {
        let (open, close) = match group.delimiter() {
            Delimiter::Parenthesis => ("(", ")"),
            Delimiter::Bracket => ("[", "]"),
            Delimiter::Brace => ("{", "}"),
            Delimiter::None => ("", ""),
        };
        self.push_text(open, group.span_open().into());
        group.stream().into_iter().for_each(|tree| {
            // Two numbers side by side stay separate.
            let follows = self.text.ends_with(|c: char| c.is_ascii_digit());
            if follows && matches!(tree, TokenTree::Literal(_)) {
                self.push_text(" ", tree.span().into());
            }
            self.push(&tree);
        });
        self.push_text(close, group.span_close().into());
    }

    /// Returns whether the next word is the name of a region.
    fn ends_in_limit(&self) -> bool {
        self.text.ends_with(" on ") || self.text.ends_with(" in ")
    }
}
