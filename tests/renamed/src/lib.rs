//! Descriptions that say where the `quadrille` crate is: under another name, and re-exported.
//!
//! A package of its own, since a renamed dependency on oneself is ignored.
#![deny(warnings)]

/// Where an engine might keep its dependencies.
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

/// Through a re-export, on a type of one's own.
#[derive(board::Layout)]
#[layout(crate = crate::engine::geometry, board = 3 x 3, number = rank * 3 + file)]
pub struct Derived;

#[cfg(test)]
mod tests {
    use super::*;
    use board::{Bitboard, Square};

    #[test]
    fn renamed_layouts_work() {
        assert_eq!(Renamed::A1.rook_attacks(Bitboard::EMPTY).count(), 14);
        assert_eq!(Reexported::A1.bishop_attacks(Bitboard::EMPTY).names().to_string(), "b2 c3 d4");
        assert_eq!(Derived::C3.number(), Square::<Derived>::from_coords(2, 2).unwrap().number());
    }
}
