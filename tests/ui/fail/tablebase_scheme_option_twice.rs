quadrille::index! {
    board: 8 x 8;
    scheme: syzygy(order: 0, order: 1);
    KRBvK;
}

fn main() {}
