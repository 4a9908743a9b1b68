//! Explains an index: its groups with their sizes, and the formula.

use std::fmt::Write as _;

use quadrille_codegen::tablebase::request::IndexRequest;
use quadrille_codegen::tablebase::{docs, reference};
use quadrille_codegen::text::thousands;
use quadrille_runtime::Symmetry;
use quadrille_tablebase::{Group, KingRule, LeadKind, Plan, Section, is_pawn};

/// The documentation of the type that `index!` emits, a table of the groups and the formula.
pub(super) fn explained(request: &IndexRequest, plan: &Plan<'_>) -> String {
    let mut text = docs::text(request, plan);
    if let Some(relation) = reference::relations_of(request).next() {
        let [first, second] = relation.men.map(char::from);
        let pairs: u32 = relation.rows.iter().map(|row| row.count_ones()).sum();
        let pairs = if first == second { pairs / 2 } else { pairs };
        let _ =
            write!(text, "`{first}` and `{second}` stand on one of {pairs} pairs of squares.\n\n");
    }
    let _ = writeln!(text, "| men | squares | places |\n| --- | --- | --- |");
    lead_row(request, plan, &mut text);
    if let Some(kings) = &plan.kings {
        let kings = letters(request, plan, plan.lead.count() as u8, kings.len);
        let _ = writeln!(text, "| {kings} | those left, apart | by the leading men |");
    }
    for group in plan.groups() {
        let (squares, ways) = sizes(request, plan, group);
        let _ = writeln!(
            text,
            "| {} | {squares} | {ways} |",
            letters(request, plan, group.first, group.len)
        );
    }
    let _ = write!(text, "\n{}", formula(request, plan));
    text
}

fn lead_row(request: &IndexRequest, plan: &Plan<'_>, text: &mut String) {
    let lead = plan.lead.count() as u8;
    if lead == 0 {
        return;
    }
    let classes = match plan.lead.kind {
        LeadKind::Pawns(_) => "by file".to_owned(),
        LeadKind::One | LeadKind::Pair | LeadKind::Twins => {
            plan.lead.table.squares.len().to_string()
        }
        _ => thousands(plan.size / others(request, plan)),
    };
    let board = match request.kings {
        KingRule::Apart if plan.lead.kind == LeadKind::Pair && plan.kings.is_none() => {
            "folded, kings apart"
        }
        _ => "folded",
    };
    let _ = writeln!(text, "| {} | {board} | {classes} |", letters(request, plan, 0, lead));
}

/// The number of ways for all groups after the leading one together.
fn others(request: &IndexRequest, plan: &Plan<'_>) -> u64 {
    plan.groups().iter().map(|group| group_ways(request, group)).product()
}

/// The number of squares for a group, if all earlier men stand on squares that it could have.
fn group_squares(request: &IndexRequest, group: &Group) -> usize {
    let squares = if group.pawns { pawn_squares(request) } else { request.board.len() };
    squares.saturating_sub(group.skips.into())
}

fn pawn_squares(request: &IndexRequest) -> usize {
    reference::pawn_squares(&request.board).count_ones() as usize
}

fn group_ways(request: &IndexRequest, group: &Group) -> u64 {
    quadrille_tablebase::choose(group_squares(request, group), group.len.into())
}

fn sizes(request: &IndexRequest, plan: &Plan<'_>, group: &Group) -> (String, String) {
    if plan.confined.is_some() {
        let man = man(request, plan, group.first.into());
        let squares = reference::domain(request, man).count_ones();
        return (format!("{squares}, less those taken"), "by where others stand".to_owned());
    }
    let skips = usize::from(group.skips);
    let pawns = (0..skips).filter(|&i| is_pawn(man(request, plan, i))).count();
    if group.pawns && pawns < skips {
        let most = pawn_squares(request) - pawns;
        let squares = format!("{} to {most}", group_squares(request, group));
        return (squares, "by how many of them earlier men take".to_owned());
    }
    let squares = group_squares(request, group);
    let ways = thousands(group_ways(request, group));
    let ways = match group.len {
        1 => ways,
        len => format!("C({squares}, {len}) = {ways}"),
    };
    (squares.to_string(), ways)
}

/// The letter of a man, by his index in the sequence.
fn man(request: &IndexRequest, plan: &Plan<'_>, man: usize) -> u8 {
    request.material.men()[usize::from(plan.sequence[man])]
}

/// The men of a run of the sequence.
fn letters(request: &IndexRequest, plan: &Plan<'_>, first: u8, len: u8) -> String {
    let men = usize::from(first)..usize::from(first + len);
    men.map(|i| char::from(man(request, plan, i))).collect()
}

/// `index = ...`, with a line for each section.
fn formula(request: &IndexRequest, plan: &Plan<'_>) -> String {
    let mut text = String::from("```text\n");
    for section in plan.sections() {
        let _ = write!(text, "index = {:>12}", section.start);
        if plan.lead.count() > 0 {
            let lead = letters(request, plan, 0, plan.lead.count() as u8);
            let first = match section.first_class {
                0 => String::new(),
                first => format!(" - {first}"),
            };
            let _ = write!(text, " + {} * ({lead}{first})", section.lead_stride);
        }
        if let Some(kings) = &plan.kings
            && section.stabiliser == 1
        {
            let kings = letters(request, plan, plan.lead.count() as u8, kings.len);
            let _ = write!(text, " + {} * ({kings})", section.kings_stride);
        }
        groups_formula(request, plan, section, &mut text);
        let _ = writeln!(text, "{}", condition(request, section));
    }
    text + "```\n"
}

fn groups_formula(request: &IndexRequest, plan: &Plan<'_>, section: &Section, text: &mut String) {
    if section.stabiliser != 1 {
        let _ = write!(text, " + the others, different under the symmetries left");
        return;
    }
    if plan.confined.is_some() {
        let _ = write!(text, " + the others, each on his own squares");
        return;
    }
    for (group, stride) in plan.groups().iter().zip(section.strides) {
        let _ = write!(text, " + {stride} * {}", letters(request, plan, group.first, group.len));
    }
}

/// The property that tells the section from others.
fn condition(request: &IndexRequest, section: &Section) -> String {
    match section.stabiliser {
        1 => String::new(),
        stabiliser => {
            let board = request.board.symmetries();
            let left = board.filter(|&symmetry| stabiliser & !1 & 1 << symmetry as u8 != 0);
            let names: Vec<_> = left.map(Symmetry::name).collect();
            format!(" ({})", names.join(", "))
        }
    }
}
