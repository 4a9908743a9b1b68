//! Positions of shakmaty.

use quadrille::layouts::Lerf;
use quadrille::{Bitboard, Color, Square};
use shakmaty::{EnPassantMode, Position as _};

use crate::{Position, Role};

/// ```
/// use quadrille_syzygy::{Prober, Wdl};
/// use shakmaty::{CastlingMode, Chess, fen::Fen};
///
/// let prober = Prober::open(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data"))?;
/// let fen: Fen = "8/8/8/8/8/4k3/8/R3K3 w - - 0 1".parse()?;
/// let position: Chess = fen.into_position(CastlingMode::Standard)?;
/// assert_eq!(prober.probe_wdl(&position)?, Wdl::Win);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl Position for shakmaty::Chess {
    type Layout = Lerf;

    fn turn(&self) -> Color {
        if shakmaty::Position::turn(self).is_white() { Color::White } else { Color::Black }
    }

    #[inline]
    fn men(&self, color: Color, role: Role) -> Bitboard<Lerf> {
        let color = shakmaty::Color::from_white(color.is_white());
        // Both crates name roles in one order.
        let role = shakmaty::Role::ALL[role as usize];
        Bitboard::new(self.board().by_piece(role.of(color)).0)
    }

    fn en_passant(&self) -> Option<Square<Lerf>> {
        // The prober finds out if a pawn can capture there.
        let square = self.ep_square(EnPassantMode::Always)?;
        Square::new(u8::from(square))
    }

    fn has_castling_rights(&self) -> bool {
        !self.castles().is_empty()
    }

    fn halfmove_clock(&self) -> u32 {
        self.halfmoves()
    }
}
