//! The attacks of kings on kings.

quadrille::layout! {
    pub struct Board {
        board: 3 x 3,
        number: rank * 3 + file,
        pieces: { king: K },
        pairs: { Threats: { attacks: [{ king: [king] }, { king: [pawn] }] } },
    }
}

fn main() {
    let _ = Board;
}
