//! Texts of descriptions, quoted in line comments of C and Rust.

use syn::{Expr, ExprLit, Lit, MetaNameValue};

/// The lines of a text, safe in comments after `//`: every character that some language takes for the end of a line ends
/// a line here, and characters that hide or reorder the text after them are escaped.
pub fn lines(text: &str) -> Vec<String> {
    let text = text.replace("\r\n", "\n");
    text.split_terminator(ends_line).map(visible).collect()
}

/// True if some compiler or reader ends a line at the character. GCC does at a bare
/// carriage return, and C++ allows no words after a vertical tab or a form feed in a line comment.
fn ends_line(c: char) -> bool {
    matches!(c, '\n' | '\r' | '\x0b' | '\x0c' | '\u{85}' | '\u{2028}' | '\u{2029}')
}

/// A line with its control characters, and those that turn the direction of text, escaped.
fn visible(line: &str) -> String {
    let mut text = String::new();
    for c in line.chars() {
        match c {
            '\t' => text.push(c),
            _ if c.is_control() || turns_text(c) => text.extend(c.escape_unicode()),
            _ => text.push(c),
        }
    }
    text
}

/// True for characters that compilers refuse in comments, since they make readers see other code than the compiler.
fn turns_text(c: char) -> bool {
    matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// The text of `doc = "..."`, with the line ends that rustc gives to macros; a file that was read may have those of
/// Windows.
pub fn documentation(meta: &MetaNameValue) -> Option<String> {
    match &meta.value {
        Expr::Lit(ExprLit { lit: Lit::Str(text), .. }) if meta.path.is_ident("doc") => {
            Some(text.value().replace("\r\n", "\n"))
        }
        _ => None,
    }
}
