//! Layouts as data, for programs in any language that reads JSON.
//!
//! `schema.json` describes the contents of a document. Words are strings in hexadecimal, as JSON's numbers lose bits.

mod functions;

use quadrille_runtime::U256;
use serde_json::{Value, json};

use super::c::documentation;
use super::exported::{Exported, ToOther};
use crate::lower::{Lowered, by_topic};

/// The schema that documents follow.
pub const SCHEMA: &str = include_str!("schema.json");

/// The document of some layouts.
pub fn document(all: &[Exported<'_>]) -> String {
    let layouts: Vec<Value> = all.iter().map(layout).collect();
    let generator = concat!("quadrille ", env!("CARGO_PKG_VERSION"));
    let document = json!({
        "$schema": "https://github.com/quadrille/quadrille/blob/main/tools/languages/src/json/schema.json",
        "format": 1,
        "generator": generator,
        "layouts": layouts,
    });
    document.to_string() + "\n"
}

fn layout(exported: &Exported<'_>) -> Value {
    let (item, layout) = (&exported.described.item, exported.layout());
    let board = layout.board();
    let named = |square| (layout.names.square(board, square), layout.numbering.number(square));
    let Lowered { tables, functions } = by_topic::functions(layout, &exported.solution);
    json!({
        "name": item.name.to_string(),
        "prefix": item.snake_name(),
        "documentation": documentation(item),
        "files": board.files(),
        "ranks": board.ranks(),
        "word": layout.word.map(quadrille_codegen::model::WordSize::bits),
        "squares": board.squares().map(named).collect::<Value>(),
        "tables": functions::tables(&tables),
        "functions": functions::functions(&functions),
        "conversions": exported.to_others().map(conversion).collect::<Value>(),
    })
}

/// The functions to another layout of the document.
fn conversion(other: ToOther) -> Value {
    let ToOther { name, lowered: Lowered { tables, functions }, .. } = other;
    json!({
        "tables": functions::tables(&tables),
        "functions": functions::functions(&functions),
        "to": name,
    })
}

/// A word in hexadecimal.
fn word(value: impl Into<U256>) -> Value {
    Value::String(format!("{:#x}", value.into()))
}
