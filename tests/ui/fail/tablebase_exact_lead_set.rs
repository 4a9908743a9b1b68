quadrille::index! {
    board: 8 x 8;
    kings: touching;
    KRRRvK: exact(leads: RR);
}

fn main() {}
