//! Finds the character, or the bracket, string or comment left open, that keeps a text from being split
//! into tokens. A lexer of Rust says where it gave up, but not why. Counts the tokens of long texts before they are made.

use proc_macro2::{Span, TokenStream};

use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::limits::{self, TOKENS};

/// The error of a text that has more tokens than a description may have. Tokens take a hundred times the memory of their
/// text, so their number is checked before they are made.
pub(crate) fn check_length(text: &str) -> Result<(), Diagnostic> {
    // A text of fewer characters has fewer tokens.
    if text.len() <= TOKENS {
        return Ok(());
    }
    let scanner = Scanner::of(text);
    if scanner.length <= TOKENS { Ok(()) } else { Err(limits::too_long(span(text, scanner.next))) }
}

/// The text with its wrong characters replaced, so that lines and columns stay, and their mistakes.
/// `None` in place of the text if the end of a bracket, a string or a comment cannot be told.
pub(crate) fn repaired(text: &str) -> (Option<String>, Diagnostics) {
    let mut scanner = Scanner::of(text);
    if let Some((bracket, begin)) = scanner.open.pop().filter(|_| !scanner.is_unclosed) {
        scanner.unclosed(begin, &bracket.to_string(), "close it");
    }
    let Scanner { characters, mistakes, is_unclosed, .. } = scanner;
    let diagnostic =
        |(begin, what, instead): Mistake| Diagnostic::new(span(text, begin), what).help(instead);
    let meant = (!is_unclosed).then(|| characters.into_iter().collect());
    (meant, mistakes.into_iter().map(diagnostic).collect())
}

/// The span of the character with this index. Spans come from tokens only, so a token is read at
/// the character's line and column.
fn span(text: &str, begin: usize) -> Span {
    let line_break = |character: char| if character == '\n' { '\n' } else { ' ' };
    // Columns of tokens do not count the mark of a text's byte order.
    let before: String =
        text.chars().take(begin).filter(|&c| c != '\u{feff}').map(line_break).collect();
    let token = (before + "x").parse::<TokenStream>().unwrap_or_default().into_iter().next();
    token.map_or_else(Span::call_site, |token| token.span())
}

/// The index of the character, the message and the help text.
type Mistake = (usize, String, String);

/// How many mistakes are reported.
const SHOWN: usize = 8;

/// Goes through the characters as a lexer of Rust does.
#[derive(Default)]
struct Scanner {
    /// The text, with characters that are not part of the language replaced.
    characters: Vec<char>,
    next: usize,
    /// How many tokens there are before that, and characters of strings and numbers: as many, or a few less.
    length: usize,
    /// The brackets that are open, and where.
    open: Vec<(char, usize)>,
    /// How many of each kind are open.
    counts: [usize; 3],
    mistakes: Vec<Mistake>,
    /// Whether something does not end, so that brackets mean nothing from there on.
    is_unclosed: bool,
}

const PUNCTUATION: &str = "!#$%&*+,-./:;<=>?@^|~";

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

impl Scanner {
    fn of(text: &str) -> Scanner {
        let mut scanner = Scanner { characters: text.chars().collect(), ..Scanner::default() };
        scanner.scan();
        scanner
    }

    fn scan(&mut self) {
        while let Some(&character) = self.characters.get(self.next) {
            if self.length > TOKENS {
                return;
            }
            let begin = self.next;
            self.next += 1;
            match character {
                '/' if self.at(0) == Some('/') => self.pass(|c| c != '\n'),
                '/' if self.at(0) == Some('*') => self.comment(begin),
                '"' => self.string(begin),
                '\'' => self.quote(begin),
                '(' | '[' | '{' => {
                    self.open.push((character, begin));
                    self.counts[kind(character)] += 1;
                }
                ')' | ']' | '}' => self.close(character, begin),
                _ if is_word(character) => self.word(begin),
                _ if is_space(character) || PUNCTUATION.contains(character) => {}
                // The mark of a text's byte order is no part of it.
                '\u{feff}' if begin == 0 => {}
                _ => self.foreign(character, begin),
            }
            let end = self.next.min(self.characters.len());
            self.length += length(&self.characters[begin..end]);
        }
    }

    /// The character so far ahead.
    fn at(&self, ahead: usize) -> Option<char> {
        self.characters.get(self.next + ahead).copied()
    }

    fn pass(&mut self, is_part: impl Fn(char) -> bool) {
        while self.at(0).is_some_and(&is_part) {
            self.next += 1;
        }
    }

    fn mistake(&mut self, begin: usize, what: String, instead: String) {
        // A mistake that is everywhere is reported once.
        let is_new = self.mistakes.iter().all(|mistake| mistake.1 != what);
        if is_new && self.mistakes.len() < SHOWN {
            self.mistakes.push((begin, what, instead));
        }
    }

    fn unclosed(&mut self, begin: usize, what: &str, instead: &str) {
        self.is_unclosed = true;
        self.mistake(begin, format!("this `{what}` is not closed"), instead.to_owned());
    }

    /// Comments in `/*` and `*/` may stand in one another.
    fn comment(&mut self, begin: usize) {
        self.next += 1;
        let mut depth = 1;
        while depth > 0 {
            match (self.at(0), self.at(1)) {
                (None, _) => {
                    return self.unclosed(begin, "/*", "write `*/` where the comment ends");
                }
                (Some('*'), Some('/')) => depth -= 1,
                (Some('/'), Some('*')) => depth += 1,
                _ => {
                    self.next += 1;
                    continue;
                }
            }
            self.next += 2;
        }
    }

    fn string(&mut self, begin: usize) {
        loop {
            let character = self.at(0);
            self.next += if character == Some('\\') { 2 } else { 1 };
            match character {
                None => return self.unclosed(begin, "\"", "write `\"` where the string ends"),
                Some('"') => return,
                Some(_) => {}
            }
        }
    }

    /// A string such as `r#"..."#`, of which `r` has been read.
    fn raw_string(&mut self, begin: usize) {
        let start = self.next;
        self.pass(|c| c == '#');
        let hashes = self.next - start;
        if self.at(0) != Some('"') {
            return;
        }
        loop {
            self.next += 1;
            self.pass(|c| c != '"');
            if self.at(0).is_none() {
                return self.unclosed(begin, "r\"", "write `\"` and as many `#` where it ends");
            }
            if (1..=hashes).all(|ahead| self.at(ahead) == Some('#')) {
                self.next += hashes + 1;
                return;
            }
        }
    }

    /// A character such as `'a'`, or a lifetime.
    fn quote(&mut self, begin: usize) {
        if self.at(0) == Some('\\') {
            self.next += 2;
            self.pass(|c| c != '\'' && c != '\n');
            self.next += 1;
        } else if self.at(0).is_some() && self.at(1) == Some('\'') {
            self.next += 2;
        } else if self.at(0).is_some_and(is_word) {
            self.pass(is_word);
        } else {
            let what = "`'` stands in no word of the language".to_owned();
            self.mistake(begin, what, "write names with `'` in a string".to_owned());
            self.is_unclosed = true;
        }
    }

    fn word(&mut self, begin: usize) {
        self.pass(is_word);
        let is_raw = matches!(self.characters[begin..self.next], ['r'] | ['b' | 'c', 'r']);
        if is_raw && matches!(self.at(0), Some('"' | '#')) {
            self.raw_string(begin);
        }
    }

    fn close(&mut self, bracket: char, begin: usize) {
        if self.is_unclosed {
            return;
        }
        let kind = kind(bracket);
        if self.counts[kind] == 0 {
            let instead = "leave it out, or write the bracket that it closes";
            self.mistake(begin, format!("this `{bracket}` closes nothing"), instead.to_owned());
            self.characters[begin] = ' ';
            return;
        }
        let Some((open, start)) = self.open.pop() else { return };
        self.counts[kind] -= 1;
        if self::kind(open) != kind {
            let line = 1 + self.characters[..begin].iter().filter(|c| **c == '\n').count();
            let instead = format!("close it before this `{bracket}` of line {line}");
            self.unclosed(start, &open.to_string(), &instead);
        }
    }

    fn foreign(&mut self, character: char, begin: usize) {
        let is_seen = !matches!(
            character,
            '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}'
        );
        let name = if character.is_control() || !is_seen {
            format!("U+{:04X}", u32::from(character))
        } else {
            character.to_string()
        };
        let what = format!("`{name}` is no character of the language");
        let known = LOOK_ALIKE.iter().find(|(look_alike, _)| *look_alike == character);
        let meant = known.map(|(_, meant)| *meant);
        // Nobody can tell where the quoted text ends.
        self.is_unclosed |= matches!(meant, Some("\"" | "'"));
        self.characters[begin] = meant.and_then(|meant| meant.chars().next()).unwrap_or(' ');
        let instead = match meant {
            Some("x") => "write `x` between files and ranks, and `*` in formulas".to_owned(),
            Some(meant) => format!("write `{meant}`"),
            None => "leave it out, or write it in a string".to_owned(),
        };
        self.mistake(begin, what, instead);
    }
}

/// How many tokens this word, sign or comment counts for.
fn length(text: &[char]) -> usize {
    match text {
        // `#[doc = "..."]`
        ['/', '/' | '*', '!', ..] | ['/', '/', '/'] => 5 + text.len(),
        ['/', '/', '/', next, ..] | ['/', '*', '*', next, ..] if !matches!(next, '/' | '*') => {
            5 + text.len()
        }
        ['/', '/' | '*', ..] | [')' | ']' | '}'] => 0,
        ['"' | '0'..='9', ..] => text.len(),
        [character] if is_space(*character) => 0,
        _ if text.contains(&'"') => text.len(),
        _ => 1,
    }
}

/// The kind of a bracket, of three.
fn kind(bracket: char) -> usize {
    match bracket {
        '(' | ')' => 0,
        '[' | ']' => 1,
        _ => 2,
    }
}

/// Whether words and numbers have this character.
fn is_word(character: char) -> bool {
    character.is_alphanumeric() || character == '_'
}

/// Whether it is white space to `proc-macro2`.
fn is_space(character: char) -> bool {
    character.is_whitespace() || matches!(character, '\u{200e}' | '\u{200f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_counted_as_they_are_made() {
        for (text, expected) in [
            ("a + 0x1f - \"bc\" // d\n", 4 + 4 + 3),
            ("/* a b */ [(a)] r#\"b\"#", 3 + 6),
            ("///\n/// ab\n//// c\n//\n/**/a", 5 + 3 + 5 + 6 + 1),
        ] {
            assert_eq!(Scanner::of(text).length, expected, "{text}");
        }
        let (before, sums) = ("struct A { number: ", "+0".repeat(TOKENS / 2));
        assert!(check_length(&format!("{before}{sums}")).is_err());
        assert!(check_length(&format!("// {before}{sums}")).is_ok());
    }
}
