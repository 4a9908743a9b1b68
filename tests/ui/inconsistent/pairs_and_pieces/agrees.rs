//! The men, by `pieces` and by `pairs`.

quadrille::layout! {
    pub struct Board {
        board: 3 x 3,
        number: rank * 3 + file,
        pieces: { knight: N },
        pairs: { Threats: { attacks: { knight: any } } },
    }
}

fn main() {
    let _ = Board;
}
