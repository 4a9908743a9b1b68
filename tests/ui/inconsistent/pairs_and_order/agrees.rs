//! The squares that men go to, by their movements and by `order`.

quadrille::layout! {
    pub struct Board {
        board: 3 x 3,
        number: rank * 3 + file,
        pieces: { knight: N, king: K },
        pairs: { Threats: { attacks: { knight: any, king: any }, order: [kind, squares] } },
    }
}

fn main() {
    let _ = Board;
}
