quadrille::index! {
    board: 8 x 8;
    scheme: naive(skip: 1);
    KRvK;
}

fn main() {}
