//! Positions of cozy-chess.

use quadrille::layouts::Lerf;
use quadrille::{Bitboard, Color, Square};

use crate::{Position, Role};

/// ```
/// use quadrille_syzygy::{Prober, Wdl};
///
/// let prober = Prober::open(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data"))?;
/// let board: cozy_chess::Board = "8/8/8/8/8/4k3/8/R3K3 w - - 0 1".parse().unwrap();
/// assert_eq!(prober.probe_wdl(&board)?, Wdl::Win);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl Position for cozy_chess::Board {
    type Layout = Lerf;

    fn turn(&self) -> Color {
        Color::ALL[self.side_to_move() as usize]
    }

    #[inline]
    fn men(&self, color: Color, role: Role) -> Bitboard<Lerf> {
        // Both crates name colours and pieces in one order.
        let color = cozy_chess::Color::ALL[color as usize];
        let piece = cozy_chess::Piece::ALL[role as usize];
        Bitboard::new(self.colored_pieces(color, piece).0)
    }

    fn en_passant(&self) -> Option<Square<Lerf>> {
        let rank = if self.turn() == Color::White { 5 } else { 2 };
        Square::from_coords(cozy_chess::Board::en_passant(self)? as u8, rank)
    }

    fn has_castling_rights(&self) -> bool {
        cozy_chess::Color::ALL.into_iter().any(|color| {
            let rights = self.castle_rights(color);
            rights.short.is_some() || rights.long.is_some()
        })
    }

    fn halfmove_clock(&self) -> u32 {
        self.halfmove_clock().into()
    }
}
