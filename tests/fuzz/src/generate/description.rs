//! Random layouts with everything that a description may contain.

use crate::random::Random;
use crate::vocabulary::{fields, listed};

use super::ground::Ground;
use super::numbering::numbering;
use super::truth::{Board, Cell, Piece, Region, Step};
use super::{claims, keep, magics, pieces};

/// A layout: a description, and its meaning.
#[derive(Clone, Debug)]
pub struct Description {
    /// The keys with their values, in any order.
    pub keys: Vec<String>,
    /// The board, and its numbers.
    pub board: Board,
    /// The pieces, in order.
    pub pieces: Vec<Piece>,
    /// Groups of fields of a packed position (shift and width), the most significant first.
    pub packing: Vec<Vec<(u32, u32)>>,
    /// The bits of the greatest number.
    pub bits: u32,
    /// True if there are bitboards.
    pub has_bitboards: bool,
    /// True if bitboards have 128 bits.
    pub has_wide_words: bool,
}

/// The name and the step of a direction of pawns. Unless the directions are those of a square grid, it is north or
/// south.
fn way(random: &mut Random, ground: &Ground) -> (&'static str, Step) {
    let ways = [("north", (0, 1)), ("south", (0, -1)), ("east", (1, 0)), ("west", (-1, 0))];
    ways[random.below(if ground.is_square_grid() { 4 } else { 2 })]
}

/// Named sets of squares: the key, and the squares.
fn regions(random: &mut Random, ground: &Ground) -> (Option<String>, Vec<(&'static str, Region)>) {
    if ground.files > 26 || random.once_in(3) {
        return (None, Vec::new());
    }
    let (mut texts, mut regions) = (Vec::new(), Vec::new());
    for name in ["palace", "home"] {
        if random.once_in(2) {
            let (text, cells) = squares(random, ground);
            texts.push(format!("{name}: \"{text}\""));
            regions.push((name, keep(vec![cells, cells]) as Region));
        } else {
            let ((white, whites), (black, blacks)) =
                (squares(random, ground), squares(random, ground));
            texts.push(format!("{name}: {{ white: \"{white}\", black: \"{black}\" }}"));
            regions.push((name, keep(vec![whites, blacks]) as Region));
        }
    }
    (Some(format!("regions: {{ {} }}", texts.join(", "))), regions)
}

/// Boxes and single squares.
fn squares(random: &mut Random, ground: &Ground) -> (String, &'static [Cell]) {
    let (mut words, mut cells) = (Vec::new(), Vec::new());
    let all: Vec<(usize, usize)> = ground.cells().collect();
    let corner = |random: &mut Random| all[random.below(all.len())];
    for _ in 0..random.between(1, 3) {
        let a = corner(random);
        let b = if random.once_in(3) { a } else { corner(random) };
        words.push(match a == b {
            true => ground.name(a),
            false => format!("{}-{}", ground.name(a), ground.name(b)),
        });
        for file in a.0.min(b.0)..=a.0.max(b.0) {
            let ranks = a.1.min(b.1)..=a.1.max(b.1);
            let there = ranks.filter(|&rank| ground.has((file, rank)));
            cells.extend(there.map(|rank| (file as i8, rank as i8)));
        }
    }
    cells.sort_unstable();
    cells.dedup();
    (words.join(" "), keep(cells))
}

/// Groups of (shift, width), most significant first.
type Packing = Vec<Vec<(u32, u32)>>;

/// The fields of a packed position: the keys, the groups of (shift, width), most significant first, and the fields by name.
fn packing(random: &mut Random, bits: u32) -> (Vec<String>, Packing, Vec<claims::Field>) {
    let fields = fields(random, bits as usize);
    if random.once_in(3) {
        let (keys, groups) = match random.below(3) {
            0 => (vec!["packed: pieces".to_owned()], vec![vec![(0, bits)]]),
            1 => (
                vec!["packed: planes".to_owned()],
                (0..bits).rev().map(|bit| vec![(bit, 1)]).collect(),
            ),
            _ => (Vec::new(), vec![vec![(0, bits)]]),
        };
        return (keys, groups, vec![("number", 0, bits)]);
    }
    let mut keys = vec![format!("index: {}", listed(&fields))];
    let mut rest = bits;
    let with_shift = |(name, width): (&'static str, usize)| {
        rest -= width as u32;
        (name, (rest, width as u32))
    };
    let mut fields: Vec<_> = fields.into_iter().map(with_shift).collect();
    let by_name = fields.iter().map(|&(name, (shift, width))| (name, shift, width)).collect();
    if random.once_in(2) {
        return (keys, fields.iter().map(|&(_, field)| vec![field]).collect(), by_name);
    }
    random.shuffle(&mut fields);
    let beside = if random.once_in(2) { random.between(1, fields.len()) } else { 1 };
    let (first, others) = fields.split_at(beside);
    let names =
        |fields: &[(&str, _)]| fields.iter().map(|field| field.0).collect::<Vec<_>>().join(", ");
    let head = if beside == 1 { names(first) } else { format!("[{}]", names(first)) };
    let tail = if others.is_empty() { String::new() } else { format!(", {}", names(others)) };
    keys.push(format!("packed: [{head}{tail}]"));
    let mut groups = vec![first.iter().map(|field| field.1).collect()];
    groups.extend(others.iter().map(|field| vec![field.1]));
    (keys, groups, by_name)
}

/// Patterns of some riders, which change their look-ups but not their attacks.
fn patterns(random: &mut Random, ground: &Ground, riders: &[(String, Piece)]) -> Option<String> {
    if riders.is_empty() || !ground.are_tokens() || ground.wraps() || random.once_in(2) {
        return None;
    }
    let all: Vec<(usize, usize)> = ground.cells().collect();
    let square = |random: &mut Random| ground.name(all[random.below(all.len())]);
    // A second square would have to agree with the images of the first.
    let of_rider = |(rider, _): &(String, Piece)| {
        let [of, one, other] = [(); 3].map(|()| square(random));
        let squares = if random.once_in(3) { one } else { [one, other].join(" ") };
        format!("{rider}: {{ {of}: \"xor {squares}\" }}")
    };
    let riders: Vec<String> = riders.iter().map(of_rider).collect();
    Some(format!("patterns: {{ {} }}", riders.join(", ")))
}

/// How riders are looked up: the first methods have magics, and the first one patterns.
fn sliders(random: &mut Random, has_patterns: bool, has_magics: bool) -> Option<String> {
    let methods =
        ["magic", "auto", "magic, sets: per_line", "split", "pext", "obstruction_difference"];
    let methods = match (has_patterns, has_magics) {
        (true, _) => &methods[..1],
        (false, true) => &methods[..3],
        (false, false) => &methods[..],
    };
    random.once_in(4).then(|| format!("sliders: {{ method: {} }}", random.pick(methods)))
}

/// Up to five different pieces.
fn some_pieces(
    random: &mut Random,
    board: &Board,
    regions: &[(&'static str, Region)],
) -> Vec<(String, Piece)> {
    let mut pieces = Vec::new();
    for _ in 0..2 * random.below(5) {
        pieces.extend(match random.once_in(4) {
            true => pieces::rider(random, board),
            false => pieces::piece(random, board, regions),
        });
    }
    pieces.truncate(5);
    pieces
}

/// The keys about pieces: their movements, and the look-ups of riders.
fn piece_keys(
    random: &mut Random,
    ground: &Ground,
    board: &Board,
    has_wide_words: bool,
    types: &str,
    chosen: &[(String, Piece)],
) -> Vec<String> {
    let mut keys = Vec::new();
    let named = chosen.iter().enumerate();
    let text = |(index, (text, _)): (usize, &(String, Piece))| {
        format!("p{index}: {text} as {types}{index}")
    };
    let list: Vec<String> = named.clone().map(text).collect();
    if !list.is_empty() {
        keys.push(format!("pieces: {{\n        {},\n    }}", list.join(",\n        ")));
    }
    let riders: Vec<(String, Piece)> = named
        .filter(|(_, (text, _))| pieces::RIDERS.contains(&text.as_str()))
        .map(|(index, (_, piece))| (format!("p{index}"), *piece))
        .collect();
    let patterns = patterns(random, ground, &riders);
    // Magics are for occupancies without the pattern.
    let may_have_magics = ground.are_tokens() && !ground.wraps();
    let has_magics = patterns.is_none() && may_have_magics && random.once_in(2);
    let riders = if has_magics { &riders[..] } else { &[] };
    let magics = magics::magics(random, ground, board, has_wide_words, riders);
    if !ground.wraps() {
        keys.extend(sliders(random, patterns.is_some(), magics.is_some()));
    }
    keys.extend(patterns);
    keys.extend(magics);
    keys.extend(random.once_in(4).then(|| "geometry: compact".to_owned()));
    keys
}

impl Description {
    /// A layout of a board. The types of its pieces have these names followed by a number.
    pub fn new(random: &mut Random, ground: &Ground, types: &str) -> Description {
        let numbering = numbering(random, ground);
        let has_wide_words =
            numbering.greatest() > 63 || numbering.keys.contains(&"bitboard: u128".to_owned());
        let mut keys = vec![format!("board: {} x {}", ground.files, ground.ranks)];
        keys.extend(numbering.keys.iter().cloned());
        keys.extend(ground.keys.clone());
        let (way, white) = if random.once_in(4) { way(random, ground) } else { ("north", (0, 1)) };
        if way != "north" {
            keys.push(format!("pawns: {{ white: {way} }}"));
        }
        let board = Board {
            files: ground.files as i8,
            ranks: ground.ranks as i8,
            numbers: keep(numbering.numbers.clone()),
            forward: keep(vec![white, (-white.0, -white.1)]),
            directions: ground.directions,
            wraps: keep(ground.wraps.to_vec()),
        };
        let mut chosen = Vec::new();
        if numbering.has_bitboards {
            let (key, regions) = regions(random, ground);
            keys.extend(key);
            chosen = some_pieces(random, &board, &regions);
            keys.extend(piece_keys(random, ground, &board, has_wide_words, types, &chosen));
        }
        let bits = numbering.bits();
        let (orders, packing, fields) = packing(random, bits);
        keys.extend(orders);
        let mut claims = numbering.claims;
        if random.once_in(3) {
            claims.add_fields(random, &board, &fields);
        }
        keys.extend(claims.key());
        keys.extend(random.once_in(4).then(|| "optimise: throughput".to_owned()));
        random.shuffle(&mut keys);
        let pieces = chosen.into_iter().map(|(_, piece)| piece).collect();
        let has_bitboards = numbering.has_bitboards;
        Description { keys, board, pieces, packing, bits, has_bitboards, has_wide_words }
    }
}
