quadrille::index! {
    board: 8 x 8;
    kings: ordinary;
    scheme: syzygy;
    Qv;
}

fn main() {}
