quadrille::index! {
    board: 8 x 8;
    scheme: syzygy(sequense: KRk);
    KRvK;
}

fn main() {}
