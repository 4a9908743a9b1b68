quadrille::index! {
    board: 8 x 8;
    KRvK;
}

fn main() {}
