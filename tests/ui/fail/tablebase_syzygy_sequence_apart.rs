quadrille::index! {
    board: 8 x 8;
    KRRBBvK: syzygy(sequence: KkRBRB);
}

fn main() {}
