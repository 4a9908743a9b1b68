//! The names of two squares.

quadrille::layout! {
    pub struct Board {
        board: 2 x 2,
        number: rank * 2 + file,
        names: { squares: ["1 2" "3 1"] },
    }
}

fn main() {
    let _ = Board;
}
