quadrille::index! {
    board: 8 x 8;
    pieces: KQr;
    scheme: exact;
    KQvK;
}

fn main() {}
