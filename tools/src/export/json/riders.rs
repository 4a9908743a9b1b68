//! Riders: their tables, which [`methods`](super::super::methods) writes, and what is around these.

use quadrille_codegen::model::movement::Landing;
use quadrille_codegen::solve::sliders::{Hopper, RiderLookUp, Turns};
use serde_json::{Value, json};

use super::super::methods::{Tables, tables};
use super::bytes;

/// A rider.
pub fn rider(solved: &RiderLookUp) -> Value {
    let RiderLookUp { ride, word: _, turns, method, pext } = solved;
    json!({
        "ride": [ride.m, ride.n],
        "turns": turns.as_ref().map(self::turns),
        "tables": tables(method).json(),
        "pext": pext.as_ref().map(Tables::json),
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
