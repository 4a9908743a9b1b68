//! Formulas have the meaning of Rust's expressions: random ones are compared with arithmetic in 128 bits.

use quadrille_codegen::random::SplitMix64;
use quadrille_codegen::read::read_source;

const SYMBOLS: [(&str, u32); 10] = [
    ("*", 6),
    ("/", 6),
    ("%", 6),
    ("+", 5),
    ("-", 5),
    ("<<", 4),
    (">>", 4),
    ("&", 3),
    ("^", 2),
    ("|", 1),
];

/// An expression with only the parentheses that it needs in Rust, its precedence, and its value for
/// `file` 5 and `rank` 2.
type Written = (String, u32, Option<i64>);

fn expression(random: &mut SplitMix64, depth: u64) -> Written {
    if random.word() % 6 >= depth {
        let number = random.word() % 70;
        return match random.word() % 3 {
            0 => ("file".to_owned(), 8, Some(5)),
            1 => ("rank".to_owned(), 8, Some(2)),
            _ => (number.to_string(), 8, Some(number as i64)),
        };
    }
    let operand = expression(random, depth - 1);
    if random.word().is_multiple_of(5) {
        return (format!("-{}", at(&operand, 7)), 7, operand.2.and_then(i64::checked_neg));
    }
    let (symbol, level) = SYMBOLS[random.word() as usize % SYMBOLS.len()];
    let right = expression(random, depth - 1);
    let value = operand.2.zip(right.2).and_then(|(a, b)| reference(symbol, a, b));
    (format!("{}{symbol}{}", at(&operand, level), at(&right, level + 1)), level, value)
}

fn at(operand: &Written, level: u32) -> String {
    if operand.1 >= level { operand.0.clone() } else { format!("({})", operand.0) }
}

/// An operation in 128 bits, which shows overflows of 64 bits.
fn reference(symbol: &str, left: i64, right: i64) -> Option<i64> {
    let (a, b) = (i128::from(left), i128::from(right));
    let value = match symbol {
        "*" => a * b,
        "/" if b != 0 => a / b,
        "%" if b != 0 && (a, b) != (i64::MIN.into(), -1) => a % b,
        "+" => a + b,
        "-" => a - b,
        "<<" if (0..64).contains(&b) => a * (1_i128 << b),
        ">>" if (0..64).contains(&b) => a.div_euclid(1_i128 << b),
        "&" => a & b,
        "^" => a ^ b,
        "|" => a | b,
        _ => return None,
    };
    value.try_into().ok()
}

/// The first error of a layout whose only square is f3, where the formula must have this value.
fn error(formula: &str, value: i64) -> Option<String> {
    let condition = format!("file == 5 && rank == 2 && ({formula}) == {value}");
    let source =
        format!("struct A {{ board: 8 x 8, number: file where {condition}, bitboard: none }}");
    let read = read_source(&source);
    read.diagnostics.iter().next().map(|error| error.message().to_owned())
}

#[test]
fn formulas_mean_what_they_mean_in_rust() {
    let mut random = SplitMix64::new(3);
    for _ in 0..500 {
        let (text, _, value) = expression(&mut random, 6);
        let error = |value| error(&text, value);
        match value {
            Some(i64::MIN | i64::MAX) => {}
            Some(value) => {
                assert_eq!(error(value), None, "{text}");
                let other = error(value + 1).unwrap_or_default();
                assert!(other.contains("leaves no square"), "{text}: {other}");
            }
            None => {
                let error = error(0).unwrap_or_default();
                assert!(error.starts_with("on file 5 and rank 2, "), "{text}: {error}");
            }
        }
    }
}
