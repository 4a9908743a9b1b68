//! The names of two files, which differ in more than case.

quadrille::layout! {
    pub struct Board {
        board: 3 x 3,
        number: rank * 3 + file,
        names: { files: ["a", "b", "A"] },
    }
}

fn main() {
    let _ = Board;
}
