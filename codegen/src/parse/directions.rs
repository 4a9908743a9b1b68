//! The steps of a board that is no square grid: `{ north: (0, +1), north_east: (+1, +1) }`.

use proc_macro2::Delimiter;
use syn::Token;
use syn::parse::ParseStream;

use crate::diagnostic::Diagnostic;

use super::input::{self, Result, eat, expected};
use super::readers::{Reader, complete};
use super::{Named, word};

const STEP: &str = "a step in files and ranks, such as `(+1, 0)`";

/// `{ direction: (files, ranks), ... }`.
pub(crate) fn directions() -> impl Reader<Vec<Named<(i64, i64)>>> {
    complete("direction", "`{ north: (0, +1), ... }`", |input| {
        input::within(input, Delimiter::Parenthesis, STEP, step)
    })
}

/// `+1, 0`.
fn step(input: ParseStream<'_>) -> Result<(i64, i64)> {
    let files = signed(input)?;
    if !eat::<Token![,]>(input) {
        return Err(expected(input, "`,` between files and ranks").into());
    }
    Ok((files, signed(input)?))
}

fn signed(input: ParseStream<'_>) -> Result<i64> {
    let is_negative = eat::<Token![-]>(input);
    if !is_negative {
        eat::<Token![+]>(input);
    }
    let start = input::span(input);
    let distance = word::small_integer(input, "a number of files or ranks")?;
    let distance = i64::try_from(distance).map_err(|_| {
        Diagnostic::new(start, "no board has squares so far away").help("write a smaller number")
    })?;
    Ok(if is_negative { -distance } else { distance })
}
