//! The squares of the board, by `board` and by `pairs`.

quadrille::layout! {
    pub struct Board {
        board: 3 x 3,
        number: rank * 3 + file,
        pieces: { king: K },
        pairs: { Threats: { squares: { king: "a1-b2" }, attacks: { king: any } } },
    }
}

fn main() {
    let _ = Board;
}
