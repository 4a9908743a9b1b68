quadrille::index! {
    board: 8;
    scheme: exact;
    KRvK;
}

fn main() {}
