quadrille::index! {
    board: 8 x 8;
    KRRRvK: exact(leads: RRR);
}

fn main() {}
