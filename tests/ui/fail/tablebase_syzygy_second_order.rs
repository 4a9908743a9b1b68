quadrille::index! {
    board: 8 x 8;
    KPvK: syzygy(order: 0, order2: 1);
}

fn main() {}
