quadrille::index! {
    board: 8 x 8;
    scheme: exact;
    KXvK, QvK;
    KRvK: perfect;
}

fn main() {}
