quadrille::layout! {
    pub struct Name {
        board: 3 x 3,
        number: [
            6 7 8
            3 4 5 9
            0 1 2
        ],
    }
}

fn main() {}
