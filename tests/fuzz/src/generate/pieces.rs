//! Random pieces: their text in Betza's notation, or as lists of steps, and their meaning.
//!
//! The meanings of letters are written down here from H. G. Muller's "Betza notation and XBoard" and
//! `src/language.md`, by hand and for steps that go up the board.

use crate::random::Random;

use super::keep;
use super::truth::{Board, Cells, Manner, MovementPart, Mover, Piece, Region, Standing, Step};

/// The manner of a rider without a limit.
const FAR: Manner = Manner::Ride(u8::MAX);

/// Letters before an atom, and the steps of it that they select.
type Choice = (&'static str, Vec<Step>);

/// `W`, `D`, `H`: straight leaps of `n` squares.
fn straight(n: i8) -> Vec<Choice> {
    let (f, b, l, r) = ((0, n), (0, -n), (-n, 0), (n, 0));
    vec![
        ("", vec![f, b, l, r]),
        ("f", vec![f]),
        ("b", vec![b]),
        ("l", vec![l]),
        ("r", vec![r]),
        ("v", vec![f, b]),
        ("s", vec![l, r]),
        ("fs", vec![f, l, r]),
    ]
}

/// `F`, `A`, `G`: diagonal leaps of `n` squares.
fn aslant(n: i8) -> Vec<Choice> {
    let (lf, rf, lb, rb) = ((-n, n), (n, n), (-n, -n), (n, -n));
    vec![
        ("", vec![lf, rf, lb, rb]),
        ("f", vec![lf, rf]),
        ("b", vec![lb, rb]),
        ("l", vec![lf, lb]),
        ("r", vec![rf, rb]),
        ("lf", vec![lf]),
        ("fr", vec![rf]),
        ("lb", vec![lb]),
        ("br", vec![rb]),
    ]
}

/// `N` and the like, `short` < `long`.
fn oblique(short: i8, long: i8) -> Vec<Choice> {
    let (s, n) = (short, long);
    let all = |f: i8, r: i8| vec![(f, r), (f, -r), (-f, r), (-f, -r)];
    vec![
        ("", [all(s, n), all(n, s)].concat()),
        ("f", vec![(s, n), (-s, n)]),
        ("ff", vec![(s, n), (-s, n)]),
        ("b", vec![(s, -n), (-s, -n)]),
        ("l", vec![(-n, s), (-n, -s)]),
        ("r", vec![(n, s), (n, -s)]),
        ("fs", vec![(n, s), (-n, s)]),
        ("bs", vec![(n, -s), (-n, -s)]),
        ("lf", vec![(-s, n)]),
        ("rf", vec![(s, n)]),
        ("lb", vec![(-s, -n)]),
        ("fl", vec![(-n, s)]),
        ("br", vec![(n, -s)]),
        ("fh", vec![(s, n), (-s, n), (n, s), (-n, s)]),
        ("bh", vec![(s, -n), (-s, -n), (n, -s), (-n, -s)]),
    ]
}

/// `K` and `Q`: one letter is straight, two are aslant, `fh` is three.
fn royal() -> Vec<Choice> {
    let all = [straight(1)[0].1.clone(), aslant(1)[0].1.clone()].concat();
    vec![
        ("", all),
        ("f", vec![(0, 1)]),
        ("b", vec![(0, -1)]),
        ("l", vec![(-1, 0)]),
        ("fl", vec![(-1, 1)]),
        ("br", vec![(1, -1)]),
        ("fh", vec![(-1, 1), (0, 1), (1, 1)]),
    ]
}

/// The squares that a lame leaper passes, first along its longer direction, then aslant.
fn passed((files, ranks): Step) -> Vec<Step> {
    let long = files.abs().max(ranks.abs());
    let short = files.abs().min(ranks.abs());
    let at = |step: i8| {
        let aside = (step - (long - short)).max(0);
        let (file, rank) = if files.abs() >= ranks.abs() { (step, aside) } else { (aside, step) };
        (file * files.signum(), rank * ranks.signum())
    };
    (1..long).map(at).collect()
}

/// An atom: its text, the choices of directions, whether it rides by itself, and whether its step is to a
/// neighbour.
struct Atom {
    text: &'static str,
    choices: Vec<Choice>,
    rides: bool,
    is_next: bool,
}

/// An atom before its choices are written out.
type Entry = (&'static str, fn() -> Vec<Choice>, bool, bool);

fn atom(random: &mut Random) -> Atom {
    let atoms: [Entry; 17] = [
        ("W", || straight(1), false, true),
        ("F", || aslant(1), false, true),
        ("D", || straight(2), false, false),
        ("A", || aslant(2), false, false),
        ("N", || oblique(1, 2), false, false),
        ("N", || oblique(1, 2), false, false),
        ("H", || straight(3), false, false),
        ("C", || oblique(1, 3), false, false),
        ("L", || oblique(1, 3), false, false),
        ("Z", || oblique(2, 3), false, false),
        ("G", || aslant(3), false, false),
        ("(1,2)", || oblique(1, 2), false, false),
        ("(0,2)", || straight(2), false, false),
        ("R", || straight(1), true, true),
        ("B", || aslant(1), true, true),
        ("Q", royal, true, true),
        ("K", royal, false, true),
    ];
    let (text, choices, rides, is_next) = &atoms[random.below(atoms.len())];
    Atom { text, choices: choices(), rides: *rides, is_next: *is_next }
}

/// The range after an atom, and the manner of its steps.
fn range(random: &mut Random, atom: &Atom) -> (String, Manner) {
    let most = random.between(2, 5);
    match random.below(6) {
        0 => (most.to_string(), Manner::Ride(most as u8)),
        _ if atom.rides => (String::new(), FAR),
        1 => ("0".to_owned(), FAR),
        2 if atom.text != "K" => (atom.text.to_owned(), FAR),
        _ => (String::new(), Manner::Once),
    }
}

/// A part of a movement of both colours, in no region.
fn part(
    steps: Vec<(Step, &'static [Step])>,
    manner: Manner,
    [moves, captures]: [bool; 2],
) -> MovementPart {
    MovementPart { steps: keep(steps), manner, moves, captures, only: None, on: None, within: None }
}

/// The purpose of a part: its letter, and whether it moves and captures.
fn purpose(random: &mut Random) -> (&'static str, bool, bool) {
    match random.below(5) {
        0 => ("m", true, false),
        1 => ("c", false, true),
        _ => ("", true, true),
    }
}

fn of_betza(random: &mut Random) -> (String, MovementPart) {
    let atom = atom(random);
    let choice = if random.once_in(2) { 0 } else { random.below(atom.choices.len()) };
    let (directions, steps) = atom.choices[choice].clone();
    let (range, mut manner) = range(random, &atom);
    let (purpose, moves, captures) = purpose(random);
    let (mut how, mut lame) = ("", false);
    let mut steps = steps;
    let middle = matches!(atom.text, "D" | "A" | "(0,2)") && manner == Manner::Once;
    if let (Manner::Ride(most), true) = (manner, random.once_in(4)) {
        (how, manner) = match random.once_in(2) {
            true => ("p", Manner::HopAnywhere(most)),
            false => ("g", Manner::HopNext(most)),
        };
    } else if middle && random.once_in(3) {
        // A hop over the square in the middle.
        how = ["p", "g", "j"][random.below(3)];
        manner = Manner::HopNext(2);
        steps = steps.into_iter().map(|step| (step.0 / 2, step.1 / 2)).collect();
    } else if manner == Manner::Once && !atom.is_next && random.once_in(2) {
        (how, lame) = ("n", true);
    }
    let path = |step| if lame { passed(step) } else { Vec::new() };
    let steps = steps.into_iter().map(|step| (step, keep(path(step))));
    let part = part(steps.collect(), manner, [moves, captures]);
    (format!("{purpose}{directions}{how}{}{range}", atom.text), part)
}

/// `[(+1,+2) > (+2,+3), (-1,+2)]`.
fn of_steps(random: &mut Random) -> (String, MovementPart) {
    let coordinate = |random: &mut Random| random.between(0, 6) as i8 - 3;
    let is_path = random.once_in(2);
    let mut steps: Vec<(Step, &'static [Step])> = Vec::new();
    for _ in 0..random.between(1, 3) {
        let step = (coordinate(random), coordinate(random));
        if step == (0, 0) || steps.iter().any(|(other, _)| *other == step) {
            continue;
        }
        let via = (coordinate(random), coordinate(random));
        let has_path = is_path && via != (0, 0) && via != step && random.once_in(2);
        steps.push((step, if has_path { keep(vec![via]) } else { &[] }));
    }
    let text = |(step, path): &(Step, &[Step])| {
        let squares =
            path.iter().chain([step]).map(|(files, ranks)| format!("({files:+},{ranks:+})"));
        squares.collect::<Vec<_>>().join(" > ")
    };
    let list = steps.iter().map(text).collect::<Vec<_>>().join(", ");
    let is_lame = steps.iter().any(|(_, path)| !path.is_empty());
    let (range, manner) = match random.below(3) {
        0 if !is_lame => ("0", FAR),
        1 if !is_lame => ("3", Manner::Ride(3)),
        _ => ("", Manner::Once),
    };
    let (purpose, moves, captures) = purpose(random);
    let part = part(steps, manner, [moves, captures]);
    (format!("{purpose}[{list}]{range}"), part)
}

/// The squares of a walk that repeats some steps, as far as a board of this size allows or to the square where it
/// began: every square, or the last one of each round, with the squares before it.
fn walked(board: &Board, round: &[Step], each: bool, most: usize) -> Vec<(Step, &'static [Step])> {
    let (mut at, mut before, mut ends) = ((0_i8, 0_i8), Vec::new(), Vec::new());
    for (count, step) in round.iter().cycle().enumerate() {
        at = (at.0 + step.0, at.1 + step.1);
        let is_there = at.0.abs() < board.files && at.1.abs() < board.ranks;
        if at == (0, 0) || !is_there || ends.len() == most {
            return ends;
        }
        if each || count % round.len() == round.len() - 1 {
            ends.push((at, keep(before.clone())));
        }
        before.push(at);
    }
    ends
}

/// Steps, each with the squares that it passes.
type Routes = Vec<(Step, &'static [Step])>;

/// Riders that are lame at each step, that turn, and legs: `nNN`, `zB`, `qN`, `afsW`.
fn of_walks(random: &mut Random, board: &Board) -> (String, MovementPart) {
    let (range, most) = match random.below(3) {
        0 => ("2", 2),
        1 => ("3", 3),
        _ => ("0", usize::MAX),
    };
    let (purpose, moves, captures) = purpose(random);
    let (text, mut steps) = match random.below(4) {
        0 => lame(random, board, most),
        1 => crooked(random, board, most),
        2 => circular(random, board, most),
        _ => legs(random),
    };
    steps.sort_unstable();
    steps.dedup();
    // A letter before `a` would say how the first leg is taken.
    let text = match text.rsplit_once('a') {
        Some((legs, last)) => {
            let (directions, atom) = last.split_at(last.len() - 1);
            format!("{legs}a{directions}{purpose}{atom}")
        }
        None => format!("{purpose}{text}{range}"),
    };
    (text, part(steps, Manner::Once, [moves, captures]))
}

fn lame(random: &mut Random, board: &Board, most: usize) -> (String, Routes) {
    let atoms = [("N", oblique(1, 2)), ("A", aslant(2)), ("D", straight(2)), ("C", oblique(1, 3))];
    let (atom, choices) = &atoms[random.below(atoms.len())];
    let (directions, all) = &choices[random.below(choices.len())];
    let routes = |&step: &Step| {
        let squares = [passed(step), vec![step]].concat();
        let legs = squares.iter().scan((0, 0), |at: &mut Step, &to| {
            let leg = (to.0 - at.0, to.1 - at.1);
            *at = to;
            Some(leg)
        });
        walked(board, &legs.collect::<Vec<_>>(), false, most)
    };
    (format!("{directions}n{atom}"), all.iter().flat_map(routes).collect())
}

fn crooked(random: &mut Random, board: &Board, most: usize) -> (String, Routes) {
    let atoms = [("B", aslant(1)), ("R", straight(1)), ("D", straight(2))];
    let (atom, choices) = &atoms[random.below(atoms.len())];
    let routes = |&(files, ranks): &Step| {
        let aside = [(ranks, -files), (-ranks, files)];
        aside.map(|aside| walked(board, &[(files, ranks), aside], true, most)).concat()
    };
    (format!("z{atom}"), choices[0].1.iter().flat_map(routes).collect())
}

fn circular(random: &mut Random, board: &Board, most: usize) -> (String, Routes) {
    // Clockwise from the leap nearest to straight ahead.
    let (s, n) = if random.once_in(2) { (1, 2) } else { (1, 3) };
    let circle = [(s, n), (n, s), (n, -s), (s, -n), (-s, -n), (-n, -s), (-n, s), (-s, n)];
    let routes = |first: usize| {
        let clockwise: Vec<Step> = (0..8).map(|leg| circle[(first + leg) % 8]).collect();
        let back: Vec<Step> = (0..8).map(|leg| circle[(first + 8 - leg) % 8]).collect();
        [clockwise, back].map(|round| walked(board, &round, true, most)).concat()
    };
    (format!("q({s},{n})"), (0..8).flat_map(routes).collect())
}

/// Two legs: straight first or aslant first, then the other, and perhaps on.
fn legs(random: &mut Random) -> (String, Routes) {
    let atoms = [("W", straight(1), 1), ("F", aslant(1), 1), ("D", straight(2), 2)];
    let (atom, choices, long) = &atoms[random.below(atoms.len())];
    let goes_on = random.once_in(2);
    let mut routes = Routes::new();
    for &first in &choices[0].1 {
        let king = royal()[0].1.clone();
        let king = king.into_iter().map(|(file, rank)| (file * long, rank * long));
        // The two king's steps nearest in direction to the first.
        let is_near =
            |&(file, rank): &Step| (file, rank) != first && file * first.0 + rank * first.1 > 0;
        for second in king.filter(is_near) {
            let two = (first.0 + second.0, first.1 + second.1);
            let three = (two.0 + second.0, two.1 + second.1);
            routes.push(match goes_on {
                true => (three, keep(vec![first, two])),
                false => (two, keep(vec![first])),
            });
        }
    }
    (format!("afs{}{atom}", if goes_on { "af" } else { "" }), routes)
}

/// Returns whether each part has, for both colours, a square to go to from somewhere.
fn goes(board: &Board, part: MovementPart) -> bool {
    let piece = Piece { parts: keep(vec![MovementPart { moves: true, captures: true, ..part }]) };
    let all: Cells = board.cells().collect();
    let standings = [Cells::new(), all.clone()]
        .map(|occupied| Standing { occupied: occupied.clone(), hurdles: occupied });
    let goes = |color: usize| {
        let mover = Mover { board, piece: &piece, color };
        let goes_from = |&from: &(i8, i8)| {
            standings.iter().any(|standing| !mover.attacks(from, standing).is_empty())
        };
        all.iter().any(goes_from)
    };
    !part.steps.is_empty()
        && (0..2).all(|color| part.only.is_some_and(|own| own != color) || goes(color))
}

/// Riders in all directions, as written.
pub(super) const RIDERS: [&str; 6] = ["R", "B", "NN", "DD", "AA", "(1,3)(1,3)"];

/// A rider, if it can go anywhere on a board.
pub(super) fn rider(random: &mut Random, board: &Board) -> Option<(String, Piece)> {
    let steps = [straight(1), aslant(1), oblique(1, 2), straight(2), aslant(2), oblique(1, 3)];
    let which = random.below(RIDERS.len());
    let steps = steps[which][0].1.iter().map(|&step| (step, keep(Vec::new()))).collect();
    let part = part(steps, FAR, [true; 2]);
    let piece = Piece { parts: keep(vec![part]) };
    goes(board, part).then(|| (RIDERS[which].to_owned(), piece))
}

/// A piece for a board with these regions, by name, perhaps with a movement for each colour. `None` if the random
/// piece cannot move.
pub(super) fn piece(
    random: &mut Random,
    board: &Board,
    regions: &[(&str, Region)],
) -> Option<(String, Piece)> {
    if !random.once_in(6) {
        let (text, parts) = movement(random, board, regions);
        return whole(board, text, parts);
    }
    let (white, mut parts) = movement(random, board, regions);
    let (black, others) = movement(random, board, regions);
    let of = |color| move |part| MovementPart { only: Some(color), ..part };
    parts = parts.into_iter().map(of(0)).chain(others.into_iter().map(of(1))).collect();
    whole(board, format!("{{ white: {white}, black: {black} }}"), parts)
}

fn whole(board: &Board, text: String, parts: Vec<MovementPart>) -> Option<(String, Piece)> {
    let is_piece = parts.iter().all(|&part| goes(board, part));
    is_piece.then(|| (text, Piece { parts: keep(parts) }))
}

fn movement(
    random: &mut Random,
    board: &Board,
    regions: &[(&str, Region)],
) -> (String, Vec<MovementPart>) {
    let (mut text, mut parts) = (Vec::new(), Vec::new());
    for _ in 0..if random.once_in(3) { 2 } else { 1 } {
        let (mut group, first) = (String::new(), parts.len());
        for _ in 0..if random.once_in(3) { 2 } else { 1 } {
            let (text, part) = match random.below(12) {
                0 | 1 => of_steps(random),
                // The walks that are written down here end at edges.
                2 if board.wraps == [false, false] => of_walks(random, board),
                _ => of_betza(random),
            };
            group += &text;
            parts.push(part);
        }
        for (word, has) in [("on", random.once_in(4)), ("in", random.once_in(4))] {
            if let (true, Some(&(name, region))) = (has, regions.get(random.below(regions.len()))) {
                group += &[" ", word, " ", name].concat();
                for part in &mut parts[first..] {
                    let limit = if word == "on" { &mut part.on } else { &mut part.within };
                    *limit = Some(region);
                }
            }
        }
        text.push(group);
    }
    (text.join(" + "), parts)
}
