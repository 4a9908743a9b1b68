//! The schemes `kings` and `exact`: leading men from a table, the others after them.

use quadrille_runtime::Symmetry;
use quadrille_runtime::tablebase::{Folding, FollowingKings, Group, MAX_MEN, Section, choose};

use super::leads::{LeadSection, LeadTable, Leading};
use super::{LeadKind, Solution, groups, pawn_squares};
use crate::board::{Board, Square, SquareSet};
use crate::tablebase::material::{self, Material, is_pawn};
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
    if task.kings != material::Kings::Ordinary {
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
    let leads = tabled(&task.material, first);
    let kings = following_kings(task, leads);
    let mut solution = Solution::new(task, sequence(&task.material, first, leads, &kings));
    solution.lead = match leads.len() {
        0 => LeadKind::Nobody,
        1 => LeadKind::One,
        _ => LeadKind::Pair,
    };
    solution.groups = groups(&solution.sequence, leads.len() + kings.len());
    solution.kings = (!kings.is_empty()).then(|| kings_at(task, &solution, kings.len()));
    let table = lead_table(task, leads, part_by_stabiliser, &solution);
    let sections = table.sections.clone();
    let kind = solution.lead;
    solution = solution.led_by(kind, table);
    let mut first_class = 0;
    for lead in sections {
        for part in 0..parts(&solution) {
            let section =
                section(task, &solution, (&lead.first[..leads.len()], lead.stabiliser), part);
            let (start, first_class) = (solution.size, first_class as u32);
            solution.sections.push(Section { start, first_class, ..section });
            solution.size += lead.classes as u64 * section.lead_stride;
        }
        first_class += lead.classes;
    }
    solution
}

/// The table of the leading men of a solution that has all but that.
fn lead_table(
    task: &Task,
    leads: &[u8],
    part_by_stabiliser: bool,
    solution: &Solution,
) -> LeadTable {
    let symmetries = symmetries(task.board, solution.folding);
    if leads.is_empty() {
        return nobody(&symmetries);
    }
    let domains: Vec<_> = leads.iter().map(|&man| domain(task, man)).collect();
    let room = |men: &[u8], stabiliser: u8| {
        let mut room = [0; 4];
        for (part, room) in room.iter_mut().enumerate().take(parts(solution)) {
            *room = section(task, solution, (men, stabiliser), part).lead_stride;
        }
        room
    };
    let leading = Leading {
        board: task.board,
        symmetries: &symmetries,
        domains: &domains,
        alike: leads.len() == 2 && leads[0] == leads[1],
        apart: task.kings == material::Kings::Apart && matches!(leads, b"Kk" | b"kK"),
        pawns: if task.material.has_pawns() { pawn_squares(task) } else { 0 },
        room: solution.kings.is_some().then_some(&room),
        part_by_stabiliser,
    };
    leading.table()
}

/// The kings that stay apart and do not lead.
fn following_kings(task: &Task, leads: &[u8]) -> Vec<u8> {
    let both_lead = leads.contains(&b'K') && leads.contains(&b'k');
    if task.kings != material::Kings::Apart || both_lead {
        return Vec::new();
    }
    b"Kk".iter().copied().filter(|king| !leads.contains(king)).collect()
}

/// Kings of whom so many follow the leading men of a solution.
fn kings_at(task: &Task, solution: &Solution, len: usize) -> FollowingKings {
    let place = |after: usize| {
        let mut kings = (0..).zip(&solution.sequence).filter(|(_, man)| b"Kk".contains(man));
        kings.nth(after).expect("both kings are on the board").0
    };
    let file = |file: u8| {
        let squares = task.board.squares().filter(|&square| task.board.file(square) == file);
        squares.fold(0, |set, square| set | square.bit())
    };
    FollowingKings {
        first: place(0),
        second: place(1),
        len: len as u8,
        pawns: solution.groups.iter().any(|group| group.pawns),
        edges: [file(0), file(task.board.files() - 1)],
    }
}

fn parts(solution: &Solution) -> usize {
    solution.kings.as_ref().map_or(1, FollowingKings::parts)
}

/// The leading men, the kings that follow, White's pawns and Black's, the other men that are to
/// lead, all others. Kings and pawns come early because the squares that are left to them depend
/// on where others stand.
fn sequence(material: &Material, first: &[u8], leads: &[u8], kings: &[u8]) -> Vec<u8> {
    let pawns = |men: &[u8]| men.iter().copied().filter(|&man| is_pawn(man)).collect::<Vec<_>>();
    let sorts = [leads, kings, &pawns(first), &pawns(&material.sorts()), first].concat();
    let mut once = Vec::new();
    for man in sorts {
        if !once.contains(&man) {
            once.push(man);
        }
    }
    material.sequence(&once).to_vec()
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
        sections: vec![LeadSection { classes: 1, stabiliser, first: [0; 2] }],
    }
}

/// The range of indexes for leading men on squares like these, which some symmetries leave, and a
/// part of the kings' places: all but where it begins.
fn section(
    task: &Task,
    solution: &Solution,
    (leads, stabiliser): (&[u8], u8),
    part: usize,
) -> Section {
    let (low, fixed) = halves(task.board, stabiliser);
    let taken = leads.iter().fold(0, |set, &square| set | Square(square).bit());
    let pawns = (taken & pawn_squares(task)).count_ones() + part.count_ones();
    let strides = strides(task, &solution.groups, pawns);
    let first = solution.groups.first();
    let mut section = Section {
        kings_stride: first
            .map_or(1, |group| strides[0] * ways(task, &solution.groups, group, pawns)),
        strides,
        stabiliser,
        low,
        fixed,
        pairs: (low & !taken).count_ones() as u8,
        alone: (fixed & !taken).count_ones() as u8,
        ..Section::ONE
    };
    let mut men = [0; MAX_MEN];
    men[..leads.len()].copy_from_slice(leads);
    // Counting needs the strides of the groups alone.
    section.lead_stride = solution.plan().different(&section, part, &men);
    section.with_steps(&solution.lead(), &solution.groups)
}

/// What each group adds, the last in steps of one, where earlier men take `taken` of the pawns'
/// squares.
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
        pawn_squares(task).count_ones().saturating_sub(taken + earlier)
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
