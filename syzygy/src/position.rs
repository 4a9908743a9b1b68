//! The trait of positions that can be probed.

use quadrille::{Bitboard, BitboardLayout, Color, Square};

use crate::Role;

/// A position that can be probed, in any numbering of the squares.
///
/// Positions of shakmaty and cozy-chess implement it behind the features `shakmaty` and `cozy-chess`, and so does
/// [`Placement`](crate::Placement); for a type of your own it takes a few lines. The position must be legal;
/// otherwise the result is meaningless.
///
/// ```
/// use quadrille::layouts::Ring;
/// use quadrille::{Bitboard, Color};
/// use quadrille_syzygy::{Collection, Position, Prober, Role, Wdl};
///
/// /// A king each.
/// struct Kings([Bitboard<Ring>; 2]);
///
/// impl Position for Kings {
///     type Layout = Ring;
///
///     fn turn(&self) -> Color {
///         Color::White
///     }
///
///     fn men(&self, color: Color, role: Role) -> Bitboard<Ring> {
///         if role == Role::King { self.0[color as usize] } else { Bitboard::EMPTY }
///     }
/// }
///
/// let prober = Prober::new(Collection::<&[u8]>::default());
/// let kings = Kings([Ring::E1.bitboard(), Ring::E8.bitboard()]);
/// assert_eq!(prober.probe_wdl(&kings), Ok(Wdl::Draw));
/// ```
pub trait Position {
    /// The numbering of its squares: [`Lerf`](quadrille::layouts::Lerf) for a1 = 0, b1 = 1, ...
    type Layout: BitboardLayout;

    /// The side to move.
    fn turn(&self) -> Color;

    /// The men of a side and kind.
    fn men(&self, color: Color, role: Role) -> Bitboard<Self::Layout>;

    /// The square behind a pawn that has just made a double step, even if no pawn can capture there.
    fn en_passant(&self) -> Option<Square<Self::Layout>> {
        None
    }

    /// Returns whether a side may still castle. Tables do not have such positions.
    fn has_castling_rights(&self) -> bool {
        false
    }

    /// The plies played since the last capture or pawn move.
    fn halfmove_clock(&self) -> u32 {
        0
    }
}
