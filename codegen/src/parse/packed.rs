//! The order of packed positions: `fields`, `pieces`, `planes`, or runs of fields: `[a, [b, c]]`.

use proc_macro2::Delimiter;
use syn::parse::{Parse, ParseStream};
use syn::token;

use crate::model::{Field, NamedValue, PackedOrder};

use super::input::{self, Result};
use super::readers::either;
use super::{Name, PackedAs, word};

/// The order of packed positions that a name selects.
type OrderOf = fn(&[Field]) -> PackedOrder;

/// The orders of packed positions.
pub(crate) const ORDERS: [NamedValue<OrderOf>; 3] = [
    ("fields", PackedOrder::by_fields),
    ("pieces", PackedOrder::by_piece),
    ("planes", PackedOrder::by_plane),
];

impl Parse for PackedAs {
    fn parse(input: ParseStream<'_>) -> Result<PackedAs> {
        let what = either(&ORDERS, Some("a list of fields"));
        if input.peek(token::Bracket) {
            return input::within(input, Delimiter::Bracket, &what, |list| {
                input::separated(list, "`,` after the field", run).map(PackedAs::Runs)
            });
        }
        word::ident(input, &what).map(PackedAs::Order)
    }
}

/// A field, or a list of fields that lie side by side.
fn run(input: ParseStream<'_>) -> Result<Vec<Name>> {
    const FIELD: &str = "a field";
    if input.peek(token::Bracket) {
        return word::word_list(input, FIELD, FIELD);
    }
    Ok(vec![word::ident(input, FIELD)?])
}
