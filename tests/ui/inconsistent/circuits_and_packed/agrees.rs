//! The bits of a number in a packed position, by `packed` and by a circuit.

quadrille::layout! {
    pub struct Board {
        board: 4 x 4,
        number: rank * 4 + file,
        index: { hi: 2, lo: 2 },
        packed: pieces,
        circuits: { packed: { flip_diagonal: "x >> 2 & each(3) | (x & each(3)) << 2" } },
    }
}

fn main() {
    let _ = Board;
}
