//! Classes of squares that symmetries of the board exchange: sets stored once for each, and the
//! demand that each has one index.

use quadrille_runtime::Symmetry;

use crate::board::Square;
use crate::layout::Numbering;
use crate::reference;
use crate::sort;

use super::given::GivenError;
use super::runs::Runs;
use super::table::pad;
use super::{Part, Problem, Storage, Tables};

/// The classes of the squares that are looked up, each with its slots, by their first squares: those
/// that are no class's first have no slots.
fn classes(problem: &Problem<'_>) -> Vec<Vec<usize>> {
    let board = problem.numbering.board();
    let mut classes = vec![Vec::new(); board.len()];
    for (slot, &square) in problem.squares.iter().enumerate() {
        let images = |square| board.symmetries().iter().map(move |&s| board.image(square, s));
        if let Some(first) = square.and_then(|square| images(square).min()) {
            classes[first.index()].push(slot);
        }
    }
    classes
}

/// Checks that all squares of each class share their index.
pub(super) fn demand(problem: &Problem<'_>, tables: &Tables) -> Result<(), GivenError> {
    let mut sets = classes(problem).into_iter().map(|slots| sharing(problem, tables, &slots));
    match sets.find(|sets| sets.len() > 1) {
        Some(sets) => Err(GivenError::NotShared { sets }),
        None => Ok(()),
    }
}

/// The sets of squares, among those of some slots, that share their index.
fn sharing(problem: &Problem<'_>, tables: &Tables, slots: &[usize]) -> Vec<Vec<Square>> {
    let mut sets: Vec<(Vec<u32>, Vec<Square>)> = Vec::new();
    for &slot in slots {
        let offsets = tables.squares[slot].iter().map(|part| part.offset).collect();
        match sets.iter_mut().find(|(others, _)| *others == offsets) {
            Some((_, squares)) => squares.extend(problem.squares[slot]),
            None => sets.push((offsets, problem.squares[slot].into_iter().collect())),
        }
    }
    sort::by_key(&mut sets, |(_, squares)| squares.first().copied());
    sets.into_iter().map(|(_, squares)| squares).collect()
}

/// The same look-ups with the sets of each class stored once, for its first square, and carried
/// to the others.
///
/// A byte names the place of a set among those of the class, in the order of their words: so
/// equal keys of symmetric squares still have equal bytes.
pub(super) fn once(problem: &Problem<'_>, tables: &Tables) -> Result<Tables, GivenError> {
    if tables.groups.len() != 1 || problem.turn.is_some() {
        return Err(GivenError::OneLookUp);
    }
    let mut images = vec![Symmetry::Identity; tables.squares.len()];
    let mut moved = Moved { tables, index: Runs::default() };
    let (mut squares, mut all) = (tables.squares.clone(), Vec::new());
    for (first, slots) in problem.numbering.board().squares().zip(&classes(problem)) {
        let mut class: Option<Vec<u128>> = None;
        for &slot in slots {
            let Some(square) = problem.squares[slot] else { continue };
            let part = tables.squares[slot][0];
            let views = views(problem.numbering, first, square, &moved.sets(part));
            let class = class.get_or_insert_with(|| sorted(&views[0].1));
            let (symmetry, offset) = moved.place(part, class, &views);
            images[slot] = symmetry;
            squares[slot][0] = Part { offset, sets: all.len() as u16, ..part };
        }
        all.extend(class.unwrap_or_default());
    }
    let mut index = moved.index.into_bytes();
    empty_slots(problem, &mut squares, &mut index, &mut all);
    let storage = Storage::Classes(images);
    pad(problem.word, &storage, &mut index, all.len(), &squares);
    Ok(Tables { groups: tables.groups.clone(), squares, storage, index, sets: all })
}

/// The parts of numbers that no square has lead to the empty set.
fn empty_slots(
    problem: &Problem<'_>,
    squares: &mut [Vec<Part>],
    index: &mut Vec<u8>,
    sets: &mut Vec<u128>,
) {
    let is_empty = |slot: usize| problem.squares.get(slot).copied().flatten().is_none();
    let mut added = None;
    for (_, parts) in squares.iter_mut().enumerate().filter(|(slot, _)| is_empty(*slot)) {
        let (offset, set) = *added.get_or_insert_with(|| {
            index.extend([0, 0]);
            sets.push(0);
            (index.len() as u32 - 2, sets.len() as u16 - 1)
        });
        parts[0] = Part { offset, sets: set, ..parts[0] };
    }
}

/// A symmetry that carries the first square of a class to another, and the other's sets seen
/// from the first.
type View = (Symmetry, Vec<u128>);

fn views(numbering: &Numbering, first: Square, square: Square, sets: &[u128]) -> Vec<View> {
    let board = numbering.board();
    let carries = |&symmetry: &Symmetry| board.image(first, symmetry) == square;
    let symmetries = board.symmetries().iter().copied().filter(carries);
    let view = |symmetry: Symmetry| {
        let back = symmetry.inverse();
        let seen =
            |&set: &u128| numbering.word(reference::transform(board, numbering.set(set), back));
        (symmetry, sets.iter().map(seen).collect())
    };
    symmetries.map(view).collect()
}

fn sorted(sets: &[u128]) -> Vec<u128> {
    let mut sets = sets.to_vec();
    sets.sort_unstable();
    sets
}

/// The index, with bytes that name the sets of classes.
struct Moved<'a> {
    tables: &'a Tables,
    index: Runs,
}

impl Moved<'_> {
    fn run(&self, part: Part) -> &[u8] {
        let start = part.offset as usize;
        &self.tables.index[start..start + (1 << part.multiplier.key_bits())]
    }

    /// The sets that a part's bytes name.
    fn sets(&self, part: Part) -> Vec<u128> {
        let count = self.run(part).iter().max().map_or(0, |&name| usize::from(name) + 1);
        self.tables.sets[usize::from(part.sets)..][..count].to_vec()
    }

    /// The place of a part's bytes, and the symmetry by which they are there already, if any.
    fn place(&mut self, part: Part, class: &[u128], views: &[View]) -> (Symmetry, u32) {
        let run = |(_, sets): &View| -> Vec<u8> {
            let names = sets.iter().map(|set| class.binary_search(set).unwrap_or(0) as u8);
            let names: Vec<u8> = names.collect();
            self.run(part).iter().map(|&name| names[usize::from(name)]).collect()
        };
        let runs: Vec<Vec<u8>> = views.iter().map(run).collect();
        let known = runs.iter().position(|run| self.index.find(run).is_some()).unwrap_or(0);
        (views[known].0, self.index.share(&runs[known]))
    }
}
