//! The text of a document: an entry a line where it holds objects, and all else on one line.

use serde_json::Value;

/// The text, with a line at the end.
pub fn written(value: &Value) -> String {
    let mut text = String::new();
    write(&mut text, value, 0);
    text + "\n"
}

fn write(text: &mut String, value: &Value, depth: usize) {
    match value {
        Value::Object(entries) if !entries.is_empty() => {
            let entries = entries.iter().map(|(name, value)| (Some(name), value));
            lines(text, ['{', '}'], entries, depth);
        }
        Value::Array(entries) if entries.iter().any(has_object) => {
            lines(text, ['[', ']'], entries.iter().map(|value| (None, value)), depth);
        }
        value => *text += &value.to_string(),
    }
}

fn has_object(value: &Value) -> bool {
    match value {
        Value::Object(_) => true,
        Value::Array(entries) => entries.iter().any(has_object),
        _ => false,
    }
}

fn lines<'a>(
    text: &mut String,
    [open, close]: [char; 2],
    entries: impl Iterator<Item = (Option<&'a String>, &'a Value)>,
    depth: usize,
) {
    text.push(open);
    for (place, (name, value)) in entries.enumerate() {
        *text += if place == 0 { "\n" } else { ",\n" };
        *text += &"  ".repeat(depth + 1);
        if let Some(name) = name {
            *text += &Value::String(name.clone()).to_string();
            *text += ": ";
        }
        write(text, value, depth + 1);
    }
    text.push('\n');
    *text += &"  ".repeat(depth);
    text.push(close);
}
