//! Splits texts into tokens, and finds out why a text cannot be split: Rust's lexer tells where it gave up, but not why.

use proc_macro2::{LexError, Span, TokenStream};

use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::limits::TEXT;

/// The tokens of a text, and the mistakes in its characters. After a mistake, these are the tokens that were probably
/// meant, so that other mistakes are found too; there are none if the end of a bracket, string or comment is unknown.
pub(crate) fn tokens(text: &str) -> (TokenStream, Diagnostics) {
    let mut diagnostics = Diagnostics::new();
    if text.len() > TEXT {
        let message = format!("this text has more than {TEXT} bytes");
        let mistake = Diagnostic::new(Span::call_site(), message);
        diagnostics.push(mistake.help("describe less in one file"));
        return (TokenStream::new(), diagnostics);
    }
    let mut text = text.to_owned();
    for _ in 0..REPAIRS {
        let (mistake, instead) = match text.parse() {
            Ok(tokens) => return (tokens, diagnostics),
            Err(error) => explained(&text, &error),
        };
        // A repeated mistake is reported once.
        if diagnostics.iter().all(|known| known.message() != mistake.message()) {
            diagnostics.push(mistake);
        }
        let Some((index, meant)) = instead else { break };
        let end = index + text[index..].chars().next().map_or(0, char::len_utf8);
        text.replace_range(index..end, meant.encode_utf8(&mut [0; 4]));
    }
    (TokenStream::new(), diagnostics)
}

/// The greatest number of characters that are replaced before a text is given up. The text is split again after each.
const REPAIRS: usize = 16;

/// Characters that are easily mistaken for others.
const LOOK_ALIKE: [(char, &str); 17] = [
    ('×', "x"),
    ('∙', "*"),
    ('·', "*"),
    ('÷', "/"),
    ('–', "-"),
    ('—', "-"),
    ('−', "-"),
    ('→', "->"),
    ('≤', "<="),
    ('≥', ">="),
    ('：', ":"),
    ('，', ","),
    ('；', ";"),
    ('“', "\""),
    ('”', "\""),
    ('‘', "'"),
    ('’', "'"),
];

/// A mistake; and if the rest of the text is clear, a replacement, with its place in bytes.
type Explained = (Diagnostic, Option<(usize, char)>);

/// Why the lexer gave up.
fn explained(text: &str, error: &LexError) -> Explained {
    let index = error.span().byte_range().start;
    let rest = &text[index..];
    let mistake = |message: String| Diagnostic::new(error.span(), message);
    let unclosed = |what: &str, instead: &str| {
        (mistake(format!("this `{what}` is not closed")).help(instead), None)
    };
    let first = rest.chars().next().unwrap_or(' ');
    match first {
        '(' | '[' | '{' => unclosed(&first.to_string(), "close it"),
        ')' | ']' | '}' => closing(text, index, first, error),
        '/' if rest.starts_with("/*") => unclosed("/*", "write `*/` where the comment ends"),
        '"' if !is_closed(&rest[1..]) => unclosed("\"", "write `\"` where the string ends"),
        'r' | 'b' | 'c' if rest[1..].trim_start_matches(['r', '#']).starts_with('"') => {
            unclosed("r\"", "write `\"` and as many `#` where it ends")
        }
        '\'' => {
            let mistake = mistake("`'` stands in no word of the language".to_owned());
            (mistake.help("write names with `'` in a string"), None)
        }
        _ if first.is_alphanumeric() || "\"_/".contains(first) => {
            let mistake = mistake("this is no token of Rust".to_owned());
            (mistake.help("names of such characters are written in strings"), None)
        }
        _ => foreign(first, index, error),
    }
}

/// True if a string is closed, given the text after its opening quote.
fn is_closed(rest: &str) -> bool {
    let mut characters = rest.chars();
    while let Some(character) = characters.next() {
        match character {
            '"' => return true,
            '\\' => drop(characters.next()),
            _ => {}
        }
    }
    false
}

/// The mistake at a closing bracket: none of its kind is open, or another must be closed first.
fn closing(text: &str, index: usize, bracket: char, error: &LexError) -> Explained {
    let before = &text[..index];
    let open = match bracket {
        ')' => '(',
        ']' => '[',
        _ => '{',
    };
    let is_open = before.matches(open).count() > before.matches(bracket).count();
    // The lexer gives up at the innermost bracket that is open.
    if let (true, Err(open)) = (is_open, before.parse::<TokenStream>()) {
        let inner = &text[open.span().byte_range().start..][..1];
        let mistake = Diagnostic::new(open.span(), format!("this `{inner}` is not closed"));
        let line = 1 + before.matches('\n').count();
        return (mistake.help(format!("close it before this `{bracket}` of line {line}")), None);
    }
    let mistake = Diagnostic::new(error.span(), format!("this `{bracket}` closes nothing"));
    (mistake.help("leave it out, or write the bracket that it closes"), Some((index, ' ')))
}

/// The mistake of a character that is in no token.
fn foreign(character: char, index: usize, error: &LexError) -> Explained {
    let is_seen = !matches!(
        character,
        '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}'
    );
    let name = if character.is_control() || !is_seen {
        format!("U+{:04X}", u32::from(character))
    } else {
        character.to_string()
    };
    let known = LOOK_ALIKE.iter().find(|(look_alike, _)| *look_alike == character);
    let meant = known.map(|(_, meant)| *meant);
    let instead = match meant {
        Some("x") => "write `x` between files and ranks, and `*` in formulas".to_owned(),
        Some(meant) => format!("write `{meant}`"),
        None => "leave it out, or write it in a string".to_owned(),
    };
    let mistake = format!("`{name}` is no character of the language");
    let mistake = Diagnostic::new(error.span(), mistake).help(instead);
    // The end of the text between quotes is unknown.
    let is_quote = matches!(meant, Some("\"" | "'"));
    let meant = meant.and_then(|meant| meant.chars().next()).unwrap_or(' ');
    (mistake, (!is_quote).then_some((index, meant)))
}
