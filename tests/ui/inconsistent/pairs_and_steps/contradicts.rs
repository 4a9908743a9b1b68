//! The numbers of moves, by `order` and by `numbers`.

quadrille::layout! {
    pub struct Board {
        board: 3 x 3,
        number: rank * 3 + file,
        pieces: { king: K },
        pairs: {
            Moves: {
                attacks: { king: any },
                order: [kind, squares, step],
                numbers: dense,
            },
        },
    }
}

fn main() {
    let _ = Board;
}
