use quadrille::{Bitboard, Color, piece};

quadrille::layout! {
    struct Name {
        board: 5 x 5,
        number: rank * 5 + file,
        pieces: { gold: WfF as quadrille::piece::Gold },
    }
}

fn main() {
    let _ = Name::A1.attacks::<piece::Gold>(Bitboard::EMPTY);
    let _ = Name::A1.attacks_by::<piece::Lance>(Color::White, Bitboard::EMPTY);
}
