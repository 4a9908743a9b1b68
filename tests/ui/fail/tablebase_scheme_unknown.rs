quadrille::index! {
    board: 8 x 8;
    scheme: syzigy;
    KRvK;
}

fn main() {}
