quadrille::index! {
    board: 8 x 8;
    scheme: kings(skip);
    KRvK;
}

fn main() {}
