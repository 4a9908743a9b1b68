//! Quadrille's own messages, among those of a compiler.

/// The lines of Quadrille in the messages of a program, in alphabetical order: compilers report the errors of a
/// program in different orders, and number, indent and underline lines in their own ways.
pub(crate) fn ours(messages: &str) -> Vec<&str> {
    let mut ours: Vec<&str> = messages.lines().filter_map(our_text).collect();
    ours.sort_unstable();
    ours
}

/// The text of a line, if it is Quadrille's: an error of a macro and the help below it, a trait's message that it
/// is not implemented and its notes, or a panic in a constant.
fn our_text(line: &str) -> Option<&str> {
    const PANIC: &str = "evaluation panicked: ";
    if let Some(start) = line.find(PANIC) {
        return Some(&line[start + PANIC.len()..]);
    }
    let is_error = line.starts_with("error: ") || line.starts_with("error[E0277]: ");
    let is_help = line.starts_with("       help: ");
    let text = line.trim_start();
    let is_note =
        text.starts_with("= note: ") && !text.starts_with("= note: this error originates");
    (is_error || is_help || is_note).then_some(text)
}

#[test]
fn reworded_messages_are_noticed() {
    let worded = "\
error: the field `hi` is given twice
       help: keep one of them
 --> fail/name.rs:4:21
  |
4 |     index: { hi: 3, hi: 3 },
  |                     ^^

error[E0277]: `X88` is no layout with bitboards
  |             ^^^ unsatisfied trait bound
  |
  = help: the trait `BitboardLayout` is not implemented for `X88`
  = note: generic code asks for them
  = note: this error originates in a macro

error[E0080]: evaluation panicked: no variant is named after d5";
    let reworded_by_rustc = "\
error[E0080]: evaluation of constant value failed
  |          ^^^^^^ evaluation panicked: no variant is named after d5

error[E0277]: `X88` is no layout with bitboards
   |             ^^^ the trait `BitboardLayout` is not implemented for `X88`
   |
   = note: generic code asks for them

error: the field `hi` is given twice
       help: keep one of them
 --> name.rs";
    assert_eq!(ours(worded), ours(reworded_by_rustc));
    for own in ["given twice", "keep one", "no layout", "generic code", "no variant"] {
        let reworded_by_us = reworded_by_rustc.replace(own, "something");
        assert_ne!(ours(worded), ours(&reworded_by_us), "{own}");
    }
    let lacking = reworded_by_rustc.replace("       help: keep one of them\n", "");
    assert_ne!(ours(worded), ours(&lacking));
}
