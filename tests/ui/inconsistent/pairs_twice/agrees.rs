//! The set of pairs `Threats`.

quadrille::layout! {
    pub struct Board {
        board: 3 x 3,
        number: rank * 3 + file,
        pieces: { king: K },
        pairs: { Threats: { attacks: { king: [king] } }, Moves: { attacks: { king: any } } },
    }
}

fn main() {
    let _ = Board;
}
