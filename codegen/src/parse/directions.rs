//! The steps of a board that is no square grid: `{ north: (0, +1), north_east: (+1, +1) }`.

use proc_macro2::Delimiter;

use super::{Entries, Named, Result, Tokens, expected, input, word};

const STEP: &str = "a step in files and ranks, such as `(+1, 0)`";

/// `{ direction: (files, ranks), ... }`.
pub(crate) fn directions(input: &Tokens) -> Option<Vec<Named<(i64, i64)>>> {
    const FORM: &str = "`{ north: (0, +1), ... }`";
    Entries::named("direction")
        .complete(input, FORM, &|input| step(&input::group(input, Delimiter::Parenthesis, STEP)?))
}

/// `+1, 0`.
fn step(input: &Tokens) -> Result<(i64, i64)> {
    let files = signed(input)?;
    if !input.eat(",") {
        return Err(expected(input, "`,` between files and ranks").into());
    }
    Ok((files, signed(input)?))
}

fn signed(input: &Tokens) -> Result<i64> {
    let is_negative = input.eat("-");
    if !is_negative {
        input.eat("+");
    }
    let distance = word::small_integer(input, "a number of files or ranks")?;
    let distance = i64::try_from(distance).unwrap_or(i64::MAX);
    Ok(if is_negative { -distance } else { distance })
}
