quadrille::index! {
    board: 8 x 8 where (file + rank) % 2 == 0
    scheme: exactly;
    KRvK;
}

fn main() {}
