//! Texts of descriptions, quoted in line comments of C and Rust.

use syn::{Expr, ExprLit, Lit, MetaNameValue};

/// The lines of a text, each of which stays in a comment after `//`: whatever any language takes for the end of a line
/// ends one here, and characters that hide or reorder the text after them are written as escapes.
pub fn lines(text: &str) -> Vec<String> {
    let text = text.replace("\r\n", "\n");
    text.split_terminator(ends_line).map(visible).collect()
}

/// Whether some compiler or reader begins a new line after the character. GCC does after a bare
/// carriage return, and C++ allows no words after a vertical tab or a form feed in a line comment.
fn ends_line(c: char) -> bool {
    matches!(c, '\n' | '\r' | '\x0b' | '\x0c' | '\u{85}' | '\u{2028}' | '\u{2029}')
}

/// A line as readers see it: control characters, and those that turn the direction of text, as escapes.
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

/// The characters that compilers refuse in comments, since readers would see other code than they.
fn turns_text(c: char) -> bool {
    matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// The text of `doc = "..."`, with line ends as the compiler of Rust gives them to macros: of a file that was read they may
/// be those of Windows.
pub fn documentation(meta: &MetaNameValue) -> Option<String> {
    match &meta.value {
        Expr::Lit(ExprLit { lit: Lit::Str(text), .. }) if meta.path.is_ident("doc") => {
            Some(text.value().replace("\r\n", "\n"))
        }
        _ => None,
    }
}
