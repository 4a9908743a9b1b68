//! Sets of pairs: `{ Threats: { attacks: { knight: [rook, queen] }, count: 10080 } }`.

use proc_macro2::Delimiter;
use quadrille_runtime::Color;
use syn::ext::IdentExt as _;
use syn::parse::ParseStream;
use syn::{Ident, Token, token};

use crate::diagnostic::{Diagnostics, Extent};
use crate::model::NamedValue;

use super::input::{self, Result, eat, expected};
use super::keys::{braced, keys};
use super::readers::{Reader, list, located, pairs, single, word_of};
use super::{Attacker, MenSquares, Name, regions, word};

mod kw {
    syn::custom_keyword!(any);
    syn::custom_keyword!(by);
}

/// `{ Name: { key: value, ... }, ... }`.
pub(crate) fn sets() -> impl Reader<Vec<(Name, PairsKeys)>> {
    let set = braced("`{ attacks: { ... }, ... }`", Some("attacks"));
    pairs("set of pairs", "`{ Threats: { attacks: { ... } }, ... }`", set)
}

keys! {
    /// A set of pairs.
    pub(crate) struct PairsKeys {
        /// Blocks of attackers, in sequence.
        attacks: Vec<Vec<Attacker>> = attacks,
        squares: Vec<MenSquares> = squares(),
        colors: Color = word_of(&COLORS, "there is no colour"),
        /// True if two like men that attack each other count only once, from the later square.
        like: bool = second_of(["both", "descending"], "like men cannot count"),
        order: Vec<Name> = single(|input| words(input, "`kind`, say")),
        /// True if only pairs that a position can have are numbered.
        numbers: bool = second_of(["published", "dense"], "numbers cannot be"),
        couples: CouplesKeys = braced("`{ men: [pawn], ... }`", Some("men")),
        /// True if a pair that does not count gets the number beyond the last.
        excluded: bool = second_of(["none", "beyond"], "excluded pairs cannot be"),
        /// True if ranks are counted in attack sets.
        ranks: bool = second_of(["table", "counted"], "ranks cannot be"),
        /// True if changes are found in vectors rather than by look-ups.
        changes: bool = second_of(["look_ups", "vectors"], "changes cannot be found by"),
        /// The total, with its extent.
        count: (u64, Extent) = located(single(|input| {
            word::small_integer(input, "how many numbers there are")
        })),
    }
}

keys! {
    /// Men of whom any two make a couple.
    pub(crate) struct CouplesKeys {
        men: Vec<Name> = single(|input| words(input, "a piece")),
        files: u64 = single(|input| word::small_integer(input, "a number of files")),
        /// True if numbers of couples come before those of attacks.
        place: bool = second_of(["after", "before"], "couples cannot come"),
    }
}

/// Reads one of two words, and returns whether it is the second; the first is the default.
fn second_of(words: [&'static str; 2], message: &str) -> impl Reader<bool> {
    let [first, second] = words;
    move |input, mistakes| word_of(&[(first, false), (second, true)], message)(input, mistakes)
}

/// The colours of attackers.
const COLORS: [NamedValue<Color>; 2] = [("white", Color::White), ("black", Color::Black)];

/// `{ pawn: "a2-h7", knight: home, ... }`.
fn squares() -> impl Reader<Vec<MenSquares>> {
    list("kind", "`{ pawn: \"a2-h7\", ... }`", |kind, input, mistakes| {
        if input.peek(Ident::peek_any) {
            let name = mistakes.take(word::ident(input, "a region"))?;
            return Some(MenSquares::Region(kind.clone(), name));
        }
        regions::region(kind, input, mistakes).map(MenSquares::Said)
    })
}

/// `[squares, kind]`.
fn words(input: ParseStream<'_>, what: &str) -> Result<Vec<Name>> {
    word::word_list(input, "a list in brackets", what)
}

/// `{ knight: [rook, queen], ... }`, or several such blocks in brackets.
fn attacks(input: ParseStream<'_>, mistakes: &mut Diagnostics) -> Option<Vec<Vec<Attacker>>> {
    let block = block();
    if !input.peek(token::Bracket) {
        return Some(vec![block(input, mistakes)?]);
    }
    let blocks = input::within(input, Delimiter::Bracket, "", |list| {
        let mut blocks = Vec::new();
        while !input::is_at_end(list) {
            let Some(block) = block(list, mistakes) else {
                input::skip_until(list, input::is_at_end);
                return Ok(None);
            };
            blocks.push(block);
            eat::<Token![,]>(list);
        }
        Ok(Some(blocks))
    });
    mistakes.take(blocks)?
}

fn block() -> impl Reader<Vec<Attacker>> {
    list("attacker", "`{ knight: [rook, queen], ... }`", |kind, input, mistakes| {
        let victims = mistakes.take(victims(input))?;
        Some(Attacker { kind: kind.clone(), victims })
    })
}

/// `any`, or `[pawn by move, knight]`.
fn victims(input: ParseStream<'_>) -> Result<Option<Vec<(Name, bool)>>> {
    if eat::<kw::any>(input) {
        return Ok(None);
    }
    let what = "the victims, such as `[knight, rook]`, or `any`";
    input::within(input, Delimiter::Bracket, what, |list| input::each(list, victim)).map(Some)
}

/// `knight`, or `pawn by move`.
fn victim(input: ParseStream<'_>) -> Result<(Name, bool)> {
    let kind = word::ident(input, "a piece")?;
    let by_move = eat::<kw::by>(input);
    if by_move && !eat::<Token![move]>(input) {
        return Err(expected(input, "`move` after `by`").into());
    }
    Ok((kind, by_move))
}
