// Sets of single lines are for bitboards of 64 bits.

quadrille::layout! {
    pub struct Wide {
        board: 10 x 8,
        number: rank * 10 + file,
        pieces: { rook: R },
        sliders: { method: magic, sets: per_line },
    }
}

fn main() {}
