//! Sets of pairs: `{ Threats: { attacks: { knight: [rook, queen] }, count: 10080 } }`.

use proc_macro2::Delimiter;

use crate::diagnostic::Diagnostics;
use crate::vocabulary::{self, COUPLES_PLACE, LIKE, PAIR_EXCLUDED, PAIR_NUMBERS, PAIR_RANKS};

use super::{
    Attacker, CouplesKeys, Entries, MenSquares, PairsKeys, Result, Tokens, Word, expected, input,
    regions, values, word,
};

/// `{ Name: { key: value, ... }, ... }`.
pub(crate) fn pairs(
    input: &Tokens,
    diagnostics: &mut Diagnostics,
) -> Option<Vec<(Word, PairsKeys)>> {
    let form = "`{ Threats: { attacks: { ... } }, ... }`";
    Entries::named("set of pairs").list(input, form, diagnostics, &mut set)
}

fn set(name: &Word, input: &Tokens, diagnostics: &mut Diagnostics) -> Option<(Word, PairsKeys)> {
    let mut set = PairsKeys::default();
    let entries = Entries { needed: Some("attacks"), ..Entries::of(&vocabulary::PAIRS) };
    let form = "`{ attacks: { ... }, ... }`";
    let all_told = entries.braced(input, form, diagnostics, &mut |key, input, diagnostics| {
        value(&mut set, key, input, diagnostics)
    })?;
    if !all_told {
        set.attacks.blame();
    }
    Some((name.clone(), set))
}

/// Reads the value of a key of a set.
fn value(
    set: &mut PairsKeys,
    key: &Word,
    input: &Tokens,
    diagnostics: &mut Diagnostics,
) -> Option<()> {
    match key.text.as_str() {
        "attacks" => set.attacks.fill(key, attacks(input, diagnostics)),
        "squares" => set.squares.fill(key, squares(input, diagnostics)),
        "kinds" => set.kinds.fill(key, diagnostics.take(words(input, "a piece"))),
        "colors" => {
            set.colors.fill(key, diagnostics.take(word::ident(input, "`white` or `black`")))
        }
        "like" => set.like.fill(key, values::one_of(input, &LIKE, diagnostics)),
        "order" => set.order.fill(key, diagnostics.take(words(input, "`kind`, say"))),
        "numbers" => set.numbers.fill(key, values::one_of(input, &PAIR_NUMBERS, diagnostics)),
        "couples" => set.couples.fill(key, couples(input, diagnostics)),
        "excluded" => set.excluded.fill(key, values::one_of(input, &PAIR_EXCLUDED, diagnostics)),
        "ranks" => set.ranks.fill(key, values::one_of(input, &PAIR_RANKS, diagnostics)),
        "count" => {
            let start = input.span();
            let count = diagnostics.take(word::small_integer(input, "how many numbers there are"));
            set.count.fill(key, count.map(|count| (count, input.since(start))))
        }
        _ => None,
    }
}

/// `{ pawn: "a2-h7", knight: home, ... }`.
fn squares(input: &Tokens, diagnostics: &mut Diagnostics) -> Option<Vec<MenSquares>> {
    let form = "`{ pawn: \"a2-h7\", ... }`";
    Entries::named("kind").list(input, form, diagnostics, &mut |kind, input, diagnostics| {
        if input.is_at_ident() {
            let name = diagnostics.take(word::ident(input, "a region"))?;
            return Some(MenSquares::Region(kind.clone(), name));
        }
        regions::region(kind, input, diagnostics).map(MenSquares::Said)
    })
}

/// `{ men: [pawn], files: 1, place: before }`.
fn couples(input: &Tokens, diagnostics: &mut Diagnostics) -> Option<CouplesKeys> {
    let mut couples = CouplesKeys::default();
    let entries = Entries { needed: Some("men"), ..Entries::of(&vocabulary::COUPLES) };
    let read = &mut |key: &Word, input: &Tokens, diagnostics: &mut Diagnostics| match &*key.text {
        "men" => couples.men.fill(key, diagnostics.take(words(input, "a piece"))),
        "files" => {
            let files = word::small_integer(input, "a number of files");
            couples.files.fill(key, diagnostics.take(files))
        }
        "place" => couples.place.fill(key, values::one_of(input, &COUPLES_PLACE, diagnostics)),
        _ => None,
    };
    entries.braced(input, "`{ men: [pawn], ... }`", diagnostics, read)?;
    Some(couples)
}

/// `[squares, kind]`.
fn words(input: &Tokens, what: &str) -> Result<Vec<Word>> {
    input::within(input, Delimiter::Bracket, "a list in brackets", |list| {
        word::word_list(list, what)
    })
}

/// `{ knight: [rook, queen], ... }`, or several such blocks in brackets.
fn attacks(input: &Tokens, diagnostics: &mut Diagnostics) -> Option<Vec<Vec<Attacker>>> {
    if !input.is_at_group(Delimiter::Bracket) {
        return Some(vec![block(input, diagnostics)?]);
    }
    let blocks = input::within(input, Delimiter::Bracket, "`[`", |list| {
        let mut blocks = Vec::new();
        while !list.is_at_end() {
            // What could not be read has been reported.
            let Some(read) = block(list, diagnostics) else {
                return Ok(None);
            };
            blocks.push(read);
            list.eat(",");
        }
        Ok(Some(blocks))
    });
    diagnostics.take(blocks)?
}

fn block(input: &Tokens, diagnostics: &mut Diagnostics) -> Option<Vec<Attacker>> {
    let form = "`{ knight: [rook, queen], ... }`";
    Entries::named("attacker").list(input, form, diagnostics, &mut |kind, input, diagnostics| {
        let victims = diagnostics.take(victims(input))?;
        Some(Attacker { kind: kind.clone(), victims })
    })
}

/// `any`, or `[pawn by move, knight]`.
fn victims(input: &Tokens) -> Result<Option<Vec<(Word, bool)>>> {
    if input.eat("any") {
        return Ok(None);
    }
    let victims = |list: &Tokens| {
        input::each(list, |list| {
            let kind = word::ident(list, "a piece")?;
            let by_move = list.eat("by");
            if by_move && !list.eat("move") {
                return Err(expected(list, "`move` after `by`").into());
            }
            Ok((kind, by_move))
        })
    };
    let what = "the victims, such as `[knight, rook]`, or `any`";
    input::within(input, Delimiter::Bracket, what, victims).map(Some)
}
