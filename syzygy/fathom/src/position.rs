//! A position as Fathom takes it: a set for each colour and a set for each kind of men.

use quadrille_syzygy::{Bitboard, Color, Lerf, Position, Role, Square};

/// Bitboards numbered a1 = 0, b1 = 1, and the rest of a position.
pub struct Men {
    /// White's men and Black's.
    pub colors: [u64; 2],
    /// Pawns, knights, bishops, rooks, queens and kings of both sides, in the order of [`Role`].
    pub roles: [u64; 6],
    /// Plies since the last capture or pawn move.
    pub rule50: u32,
    /// The square behind a pawn that has just made a double step, or 0.
    pub ep: u32,
    /// True if White is to move.
    pub white_to_move: bool,
}

impl Men {
    /// Returns whether a move captures en passant: a pawn leaves its file for the square of the double step.
    pub fn is_en_passant(&self, from: Square<Lerf>, to: Square<Lerf>) -> bool {
        self.en_passant() == Some(to)
            && from.file() != to.file()
            && Bitboard::<Lerf>::new(self.roles[Role::Pawn as usize]).contains(from)
    }
}

impl Position for Men {
    type Layout = Lerf;

    fn turn(&self) -> Color {
        if self.white_to_move { Color::White } else { Color::Black }
    }

    fn men(&self, color: Color, role: Role) -> Bitboard<Lerf> {
        Bitboard::new(self.colors[color as usize] & self.roles[role as usize])
    }

    fn en_passant(&self) -> Option<Square<Lerf>> {
        // 0 is a1, where no en passant capture is possible.
        (self.ep != 0).then(|| Square::try_from(self.ep as u8).ok()).flatten()
    }

    fn halfmove_clock(&self) -> u32 {
        self.rule50
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A white pawn on e5 and a black one that has just come to d5.
    #[test]
    fn captures_en_passant() {
        let pawns = 1 << Lerf::E5.number() | 1 << Lerf::D5.number();
        let men = Men {
            colors: [1 << Lerf::E5.number() | 1 << Lerf::C5.number(), 1 << Lerf::D5.number()],
            roles: [pawns, 0, 1 << Lerf::C5.number(), 0, 0, 0],
            rule50: 0,
            ep: u32::from(Lerf::D6.number()),
            white_to_move: true,
        };
        assert!(men.is_en_passant(Lerf::E5, Lerf::D6));
        assert!(!men.is_en_passant(Lerf::E5, Lerf::E6));
        assert!(!men.is_en_passant(Lerf::C5, Lerf::D6), "a bishop captures nothing there");
    }
}
