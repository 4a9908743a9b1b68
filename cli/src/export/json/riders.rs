//! The tables of riders, by the way they are looked up.

use quadrille_codegen::model::movement::Landing;
use quadrille_codegen::solve::sliders::{
    FancyPart, FancyTables, Hopper, LineKind, LineMasks, MagicTables, Method, Multiplier,
    ObstructionDifference, Part, PextTables, Sliders, SplitLine, SplitTables, Storage, Turns,
    WalkTable,
};
use serde_json::{Map, Value, json};

use super::{bytes, word, words};

/// A rider.
pub fn rider(solved: &Sliders) -> Value {
    let Sliders { ride, word: _, turns, method, pext } = solved;
    json!({
        "ride": [ride.m, ride.n],
        "turns": turns.as_ref().map(self::turns),
        "tables": match method {
            Method::Magic(tables) => magic(tables),
            Method::Fancy(tables) => fancy(tables),
            Method::Split(tables) => split(tables),
            Method::ObstructionDifference(lines) => difference(lines),
            Method::Walk(table) => walk(table),
        },
        "pext": pext.as_ref().map(self::pext),
    })
}

/// A hopper that is looked up in the tables of its rider.
pub fn hopper(Hopper { ride, landing, names }: &Hopper) -> Value {
    let landing = match landing {
        Landing::Anywhere => "any",
        Landing::Next => "next",
    };
    json!({ "ride": [ride.m, ride.n], "landing": landing, "names": bytes(names) })
}

/// By number: the slot that is looked up, whether the word's bytes are swapped, and then how far it is
/// rotated up, seen from the slot.
fn turns(turns: &Turns) -> Value {
    let numbers = turns.numbers.iter();
    let numbers = numbers.map(|(slot, turn)| json!([slot, turn.is_swapped(), turn.rotation()]));
    json!({ "bases": turns.bases, "numbers": numbers.collect::<Vec<_>>() })
}

/// How an occupancy becomes a key, and where key 0 lies.
fn key(mask: u128, multiplier: &Multiplier, offset: u32) -> Map<String, Value> {
    let fields = [
        ("mask", word(mask)),
        ("pattern", word(multiplier.pattern)),
        ("rotation", json!(multiplier.rotation)),
        ("magic", word(multiplier.magic)),
        ("shift", json!(multiplier.shift)),
        ("offset", json!(offset)),
    ];
    fields.map(|(name, value)| (name.to_owned(), value)).into_iter().collect()
}

fn magic(tables: &MagicTables) -> Value {
    let slot = |parts: &Vec<Part>| {
        let part = |part: &Part| {
            let mut record = key(part.mask, &part.multiplier, part.offset);
            record.insert("sets".to_owned(), json!(part.sets));
            record.insert("second".to_owned(), json!(part.second));
            Value::Object(record)
        };
        parts.iter().map(part).collect::<Value>()
    };
    json!({
        "method": "magic",
        "storage": match tables.storage {
            Storage::Squares => "squares",
            Storage::Lines => "lines",
        },
        "slots": tables.squares.iter().map(slot).collect::<Vec<_>>(),
        "index": bytes(&tables.index),
        "sets": words(&tables.sets),
    })
}

fn fancy(tables: &FancyTables) -> Value {
    let slot =
        |part: &FancyPart| Value::Object(key(part.mask.into(), &part.multiplier, part.offset));
    json!({
        "method": "fancy",
        "slots": tables.squares.iter().map(slot).collect::<Vec<_>>(),
        "sets": words(&tables.sets),
    })
}

fn split(tables: &SplitTables) -> Value {
    let slot = |lines: &Vec<SplitLine>| {
        let line = |&SplitLine { mask, magic, rotation }: &SplitLine| json!({ "mask": word(mask), "magic": word(magic), "rotation": rotation });
        lines.iter().map(line).collect::<Value>()
    };
    json!({
        "method": "split",
        "key_bits": tables.key_bits,
        "slots": tables.squares.iter().map(slot).collect::<Vec<_>>(),
        "sets": words(&tables.sets),
    })
}

fn difference(lines: &ObstructionDifference) -> Value {
    let slot = |masks: &Vec<LineMasks>| {
        let line =
            |mask: &LineMasks| json!({ "lower": word(mask.lower), "upper": word(mask.upper) });
        masks.iter().map(line).collect::<Value>()
    };
    let kind = |kind: &LineKind| json!({ "swapped": kind.is_swapped, "stride": kind.stride });
    json!({
        "method": "obstruction_difference",
        "lines": lines.kinds.iter().map(kind).collect::<Vec<_>>(),
        "slots": lines.squares.iter().map(slot).collect::<Vec<_>>(),
    })
}

fn walk(table: &WalkTable) -> Value {
    json!({ "method": "walk", "next": table.next })
}

fn pext(tables: &PextTables) -> Value {
    let slot = |&(mask, all, offset): &(u64, u64, u32)| json!({ "mask": word(mask), "all": word(all), "offset": offset });
    json!({
        "method": "pext",
        "slots": tables.squares.iter().map(slot).collect::<Vec<_>>(),
        "sets": tables.sets,
    })
}
