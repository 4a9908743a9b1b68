//! How sliders are looked up, why in that way, and which squares share tables.

use std::io::Write;

use quadrille_codegen::item::Described;
use quadrille_codegen::layout::{Layout, Leap, SetStorage, SliderMethod, WordSize};
use quadrille_codegen::solve::moves::PieceLookUps;
use quadrille_codegen::solve::sliders::{LookUp as _, MagicTables, Method, Sliders};
use quadrille_codegen::solve::{Bitboards, Solution};

use super::HEADING;
use crate::outcome::Outcome;
use crate::search;
use crate::sharing::{Sharing, thousands};

/// A rider, explained.
pub struct Rider {
    /// The pieces that it serves.
    pieces: Vec<String>,
    /// What is said of it, line by line.
    lines: Vec<String>,
}

impl Rider {
    /// Whether a piece, or its function, is looked up so.
    pub fn serves(&self, name: &str) -> bool {
        let piece = name.strip_suffix("_attacks").unwrap_or(name);
        self.pieces.iter().any(|other| other == piece)
    }

    /// Prints it.
    pub fn write(&self, out: &mut dyn Write) -> Outcome {
        writeln!(out, "\n{HEADING}sliders: {}{HEADING:#}", self.pieces.join(", "))?;
        self.lines.iter().try_for_each(|line| Ok(writeln!(out, "    {line}")?))
    }
}

/// The riders of a layout.
pub fn riders(described: &Described, solution: &Solution) -> Vec<Rider> {
    let Some(bitboards) = &solution.bitboards else { return Vec::new() };
    bitboards.sliders.iter().map(|sliders| rider(described, bitboards, sliders)).collect()
}

fn rider(described: &Described, bitboards: &Bitboards, sliders: &Sliders) -> Rider {
    let layout = &described.layout;
    let (method, _) = way(&sliders.method);
    let bytes = sliders.method.look_up().tables().bytes;
    let mut lines = vec![
        format!("method: {method}; {} bytes", thousands(bytes)),
        format!("why: {}", reason(layout, sliders)),
        steps(&sliders.method),
    ];
    if let Some(pext) = &sliders.pext {
        lines.push(format!("with bmi2: other tables, {} bytes", thousands(pext.tables().bytes)));
    }
    let sharing = Sharing::of(layout, sliders);
    lines.extend(sharing.summary());
    lines.extend(classes(layout, &sharing));
    if matches!(sliders.method, Method::Magic(_)) {
        lines.extend(impossible(described, sliders));
    }
    Rider { pieces: served(layout, bitboards, sliders.ride), lines }
}

/// The names of the pieces that are looked up in the tables of a ride.
fn served(layout: &Layout, bitboards: &Bitboards, ride: Leap) -> Vec<String> {
    let is_moved = |moves: &PieceLookUps| moves.rides().any(|other| other == ride);
    let pieces = layout.pieces.iter().zip(&bitboards.moves);
    let served = pieces.filter(|(piece, sides)| {
        piece.rides.contains(&ride) || sides.iter().flatten().any(is_moved)
    });
    served.map(|(piece, _)| piece.name.clone()).collect()
}

/// A step of a look-up, and the cycles that it takes.
type Step = (&'static str, u32);

/// From a square to the place of a key.
const KEY: [Step; 5] = [("record", 5), ("mask", 1), ("product", 3), ("shift", 1), ("place", 1)];

/// What a method is, and the steps of a look-up that wait for one another.
fn way(method: &Method) -> (&'static str, Vec<Step>) {
    let after_key = |steps: &[Step]| [&KEY, steps].concat();
    match method {
        Method::Magic(tables) => {
            let mut path = after_key(&[("byte", 5), ("place", 1), ("set", 5)]);
            if is_rotated(tables) {
                path.insert(2, ("rotation", 1));
                let what = "magics on rotated occupancies; a product's highest bits lead to a byte, which \
                            names the set";
                return (what, path);
            }
            ("magics; a product's highest bits lead to a byte, which names the attack set", path)
        }
        Method::Fancy(_) => {
            ("magics; a product's highest bits lead to the attack set", after_key(&[("set", 5)]))
        }
        Method::Split(_) => (
            "magics of each line; a product's highest bits lead to the set of the line",
            after_key(&[("set", 5), ("union", 1)]),
        ),
        Method::ObstructionDifference(_) => (
            "obstruction difference; a subtraction along each line between the nearest occupied squares",
            vec![
                ("masks", 5),
                ("mask", 1),
                ("lowest or highest", 3),
                ("difference", 2),
                ("mask", 1),
                ("union", 2),
            ],
        ),
        Method::Walk(_) => ("a walk along each ray, square by square", Vec::new()),
    }
}

/// Whether some occupancy is rotated before it is multiplied.
fn is_rotated(tables: &MagicTables) -> bool {
    tables.squares.iter().flatten().any(|part| part.multiplier.rotation != 0)
}

/// The cycles of a look-up; `None` where they depend on what stands on the board.
pub fn cycles(method: &Method) -> Option<u32> {
    let (_, path) = way(method);
    (!path.is_empty()).then(|| path.iter().map(|(_, cycles)| cycles).sum())
}

/// The steps of a look-up and their sum.
fn steps(method: &Method) -> String {
    let (_, path) = way(method);
    let Some(sum) = cycles(method) else {
        return "cycles: as many steps as there are empty squares".to_owned();
    };
    let steps: Vec<String> = path.iter().map(|(step, cycles)| format!("{step} {cycles}")).collect();
    format!("cycles by the model: {sum} ({})", steps.join(", "))
}

/// Why it is looked up so: because the description says so, or by the rules of `auto`.
fn reason(layout: &Layout, sliders: &Sliders) -> String {
    let options = &layout.sliders;
    if options.method(sliders.ride) != SliderMethod::Auto {
        return "the description asks for it (`sliders`)".to_owned();
    }
    if layout.magics.iter().any(|given| given.ride == sliders.ride) {
        return "the description holds magics, so shared tables are wanted".to_owned();
    }
    let of_ride = |other: &Leap| *other == sliders.ride;
    if options.patterns.iter().any(|(ride, _)| of_ride(ride)) {
        return "the description states `patterns`, which magics have".to_owned();
    }
    if options.shared.iter().any(|(ride, _)| of_ride(ride)) {
        return "the description claims that keys are `shared`, as those of magics are".to_owned();
    }
    if options.sets != SetStorage::PerSquare {
        return "the description stores sets in lines, as magics do".to_owned();
    }
    if options.turned == Some(true) {
        return "the description turns frames, as magics do".to_owned();
    }
    if sliders.turns.is_some() {
        return "turned frames leave less than two thirds of the bytes (`auto`)".to_owned();
    }
    let why = match (&sliders.method, sliders.word) {
        (Method::Magic(_), WordSize::U64) => {
            "keys shared between squares leave fewer bytes than split magics"
        }
        (Method::Magic(_), WordSize::U128) => "the best throughput for words of 128 bits",
        (Method::ObstructionDifference(_), _) => {
            "lines are too long for tables, and all rise in this numbering"
        }
        (Method::Walk(_), _) => "lines are too long for tables, and not all rise in this numbering",
        (Method::Fancy(_) | Method::Split(_), _) => {
            "engines are as fast with it as with tables of nine times its size"
        }
    };
    format!("{why} (`auto`)")
}

/// The classes that share, by the names of their squares.
fn classes(layout: &Layout, sharing: &Sharing) -> Vec<String> {
    let name = |square| layout.names.square(layout.board(), square);
    let shared = sharing.classes.iter().filter(|class| class.len() > 1);
    let line = |class: &Vec<_>| {
        let names: Vec<String> = class.iter().map(|&square| name(square)).collect();
        format!("share an index: {}", names.join(" "))
    };
    shared.map(line).collect()
}

/// What is known not to exist.
fn impossible(described: &Described, sliders: &Sliders) -> Vec<String> {
    let found = search::magics::impossible(described, sliders.ride);
    if found.is_empty() {
        return Vec::new();
    }
    let premises = "impossible where a key has one bit for each relevant square, squares of a class have \
                    equal keys, no carry reaches the key and no occupancy is rotated (all such magics \
                    were tried):";
    [premises.to_owned()]
        .into_iter()
        .chain(found.into_iter().map(|line| format!("  {line}")))
        .collect()
}
