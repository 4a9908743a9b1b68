//! Keys and statements made from the grammar of the language: most are legal, whatever they ask for.

use quadrille::Symmetry;
use quadrille_codegen::model::SliderMethod;

use crate::random::Random;
use crate::vocabulary::{condition, fields, formula, listed};

/// Files and ranks. Small boards are the most, as they take the least time.
pub fn board(random: &mut Random) -> (usize, usize) {
    let shapes: [(usize, usize); 12] = [
        (8, 8),
        (9, 8),
        (8, 1),
        (1, 8),
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
pub fn keys(random: &mut Random, (files, ranks): (usize, usize)) -> Vec<String> {
    let numbering = if files.max(ranks) <= 16 && random.once_in(5) {
        shape(random, files, ranks)
    } else {
        numbering(random, files, ranks)
    };
    let has_words = numbering.greatest < numbering.squares && !random.once_in(12);
    let mut keys = vec![format!("board: {files} x {ranks}"), format!("number: {}", numbering.text)];
    if !has_words {
        keys.push("bitboard: none".to_owned());
    } else if random.once_in(6) {
        keys.push(format!("bitboard: {}", random.pick(&["u64", "u128"])));
    }
    let bits = usize::BITS - numbering.greatest.leading_zeros();
    let fields = fields(random, bits.max(1) as usize);
    if random.once_in(2) {
        keys.push(format!("index: {}", listed(&fields)));
        if random.once_in(3) {
            keys.push(format!("packed: {}", order(random, &fields)));
        }
    } else if random.once_in(4) {
        keys.push(format!("packed: {}", random.pick(&["fields", "pieces", "planes"])));
    }
    if has_words {
        pieces(random, (files, ranks), &mut keys);
    }
    if random.once_in(6) {
        keys.push(format!("optimise: {}", random.pick(&["latency", "throughput"])));
    }
    if random.once_in(8) && has_words {
        keys.push(format!("geometry: {}", random.pick(&["tables", "compact"])));
    }
    if random.once_in(20) {
        keys.push(format!("directions: {{ {} }}", directions(random)));
    }
    if random.once_in(8) {
        let ways = ["north", "east", "south", "west"];
        keys.push(format!("pawns: {{ white: {} }}", random.pick(&ways)));
    }
    if random.once_in(20) && has_words {
        keys.push(format!("circuits: {{ {} }}", circuits(random)));
    }
    if random.once_in(20) {
        let claim = random.pick(&["number ^ 1", "number + 1", "number ^ 7", "number ^ 56"]);
        keys.push(format!("symmetry: {{ {}: {claim} }}", symmetry(random)));
    }
    random.shuffle(&mut keys);
    keys
}

/// The name of a symmetry that is not the identity.
fn symmetry(random: &mut Random) -> &'static str {
    random.pick(&Symmetry::ALL.map(Symmetry::name)[1..])
}

struct Numbering {
    text: String,
    greatest: usize,
    squares: usize,
}

/// A board of which squares are absent: left out of a table, or by a condition.
fn shape(random: &mut Random, files: usize, ranks: usize) -> Numbering {
    if random.once_in(2) {
        let (text, holds) = condition(random);
        let cells = (0..files).flat_map(|file| (0..ranks).map(move |rank| (file, rank)));
        let squares = cells.filter(|&(file, rank)| holds(file, rank)).count();
        let text = format!("{} where {text}", formula(random, files, ranks).0);
        return Numbering { text, greatest: squares.saturating_sub(1), squares };
    }
    let is_there: Vec<bool> =
        (0..files * ranks).map(|cell| cell == 0 || !random.once_in(4)).collect();
    let squares = is_there.iter().filter(|&&is_there| is_there).count();
    let mut numbers = random.numbers(squares).into_iter();
    let cell = |&is_there: &bool| match is_there {
        true => numbers.next().map_or_else(|| ".".to_owned(), |number| number.to_string()),
        false => ".".to_owned(),
    };
    let cells: Vec<String> = is_there.iter().map(cell).collect();
    Numbering { text: format!("[ {} ]", cells.join(" ")), greatest: squares - 1, squares }
}

/// Directions of a board that is no square grid.
fn directions(random: &mut Random) -> &'static str {
    random.pick(&[
        "north: (0, +1), north_east: (+1, +1), south_east: (+1, 0)",
        "east: (+1, 0), north_east: (0, +1)",
        "north: (+1, +2), east: (+2, -1)",
        "north: (0, -1)",
    ])
}

fn numbering(random: &mut Random, files: usize, ranks: usize) -> Numbering {
    let squares = files * ranks;
    let last = squares - 1;
    match random.below(12) {
        0..7 => Numbering { text: formula(random, files, ranks).0, greatest: last, squares },
        7 => holes(random, squares),
        8 if (files + 7) * (ranks + 2) <= 250 => {
            let step = files + random.between(1, 7);
            Numbering {
                text: format!("rank * {step} + file"),
                greatest: step * (ranks - 1) + last % files,
                squares,
            }
        }
        9 if squares.is_power_of_two() => bits_apart(random, files, ranks),
        _ => Numbering { text: table(&random.numbers(squares)), greatest: last, squares },
    }
}

/// A table with numbers left out.
fn holes(random: &mut Random, squares: usize) -> Numbering {
    let most = (squares + random.between(0, 40)).min(256);
    let mut numbers = random.numbers(most);
    numbers.truncate(squares);
    let greatest = numbers.iter().copied().max().unwrap_or(0);
    Numbering { text: table(&numbers), greatest, squares }
}

/// The bits of file and rank in random order, some of them turned.
fn bits_apart(random: &mut Random, files: usize, ranks: usize) -> Numbering {
    let bits = (files * ranks).trailing_zeros() as usize;
    let order = random.numbers(bits);
    let turned = random.below(1 << bits);
    let number = |square: usize| {
        (0..bits).fold(0, |number, bit| number | (square >> bit & 1) << order[bit]) ^ turned
    };
    let numbers: Vec<usize> = (0..1 << bits).map(number).collect();
    Numbering { text: table(&numbers), greatest: (1 << bits) - 1, squares: 1 << bits }
}

fn table(numbers: &[usize]) -> String {
    let numbers: Vec<String> = numbers.iter().map(usize::to_string).collect();
    format!("[{}]", numbers.join(" "))
}

fn order(random: &mut Random, fields: &[(&str, usize)]) -> String {
    let mut names: Vec<&str> = fields.iter().map(|field| field.0).collect();
    random.shuffle(&mut names);
    if names.len() > 1 && random.once_in(2) {
        let rest = names.split_off(random.between(1, names.len() - 1));
        return format!("[[{}], {}]", names.join(", "), rest.join(", "));
    }
    format!("[{}]", names.join(", "))
}

/// Pieces, and the least files, and ranks, without which a part of theirs goes nowhere.
const PIECES: [(&str, usize, usize); 26] = [
    ("rook: R", 1, 1),
    ("bishop: B", 1, 1),
    ("queen: Q", 1, 1),
    ("knight: N", 1, 1),
    ("king: K", 1, 1),
    ("nightrider: NN", 1, 1),
    ("camel: (1,3)", 1, 1),
    ("wide: (2,2)(2,2)", 1, 1),
    ("dabbabah: DD", 1, 1),
    ("amazon: QN", 1, 1),
    ("man: WFDA", 1, 1),
    ("zebra: Z", 1, 1),
    ("gold: WfF as G", 2, 2),
    ("lance: fR as L", 1, 2),
    ("horse: nN as H", 2, 3),
    ("cannon: mRcpR as C", 1, 3),
    ("hopper: gQ as O", 3, 3),
    ("short: R2", 1, 2),
    ("pair: [(+1,+1), (-1,+1)] as P", 2, 2),
    ("guard: K in palace as E", 2, 3),
    ("soldier: fW + sW on home as S", 2, 3),
    ("leaper: nZnA as T", 4, 4),
    ("long: n(0,4)fn(1,4) as U", 2, 5),
    ("bent: [(+1,+1) > (+1,+2), (+0,+1)] as V", 2, 3),
    ("lion: gB + pNN on home as W", 5, 5),
    ("tower: R4cfhN on palace as M", 3, 3),
];

/// Pieces, and how the riders among them are looked up.
fn pieces(random: &mut Random, (files, ranks): (usize, usize), keys: &mut Vec<String>) {
    let fits =
        |&(_, least, long): &(&str, usize, usize)| files >= least && ranks >= long.max(least);
    let all = PIECES.iter().filter(|piece| fits(piece)).map(|piece| piece.0);
    let mut chosen: Vec<&str> = all.filter(|_| random.once_in(8)).collect();
    if chosen.iter().any(|piece| piece.contains("palace") || piece.contains("home")) {
        let palace = random.pick(&["a1-b2", "a1-b3", "b2-a1 b3"]);
        let home = "{ white: \"a1-b1\", black: \"a2-b3\" }";
        keys.push(format!("regions: {{ palace: \"{palace}\", home: {home} }}"));
    }
    // A step that leads off every square is refused, so these come rarely.
    if random.once_in(20) {
        chosen.push(random.pick(&["far: (1,15)", "long: (0,127)", "giraffe: (1,4)(1,4)"]));
    }
    if !chosen.is_empty() || random.once_in(10) {
        keys.push(format!("pieces: {{ {} }}", chosen.join(", ")));
    }
    if random.once_in(3) {
        let methods = SliderMethod::NAMES.map(|(name, ..)| name);
        let mut options = Vec::new();
        if random.once_in(2) {
            options.push(format!("method: {}", random.pick(&methods)));
        }
        if random.once_in(8) && chosen.contains(&"rook: R") {
            let square = random.pick(&["a2", "a1", "b1"]);
            let pattern = random.pick(&["xor b1-b3", "xor a2", "xor a1 c2", "or a1"]);
            keys.push(format!("patterns: {{ rook: {{ {square}: \"{pattern}\" }} }}"));
        }
        if random.once_in(20) && chosen.contains(&"rook: R") {
            keys.push("shared: { rook: \"a1 b1\" }".to_owned());
        }
        if random.once_in(4) {
            options.push(format!("sets: {}", random.pick(&["per_square", "per_line"])));
        }
        if chosen.contains(&"rook: R") && random.once_in(3) {
            options.push(format!("rook: {}", random.pick(&methods)));
        }
        keys.push(format!("sliders: {{ {} }}", options.join(", ")));
    }
}

/// Circuits, right ones for some numberings.
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

/// An `index!`.
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

/// Regions of one or two letters: whole ranks, as a rule, so that they are their own mirror images.
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

/// Two to five men, mostly.
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
