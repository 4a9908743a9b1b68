quadrille::index! {
    board: 8 x 8;
    KRRvK: syzygy(sequence: RRKk);
}

fn main() {}
