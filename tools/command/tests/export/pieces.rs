//! Functions of pieces by their names in other languages, each as the method of the Rust library that does the same.

use quadrille::{Bitboard, Color, Moves, Square};

/// A function of a square, a colour, the occupied squares and those that may be hopped over.
pub type OfSquare<L> = fn(Square<L>, Color, Bitboard<L>, Bitboard<L>) -> Bitboard<L>;

/// A function of a set of pieces, their colour and the occupied squares.
pub type OfSet<L> = fn(Bitboard<L>, Color, Bitboard<L>) -> Bitboard<L>;

/// A function of the piece `P`, whose name in other languages is the piece's and this one.
pub fn of_square<L: Moves<P>, P>(function: &str) -> OfSquare<L> {
    match function {
        "attacks" => |from, color, set, _| from.attacks_by::<P>(color, set),
        "attacks_over" => |from, color, set, over| from.attacks_over::<P>(color, set, over),
        "attacks_empty" => |from, color, _, _| from.attacks_empty_by::<P>(color),
        "moves" => |from, color, set, _| from.moves_by::<P>(color, set),
        "moves_over" => |from, color, set, over| from.moves_over::<P>(color, set, over),
        "attackers" => |to, color, set, _| to.attackers_by::<P>(color, set),
        "attackers_over" => |to, color, set, over| to.attackers_over::<P>(color, set, over),
        "xrays" => |from, color, set, _| from.xrays_by::<P>(color, set),
        other => panic!("no function of a square is called {other}"),
    }
}

/// The squares that all pieces `P` on a set attack. Other languages have two functions with this result.
pub fn of_set<L: Moves<P>, P>(function: &str) -> OfSet<L> {
    assert!(["attacks_of_set", "attacks_by_fill"].contains(&function), "{function}");
    |set, color, occupancy| set.attacks_by::<P>(color, occupancy)
}
