quadrille::index! {
    board: 8 x 8;
    KRvK: syzygy(sequence: "K R k");
}

fn main() {}
