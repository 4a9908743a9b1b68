quadrille::layout! {
    pub struct Name {
        board: 8 x 8,
        number: rank * 8 + file where 0 < file < 3,
    }
}

quadrille::layout! {
    pub struct Other {
        board: 12 x 12,
        number: rank * 12 + file where file > 0,
    }
}

fn main() {
    let _ = (Name::B1, Other::B1);
}
