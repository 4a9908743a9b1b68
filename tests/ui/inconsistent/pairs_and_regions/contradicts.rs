//! The regions, by `regions` and by `pairs`.

quadrille::layout! {
    pub struct Board {
        board: 3 x 3,
        number: rank * 3 + file,
        regions: { place: "a1-b2" },
        pieces: { king: K },
        pairs: { Threats: { squares: { king: palace }, attacks: { king: any } } },
    }
}

fn main() {
    let _ = Board;
}
