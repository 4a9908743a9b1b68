quadrille::index! {
    board: 8 x 8;
    pieces: KQRBNPA;
    scheme: exact;
    KAvK, KCvK;
}

fn main() {}
