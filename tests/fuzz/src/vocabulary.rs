//! Parts of random descriptions with their meanings.

use crate::random::Random;

/// The number of the square on a file and a rank.
pub type Number = Box<dyn Fn(usize, usize) -> usize>;

/// The condition that there is a square on a file and a rank.
pub type Condition = Box<dyn Fn(usize, usize) -> bool>;

/// A formula that numbers the squares of a board without gaps, and the function that it writes.
pub fn formula(random: &mut Random, files: usize, ranks: usize) -> (String, Number) {
    let last = files * ranks - 1;
    match random.below(6) {
        0 => (format!("file * {ranks} + rank"), Box::new(move |file, rank| file * ranks + rank)),
        1 => (
            format!("({ranks} - 1 - rank) * {files} + file"),
            Box::new(move |file, rank| (ranks - 1 - rank) * files + file),
        ),
        2 => (
            format!("{last} - rank * {files} - file"),
            Box::new(move |file, rank| last - rank * files - file),
        ),
        3 if files.is_power_of_two() && ranks.is_power_of_two() => (
            format!("(rank ^ rank >> 1) * {files} + (file ^ file >> 1)"),
            Box::new(move |file, rank| (rank ^ rank >> 1) * files + (file ^ file >> 1)),
        ),
        _ => (format!("rank * {files} + file"), Box::new(move |file, rank| rank * files + file)),
    }
}

/// The squares of one colour: a condition that leaves half of any board.
pub fn one_color(random: &mut Random) -> (String, Condition) {
    let color = random.below(2);
    let text = format!("(file + rank) % 2 == {color}");
    (text, Box::new(move |file, rank| (file + rank) % 2 == color))
}

/// A condition on the squares of a board, and the function that it writes. It may leave no square of a small board.
pub fn condition(random: &mut Random) -> (String, Condition) {
    match random.below(6) {
        0 => one_color(random),
        1 => ("file <= rank || rank > 4".into(), Box::new(|file, rank| file <= rank || rank > 4)),
        2 => ("!(file == 1 && rank >= 1)".into(), Box::new(|file, rank| !(file == 1 && rank >= 1))),
        3 => {
            let apart = random.between(1, 5);
            (
                format!("file - rank < {apart} && rank - file < {apart}"),
                Box::new(move |file, rank| file.abs_diff(rank) < apart),
            )
        }
        4 => {
            let most = random.between(1, 9);
            (format!("(file ^ rank) <= {most}"), Box::new(move |file, rank| file ^ rank <= most))
        }
        _ => {
            let (factor, rest) = (random.between(1, 3), random.below(3));
            (
                format!("(file * {factor} + rank) % 3 != {rest}"),
                Box::new(move |file, rank| (file * factor + rank) % 3 != rest),
            )
        }
    }
}

/// Fields that cover the bits of a number, by name and width, the most significant first.
pub fn fields(random: &mut Random, bits: usize) -> Vec<(&'static str, usize)> {
    let names = ["hi", "lo", "c", "d", "e", "f", "g", "h"];
    let (mut fields, mut rest) = (Vec::new(), bits);
    while rest > 0 {
        let width = random.between(1, rest);
        fields.push((names[fields.len()], width));
        rest -= width;
    }
    fields
}

/// Fields in the form of the key `index`.
pub fn listed(fields: &[(&str, usize)]) -> String {
    let field = |(name, width): &(&str, usize)| format!("{name}: {width}");
    format!("{{ {} }}", fields.iter().map(field).collect::<Vec<_>>().join(", "))
}
