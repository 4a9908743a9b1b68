//! Keys and statements made from the grammar of the language; most are legal.

use quadrille::Symmetry;

use crate::generate::{Description, Ground};
use crate::random::Random;

/// The numbers of files and ranks. Most boards are small, as these take the least time.
pub fn board(random: &mut Random) -> (usize, usize) {
    let shapes: [(usize, usize); 14] = [
        (8, 8),
        (9, 8),
        (8, 1),
        (1, 8),
        (2, 64),
        (32, 4),
        (64, 2),
        (1, 128),
        (16, 8),
        (8, 16),
        (11, 11),
        (1, 1),
        (64, 1),
        (10, 10),
    ];
    match random.below(16) {
        0 => shapes[random.below(shapes.len())],
        1 => (random.between(1, 9), random.between(1, 9)),
        2..6 => (random.between(1, 6), random.between(1, 6)),
        _ => (random.between(1, 4), random.between(1, 4)),
    }
}

/// The keys of a description of a board.
pub fn keys(random: &mut Random, ground: &Ground) -> Vec<String> {
    let description = Description::new(random, ground, "crate::P");
    let mut keys = description.keys;
    if random.once_in(20) && description.has_bitboards {
        keys.push(format!("circuits: {{ {} }}", circuits(random)));
    }
    if random.once_in(20) {
        let claim = random.pick(&["number ^ 1", "number + 1", "number ^ 7", "number ^ 56"]);
        keys.push(format!("symmetry: {{ {}: {claim} }}", symmetry(random)));
    }
    if random.once_in(40) {
        keys.push("shared: { p0: \"a1 b1\" }".to_owned());
    }
    if random.once_in(8) {
        said_otherwise(random, &mut keys);
    }
    random.shuffle(&mut keys);
    keys
}

/// Says something of groups, claims or magics otherwise than it is true.
fn said_otherwise(random: &mut Random, keys: &mut [String]) {
    let is_said = |key: &&mut String| {
        ["groups: ", "symmetry: ", "magics: "].iter().any(|name| key.starts_with(name))
    };
    for key in keys.iter_mut().filter(is_said) {
        let texts: Vec<&str> = key.split('"').collect();
        let which = 2 * random.below(texts.len() / 2) + 1;
        let new = match texts.get(which) {
            // A key in letters alone, whose magic has to be found.
            _ if key.contains(" as \"") && random.once_in(2) => keys_in_letters(key),
            Some(text) => {
                let text = other_words(random, text);
                let mut texts = texts.clone();
                texts[which] = &text;
                texts.join("\"")
            }
            None => continue,
        };
        *key = new;
    }
}

/// Magics of which only the keys are left, where they have some.
fn keys_in_letters(magics: &str) -> String {
    let entry = |entry: &str| match (entry.split_once("0x"), entry.rsplit_once(" as ")) {
        (Some((square, _)), Some((_, key))) => [square, key].concat(),
        _ => entry.to_owned(),
    };
    magics.split(", ").map(entry).collect::<Vec<_>>().join(", ")
}

/// A text with a word or a character doubled, left out, exchanged or replaced.
fn other_words(random: &mut Random, text: &str) -> String {
    const OTHERS: [&str; 22] = [
        "A",
        "B",
        "z",
        "a1",
        "(a1)",
        "(b2)",
        ".",
        "_",
        "{AB}",
        "{A",
        "}",
        "->",
        "<->",
        "=",
        "^",
        "+",
        "63",
        "hi",
        "number",
        "18446744073709551616",
        "é",
        "'",
    ];
    let by_words = text.contains(' ') && !random.once_in(4);
    let mut words: Vec<String> = match by_words {
        true => text.split(' ').map(str::to_owned).collect(),
        false => text.chars().map(String::from).collect(),
    };
    let count = words.len();
    let (one, other) = (random.below(count), random.below(count));
    match random.below(4) {
        0 if count > 1 => words.swap(one, other),
        1 if count > 0 => words.insert(other, words[one].clone()),
        2 if count > 0 => drop(words.remove(one)),
        _ => words.insert(one, random.pick(&OTHERS).to_owned()),
    }
    words.join(if by_words { " " } else { "" })
}

/// The name of a symmetry that is not the identity.
fn symmetry(random: &mut Random) -> &'static str {
    random.pick(&Symmetry::ALL.map(Symmetry::name)[1..])
}

/// Circuits, which are right for some numberings.
fn circuits(random: &mut Random) -> String {
    match random.below(4) {
        0 => "bitboard: { shift_north: \"x << 8\", flip_vertical: \"x.swap_bytes()\" }".to_owned(),
        1 => "square: { rotate_180: \"63 - x\" }".to_owned(),
        2 => "packed: { flip_diagonal: \"x >> 3 * n | (x & each(0o07)) << 3 * n\" }".to_owned(),
        _ => format!("square: {{ {}: \"{}\" }}", symmetry(random), term(random, 4)),
    }
}

fn term(random: &mut Random, depth: usize) -> String {
    if depth == 0 || random.once_in(4) {
        return if random.once_in(3) { random.below(70).to_string() } else { "x".to_owned() };
    }
    let left = term(random, depth - 1);
    match random.below(10) {
        0 => format!("!({left})"),
        1 => format!("({left}).rotate_left({})", random.below(33)),
        2 => format!("({left}).swap_bytes()"),
        3 => format!("({left} << {})", random.below(33)),
        4 => format!("({left} >> {})", random.below(33)),
        _ => {
            let operator = random.pick(&["+", "-", "*", "&", "|", "^"]);
            format!("({left} {operator} {})", term(random, depth - 1))
        }
    }
}

/// The text of an `index!`.
pub fn index(random: &mut Random) -> String {
    let (files, ranks) = if random.once_in(2) { (8, 8) } else { board(random) };
    let mut statements = vec![format!("board: {files} x {ranks}")];
    statements.push(format!("scheme: {}", scheme(random, files == 8 && ranks == 8)));
    let kings = random.pick(&["apart", "apart", "touching", "ordinary"]);
    statements.push(format!("kings: {kings}"));
    statements.push("pieces: KQRBNPA".to_owned());
    if random.once_in(4) && files <= 26 {
        statements.push(index_regions(random, files, ranks));
    }
    if random.once_in(5) {
        statements.push(format!("registry: pub {}", random.pick(&["ALL", "KRvK", "u8", "Q"])));
    }
    let mut materials = Vec::new();
    for number in 0..random.between(1, 3) {
        let mut material = material(random, kings == "ordinary");
        if random.once_in(3) {
            let name = random.pick(&["N1", "u8", "bool", "Option", "q", "ALL", "M"]);
            material = format!("{name} = {material}");
        }
        if random.once_in(3) {
            material += ": ";
            material += scheme(random, files == 8 && ranks == 8);
        }
        materials.push(if number == 0 { material } else { format!(", {material}") });
    }
    statements.push(format!("pub {}", materials.concat()));
    random.shuffle(&mut statements);
    statements.join(";\n") + ";"
}

/// Regions of one or two letters, usually whole ranks, so that they are their own mirror images.
fn index_regions(random: &mut Random, files: usize, ranks: usize) -> String {
    let last = char::from(b'a' + files as u8 - 1);
    let squares = |random: &mut Random| {
        let (from, to) = (random.between(1, ranks), random.between(1, ranks));
        let from_file = if random.once_in(6) { last } else { 'a' };
        format!("\"{from_file}{from}-{last}{to}\"")
    };
    let region = |random: &mut Random, letter: &str| match random.below(2) {
        0 => format!("{letter}: {}", squares(random)),
        _ => format!("{letter}: {{ white: {}, black: {} }}", squares(random), squares(random)),
    };
    let letters = [random.pick(&["R", "K", "P"]), random.pick(&["Q", "N", "B"])];
    let [first, second] = letters.map(|letter| region(random, letter));
    format!("regions: {{ {first}, {second} }}")
}

/// A scheme, with options or without.
fn scheme(random: &mut Random, is_chess: bool) -> &'static str {
    let schemes = [
        "exact",
        "exact",
        "kings",
        "naive",
        "naive(skip)",
        "exact(leads: Kk)",
        "exact(leads: R)",
        "syzygy",
        "syzygy(K3)",
        "syzygy(order: 1)",
        "syzygy(sequence: kRK, order: 0)",
    ];
    let fitting = if is_chess || random.once_in(20) { &schemes[..] } else { &schemes[..7] };
    random.pick(fitting)
}

/// A material, usually of two to five men.
fn material(random: &mut Random, ordinary: bool) -> String {
    let most = if random.once_in(12) { 7 } else { 3 };
    let side = |random: &mut Random, most: usize| {
        let men = ["Q", "R", "B", "N", "P", "P", "A", "K"];
        let kinds = 6 + random.below(3);
        let count = random.below(most + 1);
        let mut men: String = (0..count).map(|_| random.pick(&men[..kinds])).collect();
        if !ordinary {
            men = format!("K{}", men.replace('K', ""));
        }
        men
    };
    let white = side(random, most);
    let black = if random.once_in(2) { side(random, 1) } else { side(random, 0) };
    format!("{white}v{black}")
}
