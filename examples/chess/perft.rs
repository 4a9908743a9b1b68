//! Perft: the number of sequences of legal moves of a given length.

use quadrille::Chess;

use super::position::Position;

/// Counts the sequences of `depth` legal moves. The last move of each is counted without being played.
pub fn perft<L: Chess>(position: &Position<L>, depth: u32) -> u64 {
    let mut nodes = 0;
    match depth {
        0 => nodes = 1,
        1 => position.each_move_set(|moves| nodes += moves.count()),
        _ => position.each_move_set(|moves| {
            moves.each(|played| nodes += perft(&position.play(played), depth - 1));
        }),
    }
    nodes
}

/// The same count, but every move of every sequence is played.
pub fn perft_without_bulk<L: Chess>(position: &Position<L>, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut nodes = 0;
    position.each_move_set(|moves| {
        moves.each(|played| nodes += perft_without_bulk(&position.play(played), depth - 1));
    });
    nodes
}

/// The count for each first move, in the order of the moves' names, which is the same in every numbering.
pub fn divide<L: Chess>(
    position: &Position<L>,
    depth: u32,
    count: fn(&Position<L>, u32) -> u64,
) -> Vec<(String, u64)> {
    let mut counts = Vec::new();
    position.each_move_set(|moves| {
        moves.each(|played| {
            let nodes = count(&position.play(played), depth.saturating_sub(1));
            counts.push((played.to_string(), nodes));
        });
    });
    counts.sort_unstable();
    counts
}
