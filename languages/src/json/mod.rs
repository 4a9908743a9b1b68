//! Layouts as data, for programs in any language that reads JSON.
//!
//! `schema.json` describes the contents of a document. Words are strings in hexadecimal, as JSON's
//! numbers lose bits. Sets are words of the board (bit n is the square with place n, rank by rank) in
//! the description, and of the layout (bit n is the square with number n) elsewhere.
//!
//! - [`description`]: the description, all of it
//! - [`circuit`]: circuits, as text and operation by operation
//! - [`functions`]: functions as programs, and their tables
//! - [`found`]: what was found for it: flips, geometry, pieces, conversions, costs
//! - [`text`]: the text of a document

mod circuit;
mod description;
mod found;
mod functions;
mod text;

use quadrille_codegen::layout::NamedValue;
use serde_json::{Value, json};

use super::c::documentation;
use super::exported::Exported;

/// The schema that documents follow.
pub const SCHEMA: &str = include_str!("schema.json");

/// The document of some layouts.
pub fn document(all: &[Exported<'_>]) -> String {
    let layouts: Vec<Value> = all.iter().map(layout).collect();
    let generator = concat!("quadrille ", env!("CARGO_PKG_VERSION"));
    text::written(&json!({
        "$schema": "https://github.com/quadrille/quadrille/blob/main/languages/src/json/schema.json",
        "format": 1,
        "generator": generator,
        "layouts": layouts,
    }))
}

fn layout(exported: &Exported<'_>) -> Value {
    let item = &exported.described.item;
    json!({
        "name": item.name.to_string(),
        "prefix": exported.described.item.snake_name(),
        "documentation": documentation(item),
        "attributes": item.attributes.to_string(),
        "visibility": item.visibility.to_string(),
        "description": description::description(exported.layout()),
        "squares": found::squares(&exported.solution.squares),
        "packed": found::packed(&exported.solution.packed),
        "functions": functions::of_layout(exported),
        "bitboards": exported.bitboards().map(|bitboards| {
            found::bitboards(exported.layout(), bitboards)
        }),
        "conversions": found::conversions(exported),
        "costs": found::costs(exported),
    })
}

/// A word in hexadecimal.
pub fn word(value: impl Into<u128>) -> Value {
    Value::String(format!("{:#x}", value.into()))
}

/// Words in hexadecimal.
pub fn words<W: Copy + Into<u128>>(values: &[W]) -> Value {
    values.iter().map(|&value| word(value)).collect()
}

/// The name of a value in a list of names.
fn named<T: PartialEq>(names: &[NamedValue<T>], value: &T) -> Value {
    names.iter().find(|(_, named, _)| named == value).map_or(Value::Null, |(name, ..)| json!(name))
}
