//! Edges that wrap, and tables of the squares between two, which rays that end at edges make.

quadrille::layout! {
    pub struct Board {
        board: 3 x 3,
        number: rank * 3 + file,
        wrap: files,
        geometry: compact,
    }
}

fn main() {
    let _ = Board;
}
