//! Operations on words as C writes them: operators on `uint64_t`, and calls on wider words, which may be structures.
//!
//! The runtime's source names an operation and the bits of its words, `and_N(a, b)` where lines are printed for several
//! words; so do functions that are printed.

/// The operations, each with its operator before or between its operands.
const OPERATIONS: [(&str, &str); 18] = [
    ("not", "~"),
    ("and", "&"),
    ("or", "|"),
    ("xor", "^"),
    ("add", "+"),
    ("sub", "-"),
    ("mul", "*"),
    ("up", "<<"),
    ("down", ">>"),
    ("equal", "=="),
    ("at_most", "<="),
    ("is_empty", "== 0"),
    ("is_some", "!= 0"),
    ("bit", "(uint64_t)1 <<"),
    ("wide", "(uint64_t)"),
    ("low", ""),
    ("low_half", ""),
    ("high_half", ""),
];

/// An operation on words of this many bits, as in `and_128(a, b)`: its calls become operators or calls.
pub fn call(operation: &str, bits: u32, operands: &[String]) -> String {
    if bits > 64 {
        return format!("quadrille_{operation}_{bits}({})", operands.join(", "));
    }
    let sign = OPERATIONS.iter().find(|(name, _)| *name == operation).map_or("", |(_, it)| it);
    match (operation, operands) {
        ("is_empty" | "is_some", [word]) => format!("({} {sign})", tight(word)),
        ("wide", [number]) if is_number(number) => number.clone(),
        ("not", [number]) if is_number(number) => format!("~(uint64_t){number}"),
        ("bit", [square]) => format!("({sign} {})", tight(square)),
        (_, [word]) => format!("{sign}{}", tight(word)),
        (_, operands) => {
            let operands: Vec<String> = operands.iter().map(|it| tight(it)).collect();
            format!("({})", operands.join(&format!(" {sign} ")))
        }
    }
}

/// An operation on one word, as a condition.
pub fn condition(operation: &str, bits: u32, word: &str) -> String {
    let text = call(operation, bits, &[word.to_owned()]);
    loose("return ", text, ";")
}

fn is_number(text: &str) -> bool {
    text.chars().all(|c| c.is_ascii_digit())
}

/// An operand, in parentheses if it is an operation.
fn tight(operand: &str) -> String {
    let has_operator = split(operand, ' ').len() > 1;
    if has_operator { format!("({operand})") } else { operand.to_owned() }
}

/// The parts between separators that stand in no parentheses or brackets.
fn split(text: &str, separator: char) -> Vec<&str> {
    let (mut depth, mut begin, mut parts) = (0_i32, 0, Vec::new());
    for (at, c) in text.char_indices() {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth -= 1,
            _ if c == separator && depth == 0 => {
                parts.push(text[begin..at].trim());
                begin = at + c.len_utf8();
            }
            _ => {}
        }
    }
    parts.push(text[begin..].trim());
    parts
}

/// The name and the bits of an operation, if a word is one: `and_64`.
fn operation(word: &str) -> Option<(&str, u32)> {
    let (name, bits) = word.rsplit_once('_')?;
    let bits = bits.parse().ok()?;
    OPERATIONS.iter().any(|(own, _)| *own == name).then_some((name, bits))
}

/// A text with its operations written out.
pub fn written(text: &str) -> String {
    let is_name = |c: char| c.is_alphanumeric() || c == '_';
    let (mut all, mut rest) = (String::new(), text);
    while let Some(first) = rest.chars().next() {
        let end = rest.find(|c| is_name(c) != is_name(first)).unwrap_or(rest.len());
        let (word, behind) = rest.split_at(end);
        match operation(word).filter(|_| behind.starts_with('(')) {
            Some((name, bits)) => {
                let end = closing(behind);
                let operands = split(&behind[1..end], ',');
                let operands: Vec<String> = operands.into_iter().map(written).collect();
                rest = &behind[end + 1..];
                all += &loose(&all, call(name, bits, &operands), rest);
            }
            None => {
                all += word;
                rest = behind;
            }
        }
    }
    all
}

/// The index of the parenthesis that closes the first one.
fn closing(text: &str) -> usize {
    let mut depth = 0_i32;
    let end = text.char_indices().find(|(_, c)| {
        depth += i32::from(*c == '(') - i32::from(*c == ')');
        depth == 0
    });
    end.map_or(text.len() - 1, |(end, _)| end)
}

/// The operation between these texts, without parentheses that say nothing.
fn loose(before: &str, text: String, behind: &str) -> String {
    let is_alone = ["(", ", ", "= ", "return "].iter().any(|it| before.ends_with(it))
        && [")", ",", ";"].iter().any(|it| behind.starts_with(it));
    let inner = text.strip_prefix('(').and_then(|it| it.strip_suffix(')'));
    match inner.filter(|_| is_alone && closing(&text) == text.len() - 1) {
        Some(inner) => inner.to_owned(),
        None => text,
    }
}

#[cfg(test)]
mod tests {
    use super::written;

    #[test]
    fn operations_are_operators_or_calls() {
        for (source, expected) in [
            ("return and_64(a, b);", "return a & b;"),
            ("return and_64(a, xor_64(b, sub_64(b, wide_64(1))));", "return a & (b ^ (b - 1));"),
            ("f(and_64(a, b) * c)", "f((a & b) * c)"),
            ("if (is_empty_64(and_64(a, b))) {", "if ((a & b) == 0) {"),
            ("up_64(not_64(wide_64(0)), n + 1)", "(~(uint64_t)0 << (n + 1))"),
            ("low_64(rows[a & 7])", "rows[a & 7]"),
            ("and_128(a, not_128(b))", "quadrille_and_128(a, quadrille_not_128(b))"),
            ("quadrille_low_64 (a)", "quadrille_low_64 (a)"),
        ] {
            assert_eq!(written(source), expected);
        }
    }
}
