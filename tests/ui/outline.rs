//! What of a compiler's messages does not depend on the compiler: how many errors there are, their codes and
//! places, and what this library says.

/// The code of a trait that is not implemented: its headline is ours, by `diagnostic::on_unimplemented`.
const UNIMPLEMENTED: &str = "error[E0277]";

/// The code of a type that is not found, and the one that compilers have since 1.90 or later for any such name.
const NOT_FOUND: [&str; 2] = ["error[E0412]", "error[E0425]"];

/// The outline of all messages about a program, line by line.
pub fn of(messages: &str) -> String {
    let mut lines = Vec::new();
    for message in messages.split("\n\n").filter(|message| message.starts_with("error")) {
        outline(message, &mut lines);
    }
    lines.concat()
}

/// The headline and the help below it, the place, the notes in order of the alphabet.
fn outline(message: &str, lines: &mut Vec<String>) {
    let place = message.find("--> ").unwrap_or(message.len());
    let (headline, rest) = message.split_at(place);
    lines.extend(headline.lines().filter_map(own).map(line));
    lines.extend(rest.lines().take(1).map(|place| line(&format!("  in {}", file_name(place)))));
    let mut notes: Vec<_> = rest.lines().filter_map(note).map(line).collect();
    notes.sort_unstable();
    notes.dedup();
    lines.append(&mut notes);
}

fn line(text: &str) -> String {
    text.to_owned() + "\n"
}

/// A line of a headline without what rustc words.
fn own(line: &str) -> Option<&str> {
    match line.split_once(": ") {
        _ if line.trim().is_empty() => None,
        Some((code, _)) if NOT_FOUND.contains(&code) => Some(NOT_FOUND[1]),
        Some((code, _)) if code.starts_with("error[") && code != UNIMPLEMENTED => Some(code),
        _ => Some(line),
    }
}

/// A place without the folder, which may be a copy.
fn file_name(place: &str) -> &str {
    place.rsplit(['/', ' ']).next().unwrap_or(place)
}

/// A note of this library.
fn note(line: &str) -> Option<&str> {
    let note = line.trim_start().strip_prefix("= note: ")?;
    (!note.starts_with("this error originates")).then_some(note)
}
