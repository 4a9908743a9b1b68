quadrille::index! {
    board: 8 x 8;
    scheme: syzygy;
    KRvR;
}

fn main() {}
