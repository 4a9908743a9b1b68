quadrille::index! {
    board: 12 x 12;
    scheme: exact;
    KRvK;
}

fn main() {}
