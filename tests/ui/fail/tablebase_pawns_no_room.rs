quadrille::index! {
    board: 8 x 2;
    kings: touching;
    scheme: exact;
    KPvK;
}

fn main() {}
