//! Random pieces: their text in Betza's notation, or as lists of steps, and what it means.
//!
//! The meanings of letters are written down here from H. G. Muller's "Betza notation and XBoard" and
//! `src/language.md`, by hand and for steps that go up the board.

use crate::random::Random;

use super::keep;
use super::truth::{Board, Cells, Manner, MovementPart, Mover, Piece, Region, Standing, Step};

/// A rider that goes as far as it can.
const FAR: Manner = Manner::Ride(u8::MAX);

/// Letters before an atom, and the steps that they leave of it.
type Choice = (&'static str, Vec<Step>);

/// `W`, `D`, `H`: so many squares straight.
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

/// `F`, `A`, `G`: so many squares aslant.
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

/// `N` and its like, `short` < `long`.
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

/// The squares that a lame leaper passes: along its longer way first, then aslant.
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

/// An atom: its text, the choices of directions, whether it rides by itself, whether its step is to a neighbour.
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

/// The range behind an atom, and how its steps are taken.
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

/// What a part is for: its letter, moves, captures.
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
        // Over what stands in the middle.
        how = ["p", "g", "j"][random.below(3)];
        manner = Manner::HopNext(2);
        steps.iter_mut().for_each(|step| *step = (step.0 / 2, step.1 / 2));
    } else if manner == Manner::Once && !atom.is_next && random.once_in(2) {
        (how, lame) = ("n", true);
    }
    let path = |step| if lame { passed(step) } else { Vec::new() };
    let steps = steps.into_iter().map(|step| (step, keep(path(step))));
    let part = MovementPart {
        steps: keep(steps.collect()),
        manner,
        moves,
        captures,
        on: None,
        within: None,
    };
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
    let part = MovementPart { steps: keep(steps), manner, moves, captures, on: None, within: None };
    (format!("{purpose}[{list}]{range}"), part)
}

/// Whether each part has, for both colours, somewhere a square to go to.
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
    !part.steps.is_empty() && goes(0) && goes(1)
}

/// Riders that go everywhere that they may, as they are written.
pub(super) const RIDERS: [&str; 6] = ["R", "B", "NN", "DD", "AA", "(1,3)(1,3)"];

/// One of them, if it goes anywhere on a board.
pub(super) fn rider(random: &mut Random, board: &Board) -> Option<(String, Piece)> {
    let steps = [straight(1), aslant(1), oblique(1, 2), straight(2), aslant(2), oblique(1, 3)];
    let which = random.below(RIDERS.len());
    let steps = steps[which][0].1.iter().map(|&step| (step, keep(Vec::new()))).collect();
    let part = MovementPart {
        steps: keep(steps),
        manner: FAR,
        moves: true,
        captures: true,
        on: None,
        within: None,
    };
    let piece = Piece { parts: keep(vec![part]) };
    goes(board, part).then(|| (RIDERS[which].to_owned(), piece))
}

/// A piece for a board with these regions, by name; `None` where chance made one that is none.
pub(super) fn piece(
    random: &mut Random,
    board: &Board,
    regions: &[(&str, Region)],
) -> Option<(String, Piece)> {
    let (mut text, mut parts) = (Vec::new(), Vec::new());
    for _ in 0..if random.once_in(3) { 2 } else { 1 } {
        let (mut group, first) = (String::new(), parts.len());
        for _ in 0..if random.once_in(3) { 2 } else { 1 } {
            let (text, part) = if random.once_in(6) { of_steps(random) } else { of_betza(random) };
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
    let is_piece = parts.iter().all(|&part| goes(board, part));
    is_piece.then(|| (text.join(" + "), Piece { parts: keep(parts) }))
}
