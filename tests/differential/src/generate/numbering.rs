//! Random numberings, with holes and without, as formulas, tables and groups of bits.

use quadrille_fuzz::random::Random;

/// How squares are numbered.
pub(super) struct Numbering {
    /// The keys that say it.
    pub(super) keys: Vec<String>,
    /// The numbers by rank from the first file.
    pub(super) numbers: Vec<u8>,
    /// Whether there are bitboards.
    pub(super) has_bitboards: bool,
}

impl Numbering {
    /// The bits of the greatest number.
    pub(super) fn bits(&self) -> u32 {
        let greatest = self.numbers.iter().max().copied().unwrap_or(0);
        (u8::BITS - greatest.leading_zeros()).max(1)
    }
}

/// A numbering of a board whose squares have these names, by rank from the first file.
pub(super) fn numbering(
    random: &mut Random,
    (files, ranks): (usize, usize),
    names: &[String],
) -> Numbering {
    let squares = files * ranks;
    // Names such as `4e` are no tokens of Rust.
    let are_tokens = files <= 26 && names[0].starts_with(|c: char| c.is_ascii_lowercase());
    match random.below(8) {
        0 | 1 => formula(random, files, ranks),
        2 => holes(random, files, squares),
        3 if are_tokens => groups(random, names),
        _ => {
            let mut numbers: Vec<u8> = (0..squares as u8).collect();
            random.shuffle(&mut numbers);
            let none = random.once_in(10);
            let mut keys = vec![format!("number: {}", table(&numbers, files))];
            keys.extend(none.then(|| "bitboard: none".to_owned()));
            if !none && random.once_in(6) {
                let word = if squares > 64 || random.once_in(2) { "u128" } else { "u64" };
                keys.push(format!("bitboard: {word}"));
            }
            Numbering { keys, numbers, has_bitboards: !none }
        }
    }
}

/// The number of a file and a rank.
type Number = Box<dyn Fn(usize, usize) -> usize>;

fn formula(random: &mut Random, files: usize, ranks: usize) -> Numbering {
    let last = files * ranks - 1;
    let (text, number): (String, Number) = match random.below(5) {
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
    };
    let places = (0..ranks).flat_map(|rank| (0..files).map(move |file| (file, rank)));
    let numbers = places.map(|(file, rank)| number(file, rank) as u8).collect();
    Numbering { keys: vec![format!("number: {text}")], numbers, has_bitboards: true }
}

/// A table with numbers left out, and so without bitboards.
fn holes(random: &mut Random, files: usize, squares: usize) -> Numbering {
    let mut numbers: Vec<u8> = (0..=u8::MAX).collect();
    numbers.truncate((squares + random.between(0, 60)).min(256));
    random.shuffle(&mut numbers);
    numbers.truncate(squares);
    let keys = vec![format!("number: {}", table(&numbers, files)), "bitboard: none".to_owned()];
    Numbering { keys, numbers, has_bitboards: false }
}

/// Groups of bits, some with unused bits between them.
fn groups(random: &mut Random, names: &[String]) -> Numbering {
    let mut order: Vec<usize> = (0..names.len()).collect();
    random.shuffle(&mut order);
    // From the most significant bit down: groups of squares, each after some unused bits.
    let (mut groups, mut rest) = (Vec::new(), &order[..]);
    let mut room = 128 - names.len();
    while !rest.is_empty() {
        let (group, others) = rest.split_at(random.between(1, rest.len()));
        let gap = if groups.is_empty() || !random.once_in(3) { 0 } else { random.between(0, 2) };
        let gap = gap.min(room);
        room -= gap;
        groups.push((gap, group));
        rest = others;
    }
    let (mut bits, mut squares, mut number) = (Vec::new(), Vec::new(), 0);
    let mut numbers = vec![0; names.len()];
    for (index, (gap, group)) in groups.iter().enumerate().rev() {
        for &square in group.iter().rev() {
            numbers[square] = number;
            number += 1;
        }
        number += *gap as u8;
        let list: Vec<&str> = group.iter().map(|&square| names[square].as_str()).collect();
        squares.push(format!("g{index}: [{}]", list.join(" ")));
        bits.push(format!("g{index}"));
        bits.extend(std::iter::repeat_n("_".to_owned(), *gap));
    }
    bits.reverse();
    let keys = vec![format!(
        "groups: {{ squares: {{ {} }}, bits: [{}] }}",
        squares.join(", "),
        bits.join(", ")
    )];
    Numbering { keys, numbers, has_bitboards: true }
}

/// A table as a board is drawn, the last rank first.
fn table(numbers: &[u8], files: usize) -> String {
    let rank = |rank: &[u8]| rank.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
    let ranks: Vec<String> = numbers.chunks(files).rev().map(rank).collect();
    format!("[{}]", ranks.join("; "))
}
