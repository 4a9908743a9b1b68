//! The magics of a ride that two pieces share.

quadrille::layout! {
    pub struct Board {
        board: 1 x 3,
        number: rank,
        pieces: { rook: R, tower: B as crate::Tower },
        magics: { rook: [0x4000000000000000 >> 63, 1 >> 63, 0x4000000000000000 >> 63], tower: [1 >> 63, 1 >> 63, 1 >> 63] },
    }
}

pub enum Tower {}

fn main() {
    let _ = Board;
}
