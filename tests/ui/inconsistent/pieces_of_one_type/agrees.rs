//! The types of two pieces.

quadrille::layout! {
    pub struct Board {
        board: 3 x 3,
        number: rank * 3 + file,
        pieces: { gold: WfF as quadrille::piece::Gold, silver: FfW as quadrille::piece::Silver },
    }
}

fn main() {
    let _ = Board;
}
