quadrille::index! {
    board: 8 x 8;
    KRPvK: exact(leads: KkR);
}

fn main() {}
