quadrille::index! {
    board: 8 x 8;
    scheme: syzygy(order);
    KRvK;
}

fn main() {}
