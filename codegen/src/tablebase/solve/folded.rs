//! The schemes `kings` and `exact`: leading men from a table, the others after them.

use quadrille_runtime::Symmetry;
use quadrille_runtime::tablebase::{Folding, Group, MAX_MEN, Section, choose};

use super::leads::{LeadSection, LeadTable, Leading};
use super::{LeadKind, Solution, groups, pawn_squares};
use crate::board::{Board, Square, SquareSet};
use crate::tablebase::material::{Kings, Material, is_pawn};
use crate::tablebase::scheme::Task;

/// Both kings as a pair; what symmetry they leave is not used.
pub(super) fn kings(task: &Task) -> Solution {
    folded(task, b"Kk", false)
}

/// The kings or whoever is to lead; what symmetry they leave is used up by the others.
pub(super) fn exact(task: &Task, leads: Option<&[u8]>) -> Solution {
    let default = default_leads(task);
    folded(task, leads.unwrap_or(&default), true)
}

/// Those that leave the least symmetry and need no great table.
fn default_leads(task: &Task) -> Vec<u8> {
    let material = &task.material;
    let singles = material.singles();
    if task.kings != Kings::Ordinary {
        return b"Kk".to_vec();
    }
    if singles.len() >= 2 {
        return singles[..2].to_vec();
    }
    let pair = material.sorts().into_iter().find(|&man| material.count(man) == 2);
    pair.map(|man| vec![man, man]).or(singles.first().map(|&man| vec![man])).unwrap_or_default()
}

/// Those of the leading men whose places a table numbers: the first two that have no like, the
/// first or a pair. The others are groups that come before all but pawns.
pub(in crate::tablebase) fn tabled<'a>(material: &Material, leads: &'a [u8]) -> &'a [u8] {
    let count = |i: usize| leads.get(i).map_or(0, |&man| material.count(man));
    let len = match (count(0), count(1)) {
        (1, 1) | (2, _) => 2,
        (1, _) => 1,
        _ => 0,
    };
    &leads[..len]
}

fn folded(task: &Task, first: &[u8], part_by_stabiliser: bool) -> Solution {
    let mut solution = Solution::new(task, sequence(&task.material, first));
    let leads = tabled(&task.material, first);
    let symmetries = symmetries(task.board, solution.folding);
    let domains: Vec<_> = leads.iter().map(|&man| domain(task, man)).collect();
    let leading = Leading {
        board: task.board,
        symmetries: &symmetries,
        domains: &domains,
        alike: leads.len() == 2 && leads[0] == leads[1],
        apart: task.kings == Kings::Apart && leads == b"Kk",
        pawns: if task.material.has_pawns() { pawn_squares(task) } else { 0 },
        part_by_stabiliser,
    };
    solution.groups = groups(&solution.sequence, leads.len());
    let (kind, table) = match leads.len() {
        0 => (LeadKind::Nobody, nobody(&symmetries)),
        1 => (LeadKind::One, leading.table()),
        _ => (LeadKind::Pair, leading.table()),
    };
    let sections = table.sections.clone();
    solution = solution.led_by(kind, table);
    let mut first_class = 0;
    for section in sections {
        add_section(task, &mut solution, first_class, section);
        first_class += section.classes;
    }
    solution
}

/// The leading men, then White's pawns and Black's, then the others.
fn sequence(material: &Material, leads: &[u8]) -> Vec<u8> {
    let pawns = material.sorts().into_iter().filter(|&man| is_pawn(man) && !leads.contains(&man));
    let mut first = leads.to_vec();
    first.extend(pawns);
    first.dedup();
    material.sequence(&first)
}

fn symmetries(board: Board, folding: Folding) -> Vec<Symmetry> {
    match folding {
        Folding::All => board.symmetries().to_vec(),
        Folding::Files => vec![Symmetry::Identity, Symmetry::FlipHorizontal],
    }
}

/// The squares that a man may stand on.
fn domain(task: &Task, man: u8) -> SquareSet {
    if is_pawn(man) { pawn_squares(task) } else { task.board.all() }
}

/// The one place that nobody has, which every symmetry leaves as it is.
fn nobody(symmetries: &[Symmetry]) -> LeadTable {
    let stabiliser = symmetries.iter().fold(0, |bits, &symmetry| bits | 1 << symmetry as u8);
    LeadTable {
        entries: Vec::new(),
        squares: Vec::new(),
        sections: vec![LeadSection { classes: 1, stabiliser, pawns: 0, first: 0 }],
    }
}

/// Adds the range of indexes for some classes of the leading men, of which `first_class` come in
/// earlier ones.
fn add_section(task: &Task, solution: &mut Solution, first_class: usize, lead: LeadSection) {
    let (low, fixed) = halves(task.board, lead.stabiliser);
    let mut section = Section {
        start: solution.size,
        first_class: first_class as u32,
        lead_stride: 1,
        strides: strides(task, &solution.groups, lead.pawns),
        stabiliser: lead.stabiliser,
        low,
        fixed,
        pairs: (low & !lead.first).count_ones() as u8,
        alone: (fixed & !lead.first).count_ones() as u8,
        ..Section::ONE
    };
    section.lead_stride = solution.plan().different(&section);
    solution.sections.push(section);
    solution.size += lead.classes as u64 * section.lead_stride;
}

/// What each group adds, the last in steps of one, where the leading men take `taken` of the
/// pawns' squares.
fn strides(task: &Task, groups: &[Group], taken: u32) -> [u64; MAX_MEN] {
    let mut strides = [1; MAX_MEN];
    for (i, group) in groups.iter().enumerate().skip(1).rev() {
        strides[i - 1] = strides[i] * ways(task, groups, group, taken);
    }
    strides
}

/// The number of sets of squares that a group may take.
fn ways(task: &Task, groups: &[Group], group: &Group, taken: u32) -> u64 {
    let squares = if group.pawns {
        let earlier = groups.iter().filter(|other| other.first < group.first);
        let earlier: u32 = earlier.map(|other| u32::from(other.len)).sum();
        pawn_squares(task).count_ones() - taken - earlier
    } else {
        task.board.len() as u32 - u32::from(group.first)
    };
    choose(squares as usize, group.len.into())
}

/// The squares that the only symmetry beside the identity carries to later ones, and those that it
/// leaves; none where there are more, or none.
fn halves(board: Board, stabiliser: u8) -> (SquareSet, SquareSet) {
    let others = board.symmetries().iter().filter(|&&s| stabiliser & !1 & 1 << s as u8 != 0);
    let others: Vec<_> = others.collect();
    let [&mirror] = others[..] else { return (0, 0) };
    let squares = |keep: fn(Square, Square) -> bool| {
        let squares = board.squares().filter(|&square| keep(square, board.image(square, mirror)));
        squares.fold(0, |set, square| set | square.bit())
    };
    (squares(|square, image| square < image), squares(|square, image| square == image))
}
