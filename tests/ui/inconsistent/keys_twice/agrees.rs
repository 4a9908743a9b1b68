//! The objective of circuits.

quadrille::layout! {
    pub struct Board {
        board: 3 x 3,
        number: rank * 3 + file,
        optimise: latency,
        geometry: compact,
    }
}

fn main() {
    let _ = Board;
}
