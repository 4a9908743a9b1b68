quadrille::index! {
    board: 8 x 8;
    scheme: exact;
    KXvK;
}

fn main() {}
