//! Pieces as types, for generic code that asks a layout for their attacks.

mod of_squares;

use crate::board::SquareBoard;
use crate::chess_squares::ChessSquares;
use crate::look_ups::Moves;

/// A layout that has the attacks of the piece `P`, one of the types in [`piece`](crate::piece) or
/// one that the description names (`archbishop: BN as crate::Archbishop`). It has the piece's moves and
/// x-rays as well.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no attacks for the piece `{P}`",
    note = "a layout has those of the pieces that its description names: `pieces: {{ rook: R, ... }}`",
    note = "in generic code, a layout has those of the pieces that its bounds name: `L: Attacks<{P}>`",
    note = "if the description names it and its attacks differ by colour, or its moves differ from its captures, write `attacks_by::<{P}>(color, ...)`"
)]
pub trait Attacks<P>: Moves<P> {}

/// A layout of orthodox chess: it has the attacks, moves and x-rays of all its pieces and the names of
/// its [squares](ChessSquares), and its board is square.
///
/// ```
/// use quadrille::{Bitboard, Chess, Square, layouts::W};
/// fn rook_moves<L: Chess>(square: Square<L>, all: Bitboard<L>, own: Bitboard<L>) -> Bitboard<L> {
///     square.rook_attacks(all) & !own
/// }
/// /// Returns whether White, with nothing between, castles on the king's side.
/// fn may_castle<L: Chess>(all: Bitboard<L>) -> bool {
///     (L::E1.between(L::H1) & all).is_empty()
/// }
/// assert_eq!(rook_moves(W::A1, W::A3 | W::B1, W::B1.bitboard()), W::A2 | W::A3);
/// assert!(may_castle(W::E1 | W::H1));
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a layout of orthodox chess",
    label = "bitboards, and the attacks of rook, bishop, queen, knight and king, are needed here",
    note = "a layout of chess has a square board, numbers without holes or `bitboard: u64`, and `pieces: {{ rook: R, bishop: B, queen: Q, knight: N, king: K }}`",
    note = "generic code asks for one: `L: Chess`"
)]
pub trait Chess:
    Attacks<Rook>
    + Attacks<Bishop>
    + Attacks<Queen>
    + Attacks<Knight>
    + Attacks<King>
    + ChessSquares
    + SquareBoard
{
}

// The error of a layout that lacks something names this trait, and not each of its parts.
#[diagnostic::do_not_recommend]
impl<L> Chess for L where
    L: Attacks<Rook>
        + Attacks<Bishop>
        + Attacks<Queen>
        + Attacks<Knight>
        + Attacks<King>
        + ChessSquares
        + SquareBoard
{
}

macro_rules! pieces {
    ($($(#[$doc:meta])* $name:ident)*) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub enum $name {}
    )* };
}

// Types without values: they are only ever named.
pieces! {
    /// Betza `R`: rides (0,1).
    Rook
    /// Betza `B`: rides (1,1).
    Bishop
    /// Betza `Q`: rook or bishop.
    Queen
    /// Betza `N`: leaps (1,2).
    Knight
    /// Betza `K`: leaps (0,1) or (1,1).
    King
    /// Betza `BN`: bishop or knight, the archbishop (princess, janus).
    Archbishop
    /// Betza `RN`: rook or knight, the chancellor (empress, marshal).
    Chancellor
    /// Betza `QN`: queen or knight.
    Amazon
    /// Betza `NN`: rides (1,2).
    Nightrider
    /// Betza `BW`: bishop or one step straight: shogi's promoted bishop.
    DragonHorse
    /// Betza `RF`: rook or one step aslant: shogi's promoted rook.
    DragonKing
    /// Betza `W`: leaps (0,1).
    Wazir
    /// Betza `F`: leaps (1,1).
    Ferz
    /// Betza `D`: leaps (0,2).
    Dabbaba
    /// Betza `A`: leaps (2,2).
    Alfil
    /// Betza `C`: leaps (1,3).
    Camel
    /// Betza `Z`: leaps (2,3).
    Zebra
    /// Betza `G`: leaps (3,3).
    Tripper
    /// Betza `H`: leaps (0,3).
    Threeleaper
    /// Betza `WfF`: shogi's gold general.
    Gold
    /// Betza `FfW`: shogi's silver general, makruk's khon.
    Silver
    /// Betza `fN`: shogi's knight.
    ShogiKnight
    /// Betza `fR`: shogi's lance.
    Lance
    /// Betza `fW`: shogi's pawn.
    ShogiPawn
    /// Betza `mRcpR`: xiangqi's cannon; `pR`: janggi's.
    Cannon
    /// Betza `nN`: the horse of xiangqi and janggi.
    Horse
    /// Betza `nA`: xiangqi's elephant; `nZ`: janggi's.
    Elephant
    /// A piece that stays in the palace, at the general's side.
    Advisor
    /// The piece that must not be captured, in its palace.
    General
    /// Xiangqi's and janggi's soldier, and pawns that do not move as chess's do.
    Soldier
    /// A man of draughts, in moves without captures.
    Man
    /// A man of draughts, in captures.
    ManJump
    /// A king of draughts, in captures.
    KingJump
    /// Betza `WAD`: Omega chess's champion.
    Champion
    /// Betza `FC`: Omega chess's wizard.
    Wizard
}
