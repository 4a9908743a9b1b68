//! The steps of a board that is no square grid: `{ north: (0, +1), north_east: (+1, +1) }`.

use proc_macro2::Delimiter;
use syn::Token;
use syn::parse::ParseStream;

use crate::diagnostic::Diagnostics;

use super::ast::DirectionStep;
use super::entries::Entries;
use super::input::{self, Result, expected, since, span};
use super::word;

const STEP: &str = "a step in files and ranks, such as `(+1, 0)`";

/// `{ direction: (files, ranks), ... }`.
pub(crate) fn directions(
    input: ParseStream<'_>,
    diagnostics: &mut Diagnostics,
) -> Option<Vec<DirectionStep>> {
    const FORM: &str = "`{ north: (0, +1), ... }`";
    let before = diagnostics.len();
    let entries = Entries::named("direction");
    let steps = entries.list(input, FORM, diagnostics, &mut |name, input, diagnostics| {
        let start = span(input);
        let step = input::within(input, Delimiter::Parenthesis, STEP, step);
        let (files, ranks) = diagnostics.take(step)?;
        let extent = since(start, input);
        Some(DirectionStep { name: name.clone(), files, ranks, extent })
    })?;
    (diagnostics.len() == before).then_some(steps)
}

/// `+1, 0`.
fn step(input: ParseStream<'_>) -> Result<(i64, i64)> {
    let files = signed(input)?;
    if !input::eat_comma(input) {
        return Err(expected(input, "`,` between files and ranks").into());
    }
    Ok((files, signed(input)?))
}

fn signed(input: ParseStream<'_>) -> Result<i64> {
    let is_negative = input.parse::<Option<Token![-]>>()?.is_some();
    if !is_negative {
        input.parse::<Option<Token![+]>>()?;
    }
    let distance = word::small_integer(input, "a number of files or ranks")?;
    let distance = i64::try_from(distance).unwrap_or(i64::MAX);
    Ok(if is_negative { -distance } else { distance })
}
