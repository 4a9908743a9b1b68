//! Finds comments that begin with a word that makes a fragment of them.

/// The words that open fragments. Instead of "Whether this holds", write "Returns whether this holds" or "True if this
/// holds".
pub const OPENINGS: [&str; 9] =
    ["As", "Nothing", "Of", "One", "That of", "Those", "What", "Where", "Whether"];

/// The comment of a line, if the line has one; empty between two paragraphs.
fn comment(line: &str) -> Option<&str> {
    let marks = ["///", "//!", "//", "/**", "/*", "*", "# ", "\"\"\""];
    let line = line.trim_start();
    let whole = marks.iter().find_map(|mark| line.strip_prefix(mark));
    let in_json = || line.split_once("\"description\": \"");
    let behind_code =
        || line.split_once(" // ").or_else(|| line.split_once(" # ")).or_else(in_json);
    whole.or_else(|| behind_code().map(|(_, comment)| comment)).map(str::trim)
}

fn is_fragment(paragraph: &str) -> bool {
    let mut rests = OPENINGS.iter().filter_map(|opening| paragraph.strip_prefix(opening));
    rests.any(|rest| !rest.starts_with(char::is_alphanumeric))
}

/// The lines that begin a paragraph of a comment, also below a heading, with such a word.
pub fn fragments(text: &str) -> Vec<usize> {
    let mut before = "";
    let mut found = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let comment = comment(line).unwrap_or_default();
        let begins = before.is_empty() || before.starts_with('#');
        if begins && is_fragment(comment) {
            found.push(index + 1);
        }
        before = comment;
    }
    found
}
