quadrille::index! {
    board: 8 x 8;
    scheme: syzygy(K3);
    KRRvK;
}

fn main() {}
