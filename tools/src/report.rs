//! Reports of mistakes, in a compiler's form for people, or as JSON for editors.

use std::ops::Range;

use annotate_snippets::{AnnotationKind, Level, Origin, Renderer, Snippet};
use proc_macro2::LineColumn;
use quadrille_codegen::diagnostic::Diagnostic;
use serde_json::json;

use crate::Source;

/// The greatest length of lines that are drawn, in bytes; for longer ones only the position is given.
const DRAWN: usize = 10_000;

/// A mistake with the line of the source that causes it, in a compiler's form, coloured by the escape codes of
/// terminals.
pub fn text(source: &Source, diagnostic: &Diagnostic) -> String {
    let title = Level::ERROR.primary_title(diagnostic.message());
    let range = range(source, diagnostic);
    let lines = lines(&source.text, &range);
    let (first, _) = ends(diagnostic);
    let mut group = if lines.len() > DRAWN {
        let origin = Origin::path(&source.name).line(first.line).char_column(first.column + 1);
        title.element(origin)
    } else {
        let span = range.start - lines.start..range.end - lines.start;
        let snippet = Snippet::source(&source.text[lines]).path(&source.name);
        let annotation = AnnotationKind::Primary.span(span);
        title.element(snippet.line_start(first.line).annotation(annotation))
    };
    if let Some(instead) = diagnostic.help_text() {
        group = group.element(Level::HELP.message(instead));
    }
    Renderer::styled().render(&[group])
}

/// A mistake as a JSON object on one line. Lines and columns are counted from 1, columns in characters, ends are
/// exclusive; bytes are counted from 0.
pub fn json(source: &Source, diagnostic: &Diagnostic) -> String {
    let (start, end) = ends(diagnostic);
    let bytes = range(source, diagnostic);
    json!({
        "file": source.name,
        "severity": "error",
        "message": diagnostic.message(),
        "help": diagnostic.help_text(),
        "start": { "line": start.line, "column": start.column + 1, "byte": bytes.start },
        "end": { "line": end.line, "column": end.column + 1, "byte": bytes.end },
    })
    .to_string()
}

/// The range of the text, in bytes, at which a mistake points. It is found by line and column, since spans count the
/// bytes of a text whose wrong characters were replaced, without a byte order mark.
pub fn range(source: &Source, diagnostic: &Diagnostic) -> Range<usize> {
    let (start, end) = ends(diagnostic);
    let start = byte(&source.text, start);
    start..byte(&source.text, end).max(start)
}

/// The start and the end of a mistake. Where a lexer gave up, which has no length, it is the character there.
fn ends(diagnostic: &Diagnostic) -> (LineColumn, LineColumn) {
    let extent = diagnostic.extent();
    let (start, end) = (extent.start.start(), extent.end.end());
    if end == start {
        (start, LineColumn { column: start.column + 1, ..start })
    } else {
        (start, end)
    }
}

/// The whole lines that contain these bytes of a text.
fn lines(text: &str, range: &Range<usize>) -> Range<usize> {
    let start = text[..range.start].rfind('\n').map_or(0, |line_break| line_break + 1);
    let end = text[range.end..].find('\n').map_or(text.len(), |length| range.end + length);
    start..end
}

/// The byte at which a character of a text begins; the end of the text if that is shorter.
fn byte(text: &str, at: LineColumn) -> usize {
    let mark = usize::from(text.starts_with('\u{feff}') && at.line <= 1);
    let line = text.split_inclusive('\n').take(at.line.saturating_sub(1)).map(str::len).sum();
    let characters = text[line..].char_indices().map(|(byte, _)| line + byte);
    characters.chain([text.len()]).nth(at.column + mark).unwrap_or(text.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_those_of_the_text() {
        let at = |line, column| LineColumn { line, column };
        let text = "8 × 8,\r\nfile\n";
        assert_eq!(
            [at(1, 2), at(1, 3), at(2, 1), at(3, 0), at(9, 9)].map(|at| byte(text, at)),
            [2, 4, 10, 14, 14]
        );
        assert_eq!([at(1, 0), at(2, 1)].map(|at| byte("\u{feff}a\nbc", at)), [3, 6]);
    }

    #[test]
    fn wrong_characters_are_shown_where_they_stand() {
        for wrong in ["×", "“", "→", "🙂", "\u{200b}", "\u{301}"] {
            let described =
                format!("struct A {{ board: 8 {wrong} 8, number: rank * 8 + file, colour: 1 }}");
            let read = quadrille_codegen::read::read_file(&described).layouts;
            let source = Source { name: "a.layout".to_owned(), text: described.clone() };
            for diagnostic in &read.diagnostics {
                assert!(!text(&source, diagnostic).is_empty());
            }
            let first = read.diagnostics.iter().next().expect("a mistake");
            assert_eq!(&described[range(&source, first)], wrong);
        }
    }
}
