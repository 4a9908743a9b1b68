quadrille::index! {
    board: 8 x 8;
    pieces: KMR;
    forward: M;
    scheme: syzygy;
    KMvKR;
}

fn main() {}
