//! Descriptions that say where the `quadrille` crate is: under another name, and re-exported.
//!
//! It is a separate package, since a renamed dependency on oneself is ignored.
#![deny(warnings)]

#[macro_use]
#[path = "../../support/each_method.rs"]
mod each_method;
pub mod hostile;

/// A module in which an engine might keep its dependencies.
pub mod engine {
    pub use board as geometry;
}

board::layout! {
    /// Through the new name.
    pub struct Renamed {
        crate: ::board,
        board: 8 x 8,
        number: rank * 8 + file,
        pieces: { rook: R, king: K },
    }

    /// Through a re-export.
    pub struct Reexported {
        crate: crate::engine::geometry,
        board: 4 x 5,
        number: file * 5 + rank,
        pieces: { bishop: B },
    }
}

/// A user's own type, through a re-export.
#[derive(board::Layout)]
#[layout(crate = crate::engine::geometry, board = 3 x 3, number = rank * 3 + file)]
pub struct Derived;

/// The engine's own set.
#[derive(board::Convert)]
#[quadrille(crate = ::board, bitboard = Renamed)]
pub struct Set(pub u64);

/// The engine's own squares.
#[derive(board::Convert, Debug, PartialEq)]
#[quadrille(square = Derived, crate = crate::engine::geometry)]
#[allow(missing_docs)]
#[rustfmt::skip]
pub enum Own { A1, B1, C1, A2, B2, C2, A3, B3, C3 }

#[cfg(test)]
mod tests {
    use super::*;
    use board::{Bitboard, Square};

    #[test]
    fn renamed_layouts_work() {
        assert_eq!(Renamed::A1.rook_attacks(Bitboard::EMPTY).count(), 14);
        assert_eq!(Reexported::A1.bishop_attacks(Bitboard::EMPTY).names().to_string(), "b2 c3 d4");
        assert_eq!(Own::from(Derived::C3), Own::C3);
        assert_eq!(Bitboard::from(Set(1)), Renamed::A1.bitboard());
        assert_eq!(Derived::C3.number(), Square::<Derived>::from_coords(2, 2).unwrap().number());
    }
}
