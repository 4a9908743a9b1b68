use quadrille::layouts::X88;
use quadrille::{Bitboard, Square};

fn main() {
    let square: Square<X88> = X88::E4;
    let _: Bitboard<X88> = square.bitboard();
}
