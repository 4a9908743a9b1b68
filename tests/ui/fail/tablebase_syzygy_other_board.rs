quadrille::index! {
    board: 10 x 8;
    scheme: syzygy;
    KRvK;
}

fn main() {}
