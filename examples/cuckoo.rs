//! Reversible moves by their change of a position's hash: the cuckoo tables of engines, made of a layout's attacks.
//!
//! A move that captures nothing, by a piece that is no pawn, changes a Zobrist hash by two keys of the piece and
//! the key of the turn. The move back makes the same change. So if the hash differs from an earlier position's by
//! such a change, one move leads back to it, and a search sees the repetition before it is on the board.

use std::mem;

use quadrille::{Bitboard, Chess, Color, Square, SquareMap};

/// The number of kinds of pieces that can go back.
const KINDS: usize = 5;

/// Zobrist keys of knight, bishop, rook, queen and king, by side.
pub type Keys<L> = [[SquareMap<L, u64>; KINDS]; 2];

/// A power of two, and more than twice the number of moves, so that all find a slot.
const SLOTS: usize = 8192;

/// A piece between two squares, in either direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReversibleMove<L: Chess> {
    pub squares: [Square<L>; 2],
    change: u64,
}

/// All reversible moves, each in one of the two slots that its change of the hash selects.
pub struct ReversibleMoves<L: Chess> {
    slots: Vec<Option<ReversibleMove<L>>>,
}

impl<L: Chess> ReversibleMoves<L> {
    /// The moves by a program's keys; `turn` is the key of the side to move.
    pub fn new(keys: &Keys<L>, turn: u64) -> Self {
        let mut moves = ReversibleMoves { slots: vec![None; SLOTS] };
        for color in Color::ALL {
            for from in Square::all() {
                for (attacks, keys) in attacks(from).into_iter().zip(&keys[color as usize]) {
                    // Each pair of squares is entered once.
                    for to in attacks.into_iter().filter(|to| to.number() > from.number()) {
                        let change = keys[from] ^ keys[to] ^ turn;
                        moves.insert(ReversibleMove { squares: [from, to], change });
                    }
                }
            }
        }
        moves
    }

    /// Puts a move into its first slot. A move that was there goes to its own other slot, and so on.
    fn insert(&mut self, entry: ReversibleMove<L>) {
        let mut slot = slots(entry.change)[0];
        let mut homeless = Some(entry);
        while let Some(pushed) = mem::replace(&mut self.slots[slot], homeless.take()) {
            let [first, second] = slots(pushed.change);
            slot = if slot == first { second } else { first };
            homeless = Some(pushed);
        }
    }

    /// The move that makes this change of a hash, if no piece is in its way.
    pub fn find(&self, change: u64, occupied: Bitboard<L>) -> Option<ReversibleMove<L>> {
        let candidates = slots(change).map(|slot| self.slots[slot]);
        let found = candidates.into_iter().flatten().find(|entry| entry.change == change)?;
        let [from, to] = found.squares;
        from.between(to).is_disjoint(occupied).then_some(found)
    }

    /// The number of moves: 3,668.
    pub fn count(&self) -> usize {
        self.slots.iter().flatten().count()
    }
}

fn attacks<L: Chess>(from: Square<L>) -> [Bitboard<L>; KINDS] {
    let empty = Bitboard::EMPTY;
    [
        from.knight_attacks(),
        from.bishop_attacks(empty),
        from.rook_attacks(empty),
        from.queen_attacks(empty),
        from.king_attacks(),
    ]
}

fn slots(change: u64) -> [usize; 2] {
    [change, change >> 16].map(|bits| bits as usize % SLOTS)
}
