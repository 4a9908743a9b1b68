//! The objective of circuits.

quadrille::layout! {
    pub struct Board {
        board: 3 x 3,
        number: rank * 3 + file,
        optimise: latency,
        optimise: throughput,
    }
}

fn main() {
    let _ = Board;
}
