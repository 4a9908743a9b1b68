quadrille::index! {
    board: 11 x 11 where file - rank <= 5 && rank - file <= 5;
    directions: { north: (0, +1), up: (+1, +1) };
    scheme: exact;
    KRvK;
}

fn main() {}
