//! Looks a rook and a bishop up in the committed layouts: `tests/layouts/linked.rs` counts the bytes of its constants.

use quadrille::layouts::{A8, FileMajor, Gray, H1, Lerf, Pinwheel, Ring, Rotary, Turntable, W};
use quadrille::{Bitboard, BitboardLayout, Chess, Square};

fn attacked<L: Chess + BitboardLayout<Word = u64>>(number: u8, occupied: u64) -> u64 {
    let (square, occupied) = (Square::<L>::new(number & 63), Bitboard::new(occupied));
    square.map_or(0, |from| (from.rook_attacks(occupied) | from.bishop_attacks(occupied)).word())
}

fn main() -> std::process::ExitCode {
    let count = std::env::args().count();
    let (number, occupied) = (count as u8, (count as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let attacked = [
        attacked::<Lerf>,
        attacked::<A8>,
        attacked::<H1>,
        attacked::<FileMajor>,
        attacked::<Gray>,
        attacked::<Ring>,
        attacked::<Rotary>,
        attacked::<Pinwheel>,
        attacked::<Turntable>,
        attacked::<W>,
    ]
    .map(|attacked| attacked(number, occupied));
    let all = attacked.into_iter().fold(0, |all, set| all ^ set);
    std::process::ExitCode::from(all.count_ones() as u8)
}
