//! Numbers, nouns and lists as text.

use std::fmt::Display;

use crate::list::list;

/// A whole number with thousands separators, such as 12,345.
pub fn thousands(number: impl Display) -> String {
    let digits = number.to_string();
    list(digits.as_bytes().rchunks(3).rev(), String::from_utf8_lossy).join(",")
}

/// A count with its noun: `1 row`, `2 rows`.
pub fn counted(count: usize, noun: &str) -> String {
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}

/// A list in a sentence, with a word before the last item.
///
/// ```
/// use quadrille_codegen::text::joined;
/// let files = ["a", "b", "c"].map(String::from);
/// assert_eq!(joined(&files, "and"), "a, b and c");
/// assert_eq!(joined(&files[..1], "or"), "a");
/// ```
pub fn joined(items: &[String], word: &str) -> String {
    match items {
        [] => String::new(),
        [item] => item.clone(),
        [others @ .., last] => format!("{} {word} {last}", others.join(", ")),
    }
}

/// A noun with its article: `a rook`, `an amazon`.
///
/// ```
/// use quadrille_codegen::text::with_article;
/// assert_eq!(["option", "unicorn"].map(with_article), ["an option", "a unicorn"]);
/// ```
pub fn with_article(noun: &str) -> String {
    // `u` is left out: a unicorn, a u64.
    let article = if noun.starts_with(['a', 'e', 'i', 'o']) { "an" } else { "a" };
    format!("{article} {noun}")
}

/// The name of a type as part of a function's name.
///
/// ```
/// assert_eq!(quadrille_codegen::text::snake_name("FileMajor"), "file_major");
/// ```
pub fn snake_name(of: &str) -> String {
    let mut name = String::new();
    for character in of.trim_start_matches("r#").chars() {
        if character.is_uppercase() && !name.is_empty() {
            name.push('_');
        }
        name.extend(character.to_lowercase());
    }
    name
}
