quadrille::index! {
    board: 2 x 2;
    kings: touching;
    scheme: exact;
    KRBvKN;
}

fn main() {}
