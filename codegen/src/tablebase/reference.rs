//! The slow reference: how many positions there are that differ under the symmetries of the game,
//! counted without any table, class or section.

use quadrille_runtime::Symmetry;

use super::material::{Kings, is_pawn};
use super::scheme::Task;
use crate::board::{Board, Square, SquareSet};
use crate::layout::squares_of;

/// The symmetries by which positions are the same: those of the board, without pawns; with pawns
/// the mirror of files alone.
pub fn symmetries(task: &Task) -> Vec<Symmetry> {
    if task.material.has_pawns() {
        vec![Symmetry::Identity, Symmetry::FlipHorizontal]
    } else {
        task.board.symmetries().collect()
    }
}

/// Where a man may stand.
pub fn domain(task: &Task, man: u8) -> SquareSet {
    let inner = |square: &Square| {
        let rank = task.board.rank(*square);
        !is_pawn(man) || rank > 0 && rank + 1 < task.board.ranks()
    };
    task.board.squares().filter(inner).fold(0, |set, square| set | square.bit())
}

/// Whether kings on these squares stand next to each other.
pub fn touch(board: Board, a: Square, b: Square) -> bool {
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
