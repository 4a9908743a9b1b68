quadrille::index! {
    board: 8 x 8;
    KRBvK: syzygy(order: 2);
}

fn main() {}
