quadrille::index! {
    board: 2 x 2;
    scheme: exact;
    KvK;
}

fn main() {}
