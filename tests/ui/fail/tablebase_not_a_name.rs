quadrille::index! {
    board: 8 x 8;
    scheme: exact;
    pub 8;
}

fn main() {}
