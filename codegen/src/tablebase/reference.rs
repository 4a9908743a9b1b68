//! The slow reference: how many positions there are that differ under the symmetries of the game,
//! counted without any table, class or section.

use quadrille_runtime::{Direction, Symmetry};

use super::material::{Kings, is_pawn};
use super::scheme::Task;
use crate::board::{Board, Square, SquareSet};
use crate::layout::squares_of;

/// The symmetries by which positions are the same: those of the board, without pawns; with pawns
/// the mirror of files alone.
pub fn symmetries(task: &Task) -> Vec<Symmetry> {
    let goes_forward = task.material.goes_forward();
    let keeps_forward = [Symmetry::Identity, Symmetry::FlipHorizontal];
    let is_allowed = |symmetry: &Symmetry| !goes_forward || keeps_forward.contains(symmetry);
    let board = task.board;
    board.symmetries().filter(is_allowed).filter(|&one| keeps_directions(board, one)).collect()
}

/// Whether a symmetry carries squares a step apart to squares a step apart, as seen in the middle of a
/// board on which no step leads beyond the edge.
fn keeps_directions(board: Board, symmetry: Symmetry) -> bool {
    const SIDE: u8 = 255;
    let middle = SIDE / 2;
    let steps: Vec<_> = Direction::ALL.iter().filter_map(|&way| board.delta(way)).collect();
    let carried = |(files, ranks): (i16, i16)| {
        let (file, rank) = (i16::from(middle) + files, i16::from(middle) + ranks);
        let (file, rank) = symmetry.image(file as u8, rank as u8, SIDE, SIDE);
        (i16::from(file) - i16::from(middle), i16::from(rank) - i16::from(middle))
    };
    steps.iter().all(|&step| steps.contains(&carried(step)))
}

/// The squares that pawns may stand on: those of the ranks from the first with a square that has another
/// behind it to the last with one that has another ahead; none where directions are the board's own.
pub fn pawn_squares(board: &Board) -> SquareSet {
    let ranks_with = |way| {
        let squares = board.squares().filter(move |&square| board.step(square, way).is_some());
        squares.map(|square| board.rank(square))
    };
    let (first, last) = (ranks_with(Direction::South).min(), ranks_with(Direction::North).max());
    let is_inner = |square: &Square| {
        let rank = Some(board.rank(*square));
        board.is_square_grid() && first.is_some() && (first..=last).contains(&rank)
    };
    board.squares().filter(is_inner).fold(0, |set, square| set | square.bit())
}

/// Where a man may stand.
pub fn domain(task: &Task, man: u8) -> SquareSet {
    if is_pawn(man) { pawn_squares(&task.board) } else { task.board.all() }
}

/// Whether kings on these squares stand next to each other. Where directions are not those of a square
/// grid, and are six at most, corners that two neighbours share lead to the squares behind them.
pub fn touch(board: Board, a: Square, b: Square) -> bool {
    if !board.is_square_grid() {
        let steps: Vec<_> = Direction::ALL.iter().filter_map(|&way| board.delta(way)).collect();
        let next = |i: usize| steps[(i + 1) % steps.len()];
        let corners = (0..steps.len()).map(|i| (steps[i].0 + next(i).0, steps[i].1 + next(i).1));
        let corners = corners.filter(|&step| steps.len() <= 6 && step != (0, 0));
        let mut all = steps.iter().copied().chain(corners);
        return all.any(|(files, ranks)| board.offset(a, files, ranks) == Some(b));
    }
    let files = board.file(a).abs_diff(board.file(b));
    let ranks = board.rank(a).abs_diff(board.rank(b));
    files.max(ranks) == 1
}

/// The number of positions that differ: by Burnside's lemma, the mean of how many each symmetry
/// leaves as they are.
pub fn orbits(task: &Task) -> u64 {
    let symmetries = symmetries(task);
    let unmoved: u64 = symmetries.iter().map(|&symmetry| unmoved(task, symmetry)).sum();
    unmoved / symmetries.len() as u64
}

/// The number of positions that a symmetry leaves as they are.
fn unmoved(task: &Task, symmetry: Symmetry) -> u64 {
    // Pawns first: where they may stand, all others may.
    let mut sorts = task.material.sorts().to_vec();
    sorts.sort_by_key(|&man| !is_pawn(man));
    let domain = domain(task, b'P');
    let pawns = Cycles::of(task, symmetry, domain);
    let all = Cycles::of(task, symmetry, task.board.all());
    if task.kings != Kings::Apart {
        return place(task, &sorts, pawns, all);
    }
    sorts.retain(|man| !man.eq_ignore_ascii_case(&b'K'));
    let kept = |&square: &Square| task.board.image(square, symmetry) == square;
    let kept: Vec<Square> = task.board.squares().filter(kept).collect();
    let pairs = kept.iter().flat_map(|&white| kept.iter().map(move |&black| (white, black)));
    let apart = pairs.filter(|&(a, b)| a != b && !touch(task.board, a, b));
    // How the others may stand depends on how many of the pawns' squares the kings take.
    let mut pairs = [0; 3];
    for (white, black) in apart {
        let taken = domain & (white.bit() | black.bit());
        pairs[taken.count_ones() as usize] += 1;
    }
    let ways = (0..3).filter(|&taken| pairs[taken] > 0).map(|taken| {
        pairs[taken] * place(task, &sorts, pawns.without([taken, 0, 0]), all.without([2, 0, 0]))
    });
    ways.sum()
}

fn place(task: &Task, sorts: &[u8], pawns: Cycles, all: Cycles) -> u64 {
    let Some((&man, rest)) = sorts.split_first() else { return 1 };
    let cycles = if is_pawn(man) { pawns } else { all };
    let men = task.material.count(man);
    let mut ways = 0;
    for fours in 0..=men / 4 {
        for twos in 0..=(men - 4 * fours) / 2 {
            let taken = [men - 4 * fours - 2 * twos, twos, fours];
            if (0..3).any(|i| taken[i] > cycles.0[i]) {
                continue;
            }
            let pawns = if is_pawn(man) { pawns.without(taken) } else { pawns };
            let choices: u64 = (0..3).map(|i| choose(cycles.0[i], taken[i])).product();
            ways += choices * place(task, rest, pawns, all.without(taken));
        }
    }
    ways
}

/// How many squares a symmetry leaves alone, how many pairs it exchanges, how many fours it turns.
#[derive(Clone, Copy)]
struct Cycles([usize; 3]);

impl Cycles {
    fn of(task: &Task, symmetry: Symmetry, set: SquareSet) -> Cycles {
        let mut cycles = [0; 3];
        for square in squares_of(set) {
            let image = task.board.image(square, symmetry);
            let twice = task.board.image(image, symmetry);
            cycles[if image == square { 0 } else { 1 + usize::from(twice != square) }] += 1;
        }
        Cycles([cycles[0], cycles[1] / 2, cycles[2] / 4])
    }

    fn without(self, taken: [usize; 3]) -> Cycles {
        Cycles(std::array::from_fn(|i| self.0[i] - taken[i]))
    }
}

fn choose(n: usize, k: usize) -> u64 {
    (0..k).fold(1, |product, i| product * (n - i) as u64 / (i as u64 + 1))
}
