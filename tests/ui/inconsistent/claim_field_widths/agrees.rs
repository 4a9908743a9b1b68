//! The widths of two fields, by `index` and by a claim that exchanges them.

quadrille::layout! {
    pub struct Board {
        board: 4 x 4,
        number: rank * 4 + file,
        index: { hi: 2, lo: 2 },
        symmetry: { flip_diagonal: hi <-> lo },
    }
}

fn main() {
    let _ = Board;
}
