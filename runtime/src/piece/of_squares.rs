//! Attacks from a square, by the names and the types of pieces.

use super::{Attacks, Bishop, King, Knight, Queen, Rook};
use crate::board::{Bitboard, BitboardLayout, Layout, Square};
use crate::color::Color;
use crate::index::constant::of;

/// # Attacks
///
/// Pieces have methods by their names, leapers and riders also by their types in [`piece`](crate::piece). `attacks`
/// and the methods of sliders use instructions of the target if the layout's method has some (`sliders: pext`),
/// which const functions cannot.
impl<L: Layout> Square<L> {
    /// The squares that a pawn of this colour attacks from here.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Color};
    /// assert_eq!(Lerf::E4.pawn_attacks(Color::White).names().to_string(), "d5 f5");
    /// ```
    #[doc(alias("get_pawn_attacks"))]
    #[inline(always)]
    pub const fn pawn_attacks(self, color: Color) -> Bitboard<L>
    where
        L: BitboardLayout,
    {
        Bitboard::from_word_unchecked(*of(self.index(), &L::PAWN_ATTACKS[color as usize]))
    }

    /// The squares to which a pawn of this colour steps from here if they are empty.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Color};
    /// assert_eq!(Lerf::E7.pawn_pushes(Color::Black).names().to_string(), "e6");
    /// ```
    #[doc(alias("pawn_push", "get_pawn_quiets"))]
    #[inline(always)]
    pub const fn pawn_pushes(self, color: Color) -> Bitboard<L>
    where
        L: BitboardLayout,
    {
        Bitboard::from_word_unchecked(*of(self.index(), &L::PAWN_PUSHES[color as usize]))
    }

    /// The squares that a rook attacks from here.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// let occupancy = Lerf::A3.bitboard() | Lerf::C1.bitboard();
    /// assert_eq!(Lerf::A1.rook_attacks(occupancy).names().to_string(), "b1 c1 a2 a3");
    /// ```
    #[doc(alias("get_rook_moves", "get_rook_moves_const"))]
    #[inline(always)]
    pub fn rook_attacks(self, occupancy: Bitboard<L>) -> Bitboard<L>
    where
        L: Attacks<Rook>,
    {
        self.attacks::<Rook>(occupancy)
    }

    /// The squares that a bishop attacks from here.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// let occupancy = Lerf::C3.bitboard();
    /// assert_eq!(Lerf::A1.bishop_attacks(occupancy).names().to_string(), "b2 c3");
    /// ```
    #[doc(alias("get_bishop_moves"))]
    #[inline(always)]
    pub fn bishop_attacks(self, occupancy: Bitboard<L>) -> Bitboard<L>
    where
        L: Attacks<Bishop>,
    {
        self.attacks::<Bishop>(occupancy)
    }

    /// The squares that a queen attacks from here.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// let occupancy = Lerf::A2.bitboard() | Lerf::B1.bitboard() | Lerf::C3.bitboard();
    /// assert_eq!(Lerf::A1.queen_attacks(occupancy).names().to_string(), "b1 a2 b2 c3");
    /// ```
    #[doc(alias("get_queen_moves"))]
    #[inline(always)]
    pub fn queen_attacks(self, occupancy: Bitboard<L>) -> Bitboard<L>
    where
        L: Attacks<Queen>,
    {
        self.attacks::<Queen>(occupancy)
    }

    /// The squares that a knight attacks from here.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// assert_eq!(Lerf::A1.knight_attacks().names().to_string(), "c2 b3");
    /// ```
    #[doc(alias("get_knight_moves"))]
    #[inline(always)]
    pub const fn knight_attacks(self) -> Bitboard<L>
    where
        L: Attacks<Knight>,
    {
        self.attacks_by::<Knight>(Color::White, Bitboard::EMPTY)
    }

    /// The squares that a king attacks from here.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// assert_eq!(Lerf::A1.king_attacks(), Lerf::A1.neighbours());
    /// ```
    #[doc(alias("get_king_moves"))]
    #[inline(always)]
    pub const fn king_attacks(self) -> Bitboard<L>
    where
        L: Attacks<King>,
    {
        self.attacks_by::<King>(Color::White, Bitboard::EMPTY)
    }

    /// The squares that the piece `P` attacks from here; `occupancy` holds all pieces on the board.
    ///
    /// Like [`look_up`](Self::look_up), it uses instructions of the target if the layout's method has some. Const
    /// functions call [`attacks_by`](Self::attacks_by), or the layout's own, such as `Lerf::rook_attacks(square,
    /// occupancy)`.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, piece, Bitboard};
    /// let occupancy = Lerf::A3.bitboard() | Lerf::C1.bitboard();
    /// let attacks = Lerf::A1.attacks::<piece::Rook>(occupancy);
    /// assert_eq!(attacks, Lerf::A1.rook_attacks(occupancy));
    /// assert_eq!(attacks.names().to_string(), "b1 c1 a2 a3");
    /// ```
    #[inline(always)]
    pub fn attacks<P>(self, occupancy: Bitboard<L>) -> Bitboard<L>
    where
        L: Attacks<P>,
    {
        self.look_up::<P>(Color::White, occupancy)
    }

    /// The squares that the piece `P` attacks from here on the empty board. They tell which pieces may pin or
    /// check at all, without regard to the pieces in between.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, piece, Bitboard};
    /// assert_eq!(Lerf::A1.attacks_empty::<piece::Rook>(), Lerf::A1.rook_attacks(Bitboard::EMPTY));
    /// assert_eq!(Lerf::A1.attacks_empty::<piece::Rook>().count(), 14);
    /// ```
    #[doc(alias("pseudo_attacks", "get_rook_rays", "get_bishop_rays"))]
    #[inline(always)]
    pub const fn attacks_empty<P>(self) -> Bitboard<L>
    where
        L: Attacks<P>,
    {
        self.attacks_empty_by::<P>(Color::White)
    }

    /// X-rays of the sliding piece `P` on this square: squares newly attacked once the first blocker on each line is removed.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, piece};
    /// let occupancy = Lerf::A3.bitboard() | Lerf::A5.bitboard() | Lerf::H1.bitboard();
    /// assert_eq!(Lerf::A1.xrays::<piece::Rook>(occupancy), Lerf::A4 | Lerf::A5);
    /// ```
    #[doc(alias("x_ray", "xray", "rook_xrays", "bishop_xrays", "queen_xrays"))]
    #[inline(always)]
    pub const fn xrays<P>(self, occupancy: Bitboard<L>) -> Bitboard<L>
    where
        L: Attacks<P>,
    {
        self.xrays_by::<P>(Color::White, occupancy)
    }
}
