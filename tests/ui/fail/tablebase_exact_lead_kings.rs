quadrille::index! {
    board: 8 x 8;
    KRvK: exact(leads: KR);
}

fn main() {}
