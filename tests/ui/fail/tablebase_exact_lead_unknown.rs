quadrille::index! {
    board: 8 x 8;
    kings: touching;
    KRvK: exact(leads: Kq);
}

fn main() {}
