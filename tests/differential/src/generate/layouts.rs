//! Random layouts, one or two of a board, with all that a description may say.

use quadrille_fuzz::EntryPoint;
use quadrille_fuzz::random::Random;
use quadrille_fuzz::vocabulary::{fields, listed};

use super::ground::Ground;
use super::numbering::{Numbering, numbering};
use super::{Outline, Subject, keep, pieces, rust};
use crate::user::truth::{Board, Cell, Piece, Region, Step};

/// The most pieces of a packed position.
const MOST_PIECES: usize = 32;

/// A way that pawns go, and the step. Where the directions are not those of a square grid it is north or
/// south.
fn way(random: &mut Random, ground: &Ground) -> (&'static str, Step) {
    let ways = [("north", (0, 1)), ("south", (0, -1)), ("east", (1, 0)), ("west", (-1, 0))];
    ways[random.below(if ground.is_square_grid() { 4 } else { 2 })]
}

/// Named sets of squares: the key, and what they are.
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

/// The fields of a packed position: the keys, and the groups of (shift, width), most significant first.
fn packing(random: &mut Random, bits: u32) -> (Vec<String>, Vec<Vec<(u32, u32)>>) {
    let fields = fields(random, bits as usize);
    if random.once_in(3) {
        return match random.below(3) {
            0 => (vec!["packed: pieces".to_owned()], vec![vec![(0, bits)]]),
            1 => (
                vec!["packed: planes".to_owned()],
                (0..bits).rev().map(|bit| vec![(bit, 1)]).collect(),
            ),
            _ => (Vec::new(), vec![vec![(0, bits)]]),
        };
    }
    let mut keys = vec![format!("index: {}", listed(&fields))];
    let mut rest = bits;
    let with_shift = |(name, width): (&'static str, usize)| {
        rest -= width as u32;
        (name, (rest, width as u32))
    };
    let mut fields: Vec<_> = fields.into_iter().map(with_shift).collect();
    if random.once_in(2) {
        return (keys, fields.iter().map(|&(_, field)| vec![field]).collect());
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
    (keys, groups)
}

/// Patterns of some riders, which change how they are looked up and nothing of what they attack.
fn patterns(random: &mut Random, ground: &Ground, riders: &[String]) -> Option<String> {
    if riders.is_empty() || !ground.are_tokens() || random.once_in(2) {
        return None;
    }
    let all: Vec<(usize, usize)> = ground.cells().collect();
    let square = |random: &mut Random| ground.name(all[random.below(all.len())]);
    let of_rider = |rider: &String| {
        let mut stated = Vec::new();
        for _ in 0..random.between(1, 2) {
            let of = if random.once_in(3) { "all".to_owned() } else { square(random) };
            let squares = match random.below(3) {
                0 => "others".to_owned(),
                _ => [square(random), square(random)].join(" "),
            };
            stated.push(format!("{of}: \"{} {squares}\"", random.pick(&["xor", "or"])));
        }
        format!("{rider}: {{ {} }}", stated.join(", "))
    };
    let riders: Vec<String> = riders.iter().map(of_rider).collect();
    Some(format!("patterns: {{ {} }}", riders.join(", ")))
}

/// Options of how riders are looked up: the first method has magics, and so patterns.
fn sliders(random: &mut Random, has_patterns: bool) -> Option<String> {
    let methods = ["magic", "split", "auto", "pext", "obstruction_difference"];
    let methods = if has_patterns { &methods[..1] } else { &methods[..] };
    let mut options = Vec::new();
    if random.once_in(2) {
        options.push(format!("method: {}", random.pick(methods)));
    }
    if random.once_in(5) {
        options.push("sets: per_line".to_owned());
    }
    (!options.is_empty()).then(|| format!("sliders: {{ {} }}", options.join(", ")))
}

/// A layout and what it means.
struct Layout {
    name: &'static str,
    text: String,
    checks: Vec<String>,
    bits: u32,
    has_bitboards: bool,
    has_wide_words: bool,
}

fn layout(random: &mut Random, ground: &Ground, name: &'static str, module: &str) -> Layout {
    let (files, ranks) = (ground.files, ground.ranks);
    let numbering = numbering(random, ground);
    let mut keys = vec![format!("board: {files} x {ranks}")];
    keys.extend(numbering.keys.iter().cloned());
    keys.extend(ground.keys.clone());
    let (way, white) = if random.once_in(4) { way(random, ground) } else { ("north", (0, 1)) };
    if way != "north" {
        keys.push(format!("pawns: {{ white: {way} }}"));
    }
    let board = Board {
        files: files as i8,
        ranks: ranks as i8,
        numbers: keep(numbering.numbers.clone()),
        forward: keep(vec![white, (-white.0, -white.1)]),
        directions: ground.directions,
    };
    let mut checks = vec![format!("const {name}_BOARD: Board = {};", rust(&board))];
    checks.push(format!("layouts::squares::<{name}>(&{name}_BOARD);"));
    if numbering.has_bitboards {
        checks.push(format!("layouts::bitboards::<{name}>(&{name}_BOARD);"));
        let (key, regions) = regions(random, ground);
        keys.extend(key);
        let (mut list, mut riders) = (Vec::new(), Vec::new());
        for (index, (text, piece)) in some_pieces(random, &board, &regions).into_iter().enumerate()
        {
            if pieces::RIDERS.contains(&text.as_str()) {
                riders.push(format!("p{index}"));
            }
            list.push(format!("p{index}: {text} as crate::{module}::{name}{index}"));
            let piece = rust(&piece);
            checks
                .push(format!("layouts::piece::<{name}, {name}{index}>(&{name}_BOARD, &{piece});"));
        }
        if !list.is_empty() {
            keys.push(format!("pieces: {{\n        {},\n    }}", list.join(",\n        ")));
        }
        let patterns = patterns(random, ground, &riders);
        keys.extend(sliders(random, patterns.is_some()).filter(|_| random.once_in(2)));
        keys.extend(patterns);
        keys.extend(random.once_in(4).then(|| "geometry: compact".to_owned()));
    }
    packed(random, name, &numbering, &mut keys, &mut checks);
    keys.extend(random.once_in(4).then(|| "optimise: throughput".to_owned()));
    random.shuffle(&mut keys);
    let text = format!("/// Random.\npub struct {name} {{\n    {},\n}}", keys.join(",\n    "));
    let has_wide_words = numbering.greatest() > 63 || keys.contains(&"bitboard: u128".to_owned());
    let (bits, has_bitboards) = (numbering.bits(), numbering.has_bitboards);
    Layout { name, text, checks, bits, has_bitboards, has_wide_words }
}

fn packed(
    random: &mut Random,
    name: &str,
    numbering: &Numbering,
    keys: &mut Vec<String>,
    checks: &mut Vec<String>,
) {
    let (packing, groups) = packing(random, numbering.bits());
    keys.extend(packing);
    let groups = rust(&groups);
    let most = (128 / numbering.bits() as usize).min(MOST_PIECES);
    for pieces in [1, 2, 3, random.between(4, most), most] {
        checks.push(format!("layouts::packing::<{name}, {pieces}>(&{name}_BOARD, {groups});"));
    }
}

/// Up to five pieces that differ.
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

/// The layouts of a module, which know each other where they are two.
pub fn layouts(random: &mut Random, module: &str) -> Subject {
    let ground = Ground::new(random);
    let mut layouts = vec![layout(random, &ground, "A", module)];
    if random.once_in(3) {
        layouts.push(layout(random, &ground, "B", module));
    }
    let mut checks: Vec<String> = layouts.iter().flat_map(|layout| layout.checks.clone()).collect();
    if let [a, b] = &layouts[..] {
        checks.extend(conversions(a, b));
        checks.extend(conversions(b, a));
    }
    let text: Vec<String> = layouts.iter().map(|layout| layout.text.clone()).collect();
    let types: String = layouts
        .iter()
        .flat_map(|layout| (0..5).map(|index| format!("pub enum {}{index} {{}}\n", layout.name)))
        .collect();
    let rest = format!("{types}pub fn check() {{\n    {}\n}}\n", checks.join("\n    "));
    let subject = Subject::new(EntryPoint::Layout, text.join("\n\n"), &rest);
    let outlines = layouts.iter().map(|layout| outline(layout, &layouts, &ground)).collect();
    Subject { layouts: outlines, ..subject }
}

fn outline(layout: &Layout, all: &[Layout], ground: &Ground) -> Outline {
    let bits = if layout.has_wide_words { 128 } else { 64 };
    let fits = |other: &&Layout| {
        other.name != layout.name
            && (other.has_bitboards && layout.has_bitboards)
            && (other.has_wide_words, other.bits) == (layout.has_wide_words, layout.bits)
    };
    Outline {
        name: layout.name,
        has_usual_sets: ground.files * ground.ranks <= bits,
        converts_to: all.iter().filter(fits).map(|other| other.name).collect(),
    }
}

fn conversions(from: &Layout, to: &Layout) -> Vec<String> {
    let (a, b) = (from.name, to.name);
    let mut checks = Vec::new();
    if from.has_bitboards && to.has_bitboards && from.has_wide_words == to.has_wide_words {
        checks.push(format!("layouts::converted_sets::<{a}, {b}>(&{a}_BOARD);"));
    }
    let most = (128 / from.bits.max(to.bits) as usize).min(MOST_PIECES);
    for pieces in [1, 2, 3, most] {
        checks.push(format!("layouts::converted_positions::<{a}, {b}, {pieces}>(&{a}_BOARD);"));
    }
    checks
}
