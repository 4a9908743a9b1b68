quadrille::index! {
    board: 8 x 8;
    KPvKP: syzygy(sequence: PKpk);
}

fn main() {}
