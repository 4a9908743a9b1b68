//! The number of pairs, by their total and by the men.

quadrille::layout! {
    pub struct Board {
        board: 3 x 3,
        number: rank * 3 + file,
        pieces: { knight: N },
        pairs: { Threats: { attacks: { knight: [knight] }, count: 65 } },
    }
}

fn main() {
    let _ = Board;
}
