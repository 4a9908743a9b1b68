use quadrille::layouts::Xiangqi;
use quadrille::{Bitboard, piece};

fn main() {
    let _ = Xiangqi::E0.attacks::<piece::Nightrider>(Bitboard::EMPTY);
}
