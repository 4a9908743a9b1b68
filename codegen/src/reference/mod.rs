//! The slow reference: moves pieces and flips boards, one square at a time.
//!
//! Everything emitted is checked against these functions, so they are plain enough that a reader sees that they are
//! right. They know nothing of words, tables or magics. Riders, leapers and flips are here, and pieces of any
//! movement in [`moves`].

pub mod moves;

use quadrille_runtime::{Direction, Symmetry};

use crate::list::{collected, union};
use crate::model::{Board, Leap, Piece, Square, SquareSet, Wraps, set_of, squares_of};

/// The squares a leaper attacks.
pub fn leaps(board: Board, square: Square, leap: Leap) -> SquareSet {
    let steps = leap.steps().into_iter();
    // If edges wrap, a leap may lead back to its own square, which it does not attack.
    set_of(steps.filter_map(|(files, ranks)| board.offset(square, files, ranks)))
        .and_not(square.bit())
}

/// The squares from `square`, itself excluded, on along (files, ranks) to the edge, nearest first. Where edges wrap, the ray
/// ends before it gets back.
pub fn ray(board: Board, square: Square, step: (i16, i16)) -> impl Iterator<Item = Square> {
    let (mut file, mut rank) = (i16::from(board.file(square)), i16::from(board.rank(square)));
    std::iter::from_fn(move || {
        (file, rank) = (file + step.0, rank + step.1);
        board.square_at(file, rank).filter(|&next| next != square)
    })
}

/// The squares from `square`, itself excluded, in a direction to the edge, nearest first, or none
/// if the board lacks the direction.
pub fn line(board: Board, square: Square, direction: Direction) -> impl Iterator<Item = Square> {
    board.delta(direction).into_iter().flat_map(move |step| ray(board, square, step))
}

/// The squares on lines from `square`, each with the direction that leads there. Where edges wrap, several directions may:
/// then the one that takes the fewest steps counts, and none if two take as few.
pub fn directions(board: Board, square: Square) -> Vec<(Square, Direction)> {
    let mut lines: Vec<(Square, Direction, usize)> = Vec::new();
    for direction in board.directions() {
        let line = line(board, square, direction).enumerate();
        lines.extend(line.map(|(steps, to)| (to, direction, steps)));
    }
    let is_shortest = |&&(to, direction, steps): &&(Square, Direction, usize)| {
        let mut others = lines.iter().filter(|other| (other.0, other.1) != (to, direction));
        board.wraps() == Wraps::default() || others.all(|other| other.0 != to || other.2 > steps)
    };
    let shortest = lines.iter().filter(is_shortest);
    collected(shortest.map(|&(to, direction, _)| (to, direction)))
}

/// The squares of a line from `square`, as far as its direction is the one shortest way to some of them.
pub fn near_line(board: Board, square: Square, direction: Direction) -> Vec<Square> {
    let lines = directions(board, square);
    let mut line: Vec<Square> = collected(line(board, square, direction));
    while line.last().is_some_and(|&last| !lines.contains(&(last, direction))) {
        line.pop();
    }
    line
}

/// The squares a rider attacks along one ray: up to the first occupied one, which is included.
pub fn ride(board: Board, square: Square, step: (i16, i16), occupancy: SquareSet) -> SquareSet {
    let mut attacks = SquareSet::MIN;
    for target in ray(board, square, step) {
        attacks |= target.bit();
        if target.is_in(occupancy) {
            break;
        }
    }
    attacks
}

/// The squares a rider attacks along all its rays.
pub fn rides(board: Board, square: Square, leap: Leap, occupancy: SquareSet) -> SquareSet {
    union(leap.steps().into_iter().map(|step| ride(board, square, step, occupancy)))
}

/// The squares a piece attacks.
pub fn attacks(board: Board, square: Square, piece: &Piece, occupancy: SquareSet) -> SquareSet {
    let leaps = union(piece.leaps.iter().map(|&leap| leaps(board, square, leap)));
    leaps | union(piece.rides.iter().map(|&leap| rides(board, square, leap, occupancy)))
}

/// The relevant squares of a rider: its rays without their ends.
pub fn relevant(board: Board, square: Square, leap: Leap) -> SquareSet {
    union(leap.steps().into_iter().map(|step| relevant_ray(board, square, step)))
}

/// [`relevant`] for one ray.
pub fn relevant_ray(board: Board, square: Square, step: (i16, i16)) -> SquareSet {
    let mut ray: Vec<Square> = collected(ray(board, square, step));
    ray.pop();
    set_of(ray)
}

/// A set of squares, mirrored or turned.
pub fn transform(board: Board, set: SquareSet, symmetry: Symmetry) -> SquareSet {
    set_of(squares_of(set).map(|square| board.image(square, symmetry)))
}

/// All subsets of a set, the empty one first.
pub fn subsets(set: SquareSet) -> impl Iterator<Item = SquareSet> {
    // The carry of the subtraction ripples through the bits that are not in the set.
    std::iter::successors(Some(SquareSet::MIN), move |&subset: &SquareSet| {
        Some(subset.wrapping_sub(set) & set).filter(|next| !next.is_zero())
    })
}
