quadrille::index! {
    board: 8 x 8;
    KRBvK: syzygy(order: last);
}

fn main() {}
