//! What the documentation of an emitted type says: sizes and the formula.

use std::fmt::Write as _;

use quadrille_runtime::Symmetry;
use quadrille_runtime::tablebase::{Group, Section};

use super::material::{Kings, is_pawn};
use super::outline::in_words;
use super::reference;
use super::scheme::{Scheme, Task};
use super::solve::{LeadKind, Solution};

/// A summary, the canonical form, a table of the groups and the formula.
pub fn text(task: &Task, solution: &Solution) -> String {
    let mut text = format!(
        "An index of {} on {}, scheme `{}`: {} positions.\n\n{}\n\n",
        task.material,
        in_words(&task.board),
        task.scheme.name(),
        grouped(solution.size),
        canonical(task),
    );
    let _ = writeln!(text, "| men | squares | places |\n| --- | --- | --- |");
    lead_row(task, solution, &mut text);
    if let Some(kings) = &solution.kings {
        let kings = letters(solution, solution.plan().lead.len() as u8, kings.len);
        let _ = writeln!(text, "| {kings} | those left, apart | by the leading men |");
    }
    for group in &solution.groups {
        let (squares, places) = sizes(task, solution, group);
        let _ = writeln!(
            text,
            "| {} | {squares} | {places} |",
            letters(solution, group.first, group.len)
        );
    }
    let _ = write!(text, "\n{}", formula(task, solution));
    text
}

/// What "canonical" means for a scheme.
fn canonical(task: &Task) -> &'static str {
    match (&task.scheme, task.kings) {
        (Scheme::Naive { skip: false }, _) => {
            "Every placement has an index of its own, also those with several men on a square; each is \
             its own canonical form."
        }
        (Scheme::Naive { skip: true }, _) => {
            "Every placement has an index of its own, also where like men are exchanged; each is its \
             own canonical form."
        }
        (Scheme::Kings, _) => {
            "The canonical form has the kings where they come first, in board order, of all their \
             images. Where both kings stand on a line that the board is mirrored at, a position and its \
             mirror image have two indexes, and each is its own canonical form."
        }
        (Scheme::Syzygy(_), _) => {
            "The canonical form is Syzygy's. Mirror images have two indexes where the men that decide \
             on the mirroring are their own image (the leading men on the diagonal; three or more \
             leading pawns), and each is its own canonical form. Of two like leading men that mirror \
             each other the one given first leads."
        }
        (Scheme::Exact { .. }, _) => {
            "Every position that differs from all others under the board's symmetries has one index. \
             The canonical form has the leading men where they come first, in board order, of all their \
             images, and of the symmetries that this leaves open, the one that the other men choose."
        }
    }
}

fn lead_row(task: &Task, solution: &Solution, text: &mut String) {
    let lead = solution.plan().lead.len() as u8;
    if lead == 0 {
        return;
    }
    let places = match solution.lead {
        LeadKind::Pawns(_) => "by file".to_owned(),
        LeadKind::One | LeadKind::Pair | LeadKind::Twins => solution.squares.len().to_string(),
        _ => grouped(solution.size / others(task, solution)),
    };
    let board = match task.kings {
        Kings::Apart if solution.lead == LeadKind::Pair && solution.kings.is_none() => {
            "folded, kings apart"
        }
        _ => "folded",
    };
    let _ = writeln!(text, "| {} | {board} | {places} |", letters(solution, 0, lead));
}

/// How many places all groups after the leading one have together.
fn others(task: &Task, solution: &Solution) -> u64 {
    solution.groups.iter().map(|group| group_places(task, solution, group)).product()
}

/// The squares that a group may take if all earlier men stand on such squares, where there are so
/// many.
fn group_squares(task: &Task, group: &Group) -> usize {
    let squares = if group.pawns { pawn_squares(task) } else { task.board.len() };
    squares.saturating_sub(group.skips.into())
}

fn pawn_squares(task: &Task) -> usize {
    reference::pawn_squares(&task.board).count_ones() as usize
}

fn group_places(task: &Task, _: &Solution, group: &Group) -> u64 {
    quadrille_runtime::tablebase::choose(group_squares(task, group), group.len.into())
}

fn sizes(task: &Task, solution: &Solution, group: &Group) -> (String, String) {
    if solution.confined.is_some() {
        let man = solution.sequence[usize::from(group.first)];
        let squares = reference::domain(task, man).count_ones();
        return (format!("{squares}, less those taken"), "by where others stand".to_owned());
    }
    let before = &solution.sequence[..usize::from(group.skips)];
    if group.pawns && before.iter().any(|&man| !is_pawn(man)) {
        let most = pawn_squares(task) - before.iter().filter(|&&man| is_pawn(man)).count();
        let squares = format!("{} to {most}", group_squares(task, group));
        return (squares, "by how many of them earlier men take".to_owned());
    }
    let squares = group_squares(task, group);
    let places = grouped(group_places(task, solution, group));
    let places = match group.len {
        1 => places,
        len => format!("C({squares}, {len}) = {places}"),
    };
    (squares.to_string(), places)
}

/// The men of a run of the sequence.
fn letters(solution: &Solution, first: u8, len: u8) -> String {
    let men = &solution.sequence[usize::from(first)..usize::from(first + len)];
    men.iter().copied().map(char::from).collect()
}

/// `index = ...`, with a line for each section.
fn formula(task: &Task, solution: &Solution) -> String {
    let mut text = String::from("```text\n");
    for section in &solution.sections {
        let _ = write!(text, "index = {:>12}", section.start);
        if !solution.plan().lead.is_empty() {
            let lead = letters(solution, 0, solution.plan().lead.len() as u8);
            let first = match section.first_class {
                0 => String::new(),
                first => format!(" - {first}"),
            };
            let _ = write!(text, " + {} * ({lead}{first})", section.lead_stride);
        }
        if let Some(kings) = &solution.kings
            && section.stabiliser == 1
        {
            let kings = letters(solution, solution.plan().lead.len() as u8, kings.len);
            let _ = write!(text, " + {} * ({kings})", section.kings_stride);
        }
        groups_formula(solution, section, &mut text);
        let _ = writeln!(text, "{}", condition(task, section));
    }
    text + "```\n"
}

fn groups_formula(solution: &Solution, section: &Section, text: &mut String) {
    if section.stabiliser != 1 {
        let _ = write!(text, " + the others, different under the symmetries left");
        return;
    }
    if solution.confined.is_some() {
        let _ = write!(text, " + the others, each on his own squares");
        return;
    }
    for (group, stride) in solution.groups.iter().zip(section.strides) {
        let _ = write!(text, " + {stride} * {}", letters(solution, group.first, group.len));
    }
}

/// What tells the section from others.
fn condition(task: &Task, section: &Section) -> String {
    match section.stabiliser {
        1 => String::new(),
        stabiliser => {
            let board = task.board.symmetries();
            let left = board.filter(|&symmetry| stabiliser & !1 & 1 << symmetry as u8 != 0);
            let names: Vec<_> = left.map(Symmetry::name).collect();
            format!(" ({})", names.join(", "))
        }
    }
}

/// A number with its thousands apart.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}
