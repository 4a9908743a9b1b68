//! Sets of pairs: `{ Threats: { attacks: { knight: [rook, queen] }, count: 10080 } }`.

use proc_macro2::Delimiter;

use quadrille_runtime::Color;

use crate::diagnostic::Extent;
use crate::model::NamedValue;

use super::keys::{braced, keys, located, single, word_of};
use super::{Attacker, Entries, MenSquares, Name, Result, Tokens, expected, input, regions, word};

/// `{ Name: { key: value, ... }, ... }`.
pub(crate) fn pairs(input: &Tokens) -> Option<Vec<(Name, PairsKeys)>> {
    let form = "`{ Threats: { attacks: { ... } }, ... }`";
    let set = braced("`{ attacks: { ... }, ... }`", Some("attacks"));
    Entries::named("set of pairs")
        .list(input, form, &mut |name, input| Some((name.clone(), set(input)?)))
}

keys! {
    /// A set of pairs.
    pub(crate) struct PairsKeys {
        /// Blocks of attackers that follow one another.
        attacks: Vec<Vec<Attacker>> = attacks,
        squares: Vec<MenSquares> = squares,
        colors: Color = word_of(&COLORS, "there is no colour"),
        /// Whether two like men that attack each other count once, from the later square.
        like: bool = second_of(["both", "descending"], "like men cannot count"),
        order: Vec<Name> = single(|input| words(input, "`kind`, say")),
        /// Whether only pairs that a position can have are numbered.
        numbers: bool = second_of(["published", "dense"], "numbers cannot be"),
        couples: CouplesKeys = braced("`{ men: [pawn], ... }`", Some("men")),
        /// Whether a pair that does not count is given the number beyond the last.
        excluded: bool = second_of(["none", "beyond"], "excluded pairs cannot be"),
        /// Whether ranks are counted in attack sets.
        ranks: bool = second_of(["table", "counted"], "ranks cannot be"),
        /// The total, and where it stands.
        count: (u64, Extent) = located(single(|input| {
            word::small_integer(input, "how many numbers there are")
        })),
    }
}

keys! {
    /// Men of which any two make a couple.
    pub(crate) struct CouplesKeys {
        men: Vec<Name> = single(|input| words(input, "a piece")),
        files: u64 = single(|input| word::small_integer(input, "a number of files")),
        /// Whether numbers of couples come before those of attacks.
        place: bool = second_of(["after", "before"], "couples cannot come"),
    }
}

/// Reads one of two words: whether it is the second, as the first is the default.
fn second_of(
    [first, second]: [&'static str; 2],
    message: &str,
) -> impl Fn(&Tokens) -> Option<bool> {
    move |input| word_of(&[(first, false), (second, true)], message)(input)
}

/// The colours of attackers.
const COLORS: [NamedValue<Color>; 2] = [("white", Color::White), ("black", Color::Black)];

/// `{ pawn: "a2-h7", knight: home, ... }`.
fn squares(input: &Tokens) -> Option<Vec<MenSquares>> {
    let form = "`{ pawn: \"a2-h7\", ... }`";
    Entries::named("kind").list(input, form, &mut |kind, input| {
        if input.is_at_ident() {
            let name = input.take(word::ident(input, "a region"))?;
            return Some(MenSquares::Region(kind.clone(), name));
        }
        regions::region(kind, input).map(MenSquares::Said)
    })
}

/// `[squares, kind]`.
fn words(input: &Tokens, what: &str) -> Result<Vec<Name>> {
    let list = input::group(input, Delimiter::Bracket, "a list in brackets")?;
    word::word_list(&list, what)
}

/// `{ knight: [rook, queen], ... }`, or several such blocks in brackets.
fn attacks(input: &Tokens) -> Option<Vec<Vec<Attacker>>> {
    let Some(list) = input.eat_group(Delimiter::Bracket) else {
        return Some(vec![block(input)?]);
    };
    let mut blocks = Vec::new();
    while !list.is_at_end() {
        blocks.push(block(&list)?);
        list.eat(",");
    }
    Some(blocks)
}

fn block(input: &Tokens) -> Option<Vec<Attacker>> {
    let form = "`{ knight: [rook, queen], ... }`";
    Entries::named("attacker").list(input, form, &mut |kind, input| {
        let victims = input.take(victims(input))?;
        Some(Attacker { kind: kind.clone(), victims })
    })
}

/// `any`, or `[pawn by move, knight]`.
fn victims(input: &Tokens) -> Result<Option<Vec<(Name, bool)>>> {
    if input.eat("any") {
        return Ok(None);
    }
    let what = "the victims, such as `[knight, rook]`, or `any`";
    let victims = input::each(&input::group(input, Delimiter::Bracket, what)?, |list| {
        let kind = word::ident(list, "a piece")?;
        let by_move = list.eat("by");
        if by_move && !list.eat("move") {
            return Err(expected(list, "`move` after `by`").into());
        }
        Ok((kind, by_move))
    });
    victims.map(Some)
}
